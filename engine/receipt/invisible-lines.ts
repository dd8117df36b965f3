/** Characters that a reader does not see, or that look like a blank: where one came or went, a reader must be told, whatever explains the rest of the line. */
import { INVISIBLE } from '../../shown/invisible.js';
import { withoutBlanks } from './blanks.js';
import type { ChangedFile } from './changed-file.js';
import { compareLines, textLines, type TextLines } from './line-comparison.js';

/** Blanks of another kind than the usual one. */
const OTHER_BLANKS = /(?! )\p{Zs}/gu;

/** Those of a line, but for tabs; empty for most lines. */
export const invisibleIn = (line: string): readonly string[] =>
  [INVISIBLE, OTHER_BLANKS].flatMap((characters) => line.match(characters) ?? []).filter((character) => character !== '\t');

/** Changed lines that hold such characters, without the blanks around them, by version. A line that is among those of the other version moved. */
export interface InvisibleLines {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

/** Finds them in a whole change. */
export function invisibleLines(files: readonly ChangedFile[]): InvisibleLines {
  const found = { before: new Set<string>(), after: new Set<string>() };
  for (const { before, after } of files) {
    const texts = { before: textLines(before?.text ?? ''), after: textLines(after?.text ?? '') };
    if (!hasAny(texts.before) && !hasAny(texts.after)) continue;
    for (const hunk of compareLines(texts.before, texts.after, true).hunks)
      for (const side of ['before', 'after'] as const)
        for (const line of texts[side].lines.slice(hunk[side].from, hunk[side].to))
          if (invisibleIn(line).length > 0) found[side].add(withoutBlanks(line));
  }
  return found;
}

const hasAny = ({ lines }: TextLines): boolean => lines.some((line) => invisibleIn(line).length > 0);
