import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { isChain } from '../matching/condition-parts.js';
import { withoutParentheses, withParentheses } from '../matching/covering.js';
import { expressionsOf } from '../matching/bindings.js';
import { isAssignment, wrappedExpression } from '../matching/leaf-alignment.js';
import type { ExtractionDirection } from './value-readings.js';
import { SIMPLE, stripped } from './variable-values.js';

/** Whether a variable that is used in `host` and whose value may stand in `other` is told by nothing of what stands where its name does. */
export function isMute(
  host: Statement,
  other: Statement,
  uses: readonly Expression[],
  values: readonly Expression[],
  direction: ExtractionDirection,
): boolean {
  if (isMuteWhole(host, other, uses, direction) || isLostInEdit(host, other, uses, values)) return true;
  if (isGivenBackInstead(host, other, uses, values, direction)) return true;
  if (
    values.length > 0 &&
    uses.length > 0 &&
    values.every((value) => uses.every((use) => isMuteAnonymous(use, value, host, other, direction)))
  )
    return true;
  if (direction === 'extract') return false;
  return isLostInCondition(host, other, values) || values.every((value) => uses.every((use) => isMutePlace(use, value, host)));
}

/**
 * What was computed, chosen or asked about its type is told of no variable when it is all that a condition asks now, or all that is assigned. As an extraction
 * conditions and sums are told, and in a condition everything (750 made-up methods, by 17 kinds of values and 13 places; negated, beside other conditions and as
 * an argument they are told, too):
 *
 *     boolean late = a > b; if (late) …        ->   if (a > b) …            nothing was inlined
 *     boolean late = a > b; kept = late;       ->   kept = a > b;           nothing, but the reverse is Extract Variable
 *     kept = m instanceof Book;                ->   boolean book = m instanceof Book; kept = book;      nothing
 */
function isMuteWhole(host: Statement, other: Statement, uses: readonly Expression[], direction: ExtractionDirection): boolean {
  const [whole, instead] = [allOf(host), allOf(other)];
  if (host.kind !== other.kind || !whole || !instead || !uses.includes(whole)) return false;
  if (direction === 'inline') return instead.kind === 'infix' || CHOSEN.has(instead.kind);
  return host.kind === 'expression' && CHOSEN.has(instead.kind);
}

/**
 * Of an anonymous class that is assigned nothing is told. Put in it tells what it is handed to, when that is an own call, more than all of a statement, or asked of what
 * was asked for; beside another argument only as it was (600 made-up methods by 20 places). Taken out it tells.
 *
 *     Job job = new Job() { … }; queue.add(job);       ->   queue.add(new Job() { … });          nothing
 *     Job job = new Job() { … }; add(job);             ->   add(new Job() { … });                Inline Variable
 *     Job job = new Job() { … }; queue.last().add(job);   ->   queue.last().add(new Job() { … });   Inline Variable
 */
function isMuteAnonymous(use: Expression, value: Expression, host: Statement, other: Statement, direction: ExtractionDirection): boolean {
  if (!value.anonymousType) return false;
  const whole = wrappedExpression(host);
  if (isAssignment(host) && whole === use) return true;
  if (direction === 'extract') return false;
  const call = use.parent;
  if (call?.kind === 'creation') return true;
  if (call?.kind !== 'invocation' || call.receiver === null || call.receiver === use) return false;
  const isOwnStatement = host.kind === 'expression' && host.expressions[0] === call;
  const isAsItWas = expressionsOf(other).some(({ text }) => text === value.text);
  if (isInLambda(call)) return !(isOwnStatement && isAsItWas);
  if (!isOwnStatement || call.receiver.kind === 'invocation') return false;
  return call.arguments?.length === 1 || !isAsItWas;
}

/**
 * What an own call gave back is told of no variable that another own call is handed beside more or fewer things, nor, put in, beside the same in another place (112 changes):
 *
 *     return find(id);            ->   User user = find(id); return full(user, 3);      nothing, but   return full(user);   is told
 */
