import type { Method } from '../model/declarations.js';
import { leavesOf } from '../model/statement.js';
import { callsTo } from './calls.js';
import { sameParameterTypes } from './method-signatures.js';

/**
 * Whether a method of the type says in one of its statements that the new method took the old one's place, all else in it being as it was:
 *
 *     void serve() { greet(guest); takeCoins(guest); }   ->   void serve() { greet(guest); sell(guest); }
 */
export function isAskedInPlace(before: Method, after: Method): boolean {
  return before.declaringType.methods.some((caller) => {
    const calls = callsTo(caller, before);
    if (calls.length === 0) return false;
    const now = after.declaringType.methods.find((one) => one.name === caller.name && sameParameterTypes(one, caller));
    if (!now || callsTo(now, after).length === 0) return false;
    const lines = new Set(leavesOf(now.body).map(({ text }) => text));
    const had = new Set(leavesOf(caller.body).map(({ text }) => text));
    return calls.some(({ statement, expression }) => {
      const renamed = statement.text.replace(expression.text, expression.text.replace(`${before.name}(`, `${after.name}(`));
      return renamed !== statement.text && lines.has(renamed) && !had.has(renamed);
    });
  });
}
