import type { Explained, Location, Refactoring } from '../results/result.js';

/** Refactorings that take code somewhere else as it is: what a reader wants to know of them is whether it is still the same. */
const MOVES = /^(Move|Pull Up|Push Down|Move And Rename) (Class|Method|Attribute)$/;
const EXTRACTIONS = /^Extract (And Move )?Method$/;
const INLININGS = /^(Move And )?Inline Method$/;

/** The refactorings, those that take code elsewhere with how many of its lines were edited on the way. */
export function withEditedLines(refactorings: readonly Refactoring[], explained: Explained): readonly Refactoring[] {
  return refactorings.map((one) => {
    const ends = codeOf(one);
    if (!ends) return one;
    const before = leftLines(explained.before, ends.before);
    const after = leftLines(explained.after, ends.after);
    return { ...one, editedLines: Math.max(before, after) };
  });
}

/** Where the code was and where it is. */
function codeOf({ type, leftSideLocations: left, rightSideLocations: right }: Refactoring): {
  readonly before: readonly Location[];
  readonly after: readonly Location[];
} | null {
  if (MOVES.test(type)) return { before: left.slice(0, 1), after: right.slice(0, 1) };
  if (EXTRACTIONS.test(type))
    return { before: left.filter(({ description }) => description.startsWith('extracted code')), after: right.slice(0, 1) };
  if (INLININGS.test(type))
    return { before: left.slice(0, 1), after: right.filter(({ description }) => description.startsWith('inlined code')) };
  return null;
}

/** How many lines of these places are left to read, each once. */
function leftLines(files: Explained['after'], places: readonly Location[]): number {
  const lines = new Set<string>();
  for (const { filePath, startLine, endLine } of places) {
    for (const span of files[filePath]?.leftSpans ?? []) {
      for (let line = Math.max(span.startLine, startLine); line <= Math.min(span.endLine, endLine); line++)
        lines.add(`${filePath} ${String(line)}`);
    }
  }
  return lines.size;
}
