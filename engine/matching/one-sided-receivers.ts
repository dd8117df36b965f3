import type { Expression } from '../model/expression.js';
import type { Fragment } from './fragments.js';

/**
 * Whether a part of a statement and what a method gives back differ in that one of them asks somebody and the other one nobody, in a place where this makes them
 * two things (1,800 made-up extractions and inlinings, by the place of the part, who is asked, on which side, and what is around the request):
 *
 *     print(asList(1, 2));              ->   print(all(1, 2));     List all(int... items) { return Arrays.asList(items); }          the request itself, either way
 *     print(Boxes.find(a).size());      ->   print(count(a));      int count(String a) { return find(a).size(); }                   asked by the part alone, and asked on
 *     print(sorted(find(a)));           ->   print(wares(a));      List wares(String a) { return sorted(Boxes.find(a)); }           an argument of what was taken out
 *
 * The whole value of a statement is another matter, and so is an argument in a statement that returns. What a lambda gives back is the reverse: only the request itself
 * may differ so.
 *
 * @param before what is compared; of it, or of what it became, only the expression takes part
 */
export function isOneSided({ expression, statement }: Fragment, a: Expression, b: Expression): boolean {
  return expression ? isOther(a, b, statement.kind !== 'return') : isOther(b, a, false);
}

function isOther(part: Expression, value: Expression, inArguments: boolean): boolean {
  const inLambda = part.parent?.kind === 'lambda';
  if (part.kind !== 'invocation' || value.kind !== 'invocation' || part.label !== value.label) return false;
  if (differ(part, value)) return !inLambda;
  if (part.receiver && value.receiver && areOneCall(part.receiver, value.receiver) && differ(part.receiver, value.receiver))
    return inLambda || part.receiver.receiver !== null;
  if (!inLambda && !inArguments) return false;
  return (part.arguments ?? []).some((given, i) => {
    const other = value.arguments?.[i];
    return other !== undefined && areOneCall(given, other) && differ(given, other);
  });
}

function areOneCall(one: Expression, other: Expression): boolean {
  return one.kind === 'invocation' && other.kind === 'invocation' && one.label === other.label;
}

/** `find(a)` and `Boxes.find(a)` */
function differ(one: Expression, other: Expression): boolean {
  return (one.receiver === null) !== (other.receiver === null);
}
