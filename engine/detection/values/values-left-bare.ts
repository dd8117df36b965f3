import type { Expression } from '../../model/expression.js';
import { within } from '../../matching/bodies/aligned-references.js';
import { withBlocks } from '../../facts/bindings.js';
import { isLiteral } from '../../facts/expressions/covering.js';
import { isInArgument, isSameArgument, samePlace, SIMPLE } from './variable-values.js';

/**
 * An inlined value may have got something around it, or lost what was called on the variable; when both sides changed, what stands there
 * now is something else:
 *
 *     Level level = read(); show(level.text());   ->   show(read());  show(1 + read());     but not   show(round(read()));
 */
export function isLeftBare(
  mine: Expression,
  theirs: Expression,
  uses: readonly Expression[],
  isValue: (part: Expression) => boolean,
): boolean {
  const stands = withBlocks(theirs).filter((part) => !SIMPLE.has(part.kind) && isValue(part));
  if (uses.includes(mine)) return stands.some((part) => !isInArgument(part, theirs));
  const inside = uses.filter((use) => within(use, mine));
  const literals = withBlocks(theirs).filter((part) => isLiteral(part) && isValue(part));
  if (inside.some((use) => literals.some((part) => isSameArgument(use, part)))) return true;
  const plain = inside.filter((use) => !isAskedOn(use, mine, theirs));
  if (plain.some((use) => stands.some((part) => part !== theirs && samePlace(use, part)))) return true;
  return stands.includes(theirs) && inside.some((use) => mine.receiver === use || (!mine.receiver && mine.arguments?.includes(use)));
}

/**
 * Whether a name is handed to a call that something is asked of, and the whole chain became another call; what is asked by a method reference is the same:
 *
 *     shelf.find(user).name()   ->   nameOf(find(id))
 */
function isAskedOn(name: Expression, chain: Expression, instead: Expression): boolean {
  if (chain.kind !== 'invocation' || instead.kind !== 'invocation' || chain.label === instead.label) return false;
  return chain.receiver === name.parent && !chain.arguments?.some(({ kind }) => kind === 'methodReference');
}
