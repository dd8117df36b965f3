import { hasModifier, type Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Call } from '../../facts/calls.js';
import { isDelegation, isOwnCall } from '../../facts/declarations/handing-on.js';
import { largest } from '../../text/lists.js';
import { isPartOfName, normalizedDistance } from '../../text/similarity.js';
import { readAlike } from '../../facts/substitution.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import { isNameOf } from './receivers.js';

/** The side of a mapping on which the statements of the extracted (after) or inlined (before) method are. */
export type MethodSide = 'before' | 'after';

/** The method that code went to (came from), and the calls of it. */
export interface Callee {
  readonly method: Method;
  readonly calls: readonly Call[];
  /** It belongs to the caller's type. */
  readonly local: boolean;
}

/** What of a statement, or all of it, takes part in a mapping. */
export function valueOf(mapping: StatementMapping, side: MethodSide): Expression | null {
  return (side === 'before' ? mapping.beforeExpression : mapping.afterExpression) ?? wrappedExpression(mapping[side]);
}

/**
 * Whether the code of the caller called a method of this name already (still does), with what it is called with now (was called with), and not with what the method
 * itself calls that name with: the call has other arguments, and says nothing of the method's body.
 *
 *     jobs.run(task);   ->   jobs.run(task, 3);     void run(Task task, int times) { each(task, times); }
 *     run(new Task(3));   ->   run(3);              void run(int times) { run(new Task(times)); }              the body's
 *
 * A method that only hands on to another one of its name holds nothing but that call.
 */
export function isCalledStill(mapping: StatementMapping, side: MethodSide, { method, calls, local }: Callee, body: BodyMapping): boolean {
  const theirs = valueOf(mapping, side === 'after' ? 'before' : 'after');
  if (!theirs) return false;
  if (
    theirs.kind === 'invocation' &&
    calls.some(({ expression }) => callsInChain(expression.receiver).some((one) => areWritten(theirs, one)))
  )
    return true;
  const isDelegating = isDelegation(method);
  const still = callsInChain(theirs).find(({ label }) => (isDelegating ? isLike(label, method.name) : label === method.name));
  if (!still) return isDelegating;
  if (hasModifier(method, 'static') && still.receiver && !isNameOf(still.receiver, method.declaringType)) return false;
  const own = callsInChain(valueOf(mapping, side)).find(({ label }) => isLike(label, still.label));
  const same = readAlike(body);
  const alike: Alike = (one, mine) => one.text === mine.text || (side === 'after' ? same(one, mine) : same(mine, one));
  const most = largest([0, ...calls.map(({ expression }) => likeness(still, expression, false, areWritten))]);
  const isOfSame = calls.some(({ expression }) => isSameObject(still, expression, false, areWritten));
  const isOwn = own !== undefined && still.receiver !== null && isOwnCall(own) && isOfSame;
  const inside = own ? likeness(still, own, true, alike) + (isOwn ? 1 : 0) : 0;
  if (!own || inside !== most) return !own || inside < most;
  const isOfArity = ({ arguments: given }: Expression): boolean => given?.length === still.arguments?.length;
  return !local || !isOfArity(own) || calls.some(({ expression }) => isOfArity(expression));
}

type Alike = (one: Expression, other: Expression) => boolean;

/** A call and the ones that its object comes from: `a.b().c()`, `a.b()`. */
function callsInChain(value: Expression | null): readonly Expression[] {
  if (value?.kind !== 'invocation') return [];
  return [value, ...callsInChain(value.receiver)];
}

/** How many arguments of two calls are alike, and one more if they are asked of the same object. */
function likeness(one: Expression, other: Expression, isInside: boolean, alike: Alike): number {
  const left = [...(other.arguments ?? [])];
  const shared = (one.arguments ?? []).filter((argument) => {
    const at = left.findIndex((candidate) => alike(argument, candidate));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return shared.length + (isSameObject(one, other, isInside, alike) ? 1 : 0);
}

const areWritten: Alike = (one, other) => one.text === other.text;

/** Asked of the object itself, of the same one, by the same call; of one that is a member now, or inside the method, which knows its own members, was one. */
function isSameObject(one: Expression, other: Expression, isInside: boolean, alike: Alike): boolean {
  const [from, to] = [one.receiver, other.receiver];
  if (!from || !to) return from === to;
  if (from.kind === 'invocation' && to.kind === 'invocation' && from.label === to.label) return true;
  return alike(from, to) || (isInside ? from.text.endsWith(`.${to.text}`) : to.text.endsWith(`.${from.text}`));
}

/** Letters of two names that may differ, of all: `validatatedData` and `validatedData`. */
const SIMILAR_NAME = 0.2;

/** The words of one name are among those of the other, or the two are spelt nearly alike. */
export function isLike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return isPartOfName(a, b) || normalizedDistance(a, b) < SIMILAR_NAME;
}
