import type { VariableDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import type { Statement } from '../../../model/statement.js';
import { isPartOfName, normalizedDistance } from '../../../text/similarity.js';
import type { Aligner } from './alignment.js';
import { countShared, covers, goOnFromOneCall, SIMILAR_NAME, withoutCast } from '../../../facts/expressions/covering.js';
import { isSameValue } from '../values/value-done-otherwise.js';
import { wrappedExpression, isAssignment, assignedName } from '../../../facts/wrapped-expressions.js';

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
      return a !== undefined && b !== undefined && expressionStatements(aligner, a, b);
    case 'return':
      return a !== undefined && b !== undefined && aligner.whole(a, b, isAlone(before) && isAlone(after) ? 'alone' : 'returned');
    case 'throw':
      return a !== undefined && b !== undefined && (areCreations(a, b) ? aligner.part(a, b) : aligner.whole(a, b));
    case 'yield':
      return a !== undefined && b !== undefined && aligner.whole(a, b);
    case 'assert':
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

/** What is made to be thrown is compared by what it is made of. */
function areCreations(a: Expression, b: Expression): boolean {
  return a.kind === 'creation' && b.kind === 'creation';
}

/** All that a body does. */
function isAlone({ parent }: Statement): boolean {
  return parent !== null && parent.parent === null && parent.children.length === 1;
}

const SAID: ReadonlySet<Expression['kind']> = new Set(['name', 'number', 'string']);

function expressionStatements(aligner: Aligner, a: Expression, b: Expression): boolean {
  const assignsA = a.kind === 'assignment';
  const assignsB = b.kind === 'assignment';
  if (assignsA && assignsB) {
    const [targetA, valueA] = a.children;
    const [targetB, valueB] = b.children;
    if (!targetA || !valueA || !targetB || !valueB || a.label !== b.label) return false;
    const sameTarget = aligner.same(targetA, targetB) || sameMember(targetA, targetB);
    if (!sameTarget && !aligner.part(targetA, targetB)) return false;
    // `a = x;` and `b = y;` give what is said, of one kind; `a = x;` and `b = 3;` have nothing in common
    const isSaidAlike = valueA.kind === valueB.kind && SAID.has(valueA.kind);
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
  if (assignsA !== assignsB)
    return settersAgree(aligner, a, b) || (!isOtherCall(valueOf(a), valueOf(b)) && abstractedExpressions(aligner, valueOf(a), valueOf(b)));
  return aligner.whole(a, b);
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
  if (sameName && (sameType || named)) return aligner.whole(a, b, named ? 'any' : 'declared');
  if (sameName) return aligner.whole(withoutCast(a), withoutCast(b));
  if (!covers(a) || !covers(b)) return (sameType || a.kind === 'name') && aligner.same(a, b);
  const [one, other] = a.kind === b.kind ? [a, b] : [withoutCast(a), withoutCast(b)];
  if (aligner.looseness === 'all' && goOnFromOneCall(one, other, (x, y) => aligner.same(x, y))) return replaced(aligner, one, other);
  if (!sameType && isOtherRequest(aligner, one, other)) return false;
  return aligner.whole(one, other, null, aligner.looseness === 'none' ? 'none' : sameType ? 'names' : 'values');
}

function replaced(aligner: Aligner, a: Expression, b: Expression): true {
  aligner.replace(a, b);
  return true;
}

/** Under another name and type a variable is another one where nothing but the object that is asked is the same: `a.name()` and `a.size()`. */
function isOtherRequest(aligner: Aligner, a: Expression, b: Expression): boolean {
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.label === b.label || isPartOfName(a.label, b.label)) return false;
  return countShared(a.arguments ?? [], b.arguments ?? [], (x, y) => aligner.same(x, y)) === 0;
}

function abstracted(aligner: Aligner, before: Statement, after: Statement): boolean {
  const a = wrappedExpression(before);
  const b = wrappedExpression(after);
  if (!a || !b) return false;
  if (isAssignment(before) !== isAssignment(after) && isOtherCall(a, b)) return false;
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
