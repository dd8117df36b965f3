import type { Method } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings, type BodyMapping, type Replacement, type StatementMapping } from '../bodies/body-mapping.js';
import { covers, haveOneText, isCalledInChain, withoutParentheses } from '../../facts/expressions/covering.js';
import { isThisMember, memberName } from '../../facts/expressions/expression-facts.js';
import { isPutInOrPart, isValueOrPart } from './handed-around.js';
import { givesBackEnough } from './given-back.js';
import { isDelegation } from '../../facts/declarations/handing-on.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { agreementOfMapping, isTelling } from '../methods/method-similarity.js';
import { isTrivial } from '../../facts/telling-statements.js';
import { asksAgain, asksWithOtherArguments } from './repeated-requests.js';
import { isHandedAsAWhole, isOtherOwnCall, isOtherValue } from './other-values.js';
import { goesOn, isHandedOn, restates } from './restated-statements.js';
import { readAlike } from '../../facts/substitution.js';
import { loopsInOtherForm } from '../bodies/loops-and-pipelines.js';
import { isLockOfOther, isSameHead } from '../bodies/same-heads.js';
import { isPutInside } from './values-put-inside.js';
import { namesValueInside } from '../methods/variables-named-inside.js';
import { smallest } from '../../text/lists.js';

/**
 * Whether the mapping is enough to say that the code went there (came from there). The call is half of the evidence. One telling statement that came as it
 * was is the other half, whatever was added around it; edited statements have to be more than what was added (paper 003, Table 4: |M| > |U_T2|), of an
 * extraction also as many when they are several.
 *
 *     plan(n) { … spans.add(from, n); … }   ->   plan(n) { … range(spans, from, n); … }     range(…) { open(1); spans.add(from, n); one.trim(); }     yes
 *                                                                                         range(…) { open(1); spans.add(from, 2); one.trim(); }     no
 *
 * `method`: the one that it went to or came from.
 */
