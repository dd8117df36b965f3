import type { Statement, StatementKind } from '../../model/statement.js';
import type { StatementMapping } from './body-mapping.js';

const HEADS: ReadonlySet<StatementKind> = new Set(['if', 'while', 'do', 'for', 'enhancedFor', 'switch', 'synchronized']);

/**
 * What is asked, gone through or locked came as it was, be it a name alone, whatever is done then:
 *
 *     for (Rope rope : ropes) { tie(rope); }   ->   stow();     void stow() { for (Rope rope : ropes) { coil(rope); } }
 *
 * An `if` has to ask for the same name, since what is handed over under another one is asked anywhere.
 */
export function isSameHead({ before, after, distance }: StatementMapping): boolean {
  if (!HEADS.has(before.kind) || before.kind !== after.kind || distance > 0) return false;
  return before.kind !== 'if' || before.expressions[0]?.text === after.expressions[0]?.text;
}

/**
 * A lock under which something was done says nothing of other code that is done under it now.
 *
 *     synchronized (gate) { open(); }   ->   pass();     void pass() { synchronized (gate) { shut(); } }     not extracted
 */
export function isLockOfOther({ before }: StatementMapping): boolean {
  return before.kind === 'synchronized' && before.children.some(holdsSomething);
}

const holdsSomething = ({ kind, children }: Statement): boolean => kind !== 'block' || children.length > 0;