function isGivenBackInstead(
  host: Statement,
  other: Statement,
  uses: readonly Expression[],
  values: readonly Expression[],
  direction: ExtractionDirection,
): boolean {
  if (host.kind !== 'return' || other.kind !== 'return') return false;
  const [asks, asked] = [wrappedExpression(host), wrappedExpression(other)];
  if (asks?.kind !== 'invocation' || asked?.kind !== 'invocation' || asks.label === asked.label || asks.receiver || asked.receiver)
    return false;
  const [list, instead] = [asks.arguments ?? [], asked.arguments ?? []];
  if (!list.some((one) => uses.includes(one)) || !values.some(({ text }) => text === asked.text)) return false;
  if (list.length !== instead.length) return true;
  return direction === 'inline' && list.some(({ text }, i) => instead.some((one, at) => at !== i && one.text === text));
}

function isInLambda({ kind, parent }: Expression): boolean {
  return kind === 'lambda' || (parent !== null && isInLambda(parent));
}

/** What an `if` or `while` asks, what is assigned. */
function allOf({ kind, expressions: [only] }: Statement): Expression | null {
  if (kind === 'if' || kind === 'while') return only ? withoutParentheses(only) : null;
  const value = kind === 'expression' && only?.kind === 'assignment' && only.label === '=' ? only.children[1] : null;
  return value ? withoutParentheses(value) : null;
}

const CHOSEN: ReadonlySet<string> = new Set(['instanceof', 'conditional', 'classLiteral']);

/**
 * Whether a chain of calls that a statement's call is handed is lost in what else was edited: other arguments, another name or receiver, something around it or after
 * it; not one argument more, a new receiver, and not in declarations (840 made-up methods by 15 kinds of values and 28 edits, in both directions):
 *
 *     Cup cup = ware.row(3).first(); send(cup, wide);   ->   send(ware.row(3).first(), high);         nothing
 *     Cup cup = ware.row(3).first(); send(cup, wide);   ->   send(ware.row(3).first(), wide, 4);      Inline Variable
 *     Cup cup = ware.first(3);       send(cup, wide);   ->   send(ware.first(3), high);               Inline Variable
 */
function isLostInEdit(host: Statement, other: Statement, uses: readonly Expression[], values: readonly Expression[]): boolean {
  const [value, ...more] = values;
  if (!value || more.length > 0 || !isChainOfCalls(value) || !EDITED.has(host.kind)) return false;
  const [asked, instead] = [wrappedExpression(host), wrappedExpression(other)];
  if (asked?.kind !== 'invocation' || !instead || uses.some((use) => use.parent !== asked || !asked.arguments?.includes(use))) return false;
  if (!stripped(instead.text).includes(stripped(value.text))) return false;
  if (instead.kind !== 'invocation' || asked.label !== instead.label) return true;
  const [given, givenInstead] = [asked.arguments ?? [], instead.arguments ?? []];
  const isOne = (one: Expression, two: Expression): boolean =>
    stripped((uses.includes(one) ? value : one).text) === stripped(two.text) || (one.kind === 'name' && !SIMPLE.has(two.kind));
  const isKept =
    given.length === givenInstead.length
      ? given.every((one, at) => givenInstead[at] !== undefined && isOne(one, givenInstead[at]))
      : given.every((one) => givenInstead.some((two) => isOne(one, two))) ||
        givenInstead.every((two) => given.some((one) => isOne(one, two)));
  const [receiver, newReceiver] = [asked.receiver, instead.receiver];
  return !isKept || (receiver !== null && newReceiver !== null && receiver.text !== newReceiver.text);
}

const EDITED: ReadonlySet<string> = new Set(['expression', 'return']);

/** `ware.row().first()`, not what is built: `new Ware().row().first()`. */
function isChainOfCalls({ kind, receiver }: Expression): boolean {
  if (kind !== 'invocation' || receiver?.kind !== 'invocation' || receiver.receiver === null) return false;
  return rootOf(receiver).kind !== 'creation';
}