export function explains(
  whole: BodyMapping,
  side: 'unmappedBefore' | 'unmappedAfter',
  place: 'here' | 'elsewhere',
  method: Method,
): boolean {
  if (givesBackEnough(whole, side === 'unmappedAfter' ? 'after' : 'before', place)) return true;
  if (place === 'elsewhere' && side === 'unmappedAfter' && onlyRefuses(whole)) return false;
  if (loopsInOtherForm(whole).length > 0) return true;
  if (namesValueInside(whole, side === 'unmappedAfter' ? 'after' : 'before', place)) return true;
  const only = whole.mappings.length === 1 ? whole.mappings[0] : undefined;
  if (side === 'unmappedBefore' && only) {
    const inside = isPutInside(only, whole.unmappedBefore.filter(isGone).length, place, method);
    if (inside !== null) return inside;
  }
  const value =
    side === 'unmappedAfter'
      ? isValueOrPart(whole, whole.unmappedAfter.filter(isAdded).length, place)
      : isPutInOrPart(whole, whole.unmappedBefore.filter(isGone).length);
  if (value !== null) return value;
  const body = side === 'unmappedAfter' ? withoutOtherValues(whole) : whole;
  const lambdas = side === 'unmappedAfter' ? body.mappings.reduce((sum, one) => sum + keptLambdas(one), 0) : 0;
  const { mapped: statements, telling: speaking } = agreementOfMapping(body);
  const isHead = (one: StatementMapping): boolean => isSameHead(one, place === 'elsewhere' && side === 'unmappedAfter');
  const isSaying = (one: StatementMapping): boolean =>
    (isTelling(one) || isHead(one)) && !(side === 'unmappedAfter' && place === 'here' && isLockOfOther(one));
  const heads = body.mappings.filter((one) => !isTelling(one) && isSaying(one)).length;
  const [written, telling] = [statements + lambdas, speaking + lambdas + heads];
  const given = side === 'unmappedBefore' && place === 'here' ? body[side].filter((one) => givesBack(one, method)).length : 0;
  // if (a) { return false; }  ->  if (b) { return false; }: what is given back says nothing besides
  const ends = body.mappings.filter(({ before, after }) => isTrivial(before) && isTrivial(after)).length;
  const mapped = written - ends;
  const unmapped = body[side].filter(side === 'unmappedAfter' ? isAdded : isGone).length - given;
  if (isMaker(body, unmapped)) return true;
  if (place === 'here' && side === 'unmappedAfter' && unmapped === 0 && isAllThere(body)) return true;
  if (place === 'elsewhere' && side === 'unmappedAfter' && unmapped === 0 && (isOnlyStatement(body) || isNameGivenBack(body))) return true;
  const handed = body.mappings.filter(isHandedBack).length;
  if (telling === 0 && (handed === 0 || place === 'elsewhere' || side === 'unmappedBefore')) return false;
  const told = body.mappings.filter(isSaying);
  const parts = side === 'unmappedAfter' && place === 'here';
  const kept = told.filter((one) => cameAsItWas(one, parts) || (parts && asksTheSame(one) && !changesOperator(one)));
  const end = side === 'unmappedAfter' ? 'after' : 'before';
  const restated = place === 'here' ? restates : goesOn;
  if (side === 'unmappedAfter' && told.some((one) => !one.before.composite && wraps(one) && restated(one, body))) return true;
  const isSure =
    (place === 'here' || side === 'unmappedAfter') &&
    kept.some((one) => !asksTheSame(one) && (isWhole(one) || one[end].kind === 'return' || (place === 'elsewhere' && isStatement(one))));
  const isPutElsewhere = side === 'unmappedBefore' && place === 'elsewhere';
  if (isPutElsewhere && kept.length === 1 && kept[0]?.before.kind === 'throw') return unmapped === 0;
  const most =
    isPutElsewhere && kept.some((one) => isWhole(one) && namesTheSame(one) && !asksTheSame(one)) ? MOST_BESIDE[side] : MOST_ADDED;
  const isAllOfCaller = body[side === 'unmappedAfter' ? 'unmappedBefore' : 'unmappedAfter'].length === 0;
  const isEnough = unmapped <= most || (isSure && (isAllOfCaller || unmapped <= MOST_BESIDE[side]));
  if (kept.length > 1 || (kept.length > 0 && isEnough)) return true;
  const isAsked = (one: StatementMapping): boolean =>
    side === 'unmappedAfter' &&
    ((!(place === 'elsewhere' && isDelegation(method)) && isValue(one) && asksWithOtherArguments(one, body)) ||
      (place === 'elsewhere' && asksAgain(one, body, method.parameters)));
  const distanceOf = (one: StatementMapping): number =>
    isAsked(one) ? Math.min(one.distance, RECEIVER_ONLY) : distanceWithoutReceiver(one);
  const nearest = handed > 0 ? 0 : Math.min(1, smallest(told.map(distanceOf)));
  const isAsserted = body.mappings.some((one) => one.replacements.some(({ kind }) => kind === 'assertion'));
  // what is all of a statement is compared strictly enough: its distance says nothing more, unless it was assigned
  const isTied =
    place === 'here' &&
    told.some((one) =>
      side === 'unmappedAfter' ? wraps(one) && !isAssignment(one.before) && !addsBody(one) : one.before.composite && one.after.composite,
    );
  const isNear = telling + handed > 1 && mapped > unmapped ? nearest < SEVERAL[place] : nearest < SINGLE[place] || isAsserted || isTied;
  if (side === 'unmappedBefore') return isNear && mapped > unmapped;
  // loops and conditions that were added count beside several statements, or where a statement was added, too
  const around = body[side].filter(({ kind, composite }) => composite && kind !== 'block' && kind !== 'catch').length;
  return isNear && (mapped > 1 ? mapped >= unmapped + around : mapped > unmapped);
}

/**
 * A refusal in words of its own stands in any type: to have gone to one, either the question or the answer has to be as it was.
 *
 *     if (name == null) { throw new Failure("name"); }   ->   Checks.given(name, "name");     Checks: given(Object one, String what) { if (one == null) { throw new Failure(what); } }
 */
function onlyRefuses({ mappings }: BodyMapping): boolean {
  const all = allMappings(mappings).filter(({ before, after }) => before.kind !== 'block' && after.kind !== 'block');
  return all.some(({ before }) => before.kind === 'throw') && all.every((one) => !one.identical && (asks(one) || throwsNew(one)));
}

