import type { Method, VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { Bindings, isReference } from '../../facts/bindings.js';
import { withoutCast } from '../../facts/expressions/covering.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { allMappings, type BodyMapping, type StatementMapping } from '../bodies/body-mapping.js';
import type { VariableEvidence } from './variable-evidence.js';

export type MergerDirection = 'merge' | 'split';

export const DIRECTIONS: readonly MergerDirection[] = ['merge', 'split'];

/** Variables in whose place one stands, or the reverse. */
export interface Merger {
  readonly direction: MergerDirection;
  readonly one: VariableDeclaration;
  /** In the order in which the statements name them. */
  readonly several: readonly VariableDeclaration[];
}

/** How the one stands for the several; what one way says of a variable does not add to what another says. */
type Way = 'call' | 'field' | 'list';

/**
 * Which parameters one parameter gives out or stands for, by the mapped statements of two bodies:
 *
 *     note(width); draw(height, 3);   ->   note(size.width()); draw(size.height(), 3);      projections of it: calls, fields
 *     draw(width, height, 3);         ->   draw(size, 3);                                   itself, where the rest of the list stayed
 *     note(width); draw(height, 3);   ->   int height = size.height(); note(size.width()); draw(height, 3);      variables that hold its calls
 */
export function parameterMergers(evidence: VariableEvidence, direction: MergerDirection): readonly Merger[] {
  const { body, before, after } = evidence;
  // what was handed to an extracted method is not what the other one was given
  if (body.beforeNames.size + body.afterNames.size > 0) return [];
  // not those of a method around an anonymous type that reads them
  const own = new Set([...before.parameters, ...after.parameters]);
  const sides = sidesOf(before, after, direction, (variable) => own.has(variable) || variable.kind === 'local');
  const found = new Mergers(direction);
  for (const given of givenIn(body, sides)) found.add(given);
  for (const given of heldInLocals(sides)) found.add(given);
  // of what stands for a local variable, too, nobody knows what else it stands for
  return found.all().filter(({ one, several }) => own.has(one) && several.every((part) => own.has(part)));
}

/** The same of a local variable and all others that are gone (new) where it is new (gone). */
export function variableMergers(
  evidence: VariableEvidence,
  direction: MergerDirection,
  gone: ReadonlySet<VariableDeclaration>,
  fresh: ReadonlySet<VariableDeclaration>,
): readonly Merger[] {
  const sides = sidesOf(evidence.before, evidence.after, direction, (variable) => gone.has(variable) || fresh.has(variable));
  const found = new Mergers(direction);
  for (const given of givenIn(evidence.body, sides)) found.add(given);
  return found.all().filter(({ one }) => one.kind !== 'parameter');
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

  all(): readonly Merger[] {
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
    if (mapping.identical) continue;
    for (const [several, one] of replacedPairs(mapping, sides.direction)) {
      const given = projection(several, one, sides) ?? together(several, one, sides);
      if (given) yield given;
    }
  }
}

/** What was replaced in a statement, the side of the several first; the expressions that the two consist of, too. */
function replacedPairs(mapping: StatementMapping, direction: MergerDirection): readonly (readonly [Expression, Expression])[] {
  const { before, after, beforeExpression, afterExpression, replacements } = mapping;
  const [a, b] = beforeExpression || afterExpression ? [null, null] : [wholeList(before), wholeList(after)];
  const pairs = replacements.filter((one) => one.before !== a).map((one) => [one.before, one.after] as const);
  const all = a && b ? [...pairs, [a, b] as const] : pairs;
  return direction === 'merge' ? all : all.map(([one, other]) => [other, one] as const);
}

/** What a statement consists of, `this(…)` included. */
function wholeList(statement: StatementMapping['before']): Expression | null {
  const [only] = statement.expressions;
  return only?.kind === 'constructorInvocation' ? only : wrappedExpression(statement);
}

function variableOf(expression: Expression, bindings: Bindings, { counts }: Sides): VariableDeclaration | null {
  const variable = isReference(expression) ? bindings.resolve(expression) : null;
  return variable && counts(variable) ? variable : null;
}

/** `width` and `size.width()`, `size.width`; not where `width` held what is asked for now, `int width = plot.width();`: that was inlined. */
function projection(several: Expression, one: Expression, sides: Sides): Given | null {
  const part = variableOf(several, sides.many, sides);
  if (part?.initializer && part.initializer.kind === one.kind && part.initializer.label === one.label) return null;
  const projected = part && projectedFrom(one, sides);
  return projected && { ...projected, parts: [part] };
}

/** `size` of `size.width()` and `size.width`. */
function projectedFrom({ kind, receiver }: Expression, sides: Sides): Pick<Given, 'way' | 'one'> | null {
  if (!receiver || (kind !== 'invocation' && kind !== 'fieldAccess')) return null;
  const one = variableOf(receiver, sides.single, sides);
  return one && { way: kind === 'invocation' ? 'call' : 'field', one };
}

/** `draw(width, height, 3)` and `draw(size, 3)`; `draw(size.all(), 3)` where several became one. */
function together(several: Expression, single: Expression, sides: Sides): Given | null {
  if (several.kind !== single.kind || several.label !== single.label) return null;
  const [all, rest] = [several.arguments, single.arguments];
  if (!LISTS.has(several.kind) || !all || !rest || all.length <= rest.length) return null;
  const [gone, fresh] = [without(all, rest), without(rest, all)];
  const parts = gone.flatMap((one) => variableOf(one, sides.many, sides) ?? []);
  const [only, ...more] = fresh;
  if (!only || more.length > 0 || parts.length !== gone.length || new Set(parts).size < 2) return null;
  const one = variableOf(only, sides.single, sides) ?? projectedFrom(only, sides)?.one;
  return one ? { way: 'list', one, parts } : null;
}

const LISTS: ReadonlySet<Expression['kind']> = new Set(['invocation', 'superInvocation', 'constructorInvocation', 'creation']);

function without(list: readonly Expression[], others: readonly Expression[]): readonly Expression[] {
  const texts = new Set(others.map(({ text }) => text));
  return list.filter(({ text }) => !texts.has(text));
}

/** `int height = size.height();` where `height` is a parameter on the other side, whatever is done with it. */
function* heldInLocals(sides: Sides): Iterable<Given> {
  for (const { kind, name, initializer } of sides.single.locals) {
    const projected = kind === 'local' && initializer ? projectedFrom(withoutCast(initializer), sides) : null;
    const part = projected && sides.many.method.parameters.find((parameter) => parameter.name === name);
    if (part && sides.counts(part)) yield { ...projected, parts: [part] };
  }
}
