/** In the header of each file and in the file tree: how many of its changed lines are left to read. */
import { FILE_HEADER_CONTENT, treeFileOf } from '../github/selectors.js';
import { counted, leftOverSentence } from '../../shown/counts.js';
import type { DiffTables } from './diff-tables.js';
import { FilePlaces } from './file-places.js';
import type { LeftFile } from './left-places.js';
import type { NearTables } from './near-tables.js';
import { LEFT_HEADER, LEFT_NOTE } from './own-nodes.js';
import type { Slices } from './slices.js';

/** Pixels between a note and what GitHub has in the header. */
const MARGIN = 8;

/** What the notes need of the page. */
interface NotedPage {
  readonly document: Document;
  readonly tables: DiffTables;
  readonly near: NearTables;
}

/** A note in a header, which has to be put where the header has room. */
interface HeaderNote {
  readonly header: HTMLElement;
  readonly note: HTMLElement;
}

export class FileNotes {
  readonly #headers = new Map<string, HTMLElement>();
  readonly #tree = new Map<string, HTMLElement>();

  constructor(private readonly page: NotedPage) {}

  /** Shows notes for these files, by the anchors of their tables, and for no others. Those of files that are far away come later on a large page, and get their place when `arrange` finds them near. */
  async show(files: ReadonlyMap<string, LeftFile>, slices: Slices): Promise<void> {
    this.#forget((anchor, note) => files.has(anchor) && note.isConnected);
    const find = new FilePlaces(this.page);
    const { near, tables } = this.page;
    const due = new Set<Element>(near.due(tables.all.values(), tables.isLarge, (one) => this.#headers.has(tables.anchorOf(one))));
    for (const [anchor, file] of files) {
      const table = tables.table(anchor);
      const header = !table || due.has(table) ? find.header(anchor) : null;
      if (header) this.#note(this.#headers, anchor, header, headerText(file), file);
      const noted = this.#tree.get(anchor);
      const item = noted?.closest(treeFileOf(anchor)) ? noted.parentElement : find.treeFile(anchor);
      if (item) this.#note(this.#tree, anchor, item, ` ${String(file.left)}`, file);
      const turn = slices.pause();
      if (turn) await turn;
    }
    this.arrange();
  }

  /** Puts notes where their headers have room: of files near the view alone, since where something of a file stands cannot be asked without laying out all of it. */
  arrange(): void {
    const { tables, near } = this.page;
    const placed: HeaderNote[] = [];
    for (const [anchor, note] of this.#headers) {
      const table = tables.table(anchor);
      const header = note.parentElement;
      if (header?.isConnected && (!table || near.has(table))) placed.push({ header, note });
    }
    place(placed);
  }

  clear(): void {
    this.#forget(() => false);
  }

  #forget(isKept: (anchor: string, note: HTMLElement) => boolean): void {
    for (const notes of [this.#headers, this.#tree]) {
      for (const [anchor, note] of notes) {
        if (isKept(anchor, note)) continue;
        note.remove();
        notes.delete(anchor);
      }
    }
  }

  #note(notes: Map<string, HTMLElement>, anchor: string, parent: HTMLElement, text: string, file: LeftFile): HTMLElement {
    let note = notes.get(anchor);
    if (note?.parentElement !== parent) {
      note?.remove();
      note = this.page.document.createElement('span');
      note.setAttribute(LEFT_NOTE, notes === this.#tree ? 'tree' : 'header');
      parent.append(note);
      notes.set(anchor, note);
    }
    if (note.textContent !== text) note.textContent = text;
    note.title = titleOf(file);
    note.toggleAttribute('data-done', file.left === 0);
    return note;
  }
}

/** Not of how many: GitHub's own numbers beside it count blank lines, too. */
const headerText = ({ left }: LeftFile): string => `${counted(left, 'line')} left`;

const titleOf = ({ left, changed }: LeftFile): string => `${leftOverSentence({ left, changed })}, blank ones not counted`;

/** Puts notes where a header has room: into its widest gap, at the gap's end. All reading comes before all writing. */
function place(notes: readonly HeaderNote[]): void {
  const fresh = notes.filter(({ header }) => getComputedStyle(header).position === 'static');
  for (const { header } of fresh) header.setAttribute(LEFT_HEADER, '');
  const places = notes.map(({ header, note }) => {
    const box = header.getBoundingClientRect();
    const width = note.getBoundingClientRect().width + 2 * MARGIN;
    const gap = widestGap(header, box);
    return { note, left: gap && gap.end - gap.start >= width ? gap.end - width + MARGIN - box.left - header.clientLeft : null };
  });
  for (const { note, left } of places) {
    note.toggleAttribute('data-fit', left !== null);
    if (left !== null) note.style.setProperty('--reflens-left', `${String(Math.round(left))}px`);
  }
}

/** The widest part of a header, in pixels of the window, over which nothing stands. */
function widestGap(header: HTMLElement, box: DOMRect): { readonly start: number; readonly end: number } | null {
  const taken = [...header.querySelectorAll(FILE_HEADER_CONTENT)]
    .filter((element) => !element.closest(`[${LEFT_NOTE}]`))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, right }) => ({ left, right }))
    .sort((one, other) => one.left - other.left);
  let widest: { start: number; end: number } | null = null;
  let at = box.left;
  for (const { left, right } of [...taken, { left: box.right, right: box.right }]) {
    if (left - at > (widest ? widest.end - widest.start : 0)) widest = { start: at, end: left };
    at = Math.max(at, right);
  }
  return widest;
}
