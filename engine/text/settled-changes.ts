import type { changedLines } from './changed-lines.js';

/** Which lines of both versions changed, as `changedLines` tells. */
type Changed = ReturnType<typeof changedLines>;

/** Lines of one version that were added or taken away between two that did not change, from 0, the end excluded. */
interface Group {
  readonly lines: readonly string[];
  readonly changed: Uint8Array;
  readonly from: number;
  readonly to: number;
  /** Unchanged lines around it, up to the next change of either version. */
  readonly room: { up: number; down: number };
}

/**
 * Where a group of added lines begins is not always certain: of two functions that end alike, the brace of the one or the other may be the added one. Like Git, this lets it
 * begin with the line that is indented least, behind an empty one:
 *
 *     }                    }
 *   +                      (empty)
 *   + function b() {     + function b() {
 *   +   return 1;        +   return 1;
 *   + }                  + }
 *                        +
 *     function c() {       function c() {
 */
export function settledChanges(before: readonly string[], after: readonly string[], changed: Changed): Changed {
  const settled = { before: changed.before.slice(), after: changed.after.slice() };
  for (const group of groupsOf(before, after, changed, settled)) settle(group);
  return settled;
}

function groupsOf(before: readonly string[], after: readonly string[], changed: Changed, settled: Changed): readonly Group[] {
  const groups: Group[] = [];
  let run = 0;
  for (let i = 0, j = 0; i < before.length || j < after.length;) {
    if (i < before.length && changed.before[i] === 0 && changed.after[j] === 0) {
      i++;
      j++;
      run++;
      continue;
    }
    const [fromBefore, fromAfter] = [i, j];
    while (i < before.length && changed.before[i] !== 0) i++;
    while (j < after.length && changed.after[j] !== 0) j++;
    const last = groups.at(-1);
    if (last) last.room.down = run;
    // at either end of a file no other change needs a line to be apart from
    const room = { up: groups.length === 0 ? run + 1 : run, down: 0 };
    groups.push(
      i === fromBefore
        ? { lines: after, changed: settled.after, from: fromAfter, to: j, room }
        : { lines: before, changed: settled.before, from: fromBefore, to: j === fromAfter ? i : fromBefore, room },
    );
    run = 0;
  }
  const last = groups.at(-1);
  if (last) last.room.down = run + 1;
  return groups;
}

/** Moves the group to its best place. One that is replaced by lines of the other version has no length here, and stays. */
function settle({ lines, changed, from, to, room }: Group): void {
  if (to === from) return;
  // One unchanged line stays between two changes: the next group is looked at with what this one leaves.
  let least = from;
  while (from - least + 1 < room.up && lines[least - 1] === lines[to - 1 - (from - least)]) least--;
  let most = from;
  while (most - from + 1 < room.down && lines[most] === lines[to + (most - from)]) most++;
  let best = from;
  const costOf = (start: number): number => cost(lines, start, start + (to - from));
  for (let start = least; start <= most; start++) if (costOf(start) <= costOf(best)) best = start;
  if (best === from || costOf(best) >= costOf(from)) return;
  changed.fill(0, from, to);
  changed.fill(1, best, best + (to - from));
}

/** The lower, the rather something begins here. What is last in a file begins with the empty lines before it: none are behind it. */
function cost(lines: readonly string[], from: number, end: number): number {
  let start = from;
  while (end === lines.length && start < end - 1 && (lines[start] ?? '').trim() === '') start++;
  const line = lines[start] ?? '';
  if (line.trim() === '') return Number.POSITIVE_INFINITY;
  const indentation = line.length - line.trimStart().length;
  const isBehindEmpty = start === 0 || (lines[start - 1] ?? '').trim() === '';
  return 2 * indentation + (isBehindEmpty ? 0 : 1);
}
