import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { withBlocks } from '../matching/bindings.js';
import { withoutParentheses } from '../matching/covering.js';
import type { BodyChange } from './body-changes.js';
import { changedStatements } from './changed-statements.js';
import { chainOperator, conditionOf, isComparison } from './conditions.js';

/** A variable that holds a condition which gave it one of two values before. */
export interface DecidedValue {
  readonly variable: VariableDeclaration;
  readonly declaration: Statement;
  /** The statement that decided, and what it asked. */
  readonly decision: Statement;
  readonly condition: Expression;
}

/**
 * Variables that hold what decided about them:
 *
 *     boolean open = false; if (fits(a)) { open = true; }          ->   boolean open = fits(a);
 *     boolean open; if (!fits(a)) open = false; else open = true;  ->   boolean open = fits(a);
 *
 * As it stood, a call, a chain or a choice is told; what was negated before, anything but a name. What is negated now reads as another question.
 */
export function decidedValues(change: BodyChange): readonly DecidedValue[] {
  const { mapped, before, after } = changedStatements(change);
  const decisions = [...before, ...mapped.map(([one]) => one)].flatMap((one) => decisionOf(one) ?? []);
  if (decisions.length === 0) return [];
  const found: DecidedValue[] = [];
  for (const declaration of [...after, ...mapped.map(([, other]) => other)]) {
    const [variable] = declaration.variables;
    if (!variable?.initializer || declaration.kind !== 'localVariable') continue;
    const { name, initializer } = variable;
    const decision = decisions.find((one) => one.name === name && holds(initializer, one));
    if (decision) found.push({ variable, declaration, decision: decision.statement, condition: decision.condition });
  }
  return found;
}

interface Decision {
  readonly statement: Statement;
  readonly condition: Expression;
  /** The variable that is given a value. */
  readonly name: string;
  /** What it is given when the condition holds. */
  readonly value: boolean;
}

/** An `if` that does nothing but give a variable `true` or `false`, which holds the other one otherwise. */
function decisionOf(statement: Statement): Decision | null {
  const condition = statement.kind === 'if' ? conditionOf(statement) : null;
  const [then, otherwise] = statement.children.map(givenBy);
  if (!condition || !then) return null;
  const held = statement.children.length > 1 ? otherwise : heldBefore(statement, then.name);
  return held && held.name === then.name && held.value !== then.value ? { statement, condition, ...then } : null;
}

interface Given {
  readonly name: string;
  readonly value: boolean;
}

function givenBy(branch: Statement): Given | null {
  const [only, more] = branch.kind === 'block' ? branch.children : [branch];
  const assignment = only?.kind === 'expression' && !more ? only.expressions[0] : undefined;
  if (assignment?.kind !== 'assignment' || assignment.label !== '=') return null;
  const [target, value] = assignment.children;
  return target?.kind === 'name' && value ? given(target.label, value) : null;
}

function heldBefore(statement: Statement, name: string): Given | null {
  const earlier = statement.parent?.children.slice(0, statement.index) ?? [];
  const declared = earlier.flatMap((one) => one.variables).find((variable) => variable.name === name);
  return declared?.initializer ? given(name, declared.initializer) : null;
}

function given(name: string, { text }: Expression): Given | null {
  return text === 'true' || text === 'false' ? { name, value: text === 'true' } : null;
}

function holds(initializer: Expression, { condition, value }: Decision): boolean {
  // a block handed over is another one wherever it stands
  if (withBlocks(initializer).some(({ kind }) => kind === 'lambda')) return false;
  if (value) return condition.text === initializer.text && (TELLING.has(initializer.kind) || chainOperator(initializer) !== null);
  if (condition.kind !== 'prefix' || condition.label !== '!' || isOwn(initializer)) return false;
  const [asked] = condition.children;
  return asked !== undefined && withoutParentheses(asked).text === withoutParentheses(initializer).text && !comparesField(initializer);
}

const TELLING: ReadonlySet<Expression['kind']> = new Set(['invocation', 'conditional']);

/** `open`, `this.open` */
function isOwn({ kind, receiver }: Expression): boolean {
  return kind === 'name' || (kind === 'fieldAccess' && receiver?.kind === 'this');
}

/** `next.size > n` is another question as a value. */
function comparesField(expression: Expression): boolean {
  return (
    isComparison(expression) &&
    withoutParentheses(expression).children.some(({ kind, label }) => kind === 'fieldAccess' && label !== 'length')
  );
}
