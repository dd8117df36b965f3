/** A change as its reader sees it: which lines of which file are gone, new, or still there. From whole texts, or from patches where only these are at hand. */
import { changedLines, linesOf } from '../text/changed-lines.js';
import { settledChanges } from '../text/settled-changes.js';

/** The lines of one version of a file that are known. */
export interface ShownText {
  readonly path: string;
  /** Line 1 is the first; null where a patch does not show the line. */
  readonly lines: readonly (string | null)[];
  /** 1 for a line that the change takes away, or adds; 2 for one of which somebody else said where it came from, or went. */
  readonly changed: Uint8Array;
}

/** The two versions of a file; one is null when the file is new or gone. */
export interface ShownFile {
  readonly before: ShownText | null;
  readonly after: ShownText | null;
}

/** A change as the engine takes it: whole texts by path, and patches where no texts are at hand. */
interface Texts {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly renames?: Readonly<Record<string, string>>;
  readonly patches?: readonly { readonly before: string | null; readonly after: string | null; readonly patch: string }[];
}

/** Which path of `before` a reader sees compared with which of `after`: the same one, or the one that Git says the file was renamed to. */
export function pathPairs(
  before: Iterable<string>,
  after: Iterable<string>,
  renames: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const [one, other] = [new Set(before), new Set(after)];
  const pairs = new Map<string, string>();
  for (const path of one) if (other.has(path)) pairs.set(path, path);
  const taken = new Set(pairs.values());
  for (const [from, to] of Object.entries(renames)) {
    if (!one.has(from) || !other.has(to) || pairs.has(from) || taken.has(to)) continue;
    pairs.set(from, to);
    taken.add(to);
  }
  return pairs;
}

/**
 * Compares whole texts line by line, each with its namesake or with what it was renamed to, and reads patches where there are no texts. Where a model of the language tells
 * what a line is a part of, it does not matter which of two equal lines counts as changed; elsewhere the better one is taken (`settledChanges`).
 */
export function shownFilesOf(
  { before, after, renames = {}, patches = [] }: Texts,
  isModelled: (path: string) => boolean = () => false,
): readonly ShownFile[] {
  const pairs = pathPairs(Object.keys(before), Object.keys(after), renames);
  const seen = new Set<string>(pairs.values());
  const files: ShownFile[] = [];
  const alone = (path: string, text: string): ShownText => {
    const lines = linesOf(text);
    return { path, lines, changed: new Uint8Array(lines.length).fill(1) };
  };
  for (const [path, text] of Object.entries(before)) {
    const partner = pairs.get(path);
    const other = partner !== undefined && Object.hasOwn(after, partner) ? after[partner] : undefined;
    if (partner === undefined || other === undefined) files.push({ before: alone(path, text), after: null });
    else {
      const [one, two] = [linesOf(text), linesOf(other)];
      const compared = text === other ? { before: new Uint8Array(one.length), after: new Uint8Array(two.length) } : changedLines(one, two);
      const changed = isModelled(path) ? compared : settledChanges(one, two, compared);
      files.push({
        before: { path, lines: one, changed: changed.before },
        after: { path: partner, lines: two, changed: changed.after },
      });
    }
  }
  for (const [path, text] of Object.entries(after)) if (!seen.has(path)) files.push({ before: null, after: alone(path, text) });
  for (const each of patches) {
    const isRead =
      (each.before !== null && Object.hasOwn(before, each.before)) || (each.after !== null && Object.hasOwn(after, each.after));
    if (!isRead) files.push(shownFileOfPatch(each.before, each.after, each.patch));
  }
  return files;
}

/** The header of a hunk in a unified diff: where it begins in either version. */
const HUNK = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** What a patch in Git's unified form shows of a file; `null` paths stand for a file that is new or gone. Lines that belong to no hunk are passed over. */
export function shownFileOfPatch(before: string | null, after: string | null, patch: string): ShownFile {
  const [one, two] = [new PatchSide(), new PatchSide()];
  let inHunk = false;
  for (const line of patch.split('\n')) {
    const header = HUNK.exec(line);
    if (header) {
      one.goTo(Number(header[1]));
      two.goTo(Number(header[2]));
      inHunk = true;
    } else if (inHunk) {
      const text = line.slice(1).replace(/\r$/, '');
      if (line.startsWith('-')) one.add(text, 1);
      else if (line.startsWith('+')) two.add(text, 1);
      else if (line.startsWith(' ')) {
        one.add(text, 0);
        two.add(text, 0);
      }
    }
  }
  return { before: before === null ? null : one.shown(before), after: after === null ? null : two.shown(after) };
}

/** Lines beyond this number are not taken from a patch: no text that is shown has so many, and a made-up header must not fill the memory. */
const LAST_LINE = 1_000_000;

class PatchSide {
  readonly #lines: (string | null)[] = [];
  readonly #changed: number[] = [];
  #isLost = false;

  goTo(line: number): void {
    this.#isLost = line > LAST_LINE;
    while (!this.#isLost && this.#lines.length < line - 1) this.#put(null, 0);
  }

  add(text: string, changed: 0 | 1): void {
    if (!this.#isLost) this.#put(text, changed);
  }

  #put(text: string | null, changed: 0 | 1): void {
    this.#lines.push(text);
    this.#changed.push(changed);
  }

  shown(path: string): ShownText {
    return { path, lines: this.#lines, changed: Uint8Array.from(this.#changed) };
  }
}
