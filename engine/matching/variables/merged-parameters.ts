import type { Method, VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { normalizedDistance } from '../../text/similarity.js';
import { allMappings, type BodyMapping, type Replacement, type StatementMapping } from '../bodies/body-mapping.js';
import { Bindings, isParameter, isReference } from '../../facts/bindings.js';
import { isLiteral, withoutCast } from '../../facts/expressions/covering.js';
import { wholeCall } from '../../facts/wrapped-expressions.js';
import type { VariableEvidence } from './variable-evidence.js';
import { smallest } from '../../text/lists.js';

export type MergerDirection = 'merge' | 'split';

export const DIRECTIONS: readonly MergerDirection[] = ['merge', 'split'];

/** Parameters in whose place one stands, or the reverse. */
export interface ParameterMerger {
  readonly direction: MergerDirection;
  readonly one: VariableDeclaration;
  /** In the order in which the statements name them. */
  readonly several: readonly VariableDeclaration[];
}

/** How the one stands for the several; what one way says of a parameter does not add to what another says. */
type Way = 'call' | 'field' | 'list';

/**
 * Which parameters one parameter gives out or stands for, by the statements of two bodies:
 *
 *     note(width); draw(height, 3);   ->   note(size.width()); draw(size.height(), 3);      calls of it, at two places at least
 *     note(width); draw(height, 3);   ->   note(size.width); draw(size.height, 3);          its fields; not in the other direction
 *     draw(width, height, 3);         ->   draw(size, 3);                                   itself, where the rest of the list stayed
 *     note(width); draw(height, 3);   ->   int height = size.height(); note(size.width()); draw(height, 3);      and variables that hold its calls
 *
 * A call that is all that a declared variable holds (`int d = size.depth();`), or a lambda gives, is none of them.
 */
export function mergersIn(evidence: VariableEvidence, direction: MergerDirection): readonly ParameterMerger[] {
  const { beforeNames, afterNames } = evidence.body;
  // what was handed to an extracted method is not what the other one was given
  if (beforeNames.size + afterNames.size > 0) return [];
  // not those of a method around an anonymous type that reads them
  const own = new Set([...evidence.before.parameters, ...evidence.after.parameters]);
  const sides = sidesOf(evidence.before, evidence.after, direction, (variable) => own.has(variable));
  const found = new Mergers(direction);
  for (const given of givenIn(evidence.body, sides)) found.add(given);
  for (const { one, part } of heldInLocals(evidence, sides)) found.add({ way: 'call', one, parts: [part] });
  return found.all();
}

/** What one variable gives out in one place, or stands for. */
export interface Given {
  readonly way: Way;
  readonly one: VariableDeclaration;
  readonly parts: readonly VariableDeclaration[];
}

/** What all places together say. */
export class Mergers {
  readonly #found = new Map<VariableDeclaration, Map<Way, Set<VariableDeclaration>>>();

  constructor(readonly direction: MergerDirection) {}

  add({ way, one, parts }: Given): void {
    const ways = this.#found.get(one) ?? new Map<Way, Set<VariableDeclaration>>();
    ways.set(way, new Set([...(ways.get(way) ?? []), ...parts]));
    this.#found.set(one, ways);
  }

  all(): readonly ParameterMerger[] {
    return [...this.#found].flatMap(([one, ways]) => {
      const several = [...ways.values()].find((parts) => parts.size > 1);
      return several ? [{ direction: this.direction, one, several: [...several] }] : [];
    });
  }
}

/** The side of the several and that of the one, and which variables are looked at. */
interface Sides {
  readonly direction: MergerDirection;
  readonly many: Bindings;
  readonly single: Bindings;
  readonly counts: (variable: VariableDeclaration) => boolean;
}

export function sidesOf(before: Method, after: Method, direction: MergerDirection, counts: Sides['counts']): Sides {
  const [many, single] = direction === 'merge' ? [before, after] : [after, before];
  return { direction, many: Bindings.of(many), single: Bindings.of(single), counts };
}

/** What the mapped statements of two bodies say, in their order. */
export function* givenIn({ mappings }: BodyMapping, sides: Sides): Iterable<Given> {
  for (const mapping of allMappings(mappings)) {
    if (mapping.identical || (sides.direction === 'merge' && mapping.replacements.some(isForgotten))) continue;
    const pairs = replacedPairs(mapping);
    const given = pairs.flatMap((pair) => givenOut(mapping, pair, sides) ?? []);
    for (const { way, one, part } of nearestFirst(mapping, given)) yield { way, one, parts: [part] };
    for (const pair of pairs) {
      const list = inLists(pair, sides);
      if (list) yield { way: 'list', one: list.one, parts: list.several };
    }
  }
}

