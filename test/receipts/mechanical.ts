/** Changes that are mechanical by construction: nothing but a renaming, a move, or white space is done to real texts. */
import type { Random } from '../support/random.js';

/** Texts of one version, by path. */
export type Texts = Readonly<Record<string, string>>;

/** Lines of the version after the change, from 0, the end excluded: where an edit lies within what changed. */
export interface Region {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** A change that was made. */
export interface Mechanical {
  readonly after: Texts;
  /** What `--only` has to allow for it. */
  readonly only: string;
  readonly region: Region;
}

/** One way to change texts; null where they offer no place for it. */
export type Way = (texts: Texts, random: Random) => Mechanical | null | Promise<Mechanical | null>;

export const linesOf = (text: string): string[] => text.split('\n');
export const textOf = (lines: readonly string[]): string => lines.join('\n');
export const indentOf = (line: string): number => line.length - line.trimStart().length;
export const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** The text with some lines replaced by others. */
export const spliced = (lines: readonly string[], from: number, count: number, put: readonly string[]): string[] => [
  ...lines.slice(0, from),
  ...put,
  ...lines.slice(from + count),
];

/** Lines that are one definition, with what documents it; from 0, the end excluded. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/** Where a block begins and how the next one is set off from it. */
export interface Blocks {
  readonly blocks: readonly Block[];
  /** Empty lines between two. */
  readonly gap: number;
}

/** Lines that a block has to have: of fewer, nobody can say that they moved. */
const LEAST_LINES = 5;

/** Letters and digits in these lines. */
const LEAST_LETTERS = 120;

/** Whether a block says enough to be known again, and stands once in all texts. */
export function isTelling(lines: readonly string[], { from, to }: Block, texts: Texts): boolean {
  const own = lines.slice(from, to);
  if (own.filter((line) => !isBlank(line)).length < LEAST_LINES) return false;
  if ((own.join('').match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST_LETTERS) return false;
  const text = textOf(own);
  return Object.values(texts).reduce((count, each) => count + each.split(text).length - 1, 0) === 1;
}

/** Takes a block out of its text, with the empty lines behind it, and puts it before another block of the same text or one of another. */
export function moved(
  texts: Texts,
  from: { readonly path: string; readonly block: Block },
  to: { readonly path: string; readonly before: Block },
  gap: number,
): Mechanical {
  const source = linesOf(texts[from.path] ?? '');
  const own = source.slice(from.block.from, from.block.to);
  let end = from.block.to;
  while (end < source.length && end - from.block.to < gap && isBlank(source[end])) end++;
  const rest = spliced(source, from.block.from, end - from.block.from, []);
  const isSame = from.path === to.path;
  const target = isSame ? rest : linesOf(texts[to.path] ?? '');
  const at = isSame && to.before.from > from.block.from ? to.before.from - (end - from.block.from) : to.before.from;
  const put = [...own, ...Array.from({ length: gap }, () => '')];
  const after = { ...texts, [from.path]: textOf(rest), [to.path]: textOf(spliced(target, at, 0, put)) };
  return { after, only: 'moves', region: { path: to.path, from: at, to: at + own.length } };
}
