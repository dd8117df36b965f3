/** The diff tables that the page has at the moment. GitHub adds, replaces and removes them at any time; their lines are read once and again after each change. */
import { type DiffLines, readDiffLines, type Pause } from '../github/diff-lines.js';
import { CELL_ATTRIBUTES, DIFF_CONTAINER, DIFF_TABLE } from '../github/selectors.js';
import { fileOf } from '../github/table-file.js';
import type { FileMap } from './file-map.js';
import { isOwn } from './own-nodes.js';
import { TakenOver } from './taken-over.js';

/**
 * Rows of tables that a page has at most whose files are marked wherever they are. On a larger page those that are far away wait until the reader comes near: each piece of
 * work is followed by a frame, for which a browser that keeps nothing for later looks through all of the page, a tenth of a second for ten thousand rows.
 */
const ROWS_EVERYWHERE = 5_000;

/** Milliseconds without a change before the page is looked at again: GitHub puts lazy files in piece by piece. */
const SETTLE = 100;

/** Attributes that GitHub's own code reads; when React reuses a row for another line, one of them changes. */
const WATCHED_ATTRIBUTES = ['data-diff-anchor', CELL_ATTRIBUTES.anchor, CELL_ATTRIBUTES.number];

export class DiffTables {
  #lines = new WeakMap<HTMLTableElement, DiffLines>();
  /** Looked up anew after a change: on a page of hundreds of files a search for each would be most of the work. */
  #byAnchor: ReadonlyMap<string, HTMLTableElement> | null = null;
  /** How many files were known then. */
  #known = 0;
  /** The anchor of each table's file, and what the table called itself then. */
  readonly #names = new WeakMap<HTMLTableElement, { readonly anchor: string; readonly own: string | undefined }>();
  readonly #detours = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #takenOver: TakenOver;
  #version = 0;
  /** Whether the page is large, as of which version. */
  #size: { readonly version: number; readonly isLarge: boolean } | null = null;

