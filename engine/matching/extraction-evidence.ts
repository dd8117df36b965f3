import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { BodyMapping, Replacement, StatementMapping } from './body-mapping.js';
import { wrappedExpression } from './leaf-alignment.js';
import { agreementOfMapping, isTelling } from './method-similarity.js';

/**
 * Whether the mapping is enough to say that the code went there (came from there). The call is half of the evidence; the other half is how near the
 * nearest telling statement is, and how much of the extracted (inlined) method came with it. Within a type an exact statement is enough, since added
 * statements are normal there; between types a call by name is weak, and more has to agree.
 */
export function explains(body: BodyMapping, side: 'unmappedBefore' | 'unmappedAfter', place: 'here' | 'elsewhere'): boolean {
  const { mapped, telling } = agreementOfMapping(body);
  const unmapped = body[side].filter((statement) => statement.kind !== 'block').length;
  const nearest = Math.min(1, ...body.mappings.filter(isTelling).map(distanceWithoutReceiver));
  const whole = body.mappings.filter((one) => one.distance === 0 && isWhole(one) && isTelling(one)).length >= EXACT_STATEMENTS[place];
  if (isMaker(body, unmapped)) return true;
  if (telling === 0) return false;
  if (nearest === 0) return unmapped <= (whole ? Math.max(mapped * MOST_ADDED_MOVED, mapped + MOST_ADDED) : mapped * MOST_ADDED_MOVED);
  if (telling > 1 && mapped > unmapped && (place === 'here' || nearest < HALF)) return true;
  const restated = body.mappings.some((one) => one.replacements.some((replacement) => replacement.kind === 'assertion'));
  if (place === 'here') return (nearest < FAR || restated) && unmapped <= mapped * MOST_ADDED_MOVED;
  return nearest < NEAR && mapped > unmapped;
}

/**
 * What is left of the distance when the object that the code went to, or came from, is left out:
 *
 *     door.lock.turn(2);   ->   door.shut();     void shut() { lock.turn(2); }
 */
function distanceWithoutReceiver(mapping: StatementMapping): number {
  const { distance, replacements } = mapping;
  if (distance === 0 || !wraps(mapping)) return distance;
  const [only, ...more] = replacements;
  return only && more.length === 0 && isReceiver(only) ? RECEIVER_ONLY : distance;
}

/** `door.lock` and `lock`, `door.turn(2)` and `turn(2)`. */
function isReceiver({ before, after }: Replacement): boolean {
  const [own, foreign] = before.receiver && before.receiver.kind !== 'this' ? [after, before] : [before, after];
  if (own.receiver && own.receiver.kind !== 'this') return false;
  if (foreign.receiver?.kind !== 'name') return false;
  const member = own.kind === 'name' || own.kind === 'fieldAccess' ? 'fieldAccess' : own.kind;
  return member === foreign.kind && own.label === foreign.label;
}

/** A statement that became a statement of the same kind; not a part of one, nor what an assignment and a `return` have in common. */
function isWhole(mapping: StatementMapping): boolean {
  const { before, after, beforeExpression, afterExpression } = mapping;
  const all = (statement: Statement, expression: Expression | null): boolean =>
    expression === null || (statement.kind === 'expression' && statement.expressions[0] === expression);
  return all(before, beforeExpression) && all(after, afterExpression) && before.kind === after.kind;
}

/**
 * A new empty object says little, but a method that does nothing else but make it is the code that made it.
 *
 *     Range all = new Range();   ->   Range all = Ranges.whole();     static Range whole() { return new Range(FIRST, LAST); }
 */
function isMaker(body: BodyMapping, unmapped: number): boolean {
  const [only, ...more] = body.mappings;
  if (!only || more.length > 0 || unmapped > 0) return false;
  const before = only.beforeExpression ?? wrappedExpression(only.before);
  const after = only.afterExpression ?? wrappedExpression(only.after);
  if (before?.kind !== 'creation' || after?.kind !== 'creation') return false;
  // as a part of a statement it has to be plain: what is computed from arguments is used there, and may be made anywhere
  return wraps(only) || only.distance === 0 || before.arguments?.length === 0 || after.arguments?.length === 0;
}

/** A declaration or `return` of the whole value. */
function wraps({ before, after, beforeExpression, afterExpression }: StatementMapping): boolean {
  const whole = (statement: Statement, expression: Expression | null): boolean =>
    expression === null || wrappedExpression(statement) === expression;
  return whole(before, beforeExpression) && whole(after, afterExpression);
}

/** Telling statements that came as they were, for more to have been added than came: between types, where the call is known by its name, one may be chance. */
const EXACT_STATEMENTS = { here: 1, elsewhere: 2 };
/** Statements that may be added to an extracted method, beyond those that were mapped, when so many came as they were. */
const MOST_ADDED = 8;
/** In all other cases: so many for each mapped one. */
const MOST_ADDED_MOVED = 2;
/** Distances of a single edited statement up to which it is taken for the same, between types and within one. */
const NEAR = 0.3;
const FAR = 0.6;
/** Between types several edited statements are evidence when one of them is still more equal than not. */
const HALF = 0.5;
/** What a receiver that is left out counts: the object is the one that is called, as far as names tell. */
const RECEIVER_ONLY = 0.1;
