/**
 * Files of which nothing is left to read. They are listed in the panel; only from that list does the reader have them hidden in page and file tree, or ticked as viewed.
 * Hidden is what has an attribute of ours: nothing of GitHub's is moved or taken out.
 */
import { effect } from '@preact/signals';
import type { Explained } from '../../engine/results/result.js';
import type { Store } from '../../ui/store.js';
import type { Coverage, DoneFile } from '../../ui/work.js';
import { FILE_LIST, TREE_ITEM } from '../github/selectors.js';
import type { DiffTables } from './diff-tables.js';
import type { FileMap } from './file-map.js';
import { FilePlaces } from './file-places.js';
import { leftByAnchor } from './left-places.js';
import { HIDDEN } from './own-nodes.js';
import { ViewedTicks } from './viewed-ticks.js';

interface DonePage {
  readonly document: Document;
  readonly tables: DiffTables;
  readonly files: FileMap;
}

export class DoneFiles {
  readonly #ticks: ViewedTicks;
  readonly #hidden = new Set<Element>();
  /** Anchors of files that a jump led to: the reader wants to see them all the same. */
  readonly #wanted = new Set<string>();
  #ticking: AbortController | null = null;

  constructor(
    private readonly page: DonePage,
    private readonly store: Store,
    private readonly signal: AbortSignal,
  ) {
    this.#ticks = new ViewedTicks(page);
    const stops = [
      effect(() => {
        store.done.value = doneFiles(store.explained.value, store.coverage.value, page);
      }),
      effect(() => this.#paint(store.hidesDone.value ? store.done.value : [])),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
      this.#paint([]);
    });
  }

  /** Looks at the page again, as its marks do. */
  refresh(): void {
    // Lines that cannot be told apart take a file from the list as soon as that is seen.
    const done = doneFiles(this.store.explained.value, this.store.coverage.value, this.page);
    if (done.length !== this.store.done.value.length) this.store.done.value = done;
    if (this.store.hidesDone.value) this.#paint(done);
    if (this.store.listsDone.value) this.#count();
  }

  /** Shows the list, and what can be done with it, or takes it away again. */
  list(listed: boolean): void {
    if (listed) this.#count();
    this.store.listsDone.value = listed;
  }

  /** Hides the listed files in page and tree, or shows them again. Does nothing to files that the reader has not seen listed. */
  hide(hides: boolean): void {
    if (!this.store.listsDone.value) return;
    this.#wanted.clear();
    this.store.hidesDone.value = hides;
  }

  /** Shows a file, even where it is hidden: something leads there. */
  show(anchor: string): void {
    if (!this.store.hidesDone.value || this.#wanted.has(anchor)) return;
    this.#wanted.add(anchor);
    this.#paint(this.store.done.value);
  }

  /** Ticks the listed files as viewed, or unticks those that were ticked so; stops what is under way instead. Resolves to a sentence for the reader, if there is something to say. */
  async tick(ticks: boolean): Promise<string | null> {
    const { store } = this;
    if (!store.listsDone.value) return null;
    if (this.#ticking) {
      this.#ticking.abort();
      return null;
    }
    const ticking = new AbortController();
    this.#ticking = ticking;
    const anchors = ticks ? store.done.value.map(({ anchor }) => anchor) : [...this.#ticks.ours];
    this.#count();
    try {
      const signal = AbortSignal.any([this.signal, ticking.signal]);
      const missing = await (ticks ? this.#ticks.tick(anchors, signal) : this.#ticks.untick(anchors, signal));
      return missing > 0 && !signal.aborted ? notThere(missing) : null;
    } finally {
      this.#ticking = null;
      if (!this.signal.aborted) this.#count();
    }
  }

  #count(): void {
    const open = this.#ticks.open(this.store.done.value.map(({ anchor }) => anchor)).length;
    const ticked = this.#ticks.ours.size;
    const busy = this.#ticking !== null;
    this.store.ticks.value = open > 0 || ticked > 0 || busy ? { open, ticked, busy } : null;
  }

  #paint(files: readonly DoneFile[]): void {
    const hidden = new Set<Element>();
    if (files.length > 0 && this.page.tables.isTakenOver) {
      const find = new FilePlaces(this.page);
      for (const { anchor } of files) {
        if (this.#wanted.has(anchor)) continue;
        const block = find.block(anchor);
        if (block) hidden.add(wholeBlock(block));
        const item = find.treeFile(anchor)?.closest(TREE_ITEM);
        if (item) hidden.add(item);
      }
      for (const item of [...hidden]) for (const folder of emptyFolders(item, hidden)) hidden.add(folder);
    }
    for (const element of this.#hidden) if (!hidden.has(element)) element.removeAttribute(HIDDEN);
    // GitHub may have taken the attribute away with what it drew anew.
    for (const element of hidden) if (!element.hasAttribute(HIDDEN)) element.setAttribute(HIDDEN, '');
    this.#hidden.clear();
    for (const element of hidden) this.#hidden.add(element);
  }
}

const notThere = (files: number): string =>
  files === 1
    ? 'One file is not on the page yet: scroll to it, and press again.'
    : `${files} files are not on the page yet: scroll to them, and press again.`;

/** Files that took part as a whole, and whose every changed line is explained, in the order of paths. */
export function doneFiles(explained: Explained | null, coverage: Coverage | null, { files, tables }: DonePage): readonly DoneFile[] {
  if (!explained || !coverage) return [];
  // Of a file that was analysed in part nobody knows what is left. One in a language that is not known was compared by its lines, or is not explained at all.
  const unsure = new Set(
    coverage.skipped.filter(({ reason }) => reason !== 'unknown-language').map(({ path }) => files.anchor(path, 'after')),
  );
  return [...leftByAnchor(explained, files)]
    .filter(([anchor, { left, changed }]) => left === 0 && changed > 0 && !unsure.has(anchor) && !tables.isMisread(anchor))
    .map(([anchor, { path }]) => ({ anchor, path }));
}

/** A file's block with what GitHub has around this one alone, whose margins would stay behind. */
function wholeBlock(block: Element): Element {
  let whole = block;
  for (let around = block.parentElement; around?.childElementCount === 1 && !around.matches(FILE_LIST); around = around.parentElement)
    whole = around;
  return whole;
}

/** Folders of the tree that a file is in, as far as all of their files are hidden. */
function* emptyFolders(item: Element, hidden: ReadonlySet<Element>): Generator<Element> {
  for (let folder = item.parentElement?.closest(TREE_ITEM); folder; folder = folder.parentElement?.closest(TREE_ITEM)) {
    const inside = [...folder.querySelectorAll(TREE_ITEM)].filter((one) => one.querySelector(TREE_ITEM) === null);
    if (!inside.every((one) => hidden.has(one))) return;
    yield folder;
  }
}
