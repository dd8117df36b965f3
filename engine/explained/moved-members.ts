/** Members that changed their order in their type, and types that did in their file. */
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import { linesOf } from '../text/changed-lines.js';
import { commonSubsequence } from '../text/sequence-diff.js';
import { Dictionary } from '../text/tokens.js';
import { isTypePair, type MemberPair } from './declarations.js';
import type { Explanation } from './explain.js';
import { union } from './marks.js';
import type { Lines } from './moved-list.js';

/**
 * Notes that a member is at another place among those of its type, if a comparison of lines shows it so, and hands out what explains its lines. Null when nothing does: in
 * which order fields get their values, and static blocks run, may matter.
 *
 * @param around null for a type at the top of its file
 * @param reasons what brought the type around it to where it is
 */
export function movedMember(
  explanation: Explanation,
  around: MemberPair | null,
  pair: MemberPair,
  reasons: readonly number[],
): readonly number[] | null {
  const { changes, moved } = explanation;
  const { before, after } = pair;
  if (!changes.touch(before.file, before.span, 'before') || !changes.touch(after.file, after.span, 'after')) return null;
  const [one, other] = [linesAround(explanation, before, 'before'), linesAround(explanation, after, 'after')];
  const how = !isTypePair(pair) && [pair.before, pair.after].some(runsInOrder) ? 'statements' : 'members';
  const index = moved.add({
    how,
    before: one,
    after: other,
    lines: equalLines(before.file.text, one, after.file.text, other),
    editedLines: 0,
    name: nameOf(after),
    ...(around && isTypePair(around) && { within: around.after.name }),
  });
  return how === 'members' ? union(reasons, [index]) : null;
}

/** Whether the order of a member among others may matter: it is run when its type is made, in this order, or counted, as constants of an enum are. */
export function runsInOrder(member: Method | Field): boolean {
  return 'initializer' in member ? member.initializer !== null || member.kind === 'enumConstant' : member.kind === 'initializer';
}

const nameOf = (declaration: Method | Field | TypeDeclaration): string => (declaration.name === '' ? 'an initializer' : declaration.name);

/** The lines of a declaration with the comments before it. */
function linesAround({ marks }: Explanation, { file, span }: Method | Field | TypeDeclaration, side: 'before' | 'after'): Lines {
  const { tokens } = marks.of({ file }, side);
  const start = Math.min(span.start, tokens.tokens.starts[tokens.range(span).from] ?? span.start);
  const endLine = file.lines.lineOf(Math.max(start, span.end - 1));
  return { path: file.path, startLine: file.lines.lineOf(start), endLine, lastLength: file.lines.columnOf(span.end) - 1 };
}

/** Which lines of two stretches are equal but for the blanks around them, those that are blank left out. */
function equalLines(textBefore: string, before: Lines, textAfter: string, after: Lines): readonly (readonly [number, number, number])[] {
  const dictionary = new Dictionary();
  const numbers = (text: string, { startLine, endLine }: Lines): { readonly lines: number[]; readonly words: Int32Array } => {
    const lines: number[] = [];
    const words: number[] = [];
    linesOf(text)
      .slice(startLine - 1, endLine)
      .forEach((line, at) => {
        if (line.trim() === '') return;
        lines.push(startLine + at);
        words.push(dictionary.numberOf(line.trim()));
      });
    return { lines, words: Int32Array.from(words) };
  };
  const [one, other] = [numbers(textBefore, before), numbers(textAfter, after)];
  const pairs: (readonly [number, number])[] = [];
  commonSubsequence(one.words, other.words, (i, j) => pairs.push([one.lines[i] ?? 0, other.lines[j] ?? 0]));
  return stretches(pairs);
}

/** Pairs of lines, ascending, as stretches: the first of each side, and how many. */
export function stretches(pairs: readonly (readonly [before: number, after: number])[]): readonly (readonly [number, number, number])[] {
  const found: [number, number, number][] = [];
  for (const [before, after] of pairs) {
    const last = found.at(-1);
    if (last && last[0] + last[2] === before && last[1] + last[2] === after) last[2]++;
    else found.push([before, after, 1]);
  }
  return found;
}
