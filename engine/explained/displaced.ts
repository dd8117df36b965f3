import type { Piece } from './alignment.js';
import { inOrder } from './own-code.js';

/** Tokens that are where they were only if each statement is looked at by itself. */
export interface Displaced {
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

/** Where something begins on both sides: tokens. */
export interface Anchor {
  readonly before: number;
  readonly after: number;
}

/**
 * The tokens between the members of a type that do not stand between the same ones on both sides. The anchors are tokens, in one order on both sides.
 */
export function displacedBetween({ before, after, pieces }: AlignedTokens, anchors: readonly Anchor[]): Displaced {
  const displaced = { before: new Set<number>(), after: new Set<number>() };
  for (const piece of pieces) {
    if (piece.kind !== 'kept') continue;
    for (let k = 0; k < piece.beforeEnd - piece.beforeStart; k++) {
      const one = before[piece.beforeStart + k] ?? 0;
      const other = after[piece.afterStart + k] ?? 0;
      if (fitsBetween(anchors, { before: one, after: other })) continue;
      displaced.before.add(one);
      displaced.after.add(other);
    }
  }
  return displaced;
}

/** Whether something stands between the same anchors on both sides. The anchors are in one order on both. */
export function fitsBetween(anchors: readonly Anchor[], { before, after }: Anchor): boolean {
  return anchors.every(
    (anchor) => anchor.before < before === anchor.after < after && (anchor.before === before) === (anchor.after === after),
  );
}

/** Two lists of tokens and how they were aligned. */
export interface AlignedTokens {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly pieces: readonly Piece[];
}

/**
 * The tokens of aligned statements that do not stand in the same order on both sides. A statement that went into the block before it is the same statement;
 * the brace that closes the block is what changed:
 *
 *     if (open) {            if (open) {
 *       read();                read();
 *     }                        close();
 *     close();               }
 */
export function displacedTokens(units: readonly AlignedTokens[]): Displaced {
  const pairs: { before: number; after: number; piece: Piece; unit: AlignedTokens }[] = [];
  for (const unit of units) {
    for (const piece of unit.pieces) {
      // what is gone or new by a rule stands beside nothing
      if (piece.kind === 'edited' || piece.beforeEnd === piece.beforeStart || piece.afterEnd === piece.afterStart) continue;
      const length = piece.kind === 'kept' ? piece.beforeEnd - piece.beforeStart : 1;
      for (let k = 0; k < length; k++) {
        const before = unit.before[piece.beforeStart + k];
        const after = unit.after[piece.afterStart + k];
        if (before !== undefined && after !== undefined) pairs.push({ before, after, piece, unit });
      }
    }
  }
  pairs.sort((a, b) => a.before - b.before);
  const displaced = { before: new Set<number>(), after: new Set<number>() };
  if (pairs.every((pair, at) => at === 0 || (pairs[at - 1]?.after ?? 0) < pair.after)) return displaced;
  const standing = new Set(inOrder(pairs, (pair) => pair.after));
  for (const pair of pairs) {
    if (standing.has(pair)) continue;
    const { piece, unit } = pair;
    displaced.before.add(pair.before);
    displaced.after.add(pair.after);
    if (piece.kind === 'kept') continue;
    for (const token of unit.before.slice(piece.beforeStart, piece.beforeEnd)) displaced.before.add(token);
    for (const token of unit.after.slice(piece.afterStart, piece.afterEnd)) displaced.after.add(token);
  }
  return displaced;
}
