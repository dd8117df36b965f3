import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { StatementMapping } from '../matching/body-mapping.js';
import { withParentheses, withoutParentheses, type SameExpressions } from '../matching/covering.js';
import { memberName } from '../matching/expression-facts.js';
import { isHandedOtherThings, nameSorts } from '../matching/handed-other-things.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import type { BodyChange } from './body-changes.js';
import type { ExtractionDirection, ValueReadings } from './value-readings.js';
import { NO_SUBSTITUTION, substitutedExpression } from '../matching/substitution.js';
import { stripped } from './variable-values.js';

/**
 * Whether a call on the variable asks for something else than the call on its value did (5,500 made-up changes by what the variable holds, what the call is
 * handed, where it stands, in both directions):
 *
 *     find(key).fill(many);           ->   Pot pot = find(key); pot.fill(3);              nothing, as in reverse; with `many` for a number it is Extract Variable
 *     Pot pot = find(key); return pot.fill(3);         ->   return find(key).fill(4);     nothing, whatever is handed; the reverse is Extract Variable
 *     Pot pot = find(key); show(pot.fill(size()));     ->   show(find(key).fill(depth()));     nothing for two calls; the reverse is Extract Variable
 *     this.sum = pots.lid.fill(3);    ->   Lid lid = pots.lid; this.sum = lid.fill(4);    nothing of a member, as in reverse
 *     Pot pot = find(key); pot.fill(3);                ->   sum = find(key).fill(3);      not put in where something is set now, or no more
 */
export function isAskedWithOthers(
  mapping: StatementMapping,
  uses: readonly Expression[],
  standing: readonly Expression[],
  variable: VariableDeclaration,
  change: BodyChange,
  values: ValueReadings,
  direction: ExtractionDirection,
): boolean {
  const [mine, theirs] = [askingFor(uses), askingFor(standing)];
  if (!mine || !theirs || !variable.initializer) return false;
  const same = sameIn(change, values, direction);
  const held = withoutParentheses(variable.initializer);
  if (direction === 'extract') return isTakenForAnother({ mapping, before: theirs, after: mine, same, change }, held);
  return isPutInAnother({ mapping, before: mine, after: theirs, same, change }, held);
}

/** Two calls that were found where the value stands and where the variable does. */
interface Requests {
  readonly mapping: StatementMapping;
  readonly before: Expression;
  readonly after: Expression;
  readonly same: SameExpressions;
  readonly change: BodyChange;
}

function isTakenForAnother(requests: Requests, held: Expression): boolean {
  const { mapping, after: call } = requests;
  const place = placeOf(call, mapping.after);
  if (!areOfOneName(requests)) return held.kind === 'fieldAccess' && isEnclosed(place) && !mapping.after.composite;
  const changed = changedArguments(requests);
  if (changed.length === 0 || held.kind === 'cast') return false;
  if (held.kind === 'fieldAccess' && isEnclosed(place) && !mapping.after.composite && changed.some(isSeenAsAnother)) return true;
  if (held.kind === 'creation') return false;
  return isSetElsewhere(requests) || (place === 'alone' && isAnotherRequest(requests, changed));
}

function isPutInAnother(requests: Requests, held: Expression): boolean {
  const { mapping, before: call, after: instead, change } = requests;
  const place = placeOf(call, mapping.before);
  if (place === 'returned' && placeOf(instead, mapping.after) !== place) return false;
  if (!areOfOneName(requests)) {
    if (place === 'returned') return isAnotherAnswer(call, instead, held);
    return isEnclosed(place) && (held.kind === 'fieldAccess' || held.kind === 'cast');
  }
  const changed = changedArguments(requests);
  if (changed.length === 0) return held.kind !== 'cast' && isSetOnOneSide(requests);
  if (held.kind === 'cast') return isEnclosed(place) && changed.some((pair) => !areOfOneMaking(pair));
  if (held.kind === 'fieldAccess' && isEnclosed(place) && changed.some(isSeenAsAnother)) return true;
  if (isSetElsewhere(requests)) return true;
  if (place === 'returned' && held.kind !== 'fieldAccess') return !changed.some(([one]) => isKeptLocal(one, change));
  if (held.kind === 'invocation' && isEnclosed(place) && changed.some((pair) => pair.every(isInvocation))) return true;
  return (
    place === 'alone' &&
    isAnotherRequest(
      requests,
      changed.map(([one, other]) => [other, one]),
    )
  );
}

