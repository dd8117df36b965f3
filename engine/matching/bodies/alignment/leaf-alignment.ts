import type { VariableDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import type { Statement } from '../../../model/statement.js';
import { normalizedDistance } from '../../../text/similarity.js';
import type { Aligner } from './alignment.js';
import { covers, isHandedOn, SIMILAR_NAME, withoutCast, type SameExpressions } from '../../../facts/expressions/covering.js';
import { isExchanged } from '../values/exchanged-values.js';
import { isOneChain } from '../values/one-chain.js';
import { isHandedOnSince } from '../values/handed-on-since.js';
import { isAskedFurther } from '../values/asked-further.js';
import { sameInReturned } from '../values/names-in-other-values.js';
import { areOneRequest } from '../values/requests-of-others.js';
import { areMadeAlike } from '../values/values-of-renamed.js';
import { isRequestDoneUnderTwoNames, isRequestUnderTwoNames } from '../values/requests-under-two-names.js';
import { isSameValue } from '../values/value-done-otherwise.js';
import { underCasts } from '../values/values-under-casts.js';
import { isParenthesizedOperand, speaksForItself } from '../values/renamed-values.js';
import { lambdaPairs } from './lambda-pairs.js';
import { keepsName } from '../values/replaceable-values.js';
import { isRemade } from '../values/remade-values.js';
import { isThrownInstead } from '../values/thrown-instead.js';
import { isCall } from '../../../facts/expressions/expression-facts.js';
import { wrappedExpression, isAssignment, assignedName } from '../../../facts/wrapped-expressions.js';
import { localsAround } from '../../../facts/locals-around.js';

/**
 * Whether one leaf statement can have become another, and with which replacements (paper 003, Algorithm 2 and section 3.2).
 * Statements of different kinds are abstracted to the expression that they wrap:
 *
 *     int size = list.size();   ->   return list.size();
 */
export function alignLeaves(aligner: Aligner, before: Statement, after: Statement): boolean {
  return before.kind === after.kind ? sameKind(aligner, before, after) : abstracted(aligner, before, after);
}

/**
 * An expression against the expression that a leaf wraps: for conditions and sub-expressions that were extracted or inlined.
 * `values`: both are all that their statements wrap; an object made in the middle of a statement is compared more strictly.
 */
export function alignExpressions(aligner: Aligner, before: Expression, after: Expression, anchored: boolean, values: boolean): boolean {
  // where a call took the place of an expression, the called method does what the expression did
  if (before.kind === 'creation' && !values) return aligner.whole(before, after, anchored && sameAct(before, after) ? 'any' : null, 'none');
  return aligner.whole(before, after, anchored && sameAct(before, after) ? 'any' : null);
}

/** Two creations, whatever they create; two calls of a similar name. */
function sameAct(before: Expression, after: Expression): boolean {
  if (before.kind === 'creation') return after.kind === 'creation';
  return before.kind === 'invocation' && after.kind === 'invocation' && normalizedDistance(before.label, after.label) <= SIMILAR_NAME;
}

function sameKind(aligner: Aligner, before: Statement, after: Statement): boolean {
  const [a] = before.expressions;
  const [b] = after.expressions;
  switch (before.kind) {
    case 'localVariable':
      return localVariables(aligner, before, after);
    case 'expression':
      return a !== undefined && b !== undefined && expressionStatements(aligner, a, b, () => areBothLocal(before, after));
    case 'return':
      if (!a || !b) return false;
      if (keepsName(aligner.standing) && isCall(a) && isCall(b) && lambdaPairs([a], [b]).some(([one, other]) => one.block && other.block))
        return aligner.whole(a, b, 'returned') || (replaced(aligner, a, b) && aligner.lambdas([a], [b]));
      if (!isAlone(before) || !isAlone(after))
        return (
          aligner.whole(a, b, before.depth === after.depth ? 'answered' : 'returned') ||
          (isOfRenamed(before, after) && replaced(aligner, a, b)) ||
          wentOn(aligner, a, b)
        );
      return (
        aligner.whole(a, b, 'alone') ||
        wentOn(aligner, a, b) ||
        (aligner.standing === 'renamed' && isAskedWithMore(a, b, (x, y) => aligner.same(x, y)) && replaced(aligner, a, b))
      );
    case 'throw':
      return a !== undefined && b !== undefined && thrown(aligner, a, b);
    case 'yield':
      return a !== undefined && b !== undefined && aligner.whole(a, b);
    case 'assert':
      return asserted(aligner, before.expressions, after.expressions);
    case 'constructorInvocation':
    case 'superConstructorInvocation':
    case 'case':
      return (
        sameLength(before.expressions, after.expressions) &&
        before.expressions.every((one, i) => aligner.whole(one, after.expressions[i] as Expression))
      );
    case 'localType':
      return before.localType?.name === after.localType?.name;
    default:
      return false; // break, continue, empty: equal texts only
  }
}

/** What is claimed or what is said of it stands for the whole: `assert isOpen(box) : "shut";` -> `assert box != null : "shut";` */
function asserted(aligner: Aligner, before: readonly Expression[], after: readonly Expression[]): boolean {
  if (!sameLength(before, after)) return false;
  const pairs = before.map((one, i) => [one, after[i] as Expression] as const);
  if (pairs.length > 1 && pairs.some(([one, other]) => one.text === other.text))
    return pairs.every(([one, other]) => replaced(aligner, one, other));
  return pairs.every(([one, other]) => aligner.whole(one, other));
}

/** What is made to be thrown is compared by what it is made of. */
function thrown(aligner: Aligner, a: Expression, b: Expression): boolean {
  if (a.kind !== 'creation' || b.kind !== 'creation') return aligner.whole(a, b);
  return isThrownInstead(a, b, aligner.standing, (x, y) => aligner.same(x, y)) && aligner.part(a, b);
}

/** Another value is given back that is asked of a variable instead of another one which is gone: `return crate.size();` -> `return box.weight();`. */
function isOfRenamed(before: Statement, after: Statement): boolean {
  const [a, b] = [wrappedExpression(before), wrappedExpression(after)];
  const [locals, others] = [localsAround(before), localsAround(after)];
  const isLocal = ({ kind, label }: Expression): boolean => kind === 'name' && locals.has(label) !== others.has(label);
  return a !== null && b !== null && sameInReturned(withoutCast(a), withoutCast(b), isLocal).length > 0;
}

/** All that a body does. */
function isAlone({ parent }: Statement): boolean {
  return parent !== null && parent.parent === null && parent.children.length === 1;
}

/**
 * All that two methods do is to hand on to the same thing, by calls of different names, of which the one is handed more, and something that the other one is:
 *
 *     Box find(Key key) { return shelf.find(key); }   ->   Box take(Key key, int n) { return shelf.take(key, n); }
 */
function isAskedWithMore(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || !a.receiver || !b.receiver || !same(a.receiver, b.receiver)) return false;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (given.length === instead.length || given.length === 0 || instead.length === 0) return false;
  return given.some((one) => instead.some((other) => same(one, other)));
}

