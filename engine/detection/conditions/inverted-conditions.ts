import { descendants, type Expression } from '../../model/expression.js';
import { leavesOf, type Statement } from '../../model/statement.js';
import { editDistance } from '../../text/similarity.js';
import { isChain, OPPOSITES } from '../../facts/expressions/condition-parts.js';
import { isLiteral, withoutParentheses } from '../../facts/expressions/covering.js';
import { NO_NAMES, type NamesOfBodies } from '../../matching/bodies/aligned-references.js';
import { assignedName, wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { BodyChange } from '../changes/body-changes.js';
import { changedStatements, type ChangedStatements, type StatementPair } from '../changes/changed-statements.js';
import {
  chainOperator,
  conditionalValue,
  conditionOf,
  conjuncts,
  isBound,
  isComparison,
  isDual,
  isEquality,
  isNegation,
  isNullCheck,
  normalForm,
  wrapsNegation,
} from '../../facts/expressions/normal-conditions.js';
import { isPartTurned, operandsWithin, withoutNegation, type AskedBesides } from './turned-parts.js';
import { invertedInTernary, ternaryReplacements } from './ternaries.js';
import { own } from '../../text/own.js';

/** Statements whose condition became its opposite. */
export function invertedConditions(change: BodyChange): readonly StatementPair[] {
  const sides = changedStatements(change);
  const { mapped, before, after } = sides;
  const ending = change.before.body?.children.at(-1);
  const names = change.body ?? NO_NAMES;
  const inverted = (one: Statement, other: Statement): boolean =>
    areInverted(one, other, ending, sides) || isOppositeByArguments(one, other, names) || isOtherType(one, other);
  const isAnswered = (one: Statement, other: Statement): boolean =>
    change.kind !== 'pair' && (isOppositeAnswer(one, other, names) || isOppositeOperand(one, other, names));
  const pairs = mapped.filter(([one, other]) => inverted(one, other) || isAnswered(one, other));
  const told = new Set(pairs.flat());
  const open = mapped.filter((pair) => !pair.some((statement) => told.has(statement)) && !keepsNegation(pair));
  const rest = new Set(after);
  // if(!a) { x = 1; } else { x = a(); }  ->  x = a;     the value can stand where a branch was; the variable that takes it is new
  const grown = open.filter((pair) => isOneOfMore(pair));
  const values = new Set([...rest, ...open.filter((pair) => !pair[1].composite || grown.includes(pair)).map(([, other]) => other)]);
  const paired = new Set(grown.flat());
  const mayTurn = (one: Statement, other: Statement): boolean =>
    (!paired.has(one) && !paired.has(other)) || [one, other].map(conditionOf).some((asked) => asked !== null && isComparison(asked));
  for (const one of [...before, ...open.map(([statement]) => statement)]) {
    const candidates = conditionOf(one) !== null ? values : one.expressions[0]?.kind === 'assignment' || one.kind === 'return' ? rest : [];
    const kind = one.kind === 'return' ? 'return' : 'localVariable';
    const other = [...candidates].find(
      (candidate) => (conditionOf(one) ?? candidate.kind === kind) && mayTurn(one, candidate) && inverted(one, candidate),
    );
    if (!other) continue;
    rest.delete(other);
    values.delete(other);
    pairs.push([one, other]);
  }
  const returned = [...mapped.map(([, other]) => other), ...after].filter(({ kind }) => kind === 'return');
  const asked = before.filter(({ kind }) => kind === 'if');
  for (const other of asked.length > 0 ? returned : []) for (const one of asked) if (isInvertedPart(one, other)) pairs.push([one, other]);
  for (const replacement of ternaryReplacements(change)) if (invertedInTernary(replacement)) pairs.push(replacement.pair);
  return pairs;
}

/**
 * What went into a method, or came out of one, reads as its opposite once the parameters are read as the arguments:
 *
 *     if(list != null) { put(list); }   ->   mark(list);   void mark(Rows rows) { if(rows == null) { return; }  put(rows); }
 *
 * Within the method it is asked plainly: `!list.isEmpty()` -> `rows.isEmpty()`, not the other way round. A parameter alone says nothing.
 */
function isOppositeByArguments(one: Statement, other: Statement, { beforeNames, afterNames }: NamesOfBodies): boolean {
  if (beforeNames.size === 0 && afterNames.size === 0) return false;
  const [from, to] = [conditionOf(one) ?? conditionalValue(one), conditionOf(other) ?? conditionalValue(other)];
  if (!from || !to || one.kind !== other.kind || wrapsNegation(from) || wrapsNegation(to)) return false;
  if (normalForm(from, false, beforeNames) !== normalForm(to, true, afterNames)) return false;
  const within = afterNames.size > 0 ? to : from;
  const asked = conjuncts(within).filter((part) => !isComparison(part));
  return asked.length === 0 || asked.some((part) => asksPlainly(part));
}

/** What a method gives back is asked the other way round where it was taken out of, or put in: `return a.b(c);` -> `if(!a.b(d))`, `f(!a.b(d) ? x : y);` */
function isOppositeAnswer(one: Statement, other: Statement, { beforeNames, afterNames }: NamesOfBodies): boolean {
  const isOpposite = (from: Expression, to: Expression): boolean =>
    normalForm(from, false, beforeNames) === normalForm(to, true, afterNames);
  const [answer, otherAnswer] = [answerOf(one), answerOf(other)];
  if (answer) return askedIn(other).some((asked) => isOpposite(answer, asked));
  return otherAnswer !== null && askedIn(one).some((asked) => isOpposite(asked, otherAnswer));
}

/**
 * What a method gives back is the opposite of one comparison among several things that an `if` asks; taken out, where a comparison stands first.
 *
 *     return box.size() <= 3;   ->   if(open && box.size() > 3)     if(box.size() > 3 && open)   ->   return box.size() <= 3;
 */
function isOppositeOperand(one: Statement, other: Statement, { beforeNames, afterNames }: NamesOfBodies): boolean {
  const [answer, otherAnswer] = [answerOf(one), answerOf(other)];
  const value = answer ?? otherAnswer;
  const asking = answer ? other : one;
  const asked = asking.kind === 'if' ? conditionOf(asking) : null;
  if (!value || !asked || (answer && otherAnswer) || !isComparison(value) || isNullCheck(value) || !chainOperator(asked)) return false;
  const parts = conjuncts(asked);
  if (!answer && !(parts[0] && isComparison(parts[0]))) return false;
  const [outside, inside] = answer ? [afterNames, beforeNames] : [beforeNames, afterNames];
  return parts.some((part) => normalForm(part, false, outside) === normalForm(value, true, inside));
}

function answerOf(statement: Statement): Expression | null {
  return statement.kind === 'return' && wrappedExpression(statement)?.kind !== 'conditional' ? conditionalValue(statement) : null;
}

/** What a composite asks, or what values in another statement are chosen by; inside of other calls only when several things are asked. */
function askedIn(statement: Statement): readonly Expression[] {
  const condition = conditionOf(statement);
  if (condition) return [condition];
  const choices = statement.expressions.flatMap(descendants).filter(({ kind }) => kind === 'conditional');
  const isAll = (choice: Expression, asked: Expression): boolean => choice === wrappedExpression(statement) || isChain(asked);
  return choices.flatMap((choice) => choice.children.slice(0, 1).filter((asked) => isAll(choice, asked)));
}

function asksPlainly(part: Expression): boolean {
  const { kind } = withoutNegation(part);
  return kind === 'instanceof' || (kind !== 'name' && !isNot(withoutParentheses(part)));
}

/** `if(a instanceof T)` -> `if(!(b instanceof T))`: the opposite is asked of a variable of another name. */
function isOtherType(one: Statement, other: Statement): boolean {
  const [from, to] = [conditionOf(one), conditionOf(other)];
  if (!from || !to || isNot(withoutParentheses(from)) === isNot(withoutParentheses(to))) return false;
  const [a, b] = [withoutNegation(from), withoutNegation(to)];
  if (a.kind !== 'instanceof' || b.kind !== 'instanceof') return false;
  const [had, has] = [a.children[0], b.children[0]];
  return had?.kind === 'name' && has?.kind === 'name' && a.text.slice(had.text.length) === b.text.slice(has.text.length);
}

/** `if(a)` -> `if(!a)`, `x = a;` -> `x = !a;`, and an `if` that became the value that it decided about. */
function areInverted(one: Statement, other: Statement, ending: Statement | undefined, sides: ChangedStatements): boolean {
  const condition = conditionOf(one);
  const from = condition ?? conditionalValue(one);
  const decides = conditionOf(other);
  const to = decides ?? conditionalValue(other);
  if (!from || !to || (decides && !condition)) return false;
  if (condition && !decides) return one.kind === 'if' && becameValue(one, condition, to, other, ending);
  const besides = (): AskedBesides => ({
    before: [...sides.before, ...sides.mapped.map(([statement]) => statement)].filter((statement) => statement !== one),
    after: [...sides.after, ...sides.mapped.map(([, statement]) => statement)].filter((statement) => statement !== other),
    bodyStays: !one.composite || leavesOf(one).some((leaf) => !sides.before.includes(leaf)),
  });
  if (!condition && !isSameVariable(one, other, from, to)) return isPartTurned(from, to, besides);
  return isOppositeCondition(from, to) || isPartTurned(from, to, besides);
}

/**
 * A negated call, a comparison or a chain says enough to be found again as a value:
 *
 *     if(!a.fits(b)) { return done; }  return open;   ->   return a.fits(b);
 *
 * but not where another value was returned at the end, which is what the new one came from: `return true;` -> `return a.fits(b);`
 */
function becameValue(one: Statement, condition: Expression, to: Expression, other: Statement, ending: Statement | undefined): boolean {
  const inner = withoutParentheses(to);
  if (withoutNegation(to).kind === 'name' || !isOppositeCondition(condition, to)) return false;
  // if(a.b()) { f(); }  ->  x = !a.b();  if(x) …     not when the if gave x its value
  if (isNot(inner)) {
    const given = assignedName(other);
    return given !== null && !leavesOf(one).some((leaf) => assignedName(leaf) === given);
  }
  // x = true;  if(a == b) { x = false; }  ->  x = a != b;
  if (other.kind !== 'return') return !isComparison(inner);
  const returned = ending?.kind === 'return' ? wrappedExpression(ending) : null;
  if (!returned || returned.kind === 'name') return true;
  if (isComparison(inner)) return isEquality(inner);
  return inner.kind !== 'invocation' && (chainOperator(inner) === null || operandsWithin(inner).some(isComparison));
}

/** A comparison is found again in the same words alone, a returned bound in none, and variables that both declare are of one type. */
function isSameVariable(one: Statement, other: Statement, from: Expression, to: Expression): boolean {
  if (isComparison(from) && isComparison(to)) return false;
  if (one.kind === 'return' && operandsWithin(from).some(isBound)) return false;
  return declareAlike(one, other);
}

/** Variables that both declare are of one type. */
function declareAlike(one: Statement, other: Statement): boolean {
  const [before, after] = [one.variables[0]?.type, other.variables[0]?.type];
  return !before || !after || before.text === after.text;
}

/** `if(a != that.a) { return false; }  return f();` -> `return a == that.a && f();` */
function isInvertedPart(one: Statement, other: Statement): boolean {
  const condition = conditionOf(one);
  const value = conditionalValue(other);
  if (!condition || !value || !isEquality(condition) || chainOperator(value) !== '&&') return false;
  if (isNullCheck(condition)) return false;
  const parts = conjuncts(value);
  // a literal is compared with more than once
  const literal = withoutParentheses(condition).children.find(isLiteral);
  if (literal && parts.filter((part) => comparesWith(part, literal)).length > 1) return false;
  return parts.some((part) => isNegation(condition, part));
}

function comparesWith(part: Expression, literal: Expression): boolean {
  return isComparison(part) && withoutParentheses(part).children.some(({ text }) => text === literal.text);
}

function isOppositeCondition(from: Expression, to: Expression): boolean {
  const operators = [chainOperator(from), chainOperator(to)] as const;
  if (operators[0] === null && operators[1] === null)
    return (
      (!wrapsNegation(from) && !wrapsNegation(to) && (isNegation(from, to) || isOppositeCall(from, to))) ||
      choosesOpposite(from, to) ||
      choosesOpposite(to, from)
    );
  // a && b  ->  !b || !a || c
  const [one, other] = operators;
  if (one === null || other === null || !isDual(one, other)) return false;
  if (one === '&&' && asksForEmptyFirst(from, to)) return true;
  if ([from, to].some((chain) => conjuncts(chain).some(wrapsNegation))) return false;
  const had = conjuncts(from).map((part) => normalForm(part, true));
  const has = conjuncts(to).map((part) => normalForm(part));
  return (
    had.every((part) => has.includes(part)) ||
    (has.every((part) => had.includes(part)) && !isOnlyShortened(from, to)) ||
    isNearlyOpposite(from, to) ||
    areAllTurned(from, to)
  );
}

/**
 * `a != null && !(b.open() && a.isEmpty())` -> `!a.isEmpty() || !b.open()`: what was asked of something that is there is asked in its opposite, and
 * whether that is empty now comes first, in place of whether it is there. Not where another question came first that is nearly `a.isEmpty()` itself.
 * What is asked besides may have kept its sign when nothing else was left out.
 */
function asksForEmptyFirst(from: Expression, to: Expression): boolean {
  const [there, inner] = conjuncts(from);
  const [first, ...others] = conjuncts(to);
  if (!there || !inner || !first || !isNot(withoutParentheses(inner)) || chainOperator(withoutNegation(inner)) !== '&&') return false;
  const empty = withoutNegation(first);
  if (!isNot(withoutParentheses(first)) || empty.label !== 'isEmpty' || !isThere(empty.receiver, there)) return false;
  const had = conjuncts(withoutNegation(inner));
  const asked = had.map((part) => withoutNegation(part).text);
  const place = asked.lastIndexOf(empty.text);
  if (place < 1 || editDistance(asked[0] ?? '', empty.text) <= FEW_LETTERS) return false;
  const opposites = new Set(had.map((part) => normalForm(part, true)));
  const isAllOfIt = place === others.length && had.length === others.length + 1;
  return others.every((part) => opposites.has(normalForm(part)) || (isAllOfIt && asked.includes(withoutNegation(part).text)));
}

/** `a != null`, of a given `a`. */
function isThere(value: Expression | null | undefined, check: Expression): boolean {
  const { label, children } = withoutParentheses(check);
  return isNullCheck(check) && label === '!=' && children[0]?.text === value?.text;
}

/** Letters by which `a.isOpen()` and `a.isWide()` differ from `a.isEmpty()` at most; `a.hasNone()` differs by more. */
const FEW_LETTERS = 5;

/**
 * `a != null && b.open() && c.shut()` -> `!b.open() || !c.shut()`: two questions that stand as they stood, without what stood beside them, are other
 * conditions, unless something is compared, or the first one asks whether something is there.
 */
function isOnlyShortened(from: Expression, to: Expression): boolean {
  const [first, second, more] = conjuncts(to);
  if (!first || !second || more || conjuncts(from).length < 3) return false;
  const order = [first, second].map((part) => conjuncts(from).findIndex((one) => isNegation(one, part))) as [number, number];
  return order[0] < order[1] && !isNullCheck(first) && ![first, second].some((part) => isComparison(part) && !isNullCheck(part));
}

/**
 * `a.open() && b.shut()` -> `!b.shut() || !c.wide()`: as many questions, all of them plain before and negated now or the other way round, and one of
 * them is the same. What is compared stands for itself.
 */
function areAllTurned(from: Expression, to: Expression): boolean {
  const [had, has] = [from, to].map((chain) => conjuncts(chain));
  if (!had || !has || had.length !== has.length) return false;
  const [asked, asks] = [had, has].map((parts) => parts.filter((part) => !isComparison(part)));
  if (!asked || !asks || asked.length === 0 || asks.length === 0) return false;
  const negated = asked.map((part) => isNot(withoutParentheses(part)));
  const turned = asks.every((part) => isNot(withoutParentheses(part)) !== negated[0]);
  if (!turned || negated.some((one) => one !== negated[0])) return false;
  const opposites = new Set(asked.map((part) => normalForm(part, true)));
  return asks.some((part) => !wrapsNegation(part) && opposites.has(normalForm(part)));
}

/**
 * `a != null && a.has(b)` -> `a == null || !a.has(c)`, `a != null && b == 3` -> `a == null || b != 4`: turned round as a whole, while some of it is asked
 * about something else. Comparisons of one kind only are other comparisons then.
 */
function isNearlyOpposite(from: Expression, to: Expression): boolean {
  const [had, has] = [conjuncts(from), conjuncts(to)];
  if (had.length !== has.length) return false;
  const mixed = new Set(had.map((part) => (isComparison(part) ? withoutParentheses(part).label : ''))).size > 1;
  let exact = 0;
  const near = had.every((part, i) => {
    const now = has[i] ?? to;
    if (isNegation(part, now)) exact += 1;
    else return isOppositeCall(part, now) || (mixed && isOppositeBound(part, now));
    return true;
  });
  return near && exact > 0;
}

/** `a == 3` -> `a != 4`: the opposite comparison, with one of both sides as it was. */
function isOppositeBound(one: Expression, other: Expression): boolean {
  const [a, b] = [withoutParentheses(one), withoutParentheses(other)];
  if (a.kind !== 'infix' || b.kind !== 'infix' || own(OPPOSITES, a.label) !== b.label) return false;
  return a.children.some((side, i) => side.text === b.children[i]?.text);
}

/** `if(!a())` -> `if(!b)`: what was asked has another form, the answer counts as before. */
function keepsNegation(pair: StatementPair): boolean {
  const [from, to] = pair.map(conditionOf);
  if (!from || !to || isNot(withoutParentheses(from)) !== isNot(withoutParentheses(to))) return false;
  return !isOneOfMore(pair);
}

/** `if(a)` -> `if(a && b)`, or the reverse: what `b` became is open. */
function isOneOfMore(pair: StatementPair): boolean {
  const [from, to] = pair.map(conditionOf);
  return !!from && !!to && (isOperandOf(from, to) || isOperandOf(to, from));
}

function isOperandOf(operand: Expression, chain: Expression): boolean {
  const form = normalForm(operand);
  return chainOperator(operand) === null && operandsWithin(chain).some((part) => normalForm(part) === form);
}

function isNot(expression: Expression): boolean {
  return expression.kind === 'prefix' && expression.label === '!';
}

/** `a.equals(b)` and `!(a != null ? !a.equals(b) : b != null)`: what was asked is part of a choice in its opposite. */
function choosesOpposite(one: Expression, other: Expression): boolean {
  const chosen = withoutNegation(other);
  if (chosen.kind !== 'conditional' || isComparison(one)) return false;
  return chosen.children.some((part) => isNot(withoutParentheses(part)) && isNegation(one, part));
}

/** `!a.has(b)` -> `a.has(c)`; `!a.equals(b)` -> `b.equals(a)`: the same question, asked with other arguments or from the other side. */
function isOppositeCall(from: Expression, to: Expression): boolean {
  if (isNot(withoutParentheses(from)) === isNot(withoutParentheses(to))) return false;
  const [a, b] = [withoutNegation(from), withoutNegation(to)];
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.label !== b.label || a.arguments?.length !== b.arguments?.length)
    return false;
  if (a.receiver?.text === b.receiver?.text) return true;
  const [argument, other] = [a.arguments?.[0], b.arguments?.[0]];
  return a.label === 'equals' && a.receiver?.text === other?.text && argument?.text === b.receiver?.text;
}
