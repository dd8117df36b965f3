import { displacedTokens } from '../explained/displaced.js';
import type { MarkedFile, Marks } from '../explained/marks.js';
import type { Transfer } from './transfer.js';

/** What became of a token. `none`: it is the same on both sides. `around`: it is no part of the code. */
export interface TokenChange {
  readonly kind: 'none' | 'explained' | 'edited' | 'around';
  readonly because: readonly number[];
}

/** Two tokens, one of each side, that are the same token or became each other, and the change of each token of both sides that takes part. */
export interface ComparedTokens {
  readonly before: ReadonlyMap<number, TokenChange>;
  readonly after: ReadonlyMap<number, TokenChange>;
  /** In the order of both sides. */
  readonly pairs: readonly { readonly before: number; readonly after: number }[];
}

export const AROUND: TokenChange = { kind: 'around', because: [] };
const SAME: TokenChange = { kind: 'none', because: [] };
const EDITED: TokenChange = { kind: 'edited', because: [] };

/**
 * Tells what was edited on the way from one side to the other. A token is an edit unless its counterpart stands in the same order on the other side, or a
 * refactoring accounts for it: unsure means edited. `own` are the refactorings that are looked at: that they brought code from another place does not
 * explain code without a counterpart in this one.
 */
export function compareTokens(transfer: Transfer, marks: Marks, own: ReadonlySet<number>): ComparedTokens {
  const displaced = displacedTokens(transfer.units);
  const before = new Map<number, TokenChange>();
  const after = new Map<number, TokenChange>();
  const pairs: { before: number; after: number }[] = [];
  for (const unit of transfer.units) {
    for (const piece of unit.pieces) {
      const gone = unit.before.slice(piece.beforeStart, piece.beforeEnd);
      const fresh = unit.after.slice(piece.afterStart, piece.afterEnd);
      const change: TokenChange =
        piece.kind === 'kept' ? SAME : piece.kind === 'edited' ? EDITED : { kind: 'explained', because: piece.because };
      for (const token of gone) before.set(token, displaced.before.has(token) ? EDITED : change);
      for (const token of fresh) after.set(token, displaced.after.has(token) ? EDITED : change);
      if (piece.kind === 'edited') continue;
      for (const [at, token] of gone.entries()) {
        const other = fresh[at];
        if (other !== undefined && !displaced.before.has(token) && !displaced.after.has(other)) pairs.push({ before: token, after: other });
        if (piece.kind === 'ruled') break;
      }
    }
  }
  for (const [side, changes] of [
    ['before', before],
    ['after', after],
  ] as const) {
    fillIn(transfer, marks, own, side, changes);
    leaveOutComments(transfer, marks, side, changes);
  }
  return { before, after, pairs: pairs.sort((one, other) => one.before - other.before) };
}

/** Tokens of the code that were aligned with nothing. */
function fillIn(
  { told, ...transfer }: Transfer,
  marks: Marks,
  own: ReadonlySet<number>,
  side: 'before' | 'after',
  changes: Map<number, TokenChange>,
): void {
  const { file, spans } = transfer[side];
  const marked = marks.of({ file }, side);
  for (const span of spans) {
    const { from, to } = marked.tokens.range(span);
    for (let token = from; token < to; token++) if (!changes.has(token)) changes.set(token, alone(marked, marks, own, told[side], token));
  }
}

function alone(marked: MarkedFile, marks: Marks, own: ReadonlySet<number>, told: ReadonlySet<number>, token: number): TokenChange {
  if (told.has(token)) return { kind: 'explained', because: [...own].slice(0, 1) };
  const because = (marks.reasonsOf(marked, token) ?? []).filter((reason) => !own.has(reason));
  return because.length > 0 ? { kind: 'explained', because } : EDITED;
}

/** Comments right before the code that are others than those on the other side are no part of it: nobody moved them. */
function leaveOutComments(transfer: Transfer, marks: Marks, side: 'before' | 'after', changes: Map<number, TokenChange>): void {
  const { file, spans } = transfer[side];
  const [first] = spans;
  if (!first) return;
  const { tokens } = marks.of({ file }, side);
  const start = tokens.at(first.start);
  for (let token = tokens.range(first).from; token < start && changes.get(token)?.kind === 'edited'; token++) changes.delete(token);
}
