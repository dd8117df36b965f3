/** The first lines of the ends of refactorings, for the page's cards: the only code that leaves the worker, a few lines of each end that is spoken of. */
import type { Refactoring } from '../../engine/results/result.js';
import { rankedLocations } from '../../ui/places.js';
import { rangesOf } from '../../ui/ranges.js';
import type { Side } from '../../ui/work.js';
import type { Excerpt } from '../messages.js';

/** Lines of one end: what a card shows without becoming a page of its own. */
const LINES = 7;

/** Characters of a line that are kept; a card shows about half of it. */
const LINE_LENGTH = 160;

/** Refactorings whose code is kept: half a megabyte of text at most, for lists that nobody reads to the end. */
const MOST = 1_000;

const SIDES: readonly Side[] = ['before', 'after'];

/** Excerpts of the ends of refactorings, out of the texts of both versions by path. High-level ones have precedence when there are very many. */
export function excerptsOf(
  refactorings: readonly Refactoring[],
  texts: Readonly<Record<Side, Readonly<Record<string, string>>>>,
): readonly Excerpt[] {
  const lines = new Map<string, readonly string[]>();
  const linesOf = (path: string, side: Side): readonly string[] | undefined => {
    const key = `${side} ${path}`;
    const known = lines.get(key);
    const text = Object.hasOwn(texts[side], path) ? texts[side][path] : undefined;
    if (known || text === undefined) return known;
    const split = text.split(/\r\n|\r|\n/);
    lines.set(key, split);
    return split;
  };
  const chosen = [...refactorings.entries()]
    .sort(([, one], [, other]) => Number(one.level === 'low') - Number(other.level === 'low'))
    .slice(0, MOST);
  return chosen.flatMap(([index, refactoring]) =>
    SIDES.flatMap((side) => {
      const [location] = rankedLocations(refactoring, side);
      const file = location && linesOf(location.filePath, side);
      if (!file) return [];
      // documentation and annotations come before the line that a reader looks for
      const start = location.nameLine ?? location.startLine;
      // Statements that were extracted together are locations of their own.
      const range = rangesOf(refactoring, side).find((one) => one.path === location.filePath && one.start <= start && start <= one.end);
      const end = Math.min(Math.max(location.endLine, range?.end ?? 0), start + LINES - 1);
      return [{ refactoring: index, side, start, lines: file.slice(start - 1, end).map((line) => line.slice(0, LINE_LENGTH)) }];
    }),
  );
}