/**
 * Nothing is put in where a condition that was one question asks more now, but for texts and what is made:
 *
 *     Cup cup = find(depth); if (fits(cup)) …   ->   if (fits(find(depth)) && wide) …       nothing, but the reverse is Extract Variable
 */
function isLostInCondition(host: Statement, other: Statement, values: readonly Expression[]): boolean {
  if (host.kind !== 'if' || other.kind !== 'if') return false;
  const [asked, instead] = [host, other].map(({ expressions: [only] }) => only && withoutParentheses(only));
  if (!asked || !instead || isChain(asked) || !isChain(instead)) return false;
  return values.every((value) => value.kind !== 'string' && rootOf(value).kind !== 'creation');
}

function rootOf(value: Expression): Expression {
  let root = value;
  while (root.receiver) root = root.receiver;
  return root;
}

/** What is written out rather than asked for: literals of which the statement may have others, sums, choices. */
const WRITTEN: ReadonlySet<string> = new Set(['number', 'character', 'infix', 'conditional', 'parenthesized']);

/** Statements that only ask a condition. */
const ASKING: ReadonlySet<string> = new Set(['if', 'while', 'do', 'for', 'switch']);

/**
 * Whether a number or something computed that stands where the variable's name stood is taken for an edit of what is around it: one of several things that a
 * new object is made of, one side of a comparison, a part of what is returned or handed on. What is asked for (a call, field, element), texts, and negative
 * numbers are told in all these places, and so is everything in the reverse (1,668 made-up methods by 24 kinds of values and 90 places):
 *
 *     int depth = 10; return new Shelf(depth, wide);    ->   return new Shelf(10, wide);         nothing was inlined
 *     int depth = at + 2; if (many > depth) …           ->   if (many > at + 2) …                nothing
 *     int depth = 10; print("at " + depth + end);       ->   print("at " + 10 + end);            nothing, but a sum is
 *     int depth = 10; this.shelf = new Shelf(depth, 3); ->   this.shelf = new Shelf(10, 3);      Inline Variable
 */
function isMutePlace(use: Expression, value: Expression, host: Statement): boolean {
  if (!WRITTEN.has(value.kind)) return false;
  const inner = withParentheses(use);
  const around = inner.parent;
  if (!around) return false;
  switch (around.kind) {
    case 'creation':
      return isMuteCreation(around, value, host);
    case 'infix':
      return isMuteOperand(around, value, host);
    case 'arrayAccess':
      return value.kind === 'infix' && host.kind === 'localVariable' && around === wrappedExpression(host);
    case 'assignment':
      return around.label !== '=' && around.children[1] === inner && value.kind !== 'parenthesized';
    default:
      return false;
  }
}

function isMuteCreation(creation: Expression, value: Expression, host: Statement): boolean {
  const isWhole = creation.parent?.kind === 'lambda' || (wrappedExpression(host) === creation && !isAssignment(host));
  if (!isWhole) return false;
  if (creation.arguments?.length !== 1) return true;
  return host.kind === 'localVariable' && value.kind !== 'number' && value.kind !== 'conditional';
}

function isMuteOperand(infix: Expression, value: Expression, host: Statement): boolean {
  if (!isDigits(value) && !isComputed(value)) return false;
  if (infix.children.length > 2) return isDigits(value);
  const whole = withParentheses(infix);
  const { parent } = whole;
  if (parent?.arguments?.includes(whole)) return true;
  if (parent?.kind === 'conditional') return host.kind === 'return' && isDigits(value);
  // what is multiplied has parentheses then
  if (MULTIPLYING.has(infix.label) && value.kind === 'infix') return false;
  if (ASKING.has(host.kind)) return isDigits(value) || parent?.kind !== 'infix' || parent.children[0] !== whole;
  return host.kind === 'return' && (parent === null || parent.kind === 'prefix');
}

const MULTIPLYING: ReadonlySet<string> = new Set(['*', '/', '%']);

const isComputed = (value: Expression): boolean => value.kind === 'infix' && value.children.every(({ kind }) => kind !== 'string');

const isDigits = ({ kind }: Expression): boolean => kind === 'number' || kind === 'character';
