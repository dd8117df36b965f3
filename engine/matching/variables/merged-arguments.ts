import type { VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { isReference, type Bindings } from '../../facts/bindings.js';

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

function without(list: readonly Expression[], others: readonly Expression[]): readonly Expression[] {
  const texts = new Set(others.map(({ text }) => text));
  return list.filter(({ text }) => !texts.has(text));
}

export function variableOf(expression: Expression, bindings: Bindings): VariableDeclaration | null {
  return isReference(expression) ? bindings.resolve(expression) : null;
}
