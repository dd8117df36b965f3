import type { Expression } from '../../model/expression.js';
import { leavesOf, type Statement } from '../../model/statement.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { assignedName, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { NO_SUBSTITUTION, substitutedExpression, type Substitution } from '../../facts/substitution.js';
import type { Sides } from './conditional-splits.js';
import {
  askedOperands,
  chainOperator,
  conditionalValue,
  conjuncts,
  isBound,
  isNegation,
  isNullCheck,
  isWrapped,
  normalForm,
  operandForm,
  oppositesOf,
} from '../../facts/expressions/normal-conditions.js';
import { isBuried, isNamed } from './ternaries.js';

/**
 * A value that depends on a condition, against one of its two values under an `if` that asks some of the condition, or after it:
 *
 *     A x = a && b ? f() : g();   ->   A x = null;  if(a) { x = f(); }
 *     return a ? f() : g();       ->   if(!a || c) { return g(); }  …
 *
 * Not where a loop, a `try` or another `if` stands around the value inside of the `if`, nor where several ifs ask some of the condition each.
 */
export function splitTernary(one: Statement, ternary: Expression, sides: Sides): readonly Statement[] {
  const decides = ternary.children[0];
  if (!decides || isWrapped(decides)) return [];
  if (sides.around !== null) return splitWhereTaken(one, ternary, sides.around, sides);
  const partner = sides.partnerOf.get(one);
  const branching = sides.parts.filter(({ kind, expressions: [condition] }) => kind === 'if' && condition && asksSome(condition, decides));
  const leaves = (partner ? [partner, ...sides.parts] : sides.parts).filter(
    (leaf) => !leaf.composite && !branching.every((statement) => isBuried(leaf, statement)),
  );
  const leaf = successorsOf(one, sides).find((candidate) => leaves.includes(candidate) && isBranch(ternary, candidate, leaves));
  if (!leaf) return [];
  const [asking, another] = branching.filter((statement) => !isBuried(leaf, statement));
  if (!asking?.expressions[0] || another || sides.parts.some((statement) => isAskedAnew(statement, leaf, decides, sides))) return [];
  // return a ? f() : g();  ->  if(a) { x = f(); } …  return x;      not if(a && b)
  return one.kind !== 'return' || leaf.kind === 'return' || asksOnly(asking.expressions[0], decides) ? [leaf, asking] : [];
}

/**
 * What another method gave back depended on a condition, and one of the two values is taken under an `if` of its own, which may have stood there before:
 *
 *     if(a != null) { x = g(); }   A g() { return a != null ? a.f() : none; }   ->   if(a != null) { x = a.f(); }
 *
 * Of several conditions any says so. A single one says it where the value is given back, asked of the same name; a null check where it is kept, too.
 */
function splitWhereTaken(one: Statement, ternary: Expression, around: readonly Statement[], sides: Sides): readonly Statement[] {
  const { wholeNames, parts, partnerOf } = sides;
  const decides = ternary.children[0] ?? ternary;
  const isChained = chainOperator(decides) !== null;
  const partner = partnerOf.get(one);
  const leaves = (partner ? [partner, ...parts] : parts).filter(({ composite }) => !composite);
  const leaf = successorsOf(one, sides).find((candidate) => leaves.includes(candidate) && isBranch(ternary, candidate, leaves, wholeNames));
  if (!leaf || !(isChained || leaf.kind === 'return' || isNullCheck(decides))) return [];
  const names = isChained || leaf.kind !== 'return' ? wholeNames : NO_SUBSTITUTION;
  const asking = around.filter(({ expressions: [condition] }) => condition && asksSome(condition, decides, names));
  const near = asking.filter((statement) => statement.span.start < leaf.span.start && !isBuried(leaf, statement));
  const forms = new Set(near.map(({ expressions: [condition] }) => condition && normalForm(condition)));
  const [last] = near.slice(-1);
  return last && forms.size === 1 ? [leaf, last] : [];
}

/** `if(closed) { return g(); }  if(b) …  return g();` beside `shut || b ? g() : f()`: a field's name can have become another one. */
function isAskedAnew({ kind, children, expressions }: Statement, leaf: Statement, decides: Expression, { parameters }: Sides): boolean {
  const isField = (piece: Expression): boolean => piece.kind === 'name' && !parameters.has(piece.text);
  const [condition] = expressions;
  if (kind !== 'if' || !condition || !isField(condition) || !conjuncts(decides).some(isField)) return false;
  const given = wrappedExpression(leaf)?.text;
  return leavesOf(children[0] ?? leaf).some((one) => one !== leaf && wrappedExpression(one)?.text === given);
}

/** What a leaf became, or may have become. What is declared can be given its value later: `A x = f();` -> `A x; if(a) { x = f(); }` */
export function successorsOf(one: Statement, { parts, partnerOf }: Sides): readonly Statement[] {
  const given = one.kind === 'localVariable' ? assignedName(one) : null;
  const assigned = given === null ? [] : parts.filter((leaf) => leaf.kind === 'expression' && assignedName(leaf) === given);
  const partner = partnerOf.get(one);
  return partner ? [partner, ...assigned] : parts.filter(({ kind }) => kind === one.kind).concat(assigned);
}

/** What a value depends on, or some of it, or the opposite of that; all that is asked where the value depends on a null check alone. */
function asksSome(condition: Expression, decides: Expression, names: Substitution = NO_SUBSTITUTION): boolean {
  const [form, opposite] = [operandForm(decides, false, names), operandForm(decides, true, names)];
  if (operandForm(condition) === form || (operandForm(condition) === opposite && !isBound(decides))) return true;
  return !isNullCheck(decides) && askedOperands(condition).some((piece) => isAsked(piece, decides, names));
}

/** Nothing besides. */
function asksOnly(condition: Expression, decides: Expression): boolean {
  return isNegation(condition, decides) || askedOperands(condition).every((piece) => isAsked(piece, decides));
}

function isAsked(piece: Expression, decides: Expression, names: Substitution = NO_SUBSTITUTION): boolean {
  const forms = askedOperands(decides).map((one) => operandForm(one, false, names));
  return forms.includes(operandForm(piece)) || (!isBound(piece) && oppositesOf(piece).some((form) => forms.includes(form)));
}

/** The leaf gives one of the two values, and no other leaf gives the other one. */
function isBranch(ternary: Expression, leaf: Statement, leaves: readonly Statement[], names: Substitution = NO_SUBSTITUTION): boolean {
  if (conditionalValue(leaf) === null) return false;
  const value = wrappedExpression(leaf);
  const branches = ternary.children.slice(1).map(withoutParentheses);
  const branch = value && branches.find((one) => substitutedExpression(one, names) === withoutParentheses(value).text);
  if (!branch || isNamed(branch)) return false;
  const other = branches.find((one) => one !== branch);
  // what a constant is called says what is given
  if (other && isNamed(other) && (other.kind !== 'fieldAccess' || other.receiver?.kind === 'this')) return true;
  return !leaves.some((statement) => wrappedExpression(statement)?.text === other?.text);
}