/** The call on the only one of some expressions. */
function askingFor([one, ...more]: readonly Expression[]): Expression | null {
  const inner = one && withParentheses(one);
  const call = inner?.parent;
  return call?.kind === 'invocation' && call.receiver === inner && more.length === 0 ? call : null;
}

/** Expressions of the two versions that read alike, with what was handed to a method in the place of its parameters. */
function sameIn({ body }: BodyChange, values: ValueReadings, direction: ExtractionDirection): SameExpressions {
  const { beforeNames = NO_SUBSTITUTION, afterNames = NO_SUBSTITUTION } = body ?? {};
  return (one, other) => {
    const [own, foreign] = direction === 'extract' ? [other, one] : [one, other];
    return (
      stripped(own.text) === values.plainText(foreign) ||
      substitutedExpression(one, beforeNames) === substitutedExpression(other, afterNames)
    );
  };
}

const isInvocation = ({ kind }: Expression): boolean => kind === 'invocation';

function isKeptLocal({ kind, label }: Expression, { before, after }: BodyChange): boolean {
  return kind === 'name' && nameSorts(before, after)(label) === 'kept';
}

/** `changed`: what was handed where the value stands, and where the variable does. */
function isAnotherRequest({ mapping, before, after, same, change }: Requests, changed: readonly Pair[]): boolean {
  if (isHandedOtherThings(before, after, same, nameSorts(change.before, change.after))) return true;
  return mapping.before.kind === 'expression' && changed.some(isMadeForIt);
}

/** Under another name, or with more: `return pot.fill(key, 3);` and `return find(key).fill(3);` */
function isAnotherAnswer(mine: Expression, theirs: Expression, { arguments: given }: Expression): boolean {
  if (mine.label !== theirs.label) return true;
  return (given?.length ?? 0) > 0 && (mine.arguments?.length ?? 0) > (theirs.arguments?.length ?? 0);
}

/** The variable is handed an object or a lambda where a name, or a member, was handed in its place. */
function isMadeForIt([plain, named]: Pair): boolean {
  return (named.kind === 'creation' || named.kind === 'lambda') && (plain.kind === 'name' || plain.kind === 'fieldAccess');
}

/** `sum = pot.fill(3);` and `rest = pot.fill(3);` */
function isSetElsewhere({ mapping: { before, after }, same }: Requests): boolean {
  const [one, other] = [before, after].map(({ kind, expressions }) => (kind === 'expression' ? expressions[0] : undefined));
  if (one?.kind !== 'assignment' || other?.kind !== 'assignment') return false;
  const [target, instead] = [one.children[0], other.children[0]];
  return target !== undefined && instead !== undefined && !same(target, instead) && memberName(target) !== memberName(instead);
}

/** Where a call stands: it is all that is done, or declared; it is given back; something is set to it; it stands in something else. */
type Place = 'alone' | 'returned' | 'set' | 'inside';

function placeOf(call: Expression, statement: Statement): Place {
  if (wrappedExpression(statement) !== call) return 'inside';
  if (statement.kind === 'return') return 'returned';
  return call.parent?.kind === 'assignment' ? 'set' : 'alone';
}

function isEnclosed(place: Place): boolean {
  return place === 'set' || place === 'inside';
}

/** `pot.fill(3);` and `sum = pot.fill(3);` */
function isSetOnOneSide({ mapping, before, after }: Requests): boolean {
  if (mapping.before.kind !== 'expression' || mapping.after.kind !== 'expression') return false;
  return placeOf(before, mapping.before) !== placeOf(after, mapping.after);
}

type Pair = readonly [one: Expression, other: Expression];

function areOfOneName({ before, after }: Requests): boolean {
  return before.label === after.label && before.arguments?.length === after.arguments?.length;
}

/** What a call of one name is handed instead of what it was handed. */
function changedArguments({ before, after, same }: Requests): readonly Pair[] {
  return (before.arguments ?? []).flatMap((one, i): readonly Pair[] => {
    const other = after.arguments?.[i];
    return !other || same(one, other) ? [] : [[one, other]];
  });
}

/** Objects of one type. */
function areOfOneMaking([one, other]: Pair): boolean {
  return one.kind === 'creation' && other.kind === 'creation' && one.label === other.label;
}

/** Of a member; objects stand for one another. */
function isSeenAsAnother([one, other]: Pair): boolean {
  if (one.kind === other.kind && (one.kind === 'creation' || one.kind === 'classLiteral')) return false;
  return !(one.kind === 'invocation' && other.kind !== 'invocation');
}
