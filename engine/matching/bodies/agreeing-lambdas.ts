import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { Aligner } from './alignment/alignment.js';
import type { BodyMapping } from './body-mapping.js';
import { goesOn } from './going-on.js';
import { lambdaPairs } from './alignment/lambda-pairs.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';

/**
 * Whether two statements hand on as many lambdas, of which two do the same: then they are one statement, whatever else they call, declare or return (some 1,400
 * pairs of statements). `mapBlocks`: what is done in two blocks.
 *
 *     desk.check((box, lid) -> { box.open(); box.put(lid); });   ->   Report report = shelf.verify(3, (box, lid) -> { box.open(); box.put(lid); });
 */
export function agreeInLambdas(
  before: Statement,
  after: Statement,
  aligner: Aligner,
  mapBlocks: (before: Statement, after: Statement) => BodyMapping,
): boolean {
  const pairs = lambdaPairs(before.expressions, after.expressions);
  if (!pairs.some(([one, other]) => doTheSame(one, other, aligner, mapBlocks))) return false;
  const [a, b] = [wrappedExpression(before), wrappedExpression(after)];
  if (a && b) aligner.replace(a, b);
  return aligner.lambdas(before.expressions, after.expressions);
}

/** Whether two lambdas do the same, in blocks or as a call. */
export function doTheSame(
  one: Expression,
  other: Expression,
  aligner: Aligner,
  mapBlocks: (before: Statement, after: Statement) => BodyMapping,
): boolean {
  if (one.block && other.block) return goesOn(mapBlocks(one.block, other.block));
  if (one.text === other.text) return true;
  const [a, b] = [valueOf(one), valueOf(other)];
  return a !== null && b !== null && areOneCall(a, b, aligner);
}

/** Calls, creations, and denials of such: what is said or computed otherwise is alike too often. */
function areOneCall(a: Expression, b: Expression, aligner: Aligner): boolean {
  if (a.kind !== b.kind) return false;
  const [denied, deniedInstead] = [a, b].map(({ kind, label, children }) => (kind === 'prefix' && label === '!' ? children[0] : undefined));
  if (denied && deniedInstead) return areOneCall(denied, deniedInstead, aligner);
  return (a.kind === 'invocation' || a.kind === 'creation') && aligner.trial(() => aligner.whole(a, b));
}

/** What a lambda gives back that does nothing else. */
function valueOf({ block, children }: Expression): Expression | null {
  if (!block) return children[0] ?? null;
  const [only, more] = block.children;
  return only && !more ? wrappedExpression(only) : null;
}
