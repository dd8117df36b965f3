import type { VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { isReference, type Bindings } from '../../facts/bindings.js';
import type { StatementMapping } from '../bodies/body-mapping.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';

/** A variable that is handed on where several were. */
export interface MergedArguments {
  readonly mapping: StatementMapping;
  readonly one: VariableDeclaration;
  /** At least two, in their order. */
  readonly parts: readonly VariableDeclaration[];
}

/**
 * The whole statement, unless it assigns, hands on `plot` where it handed on `width` and `height`, alone or beside what it hands on as before; where it handed
 * on more than two, something else has to be handed on as before.
 *
 *     fence(width, height);                 ->   fence(plot);
 *     fence(garden, width, height, depth);  ->   fence(garden, plot);      but not   fence(width, height, depth);   ->   fence(plot);
 */
export function mergedArguments(
  mapping: StatementMapping,
  names: { readonly before: Bindings; readonly after: Bindings },
): MergedArguments | null {
  const { before, after } = mapping;
  const [a, b] = [wrappedExpression(before), wrappedExpression(after)];
  if (before.expressions[0]?.kind === 'assignment' || !a || !b) return null;
  const together = handedTogether(a, b, { many: names.before, single: names.after });
  return together?.isPlain ? { mapping, one: together.one, parts: together.parts } : null;
}

/** Several variables that one call is handed where another one of its name is handed a single variable. */
export interface HandedTogether {
  readonly one: VariableDeclaration;
  /** At least two, in their order. */
  readonly parts: readonly VariableDeclaration[];
  /** The first of them where the call is handed it. */
  readonly first: Expression;
  /** They are two, or something else is handed on as before. */
  readonly isPlain: boolean;
  /** Something that is handed on as before comes first. */
  readonly isBehind: boolean;
}

/** `many`: the call with the several variables. */
export function handedTogether(
  many: Expression,
  single: Expression,
  names: { readonly many: Bindings; readonly single: Bindings },
): HandedTogether | null {
  if (many.kind !== single.kind || many.label !== single.label || (many.kind !== 'invocation' && many.kind !== 'creation')) return null;
  const [given, instead] = [many.arguments ?? [], single.arguments ?? []];
  const [goneOnes, freshOnes] = [without(given, instead), without(instead, given)];
  const [only, ...more] = freshOnes;
  const one = only && more.length === 0 ? variableOf(only, names.single) : null;
  const parts = goneOnes.flatMap((name) => variableOf(name, names.many) ?? []);
  const [first] = goneOnes;
  if (!one || !first || parts.length !== goneOnes.length || parts.length < 2) return null;
  return { one, parts, first, isPlain: parts.length === 2 || goneOnes.length < given.length, isBehind: given[0] !== first };
}

/** Whether two variables whose declarations are mapped stand for one another in a statement before `mapping`, too. */
export type SpokenOfBefore = (before: VariableDeclaration, after: VariableDeclaration, mapping: StatementMapping) => boolean;

/**
 * Locals that are handed on as one variable, and are all gone, did not become that variable one by one, however alike one of them was declared, unless it was
 * spoken of before that (asked of the peer with 1,608 methods; what is done later, and which of them it is, says nothing).
 *
 *     Bed bed = make(Bed.class); Row row = make(Row.class); plant(bed, row);   ->   Bed plot = make(Bed.class); plant(plot);      no rename of `bed`
 *     … plant(bed, row); water(row);                                           ->   … plant(plot); water(row);                    a rename
 *     … bed.dig(); plant(bed, row);                                            ->   … plot.dig(); plant(plot);                    a rename
 */
export function withoutMerged(
  partners: ReadonlyMap<VariableDeclaration, VariableDeclaration>,
  merged: readonly MergedArguments[],
  isSpokenOf: SpokenOfBefore,
): Map<VariableDeclaration, VariableDeclaration> {
  const left = new Map(partners);
  for (const { mapping, one, parts } of merged) {
    if (parts.some((part) => part.kind !== 'local' || (partners.get(part) ?? one) !== one || isSpokenOf(part, one, mapping))) continue;
    for (const part of parts) left.delete(part);
  }
  return left;
}

function without(list: readonly Expression[], others: readonly Expression[]): readonly Expression[] {
  const texts = new Set(others.map(({ text }) => text));
  return list.filter(({ text }) => !texts.has(text));
}

export function variableOf(expression: Expression, bindings: Bindings): VariableDeclaration | null {
  return isReference(expression) ? bindings.resolve(expression) : null;
}
