import type { Change } from '../../engine/api.js';

/** How small the pieces of a line get, in characters: one of a few is found by eye. */
const SMALLEST_PIECE = 4;

type Side = 'before' | 'after';

/**
 * The smallest change found by leaving out files, lines, then pieces of lines, halves of all first, for as long as it keeps what it has to
 * (delta debugging: Zeller and Hildebrandt, TSE 2002). It asks `holds` again and again until `isOver`.
 */
export async function reduceChange(change: Change, holds: (change: Change) => Promise<boolean>, isOver: () => boolean): Promise<Change> {
  let best = change;
  const attempt = async (smaller: Change): Promise<boolean> => {
    if (isOver() || !(await holds(smaller))) return false;
    best = smaller;
    return true;
  };
  for (const path of new Set([...Object.keys(change.before), ...Object.keys(change.after)])) {
    const { before, after, renames } = best;
    await attempt({ before: without(before, path), after: without(after, path), renames: without(renames ?? {}, path) });
  }
  for (const side of ['before', 'after'] as const)
    for (const path of Object.keys(best[side])) await attempt({ ...best, [side]: without(best[side], path) });
  for (const split of [intoLines, intoPieces]) {
    for (const side of ['before', 'after'] as const) {
      for (const path of Object.keys(best[side])) {
        const kept = await smallest(split(best[side][path] ?? ''), (parts) => attempt(withText(best, side, path, parts.join(''))), isOver);
        best = withText(best, side, path, kept.join(''));
      }
    }
  }
  return best;
}

/** The items that are left when as many as possible are taken out, in runs that get shorter. */
async function smallest(
  items: readonly string[],
  holds: (items: readonly string[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly string[]> {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < kept.length && !isOver();) {
      const fewer = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (await holds(fewer)) kept = fewer;
      else at += size;
    }
  }
  return kept;
}

function intoLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function intoPieces(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += SMALLEST_PIECE) pieces.push(text.slice(at, at + SMALLEST_PIECE));
  return pieces;
}

function withText(change: Change, side: Side, path: string, text: string): Change {
  return { ...change, [side]: Object.fromEntries([...Object.entries(change[side]).filter(([other]) => other !== path), [path, text]]) };
}

function without(texts: Readonly<Record<string, string>>, path: string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([other]) => other !== path));
}