/** Chains that begin alike: what is asked in the end says of the methods asked only that the one may be the other where it is handed as much. */
function wentOn(aligner: Aligner, a: Expression, b: Expression): boolean {
  if (!isOneChain(a, b, (x, y) => aligner.same(x, y))) return false;
  aligner.replace(a, b, a.arguments?.length === b.arguments?.length ? 'invocation' : 'expression');
  return true;
}

function replaced(aligner: Aligner, a: Expression, b: Expression): true {
  aligner.replace(a, b);
  return true;
}

/** Whether one of two assignments sets a local variable which both bodies have: then it is not the other one's. */
function areBothLocal(before: Statement, after: Statement): boolean {
  const [locals, others] = [localsAround(before), localsAround(after)];
  return [before, after].some(({ expressions: [assignment] }) => {
    const name = assignment?.children[0]?.text ?? '';
    return locals.has(name) && others.has(name);
  });
}

const SAID: ReadonlySet<Expression['kind']> = new Set(['name', 'number', 'string']);

/** `haveOthers`: whether one of the variables that are assigned is a local one of both bodies. */
function expressionStatements(aligner: Aligner, a: Expression, b: Expression, haveOthers: () => boolean): boolean {
  const assignsA = a.kind === 'assignment';
  const assignsB = b.kind === 'assignment';
  if (assignsA && assignsB) {
    const [targetA, valueA] = a.children;
    const [targetB, valueB] = b.children;
    if (!targetA || !valueA || !targetB || !valueB || a.label !== b.label) return false;
    const sameTarget = aligner.same(targetA, targetB) || sameMember(targetA, targetB);
    if (!sameTarget && !aligner.part(targetA, targetB)) return false;
    // `a = x;` and `b = y;` give what is said, of one kind; `a = x;` and `b = 3;` have nothing in common
    const isSaidAlike = valueA.kind === valueB.kind && SAID.has(valueA.kind) && !haveOthers();
    if (
      !sameTarget &&
      !isSaidAlike &&
      !covers(valueA) &&
      !aligner.same(valueA, valueB) &&
      !(setsItself(targetA, valueA) && setsItself(targetB, valueB))
    )
      return false;
    return sameTarget ? aligner.whole(valueA, valueB, 'assigned') : aligner.value(valueA, valueB);
  }
  if (assignsA && !assignsB && wasHandedOn(aligner, valueOf(a), b)) return true;
  if (assignsA !== assignsB)
    return settersAgree(aligner, a, b) || (!isOtherCall(valueOf(a), valueOf(b)) && abstractedExpressions(aligner, valueOf(a), valueOf(b)));
  const isOne = keepsName(aligner.standing) ? null : areOneRequest(a, b, (x, y) => aligner.same(x, y));
  if (isOne !== null) return isOne && aligner.part(a, b);
  const isAsked = keepsName(aligner.standing) ? isRequestDoneUnderTwoNames(a, b, (x, y) => aligner.same(x, y)) : null;
  if (isAsked === false) return wentOn(aligner, a, b);
  return aligner.whole(a, b) || wentOn(aligner, a, b) || (isAsked === true && aligner.request(a, b));
}

