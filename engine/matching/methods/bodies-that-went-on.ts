import type { Method } from '../../model/declarations.js';
import { leavesOf } from '../../model/statement.js';
import { groupBy } from '../../text/grouping.js';
import { callsTo } from '../../facts/calls.js';
import { nameOf } from '../../facts/declarations/method-signatures.js';

/** The methods of a type pair, as far as they are paired. */
interface PairedMethods {
  readonly pairs: readonly (readonly [Method, Method])[];
  readonly removed: readonly Method[];
  readonly added: readonly Method[];
}

/** The same, with the pairs that hold by their bodies apart. */
export interface MethodsByBody extends PairedMethods {
  readonly byBody: readonly (readonly [Method, Method])[];
}

/**
 * Methods whose body is all that another method consists of now, while under their own name something else is done: the body says more than the name.
 *
 *     void sail() { cast(); steer(3); }   ->   void sail() { check(); }  void leave() { cast(); steer(3); }      sail became leave, the new sail was added
 *     void sail() { check(); }  void leave() { cast(); }   ->   void sail() { cast(); }                          leave became sail
 *
 * but not where the one calls the other, which was extracted or inlined, and not where all that is done is to throw an exception.
 */
export function pairByBody({ pairs, removed, added }: PairedMethods): MethodsByBody {
  const gone = new Set(removed);
  const fresh = new Set(added);
  const byBody: (readonly [Method, Method])[] = [];
  const waiting = groupBy(added.filter(hasOwnCode), codeOf);
  const left = groupBy(removed.filter(hasOwnCode), codeOf);
  const kept = pairs.filter((pair) => {
    const [before, after] = pair;
    if (!before.bodySpan || !after.bodySpan || (waiting.size === 0 && left.size === 0)) return true;
    const [was, is] = [codeOf(before), codeOf(after)];
    if (was === is) return true;
    const other = waiting.get(was)?.find((one) => fresh.has(one) && isSameKind(before, one) && callsTo(after, one).length === 0);
    const origin = left.get(is)?.find((one) => gone.has(one) && isSameKind(one, after) && callsTo(before, one).length === 0);
    if (other) {
      fresh.delete(other);
      byBody.push([before, other]);
    } else if (origin) gone.add(before);
    if (origin) {
      gone.delete(origin);
      byBody.push([origin, after]);
    } else if (other) fresh.add(after);
    return !other && !origin;
  });
  return { pairs: kept, byBody, removed: [...gone], added: [...fresh] };
}

function isSameKind(before: Method, after: Method): boolean {
  return before.kind === after.kind && nameOf(before).startsWith('<') === nameOf(after).startsWith('<');
}

/** Something that tells the method from others: any statement, but not `throw new UnsupportedOperationException();` alone. */
function hasOwnCode({ kind, bodySpan, body }: Method): boolean {
  if (!bodySpan || kind === 'initializer') return false;
  const [only, ...more] = leavesOf(body);
  return only !== undefined && !(more.length === 0 && only.kind === 'throw' && only.expressions[0]?.kind === 'creation');
}

/** A body without white space and comments. */
function codeOf({ bodySpan, file }: Method): string {
  const text = bodySpan ? file.text.slice(bodySpan.start, bodySpan.end) : '';
  return text.replace(LITERALS_AND_GAPS, (found) => (QUOTES.has(found.charAt(0)) ? found : ''));
}

/** What is not closed goes on to the end: looking for another end from every beginning would take the square of the text's length. */
const LITERALS_AND_GAPS =
  /"""[^]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[^]|[^`\\])*`?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|\s+/g;
const QUOTES: ReadonlySet<string> = new Set(['"', "'", '`']);
