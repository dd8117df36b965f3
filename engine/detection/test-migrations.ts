import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import type { Comparison, MethodPair } from '../matching/comparison.js';
import { conditionOf, normalForm } from './conditions.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { extractedFixtures } from './fixtures.js';
import { annotationLocation, expressionLocation, methodLocation, statementLocation } from './locations.js';
import { parameterizedTests } from './parameterized-tests.js';
import { inMethod } from './print.js';

/** Assumptions, timeouts, parameterized tests and fixtures. */
export function* testMigrations(comparison: Comparison): Iterable<Finding> {
  for (const pair of comparison.methodPairs) {
    if (!pair.body || pair.body.identical) continue;
    yield* assumptions(pair);
    yield* assertedTimeouts(pair);
  }
  yield* parameterizedTests(comparison);
  yield* extractedFixtures(comparison);
}

/** Calls that end a test early unless their argument is true, or unless it is false. */
const ASSUMPTIONS: Readonly<Record<string, boolean>> = { assumeTrue: true, assumeFalse: false };
/** Assertions of the same arguments. */
const ASSERTIONS: Readonly<Record<string, boolean>> = { assertTrue: true, assertFalse: false };

/**
 * What a test assumes now and did not before: where it returned early, what it asserted, or why it was ignored.
 *
 *     if(windows()) { return; }   ->   assumeFalse(windows());
 */
function* assumptions({ before, after }: MethodPair): Iterable<Finding> {
  const had = new Set(callsIn(before, ASSUMPTIONS).map((call) => call.text));
  for (const call of callsIn(after, ASSUMPTIONS)) {
    const argument = call.arguments?.[0];
    if (!argument || had.has(call.text)) continue;
    const holds = normalForm(argument, ASSUMPTIONS[call.label] === false);
    const guard = earlyReturns(before).find((statement) => {
      const condition = conditionOf(statement);
      return condition !== null && normalForm(condition, true) === holds;
    });
    const assertion = callsIn(before, ASSERTIONS).find(
      (one) => one.arguments?.[0] && normalForm(one.arguments[0], ASSERTIONS[one.label] === false) === holds,
    );
    const stillAsserted = callsIn(after, ASSERTIONS).some((one) => one.text === assertion?.text);
    const ignored = before.annotations.find(
      (annotation) => IGNORING.has(annotation.name) && !after.annotations.some((other) => other.name === annotation.name),
    );
    const where = inMethod(after);
    const target = [
      expressionLocation(after.file, call, 'assumption'),
      methodLocation(after, 'method declaration with introduced assumption'),
    ];
    if (guard) {
      yield finding(
        'Replace Conditional With Assumption',
        `${conditionOf(guard)?.text ?? ''} to ${call.text} in ${where}`,
        [statementLocation(before.file, guard, 'original conditional', true), methodLocation(before, 'original method declaration')],
        target,
      );
    } else if (assertion && !stillAsserted) {
      yield finding(
        'Replace Assertion With Assumption',
        `${assertion.text} to ${call.text} in ${where}`,
        [expressionLocation(before.file, assertion, 'original assertion'), methodLocation(before, 'original method declaration')],
        target,
      );
    } else if (ignored) {
      yield finding(
        'Replace Ignore With Assumption',
        `${ignored.text} to ${call.text} in ${where}`,
        [annotationLocation(before.file, ignored, 'original annotation'), methodLocation(before, 'original method declaration')],
        target,
      );
    }
  }
}

/** Annotations that keep a test from running. */
const IGNORING: ReadonlySet<string> = new Set(['Ignore', 'Disabled']);

function earlyReturns(method: Method): readonly Statement[] {
  if (!method.body) return [];
  return statementsOf(method.body).filter((statement) => {
    if (statement.kind !== 'if') return false;
    const [branch] = statement.children;
    const inside = branch?.kind === 'block' ? branch.children : branch ? [branch] : [];
    return inside.length === 1 && inside[0]?.kind === 'return' && inside[0].expressions.length === 0;
  });
}

function callsIn(method: Method, names: Readonly<Record<string, unknown>>): readonly Expression[] {
  if (!method.body) return [];
  return statementsOf(method.body).flatMap((statement) =>
    statement.expressions.filter((expression) => expression.kind === 'invocation' && expression.label in names),
  );
}

const TIMEOUTS: Readonly<Record<string, true>> = { assertTimeout: true, assertTimeoutPreemptively: true };

/** `@Test(timeout = 10)` -> `assertTimeout(ofMillis(10),() -> …)`. */
function* assertedTimeouts({ before, after }: MethodPair): Iterable<Finding> {
  const limit = before.annotations.find((annotation) => annotation.name === 'Test' && annotation.text.includes('timeout'));
  if (!limit || after.annotations.some((annotation) => annotation.text === limit.text)) return;
  for (const call of callsIn(after, TIMEOUTS)) {
    yield finding(
      'Assert Timeout',
      `${call.text} in ${inMethod(after)}`,
      [annotationLocation(before.file, limit, 'original timeout'), methodLocation(before, 'original method declaration')],
      [
        expressionLocation(after.file, call, 'assertTimeout code'),
        methodLocation(after, 'method declaration with introduced assertTimeout'),
      ],
    );
  }
}
