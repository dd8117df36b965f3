import type { Change } from '../../engine/api.js';
import { GRAINS, without, type Cutter, type Piece } from './pieces.js';

/** What a change has to keep. */
export interface Keep {
  /** A text that names the members that matter: the others are left out first. */
  readonly speaksOf: string;
  readonly holds: (change: Change) => Promise<boolean>;
  /** When to stop looking, in the time of `performance.now()`. */
  readonly end: number;
}

/** The smallest change that is found by leaving out pieces, halves of all first, for as long as it keeps what it has to (delta debugging: Zeller and Hildebrandt, TSE 2002). */
export async function shrink(change: Change, cutter: Cutter, { speaksOf, holds, end }: Keep): Promise<Change> {
  let best = change;
  for (const used of [false, true]) {
    const smaller = without(best, [cutter.unmentioned(best, speaksOf, used)]);
    if (await holds(smaller)) {
      best = smaller;
      break;
    }
  }
  for (let before = ''; before !== JSON.stringify(best) && performance.now() < end;) {
    before = JSON.stringify(best);
    for (const grain of GRAINS) {
      let size = Math.ceil(cutter.pieces(best, grain).length / 2);
      for (; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
        // What is taken out shifts what follows, so the pieces are read anew after each success.
        let pieces: readonly Piece[] = cutter.pieces(best, grain);
        for (let at = 0; at < pieces.length && performance.now() < end;) {
          const smaller = without(best, pieces.slice(at, at + size));
          if (!(await holds(smaller))) at += size;
          else {
            best = smaller;
            pieces = cutter.pieces(best, grain);
          }
        }
      }
    }
  }
  return best;
}
