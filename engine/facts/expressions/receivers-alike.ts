import type { Expression } from '../../model/expression.js';
import { areAskedOfTheSame, areHandedTheSame, isTypeName, withoutParentheses, type SameExpressions } from './covering.js';
import { receiverOf } from './expression-facts.js';

/**
 * Whether calls are made on what comes to the same: what differs in types alone, or was asked of the same under another name and handed the same:
 *
 *     new Box(n).fill(a)   ->   new Bin(n).pack(a)
 *     Box.of().fill(a)     ->   Bin.of().pack(a)
 *     box(n).fill(a)       ->   bin(n).pack(a)        but not   box().fill(a)   ->   bin().pack(a)
 */
export function areAskedAlike(a: Expression | null, b: Expression | null, same: SameExpressions): boolean {
  if (!a || !b || a.kind !== b.kind) return false;
  if (differsInTypes(a, b, same)) return true;
  return isCall(a) && a.arguments?.length !== 0 && areHandedTheSame(a, b, same) && areAskedOfTheSame(a, b, same);
}

/** Asked of the same, where that is not the object itself, or both of that. */
export function haveOneReceiver(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [receiverA, receiverB] = [receiverOf(a), receiverOf(b)];
  if (!receiverA || !receiverB) return receiverA === receiverB;
  return same(receiverA, receiverB);
}

/** The same but for types that are made, cast to, or asked themselves. */
function differsInTypes(one: Expression, other: Expression, same: SameExpressions): boolean {
  const [a, b] = [withoutParentheses(one), withoutParentheses(other)];
  if (a.kind !== b.kind) return false;
  if (a.kind === 'creation') return !a.anonymousType && !b.anonymousType && areHandedTheSame(a, b, same);
  if (a.kind === 'cast') return sameParts(a.children.slice(-1), b.children.slice(-1), same);
  if (a.kind !== 'invocation' || a.label !== b.label || !a.receiver || !b.receiver || !areHandedTheSame(a, b, same)) return false;
  return (isTypeName(a.receiver) && isTypeName(b.receiver)) || differsInTypes(a.receiver, b.receiver, same);
}

function isCall({ kind }: Expression): boolean {
  return kind === 'invocation' || kind === 'superInvocation';
}

function sameParts(a: readonly Expression[], b: readonly Expression[], same: SameExpressions): boolean {
  return a.length === b.length && a.every((one, i) => same(one, b[i] as Expression));
}
