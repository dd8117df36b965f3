import type { SourceFile } from '../model/source-file.js';
import type { Explained, ExplainedFile, ExplainedSpan, LineSpan } from '../results/result.js';
import type { Explanation } from './explain.js';
import { union, type Marks, type MarkedFile } from './marks.js';

/** What is known of a changed line: the refactorings that explain it, or `left` when something on it is not explained, or that nothing stands on it. */
type LineState = readonly number[] | 'left' | 'blank';

/** Per file and side, the changed lines that are explained and how many are left to read. Lines on which nothing stands do not count. */
export function explainedLines({ marks, changes }: Explanation): Explained {
  const side = (which: 'before' | 'after'): Record<string, ExplainedFile> => {
    const files = new Map<string, ExplainedFile>();
    for (const [file, lines] of changes.files(which)) {
      if (lines.length > 0) files.set(file.path, explainedFile(lineStates(marks, marks.of({ file }, which), lines), lines, file));
    }
    return Object.fromEntries(files);
  };
  const before = side('before');
  const after = side('after');
  const all = [...Object.values(before), ...Object.values(after)];
  return {
    before,
    after,
    changed: all.reduce((sum, { changed }) => sum + changed, 0),
    left: all.reduce((sum, { left }) => sum + left, 0),
  };
}

/** The state of each of these lines of a file. */
function lineStates(marks: Marks, marked: MarkedFile, lines: readonly number[]): readonly LineState[] {
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

function explainedFile(states: readonly LineState[], lines: readonly number[], { unread }: SourceFile): ExplainedFile {
  const spans: ExplainedSpan[] = [];
  const leftSpans: LineSpan[] = [];
  // where a text does not parse, an empty line may stand inside of a string
  const alone: LineState = unread.length > 0 ? 'blank' : [];
  const settled = states.map((state, at) => (state === 'blank' ? (besideBlank(states, lines, at) ?? alone) : state));
  for (const [at, state] of settled.entries()) {
    const line = lines[at] ?? 0;
    if (state === 'left') extend(leftSpans, { startLine: line, endLine: line }, () => true);
    else if (state !== 'blank')
      extend(spans, { startLine: line, endLine: line, refactorings: state }, (last) => last.refactorings.join() === state.join());
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
