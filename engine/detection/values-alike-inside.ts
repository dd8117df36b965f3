import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { withoutCast } from '../matching/covering.js';
import { argumentText, typeOf } from '../matching/expression-facts.js';
import type { ExtractionDirection } from './value-readings.js';

/**
 * Whether a part of what a variable holds is the call that stood in its place, edited (1,260 changes):
 *
 *     show(mill.lids(3));   ->   Lids lids = (Lids) mill.lids(4); show(lids);                      behind a cast
 *     show(mill.lids(3));   ->   Lids lids = all ? others : press.lids(3); show(lids);             as what else is chosen, and below a chain, made on another
 *     for (Lid one : lids(3))   ->   Lids lids = all ? lids(4) : others; for (Lid one : lids)      in what is gone through, whichever is chosen; taken out only
 */
export function isAlikeInside(theirs: Expression, value: Expression | null, host: Statement, direction: ExtractionDirection): boolean {
  if (!value) return false;
  if (value.kind === 'cast') return isSameRequest(theirs, withoutCast(value));
  const [, , instead] = value.kind === 'conditional' ? value.children : [];
  if (instead && isMadeOnAnother(theirs, instead)) return true;
  if (value.kind === 'invocation' && value.receiver && isMadeOnAnother(theirs, value.receiver)) return true;
  return direction === 'extract' && host.kind === 'enhancedFor' && isGoneThrough(theirs, value);
}

function isGoneThrough(theirs: Expression, value: Expression): boolean {
  if (value.kind === 'conditional') return value.children.slice(1).some((branch) => hasOneName(theirs, branch));
  if (value.kind !== 'invocation') return false;
  return (value.arguments ?? []).some((given) => hasOneName(theirs, given) && given.receiver?.text === theirs.receiver?.text);
}

/** Calls of one name that are both made on something, or both on nothing. */
function isSameRequest(one: Expression, other: Expression): boolean {
  return one.kind === 'invocation' && other.kind === 'invocation' && one.label === other.label && !one.receiver === !other.receiver;
}

/** `mill.lids(3)` and `press.lids(3)` */
function isMadeOnAnother(one: Expression, other: Expression): boolean {
  return isSameRequest(one, other) && one.receiver !== null && argumentText(one) === argumentText(other);
}

/** Calls of one name, or creations of one type, that are handed as much. */
function hasOneName(one: Expression, other: Expression): boolean {
  if (one.kind !== other.kind || one.arguments?.length !== other.arguments?.length) return false;
  return one.kind === 'invocation' ? one.label === other.label : one.kind === 'creation' && typeOf(one)?.text === typeOf(other)?.text;
}
