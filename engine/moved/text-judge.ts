/** What became of a block where no model of its language is at hand, by the look of the texts. */
import { append, remembered } from '../text/grouping.js';
import { areWholeDefinitions, isCloser } from './definitions.js';
import type { Fate, Place } from './fates.js';
import { hasMeaningfulIndentation, indentationOf, informationOf } from './line-facts.js';
import type { MovedBlock } from './moved-lines.js';
import { scopesOf, type Scope } from './scopes.js';
import type { ShownFile, ShownText } from './shown-files.js';

/** Lines behind a block that close what it began and count as its own, although a comparison of lines shows them as unchanged, or as those of another block. */
const MOST_CLOSERS = 3;

/** Lines that stayed, as pairs of their numbers. */
type Stayed = readonly (readonly [before: number, after: number])[];

/** A judge that knows texts alone. It remembers what it found out of each file. */
export class TextJudge {
  readonly #scopes = new Map<ShownText, readonly Scope[]>();
  readonly #stayed = new Map<ShownFile, ReadonlyMap<string, Stayed>>();
  readonly #files = new Map<string, ShownFile>();

  /** What became of a block of one file's old version that is in one's new version. */
  judged(block: MovedBlock, from: ShownFile, to: ShownFile): Fate {
    const [before, after] = [from.before, to.after];
    if (block.kind === 'copied' || !before || !after) return { how: 'copied', places: [] };
    const [one, other] = [this.#scopesOf(before), this.#scopesOf(after)];
    const scopes = block.lines.map(([a, b]) => [one[a - 1], other[b - 1]] as const);
    const isSame = from === to;
    if (areBothWhole(block, before, after)) {
      const isHere = isSame && scopes.some(([a, b]) => a && b && this.#areOne(from, holderOf(a), holderOf(b)));
      return { how: isHere ? 'members' : 'elsewhere', places: [] };
    }
    const places = new Map<string, Place>();
    for (const [at, [a, b]] of scopes.entries()) {
      const [line, otherLine] = block.lines[at] ?? [0, 0];
      if (!a || !b) continue;
      const bodies = namesOf(before.path, a, after.path, b);
      const known = places.get(bodies);
      const [first, otherFirst] = [known?.before ?? line, known?.after ?? otherLine];
      places.set(bodies, { bodies, before: first, after: otherFirst, count: (known?.count ?? 0) + 1, shift: shiftOf(before, a, after, b) });
      if (isSame) this.#files.set(bodies, from);
    }
    return { how: isSame ? this.#withinFile(from, scopes) : 'elsewhere', places: [...places.values()] };
  }

  /** What stayed in two bodies, as a place of a block names them. */
  stayedIn(bodies: string): Stayed {
    const file = this.#files.get(bodies);
    return (file && this.#stayedOf(file).get(bodies)) ?? [];
  }

  #withinFile(file: ShownFile, scopes: readonly (readonly [Scope | undefined, Scope | undefined])[]): Fate['how'] {
    let isHere = true;
    for (const [a, b] of scopes) {
      if (!a || !b) continue;
      if (a.isHolder && b.isHolder ? this.#areOne(file, a, b) : a.key === b.key && this.#share(file, a, b)) return 'statements';
      isHere &&= a.key === b.key;
    }
    // nothing stayed of what it is in: this is in another place with it
    return isHere ? 'members' : 'elsewhere';
  }

  /** Whether a class, or a file, is the other one, by its head or by what stayed in it. */
  #areOne(file: ShownFile, a: Scope, b: Scope): boolean {
    return a.key === b.key || this.#share(file, a, b);
  }

  /** Whether something stayed that was in the one and is in the other. */
  #share(file: ShownFile, a: Scope, b: Scope): boolean {
    return this.#stayedOf(file).has(namesOf(file.before?.path, a, file.after?.path, b));
  }

  #scopesOf(text: ShownText): readonly Scope[] {
    return remembered(this.#scopes, text, () => scopesOf(text));
  }

  /** Which lines that tell something stayed, by the bodies they are in. */
  #stayedOf(file: ShownFile): ReadonlyMap<string, Stayed> {
    return remembered(this.#stayed, file, () => {
      const found = new Map<string, [number, number][]>();
      const { before, after } = file;
      if (!before || !after) return found;
      const [one, other] = [this.#scopesOf(before), this.#scopesOf(after)];
      for (const [a, b] of unchangedPairs(before, after)) {
        const [from, to] = [one[a - 1], other[b - 1]];
        if (from && to && informationOf(before.lines[a - 1]?.trim() ?? '') > 0)
          append(found, namesOf(before.path, from, after.path, to), [a, b]);
      }
      return found;
    });
  }
}

const holderOf = (scope: Scope): Scope => (scope.isHolder ? scope : (scope.around ?? scope));

const namesOf = (before: string | undefined, a: Scope, after: string | undefined, b: Scope): string =>
  [before, a.line, after, b.line].join('\n');

/** By how many columns a body is indented otherwise, where that may mean something; null when it has another head now, and so may be another one. */
function shiftOf(before: ShownText, a: Scope, after: ShownText, b: Scope): number | null {
  if (a.key !== b.key || a.line === 0 || b.line === 0) return null;
  if (!hasMeaningfulIndentation(before.path) && !hasMeaningfulIndentation(after.path)) return 0;
  return indentationOf(after.lines[b.line - 1] ?? '') - indentationOf(before.lines[a.line - 1] ?? '');
}

/** Lines that did not change, each with what it is in the other version. */
function* unchangedPairs(before: ShownText, after: ShownText): Generator<readonly [number, number]> {
  for (let i = 0, j = 0; i < before.lines.length && j < after.lines.length; i++, j++) {
    while (i < before.lines.length && before.changed[i] !== 0) i++;
    while (j < after.lines.length && after.changed[j] !== 0) j++;
    if (i < before.lines.length && j < after.lines.length) yield [i + 1, j + 1];
  }
}

/** Whether a block is whole definitions at both ends, with what closes the last of them. */
function areBothWhole(block: MovedBlock, before: ShownText, after: ShownText): boolean {
  let [end, otherEnd] = [block.before.endLine, block.after.endLine];
  for (let closers = 0; closers <= MOST_CLOSERS; closers++) {
    if (areWholeDefinitions(before, block.before.startLine, end) && areWholeDefinitions(after, block.after.startLine, otherEnd))
      return true;
    const [next, otherNext] = [nextLine(before, end), nextLine(after, otherEnd)];
    const closer = before.lines[next - 1]?.trim() ?? '';
    if (!isCloser(closer) || after.lines[otherNext - 1]?.trim() !== closer) return false;
    [end, otherEnd] = [next, otherNext];
  }
  return false;
}

/** The next line that is not blank. */
function nextLine({ lines }: ShownText, line: number): number {
  let at = line + 1;
  while (at <= lines.length && lines[at - 1]?.trim() === '') at++;
  return at;
}
