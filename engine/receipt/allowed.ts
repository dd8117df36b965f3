/** What a change may consist of, as somebody asked for it. */
import { OTHER_KINDS, SETS, setsOf, type SetName } from '../catalogue/sets.js';

/** Sets and single kinds that are allowed. */
export class Allowed {
  constructor(
    private readonly sets: ReadonlySet<SetName>,
    private readonly kinds: ReadonlySet<string>,
  ) {}

  /** Whether a change of this kind, a refactoring type or another kind, is allowed. */
  has(kind: string): boolean {
    const needed = setsOf(kind);
    return this.kinds.has(kind) || (needed.length > 0 && needed.every((name) => this.sets.has(name)));
  }

  /** What is allowed, in the words of the catalogue: sets first. */
  get names(): readonly string[] {
    return [...this.sets, ...this.kinds];
  }
}

/** A name that nothing has; `suggestions` are near it. */
export interface UnknownName {
  readonly name: string;
  readonly suggestions: readonly string[];
}

/**
 * Reads `renames,moves,Extract Method`: names of sets and kinds, in any case, blanks or hyphens between words. `types` are the catalogue's.
 *
 * @returns what is allowed, or the first name that nothing has; null when no name is given
 */
export function parseAllowed(text: string, types: readonly string[]): Allowed | UnknownName | null {
  // A set and a kind may have one name: it is the set's.
  const known = new Map<string, string>([...Object.values(OTHER_KINDS), ...types, ...Object.keys(SETS)].map((name) => [plain(name), name]));
  const names = text.split(',').filter((name) => name.trim() !== '');
  if (names.length === 0) return null;
  const sets = new Set<SetName>();
  const kinds = new Set<string>();
  for (const name of names) {
    const found = known.get(plain(name));
    if (found === undefined) return { name: name.trim(), suggestions: near(plain(name), known) };
    if (isSet(found)) sets.add(found);
    else kinds.add(found);
  }
  return new Allowed(sets, kinds);
}

const isSet = (name: string): name is SetName => Object.hasOwn(SETS, name);

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** Suggestions for one unknown name at most. */
const MOST_SUGGESTIONS = 3;

/** The share of a name's letters that may be wrong for another one to be meant. */
const SHARE_WRONG = 0.34;

/** First letters that are the same where the rest is another ending. */
const LEAST_ALIKE = 5;

/** Letters of an unknown name that are looked at: none of ours is longer. */
const LONGEST_NAME = 60;

/** Known names that have few other letters, or all of the words. */
function near(name: string, known: ReadonlyMap<string, string>): readonly string[] {
  const asked = name.slice(0, LONGEST_NAME);
  const words = asked.split(' ');
  const scored = [...known].flatMap(([key, told]) => {
    const distance = editDistance(asked, key);
    const hasWords = words.every((word) => word.length > 2 && key.split(' ').some((one) => one.startsWith(word.replace(/s$/, ''))));
    const beginsAlike = asked.length >= LEAST_ALIKE && key.startsWith(asked.slice(0, LEAST_ALIKE));
    return hasWords || beginsAlike || distance <= Math.max(1, Math.floor(key.length * SHARE_WRONG)) ? [{ told, distance }] : [];
  });
  return scored
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ told }) => told);
}

/** Letters to take away, to add or to replace to get from one word to the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (other[j - 1] === letter ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}
