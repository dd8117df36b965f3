/** Moves or copies a block of lines by program within a real change, so that it is known what has to be found. */
import type { Change } from '../../engine/api.js';
import type { Random } from '../support/random.js';

export interface Planted {
  readonly kind: 'moved' | 'copied';
  readonly change: Change;
  /** Where the block stands, lines from 1, both included. */
  readonly before: { readonly path: string; readonly startLine: number; readonly endLine: number };
  readonly after: { readonly path: string; readonly startLine: number; readonly endLine: number };
  readonly edited: number;
}

/** Lines of a block. */
const LENGTH = { least: 6, most: 40 };

/** Draws until a file without a place for a block is given up. */
const DRAWS = 20;

/** Lines that bring in names, and comments: nobody would miss them. */
const NOT_CODE = /^\s*(?:import|package|using|from|#include|export \*|\/\/|\/?\*|#)/;

/** Letters and digits that a block has to have in its other lines. */
const LEAST_CODE = 150;

/**
 * Takes a block of lines that stands in a file before and after the change, out of the file (or leaves it there), and puts it into one of the files after the change,
 * with some lines edited; what the change does besides stays. Null when the change offers no such block.
 */
export function plant(change: Change, random: Random): Planted | null {
  const paths = Object.keys(change.before).filter((path) => Object.hasOwn(change.after, path));
  if (paths.length === 0) return null;
  const kind = random.below(4) === 0 ? 'copied' : 'moved';
  for (let draw = 0; draw < DRAWS; draw++) {
    const [from, to] = [random.pick(paths), random.pick(paths)];
    const before = linesOf(change.before[from] ?? '');
    const source = linesOf(change.after[from] ?? '');
    const length = LENGTH.least + random.below(LENGTH.most - LENGTH.least + 1);
    const start = random.below(Math.max(1, before.length - length));
    const block = before.slice(start, start + length);
    const here = onlyPlace(block, source);
    if (block.length < length || onlyPlace(block, before) !== start || here === null) continue;
    // A block of somebody's begins with something of its own, and ends with no blank line.
    if (!/[\p{L}\p{N}]/u.test(block[0] ?? '') || block.at(-1)?.trim() === '') continue;
    const code = block.filter((line) => !NOT_CODE.test(line)).join('');
    if ((code.match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST_CODE) continue;
    const edits = random.below(4);
    const edited = edit(block, edits, random);
    if (edited === null) continue;
    const target = from === to ? source : linesOf(change.after[to] ?? '');
    let at = random.below(target.length + 1);
    if (from === to && at >= here - FAR && at <= here + length + FAR) continue;
    if (kind === 'moved') source.splice(here, length);
    if (kind === 'moved' && from === to && at > here) at -= length;
    target.splice(at, 0, ...edited);
    return {
      kind,
      change: { ...change, after: { ...change.after, [from]: textOf(source), [to]: textOf(target) } },
      before: { path: from, startLine: start + 1, endLine: start + length },
      after: { path: to, startLine: at + 1, endLine: at + length },
      edited: edits,
    };
  }
  return null;
}

/** The only index at which a block stands in a text; null when it does not, or more than once. */
function onlyPlace(block: readonly string[], lines: readonly string[]): number | null {
  const places = lines.flatMap((line, at) => (line === block[0] && block.every((one, k) => lines[at + k] === one) ? [at] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

/** Lines between a block's old and new place in one file: nearer, it is the lines between that moved. */
const FAR = 60;

const linesOf = (text: string): string[] => text.split('\n');
const textOf = (lines: readonly string[]): string => lines.join('\n');

/** The block with some inner lines changed in one word; null when it has not so many to change. */
function edit(block: readonly string[], edits: number, random: Random): readonly string[] | null {
  const lines = [...block];
  const inner = lines.flatMap((line, index) => (index > 1 && index < lines.length - 2 && /\w{3}/.test(line) ? [index] : []));
  if (inner.length < edits * 4) return null;
  for (let done = 0; done < edits; done++) {
    const index = random.pick(inner);
    lines[index] = (lines[index] ?? '').replace(/\w{3,}/, (word) => `${word}${String(done)}x`);
  }
  return lines;
}