  /** Calls `onChange` whenever tables or their rows changed, until the signal is aborted. */
  constructor(
    private readonly root: Document,
    private readonly files: FileMap,
    private readonly onChange: () => void,
    signal: AbortSignal,
  ) {
    const observer = new MutationObserver((records) => this.#see(records));
    // The document element stays when Turbo replaces the body.
    observer.observe(root.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED_ATTRIBUTES });
    this.#takenOver = new TakenOver(
      root,
      () => {
        this.#byAnchor = null;
        this.#version++;
        onChange();
      },
      signal,
    );
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(this.#timer);
    });
  }

  /** Another number after every change of the tables or their rows. */
  get version(): number {
    return this.#version;
  }

  /** Whether only what is near the reader should be looked at. */
  get isLarge(): boolean {
    if (this.#size?.version !== this.#version)
      this.#size = { version: this.#version, isLarge: this.root.getElementsByTagName('tr').length > ROWS_EVERYWHERE };
    return this.#size.isLarge;
  }

  table(anchor: string): HTMLTableElement | null {
    const table = this.all.get(anchor);
    if (table?.isConnected && this.anchorOf(table) === anchor) return table;
    // The observer has not told yet what changed.
    if (table) this.#byAnchor = null;
    return this.all.get(anchor) ?? null;
  }

  /** The tables of the page by their anchors, in the page's order. Where two have the same, the first counts. Those that React has not taken over yet are not there. */
  get all(): ReadonlyMap<string, HTMLTableElement> {
    const { size } = this.files.anchors;
    if (this.#byAnchor && this.#known === size) return this.#byAnchor;
    this.#known = size;
    let all = this.#find(DIFF_TABLE);
    // No table says by itself which file it shows: any may be one that the page names otherwise.
    if (size > 0 && ![...all.keys()].some((anchor) => this.files.has(anchor))) all = new Map([...this.#find('table'), ...all]);
    this.#byAnchor = all;
    return all;
  }

  /** The anchor of the file that a table shows. */
  anchorOf(table: HTMLTableElement): string {
    const own = table.dataset.diffAnchor;
    const name = this.#names.get(table);
    return (name?.own === own ? name?.anchor : own) ?? '';
  }

  /** Whether lines that a table must show could not be read of it. */
  isMisread(anchor: string): boolean {
    const table = this.table(anchor);
    return table !== null && (this.known(table)?.missing ?? 0) > 0;
  }

  /** What was read otherwise than in the usual way, in words for a report. */
  get detours(): readonly string[] {
    return [...this.#detours];
  }

  /** Resolves when React has taken over what is there. Never rejects. */
  takenOver(): Promise<void> {
    return this.#takenOver.done();
  }

  /** Whether the page's headers and file tree may be given something: see `all`. */
  get isTakenOver(): boolean {
    return this.#takenOver.pending.length === 0;
  }

  /** Whether the page has, or will have, a diff that Reflens knows. */
  get present(): boolean {
    return this.all.size > 0 || this.root.querySelector(DIFF_CONTAINER) !== null;
  }

  /** The lines of a table, read at most once between two changes. */
  async lines(table: HTMLTableElement, pause?: Pause): Promise<DiffLines> {
    const known = this.#lines.get(table);
    if (known) return known;
    const lines = await readDiffLines(table, pause);
    this.#lines.set(table, lines);
    if (lines.way === 'order') this.#detours.add('rows by the order of their cells');
    return lines;
  }

  /** The lines of a table if they have been read since its last change. */
  known(table: HTMLTableElement): DiffLines | undefined {
    return this.#lines.get(table);
  }

  /** The tables of a selector by their files. Of tables that call themselves by no file of the change, those that call themselves anything count, too. */
  #find(selector: string): Map<string, HTMLTableElement> {
    const found = new Map<string, HTMLTableElement>();
    const { pending } = this.#takenOver;
    for (const table of this.root.querySelectorAll<HTMLTableElement>(selector)) {
      if (pending.some((part) => part.contains(table))) continue;
      const own = table.dataset.diffAnchor;
      const anchor = (this.#known > 0 ? fileOf(table, this.files) : undefined) ?? own;
      if (anchor === undefined || found.has(anchor)) continue;
      if (anchor !== own) this.#detours.add('tables by what stands around them');
      this.#names.set(table, { anchor, own });
      found.set(anchor, table);
    }
    return found;
  }

  #tableAround(element: Element): HTMLTableElement | null {
    const table = element.closest<HTMLTableElement>(DIFF_TABLE);
    if (table) return table;
    for (let other = element.closest('table'); other; other = other.parentElement?.closest('table') ?? null)
      if (this.#names.has(other)) return other;
    return null;
  }

  #see(records: readonly MutationRecord[]): void {
    let relevant = false;
    for (const record of records) {
      const target = record.target as Element;
      const table = this.#tableAround(target);
      if (!table) for (const node of record.addedNodes) if (node instanceof Element && !isOwn(node)) this.#takenOver.look(node);
      if (table) {
        if (record.type === 'childList' && onlyOwn(record)) continue;
        this.#lines.delete(table);
        if (record.type === 'attributes') this.#byAnchor = null;
        relevant = true;
      } else if (!relevant && record.type === 'childList') {
        relevant = hasTable(record.addedNodes) || hasTable(record.removedNodes);
        if (relevant) this.#byAnchor = null;
      } else if (relevant && record.type === 'childList') this.#byAnchor = null;
    }
    if (!relevant) return;
    this.#version++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.onChange, SETTLE);
  }
}

const onlyOwn = (record: MutationRecord): boolean => [...record.addedNodes, ...record.removedNodes].every(isOwn);

function hasTable(nodes: NodeList): boolean {
  for (const node of nodes) if (node instanceof Element && (node.matches('table') || node.querySelector('table'))) return true;
  return false;
}
