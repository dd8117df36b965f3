import { isField, type Method, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { allMappings, type StatementMapping } from '../bodies/body-mapping.js';
import { Bindings, isParameter, isReference } from '../../facts/bindings.js';
import { onlySetsNamesake } from './set-namesakes.js';
import type { VariableEvidence } from './variable-evidence.js';

/** A parameter that stands where another one stood. */
export interface ParameterUse {
  readonly one: VariableDeclaration;
  readonly other: VariableDeclaration;
  /** In so many mapped statements. */
  readonly statements: number;
}

/**
 * Which parameter became which, for all that the statements say in which one stands where another one stood (3,632 made-up lists and bodies):
 *
 *     note(label); draw(label, 3);   ->   note(width); draw(width, 3);            label -> width
 *     note(label); draw(label, 3);   ->   note(width); draw(lamp, 3);             neither, if both are new
 *     note(label); draw(label, 3);   ->   note(width); draw(this.size, 3);        neither; with two statements beside the field, label -> width
 *
 * `gone`, `fresh`: those of the two lists that no name pairs, in the order of the lists; `likely`: which of them are one for all that types and places say.
 */
export function parametersInBodies(
  gone: Iterable<VariableDeclaration>,
  fresh: Iterable<VariableDeclaration>,
  likely: ReadonlyMap<VariableDeclaration, VariableDeclaration>,
  evidence: VariableEvidence,
): readonly ParameterUse[] {
  const others = [...fresh];
  const all = [...gone];
  const uses = all.flatMap((one) =>
    others.flatMap((other) => {
      const [first, ...more] = statementsWith(one, other, evidence);
      return first ? [{ one, other, statements: 1 + more.length, start: first.before.span.start }] : [];
    }),
  );
  uses.sort((x, y) => x.start - y.start);
  const known = new Set([...all, ...others]);
  const clear = undisputed(uses);
  return [...clear, ...besideSettled(uses, clear, likely)].filter((use) => isUndisturbed(use, known, evidence));
}

/** The mapped statements in which the one stands for the other. */
function statementsWith(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): readonly StatementMapping[] {
  return [...new Set(evidence.between(one, other).map(({ mapping }) => mapping))];
}

/**
 * Those that share neither end with another one. What shares an end with an earlier one, in the order of the statements, takes that one away, and does not count itself:
 *
 *     note(label); draw(label); sort(mark);   ->   note(width); draw(lamp); sort(lamp);      mark -> lamp
 */
function undisputed(uses: readonly ParameterUse[]): readonly ParameterUse[] {
  const counted: ParameterUse[] = [];
  const disputed = new Set<ParameterUse>();
  for (const use of uses) {
    const rivals = counted.filter((rival) => sharesEnd(use, rival));
    if (rivals.length === 0) counted.push(use);
    else rivals.forEach((rival) => disputed.add(rival));
  }
  return counted.filter((use) => !disputed.has(use));
}

/**
 * Two statements tell more than others that say of one of the two that it is (was) a parameter which is likely another one, and stands for that, too.
 */
function besideSettled(
  uses: readonly ParameterUse[],
  clear: readonly ParameterUse[],
  likely: ReadonlyMap<VariableDeclaration, VariableDeclaration>,
): readonly ParameterUse[] {
  const settled = new Set(uses.filter(({ one, other }) => likely.get(one) === other).flatMap(({ one, other }) => [one, other]));
  if (settled.size === 0) return [];
  const isSettled = ({ one, other }: ParameterUse): boolean => settled.has(one) || settled.has(other);
  return uses.filter((use) => {
    if (use.statements < 2 || isSettled(use) || clear.includes(use)) return false;
    return uses.every((rival) => rival === use || !sharesEnd(rival, use) || (isSettled(rival) && !clear.includes(rival)));
  });
}

function sharesEnd(use: ParameterUse, rival: ParameterUse): boolean {
  return use.one === rival.one || use.other === rival.other;
}

/**
 * What else the two stand for, or what stands for them: another parameter of the lists, or a variable that is gone or new, says that they are not one; a field, a
 * variable that is in both bodies, or whatever else has a name, that it takes two statements. Those of their own names say nothing.
 */
function isUndisturbed(
  { one, other, statements }: ParameterUse,
  known: ReadonlySet<VariableDeclaration>,
  evidence: VariableEvidence,
): boolean {
  const { before, after } = evidence;
  const strangers = [
    ...evidence.from(one).map((sighting) => ({ stranger: sighting.after, method: before, name: one.name })),
    ...evidence.to(other).map((sighting) => ({ stranger: sighting.before, method: after, name: other.name })),
  ].filter(({ stranger, name }) => !known.has(stranger) && stranger.name !== name);
  const lists = new Set([...before.parameters, ...after.parameters]);
  if (strangers.some(({ stranger }) => lists.has(stranger))) return false;
  if (strangers.some(({ stranger, method }) => stranger.kind === 'local' && !hasLocal(method, stranger))) return false;
  return (
    statements > 1 || (strangers.length === 0 && !standsForUnknown(one, other, evidence) && !onlySetsNamesake(one, other, evidence, 'own'))
  );
}

/** `note(label);` -> `note(SIZE);`, `note(tray.size);` where nobody knows what that is. */
function standsForUnknown(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  const [from, to] = [Bindings.of(evidence.before), Bindings.of(evidence.after)];
  return allMappings(evidence.body.mappings).some(({ replacements }) =>
    replacements.some(({ before, after }) => {
      const [was, is] = [isReference(before) ? from.resolve(before) : null, isReference(after) ? to.resolve(after) : null];
      return (was === one && is === null && isNamed(after)) || (is === other && was === null && isNamed(before));
    }),
  );
}

const isNamed = (expression: Expression): boolean => isReference(expression) || expression.kind === 'fieldAccess';

/** What a parameter became, if that is a new variable of the body: under another name in two statements at least. */
export function becameLocal(one: VariableDeclaration, evidence: VariableEvidence): boolean {
  const became = evidence.from(one);
  if (became.length === 0 || !became.every(({ after }) => isLocalOf(after) && !hasLocal(evidence.before, after))) return false;
  return became.some(({ after }) => after.name === one.name) || new Set(became.map(({ mapping }) => mapping)).size > 1;
}

/** What a parameter was, if that is a variable of the body which is gone. */
export function wasLocal(other: VariableDeclaration, evidence: VariableEvidence): boolean {
  const was = evidence.to(other);
  return was.length > 0 && was.every(({ before }) => isLocalOf(before) && !hasLocal(evidence.after, before));
}

/** Whether a parameter became a new variable of the body, or was one that is gone, in any statement. */
export function touchesLocals(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  return (
    evidence.from(one).some(({ after }) => isLocalOf(after) && !hasLocal(evidence.before, after)) ||
    evidence.to(other).some(({ before }) => isLocalOf(before) && !hasLocal(evidence.after, before))
  );
}

function isLocalOf(variable: VariableDeclaration): boolean {
  return !isParameter(variable) && !isField(variable);
}

function hasLocal(method: Method, { name }: VariableDeclaration): boolean {
  return Bindings.of(method).locals.some((local) => local.name === name);
}

/** A parameter that is another parameter of the other version in any statement became no local variable, and was none. */
export function standsForParameter(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  const { before, after } = evidence;
  return (
    (isParameter(one) && evidence.from(one).some((sighting) => after.parameters.includes(sighting.after))) ||
    (isParameter(other) && evidence.to(other).some((sighting) => before.parameters.includes(sighting.before)))
  );
}
