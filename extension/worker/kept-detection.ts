/** The detection that was made last, as long as it may be asked for its code. It holds the syntax trees of a whole change, so there is one at most. */
import type { Change, Detection } from '../../engine/api.js';

/** Characters of both versions above which a detection is not kept: its trees take some twenty times that, and few readers look at any code of it. */
const LARGEST = 10_000_000;

export class KeptDetection {
  #key: string | null = null;
  #detection: Detection | null = null;
  #size = 0;

  /** Keeps a detection under a key, in the place of the one before. */
  keep(key: string, detection: Detection, { before, after }: Change): void {
    if (this.#detection !== detection) this.drop();
    this.#size = [before, after].flatMap((texts) => Object.values(texts)).reduce((sum, text) => sum + text.length, 0);
    this.#key = key;
    this.#detection = detection;
  }

  /** Frees what is too large to be kept for somebody who may want it. */
  dropLarge(): void {
    if (this.#size > LARGEST) this.drop();
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
    this.#size = 0;
  }
}
