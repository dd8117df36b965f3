import type { Expression } from '../../../model/expression.js';
import type { ReferencePair } from '../aligned-references.js';
import { typeOf } from '../../../facts/expressions/expression-facts.js';

/** The names of two values, both given back, that stand for one another though nothing else of them does. */
export function sameInReturned(a: Expression, b: Expression, isLeft: (name: Expression) => boolean): readonly ReferencePair[] {
  if (a.kind !== b.kind || !OF_OTHERS.has(a.kind) || (a.label === b.label && typeOf(a)?.text === typeOf(b)?.text)) return [];
  // what something is asked is not what is asked of one's own type
  if (a.kind === 'invocation' && b.kind === 'invocation' && (a.receiver === null) !== (b.receiver === null)) return [];
  if (a.receiver && b.receiver && isLeft(a.receiver) && isLeft(b.receiver)) return receivers(a, b, isLeft);
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (given.length === instead.length) return inTheirPlaces(a, b, isLeft);
  const [[one, ...more], [other, ...others]] = [given.filter(isLeft), instead.filter(isLeft)];
  return one && other && more.length + others.length === 0 ? [{ before: one, after: other }] : [];
}

/** Values that are asked of something, or made of it. */
const OF_OTHERS: ReadonlySet<Expression['kind']> = new Set(['invocation', 'creation', 'fieldAccess']);

/** What is asked of objects that are handed the same: `crate.size(n)`, `box.weight(n)`. */
export function receivers(a: Expression, b: Expression, isLeft: (name: Expression) => boolean): readonly ReferencePair[] {
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  const isHandedTheSame = given.length === instead.length && given.every((one, i) => one.text === instead[i]?.text);
  return isHandedTheSame && a.receiver && b.receiver && isLeft(a.receiver) && isLeft(b.receiver)
    ? [{ before: a.receiver, after: b.receiver }]
    : [];
}

/** What is handed in the same places: `new Lid(crate, 3)`, `new Rim(box, 4)`. */
export function inTheirPlaces(a: Expression, b: Expression, isLeft: (name: Expression) => boolean): readonly ReferencePair[] {
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (given.length !== instead.length) return [];
  return given.flatMap((before, i) => {
    const after = instead[i];
    return after && isLeft(before) && isLeft(after) ? [{ before, after }] : [];
  });
}
