import type { Expression } from '../model/expression.js';
import { countShared, type SameExpressions } from './covering.js';
import { sortOf, sortPairs } from './value-sorts.js';

/** The name that, by custom, the call of a builder has that makes the object. */
export const BUILDS = 'build';

/**
 * An object that a constructor made is asked for now, or the reverse: by a builder that is handed something of what the constructor was handed, or by any call
 * that is handed as much, and of that nothing else (2,250 pairs).
 *
 *     return new Range(from, to);   ->   return Range.from(from).build();   return range(from, last);      but not   return range(to, from);   return range(from);
 */
export function isMadeOtherwise(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (a.anonymousType || b.anonymousType) return false;
  if (a.kind === 'creation' && b.kind === 'invocation') return isBuiltOf(a, b, same) || isHandedAlike(a, b, same);
  if (a.kind !== 'invocation' || b.kind !== 'creation') return false;
  return isBuiltOf(b, a, (x, y) => same(y, x)) || isHandedAlike(a, b, same);
}

/** Not what is made first: `new RangeBuilder(from).build()`. */
function isBuiltOf(made: Expression, built: Expression, same: SameExpressions): boolean {
  if (built.label !== BUILDS) return false;
  for (let call: Expression | null = built; call?.kind === 'invocation'; call = call.receiver)
    if (countShared(made.arguments ?? [], call.arguments ?? [], same) > 0) return true;
  return false;
}

/** What an argument can have become beside one that stayed. */
const INSTEAD = sortPairs(
  [['number', 'said']],
  [
    ['said', 'said'],
    ['said', 'call'],
    ['said', 'string'],
  ],
);

/** The share of the arguments that stayed in their places: one of three is enough, one of four is not. */
const KEPT = 1 / 3;

/** Each argument stands where it stood, or is new and of a sort that can have become of what is gone. */
function isHandedAlike(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (given.length !== instead.length) return false;
  const others = given.flatMap((one, i) => {
    const other = instead[i] as Expression;
    return same(one, other) ? [] : [[one, other] as const];
  });
  const kept = given.length - others.length;
  return (
    kept > 0 &&
    kept >= given.length * KEPT &&
    others.every(
      ([one, other]) =>
        INSTEAD.has(`${sortOf(one)},${sortOf(other)}`) &&
        !instead.some((value) => same(one, value)) &&
        !given.some((value) => same(value, other)),
    )
  );
}
