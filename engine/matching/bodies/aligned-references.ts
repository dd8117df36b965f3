import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { VariableDeclaration } from '../../model/declarations.js';
import { expressionsOf, isReference, referenceName } from '../../facts/bindings.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import { NO_SUBSTITUTION, type Substitution } from '../../facts/substitution.js';
import { groupBy } from '../../text/grouping.js';
import { contains } from '../../text/span.js';
import { append } from '../../text/grouping.js';
import { addAll } from '../../text/lists.js';

/**
 * Which name of a statement became which name of its partner.
 *
 *     sum.add(a, size());   ->   total.add(a, n);      sum -> total, a -> a
 *
 * Names outside all replacements are equal in order; a replacement pairs its two sides, and inside a larger replacement the names that stayed
 * pair with each other. A parameter of an extracted method pairs with what it was given, when that is a name:
 *
 *     log(user);   ->   report(user);  void report(User who) { log(who); }      user -> who
 */

export interface ReferencePair {
  readonly before: Expression;
  readonly after: Expression;
}

/** Which declared variable of a statement became which of its partner. */
export interface DeclarationPair {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
}

/** What names stand for in the bodies that a mapping belongs to. */
export type NamesOfBodies = Pick<BodyMapping, 'beforeNames' | 'afterNames'>;

/** Nothing stands for anything. */
export const NO_NAMES: NamesOfBodies = { beforeNames: NO_SUBSTITUTION, afterNames: NO_SUBSTITUTION };

/** The names of a mapping's two statements that correspond. Empty for names that are only on one side. */
export function alignReferences(mapping: StatementMapping, { beforeNames, afterNames }: NamesOfBodies): readonly ReferencePair[] {
  const nameBefore = (reference: Expression): string => givenName(reference, beforeNames);
  const nameAfter = (reference: Expression): string => givenName(reference, afterNames);
  const before = referencesIn(mapping.before, mapping.beforeExpression);
  const after = referencesIn(mapping.after, mapping.afterExpression);
  const pairs: ReferencePair[] = [];
  if (mapping.identical && before.length === after.length) {
    before.forEach((reference, index) => {
      const partner = after[index];
      if (partner) pairs.push({ before: reference, after: partner });
    });
    return pairs;
  }
  const takenBefore = new Set<Expression>();
  const takenAfter = new Set<Expression>();
  // Small replacements first: a name that became another name says more than the call around it.
  const replacements = [...mapping.replacements].sort((a, b) => size(a.before) + size(a.after) - size(b.before) - size(b.after));
  for (const { before: one, after: other } of replacements) {
    const insideBefore = before.filter((reference) => !takenBefore.has(reference) && within(reference, one));
    const insideAfter = after.filter((reference) => !takenAfter.has(reference) && within(reference, other));
    if (isReference(one) && isReference(other)) {
      // What was handed a value, `report(user.name())` or another name, is that value and no other.
      const isGiven = isSubstituted(one, beforeNames) || isSubstituted(other, afterNames);
      if (!isGiven || nameBefore(one) === nameAfter(other)) pairs.push({ before: one, after: other });
    } else {
      addAll(pairs, pairByName(insideBefore, insideAfter, nameBefore, nameAfter));
    }
    insideBefore.forEach((reference) => takenBefore.add(reference));
    insideAfter.forEach((reference) => takenAfter.add(reference));
  }
  const restBefore = before.filter((reference) => !takenBefore.has(reference));
  const restAfter = after.filter((reference) => !takenAfter.has(reference));
  addAll(pairs, pairByName(restBefore, restAfter, nameBefore, nameAfter));
  return pairs;
}

/** The variables that the two statements of a mapping declare, lambda parameters included: by equal name, then by position. */
export function alignDeclarations(mapping: StatementMapping): readonly DeclarationPair[] {
  const pairs = pairVariables(mapping.before.variables, mapping.after.variables);
  const lambdasBefore = declaringExpressions(mapping.before);
  const lambdasAfter = declaringExpressions(mapping.after);
  if (lambdasBefore.length !== lambdasAfter.length) return pairs;
  for (const [i, one] of lambdasBefore.entries()) {
    const other = lambdasAfter[i] as Expression;
    if (one.kind === other.kind && one.declarations.length === other.declarations.length)
      addAll(pairs, pairVariables(one.declarations, other.declarations));
  }
  return pairs;
}

function pairVariables(before: readonly VariableDeclaration[], after: readonly VariableDeclaration[]): DeclarationPair[] {
  const pairs: DeclarationPair[] = [];
  const restAfter = new Set(after);
  const restBefore: VariableDeclaration[] = [];
  const namesakes = new Map<string, VariableDeclaration[]>();
  for (const other of [...after].reverse()) append(namesakes, other.name, other);
  for (const one of before) {
    const same = namesakes.get(one.name)?.pop();
    if (same) {
      restAfter.delete(same);
      pairs.push({ before: one, after: same });
    } else restBefore.push(one);
  }
  const others = [...restAfter];
  // A declaration that lost or gained a variable says nothing about which of the others it was.
  if (restBefore.length === others.length) {
    restBefore.forEach((one, index) => {
      const other = others[index];
      if (other) pairs.push({ before: one, after: other });
    });
  }
  return pairs;
}

function declaringExpressions(statement: Statement): readonly Expression[] {
  const found: Expression[] = [];
  for (const top of statement.expressions) collect(top, found);
  return found;
}

function collect(expression: Expression, into: Expression[]): void {
  if ((expression.kind === 'lambda' || expression.kind === 'pattern') && expression.declarations.length > 0) into.push(expression);
  for (const child of expression.children) collect(child, into);
}

function referencesIn(statement: Statement, only: Expression | null): readonly Expression[] {
  const found: Expression[] = [];
  for (const expression of expressionsOf(statement)) {
    if (isReference(expression) && (!only || within(expression, only))) found.push(expression);
  }
  return found;
}

type NameOf = (reference: Expression) => string;

function pairByName(before: readonly Expression[], after: readonly Expression[], nameBefore: NameOf, nameAfter: NameOf): ReferencePair[] {
  const waiting = groupBy(after, nameAfter);
  const pairs: ReferencePair[] = [];
  const taken = new Set<Expression>();
  const pairWhere = (accept: (one: Expression, other: Expression) => boolean): void => {
    for (const reference of before) {
      if (taken.has(reference)) continue;
      const candidates = waiting.get(nameBefore(reference)) ?? [];
      const at = candidates.findIndex((candidate) => accept(reference, candidate));
      const [partner] = at < 0 ? [] : candidates.splice(at, 1);
      if (!partner) continue;
      taken.add(reference);
      pairs.push({ before: reference, after: partner });
    }
  };
  // `this.size = size;` against `setSize(size);`: what is written in the same way is the same
  pairWhere((one, other) => one.kind === other.kind);
  pairWhere(() => true);
  return pairs;
}

/** The name a reference consists of; of a parameter, what it was given. */
function givenName(reference: Expression, names: Substitution): string {
  const name = referenceName(reference);
  if (!isSubstituted(reference, names)) return name;
  return names.get(name)?.replace(/^this\./, '') ?? name;
}

/** Whether a reference is a parameter that stands for what it was given. */
export function isSubstituted(reference: Expression, names: Substitution): boolean {
  return names.size > 0 && reference.kind === 'name' && names.has(referenceName(reference));
}

/** Whether an expression lies in the text of another of the same statement. */
export function within(inner: Expression, outer: Expression): boolean {
  return contains(outer.span, inner.span);
}

function size(expression: Expression): number {
  return expression.textEnd - expression.textStart;
}
