/** The list as a check: the command line that is refused as soon as the change holds anything else. */
import type { Refactoring } from '../engine/results/result.js';

/** Sets that every check of ours allows: code that is elsewhere as it was, and white space. */
const ALWAYS = ['moves', 'formatting'] as const;

/** What the set `moves` holds: these verbs, done to a declaration as a whole, to packages or to lines. */
const MOVES: ReadonlySet<string> = new Set(['move', 'pullUp', 'pushDown']);
const MOVED: ReadonlySet<string> = new Set(['package', 'folder', 'class', 'method', 'attribute']);

/** Characters of an address that a shell takes as they are; those of GitHub's own addresses all are. */
const ODD = /[^\w./:%@+~=-]/g;

/**
 * `reflens check https://github.com/o/r/commit/1f --only moves,formatting,extract-method`: the kinds that these refactorings are of, moves, and white space. Needs no
 * quotes in any shell. `address`: of the page, without query and fragment.
 */
export function checkLine(address: string, refactorings: readonly Refactoring[]): string {
  const types = new Set(refactorings.filter(isNamed).map(({ type }) => type));
  const names = [...types].sort().map((type) => type.toLowerCase().replaceAll(' ', '-'));
  return `reflens check ${address.replaceAll(ODD, encoded)} --only ${[...ALWAYS, ...names].join(',')}`;
}

/** Whether a kind has to be named: moves are allowed as a set, and lines have no names of their own. */
function isNamed({ kind: { verbs, object } }: Refactoring): boolean {
  return object !== 'lines' && !(MOVED.has(object) && verbs.every((verb) => MOVES.has(verb)));
}

const encoded = (character: string): string =>
  encodeURIComponent(character).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
