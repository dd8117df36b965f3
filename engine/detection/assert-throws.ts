import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { hasModifier, type Method } from '../model/declarations.js';
import type { Comparison } from '../matching/comparison.js';
import { expressionsOf } from '../matching/bindings.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { expressionLocation, methodLocation, statementLocation } from './locations.js';
import { expressionText, inMethod } from './print.js';

/** Calls that take the code that is to throw as a lambda. */
const ASSERTIONS: ReadonlySet<string> = new Set([
  'assertThrows',
  'assertThrowsExactly',
  'assertThatThrownBy',
  'assertThatExceptionOfType',
  'expectThrows',
  'catchThrowable',
  'assertThatCode',
]);

/**
 * An expected exception that was caught, or announced on the test or by a rule, and is asserted around the call now:
 *
 *     try { f(); fail(); } catch(E e) { }   ->   assertThrows(E.class,() -> f());
 */
export function* assertThrows(comparison: Comparison): Iterable<Finding> {
  for (const { before, after, body } of comparison.methodPairs) {
    if (!body || body.identical || hasModifier(before, 'abstract') || !expectedBefore(before)) continue;
    const had = new Set(assertionsIn(before).map((assertion) => assertion.call.text));
    const original = before.body ? statementsOf(before.body).filter((statement) => !statement.composite) : [];
    for (const { call, lambda } of assertionsIn(after)) {
      if (had.has(call.text)) continue;
      const code = codeOf(lambda);
      const from = original.filter((statement) => runs(statement, code));
      if (from.length === 0) continue;
      yield finding(
        'Assert Throws',
        `${expressionText(call)} in ${inMethod(after)}`,
        [
          ...from.map((statement) => statementLocation(before.file, statement, 'original code', true)),
          methodLocation(before, 'original method declaration'),
        ],
        [
          expressionLocation(after.file, lambda, 'assertThrows code'),
          methodLocation(after, 'method declaration with introduced assertThrows'),
        ],
      );
    }
  }
}

/** A test that expected an exception: by a catch, by an argument of its annotation, by a rule. */
function expectedBefore(method: Method): boolean {
  if (method.annotations.some((annotation) => annotation.text.includes('expected'))) return true;
  if (!method.body) return false;
  return statementsOf(method.body).some((statement) => statement.kind === 'catch' || /\bexpect(Message|Cause)?\(/.test(statement.text));
}

interface Assertion {
  readonly call: Expression;
  readonly lambda: Expression;
}

function assertionsIn(method: Method): readonly Assertion[] {
  if (!method.body) return [];
  const found: Assertion[] = [];
  for (const statement of statementsOf(method.body)) {
    for (const call of expressionsOf(statement)) {
      if (call.kind !== 'invocation' || !ASSERTIONS.has(call.label)) continue;
      const lambda = call.arguments?.find((argument) => argument.kind === 'lambda');
      if (lambda) found.push({ call, lambda });
    }
  }
  return found;
}

/** What the lambda runs: its expression, or the expressions of its block's statements. */
function codeOf(lambda: Expression): readonly Expression[] {
  if (lambda.block)
    return statementsOf(lambda.block)
      .filter((statement) => !statement.composite)
      .flatMap((statement) => statement.expressions);
  const last = lambda.children.at(-1);
  return last ? [last] : [];
}

/** Whether a statement has one of the expressions in it, or the same call on another receiver. */
function runs(statement: Statement, code: readonly Expression[]): boolean {
  return statement.expressions.some((expression) => code.some((one) => sameCode(one, expression)));
}

function sameCode(one: Expression, other: Expression): boolean {
  const value = other.kind === 'assignment' ? (other.children.at(-1) ?? other) : other;
  if (one.text === value.text) return true;
  const calls = one.kind === 'invocation' && value.kind === 'invocation' && one.label === value.label;
  return (
    calls &&
    (one.arguments?.length ?? 0) > 0 &&
    one.arguments?.map((argument) => argument.text).join() === value.arguments?.map((argument) => argument.text).join()
  );
}
