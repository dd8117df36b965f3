import type { SourceFile } from '../model/source-file.js';
import type { Explained, ExplainedFile, ExplainedSpan, LineSpan } from '../results/result.js';
import type { Explanation } from './explain.js';
import { union, type Marks, type MarkedFile } from './marks.js';
import { movedBlocks } from './moved-blocks.js';

/** What is known of a changed line: the reasons that explain it, or `left` when something on it is not explained, or that nothing stands on it. */
type LineState = readonly number[] | 'left' | 'blank';

/** The changed lines of one version of a file, ascending, and what is known of each. */
interface FileStates {
  readonly lines: readonly number[];
  readonly states: LineState[];
  /** An empty line may stand inside of a string: the text did not parse, or nobody parsed it. */
  readonly isUnread: boolean;
}

type Side = 'before' | 'after';

/**
 * Per file and side, the changed lines that are explained and how many are left to read. Lines on which nothing stands do not count. Of files without a model every line
 * is left that is not in another place.
 */
export function explainedLines(explanation: Explanation): Explained {
  const states = { before: statesOf(explanation, 'before'), after: statesOf(explanation, 'after') };
  const stateOf = (side: Side, path: string, line: number): LineState | undefined => {
    const file = states[side].get(path);
    return file?.states[placeOf(file.lines, line)];
  };
  const reasons = movedBlocks(explanation, (side, path, line) => typeof stateOf(side, path, line) === 'object');
  for (const side of ['before', 'after'] as const)
    for (const [path, lines] of reasons[side]) {
      const file = states[side].get(path);
      for (const [line, reason] of lines) {
        const at = file ? placeOf(file.lines, line) : -1;
        if (file?.states[at] === 'left') file.states[at] = [reason];
      }
    }
  explanation.moved.countEdits((side, { path, startLine, endLine }) => {
    const file = states[side].get(path);
    let count = 0;
    for (let line = startLine; file && line <= endLine; line++) if (file.states[placeOf(file.lines, line)] === 'left') count++;
    return count;
  });
  const sideOf = (which: Side): Record<string, ExplainedFile> =>
    Object.fromEntries([...states[which]].map(([path, file]) => [path, explainedFile(file, explanation)] as const));
  const [before, after] = [sideOf('before'), sideOf('after')];
  const all = [...Object.values(before), ...Object.values(after)];
  return {
    before,
    after,
    changed: all.reduce((sum, { changed }) => sum + changed, 0),
    left: all.reduce((sum, { left }) => sum + left, 0),
  };
}

/** Where a line is among ascending ones; -1 when it is not. */
function placeOf(lines: readonly number[], line: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const there = lines[middle] ?? 0;
    if (there === line) return middle;
    if (there < line) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** What is known of the changed lines of all files of a version, those without any left out: by path. */
function statesOf({ marks, changes, shown }: Explanation, side: Side): ReadonlyMap<string, FileStates> {
  const files = new Map<string, FileStates>();
  for (const [file, lines] of changes.files(side))
    if (lines.length > 0)
      files.set(file.path, { lines, states: lineStates(marks, marks.of({ file }, side), lines), isUnread: file.unread.length > 0 });
  const known = new Set([...changes.files(side).keys()].map(({ path }) => path));
  for (const { [side]: text } of shown) {
    if (!text || known.has(text.path)) continue;
    const lines = [...text.changed].flatMap((changed, at) => (changed === 0 ? [] : [at + 1]));
    const states = lines.map((line): LineState => ((text.lines[line - 1] ?? '').trim() === '' ? 'blank' : 'left'));
    if (lines.length > 0) files.set(text.path, { lines, states, isUnread: true });
  }
  return files;
}

/** The state of each of these lines of a file. */
function lineStates(marks: Marks, marked: MarkedFile, lines: readonly number[]): LineState[] {
  const { file, tokens } = marked.tokens;
  const states = new Map<number, LineState>(lines.map((line) => [line, 'blank']));
  for (const { first, last, token } of tokenLines(file, tokens)) {
    for (let line = first; line <= last; line++) {
      const state = states.get(line);
      if (state === undefined || state === 'left') continue;
      const reasons = marks.reasonsOf(marked, token);
      if (reasons === null) states.set(line, 'left');
      else states.set(line, state === 'blank' ? reasons : union(state, reasons));
    }
  }
  return lines.map((line) => states.get(line) ?? 'blank');
}

/** Every token with the lines that it is on. */
function* tokenLines(
  file: SourceFile,
  { count, starts, ends }: MarkedFile['tokens']['tokens'],
): Generator<{ readonly first: number; readonly last: number; readonly token: number }> {
  let line = 1;
  const { lines } = file;
  // of the last line, the end of the text
  let next = lines.startOf(2);
  for (let token = 0; token < count; token++) {
    while ((starts[token] ?? 0) >= next) next = lines.startOf(++line + 1);
    const first = line;
    let last = line;
    // a text block goes on over several lines
    while ((ends[token] ?? 0) > lines.startOf(last + 1)) last++;
    yield { first, last, token };
  }
}

function explainedFile({ states, lines, isUnread }: FileStates, { moved }: Explanation): ExplainedFile {
  const spans: ExplainedSpan[] = [];
  const leftSpans: LineSpan[] = [];
  const alone: LineState = isUnread ? 'blank' : [];
  const settled = states.map((state, at) => (state === 'blank' ? (besideBlank(states, lines, at) ?? alone) : state));
  for (const [at, state] of settled.entries()) {
    const line = lines[at] ?? 0;
    if (state === 'left') extend(leftSpans, { startLine: line, endLine: line }, () => true);
    else if (state !== 'blank') {
      const because = moved.apart(state);
      const span = {
        startLine: line,
        endLine: line,
        refactorings: because.refactorings,
        ...(because.moved.length > 0 && { moved: because.moved }),
      };
      extend(spans, span, (last) => last.refactorings.join() === span.refactorings.join() && last.moved?.join() === span.moved?.join());
    }
  }
  return {
    changed: states.filter((state) => state !== 'blank').length,
    left: states.filter((state) => state === 'left').length,
    spans,
    leftSpans,
  };
}

/** A line on which nothing stands fades with the changed lines that it is beside, and belongs to what is left when one of them does. Undefined for one that is beside none. */
function besideBlank(states: readonly LineState[], lines: readonly number[], at: number): LineState | undefined {
  const beside = (step: 1 | -1): LineState | undefined => {
    let place = at;
    while (states[place] === 'blank' && lines[place + step] === (lines[place] ?? 0) + step) place += step;
    return states[place];
  };
  const [one, other] = [beside(-1), beside(1)];
  if (one === 'left' || other === 'left') return 'blank';
  return [one, other].find((state) => state !== undefined && state !== 'blank');
}

function extend<Kind extends LineSpan>(spans: Kind[], span: Kind, same: (last: Kind) => boolean): void {
  const last = spans.at(-1);
  if (last && last.endLine + 1 === span.startLine && same(last)) spans[spans.length - 1] = { ...last, endLine: span.endLine };
  else spans.push(span);
}
