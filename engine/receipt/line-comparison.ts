import { changedLines } from '../text/changed-lines.js';
import { settledChanges } from '../text/settled-changes.js';

/** A text by lines, with what ends each of them: `\n`, `\r\n`, `\r`, or nothing at the end of a text. */
export interface TextLines {
  readonly lines: readonly string[];
  readonly ends: readonly string[];
}

/** Lines of both versions, from 0, the ends excluded, that stand between two lines that did not change. */
export interface Hunk {
  readonly before: LineInterval;
  readonly after: LineInterval;
}

export interface LineInterval {
  readonly from: number;
  readonly to: number;
}

export interface LineComparison {
  readonly hunks: readonly Hunk[];
  /** Lines that did not change but for what ends them, from 0, by their places after the change. */
  readonly otherEnds: readonly { readonly before: number; readonly after: number }[];
  /** What a line that did not change is in the other version; -1 for one that did. */
  readonly stayed: { readonly before: Int32Array; readonly after: Int32Array };
}

/** Reads lines as the engine counts them. */
export function textLines(text: string): TextLines {
  const lines: string[] = [];
  const ends: string[] = [];
  const end = /\r\n?|\n/g;
  let from = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    lines.push(text.slice(from, found.index));
    ends.push(found[0]);
    from = end.lastIndex;
  }
  if (from < text.length) {
    lines.push(text.slice(from));
    ends.push('');
  }
  return { lines, ends };
}

/** Compares two versions as the engine does: `isRead` tells whether it reads the language. */
export function compareLines(before: TextLines, after: TextLines, isRead: boolean): LineComparison {
  const compared = changedLines(before.lines, after.lines);
  const changed = isRead ? compared : settledChanges(before.lines, after.lines, compared);
  const hunks: Hunk[] = [];
  const otherEnds: { before: number; after: number }[] = [];
  const stayed = { before: new Int32Array(before.lines.length).fill(-1), after: new Int32Array(after.lines.length).fill(-1) };
  for (let i = 0, j = 0; i < before.lines.length || j < after.lines.length;) {
    if (i < before.lines.length && changed.before[i] === 0 && changed.after[j] === 0) {
      if (before.ends[i] !== after.ends[j]) otherEnds.push({ before: i, after: j });
      stayed.before[i] = j;
      stayed.after[j++] = i++;
      continue;
    }
    const from = { before: i, after: j };
    while (i < before.lines.length && changed.before[i] !== 0) i++;
    while (j < after.lines.length && changed.after[j] !== 0) j++;
    hunks.push({ before: { from: from.before, to: i }, after: { from: from.after, to: j } });
  }
  return { hunks, otherEnds, stayed };
}
