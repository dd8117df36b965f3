/**
 * Blocks that are handed over: what a method did itself may stand in one now, and the reverse.
 *
 *     for (Item item : items) { String name = item.name(); print(name); }   ->   items.forEach(item -> { String label = item.name(); print(label); });
 *
 * (Of 670 made-up changes of loops, branches and plain statements to lambdas in calls and variables, and the reverse, the peer tells 545 as if the statements had
 * stayed in the body.)
 */
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { Fragment, PartOfStatement } from './fragments.js';

/** The blocks of the lambdas in these leaves, each with the leaf that it is in. */
export function blocksIn(leaves: readonly Fragment[]): ReadonlyMap<Statement, Fragment> {
  return new Map(
    leaves
      .filter(({ expression }) => expression === null)
      .flatMap((leaf) => lambdasIn(leaf.statement).flatMap(({ block }) => (block ? [[block, leaf] as const] : []))),
  );
}

/** What the lambdas without a block in these leaves do or compute. */
export function valuesHandedOver(leaves: readonly Fragment[]): readonly PartOfStatement[] {
  return leaves
    .filter(({ expression }) => expression === null)
    .flatMap(({ statement }) =>
      lambdasIn(statement).flatMap(({ block, children }) => {
        const expression = block ? undefined : children.at(-1);
        return expression ? [{ statement, expression }] : [];
      }),
    );
}

/** Whether a statement hands something over itself: what it hands over, or keeps of it, is not what a block does. */
export function handsOver(statement: Statement): boolean {
  return lambdasIn(statement).length > 0;
}

function lambdasIn({ expressions }: Statement): readonly Expression[] {
  return expressions.flatMap(descendants).filter(({ kind }) => kind === 'lambda');
}
