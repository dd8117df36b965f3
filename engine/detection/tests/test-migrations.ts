import { hasAnnotation, type Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { leavesOf, statementsOf, type Statement } from '../../model/statement.js';
import type { MethodPair } from '../../matching/comparison.js';
import type { MatchingResult } from '../../matching/result.js';
import { conditionOf, normalForm } from '../../facts/expressions/normal-conditions.js';
import { finding, type Finding } from '../../findings/finding.js';
import { extractedFixtures } from './fixtures.js';
import {
  annotationElement,
  annotationPart,
  expressionElement,
  expressionPart,
  methodElement,
  methodPart,
  statementPart,
} from '../../findings/elements.js';
import { parameterizedTests } from './parameterized-tests.js';

/** Assumptions, timeouts, parameterized tests and fixtures. */
export function* testMigrations(comparison: MatchingResult): Iterable<Finding> {
  for (const pair of comparison.methodPairs) {
    if (!pair.body || pair.body.identical) continue;
    yield* assumptions(pair);
    yield* assertedTimeouts(pair);
  }
  yield* parameterizedTests(comparison);
  yield* extractedFixtures(comparison);
}

type Meaning = (call: Expression) => boolean | null;

/** What has to hold of the argument, or the test ends early. */
const assumed: Meaning = ({ label, traits }) => traits.assertions.assumed(label);
/** What has to hold of the argument, or the test fails. */
const asserted: Meaning = ({ label, traits }) => traits.assertions.asserted(label);
const limitsTime: Meaning = ({ label, traits }) => traits.assertions.limitsTime(label) || null;

/**
 * What a test assumes now and did not before: where it asked, what it asserted, or why it was ignored.
 *
 *     if(windows()) { return; }   ->   assumeFalse(windows());
 */
function* assumptions({ before, after }: MethodPair): Iterable<Finding> {
  const had = new Set(callsIn(before, assumed).map((call) => call.text));
  for (const call of callsIn(after, assumed)) {
    const argument = call.arguments?.[0];
    if (!argument || had.has(call.text)) continue;
    const holds = normalForm(argument, assumed(call) === false);
    const opposite = normalForm(argument, assumed(call) !== false);
    const guard = askedBefore(before).find((statement) => {
      const condition = conditionOf(statement);
      if (condition === null || after.body === null || statementsOf(after.body).some(({ text }) => text === statement.text)) return false;
      return [holds, opposite].includes(normalForm(condition));
    });
    const assertion = callsIn(before, asserted).find(
      (one) => one.arguments?.[0] && normalForm(one.arguments[0], asserted(one) === false) === holds,
    );
    const stillAsserted = callsIn(after, asserted).some((one) => one.text === assertion?.text);
    const ignored = before.annotations.find(
      (annotation) => before.file.traits.tests.isSkipping(annotation) && !hasAnnotation(after, annotation.name),
    );
    const target = {
      subject: [expressionElement(after.file, call)],
      within: [methodElement(after)],
      parts: [expressionPart(after.file, call, 'assumption'), methodPart(after, 'method declaration with introduced assumption')],
    };
    const condition = guard && conditionOf(guard);
    const statement = after.body && statementsOf(after.body).find(({ expressions }) => expressions.includes(call));
    if (condition && statement) {
      const called = condition.kind === 'invocation' && condition.text === argument.text;
      yield finding('Replace Conditional With Assumption', {
        before: {
          subject: [expressionElement(before.file, condition)],
          within: [methodElement(before)],
          parts: [
            expressionPart(before.file, condition, 'original code', 'condition'),
            ...(called ? [expressionPart(before.file, condition, 'original code')] : []),
            methodPart(before, 'original method declaration'),
          ],
        },
        after: {
          ...target,
          parts: [
            statementPart(after.file, statement, 'assume code'),
            ...(called ? [expressionPart(after.file, argument, 'assume code')] : []),
            methodPart(after, 'method declaration with assumption'),
          ],
        },
      });
    } else if (assertion && !stillAsserted) {
      yield finding('Replace Assertion With Assumption', {
        before: {
          subject: [expressionElement(before.file, assertion)],
          within: [methodElement(before)],
          parts: [expressionPart(before.file, assertion, 'original assertion'), methodPart(before, 'original method declaration')],
        },
        after: target,
      });
    } else if (ignored) {
      yield finding('Replace Ignore With Assumption', {
        before: {
          subject: [annotationElement(before.file, ignored)],
          within: [methodElement(before)],
          parts: [annotationPart(before.file, ignored, 'original annotation'), methodPart(before, 'original method declaration')],
        },
        after: target,
      });
    }
  }
}

function askedBefore(method: Method): readonly Statement[] {
  return method.body ? statementsOf(method.body).filter((statement) => statement.kind === 'if') : [];
}

function callsIn(method: Method, meaning: Meaning): readonly Expression[] {
  if (!method.body) return [];
  return statementsOf(method.body).flatMap((statement) =>
    statement.expressions.filter((expression) => expression.kind === 'invocation' && meaning(expression) !== null),
  );
}

/** Statements of a test that stand in a lambda with a time limit now: `f(); g();` -> `assertTimeout(ofMillis(10),() -> { f(); g(); });`. */
function* assertedTimeouts({ before, after }: MethodPair): Iterable<Finding> {
  const original = leavesOf(before.body);
  const had = new Set(callsIn(before, limitsTime).map((call) => call.text));
  for (const call of callsIn(after, limitsTime)) {
    const block = call.arguments?.find((argument) => argument.kind === 'lambda')?.block;
    if (!block || had.has(call.text)) continue;
    const code = leavesOf(block);
    const texts = new Set(code.map((statement) => statement.text));
    const kept = original.filter((statement) => texts.has(statement.text));
    if (kept.length === 0) continue;
    const keptTexts = new Set(kept.map((statement) => statement.text));
    yield finding('Assert Timeout', {
      before: {
        within: [methodElement(before)],
        parts: [
          ...kept.map((statement) => statementPart(before.file, statement, 'original code')),
          methodPart(before, 'original method declaration'),
        ],
      },
      after: {
        subject: [expressionElement(after.file, call)],
        within: [methodElement(after)],
        parts: [
          ...code
            .filter((statement) => keptTexts.has(statement.text))
            .map((statement) => statementPart(after.file, statement, 'assertTimeout code')),
          methodPart(after, 'method declaration with introduced assertTimeout'),
        ],
      },
    });
  }
}
