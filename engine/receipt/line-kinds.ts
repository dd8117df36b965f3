/** What the engine says of each line: which kinds of changes explain it. */
import { OTHER_KINDS } from '../catalogue/sets.js';
import type { DetectionResult } from '../results/result.js';

/** A line that is explained. */
export interface ExplainedLine {
  /** Types of refactorings and other kinds, in the order of the catalogue's reports; never empty. */
  readonly kinds: readonly string[];
  /** Blocks of moved lines that the line is in, as indices. */
  readonly moved: readonly number[];
}

/** The explained lines of one version of a file, by number, from 0. A line that is left to read is `left`; one that is not spoken of is absent. */
export type LineKinds = ReadonlyMap<number, ExplainedLine | 'left'>;

const NOTHING: LineKinds = new Map();

/** Reads what `explained` says of a file. */
export function lineKinds({ explained, refactorings }: DetectionResult, side: 'before' | 'after', path: string): LineKinds {
  const files = explained?.[side] ?? {};
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!file) return NOTHING;
  const { spans, leftSpans } = file;
  const kinds = new Map<number, ExplainedLine | 'left'>();
  for (const span of spans) {
    const moved = span.moved ?? [];
    const types = span.refactorings.map((index) => refactorings[index]?.type ?? '');
    const all = [...new Set([...types, ...(moved.length > 0 ? [OTHER_KINDS.movedLines] : [])])];
    const explainedLine = { kinds: all.length === 0 ? [OTHER_KINDS.formatting] : all, moved };
    for (let line = span.startLine; line <= span.endLine; line++) kinds.set(line - 1, explainedLine);
  }
  // What is in both is left.
  for (const { startLine, endLine } of leftSpans) for (let line = startLine; line <= endLine; line++) kinds.set(line - 1, 'left');
  return kinds;
}
