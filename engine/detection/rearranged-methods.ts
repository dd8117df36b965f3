import type { Method } from '../model/declarations.js';
import { statementsOf, type Statement } from '../model/statement.js';
import type { Comparison } from '../matching/comparison.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { methodLocation } from './locations.js';
import { listText, methodText } from './print.js';

/** A method that was split into others, or merged from them. */
export interface Rearrangement {
  readonly direction: 'split' | 'merge';
  readonly whole: Method;
  /** In source order. */
  readonly parts: readonly Method[];
}

const known = new WeakMap<Comparison, readonly Rearrangement[]>();

/**
 * Split Method and Merge Method: the statements of one method are spread over several new ones without a call in between, or the reverse.
 *
 *     void test() { a(1); b(2); c(3); d(4); }   ->   void testFirst() { a(1); b(2); }  void testSecond() { c(3); d(4); }
 */
export function rearrangements(comparison: Comparison): readonly Rearrangement[] {
  const cached = known.get(comparison);
  if (cached) return cached;
  const changedBefore = comparison.methodPairs.filter((pair) => pair.relation === 'signature').map((pair) => pair.before);
  const changedAfter = comparison.methodPairs.filter((pair) => pair.relation === 'signature').map((pair) => pair.after);
  const before = [...comparison.removedMethods, ...changedBefore];
  const after = [...comparison.addedMethods, ...changedAfter];
  const found = [...scattered(before, after, comparison, 'split'), ...scattered(after, before, comparison, 'merge')];
  known.set(comparison, found);
  return found;
}

export function* rearrangedMethods(comparison: Comparison): Iterable<Finding> {
  for (const { direction, whole, parts } of rearrangements(comparison)) {
    const list = listText(parts.map(methodText));
    if (direction === 'split') {
      yield finding(
        'Split Method',
        `${methodText(whole)} to ${list} in class ${parts[0]?.declaringType.qualifiedName ?? ''}`,
        [methodLocation(whole, 'original method declaration')],
        parts.map((part) => methodLocation(part, 'split method declaration')),
      );
    } else {
      yield finding(
        'Merge Method',
        `${list} to ${methodText(whole)} in class ${whole.declaringType.qualifiedName}`,
        parts.map((part) => methodLocation(part, 'merged method declaration')),
        [methodLocation(whole, 'new method declaration')],
      );
    }
  }
}

/** Each whole with the two or more methods of its type's partner that are made of its statements, and together have most of them. */
function* scattered(
  wholes: readonly Method[],
  parts: readonly Method[],
  comparison: Comparison,
  direction: 'split' | 'merge',
): Iterable<Rearrangement> {
  const partner = new Map(
    comparison.typePairs.map((pair) =>
      direction === 'split' ? ([pair.before, pair.after] as const) : ([pair.after, pair.before] as const),
    ),
  );
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
    if (own && together.size > texts.size * MOST) yield { direction, whole, parts: made };
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
  return statementsOf(method.body)
    .filter((statement: Statement) => !statement.composite)
    .map((statement) => statement.text);
}
