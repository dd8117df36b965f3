import { descendants, type Expression } from '../../../model/expression.js';
import { isTypeName, withoutCast, type SameExpressions } from '../../../facts/expressions/covering.js';

/**
 * What is left to compare of the values of two variables with other names, of which one at least is cast (2,280 pairs): the same cast does not make two
 * values one. `exchanged`: nothing, the one is read where the other was.
 *
 *     Tray tray = (Tray) node;           ->   Lid cover = (Lid) other;           exchanged; not   (Lid) node.parent
 *     Tray tray = (Tray) node.parent();  ->   Lid cover = (Lid) other.find(3);   as   node.parent()   ->   other.find(3)
 *     Tray tray = node.parent();         ->   Tray cover = (Tray) node.owner();  as   node.parent()   ->   node.owner()
 */
export function underCasts(
  before: Expression,
  after: Expression,
  sameType: boolean,
  same: SameExpressions,
): readonly [Expression, Expression] | 'exchanged' {
  const [a, b] = [withoutCast(before), withoutCast(after)];
  if (a !== before && b !== after)
    return isRead(a) && isRead(b) && !isIn(a, b, same) && !isIn(b, a, (x, y) => same(y, x)) ? 'exchanged' : [a, b];
  if (a === before && b === after) return [before, after];
  if (a.kind === 'name' && b.kind === 'name' && same(a, b)) return 'exchanged';
  if (!BEGUN.has(a.kind) || a.kind !== b.kind || !haveOneRoot(a, b, same)) return [before, after];
  return sameType || !isIn(b, a, (x, y) => same(y, x)) ? [a, b] : [before, after];
}

const READ: ReadonlySet<Expression['kind']> = new Set(['name', 'fieldAccess', 'arrayAccess']);

/** What is asked of something. */
const BEGUN: ReadonlySet<Expression['kind']> = new Set(['invocation', 'fieldAccess']);

function haveOneRoot(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [one, other] = [rootOf(a), rootOf(b)];
  return one !== a && other !== b && !isTypeName(one) && same(one, other);
}

/** `node` of `node.lid.parent().first()`. */
function rootOf(value: Expression): Expression {
  return BEGUN.has(value.kind) && value.receiver ? rootOf(value.receiver) : value;
}

function isRead({ kind }: Expression): boolean {
  return READ.has(kind);
}

/** `node` in `node.parent`: something else of the same. */
function isIn(part: Expression, whole: Expression, same: SameExpressions): boolean {
  return descendants(whole).some((one) => one !== whole && same(part, one));
}
