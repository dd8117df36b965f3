/** What must hold for any peek. Looks at its rows and the files alone, not at how it was made. */
import type { Change } from '../../engine/api.js';
import type { DetectionResult, Peek, PeekLine } from '../../engine/results/result.js';

const SIDES = ['before', 'after'] as const;

/** What is wrong with a peek, as sentences. */
export function wrongWith(change: Change, result: DetectionResult, peek: Peek): readonly string[] {
  return [
    ...SIDES.flatMap((side) => wrongLines(change, peek, side)),
    ...wrongMarks(result, peek),
    ...hiddenEdits(peek),
    ...lostLiterals(result, peek),
  ];
}

const linesOf = (peek: Peek, side: 'before' | 'after'): readonly PeekLine[] => peek.rows.flatMap(({ [side]: line }) => line ?? []);

const textOf = ({ pieces }: PeekLine): string => pieces.map(({ text }) => text).join('');

/** Lines are those of the file, in its order, and none is missing where there is no gap. */
function wrongLines(change: Change, peek: Peek, side: 'before' | 'after'): string[] {
  const end = peek[side];
  const file = (change[side][end.path] ?? '').split(/\r\n|\r|\n/);
  const wrong: string[] = [];
  let last: number | null = null;
  for (const row of peek.rows) {
    const line = row[side];
    if (!line) continue;
    const text = file[line.line - 1];
    if (line.cut ? text?.startsWith(textOf(line)) !== true : text !== textOf(line))
      wrong.push(`${side} ${line.line} is not the file's line`);
    if (last !== null && line.line !== last + 1 && !(line.line > last && row.gap))
      wrong.push(`${side} ${line.line} does not follow ${last}`);
    last = line.line;
  }
  if (linesOf(peek, side)[0]?.line !== undefined && linesOf(peek, side)[0]?.line !== end.startLine) wrong.push(`${side} begins elsewhere`);
  if (peek.more === 0 && last !== null && last !== end.endLine) wrong.push(`${side} ends elsewhere`);
  return wrong;
}

function wrongMarks(result: DetectionResult, peek: Peek): string[] {
  const wrong: string[] = [];
  const edited = { before: 0, after: 0 };
  for (const row of peek.rows) {
    let isEdited = false;
    for (const side of SIDES) {
      const pieces = row[side]?.pieces ?? [];
      const here = pieces.some(({ change }) => change === 'edited');
      if (here) edited[side]++;
      isEdited ||= here;
      for (const { change, because = [], text } of pieces) {
        if ((change === 'explained') !== because.length > 0)
          wrong.push(`${text} is ${change ?? 'the same'} because of ${because.length} refactorings`);
        if (because.some((index) => result.refactorings[index] === undefined)) wrong.push(`${text} is explained by nobody`);
      }
    }
    if (isEdited !== row.edited && !row.before?.cut && !row.after?.cut) wrong.push('a row does not say whether it is edited');
  }
  const isWhole = peek.more === 0 && peek.rows.every(({ before, after }) => !before?.cut && !after?.cut);
  if (isWhole && peek.editedLines !== Math.max(edited.before, edited.after))
    wrong.push(`${peek.editedLines} lines are said to be edited, ${edited.before} and ${edited.after} are marked`);
  return wrong;
}

/** What is not marked must be the same on both sides, in the same order; only layout may differ. */
function hiddenEdits(peek: Peek): string[] {
  if (peek.more > 0 || peek.rows.some(({ before, after }) => before?.cut ?? after?.cut)) return [];
  const [before, after] = SIDES.map((side) =>
    linesOf(peek, side)
      .flatMap(({ pieces }) => pieces)
      .filter(({ change }) => change === undefined)
      // an asterisk before a line of a comment is layout
      .map(({ text, syntax }) => (syntax === 'comment' ? text.replace(/^\s*\*(?!\/)/, '') : text).replace(/\s/g, ''))
      .join(''),
  );
  return before === after ? [] : [`not marked, and not the same: ${before ?? ''} | ${after ?? ''}`];
}

/** A body that is called the same has the numbers and texts that it had, whatever stands at other places now. Annotations are no part of it. */
function lostLiterals({ refactorings }: DetectionResult, peek: Peek): string[] {
  if (peek.body?.kind !== 'same' && peek.body?.kind !== 'names') return [];
  // a parameter may stand for a literal that the calls pass, and a call is no part of what is shown
  if (peek.body.kind === 'names' && /^Extract|Inline/.test(refactorings[peek.refactoring]?.type ?? '')) return [];
  const [before, after] = SIDES.map((side) =>
    linesOf(peek, side)
      .filter((line) => !/^\s*@/.test(textOf(line)))
      .flatMap(({ pieces }) => pieces)
      .filter(({ change, syntax }) => change === 'edited' && (syntax === 'string' || syntax === 'number'))
      .map(({ text }) => text)
      .sort()
      .join(', '),
  );
  return before === after ? [] : [`called ${peek.body.kind}, but has other literals: ${before ?? ''} | ${after ?? ''}`];
}
