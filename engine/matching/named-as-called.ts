import type { Expression } from '../model/expression.js';
import type { VariableDeclaration } from '../model/declarations.js';
import { areAskedOfTheSame, areHandedTheSame, isLiteral, isTypeName, type SameExpressions } from './covering.js';

/**
 * Whether the values of two variables are one but for a name that both variables share with what is called, or read, to get them, in a method that goes on
 * under its own name (1,136 pairs): whoever renames the one renames the other. One thing more may be other, what it is asked of or handed.
 *
 *     Tray tray = node.tray();        ->   Lid lid = node.lid();    Lid lid = other.lid();    Lid lid = node.lid(other);
 *     Tray tray = board().tray();     ->   Lid lid = shelf().lid();
 *                             but not      Lid lid = lid();         Lid lid = node.shelf().lid();      Lid cover = node.lid();
 */
export function areNamedAsCalled(
  [one, a]: readonly [VariableDeclaration, Expression],
  [other, b]: readonly [VariableDeclaration, Expression],
  same: SameExpressions,
): boolean {
  if (a.kind !== b.kind || !CALLED.has(a.kind) || a.label !== one.name || b.label !== other.name) return false;
  if (areHandedTheSame(a, b, same)) return areReceiversNear(a.receiver, b.receiver, same);
  if (!a.receiver || !b.receiver) return !a.receiver && !b.receiver && areArgumentsNear(a, b, same);
  return same(a.receiver, b.receiver) && !isTypeName(a.receiver) && areArgumentsNear(a, b, same);
}

const CALLED: ReadonlySet<Expression['kind']> = new Set(['invocation', 'fieldAccess']);

/** Both or neither is asked of something: of one thing under two names, or of calls of the same. */
function areReceiversNear(a: Expression | null, b: Expression | null, same: SameExpressions): boolean {
  if (!a || !b) return a === b;
  if (same(a, b)) return true;
  if (a.kind !== 'invocation' && b.kind !== 'invocation') return true;
  return a.kind === b.kind && areHandedTheSame(a, b, same) && areAskedOfTheSame(a, b, same);
}

/** One argument is another one that may stand for it, or a name came or went as the only one. */
function areArgumentsNear(a: Expression, b: Expression, same: SameExpressions): boolean {
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (given.length !== instead.length)
    return given.length + instead.length === 1 && [...given, ...instead].every(({ kind }) => kind === 'name');
  const others = given.flatMap((one, i) => (same(one, instead[i] as Expression) ? [] : [[one, instead[i] as Expression] as const]));
  const [[one, other]] = others as [readonly [Expression, Expression]];
  if (others.length > 1 || (a.receiver && same(one, a.receiver))) return false;
  return (isLiteral(one) && one.kind === other.kind) || EXCHANGED.has(`${one.kind},${other.kind}`);
}

const EXCHANGED: ReadonlySet<string> = new Set(['name,name', 'number,name', 'invocation,name', 'invocation,invocation']);