/** A literal took the place of a variable: then the statement says nothing of the others. */
function isForgotten({ before, after }: Replacement): boolean {
  return before.kind === 'name' && isSaid(after);
}

interface ReplacedPair {
  readonly before: Expression;
  readonly after: Expression;
  /** The two statements consist of them. */
  readonly whole: boolean;
}

function replacedPairs({ before, after, beforeExpression, afterExpression, replacements }: StatementMapping): readonly ReplacedPair[] {
  const isPart = beforeExpression !== null || afterExpression !== null;
  const [a, b] = isPart ? [null, null] : [listOf(before), listOf(after)];
  const replaced = replacements
    .filter((one) => one.before !== a)
    .map((one) => ({ before: one.before, after: one.after, whole: one.before.parent?.kind === 'lambda' }));
  return a && b ? [...replaced, { before: a, after: b, whole: true }] : replaced;
}

/** The call that a statement consists of, `this(…)` included. */
function listOf(statement: Statement): Expression | null {
  const [only] = statement.expressions;
  return only?.kind === 'constructorInvocation' ? only : wholeCall(statement);
}

function variableOf(expression: Expression, bindings: Bindings, { counts }: Sides): VariableDeclaration | null {
  const variable = isReference(expression) ? bindings.resolve(expression) : null;
  return variable && counts(variable) ? variable : null;
}

/** `size` of `size.width()` and `size.width`. */
function askedOf({ kind, receiver }: Expression, sides: Sides): { readonly way: Way; readonly one: VariableDeclaration } | null {
  if (!receiver || (kind !== 'invocation' && kind !== 'fieldAccess')) return null;
  const one = variableOf(receiver, sides.single, sides);
  return one && { way: kind === 'invocation' ? 'call' : 'field', one };
}

interface GivenOut {
  readonly way: Way;
  readonly one: VariableDeclaration;
  readonly part: VariableDeclaration;
  readonly pair: ReplacedPair;
}

/** `width` and `size.width()`; `this(width)` and `this(size.width())` say nothing: there the whole list does. */
function givenOut({ before: { kind, variables } }: StatementMapping, pair: ReplacedPair, sides: Sides): GivenOut | null {
  const { direction } = sides;
  const [first, instead] = direction === 'merge' ? [pair.before, pair.after] : [pair.after, pair.before];
  const asked = askedOf(instead, sides);
  const part = asked && variableOf(first, sides.many, sides);
  if (!part || pair.before.parent?.kind === 'lambda' || kind === 'constructorInvocation') return null;
  const isGiven = asked.way === 'field' ? direction === 'merge' : variables.every(({ initializer }) => initializer !== pair.before);
  return isGiven ? { ...asked, part, pair } : null;
}

/**
 * `int height = size.height();` where `height` is a parameter on the other side, whatever is done with it. Of one that was split, what such a variable
 * became under another name, too.
 */
function* heldInLocals(evidence: VariableEvidence, sides: Sides): Iterable<Pick<GivenOut, 'one' | 'part'>> {
  const { direction, many, single } = sides;
  for (const local of single.locals) {
    if (local.kind !== 'local' || !local.initializer) continue;
    const asked = askedOf(withoutCast(local.initializer), sides);
    if (asked?.way !== 'call') continue;
    const became = direction === 'split' ? evidence.from(local).map(({ after }) => after) : [];
    const [other] = became;
    const part = many.method.parameters.find(({ name }) => name === local.name) ?? (became.every((each) => each === other) ? other : null);
    if (part && isParameter(part)) yield { one: asked.one, part };
  }
}

/** In the order in which they bring the one statement nearer to the other. */
function nearestFirst({ before, after }: StatementMapping, given: readonly GivenOut[]): readonly GivenOut[] {
  if (given.length < 2) return given;
  const distances = new Map(
    given.map((one) => {
      const { textStart, textEnd } = one.pair.before;
      const replaced = before.text.slice(0, textStart) + one.pair.after.text + before.text.slice(textEnd);
      return [one, normalizedDistance(replaced, after.text)];
    }),
  );
  return [...given].sort((x, y) => (distances.get(x) ?? 0) - (distances.get(y) ?? 0));
}

