import { addAll } from '../text/lists.js';

/** A line of `before` beside the line of `after` that it became, by their numbers; null where there is none. */
export interface LinePair {
  readonly before: number | null;
  readonly after: number | null;
}

/** What pairing wants to know of the lines of one side, by their numbers. */
export interface SideLines {
  /** Ascending. */
  readonly lines: readonly number[];
  isBlank(line: number): boolean;
  isEdited(line: number): boolean;
}

/**
 * Puts the lines of both sides beside each other. `tokens` are pairs of lines, one for each pair of tokens that became each other, in the order of both sides.
 * Lines belong together that share most; what lies between goes in order, removed and added lines beside each other as far as they go.
 */
export function pairLines(
  before: SideLines,
  after: SideLines,
  tokens: readonly { readonly before: number; readonly after: number }[],
): readonly LinePair[] {
  const result: LinePair[] = [];
  let i = 0;
  let j = 0;
  const between = (beforeEnd: number, afterEnd: number): void => {
    addAll(result, loose(before, before.lines.slice(i, beforeEnd), after, after.lines.slice(j, afterEnd)));
    i = beforeEnd;
    j = afterEnd;
  };
  const places = { before: placesOf(before.lines), after: placesOf(after.lines) };
  for (const pair of heaviest(tokens)) {
    const [beforeAt, afterAt] = [places.before.get(pair.before), places.after.get(pair.after)];
    if (beforeAt === undefined || afterAt === undefined || beforeAt < i || afterAt < j) continue;
    between(beforeAt, afterAt);
    result.push(pair);
    i++;
    j++;
  }
  between(before.lines.length, after.lines.length);
  return result;
}

const placesOf = (lines: readonly number[]): ReadonlyMap<number, number> => new Map(lines.map((line, at) => [line, at]));

/** Of pairs in the order of both sides, those that share most tokens, no line twice. */
function heaviest(tokens: readonly { readonly before: number; readonly after: number }[]): readonly { before: number; after: number }[] {
  const pairs: { before: number; after: number; weight: number }[] = [];
  for (const { before, after } of tokens) {
    const last = pairs.at(-1);
    if (last?.before === before && last.after === after) last.weight++;
    else pairs.push({ before, after, weight: 1 });
  }
  // The best sum up to and including a pair, and up to there at all, with the pair it ends with.
  const sums: { readonly sum: number; readonly previous: number }[] = [];
  const best: number[] = [];
  let first = { before: 0, after: 0 };
  for (const [at, pair] of pairs.entries()) {
    if (pair.before !== pairs[at - 1]?.before) first = { ...first, before: at };
    if (pair.after !== pairs[at - 1]?.after) first = { ...first, after: at };
    // Those that share a line with this one come right before it.
    const compatible = Math.min(first.before, first.after) - 1;
    const previous = best[compatible] ?? -1;
    sums.push({ sum: pair.weight + (sums[previous]?.sum ?? 0), previous });
    const leader = best[at - 1] ?? -1;
    best.push((sums[leader]?.sum ?? 0) >= (sums[at]?.sum ?? 0) ? leader : at);
  }
  const chosen: { before: number; after: number }[] = [];
  for (let at = best.at(-1) ?? -1; at >= 0; at = sums[at]?.previous ?? -1) {
    const pair = pairs[at];
    if (pair) chosen.push({ before: pair.before, after: pair.after });
  }
  return chosen.reverse();
}

/** Lines that share no token: blank ones beside blank ones, edited ones beside edited ones, in order. */
function loose(before: SideLines, gone: readonly number[], after: SideLines, fresh: readonly number[]): readonly LinePair[] {
  const result: LinePair[] = [];
  let i = 0;
  let j = 0;
  while (i < gone.length || j < fresh.length) {
    const [one, other] = [gone[i], fresh[j]];
    if (one === undefined) result.push({ before: null, after: fresh[j++] ?? null });
    else if (other === undefined) result.push({ before: gone[i++] ?? null, after: null });
    else if (kindOf(before, one) === kindOf(after, other) && kindOf(before, one) !== 'quiet') {
      result.push({ before: one, after: other });
      i++;
      j++;
    } else if (kindOf(before, one) !== 'blank') result.push({ before: gone[i++] ?? null, after: null });
    else result.push({ before: null, after: fresh[j++] ?? null });
  }
  return result;
}

/** Of lines with a blank one on one side only, the other side goes first, so that the blank one meets its like. */
const kindOf = (side: SideLines, line: number): 'blank' | 'edited' | 'quiet' =>
  side.isBlank(line) ? 'blank' : side.isEdited(line) ? 'edited' : 'quiet';