/**
 * What is assigned where it was declared, returned or done for itself, or the reverse, is not also asked for under another name.
 *
 *     Box box = find(page);   ->   box = find(page, 3);   but not   box = findAll(page);
 */
function isOtherCall(a: Expression, b: Expression): boolean {
  return a.kind === 'invocation' && b.kind === 'invocation' && a.label !== b.label;
}

/** `this.x = x;`: renamed as a whole it is still the same statement, `this.y = y;`. */
function setsItself(target: Expression, value: Expression): boolean {
  return value.kind === 'name' && sameMember(target, value);
}

/** `this.x` and `x`. */
function sameMember(a: Expression, b: Expression): boolean {
  const name = (e: Expression): string | null =>
    e.kind === 'name' || (e.kind === 'fieldAccess' && e.receiver?.kind === 'this') ? e.label : null;
  return name(a) !== null && name(a) === name(b);
}

/** `this.size = find(3);` and `grow(find(3));`, where the one went to another method. */
function wasHandedOn(aligner: Aligner, value: Expression, call: Expression): boolean {
  if (aligner.standing !== 'part' || !isHandedOnSince(value, call, (x, y) => aligner.same(x, y))) return false;
  aligner.replace(value, call);
  return true;
}

/** Heuristic 10 of Table 3: `this.fileExtension = e;` against `setFileExtension(e);`. */
function settersAgree(aligner: Aligner, a: Expression, b: Expression): boolean {
  const [assignment, call] = a.kind === 'assignment' ? [a, b] : [b, a];
  const [target, value] = assignment.children;
  if (!target || !value || call.kind !== 'invocation' || call.arguments?.length !== 1) return false;
  if (!call.traits.names.isSetterOf(call.label, target.label) || call.arguments[0]?.text !== value.text) return false;
  aligner.replace(a, b);
  return true;
}

function valueOf(expression: Expression): Expression {
  return expression.kind === 'assignment' ? (expression.children[1] ?? expression) : expression;
}

function localVariables(aligner: Aligner, before: Statement, after: Statement): boolean {
  if (!sameLength(before.variables, after.variables)) return false;
  return before.variables.every((variable, i) => variables(aligner, variable, after.variables[i] as VariableDeclaration));
}

/**
 * What the one variable holds is handed on to make the other one, and only what a parameter stands for says so:
 *
 *     Key key = page.key();  …   ->   read(page);  void read(Sheet sheet) { List<Row> rows = table.rows(sheet.key()); … }
 */
function isHandedOnAsArgument(a: Expression, b: Expression, same: SameExpressions): boolean {
  const handsOn = (alike: SameExpressions): boolean => isHandedOn(a, b, alike) || isHandedOn(b, a, (x, y) => alike(y, x));
  return handsOn(same) && !handsOn((x, y) => x.text === y.text);
}