const asks = ({ before, after }: StatementMapping): boolean => before.kind === 'if' && after.kind === 'if';

const throwsNew = ({ before, after }: StatementMapping): boolean =>
  [before, after].every(({ kind, expressions: [thrown] }) => kind === 'throw' && thrown?.kind === 'creation');

/** What lambdas without a block compute or do, where both versions of a statement have as many: each is a statement by itself. */
function keptLambdas(mapping: StatementMapping): number {
  const { before, after } = mapping;
  const roots = (['before', 'after'] as const).map((side) => {
    const part = side === 'before' ? mapping.beforeExpression : mapping.afterExpression;
    return part ? [part] : mapping[side].composite ? [] : mapping[side].expressions;
  });
  if (!mentionsLambda(before) || !mentionsLambda(after)) return 0;
  const [was, is] = roots.map((some) => some.flatMap(descendants).filter(({ kind, block }) => kind === 'lambda' && !block).length) as [
    number,
    number,
  ];
  return was === is ? was : 0;
}

function mentionsLambda({ text }: Statement): boolean {
  return text.includes('->');
}

/** Without what is another value: it was added, and the one that was there is gone. */
function withoutOtherValues(body: BodyMapping): BodyMapping {
  const isOther = (one: StatementMapping): boolean =>
    !isHandedOn(one, readAlike(body)) &&
    (isOtherValue(one, body) || (body.mappings.length === 1 && (isHandedAsAWhole(one, body) || isOtherOwnCall(one, body))));
  const others = body.mappings.filter(isOther);
  if (others.length === 0) return body;
  return {
    ...body,
    mappings: body.mappings.filter((one) => !others.includes(one)),
    unmappedAfter: [...body.unmappedAfter, ...others.map(({ after }) => after)],
  };
}

/** What speaks against an extraction when it was added: not the blocks that `if`, `for` and `try` put around code, nor an end like `return true;`. */
export const isAdded = (statement: Statement): boolean => !statement.composite && !isTrivial(statement);

/** What speaks against an inlining when it is gone: not an end like `return true;`. */
const isGone = (statement: Statement): boolean => statement.kind !== 'block' && !isTrivial(statement);

/**
 * The end of an inlined method that gives back what it was given came along, too: within a type the caller goes on with the argument itself.
 *
 *     Body body = enqueue(new Body());      Body enqueue(Body body) { server.take(body); return body; }   ->   Body body = new Body(); server.take(body);
 */
function givesBack({ kind, parent, expressions: [value] }: Statement, { body }: Method): boolean {
  return kind === 'return' && parent === body && value?.kind === 'name';
}

/**
 * The value that was declared is what the method is given and gives back.
 *
 *     List all = listOf(n); all.add(3);   ->   List all = with(listOf(n), 3);     List with(List some, int one) { some.add(one); return some; }
 */
function isHandedBack(mapping: StatementMapping): boolean {
  const { before, after, distance } = mapping;
  if (distance > 0 || !wraps(mapping) || before.kind === 'expression' || after.kind === 'expression') return false;
  const values = [before, after].map(wrappedExpression);
  return values.filter((one) => one !== null && covers(one)).length === 1;
}

/**
 * A statement that became a statement of the same kind, equal when parameters are read as their arguments; a declaration may have another type. A value that
 * is returned now has to be written with the same names, too, and was all of a declaration or `return`, or, where `parts` are evidence, a part of any statement.
 *
 *     spans.add(7, n);            ->   spans.add(first, n);                 first is 7
 *     int k = spans.sum(7, n);    ->   return spans.sum(7, n);
 *     use(spans.sum(7, n));       ->   return spans.sum(7, n);              a part
 */
function cameAsItWas(mapping: StatementMapping, parts: boolean): boolean {
  const { before, after, beforeExpression, afterExpression, replacements } = mapping;
  const [variable, other] = [before.variables[0], after.variables[0]];
  if (isWhole(mapping) && variable?.name === other?.name)
    return replacements.every(({ kind }) => kind === 'type' && before.kind === 'localVariable');
  const value = beforeExpression ?? wrappedExpression(before);
  const isAll =
    wraps(mapping) && (parts ? before.kind !== 'expression' && after.kind !== 'expression' : !isAssignment(before) && !isAssignment(after));
  return value !== null && value.text === (afterExpression ?? wrappedExpression(after))?.text && (parts || isAll);
}

