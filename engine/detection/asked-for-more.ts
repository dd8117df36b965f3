import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { withParentheses } from '../matching/covering.js';
import type { ExtractionDirection } from './unseen-values.js';

/**
 * Whether a variable's value, a call or object, is lost in what more is asked of it where the variable stood by itself (805 made-up methods by seven kinds of
 * calls, arguments, what is asked, and the statement, in both directions):
 *
 *     Pot pot = heated(name); shelf.put(pot);       ->   shelf.put(heated(name).warm());         nothing: an own call; the reverse is Extract Variable
 *     Pot pot = pots.find(name); shelf.put(pot);    ->   shelf.put(pots.find(name).warm());      Inline Variable
 *     Pot pot = pots.find(name); Pot cup = pot;     ->   Pot cup = pots.find(name).lid;          nothing in either direction; of an element it is in reverse
 *     Pot pot = pots.find(name); if (pot == …) …    ->   if (pots.find(name).lid == …) …         nothing, but in reverse
 *     Pot pot = new Pot(); pot.pour();              ->   new Pot().warm().pour();                nothing, of an own call or object
 */
export function isAskedForMore(
  host: Statement,
  uses: readonly Expression[],
  values: readonly Expression[],
  direction: ExtractionDirection,
): boolean {
  const [value, ...others] = values;
  if (!value || others.length > 0 || (value.kind !== 'invocation' && value.kind !== 'creation')) return false;
  const more = whatAsks(value);
  if (!more) return false;
  const isOwn = value.kind === 'invocation' && value.receiver === null;
  const asked = uses.flatMap((use) => whatAsks(use) ?? []);
  if (asked.length > 0) return direction === 'inline' && (isOwn || value.kind === 'creation') && isAskedBetween(more, asked);
  if (more.kind === 'invocation') return isOwn && (direction === 'inline' || host.kind === 'return');
  return more.kind === 'fieldAccess' ? isMemberLost(host, direction) : isElementLost(value, host, direction);
}

/** `new Pot().warm().pour()` for `pot.pour()` */
function isAskedBetween(more: Expression, asked: readonly Expression[]): boolean {
  const next = whatAsks(more);
  return next?.kind === 'invocation' && asked.every(({ label }) => label !== more.label);
}

function isMemberLost({ composite, kind }: Statement, direction: ExtractionDirection): boolean {
  return kind === 'localVariable' || (composite && direction === 'inline');
}

function isElementLost(
  { receiver, arguments: given }: Expression,
  { composite, kind }: Statement,
  direction: ExtractionDirection,
): boolean {
  if (receiver?.kind === 'invocation') return false;
  if (kind === 'return') return true;
  return direction === 'inline' && (composite || kind === 'localVariable' || !(given ?? []).some(isAsking));
}

/** What is no literal. */
const isAsking = ({ kind }: Expression): boolean => kind === 'name' || kind === 'invocation';

/** `value.more()`, `value.more`, `value[0]` */
function whatAsks(value: Expression): Expression | null {
  const inner = withParentheses(value);
  const { parent } = inner;
  return parent && (parent.receiver === inner || (parent.kind === 'arrayAccess' && parent.children[0] === inner)) ? parent : null;
}
