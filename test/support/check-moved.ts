/**
 * Checks moved and copied lines of a result against the texts alone: no code is shared with what finds them. What it reports are contradictions: lines that are said to
 * stand elsewhere and do not, or that count as explained by what must not explain.
 */
import type { Change } from '../../engine/api.js';
import type { DetectionResult, ExplainedFile, MovedLines } from '../../engine/results/result.js';

type Side = 'before' | 'after';

const lines = (text: string | undefined): readonly string[] => text?.split(/\r\n|\r|\n/) ?? [];

/**
 * Every contradiction as a sentence with its place.
 *
 * @param byTokens those of the moved lines whose tokens are explained one by one, so that a line of them may be left at one end alone
 */
export function movedContradictions(
  change: Pick<Change, 'before' | 'after' | 'patches'>,
  result: DetectionResult,
  byTokens: ReadonlySet<number> = new Set(),
): string[] {
  const { explained, moved = [] } = result;
  if (!explained) return [];
  const isPatched = (path: string): boolean => change.patches?.some(({ before, after }) => before === path || after === path) === true;
  const textOf = (side: Side, path: string): readonly string[] | null =>
    Object.hasOwn(change[side], path) ? lines(change[side][path]) : isPatched(path) ? null : [];
  return [
    ...moved.flatMap((one, at) => [...wrongEnds(one, at), ...wrongStretches(one, at, textOf)]),
    ...(['before', 'after'] as const).flatMap((side) =>
      Object.entries(explained[side]).flatMap(([path, file]) => [...wrongReasons(path, side, file, moved), ...twice(path, side, file)]),
    ),
    ...oneSided(moved, explained, byTokens),
  ];
}

function* wrongEnds(one: MovedLines, at: number): Generator<string> {
  const [before, after] = [one.leftSideLocations, one.rightSideLocations];
  if (before.length !== 1 || after.length !== 1) yield `moved ${String(at)} has ${String(before.length)} and ${String(after.length)} ends`;
}

/** What is said to be equal is, and in one order. */
function* wrongStretches(one: MovedLines, at: number, textOf: (side: Side, path: string) => readonly string[] | null): Generator<string> {
  const [from, to] = [one.leftSideLocations[0], one.rightSideLocations[0]];
  if (!from || !to) return;
  const [before, after] = [textOf('before', from.filePath), textOf('after', to.filePath)];
  const where = `moved ${String(at)}, ${from.filePath}:${String(from.startLine)} to ${to.filePath}:${String(to.startLine)},`;
  let [endBefore, endAfter] = [from.startLine, to.startLine];
  const shifts = new Set<number>();
  for (const [first, second, count] of one.lines) {
    if (first < endBefore || second < endAfter) yield `${where} has stretches that overlap or change their order`;
    [endBefore, endAfter] = [first + count, second + count];
    if (endBefore > from.endLine + 1 || endAfter > to.endLine + 1) yield `${where} has a stretch beyond its end`;
    for (let k = 0; before && after && k < count; k++) {
      const [line, other] = [before[first - 1 + k] ?? '', after[second - 1 + k] ?? ''];
      if (line.trim() !== other.trim()) yield `${where} says that ${JSON.stringify(line)} is ${JSON.stringify(other)}`;
      if (line.trim() !== '') shifts.add(widthOf(other) - widthOf(line));
    }
  }
  const told = one.indented ?? 0;
  if (before && /\.(?:py|ya?ml|md|haml|pug|coffee|fs|hs|nim|sass|styl|rst)$|(?:^|\/)Makefile$/.test(to.filePath))
    for (const shift of shifts) if (shift !== told) yield `${where} is indented by ${String(shift)} in part, and says ${String(told)}`;
}

const widthOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;

/** Only what is elsewhere as a whole, or a member in another order, explains; and only its own lines. */
function* wrongReasons(path: string, side: Side, file: ExplainedFile, moved: readonly MovedLines[]): Generator<string> {
  for (const { startLine, endLine, moved: reasons = [], refactorings } of file.spans)
    for (const reason of reasons) {
      const where = `${path}:${String(startLine)} (${side})`;
      const one = moved[reason];
      if (!one) {
        yield `${where} is explained by moved lines ${String(reason)}, which there are not`;
        continue;
      }
      if (one.how !== 'elsewhere' && one.how !== 'members') yield `${where} counts as explained by ${one.how}`;
      const place = (side === 'before' ? one.leftSideLocations : one.rightSideLocations)[0];
      if (place?.filePath !== path || startLine < place.startLine - BLANKS || endLine > place.endLine + BLANKS)
        yield `${where} is explained by lines that moved elsewhere: ${one.description}`;
      if (refactorings.length > 0) continue;
      const at = side === 'before' ? 0 : 1;
      const isMember = one.how === 'members' && one.within !== undefined;
      for (let line = startLine; line <= endLine && !isMember; line++)
        if (!one.lines.some((stretch) => (stretch[at] ?? 0) - BLANKS <= line && line < (stretch[at] ?? 0) + stretch[2] + BLANKS))
          yield `${path}:${String(line)} (${side}) counts as moved, but is none of the lines of ${one.description}`;
    }
}

/** Blank lines beside a block fade with it. */
const BLANKS = 50;

/** No line is explained and left. */
function* twice(path: string, side: Side, { spans, leftSpans }: ExplainedFile): Generator<string> {
  for (const one of spans)
    for (const other of leftSpans)
      if (one.startLine <= other.endLine && other.startLine <= one.endLine)
        yield `${path}:${String(other.startLine)} (${side}) is explained and left to read`;
}

/** A line that fades at one end fades at the other, too, unless it did not change there: nothing is taken for moved twice. */
function* oneSided(
  moved: readonly MovedLines[],
  explained: NonNullable<DetectionResult['explained']>,
  byTokens: ReadonlySet<number>,
): Generator<string> {
  const left = (side: Side, path: string, line: number): boolean =>
    explained[side][path]?.leftSpans.some(({ startLine, endLine }) => startLine <= line && line <= endLine) === true;
  const reasonsAt = (side: Side, path: string, line: number): readonly number[] =>
    explained[side][path]?.spans.find(({ startLine, endLine }) => startLine <= line && line <= endLine)?.moved ?? [];
  const origins = new Map<string, number>();
  for (const [at, one] of moved.entries()) {
    const [from, to] = [one.leftSideLocations[0], one.rightSideLocations[0]];
    if (!from || !to || one.how === 'copied') continue;
    for (const [first, second, count] of one.lines)
      for (let k = 0; k < count; k++) {
        const key = `${from.filePath}\n${String(first + k)}`;
        const known = origins.get(key);
        if (known !== undefined && known !== at) yield `${from.filePath}:${String(first + k)} moved twice`;
        origins.set(key, at);
        if (!byTokens.has(at) && reasonsAt('after', to.filePath, second + k).includes(at) && left('before', from.filePath, first + k))
          yield `${to.filePath}:${String(second + k)} came from ${from.filePath}:${String(first + k)}, which is left to read`;
      }
  }
}
