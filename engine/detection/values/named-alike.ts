import type { Expression } from '../../model/expression.js';
import { withoutCast } from '../../facts/expressions/covering.js';
import { argumentText } from '../../facts/expressions/expression-facts.js';
import type { ExtractionDirection } from './value-readings.js';

/**
 * Whether a call stands where a variable stood whose value asked the same object for something of a like name, with the same arguments
 * (2,500 made-up changes: thirty kinds of values, eleven places, 150 pairs of names):
 *
 *     Lid lid = pot.parseLid(text); put(lid);   ->   put(pot.parseCover(text));      but not   put(pan.parseCover(text));   put(pot.find(text));
 *
 * The value may be cast; inlined, both may.
 */
export function isNamedAlike(theirs: Expression, value: Expression | null, direction: ExtractionDirection): boolean {
  const [one, other] = [direction === 'inline' ? withoutCast(theirs) : theirs, value && withoutCast(value)];
  if (one.kind !== 'invocation' || other?.kind !== 'invocation' || one.label === other.label) return false;
  return (
    one.receiver?.text === other.receiver?.text && argumentText(one) === argumentText(other) && haveWordsInCommon(one.label, other.label)
  );
}

/**
 * Names of two words or more that share one, not only what they `get` or `set` something by, or two if they have not as many:
 * `parseLid`, `parseCover`; `readLid`, `lidOf`; `indexOf`, `lastIndexOf`; not `find`, `findAll`; `getLid`, `getPot`; `allPotsOf`, `allLids`.
 */
function haveWordsInCommon(name: string, other: string): boolean {
  const [some, others] = [wordsOf(name), wordsOf(other)];
  if (some.length < 2 || others.length < 2) return false;
  const shared = some.filter((word) => others.includes(word));
  if (some.length !== others.length) return shared.length > 1;
  return shared.some((word) => !(ACCESS.has(word) && word === some[0] && word === others[0]));
}

const ACCESS: ReadonlySet<string> = new Set(['get', 'set']);

const wordsOf = (name: string): readonly string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
