import { isTest, type Method } from '../../model/declarations.js';
import { descendants } from '../../model/expression.js';
import { statementsOf } from '../../model/statement.js';
import type { MatchingResult } from '../../matching/result.js';
import { isLiteral } from '../../facts/expressions/covering.js';
import { finding, type Finding } from '../../findings/finding.js';
import { methodElement, methodPart, typeElement } from '../../findings/elements.js';

/**
 * Tests that differ in their literals only and became one that takes these as parameters:
 *
 *     @Test void one() { check(1); }   ->   @ParameterizedTest @ValueSource(ints = 1) void values(int n) { check(n); }
 */
export function* parameterizedTests(comparison: MatchingResult): Iterable<Finding> {
  for (const { test, target } of parameterizations(comparison)) {
    yield finding('Parameterize Test', {
      before: {
        subject: [methodElement(test)],
        within: [typeElement(test.declaringType)],
        parts: [methodPart(test, 'removed method declaration')],
      },
      after: {
        subject: [methodElement(target)],
        within: [typeElement(target.declaringType)],
        parts: [methodPart(target, 'parameterized test method declaration')],
      },
    });
  }
}

/** Each test with the parameterized one that it became. */
export function* parameterizations(comparison: MatchingResult): Iterable<{ readonly test: Method; readonly target: Method }> {
  const after = [...comparison.addedMethods, ...comparison.methodPairs.map((pair) => pair.after)].filter(
    (method) => method.parameters.length > 0 && method.file.traits.tests.isParameterizedTest(method),
  );
  if (after.length === 0) return;
  const gone = [
    ...comparison.removedMethods,
    ...comparison.methodPairs.filter((pair) => after.includes(pair.after)).map((pair) => pair.before),
  ];
  const tests = gone.filter((method) => isTest(method) && method.parameters.length === 0);
  for (const target of after) {
    const shape = shapeOf(target);
    for (const test of tests) {
      if (!comparison.typePairs.some((pair) => pair.before === test.declaringType && pair.after === target.declaringType)) continue;
      // under its own name it is the same test with a parameter more
      if (test.name === target.name || shape.length < 2 || shapeOf(test).join('\n') !== shape.join('\n')) continue;
      yield { test, target };
    }
  }
}

/** The statements with a mark in place of every literal and every use of a parameter. */
function shapeOf(method: Method): readonly string[] {
  if (!method.body) return [];
  const parameters = new Set(method.parameters.map((parameter) => parameter.name));
  return statementsOf(method.body).map((statement) => {
    const marks = statement.expressions
      .flatMap((expression) => descendants(expression))
      .filter((expression) => isLiteral(expression) || (expression.kind === 'name' && parameters.has(expression.label)))
      .sort((a, b) => b.textStart - a.textStart);
    return marks.reduce((text, mark) => text.slice(0, mark.textStart) + MARK + text.slice(mark.textEnd), statement.text);
  });
}

const MARK = '\u25a1';
