/** Where the page speaks of a file: its block, its header, its place in the file tree. */
import { CLASSIC_TREE_FILE, classicTreeItem, FILE_BLOCK, FILE_HEADER, FILE_LINK, TREE, TREE_LINK } from '../github/selectors.js';
import type { DiffTables } from './diff-tables.js';

/** Where the page speaks of a file. Links are looked for once and only when they are needed: on a large page a look for each file would be most of the work. */
export class FilePlaces {
  #links: ReadonlyMap<string, HTMLElement> | null = null;
  #tree: ReadonlyMap<string, HTMLElement> | null = null;

  constructor(private readonly page: { readonly document: Document; readonly tables: DiffTables }) {}

  /** The block around a file's header and its lines. */
  block(anchor: string): HTMLElement | null {
    const start = this.page.tables.table(anchor) ?? this.page.document.getElementById(anchor) ?? this.#link(anchor);
    return start?.closest<HTMLElement>(FILE_BLOCK) ?? null;
  }

  header(anchor: string): HTMLElement | null {
    return this.block(anchor)?.querySelector<HTMLElement>(FILE_HEADER) ?? null;
  }

  /** What has the file's name in the file tree. */
  treeFile(anchor: string): HTMLElement | undefined {
    const { document } = this.page;
    const classic = document.getElementById(classicTreeItem(anchor))?.querySelector<HTMLElement>(CLASSIC_TREE_FILE);
    if (classic) return classic;
    this.#tree ??= byAnchor(document.querySelector(TREE_LINK)?.closest(TREE)?.querySelectorAll<HTMLElement>(TREE_LINK) ?? []);
    return this.#tree.get(anchor);
  }

  #link(anchor: string): HTMLElement | undefined {
    this.#links ??= byAnchor(this.page.document.querySelectorAll<HTMLElement>(FILE_LINK));
    return this.#links.get(anchor);
  }
}

/** Links by the anchor they name; the first of equal ones. */
function byAnchor(links: Iterable<HTMLElement>): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const link of links) {
    const anchor = link.getAttribute('href')?.slice(1) ?? '';
    if (!found.has(anchor)) found.set(anchor, link);
  }
  return found;
}