const namesTheSame = ({ before, after }: StatementMapping): boolean => before.variables[0]?.name === after.variables[0]?.name;

/** All of a statement, whatever its value is used for. */
function isStatement(mapping: StatementMapping): boolean {
  return wraps(mapping) && mapping.before.kind !== 'return' && [mapping.before, mapping.after].some(({ kind }) => kind === 'expression');
}

/** An anonymous class stands where there was none. */
function addsBody({ before, after }: StatementMapping): boolean {
  const [was, is] = [before, after].map(({ expressions }) =>
    expressions.flatMap(descendants).some(({ anonymousType }) => anonymousType !== null),
  );
  return was !== is;
}

/** A statement that became a statement of the same kind; not a part of one, nor what an assignment and a `return` have in common. */
function isWhole(mapping: StatementMapping): boolean {
  const { before, after, beforeExpression, afterExpression } = mapping;
  const all = (statement: Statement, expression: Expression | null): boolean =>
    expression === null ||
    (statement.kind === 'expression' && statement.expressions[0] === expression) ||
    (statement.kind === 'localVariable' && wrappedExpression(statement) === expression);
  return all(before, beforeExpression) && all(after, afterExpression) && before.kind === after.kind;
}

/**
 * What is left of the distance when the object that the code went to, or came from, is left out:
 *
 *     door.lock.turn(2);   ->   door.shut();     void shut() { lock.turn(2); }
 */
function distanceWithoutReceiver(mapping: StatementMapping): number {
  const { distance, replacements } = mapping;
  if (asksTheSame(mapping) || isInChain(mapping) || isChosen(mapping)) return Math.min(distance, PART_OF_CONDITION);
  if (distance === 0 || !isValue(mapping)) return distance;
  const [only, ...more] = replacements;
  return only && more.length === 0 && isReceiver(only) ? RECEIVER_ONLY : distance;
}

/** `a == b` became `a != b`, `a && b` became `!a || !b`: more than a `!` changed. */
function changesOperator({ replacements }: StatementMapping): boolean {
  return replacements.some(({ before, after }) => before.kind === 'infix' && after.kind === 'infix' && before.label !== after.label);
}

/** A condition and a part of it, or its opposite. */
function asksTheSame({ replacements }: StatementMapping): boolean {
  const [only, ...more] = replacements;
  return only?.kind === 'condition' && more.length === 0;
}

/** `new Lamp(3)` and `isNight() ? Lamps.bright() : new Lamp(3)`. */
function isChosen({ replacements }: StatementMapping): boolean {
  const [only, ...more] = replacements;
  if (!only || more.length > 0) return false;
  const { before, after } = only;
  const chooses = (big: Expression, small: Expression): boolean =>
    big.kind === 'conditional' && big.children.slice(1).some((branch) => branch.text === small.text);
  return chooses(before, after) || chooses(after, before);
}

/** `open()` and `Doors.open().slowly().at(3)`. */
function isInChain({ replacements }: StatementMapping): boolean {
  const [only, ...more] = replacements;
  if (!only || more.length > 0) return false;
  const { before, after } = only;
  return isCalledInChain(before, after, haveOneText) || isCalledInChain(after, before, haveOneText);
}

