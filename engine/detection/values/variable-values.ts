import type { Expression } from '../../model/expression.js';
import { argumentText, computes, typeOf, withoutTypeArguments } from '../../facts/expressions/expression-facts.js';
import { covers, isTypeName } from '../../facts/expressions/covering.js';

/** What the value of a variable may have looked like where it stood in place. */

/**
 * The parts that a value may have been before something was added to it: the operands of an operator or a conditional, what a call is made on
 * and what it is given, what a lambda computes: `p` of `wrap(p)`, `p.name()`, `!p`, `() -> p`, `p == null ? null : p.get()`.
 */
export function partsOf(value: Expression | null): readonly Expression[] {
  if (!value) return [];
  switch (value.kind) {
    case 'parenthesized':
    case 'cast':
      return partsOf(value.children.at(-1) ?? null);
    case 'conditional':
      return value.children.flatMap((branch) => [branch, ...partsOf(branch)]);
    case 'creation':
      return value.arguments ?? [];
    case 'invocation':
      return [value, ...callsUnder(value)].flatMap((call) => [...(call.receiver ? [call.receiver] : []), ...(call.arguments ?? [])]);
    case 'fieldAccess':
      return value.receiver ? [value.receiver] : [];
    case 'infix':
      return value.children.flatMap((operand) => (operand.kind === 'infix' ? [operand, ...partsOf(operand)] : [operand]));
    case 'prefix':
      return value.children.filter(covers);
    case 'lambda':
      return value.block ? [] : value.children.filter(covers);
    default:
      return [];
  }
}

/**
 * Values of one making that changed on the way: two creations of a type or of a package, two calls of one method with the same receiver or arguments, two calls on
 * what one call gave, two fields of one object or of one name, an operator with calls in the same places or most operands in common.
 */
export function alike(one: Expression, other: Expression | null): boolean {
  if (!other || one.kind !== other.kind) return false;
  switch (one.kind) {
    case 'creation':
      return alikeCreations(one, other);
    case 'fieldAccess':
      return one.label === other.label || (one.receiver?.text === other.receiver?.text && !isTypeName(one.receiver));
    case 'infix':
      return one.label === other.label && alikeOperands(one.children, other.children);
    case 'invocation':
      // pot.lid().size(), pot.lid().depth(), but not lid().size(), lid().depth()
      if (one.label !== other.label) return shared(callsUnder(one).filter(asksSomebody), callsUnder(other));
      return one.receiver?.text === other.receiver?.text || argumentText(one) === argumentText(other);
    default:
      return false;
  }
}

/** Calls in the same places, or most operands in common: `a() + x` and `b() + 1`, `a() + x + 1`, but not `y + x`. */
function alikeOperands(some: readonly Expression[], others: readonly Expression[]): boolean {
  if (some.length === others.length) return some.every((one, i) => computes(one) === computes(others[i] as Expression));
  const [fewer, more] = some.length < others.length ? [some, others] : [others, some];
  return fewer.filter(({ text }) => more.some((one) => one.text === text)).length > fewer.length / 2;
}

function shared(some: readonly Expression[], others: readonly Expression[]): boolean {
  return some.some(({ text }) => others.some((other) => other.text === text));
}

const asksSomebody = ({ receiver }: Expression): boolean => receiver !== null;

/** What a call is made on, calls and the creation that they begin with: `new Find(id)` and `new Find(id).name()` of `new Find(id).name().trim()`. */
function callsUnder(call: Expression): readonly Expression[] {
  const under = call.receiver;
  return under?.kind === 'invocation' || under?.kind === 'creation' ? [under, ...callsUnder(under)] : [];
}

/** One type, one package, or two class bodies. */
function alikeCreations(one: Expression, other: Expression): boolean {
  const [a, b] = [typeOf(one)?.text ?? '', typeOf(other)?.text ?? ''];
  if (withoutTypeArguments(a) === withoutTypeArguments(b) || (one.anonymousType && other.anonymousType)) return true;
  const place = PACKAGE.exec(a)?.[0];
  return place !== undefined && place === PACKAGE.exec(b)?.[0];
}

/** What a qualified type name begins with: `java.util.` of `java.util.List<a.B>`. */
const PACKAGE = /^(?:\w+\.)+/;

/** Values that stand in too many places to tell anything by being there. */
export const SIMPLE: ReadonlySet<string> = new Set(['name', 'number', 'boolean', 'null', 'string', 'character', 'this']);

/** Values that many calls are handed without having to do with each other. */
const TOO_COMMON: ReadonlySet<string> = new Set(['name', 'boolean', 'null', 'this', 'character', 'lambda', 'cast', 'postfix']);
const FIRST_NUMBERS: ReadonlySet<string> = new Set(['0', '1']);

/** Whether a value says by itself that two places mean the same: `bar(p)`, `20`, but not `x`, `1`, `Color.RED`. */
export function isTelling(value: Expression): boolean {
  if (TOO_COMMON.has(value.kind) || FIRST_NUMBERS.has(value.text)) return false;
  if (value.kind === 'fieldAccess') return value.receiver !== null && covers(value.receiver) && value.receiver.kind !== 'fieldAccess';
  if (value.kind === 'prefix') return value.children.some((operand) => operand.kind === 'number' || operand.kind === 'invocation');
  return true;
}

/** Whether an expression is an argument of a call, or what an argument is taken from: `bar(p)` in `foo(bar(p).name(), 3)`. Not beyond `limit`. */
export function isInArgument(expression: Expression, limit: Expression | null = null): boolean {
  let current = expression;
  while (current !== limit && current.parent && (current.parent.receiver === current || current.parent.kind === 'parenthesized')) {
    if (current.parent.kind === 'methodReference') return false;
    current = current.parent;
  }
  return current !== limit && (current.parent?.arguments?.includes(current) ?? false);
}

/** Whether two expressions stand in the same place of what is around them: `send(user)` and `send(find(id))`, but not `user.name()` and `find(id)`. */
export function samePlace(one: Expression, other: Expression): boolean {
  const [a, b] = [around(one), around(other)];
  if (!a.parent || !b.parent) return a.parent === b.parent;
  const receivers = (a.parent.receiver === a.child) === (b.parent.receiver === b.child);
  return a.parent.kind === b.parent.kind && receivers;
}

/** The next expression around one that is more than parentheses or a cast, and its child on the way. */
function around(expression: Expression): { readonly parent: Expression | null; readonly child: Expression } {
  let child = expression;
  while (child.parent && (child.parent.kind === 'parenthesized' || child.parent.kind === 'cast')) child = child.parent;
  return { parent: child.parent, child };
}

/** Without the parentheses around it, and without `this.` before names. */
export function stripped(text: string): string {
  let plain = text.replaceAll('this.', '');
  while (plain.startsWith('(') && closingOf(plain) === plain.length - 1) plain = plain.slice(1, -1);
  return plain;
}

function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return at;
  }
  return -1;
}

/** What a call, creation or operator puts together. */
export function itemsOf(expression: Expression): readonly Expression[] | null {
  return expression.kind === 'infix' ? expression.children : expression.arguments;
}

/** Whether a call is handed one of the names as it is: `end(request, response)`. */
export function isArgumentOf(call: Expression, names: readonly Expression[]): boolean {
  return (call.kind === 'invocation' || call.kind === 'creation') && names.some((name) => call.arguments?.includes(name));
}
