/** Where the content script finds its loader: in the world that both share and no page sees. */

/** How the page came to an address, see `own-ways.ts`. */
export interface Way {
  /** Whether the reader went to its repository. */
  readonly isOwn: boolean;
  /** The reader says so. */
  allow(): void;
  /** What `page-settings` answers, where it was asked for while the content script was on its way. */
  readonly settings?: Promise<unknown>;
}

/** Takes note of an address that the page shows now. */
export type Arrive = (url: URL, way: Way) => void;

/** No name: elements of a page can have any, and would be found under it. */
const LOADER = Symbol.for('reflens loader');

const world = globalThis as { [LOADER]?: (arrive: Arrive) => void };

/** For the loader: `take` is called when the content script is there. False when this page has a loader already. */
export function expectContent(take: (arrive: Arrive) => void): boolean {
  if (world[LOADER]) return false;
  world[LOADER] = take;
  return true;
}

/** For the content script: hears from now on where the page is, beginning with where it is now. Does nothing where no loader is. */
export function handOver(arrive: Arrive): void {
  world[LOADER]?.(arrive);
}
