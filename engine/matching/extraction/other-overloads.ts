import type { Expression, ExpressionKind } from '../../model/expression.js';
import type { StatementMapping } from '../bodies/body-mapping.js';
import type { Statement } from '../../model/statement.js';
import { wholeCall } from '../../facts/wrapped-expressions.js';

/**
 * A call that became one of the `called` overload, with another argument that is no reading of the one before: the overload does what was done.
 *
 *     put(page, 3);   ->   put(page, new Extra());     void put(Page page, Extra extra) { put(page, 3, extra); }
 */
export function becameOtherOverload({ before, after }: StatementMapping, called: ReadonlySet<Expression>): boolean {
  const is = wholeCall(after);
  return is !== null && called.has(is) && isOtherOverload(wholeCall(before), is, after);
}

/**
 * `put(page, 3)` and `put(page, make())`, but not `put(page, 3)` and `put(page, size)`: a value may be given as a variable, or read in a like way.
 *
 * `statement`: where the second stands.
 */
export function isOtherOverload(before: Expression | null, after: Expression, statement: Statement): boolean {
  if (before?.kind !== 'invocation' || before.label !== after.label) return false;
  const given = after.arguments ?? [];
  if (before.arguments?.length !== given.length) return false;
  const changed = before.arguments.flatMap((one, i): [Expression, Expression][] => {
    const instead = given[i];
    return instead && instead.text !== one.text ? [[one, instead]] : [];
  });
  const isValue = statement.kind !== 'expression';
  return changed.some((pair) => isAnother(pair, isValue)) || (changed.length > 0 && !before.receiver !== !after.receiver);
}

/**
 * Whether one argument is no reading of the other: what is said, computed, taken out of an array, or done later. A variable, or what is cast, may be any of
 * them, but is not asked for; and where the value of the whole call is kept or returned, what is asked for is nothing but that.
 */
function isAnother([one, instead]: readonly [Expression, Expression], isValue: boolean): boolean {
  if (one.kind === instead.kind) return false;
  const [from, to] = [SORTS.get(one.kind), SORTS.get(instead.kind)];
  if (one.kind === 'invocation' || instead.kind === 'invocation') {
    if (from === 'element' || to === 'element') return false;
    if (isValue || HELD.has(one.kind)) return true;
  }
  return from !== undefined && to !== undefined && from !== to;
}

type Sort = 'said' | 'computed' | 'element' | 'later';

const SORTS: ReadonlyMap<ExpressionKind, Sort> = new Map<ExpressionKind, Sort>([
  ['number', 'said'],
  ['string', 'said'],
  ['invocation', 'computed'],
  ['creation', 'computed'],
  ['classLiteral', 'computed'],
  ['infix', 'computed'],
  ['conditional', 'computed'],
  ['arrayAccess', 'element'],
  ['lambda', 'later'],
  ['methodReference', 'later'],
]);

const HELD: ReadonlySet<ExpressionKind> = new Set(['name', 'fieldAccess', 'null']);
