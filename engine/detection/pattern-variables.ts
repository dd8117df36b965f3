import type { Method, VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { allMappings, type StatementMapping } from '../matching/body-mapping.js';
import { Bindings, expressionsOf } from '../matching/bindings.js';
import { withoutParentheses } from '../matching/covering.js';
import { hasWord } from '../text/words.js';
import { stripped } from './variable-values.js';
import type { BodyChange } from './body-changes.js';

/** A variable of a type pattern, and the statements that it is used in instead of a cast. */
export interface PatternExtraction {
  readonly variable: VariableDeclaration;
  readonly inPlace: readonly Statement[];
  readonly named: readonly Statement[];
}

/**
 * Variables of patterns that took the place of casts, or of what was asked for its type, in the branch that the pattern leads to:
 *
 *     if (o instanceof User) greet((User) o);   ->   if (o instanceof User user) greet(user);
 *
 * What only the condition itself asks, and what comes after a negated one, does not count.
 */
export function extractedPatternVariables(change: BodyChange, added: readonly VariableDeclaration[]): readonly PatternExtraction[] {
  const patterns = added.filter((variable) => variable.kind === 'pattern');
  if (patterns.length === 0 || !change.body || change.body.identical) return [];
  const mappings = allMappings(change.body.mappings).filter(({ identical, after }) => !identical && !after.composite);
  return patterns.flatMap((variable) => {
    const test = testOf(change.after, variable);
    if (!test) return [];
    const found = mappings.filter(
      (mapping) => liesIn(mapping.after, test.branch) && standsForTested(mapping, variable, test.asked, change),
    );
    if (found.length === 0) return [];
    return [{ variable, inPlace: found.map(({ before }) => before), named: found.map(({ after }) => after) }];
  });
}

/** Whether a variable of a pattern is known in the branch of an `if`. */
export function opensBranch(method: Method, variable: VariableDeclaration): boolean {
  return testOf(method, variable) !== null;
}

/** Whether a variable belongs to an `instanceof`, not to a case of a `switch`. */
export function isOfInstanceof(method: Method, variable: VariableDeclaration): boolean {
  return (method.body ? statementsOf(method.body) : []).some((statement) => instanceofWith(statement, variable) !== null);
}

function instanceofWith(statement: Statement, variable: VariableDeclaration): Expression | null {
  const declares = ({ kind, children }: Expression): boolean =>
    kind === 'instanceof' && children.some(({ declarations }) => declarations.includes(variable));
  return expressionsOf(statement).find(declares) ?? null;
}

/** What is asked for its type, and the branch that knows the answer. */
interface TypeTest {
  readonly asked: Expression;
  readonly branch: Statement;
}

function testOf(method: Method, variable: VariableDeclaration): TypeTest | null {
  for (const statement of method.body ? statementsOf(method.body) : []) {
    const [branch] = statement.children;
    if (statement.kind !== 'if' || !branch) continue;
    const test = instanceofWith(statement, variable);
    if (!test) continue;
    const [asked] = test.children;
    return asked && isGranted(test) ? { asked, branch } : null;
  }
  return null;
}

/** Whether a condition holds only when a part of it does. */
function isGranted(part: Expression): boolean {
  for (let around = part.parent; around; around = around.parent) {
    if (around.kind !== 'parenthesized' && !(around.kind === 'infix' && around.label === '&&')) return false;
  }
  return true;
}

function liesIn(statement: Statement, branch: Statement): boolean {
  for (let current: Statement | null = statement; current; current = current.parent) if (current === branch) return true;
  return false;
}

/** Fewer casts of what was asked, or fewer mentions, and the variable instead. */
function standsForTested(
  { before, after }: StatementMapping,
  variable: VariableDeclaration,
  asked: Expression,
  change: BodyChange,
): boolean {
  const bindings = Bindings.of(change.after);
  const uses = expressionsOf(after).filter(
    (one) => one.kind === 'name' && one.label === variable.name && bindings.resolve(one) === variable,
  );
  if (uses.length === 0) return false;
  const text = stripped(asked.text);
  const mentions = (statement: Statement): number =>
    expressionsOf(statement).filter((one) => stripped(withoutParentheses(one).text) === text && one.kind !== 'parenthesized').length;
  return mentions(before) > mentions(after) && !statementNames(before, variable);
}

function statementNames(statement: Statement, { name }: VariableDeclaration): boolean {
  return statement.expressions.some((one) => hasWord(one.text, name));
}
