import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { callsTo, type Call } from '../../facts/calls.js';
import { argumentsOf, NO_SUBSTITUTION } from '../../facts/substitution.js';
import { bodyStatements, fragmentsOf } from '../bodies/fragments.js';
import type { Agreement } from './method-similarity.js';
import { mapFragments } from '../bodies/statement-matching.js';

/**
 * Statements without a partner of which one calls a new (gone) method that does what the other did: they are the same, and the methods around them
 * agree better than their texts say.
 *
 *     A shows(boolean b) { data.put(Keys.SHOWS, box(b)); return this; }   ->   A setShows(boolean b) { set(Keys.SHOWS, box(b)); return this; }
 *                                                                             A set(Key key, Box value) { data.put(key, value); return this; }
 */
export function withDelegations(
  agreement: Agreement,
  before: Method,
  after: Method,
  removed: readonly Method[],
  added: readonly Method[],
): Agreement {
  const { body } = agreement;
  if (!body || agreement.unmappedBefore === 0 || agreement.unmappedAfter === 0) return agreement;
  const count =
    delegated(body.unmappedBefore, body.unmappedAfter, before, after, added, 'after') ||
    delegated(body.unmappedAfter, body.unmappedBefore, after, before, removed, 'before');
  if (count === 0) return agreement;
  return {
    ...agreement,
    mapped: agreement.mapped + count,
    telling: agreement.telling + count,
    unmappedBefore: agreement.unmappedBefore - count,
    unmappedAfter: agreement.unmappedAfter - count,
  };
}

/** How many of `rest` are done in a method that one of `calling` calls. */
function delegated(
  rest: readonly Statement[],
  calling: readonly Statement[],
  here: Method,
  caller: Method,
  callees: readonly Method[],
  side: 'before' | 'after',
): number {
  const open = new Set(rest.filter((one) => !one.composite));
  let count = 0;
  for (const callee of callees) {
    if (callee === caller || !callee.body || open.size === 0) continue;
    const calls = callsTo(caller, callee).filter((call) => calling.includes(call.statement));
    if (calls.length === 0 || callsTo(here, callee).length > 0) continue;
    const done = new Set<Statement>();
    for (const call of calls) {
      if (done.has(call.statement)) continue;
      const found = doneIn(callee, call, [...open], side);
      if (!found) continue;
      open.delete(found);
      done.add(call.statement);
      count++;
    }
  }
  return count;
}

function doneIn(callee: Method, call: Call, rest: readonly Statement[], side: 'before' | 'after'): Statement | null {
  if (!callee.body) return null;
  const names = argumentsOf(call, callee, NO_SUBSTITUTION);
  const inside = fragmentsOf(bodyStatements(callee.body), names);
  const outside = fragmentsOf(rest, NO_SUBSTITUTION);
  const mapping =
    side === 'after'
      ? mapFragments({ before: outside, after: inside, beforeNames: NO_SUBSTITUTION, afterNames: names, loose: false })
      : mapFragments({ before: inside, after: outside, beforeNames: names, afterNames: NO_SUBSTITUTION, loose: false });
  const [first] = mapping.mappings.filter((one) => !one[side === 'after' ? 'before' : 'after'].composite);
  return first ? first[side === 'after' ? 'before' : 'after'] : null;
}