/** `door.lock` and `lock`, `door.turn(2)` and `turn(2)`. */
function isReceiver({ before, after }: Replacement): boolean {
  const [own, foreign] = before.receiver && before.receiver.kind !== 'this' ? [after, before] : [before, after];
  if (own.receiver && own.receiver.kind !== 'this') return false;
  if (foreign.receiver?.kind !== 'name' && !(foreign.receiver && isThisMember(foreign.receiver))) return false;
  const member = own.kind === 'name' || own.kind === 'fieldAccess' ? 'fieldAccess' : own.kind;
  return member === foreign.kind && own.label === foreign.label;
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

/**
 * Everything in the method came as it was, however little that is, if it is more than an end like `return true;`.
 *
 *     tank.fill(0, LITRES);   ->   tank.fill(0, litres());     int litres() { return LITRES; }
 */
function isAllThere({ mappings }: BodyMapping): boolean {
  const isMore = ({ beforeExpression, after }: StatementMapping): boolean =>
    beforeExpression !== null || after.composite || (after.kind === 'return' && !isTrivial(after));
  return (
    mappings.some(isMore) && mappings.every(({ distance, beforeExpression }) => distance === 0 && beforeExpression?.kind !== 'boolean')
  );
}

/**
 * A statement that does something became the only one of a method of another type: it is the same, however it was edited.
 *
 *     pump.run(first);   ->   tank.start();     class Tank { void start() { motor.run(FIRST); } }
 *
 * Not a call that became an assignment, nor the assignment of another field; a call that is handed on has to be the same otherwise.
 */
function isOnlyStatement({ mappings }: BodyMapping): boolean {
  const [only, ...more] = mappings;
  if (!only || more.length > 0 || !wraps(only)) return false;
  const { before, after, replacements } = only;
  const [was, is] = [before, after].map(({ kind, expressions }) => (kind === 'expression' ? expressions[0] : undefined));
  if (!was || was.kind !== is?.kind) return false;
  if (was.label !== is.label && descendants(is).some((part) => part.kind === was.kind && part.label === was.label)) return false;
  const target = was.kind === 'assignment' ? was.children[0] : undefined;
  return !target || !isThisMember(target) || !replacements.some((one) => one.before === target);
}

/**
 * A variable or constant that another type gives back under the same name: it was a whole value, or the first thing that a call was given.
 *
 *     show(LIMIT, 3);   ->   show(tank.limit(), 3);     class Tank { int limit() { return LIMIT; } }
 */
function isNameGivenBack({ mappings }: BodyMapping): boolean {
  const [only, ...more] = mappings;
  if (!only || more.length > 0 || only.after.kind !== 'return') return false;
  const given = only.afterExpression ?? wrappedExpression(only.after);
  const used = only.beforeExpression ?? wrappedExpression(only.before);
  if (!given || !used || given !== wrappedExpression(only.after) || memberName(given) !== memberName(used) || !memberName(used))
    return false;
  const whole = wrappedExpression(only.before);
  if (used === whole) return only.before.kind === 'localVariable' || isAssignment(only.before);
  return !isAssignment(only.before) && whole?.arguments?.[0] !== undefined && withoutParentheses(whole.arguments[0]) === used;
}

/** A declaration or `return` of the whole value. */
function wraps({ before, after, beforeExpression, afterExpression }: StatementMapping): boolean {
  const whole = (statement: Statement, expression: Expression | null): boolean =>
    expression === null || wrappedExpression(statement) === expression;
  return whole(before, beforeExpression) && whole(after, afterExpression);
}

/** All that a statement does, computes or decides by. */
const isValue = (mapping: StatementMapping): boolean => wraps(mapping) || isWhatIsAsked(mapping);

/** All that an `if`, `while` or loop asks became the value that is given back. */
function isWhatIsAsked({ before, beforeExpression, after, afterExpression }: StatementMapping): boolean {
  if (!before.composite || !beforeExpression || !before.expressions.includes(beforeExpression)) return false;
  return afterExpression === null || wrappedExpression(after) === afterExpression;
}

/** Statements that may be added to the only one that came as it was, where it may be chance: between types, where the call is known by its name, or as a part. */
const MOST_ADDED = 2;
/** Statements that may be gone (be added) beside the only one that came as it was, and where the caller has other code that was added (is gone) within a type (1,370 + 5,000 changes, no exception). */
const MOST_BESIDE = { unmappedBefore: 10, unmappedAfter: 11 };
/** Distances of the nearest edited statement up to which it is taken for the same: where there is one, and where there are several, which is evidence by itself. */
const SINGLE = { here: 0.6, elsewhere: 0.3 };
const SEVERAL = { here: 1, elsewhere: 0.5 };
/** What a receiver that is left out counts: the object is the one that is called, as far as names tell. */
const RECEIVER_ONLY = 0.1;
/** And what a condition's part counts, or its opposite, a call in a chain, or one of two values, however long the rest is. */
const PART_OF_CONDITION = 0.1;
