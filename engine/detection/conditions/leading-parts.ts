import type { Expression, ExpressionKind } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { editDistance } from '../../text/similarity.js';
import {
  chainOperator,
  conditionOf,
  conjuncts,
  isComparison,
  isEquality,
  isNegation,
  isNullCheck,
} from '../../facts/expressions/normal-conditions.js';
import { isAskedElsewhere, operatorOf, withoutNegation } from './turned-parts.js';

/**
 * Of several statements that ask for parts of a condition the first one says what became of the condition, and the others are told with it. It does not
 * where it asks for the opposite of a comparison, unless that is an equality and another one asks for an equality of the other kind, or both ask for null:
 *
 *     if(a.b() && c == 3) …   ->   if(!a.b()) { return; }  if(c != 3) { return; }      but not   if(c != 3) { return; }  if(!a.b()) { return; }
 *
 * Of one inside the other then the other one does, else the next one.
 */
export function ledByPart(several: readonly Statement[], condition: Expression): readonly Statement[] {
  const [lead, ...others] = several;
  if (!lead || others.length === 0) return [];
  if (canLead(lead, others, condition)) return several;
  const [other, another] = others;
  if (other && !another && (isInside(other, lead) || isInside(lead, other))) return canLead(other, [lead], condition) ? [other, lead] : [];
  return ledByPart(others, condition);
}

function canLead(lead: Statement, others: readonly Statement[], condition: Expression): boolean {
  const pieces = conjuncts(condition);
  const asked = conditionOf(lead);
  if (!asked || chainOperator(asked) !== null) return true;
  const own = pieces.find((piece) => isNegation(piece, asked));
  if (!own) return true;
  const beside = pieces.filter((piece) => piece !== own && isAskedElsewhere([piece], others));
  if (isComparison(own)) return beside.some((piece) => isTurnedBeside(own, piece));
  return !beside.some((piece) => isTakenForArgument(own, asked, piece, condition));
}

function isTurnedBeside(own: Expression, other: Expression): boolean {
  if (isNullCheck(own) && isNullCheck(other)) return true;
  return isEquality(own) && isEquality(other) && operatorOf(own) !== operatorOf(other);
}

/**
 * `wet && pier.takes(ship)`  ->  `if(!wet) { return; }  if(!pier.takes(ship)) { return; }`: a name asked for its opposite is as near to a name that the call
 * is handed, unless it is longer.
 */
function isTakenForArgument(own: Expression, asked: Expression, other: Expression, { text }: Expression): boolean {
  const call = withoutNegation(other);
  if (withoutNegation(own).kind !== 'name' || call.kind !== 'invocation' || !asked.text.startsWith('!')) return false;
  return (call.arguments ?? []).some(
    (given) => NAMES.has(given.kind) && editDistance(text.replace(given.text, asked.text), asked.text) < editDistance(text, asked.text),
  );
}

const NAMES: ReadonlySet<ExpressionKind> = new Set<ExpressionKind>(['name', 'fieldAccess']);

/** Whether a statement stands somewhere inside another one. */
export function isInside({ parent }: Statement, outer: Statement): boolean {
  for (let one = parent; one; one = one.parent) if (one === outer) return true;
  return false;
}

/**
 * Three statements or more that ask for one part each, an `if` within or after the other. Each of them leads a list, of those after it, or of the one around it and
 * those inside, inner ones first; the last one leads none.
 *
 *     if(!a) { return; }  if(!b) { return; }  if(!c) { return; }   ->   if(a && b && c) …       [!a, !b, !c] and [!b, !c]
 *
 * Split, every second one takes back what the one before it told, and the outermost one speaks when nothing is left: the three above are not told.
 */
export function ledLists(several: readonly Statement[], condition: Expression, split: boolean): readonly (readonly Statement[])[] {
  const inTurn = [...several].sort(byTurns);
  const leads = inTurn.slice(0, -1).filter((lead) => canLead(lead, others(lead, inTurn), condition));
  const lists = leads.map((lead) => [lead, ...others(lead, inTurn)]);
  // if(a) { return; }  if(b) { return; }  if(c) { return; }  <-  if(a || b || c) { return; }    the first one is what became of it
  if (!split) return chainOperator(condition) === '||' && !inTurn.some((one) => isWithinAny(one, inTurn)) ? lists.slice(0, 1) : lists;
  const last = inTurn.at(-1);
  if (lists.length % 2 === 1) return lists.slice(-1);
  const inside = last ? inTurn.filter((one) => isInside(one, last)) : [];
  return last && inside.length > 0 ? [[last, ...inside]] : [];
}

/** All that come after a statement; of one inside another the one around it, and those inside of it. */
function others(lead: Statement, inTurn: readonly Statement[]): readonly Statement[] {
  const later = inTurn.slice(inTurn.indexOf(lead) + 1);
  if (!isWithinAny(lead, inTurn)) return [...later, ...inTurn.filter((one) => isInside(one, lead))];
  const around = later.find((one) => isInside(lead, one));
  return [...(around ? [around] : []), ...inTurn.filter((one) => isInside(one, lead))];
}

function isWithinAny(one: Statement, statements: readonly Statement[]): boolean {
  return statements.some((outer) => isInside(one, outer));
}

/** One chain after the other, each from the inside outwards: `if(a) { return; }  if(b) { return; } else if(c) { return; }` is told as a, c, b. */
export function byTurns(one: Statement, other: Statement): number {
  if (isInside(one, other)) return -1;
  return isInside(other, one) ? 1 : one.span.start - other.span.start;
}

/** Whether `ledLists` speaks of statements: ifs of which none is another one's `else`. */
export function areInTurn(several: readonly Statement[]): boolean {
  const isElse = (one: Statement): boolean => several.some((other) => other !== one && one.parent === other && other.children[0] !== one);
  return several.length > 2 && several.every((one) => one.kind === 'if' && !isElse(one));
}
