import type { Method } from '../model/declarations.js';
import { statementsOf, type Statement } from '../model/statement.js';
import type { Comparison } from '../matching/comparison.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { methodLocation } from './locations.js';
import { listText, methodText } from './print.js';

/**
 * Split Method and Merge Method: the statements of one method are spread over several new ones without a call in between, or the reverse.
 *
 *     void test() { a(1); b(2); c(3); d(4); }   ->   void testFirst() { a(1); b(2); }  void testSecond() { c(3); d(4); }
 */
export function* rearrangedMethods(comparison: Comparison): Iterable<Finding> {
  const changedBefore = comparison.methodPairs.filter((pair) => pair.relation === 'signature').map((pair) => pair.before);
  const changedAfter = comparison.methodPairs.filter((pair) => pair.relation === 'signature').map((pair) => pair.after);
  for (const [whole, parts] of scattered([...comparison.removedMethods, ...changedBefore], [...comparison.addedMethods, ...changedAfter], comparison, 'split')) {
    yield finding(
      'Split Method',
      `${methodText(whole)} to ${listText(parts.map(methodText))} in class ${parts[0]?.declaringType.qualifiedName ?? ''}`,
      [methodLocation(whole, 'original method declaration')],
      parts.map((part) => methodLocation(part, 'split method declaration')),
    );
  }
  for (const [whole, parts] of scattered([...comparison.addedMethods, ...changedAfter], [...comparison.removedMethods, ...changedBefore], comparison, 'merge')) {
    yield finding(
      'Merge Method',
      `${listText(parts.map(methodText))} to ${methodText(whole)} in class ${whole.declaringType.qualifiedName}`,
      parts.map((part) => methodLocation(part, 'merged method declaration')),
      [methodLocation(whole, 'new method declaration')],
    );
  }
}

/** Each whole with the two or more methods of its type's partner that are made of its statements, and together have most of them. */
function* scattered(
  wholes: readonly Method[],
  parts: readonly Method[],
  comparison: Comparison,
  direction: 'split' | 'merge',
): Iterable<readonly [whole: Method, parts: readonly Method[]]> {
  const partner = new Map(comparison.typePairs.map((pair) => (direction === 'split' ? ([pair.before, pair.after] as const) : ([pair.after, pair.before] as const))));
  for (const whole of wholes) {
    const type = partner.get(whole.declaringType);
    const lines = leavesOf(whole);
    if (!type || lines.length < FEWEST_STATEMENTS) continue;
    const texts = new Set(lines);
    const made = parts.filter((part) => part.declaringType === type && isMadeOf(part, texts)).sort((a, b) => a.index - b.index);
    if (made.length < 2) continue;
    const covered = made.map((part) => new Set(leavesOf(part).filter((line) => texts.has(line))));
    // Each part must have something that no other part has: copies of one another are no split.
    const own = covered.every((lines, index) => [...lines].some((line) => covered.every((other, at) => at === index || !other.has(line))));
    const together = new Set(covered.flatMap((lines) => [...lines]));
    if (own && together.size > texts.size * MOST) yield [whole, made];
  }
}

/** Bodies of fewer statements are too easily made of another's. */
const FEWEST_STATEMENTS = 4;
/** The share of statements that has to be found again, on either side. */
const MOST = 0.5;

function isMadeOf(part: Method, texts: ReadonlySet<string>): boolean {
  const lines = leavesOf(part);
  return lines.length >= 2 && lines.filter((line) => texts.has(line)).length > lines.length * MOST;
}

function leavesOf(method: Method): readonly string[] {
  if (!method.bodySpan || !method.body) return [];
  return [...statementsOf(method.body)].filter((statement: Statement) => !statement.composite).map((statement) => statement.text);
}
