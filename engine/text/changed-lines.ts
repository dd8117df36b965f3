import { commonSubsequence } from './sequence-diff.js';

/** The lines of a text; a final line end begins no line. */
export function linesOf(text: string): string[] {
  const lines = text.split(text.includes('\r') ? /\r\n?|\n/ : '\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Which lines a line by line comparison shows as removed and added: 1 for each such line, at its index. */
export function changedLines(
  before: readonly string[],
  after: readonly string[],
): { readonly before: Uint8Array; readonly after: Uint8Array } {
  const numbers = new Map<string, number>();
  const changed = { before: new Uint8Array(before.length).fill(1), after: new Uint8Array(after.length).fill(1) };
  commonSubsequence(numbered(before, numbers), numbered(after, numbers), (i, j) => {
    changed.before[i] = 0;
    changed.after[j] = 0;
  });
  return changed;
}

/** Each line as a number: equal texts have equal numbers. */
function numbered(lines: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(lines, (line) => {
    let number = numbers.get(line);
    if (number === undefined) numbers.set(line, (number = numbers.size));
    return number;
  });
}
