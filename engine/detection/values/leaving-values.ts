import type { VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import { rootOf, type Statement } from '../../model/statement.js';
import { covers, withoutParentheses } from '../../facts/expressions/covering.js';
import type { ExtractionDirection } from './value-readings.js';
import { alike } from './variable-values.js';

/** Values that are all of what a statement returns, throws, assigns or asks: which of them were taken out of it, or put into it. */

/** `return user;`, `throw user;`, of the statements given. */
export function leavingWith(kind: 'return' | 'throw', variable: VariableDeclaration, statements: readonly Statement[]): Statement | null {
  const leaves = (statement: Statement): boolean => {
    const [only] = statement.expressions;
    return statement.kind === kind && only?.kind === 'name' && only.label === variable.name;
  };
  return statements.find(leaves) ?? null;
}

/** How a returned value is found in what the variable holds that is returned now. */
export type ReturnedAs = 'taken' | 'otherwise' | 'unlike';

/**
 * A value was returned, and now a variable is that holds it, alone or inside something else:
 *
 *     return find(id);     ->   int place = 9 - find(id); return place;        taken
 *     return this.size;    ->   int size = this.size + 1; return size;         taken: the variable has the field's name
 *     return this.size;    ->   int all = this.size; return all;               otherwise: a sum, a choice or a field says too little
 *
 * What is returned in parentheses always tells. What a lambda's block returns has to stay as it was, or be a cast, an element or a negation.
 *
 * `statement`: on the side without the variable, whose body is given. `sameText`: whether a part of the held value reads like the returned one.
 * `inItsBlock`: the variable is returned in the block that declares it; elsewhere the value has to be there as it was.
 */
export function returnedAs(
  statement: Statement,
  { name, initializer: held }: VariableDeclaration,
  body: Statement | null,
  sameText: (part: Expression, value: Expression) => boolean,
  inItsBlock: boolean,
): ReturnedAs {
  const [returned] = statement.expressions;
  if (statement.kind !== 'return' || !returned || !held) return 'unlike';
  const value = withoutParentheses(returned);
  const isEnclosed = value !== returned;
  const isNamesake = value.kind === 'fieldAccess' && value.label === name;
  if (!isEnclosed && !isNamesake && saysTooLittle(value)) return 'otherwise';
  if (!covers(value) && value.kind !== 'string') return 'unlike';
  if (value.kind === 'cast' && held.kind !== 'cast' && sameText(held, value.children.at(-1) ?? value)) return 'otherwise';
  const whole = withoutParentheses(held);
  const isWhole = whole.kind === value.kind && sameText(whole, value);
  const isInside = (part: Expression): boolean => sameText(part, value) && !isLookedInto(part);
  const holds = isWhole || (value.kind !== 'arrayCreation' && descendants(held).some(isInside));
  if (!holds && (isNamesake || !isOfOneMaking(value, held))) return 'unlike';
  if (!holds && !inItsBlock) return 'otherwise';
  if (isEnclosed || isNamesake || rootOf(statement) === body) return 'taken';
  return (isWhole && value.kind !== 'infix') || (holds && TOLD_IN_LAMBDAS.has(value.kind)) ? 'taken' : 'otherwise';
}

/** `make(key, 5)` and `(Page) make(key, 3)`, `new Page(5).show()` and `new Page(3)`. */
function isOfOneMaking(value: Expression, held: Expression): boolean {
  const whole = held.kind === 'cast' ? (held.children.at(-1) ?? held) : held;
  if (value.kind === 'cast' && held.kind !== 'cast') return false;
  if (value.kind === 'invocation' && whole.kind === 'invocation' && (value.receiver === null) !== (whole.receiver === null)) return false;
  if (value.kind === 'invocation' && value.label !== whole.label && value.arguments?.length === 0 && isAskedOnce(value)) return false;
  const begun = held.kind === 'creation' ? beginningOf(value) : value;
  return alike(begun, whole) || (held.kind !== 'cast' && alike(value, held));
}

/** `find(id).name()`, but not `find(id).name().trim()`. */
function isAskedOnce({ receiver }: Expression): boolean {
  return receiver?.kind === 'invocation' && (receiver.receiver === null || !covers(receiver.receiver));
}

/** The creation that a chain of calls begins with. */
function beginningOf(value: Expression): Expression {
  return value.kind === 'invocation' && value.receiver ? beginningOf(value.receiver) : value;
}

/** Sums, choices, fields and classes. */
function saysTooLittle({ kind, label }: Expression): boolean {
  return CHOSEN.has(kind) || kind === 'fieldAccess' || kind === 'classLiteral' || (kind === 'infix' && label === '+');
}

/** `find(id)` of `find(id)[0]` and of `find(id) ? a : b`, `(User) id` of `((User) id) + 1`: comparisons and sums are found there, too. */
function isLookedInto(part: Expression): boolean {
  const { kind, parent } = part;
  if (kind === 'infix' || !parent) return false;
  if (parent.kind === 'parenthesized') return parent.parent?.receiver !== parent;
  return (parent.kind === 'arrayAccess' || parent.kind === 'conditional') && parent.children[0] === part;
}

/** `return "none";` against `String name = "none"; log(name); return name;`, of the statements without a partner. */
export function returnedLiteral(
  variable: VariableDeclaration,
  leftover: readonly Statement[],
  others: readonly Statement[],
  direction: ExtractionDirection,
): Statement | null {
  const value = variable.initializer;
  if (!value || !RETURNED_LITERALS[direction].has(value.kind) || !leavingWith('return', variable, leftover)) return null;
  return others.find(({ kind, expressions: [only] }) => kind === 'return' && only?.text === value.text) ?? null;
}

/** Values that are one of two. */
const CHOSEN: ReadonlySet<string> = new Set(['instanceof', 'conditional']);

/** Values that count in a lambda's block whatever is around them. */
const TOLD_IN_LAMBDAS: ReadonlySet<string> = new Set(['arrayAccess', 'cast', 'prefix', 'string', 'lambda']);

/** Literals that say enough when they are returned. */
const RETURNED_LITERALS: Readonly<Record<ExtractionDirection, ReadonlySet<string>>> = {
  extract: new Set(['string', 'number', 'boolean', 'null']),
  inline: new Set(['string', 'null']),
};
