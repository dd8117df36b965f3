import { isTest } from '../../model/declarations.js';
import { leavesOf } from '../../model/statement.js';
import type { MatchingResult } from '../../matching/result.js';
import { finding, type Finding } from '../../findings/finding.js';
import { methodElement, methodPart, statementPart, typeElement } from '../../findings/elements.js';

/**
 * Statements that left tests for a new fixture method of their type:
 *
 *     @Test void t() { init(); f(); }   ->   @Before void setUp() { init(); }  @Test void t() { f(); }
 */
export function* extractedFixtures(comparison: MatchingResult): Iterable<Finding> {
  for (const fixture of comparison.addedMethods) {
    if (!fixture.file.traits.tests.fixtureOf(fixture)) continue;
    const code = new Map(leavesOf(fixture.body).map((statement) => [statement.text, statement]));
    for (const { before, after, body } of comparison.methodPairs) {
      if (!body || body.identical || after.declaringType !== fixture.declaringType || !isTest(before)) continue;
      const stays = new Set(leavesOf(after.body).map((statement) => statement.text));
      const went = body.unmappedBefore.filter((statement) => code.has(statement.text) && !stays.has(statement.text));
      if (went.length === 0) continue;
      const arrived = went.flatMap((statement) => code.get(statement.text) ?? []);
      yield finding('Extract Fixture', {
        before: {
          subject: [methodElement(before)],
          parts: [
            methodPart(before, 'source method declaration'),
            ...went.map((statement) => statementPart(before.file, statement, 'moved code from source method declaration')),
          ],
        },
        after: {
          subject: [methodElement(fixture)],
          within: [typeElement(after.declaringType)],
          parts: [
            methodPart(fixture, 'target method declaration'),
            ...arrived.map((statement) => statementPart(fixture.file, statement, 'moved code to target method declaration')),
          ],
        },
      });
    }
  }
}