/**
 * `draw(width, height, 3)` and `draw(size, 3)`; of several that became one also `draw(size.all(), 3)` and, where that is all of the statement,
 * `draw(size, 4)`. What is made anew stands for two neighbours alone, and only as all of a statement; one parameter is split there where the last comes first (below).
 */
function inLists({ before, after, whole }: ReplacedPair, sides: Sides): Omit<ParameterMerger, 'direction'> | null {
  const { direction, many, single } = sides;
  if (before.kind !== after.kind || before.label !== after.label) return null;
  const [all, rest] = direction === 'merge' ? [before.arguments, after.arguments] : [after.arguments, before.arguments];
  if (!LISTS.has(before.kind) || !all || !rest) return null;
  const merges = direction === 'merge';
  const [gone, fresh] = withoutLiterals(without(all, rest), without(rest, all), whole && merges);
  const several = (merges || !whole ? gone : lastFirst(before, after, gone, fresh)).flatMap((one) => variableOf(one, many, sides) ?? []);
  if (all.length !== rest.length && (whole || !merges)) {
    const given = givenTogether(gone, fresh, sides);
    if (given && new Set(several).size > 1) return { one: given, several };
  }
  const [only, ...more] = fresh;
  if (!only || more.length > 0 || several.length !== gone.length || new Set(several).size < 2) return null;
  const given = merges ? askedOf(only, sides) : null;
  if (given?.way === 'call') return { one: given.one, several };
  const one = variableOf(only, single, sides);
  if (!one) return null;
  const isSure = merges ? areNeighbours(gone, all) : isParameter(one) && several[0] !== variableOf(gone[0] as Expression, many, sides);
  return before.kind !== 'creation' || (whole && isSure) ? { one, several } : null;
}

/**
 * Of what one was split into (1,400 made-up changes) the last comes first where something stays in front of them all, no other one brings
 * the statement nearer, and the first begins with another letter, so that the texts are the same up to where it stands:
 *
 *     draw(3, size);   ->   draw(3, top, height);      height, top
 */
function lastFirst(
  before: Expression,
  after: Expression,
  several: readonly Expression[],
  [one]: readonly Expression[],
): readonly Expression[] {
  const last = several.at(-1);
  if (!last || !one || after.arguments?.[0] === several[0] || last.text[0] === several[0]?.text[0]) return several;
  const [start, end] = [one.textStart - before.textStart, one.textEnd - before.textStart];
  const distanceOf = ({ text }: Expression): number =>
    normalizedDistance(before.text.slice(0, start) + text + before.text.slice(end), after.text);
  const others = several.slice(0, -1);
  const nearest = smallest(others.map(distanceOf));
  return distanceOf(last) <= nearest ? [last, ...others] : several;
}

/** `width, height` and `size.width(), size.height(), 3`: beside calls of the one nothing but names and literals came or went. */
function givenTogether(gone: readonly Expression[], fresh: readonly Expression[], sides: Sides): VariableDeclaration | null {
  const asked = fresh.flatMap((one) => askedOf(one, sides) ?? []);
  const [given] = asked;
  if (!given || asked.length < 2 || asked.some(({ one, way }) => one !== given.one || way !== 'call')) return null;
  const isPlain = (one: Expression): boolean => one.kind === 'name' || isLiteral(one);
  return gone.every(isPlain) && fresh.every((one) => isPlain(one) || askedOf(one, sides)) ? given.one : null;
}

const LISTS: ReadonlySet<Expression['kind']> = new Set(['invocation', 'superInvocation', 'constructorInvocation', 'creation']);

/** A literal that says something; `null` does not. */
function isSaid(expression: Expression): boolean {
  return isLiteral(expression) && expression.kind !== 'null';
}

function without(list: readonly Expression[], others: readonly Expression[]): readonly Expression[] {
  const texts = new Set(others.map(({ text }) => text));
  return list.filter(({ text }) => !texts.has(text));
}

/** Without the literals of both, when they are as many and `apart` is set. */
function withoutLiterals(
  list: readonly Expression[],
  others: readonly Expression[],
  apart: boolean,
): readonly [readonly Expression[], readonly Expression[]] {
  const rest = [list, others].map((all) => all.filter((one) => !isSaid(one))) as [Expression[], Expression[]];
  return apart && list.length - rest[0].length === others.length - rest[1].length ? rest : [list, others];
}

/** Two that follow each other. */
function areNeighbours([one, other, ...more]: readonly Expression[], all: readonly Expression[]): boolean {
  return one !== undefined && other !== undefined && more.length === 0 && all.indexOf(other) === all.indexOf(one) + 1;
}
