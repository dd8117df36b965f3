/** Lines that nobody else explained and that stand elsewhere in the change, in files of any language. */
import { settled, type SettledBlock } from '../moved/fates.js';
import { movedLines, type LineRange } from '../moved/moved-lines.js';
import type { ShownFile, ShownText } from '../moved/shown-files.js';
import { judgeOf } from './block-judge.js';
import type { Explanation } from './explain.js';
import { stretches } from './moved-members.js';
import type { Lines } from './moved-list.js';

/** Whether a line of a file is explained by somebody else. */
type IsExplained = (side: 'before' | 'after', path: string, line: number) => boolean;

/** The reason of each line that is in another place as it was, by side and path. */
export type LineReasons = Readonly<Record<'before' | 'after', ReadonlyMap<string, ReadonlyMap<number, number>>>>;

/** Finds moved and copied lines among what is not explained, notes them, and hands out which lines they explain: those of a block that is elsewhere as a whole, once it is told. */
export function movedBlocks(explanation: Explanation, isExplained: IsExplained): LineReasons {
  const { shown, moved } = explanation;
  const told = { before: new Set<string>(), after: new Set<string>() };
  for (const { before, after, lines } of moved.entries)
    for (const [one, other, count] of lines)
      for (let at = 0; at < count; at++) {
        told.before.add(keyOf(before.path, one + at));
        told.after.add(keyOf(after.path, other + at));
      }
  const isKnown: IsExplained = (side, path, line) => told[side].has(keyOf(path, line)) || isExplained(side, path, line);
  const files = shown.map(({ before, after }) => ({
    before: masked(before, 'before', isKnown),
    after: masked(after, 'after', isKnown),
  }));
  const judge = judgeOf(explanation);
  const reasons = { before: new Map<string, Map<number, number>>(), after: new Map<string, Map<number, number>>() };
  const texts = { before: textsOf(files, 'before'), after: textsOf(files, 'after') };
  for (const whole of settled(movedLines(files), files, judge)) {
    // a run may go over lines of which was told before
    const isNew = ([one, other]: readonly [number, number]): boolean =>
      !told.before.has(keyOf(whole.before.path, one)) && !told.after.has(keyOf(whole.after.path, other));
    const block = { ...whole, lines: whole.lines.filter(isNew) };
    if (block.lines.length === 0) continue;
    const reason = moved.add({
      how: block.how,
      before: linesOfRange(block.before, texts.before),
      after: linesOfRange(block.after, texts.after),
      lines: stretches(block.lines),
      editedLines: block.edited,
      ...(block.within !== undefined && { within: block.within }),
      ...(block.shift !== 0 && { indented: block.shift }),
    });
    if (fades(block)) {
      note(
        reasons.before,
        block.before.path,
        block.lines.map(([line]) => line),
        reason,
      );
      note(
        reasons.after,
        block.after.path,
        block.lines.map(([, line]) => line),
        reason,
      );
    }
  }
  return reasons;
}

const keyOf = (path: string, line: number): string => `${path}\n${String(line)}`;

const fades = ({ how }: SettledBlock): boolean => how === 'elsewhere' || how === 'members';

function note(reasons: Map<string, Map<number, number>>, path: string, lines: readonly number[], reason: number): void {
  const ofFile = reasons.get(path) ?? new Map<number, number>();
  for (const line of lines) ofFile.set(line, reason);
  reasons.set(path, ofFile);
}

const textsOf = (files: readonly ShownFile[], side: 'before' | 'after'): ReadonlyMap<string, ShownText> =>
  new Map(files.flatMap((file) => (file[side] ? [[file[side].path, file[side]] as const] : [])));

function linesOfRange(range: LineRange, texts: ReadonlyMap<string, ShownText>): Lines {
  return { ...range, lastLength: texts.get(range.path)?.lines[range.endLine - 1]?.length ?? 0 };
}

/** A text in which what is explained is no longer looked for. */
function masked(text: ShownText | null, side: 'before' | 'after', isExplained: IsExplained): ShownText | null {
  if (!text) return null;
  const changed = text.changed.map((one, at) => (one === 1 && isExplained(side, text.path, at + 1) ? 2 : one));
  return { ...text, changed };
}
