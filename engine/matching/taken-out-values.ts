import { descendants, type Expression } from '../model/expression.js';
import type { VariableDeclaration } from '../model/declarations.js';
import { covers, withoutParentheses } from './covering.js';
import { withoutTypeArguments } from './expression-facts.js';
import { qualifiedTypeText } from './parameters.js';

/**
 * Whether a variable holds what was a part of another variable's value, where one declaration took the place of the other: then it is a part that was
 * taken out, not the other variable under a new name.
 *
 *     User user = (User) find(id);       ->   Person person = find(id);
 *     User user = new User(find(id));    ->   Name name = find(id);
 *     User user = wrap(next());          ->   Name user = next();
 *     int all = size() + rest;           ->   int own = size();
 *
 * A call with arguments that another call handed on is the other variable still: the one call became the other.
 */
export function isTakenOutOf(whole: VariableDeclaration, part: VariableDeclaration): boolean {
  const { initializer: around } = whole;
  const { initializer: value } = part;
  if (!around || !value) return false;
  if (around.kind === 'cast') return isCastOf(value, around) && areUnrelated(whole, part);
  const [isRenamed, isOfOtherType] = differences(whole, part);
  if (isCallWithout(value) && around.kind === 'invocation' && isGivenTo(value, around)) return isRenamed || isOfOtherType;
  const isElement = around.kind === 'arrayAccess' || around.kind === 'creation';
  return (isRenamed || (isElement && isOfOtherType)) && (isUsedBy(value, around) || isComputedIn(value, around));
}

/** The reverse, `part` first. It takes no use to say that the variables are one. */
export function isPutInto(part: VariableDeclaration, whole: VariableDeclaration): boolean {
  const { initializer: around } = whole;
  const { initializer: value } = part;
  if (!around || !value) return false;
  if (around.kind === 'cast') return isCastOf(value, around) && areUnrelated(whole, part);
  const [isRenamed, isOfOtherType] = differences(whole, part);
  if (value.kind === 'invocation' && around.kind === 'invocation' && (around.arguments?.length ?? 0) > 1 && isGivenTo(value, around))
    return isRenamed || isOfOtherType;
  return isRenamed && isComputedIn(value, around);
}

function differences(whole: VariableDeclaration, part: VariableDeclaration): readonly [renamed: boolean, retyped: boolean] {
  return [whole.name !== part.name, qualifiedTypeText(whole) !== qualifiedTypeText(part)];
}

/** `new User(find(id))` of `find(id)`, `wrap(a + b)` of `a + b`, `((User) next(id)).name()` of `next(id)`. */
function isUsedBy(value: Expression, around: Expression): boolean {
  if (around.kind === 'creation') return value.kind === 'invocation' && isGivenTo(value, around);
  return around.kind === 'invocation' && value.kind === 'infix' && isGivenTo(value, around);
}

/** `find(id) + 1`, `find(id)[0]`, `((User) find(id)).name()` of `find(id)`. */
function isComputedIn(value: Expression, around: Expression): boolean {
  if (!covers(value)) return false;
  if (around.kind === 'arrayAccess') return isSame(around.children[0], value);
  if (around.kind === 'infix') return value.kind === 'invocation' && around.children.some((operand) => isSame(operand, value));
  const under = around.kind === 'invocation' && around.receiver?.kind === 'parenthesized' ? withoutParentheses(around.receiver) : null;
  return under?.kind === 'cast' && [under, ...descendants(under)].some((one) => isSame(one, value));
}

function isCastOf(value: Expression, cast: Expression): boolean {
  return covers(value) && isSame(cast.children.at(-1), value);
}

/** Of another name and type. Types that may be each other's supertype, by their names, are one variable's: `Object`, and those that share a word. */
function areUnrelated(one: VariableDeclaration, other: VariableDeclaration): boolean {
  if (one.name === other.name) return false;
  const names = [one, other].map(({ type }) => withoutTypeArguments(type?.text ?? ''));
  const [a, b] = names as [string, string];
  if (a === b || names.includes('Object') || a.includes(b) || b.includes(a)) return false;
  const words = new Set(typeWords(a));
  return !typeWords(b).some((word) => words.has(word));
}

function typeWords(name: string): readonly string[] {
  return name.match(WORD) ?? [];
}

/** `COS` and `Name` of `COSName`. */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z\d]+/g;

/** `next()`, `box.next()`, but not `box.first().next()`: of a chain the last call says little. */
function isCallWithout(value: Expression): boolean {
  return value.kind === 'invocation' && value.arguments?.length === 0 && value.receiver?.kind !== 'invocation';
}

function isGivenTo(value: Expression, call: Expression): boolean {
  return (call.arguments ?? []).some((given) => isSame(given, value));
}

function isSame(one: Expression | undefined, other: Expression): boolean {
  return one !== undefined && withoutParentheses(one).text === other.text;
}
