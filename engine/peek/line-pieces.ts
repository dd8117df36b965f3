import type { TokenFile } from '../explained/token-file.js';
import type { Highlight } from '../model/language.js';
import type { PeekLine, PeekPiece, SyntaxClass } from '../results/result.js';
import { AROUND, type TokenChange } from './token-changes.js';

/** Characters of a line that are shown. Longer lines are generated code or data, and would fill the view with one line. */
export const LONGEST_LINE = 1_000;

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly syntax?: SyntaxClass;
  readonly change: TokenChange | null;
}

/** One line of a file in pieces: where its tokens and colours begin and end. */
export function lineInPieces(
  line: number,
  { start, end }: { readonly start: number; readonly end: number },
  tokens: TokenFile,
  changes: ReadonlyMap<number, TokenChange>,
  highlights: readonly Highlight[],
): PeekLine {
  const { text } = tokens.file;
  const stop = Math.min(end, start + LONGEST_LINE);
  const marks = changesWithin(tokens, changes, start, stop);
  const colours = within(highlights, start, stop);
  const cuts = [...new Set([start, stop, ...marks.flatMap(edges(start, stop)), ...colours.flatMap(edges(start, stop))])].sort(
    (a, b) => a - b,
  );
  const pieces: Piece[] = [];
  let mark = 0;
  let colour = 0;
  for (const [at, from] of cuts.entries()) {
    const to = cuts[at + 1];
    if (to === undefined) break;
    while ((marks[mark]?.end ?? Infinity) <= from) mark++;
    while ((colours[colour]?.end ?? Infinity) <= from) colour++;
    const change = marks[mark];
    const syntax = colours[colour];
    const piece: Piece = {
      start: from,
      end: to,
      change: change && change.start <= from ? change.change : null,
      ...(syntax && syntax.start <= from && { syntax: syntax.syntax }),
    };
    const last = pieces.at(-1);
    if (last && last.syntax === piece.syntax && isSame(last.change, piece.change)) pieces[pieces.length - 1] = { ...last, end: to };
    else pieces.push(piece);
  }
  return { line, pieces: pieces.map((piece) => toPiece(text, piece)), ...(stop < end && { cut: true }) };
}

/** What changed in a stretch of text; white space between two tokens of one kind of change belongs to them. */
function changesWithin(
  tokens: TokenFile,
  changes: ReadonlyMap<number, TokenChange>,
  start: number,
  end: number,
): readonly { readonly start: number; readonly end: number; readonly change: TokenChange }[] {
  const { starts, ends, count } = tokens.tokens;
  const found: { start: number; end: number; change: TokenChange }[] = [];
  let token = tokens.at(start);
  // a text block goes on over several lines
  if (token > 0 && (ends[token - 1] ?? 0) > start) token--;
  for (; token < count && (starts[token] ?? 0) < end; token++) {
    const change = changes.get(token) ?? AROUND;
    if (change.kind === 'none') continue;
    const last = found.at(-1);
    const adjoins = last !== undefined && last.end === ends[token - 1] && isSame(last.change, change);
    if (adjoins) last.end = ends[token] ?? end;
    else found.push({ start: starts[token] ?? start, end: ends[token] ?? end, change });
  }
  return found;
}

function within(highlights: readonly Highlight[], start: number, end: number): readonly Highlight[] {
  let low = 0;
  let high = highlights.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((highlights[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: Highlight[] = [];
  for (let at = low; at < highlights.length; at++) {
    const highlight = highlights[at];
    if (!highlight || highlight.start >= end) break;
    found.push(highlight);
  }
  return found;
}

const edges =
  (start: number, end: number) =>
  (piece: { readonly start: number; readonly end: number }): readonly number[] => [Math.max(start, piece.start), Math.min(end, piece.end)];

const isSame = (one: TokenChange | null, other: TokenChange | null): boolean =>
  one === other || (one !== null && other !== null && one.kind === other.kind && one.because.join() === other.because.join());

function toPiece(text: string, { start, end, syntax, change }: Piece): PeekPiece {
  return {
    text: text.slice(start, end),
    ...(syntax && { syntax }),
    ...(change && change.kind !== 'none' && { change: change.kind }),
    ...(change && change.because.length > 0 && { because: change.because }),
  };
}
