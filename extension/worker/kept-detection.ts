/** The detection that was made last, as long as it may be asked for its code. It holds the syntax trees of a whole change, so there is one at most. */
import type { Change, Detection } from '../../engine/api.js';

/** Characters of both versions above which a detection is not kept: its trees take some twenty times that, and few readers look at any code of it. */
const LARGEST = 10_000_000;

export class KeptDetection {
  #key: string | null = null;
  #detection: Detection | null = null;

  /** Keeps a detection under a key, in the place of the one before. One that is too large is closed at once, unless it is wanted now. */
  keep(key: string, detection: Detection, { before, after }: Change, isWanted = false): void {
    if (this.#detection !== detection) this.drop();
    const size = [before, after].flatMap((texts) => Object.values(texts)).reduce((sum, text) => sum + text.length, 0);
    if (size > LARGEST && !isWanted) return detection.close();
    this.#key = key;
    this.#detection = detection;
  }

  /** The detection of a key, if it is still there. */
  of(key: string): Detection | null {
    return this.#key === key ? this.#detection : null;
  }

  /** Frees what is kept. */
  drop(): void {
    this.#detection?.close();
    this.#detection = null;
    this.#key = null;
  }
}
