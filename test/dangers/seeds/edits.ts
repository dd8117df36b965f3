/** Changes of texts by their places, with marks at what is wrong afterwards. */
import type { LineSpan } from '../../../engine/results/result.js';

/** Lines of one file, 1-based, both ends included. */
export interface LinePlace extends LineSpan {
  readonly path: string;
}

/** Offsets are those of the text as it was found. */
export interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Stand around what is marked until the text is done; no text of anybody's has them. */
const MARK = { start: '\uE000', end: '\uE001' };

/** The piece as a place at which a danger counts as found. */
export const marked = (text: string): string => MARK.start + text + MARK.end;

export interface Edited {
  readonly texts: Readonly<Record<string, string>>;
  readonly places: readonly LinePlace[];
}

/** What is put in comes before what takes the place of the text behind it, and the longer of two pieces before the shorter. */
function inOrder(one: Edit, other: Edit): number {
  const isPutIn = ({ start, end }: Edit): number => (start === end ? 0 : 1);
  return one.start - other.start || isPutIn(one) - isPutIn(other) || other.end - one.end;
}

/** The text with other pieces; those that lie in another one are dropped. */
function replaced(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort(inOrder)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** A piece of a text with the edits that lie in it. */
export function pieceOf(text: string, start: number, end: number, edits: readonly Edit[]): string {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
  return replaced(
    text.slice(start, end),
    inside.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The texts after the edits, with the marked places. Texts that no edit names are left as they are. */
export function edited(texts: Readonly<Record<string, string>>, edits: readonly Edit[]): Edited {
  const made: Record<string, string> = {};
  const places: LinePlace[] = [];
  for (const [path, text] of Object.entries(texts)) {
    let result = replaced(
      text,
      edits.filter((edit) => edit.path === path),
    );
    for (let start = result.indexOf(MARK.start); start >= 0; start = result.indexOf(MARK.start)) {
      const end = result.indexOf(MARK.end, start);
      places.push({ path, startLine: lineAt(result, start), endLine: lineAt(result, end) });
      result = result.slice(0, start) + result.slice(start + 1, end) + result.slice(end + 1);
    }
    made[path] = result;
  }
  return { texts: made, places };
}
