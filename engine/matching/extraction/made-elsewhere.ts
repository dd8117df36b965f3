import type { Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import type { Call } from '../../facts/calls.js';
import { holdsCall } from '../../facts/expressions/expression-facts.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { readAlike } from '../../facts/substitution.js';
import { addAll } from '../../text/lists.js';

/** How a method is reached that another type has got: who calls it now, and how. */
export interface Request {
  readonly source: Method;
  readonly extracted: Method;
  /** The method that calls it: the source, or one on the way. */
  readonly caller: Method;
  readonly calls: readonly Call[];
  /** Another new method hands on to it. */
  readonly isHandedOn: boolean;
  /** That one is not of this type, and nothing else of the source went there. */
  readonly isAside: boolean;
}

/**
 * Whether the object that a method of another type does nothing but make was made in a part of a statement before, where it is asked of that method now; null
 * when it was all of the statement's value, or something else is made, or done besides. What was done with the object decides (1,650 pairs).
 *
 *     loader.put(new Crate(size));      ->   loader.put(Crates.of(size));                    yes: all that a call is handed, by the type itself
 *                                            loader.put(Crate.with().size(size).build());    no: by another type, an object, or what is made for it
 *     new Crate(size).open();           ->   Crates.of(size).open();                         yes: asked, and nothing else
 *     Lid lid = new Crate(size).lid();  ->   Lid lid = Crates.of(size).lid();                no: asked for something
 *     each(it -> it.put(new Crate(3)))  ->   each(it -> it.put(Crates.of(3)))                yes: in a lambda, whoever it is asked of
 *     show(wrap(new Crate(size)));      ->   show(wrap(Crates.of(size)));                    no: deeper in a call
 */
export function isMadeElsewhere(body: BodyMapping, request: Request): boolean | null {
  const [only, ...more] = body.mappings;
  const value = only?.beforeExpression;
  const is = only && (only.afterExpression ?? wrappedExpression(only.after));
  const unsaid = request.isAside ? false : null;
  if (!only || more.length > 0 || body.unmappedAfter.length > 0 || only.after.kind !== 'return') return unsaid;
  const isOne = value?.kind === 'creation' && is?.kind === 'creation' && value.label === is.label && is === wrappedExpression(only.after);
  if (!isOne || value.anonymousType || is.anonymousType) return unsaid;
  if (!isImported(request)) return unsaid;
  if (request.isAside) return isDoneLater(value, only.before, request.source) && isMadeAside(value, is, body);
  const around = value.parent;
  if (value === wrappedExpression(only.before) || !around || tellsByItself(value)) return null;
  const from = request.isHandedOn ? 'object' : askedOf(request);
  if (around.receiver === value) return isAskedElsewhere(only, around, from, request.extracted);
  const shares = sharesArguments(value, is, body, request);
  if (around.kind === 'lambda') return from !== 'made' || shares;
  if (!around.arguments?.includes(value)) return null;
  if (isDoneLater(value, only.before, request.source)) return from !== 'made' && shares;
  return isHanded(only.before, value, from, shares);
}

/**
 * In a lambda an object is made through an inherited method, or another object's, that hands on to its maker (972 pairs): of the very names it was made of, or of
 * more than was handed on, where a name is the same or all of them stand for one another; as the value of a lambda without more, too.
 */
function isMadeAside(value: Expression, is: Expression, body: BodyMapping): boolean {
  const around = value.parent;
  const given = value.arguments ?? [];
  const made = is.arguments ?? [];
  const same = readAlike(body);
  const shared = given.filter(({ text }) => made.some((other) => other.text === text)).length;
  const isKnown = shared > 0 || given.every((one) => made.some((other) => same(one, other)));
  if (around?.kind === 'lambda') return isKnown;
  if (!around?.arguments?.includes(value)) return false;
  return shared === given.length || (made.length > given.length && isKnown);
}

/** Types of the same package, which need no import, are told by the older rules (804 pairs). */
function isImported({ caller, extracted }: Request): boolean {
  const { qualifiedName } = extracted.declaringType;
  return caller.file.imports.some(({ name, onDemand }) => (!onDemand && qualifiedName === name) || qualifiedName.startsWith(`${name}.`));
}

/** What is made of what somebody is asked for, or of nothing at all, is told by what stands there now. */
function tellsByItself(value: Expression): boolean {
  return value.arguments?.length === 0 || holdsCall(value);
}

/** What the chain of calls begins with: the type that has the method, another type, an object or own call, or what is made there. */
type Asked = 'owner' | 'type' | 'object' | 'made';

function askedOf({ calls, extracted }: Request): Asked {
  let first = calls[0]?.expression.receiver ?? null;
  let isChain = false;
  for (; first?.kind === 'invocation'; first = first.receiver) isChain = true;
  if (first?.kind === 'creation') return 'made';
  if (first?.kind === 'name' && first.label === extracted.declaringType.name) return 'owner';
  return isChain ? 'type' : 'object';
}

function isAskedElsewhere({ before, distance }: StatementMapping, asking: Expression, from: Asked, { name }: Method): boolean {
  const whole = wrappedExpression(before);
  if (asking === whole && before.kind === 'expression') return true;
  if (asking === whole && asking.label === name) return distance > 0;
  return from === 'owner' && whole?.arguments?.includes(asking) === true;
}

/** All that a call is handed which is all of a statement or what it declares or gives back. */
function isHanded(statement: Statement, value: Expression, from: Asked, shares: boolean): boolean {
  const around = value.parent;
  if (around !== wrappedExpression(statement) || isAssignment(statement)) return false;
  if (around?.kind === 'creation') return shares && (from === 'owner' || from === 'made');
  if (shares) return from === 'owner';
  return statement.kind === 'expression' && (value.arguments?.length ?? 0) > 1;
}

/** Whether anything of what it was made with is handed on now. */
function sharesArguments(value: Expression, is: Expression, body: BodyMapping, { calls }: Request): boolean {
  const given = value.arguments ?? [];
  const same = readAlike(body);
  const handed = calls.flatMap(({ expression }) => handedInChain(expression));
  return given.some((one) => handed.some(({ text }) => text === one.text) || (is.arguments ?? []).some((other) => same(one, other)));
}

function handedInChain(call: Expression): readonly Expression[] {
  const handed: Expression[] = [];
  for (let one: Expression | null = call; one?.kind === 'invocation'; one = one.receiver) addAll(handed, one.arguments ?? []);
  return handed;
}

/** In a lambda, be it a value or a block. */
function isDoneLater(value: Expression, statement: Statement, { body }: Method): boolean {
  for (let one = value.parent; one; one = one.parent) if (one.kind === 'lambda') return true;
  let outermost = statement;
  while (outermost.parent) outermost = outermost.parent;
  return outermost !== body;
}
