/** Lines of what `reflens mine` writes, as they are found in a file: whole, half, or of something else. */
import { closeSync, openSync, readSync } from 'node:fs';

/** How each line begins. */
const START = '{"commit":"';

/** Bytes that are read at once. */
const CHUNK = 1 << 20;

/** Bytes of a line at most: no string of Node's is much longer, and no commit has that many refactorings. */
const LONGEST = 400_000_000;

export interface Line {
  /** Without its end. */
  readonly bytes: Buffer;
  /** From 1. */
  readonly number: number;
  /** Offsets in the file; the end is after the line's end. */
  readonly start: number;
  readonly end: number;
  /** The last line of a file may lack its end. */
  readonly isEnded: boolean;
}

/** The lines of a file, split at line feeds alone: a path may hold any other character that some call a line's end. Throws Node's errors. */
export function* linesOf(file: string): Generator<Line> {
  const handle = openSync(file, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK);
    let parts: Buffer[] = [];
    let length = 0;
    let start = 0;
    let number = 1;
    const line = (isEnded: boolean): Line => ({
      bytes: Buffer.concat(parts),
      number: number++,
      start,
      end: start + length + (isEnded ? 1 : 0),
      isEnded,
    });
    const add = (bytes: Buffer): void => {
      if (length + bytes.length <= LONGEST) parts.push(Buffer.from(bytes));
      length += bytes.length;
    };
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) {
      let at = 0;
      for (let end = chunk.indexOf(0x0a); end !== -1 && end < read; end = chunk.indexOf(0x0a, at)) {
        add(chunk.subarray(at, end));
        const whole = line(true);
        yield whole;
        [parts, length, start, at] = [[], 0, whole.end, end + 1];
      }
      if (at < read) add(chunk.subarray(at, read));
    }
    if (length > 0) yield line(false);
  } finally {
    closeSync(handle);
  }
}

export type LineKind =
  /** A whole line of ours. */
  | { readonly kind: 'commit'; readonly commit: string }
  /** One of ours that was not written to its end. */
  | { readonly kind: 'broken' }
  /** One that lost its beginning; of ours if others in the file are. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'blank' }
  /** Anything else. */
  | { readonly kind: 'foreign' };

/** What a line is. */
export function kindOf(bytes: Buffer): LineKind {
  // A computer that goes off may leave zeros where text should be.
  const [text = '', ...afterZeros] = bytes.toString('utf8').trim().split('\0');
  if (text === '' && afterZeros.every((part) => part === '')) return { kind: afterZeros.length > 0 ? 'broken' : 'blank' };
  try {
    const commit = afterZeros.length > 0 ? null : commitOf(JSON.parse(text));
    if (commit !== null) return { kind: 'commit', commit };
    if (afterZeros.length === 0) return { kind: 'foreign' };
  } catch {
    // It is no JSON.
  }
  if (isOurs([text, ...afterZeros].find((part) => part !== '') ?? '')) return { kind: 'broken' };
  return { kind: afterZeros.length > 0 ? 'damaged' : 'foreign' };
}

/** Whether a text begins as our lines do, or with halves of such beginnings, one glued to the other. */
function isOurs(text: string): boolean {
  for (let at = 0; at < text.length;) {
    let length = 0;
    while (length < START.length && text[at + length] === START[length]) length++;
    if (length === 0) return false;
    if (length === START.length) return true;
    at += length;
  }
  return text !== '';
}

function commitOf(mined: unknown): string | null {
  if (typeof mined !== 'object' || mined === null || !('commit' in mined) || !('refactorings' in mined)) return null;
  const { commit, refactorings } = mined;
  return typeof commit === 'string' && /^[0-9a-f]{40,64}$/.test(commit) && Array.isArray(refactorings) ? commit : null;
}
