import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { normalizedDistance } from '../text/similarity.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import { argumentText, isCall, typeOf } from './expression-facts.js';
import { isAssignment, wrappedExpression } from './leaf-alignment.js';
import type { Substitution } from './substitution.js';

/** Edit distance, as a share of the longer name, up to which a call's name was corrected (`parseDatta` for `parseData`) and is no other one (`find`, `lookUp`). */
const CORRECTED = 0.34;

/** An inlined method's value, and all that a statement does, keeps or gives back in its place. */
interface PutWhole {
  readonly value: Expression;
  readonly put: Expression;
  readonly before: Statement;
  readonly after: Statement;
  /** One argument is written as it was, under whatever name it was handed over. */
  readonly keepsOne: boolean;
  readonly isGiven: (one: Expression | null) => boolean;
}

/**
 * Whether all of what a statement does, keeps or gives back is something else than what an inlined method of one statement did or gave back (2,600 made-up
 * inlinings, by what is called or made, of which arguments, what was edited, and the kind of statement):
 *
 *     Pot pot = brew(name);     Pot brew(String label) { return pots.find(label); }   ->   Pot pot = pots.lookUp(name);       another thing is asked
 *                                                                                          Pot pot = jars.find(name);         somebody else is, for a variable
 *     last = brew(name, 4);     Pot brew(label, size) { return pots.find(label, size); }   ->   last = pots.find(name, 5);    other arguments in what is assigned
 *                                                                                          last = pots.find(name, 4).warm();  more is asked of it
 *
 * With one argument as it was written, or with one at all, it is the same; of new objects only where nothing else is different.
 */
export function isOtherAsWhole(one: StatementMapping, { beforeNames }: BodyMapping, { parameters }: Method): boolean {
  const { before, after, afterExpression } = one;
  const value = before.kind === 'return' || before.kind === 'expression' ? wrappedExpression(before) : null;
  const put = isAssignment(after) ? after.expressions[0]?.children[1] : wrappedExpression(after);
  if (!value || !put || !isCall(value) || (afterExpression && afterExpression !== put)) return false;
  const begun = beginningLike(value, put);
  const isGiven = (some: Expression | null): boolean => some?.kind === 'name' && parameters.some(({ name }) => name === some.label);
  const whole = { value, put, before, after, keepsOne: keepsArgument(value, begun ?? put), isGiven };
  if (begun === put && after.kind === 'throw' && isExceptionOf(value, isGiven)) return true;
  if (begun === put) return one.distance > 0 && hasOtherArguments(whole, numbersOf(one, beforeNames));
  if (begun)
    return value.kind === 'creation' ? argumentText(begun) !== argumentText(value) : argumentsOf(value).length > 1 && !whole.keepsOne;
  return value.kind === 'invocation' && put.kind === 'invocation' && !isWrapped(value, put) && asksOther(whole);
}

/**
 * An exception made of nothing but what was handed over is thrown everywhere (624 made-up changes; its name decides, and nothing of what is taken out):
 *
 *     catch (IOException e) { throw shut(e); }   ->   catch (IOException e) { throw new ShutException(e); }    nothing: a `Failure` of it, or of a text besides, is inlined
 */
function isExceptionOf(value: Expression, isGiven: PutWhole['isGiven']): boolean {
  const [only, ...more] = argumentsOf(value);
  return (
    value.kind === 'creation' && more.length === 0 && only !== undefined && isGiven(only) && /Exception$/.test(typeOf(value)?.text ?? '')
  );
}

/** @param numbers how many of each two arguments that stand for one another are numbers; texts stand for anything */
function hasOtherArguments({ value, put, after, keepsOne, isGiven }: PutWhole, numbers: readonly number[]): boolean {
  const [given, instead] = [argumentsOf(value), argumentsOf(put)];
  const isMade = value.kind === 'creation';
  if (given.length === instead.length) {
    if (given.length < 2) return false;
    if (isAssignment(after)) return numbers.some((some) => some > 0);
    return !value.receiver && !keepsOne && numbers.some((some) => some === 1 || (some === 2 && after.kind === 'localVariable'));
  }
  if (isAssignment(after)) return isMade || (!keepsOne && instead.length > 0);
  if (value.receiver || keepsOne || !given.every(isGiven) || instead.length < given.length) return false;
  return isMade ? given.length < 3 : given.length > 1;
}

/** Of somebody else, or by another name. */
function asksOther({ value, put, before, after, keepsOne, isGiven }: PutWhole): boolean {
  const isWritten = argumentText(value) === argumentText(put);
  if (value.receiver?.text === put.receiver?.text)
    return normalizedDistance(value.label, put.label) > CORRECTED && !(value.receiver && isWritten && !isAssignment(after));
  if (value.label !== put.label || isGiven(value.receiver)) return false;
  const isKept = after.kind === 'localVariable' || isAssignment(after);
  if (value.receiver && put.receiver) return isKept;
  if (isKept) return !isWritten;
  return (put.receiver ? before : after).kind === 'return' && !isWritten && !keepsOne;
}

function numbersOf({ replacements }: StatementMapping, names: Substitution): readonly number[] {
  return replacements.map(
    ({ before, after }) => [names.get(before.label) ?? before.text, after.text].filter((text) => /^\d/.test(text)).length,
  );
}

const argumentsOf = ({ arguments: given }: Expression): readonly Expression[] => given ?? [];

/** `pots.find(name)` of `pots.find(name).warm()`: what asks for the same, with whatever arguments. */
function beginningLike(value: Expression, put: Expression): Expression | null {
  if (asksForTheSame(value, put)) return put;
  return put.kind === 'invocation' && put.receiver ? beginningLike(value, put.receiver) : null;
}

function asksForTheSame(one: Expression, other: Expression): boolean {
  if (one.kind !== other.kind || one.receiver?.text !== other.receiver?.text) return false;
  return one.kind === 'creation' ? typeOf(one)?.text === typeOf(other)?.text : one.label === other.label;
}

function keepsArgument(value: Expression, put: Expression): boolean {
  return argumentsOf(value).some(({ text }) => argumentsOf(put).some((one) => one.text === text));
}

/** `checked(pots.find(name))` */
function isWrapped(value: Expression, put: Expression): boolean {
  return argumentsOf(put).some((one) => beginningLike(value, one) !== null);
}
