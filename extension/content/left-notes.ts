/** In the header of each file and in the file tree: how many of its changed lines are left to read. */
import { CLASSIC_TREE_FILE, FILE_HEADER, FILE_HEADER_CONTENT, treeLinkOf } from '../github/selectors.js';
import { LEFT_HEADER, LEFT_NOTE } from './own-nodes.js';
import { fileBlock } from './reveal.js';
import type { LeftFile } from './left-places.js';

/** Pixels between a note and what GitHub has in the header. */
const MARGIN = 8;

/** Pixels that the number alone takes, with what is kept free around it. */
const SHORT = 44;

export class FileNotes {
  readonly #headers = new Map<string, HTMLElement>();
  readonly #tree = new Map<string, HTMLElement>();

  constructor(private readonly document: Document) {}

  /** Shows notes for these files, by the anchors of their tables, and for no others. */
  show(files: ReadonlyMap<string, LeftFile>): void {
    for (const notes of [this.#headers, this.#tree]) {
      for (const [anchor, note] of notes) {
        if (files.has(anchor) && note.isConnected) continue;
        note.remove();
        notes.delete(anchor);
      }
    }
    const placed: [HTMLElement, HTMLElement][] = [];
    for (const [anchor, file] of files) {
      const header = fileBlock(this.document, anchor)?.querySelector<HTMLElement>(FILE_HEADER);
      if (header) placed.push([header, this.#note(this.#headers, anchor, header, headerText(file), file)]);
      const item = this.#treeItem(anchor);
      if (item) this.#note(this.#tree, anchor, item, ` ${String(file.left)}`, file);
    }
    place(placed);
  }

  clear(): void {
    this.show(new Map());
  }

  #note(notes: Map<string, HTMLElement>, anchor: string, parent: HTMLElement, text: string, file: LeftFile): HTMLElement {
    let note = notes.get(anchor);
    if (note?.parentElement !== parent) {
      note?.remove();
      note = this.document.createElement('span');
      note.setAttribute(LEFT_NOTE, notes === this.#tree ? 'tree' : 'header');
      parent.append(note);
      notes.set(anchor, note);
    }
    if (note.textContent !== text) note.textContent = text;
    note.dataset.short = String(file.left);
    note.title = titleOf(file);
    note.toggleAttribute('data-done', file.left === 0);
    return note;
  }

  #treeItem(anchor: string): HTMLElement | null {
    return (
      this.document.querySelector<HTMLElement>(`#file-tree-item-${anchor} ${CLASSIC_TREE_FILE}`) ??
      this.document.querySelector<HTMLElement>(treeLinkOf(anchor))
    );
  }
}

const number = (count: number): string => count.toLocaleString('en');

function headerText({ left, changed }: LeftFile): string {
  return `${number(left)} of ${number(changed)} lines left`;
}

function titleOf({ left, changed }: LeftFile): string {
  return left === 0
    ? 'Refactorings explain every changed line of this file.'
    : `${number(left)} of ${number(changed)} changed lines are left to read; refactorings explain the others.`;
}

/** Puts notes where a header has room: into its widest gap, at the gap's end. All reading comes before all writing. */
function place(notes: readonly (readonly [HTMLElement, HTMLElement])[]): void {
  const fresh = notes.filter(([header]) => header.isConnected && getComputedStyle(header).position === 'static');
  for (const [header] of fresh) header.setAttribute(LEFT_HEADER, '');
  const places = notes.map(([header, note]) => {
    const box = header.getBoundingClientRect();
    const width = note.getBoundingClientRect().width + 2 * MARGIN;
    const gap = widestGap(header, box);
    const room = gap ? gap.end - gap.start : 0;
    const fit = room >= width ? 'whole' : room >= SHORT ? 'short' : null;
    return { note, fit, left: gap && fit ? gap.end - (fit === 'whole' ? width : SHORT) + MARGIN - box.left - header.clientLeft : null };
  });
  for (const { note, fit, left } of places) {
    if (fit === null) note.removeAttribute('data-fit');
    else note.setAttribute('data-fit', fit);
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