/**
 * Two declarations are the same one when their name and type are, whatever the initializer became; with one of them changed the
 * initializers have to agree; when everything is replaced, nothing says that they belong together.
 * `named`: the name alone says it, as that of a resource, whose block says more.
 */
export function variables(aligner: Aligner, before: VariableDeclaration, after: VariableDeclaration, named = false): boolean {
  const sameName = before.name === after.name;
  const sameType = before.type?.text === after.type?.text;
  const a = before.initializer;
  const b = after.initializer;
  if (!a || !b) {
    if (a || b) return sameName && sameType; // int x;  ->  int x = 0;
    return sameName || sameType;
  }
  const same: SameExpressions = (x, y) => aligner.same(x, y);
  const remade = sameName && !sameType && aligner.standing === 'kept' ? isRemade(before, after, same) : null;
  if (remade !== null) return remade && aligner.part(a, b);
  if (sameName) return sameType || named ? aligner.whole(a, b, named ? 'any' : 'declared') : aligner.whole(withoutCast(a), withoutCast(b));
  const read = underCasts(a, b, sameType, same);
  if (read === 'exchanged') return replaced(aligner, a, b);
  if (keepsName(aligner.standing)) {
    const [one, other] = read;
    if (isAskedFurther(one, other, same)) return replaced(aligner, a, b);
  }
  return namedOtherwise(aligner, read, sameType, before);
}

/** Whether the values of two variables with other names let them be one. */
function namedOtherwise(
  aligner: Aligner,
  [a, b]: readonly [Expression, Expression],
  sameType: boolean,
  before: VariableDeclaration,
): boolean {
  const same: SameExpressions = (x, y) => aligner.same(x, y);
  if (aligner.looseness === 'all' && isExchanged(a, b, sameType && !a.traits.types.isCount(before.type?.text ?? ''), same)) {
    aligner.replace(a, b);
    return true;
  }
  if (!covers(a) || !covers(b)) return (sameType || a.kind === 'name') && aligner.same(a, b);
  if (isParenthesizedOperand(a, b, same)) {
    aligner.replace(a, b);
    return true;
  }
  const isOne = keepsName(aligner.standing) ? isRequestUnderTwoNames(a, b, sameType, same) : null;
  if (isOne !== null) return isOne && (aligner.whole(a, b, null) || replaced(aligner, a, b));
  if (!speaksForItself(a, b, same) || isHandedOnAsArgument(a, b, same)) return false;
  // under two names even the same thing has to be asked of the same
  const isElsewhere = aligner.standing !== 'part' && !keepsName(aligner.standing);
  if (isElsewhere && a.kind === 'invocation' && b.kind === 'invocation' && !areMadeAlike(a, b, sameType, same)) return false;
  return aligner.whole(a, b, null, aligner.looseness === 'none' ? 'none' : sameType ? 'names' : 'values');
}

function abstracted(aligner: Aligner, before: Statement, after: Statement): boolean {
  const a = wrappedExpression(before);
  const b = wrappedExpression(after);
  if (!a || !b) return false;
  if (isAssignment(before) !== isAssignment(after) && isOtherCall(a, b)) return false;
  if (before.kind === 'localVariable' && after.kind === 'expression' && !isAssignment(after) && wasHandedOn(aligner, a, b)) return true;
  // T x = e;  ->  x = e;
  if (assignedName(before) !== null && assignedName(before) === assignedName(after)) return aligner.whole(a, b, 'assigned');
  // a.b().close();  ->  B b = a.b();  a variable that takes a part of what was done is a new one
  const loose = before.kind !== 'expression' || after.kind !== 'localVariable';
  return abstractedExpressions(aligner, a, b, loose);
}

function abstractedExpressions(aligner: Aligner, a: Expression, b: Expression, loose = true): boolean {
  // a parameter stands for what it was given:  list = keep(listOf(x));  ->  List keep(List all) { return all; }
  if (!covers(a) || !covers(b)) return covers(a) !== covers(b) && aligner.same(a, b);
  if (!isSameValue(a, b, (x, y) => aligner.same(x, y))) return false;
  return loose ? aligner.value(a, b) : aligner.whole(a, b, null, 'none');
}

function sameLength(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length;
}
