import type { Method, VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { allMappings, type StatementMapping } from '../../matching/bodies/body-mapping.js';
import { Bindings, expressionsOf } from '../../facts/bindings.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { withoutTypeArguments } from '../../facts/expressions/expression-facts.js';
import { hasWord } from '../../text/words.js';
import { stripped } from '../values/variable-values.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { VariablePair } from '../../matching/variables/variables.js';

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
      (mapping) =>
        liesIn(mapping.after, test.branch) &&
        (standsForTested(mapping, variable, test.asked, change) || standsForCast(mapping, variable, test.whole, change)),
    );
    if (found.length === 0) return [];
    return [{ variable, inPlace: found.map(({ before }) => before), named: found.map(({ after }) => after) }];
  });
}

/**
 * What a variable with a cast became, of which a pattern is the variable now (3,500 made-up pairs): inlined under its name, where the test was there and only the name
 * is new, or where all that is given back is tested; else renamed, or extracted where the test's text holds the old name and no condition in its branch uses it.
 *
 *     if (o instanceof User) { User user = (User) o; greet(user); }   ->   if (o instanceof User user) { greet(user); }      inlined
 *     if (o != null) { User user = (User) o; greet(user); }           ->   if (o instanceof User user) { greet(user); }      nothing
 *     if (o != null) { User guest = (User) o; … }                     ->   if (o instanceof User user) { … }                 renamed
 *     if (o != null) { User u = (User) o; … }                         ->   if (o instanceof User user) { … }                 extracted
 */
export function becameOfPattern(change: BodyChange, { before, after, mappings }: VariablePair): 'inlined' | 'extracted' | 'renamed' | null {
  const test = wholeTest(change.after, after);
  if (!test) return null;
  if (before.name === after.name) return isOnlyNamed(change, after) ? 'inlined' : null;
  const isExtracted = holdsName(test, before) && testOf(change.after, after) !== null && !mappings.some((one) => one.after.composite);
  return isExtracted ? 'extracted' : 'renamed';
}

/** The `instanceof` that a variable belongs to, if it does not belong to a case of a `switch`. */
function wholeTest(method: Method, variable: VariableDeclaration): Expression | null {
  for (const statement of method.body ? statementsOf(method.body) : []) {
    const test = instanceofWith(statement, variable);
    if (test) return test;
  }
  return null;
}

function holdsName({ text }: Expression, { name }: VariableDeclaration): boolean {
  return text.includes(name);
}

/** Whether the statement that asks asked before, but for the name, or gives back what was given back. */
function isOnlyNamed({ body }: BodyChange, variable: VariableDeclaration): boolean {
  return allMappings(body?.mappings ?? []).some(({ before, after }) => {
    const test = instanceofWith(after, variable);
    if (!test) return false;
    if (after.kind === 'return') return before.kind === 'return';
    const [one, other] = [before.expressions[0], after.expressions[0]];
    const unnamed = test.text.slice(0, -variable.name.length).trimEnd();
    const isOnly = (text: string): boolean => stripped(other?.text.replace(test.text, text) ?? '') === stripped(one?.text ?? '');
    return isOnly(unnamed) || isOnly(withoutTypeArguments(unnamed));
  });
}

function instanceofWith(statement: Statement, variable: VariableDeclaration): Expression | null {
  const declares = ({ kind, children }: Expression): boolean =>
    kind === 'instanceof' && children.some(({ declarations }) => declarations.includes(variable));
  return expressionsOf(statement).find(declares) ?? null;
}

/** What is asked for its type, and the branch that knows the answer. */
interface TypeTest {
  readonly whole: Expression;
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
    return asked && isGranted(test) ? { whole: test, asked, branch } : null;
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

/** A variable with a cast, of which the test's text holds the name, and the pattern's in its place; where it is used twice the two are paired, see `becameOfPattern`. */
function standsForCast({ replacements }: StatementMapping, variable: VariableDeclaration, test: Expression, change: BodyChange): boolean {
  const [from, to] = [Bindings.of(change.before), Bindings.of(change.after)];
  return replacements.some(({ before, after }) => {
    const held = from.resolve(before);
    if (held?.kind !== 'local' || held.initializer?.kind !== 'cast' || held.name === variable.name) return false;
    return to.resolve(after) === variable && holdsName(test, held);
  });
}

function statementNames(statement: Statement, { name }: VariableDeclaration): boolean {
  return statement.expressions.some((one) => hasWord(one.text, name));
}
