import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { holdsCall, holdsText } from './expression-facts.js';
import { wholeOf } from './places-inside.js';

/**
 * Whether a sum or a comparison is lost inside of a leaf, where it stands for a call of the method that gave it back (580 made-up inlinings and extractions by eight
 * operations, what is around them, and five kinds of statements); null where this does not decide:
 *
 *     show(rows[last()]);   int last() { return guest.size() - 1; }   ->   show(rows[guest.size() - 1]);    nothing: an element's index, one of a list, an operand, parentheses
 *     return rows[last()];                                            ->   return rows[guest.size() - 1];   inlined, of more than names
 *     check(a, full());     boolean full() { return a.size() > 3; }   ->   check(a, a.size() > 3);          inlined; taken out in reverse where more follows
 *     check(a, full());     boolean full() { return size > limit; }   ->   check(a, size > limit);          nothing: names alone, at the end
 */
export function isOperationLost(part: Expression, statement: Statement, out: boolean): boolean | null {
  const { parent } = part;
  if (!parent || statement.composite) return null;
  const isTold = !out && statement.kind === 'return' && !isOfNames(part);
  switch (parent.kind) {
    case 'arrayInitializer':
      return true;
    case 'arrayAccess':
      return parent.children[0] === part || isLong(part) ? null : !isTold;
    case 'parenthesized':
      return parent.parent?.kind === 'conditional' ? null : !isTold || holdsText(part);
    case 'infix':
      if (LOGICAL.has(parent.label)) return isHandedOver(parent) ? true : null;
      return holdsText(parent) ? null : !(statement.kind === 'return' && !isOfNames(part));
    case 'invocation':
    case 'creation':
      if (parent.parent?.kind === 'lambda') return !out && isOfNames(part) ? true : null;
      return isBesideLost(part, parent, { statement, out });
    default:
      return null;
  }
}

/** One of several that are handed over by a call that is all of the statement's value. */
function isBesideLost(part: Expression, call: Expression, { statement, out }: { statement: Statement; out: boolean }): boolean | null {
  if (call !== wholeOf(statement) || (call.arguments?.length ?? 0) < 2 || holdsText(part)) return null;
  const isLast = call.arguments?.at(-1) === part;
  if (out) return isLast;
  return holdsCall(part) ? false : isLast ? true : null;
}

/** Two calls or more: nobody writes that twice by chance. The peer tells nothing of it where it is an index, we do. */
function isLong(part: Expression): boolean {
  return descendants(part).filter(({ kind }) => kind === 'invocation').length > 1;
}

function isHandedOver({ parent }: Expression): boolean {
  return parent?.kind === 'invocation' || parent?.kind === 'creation';
}

const LOGICAL: ReadonlySet<string> = new Set(['&&', '||']);

function isOfNames({ children }: Expression): boolean {
  return children.every(({ kind }) => kind === 'name');
}
