/** The diff tables that the page has at the moment. GitHub adds, replaces and removes them at any time; their lines are read once and again after each change. */
import { type DiffLines, readDiffLines, type Pause } from '../github/diff-lines.js';
import { DIFF_CONTAINER, DIFF_TABLE, diffTableOf } from '../github/selectors.js';
import { isOwn } from './own-nodes.js';

/** Milliseconds without a change before the page is looked at again: GitHub puts lazy files in piece by piece. */
const SETTLE = 100;

/** Attributes that GitHub's own code reads; when React reuses a row for another line, one of them changes. */
const WATCHED_ATTRIBUTES = ['data-diff-anchor', 'data-line-anchor', 'data-line-number'];

export class DiffTables {
  #lines = new WeakMap<HTMLTableElement, DiffLines>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `onChange` whenever tables or their rows changed, until the signal is aborted. */
  constructor(
    private readonly root: Document,
    private readonly onChange: () => void,
    signal: AbortSignal,
  ) {
    const observer = new MutationObserver((records) => this.#see(records));
    // The document element stays when Turbo replaces the body.
    observer.observe(root.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED_ATTRIBUTES });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(this.#timer);
    });
  }

  table(anchor: string): HTMLTableElement | null {
    return this.root.querySelector<HTMLTableElement>(diffTableOf(anchor));
  }

  /** Whether the page has, or will have, a diff that Reflens knows. */
  get known(): boolean {
    return this.root.querySelector(DIFF_CONTAINER) !== null;
  }

  /** The lines of a table, read at most once between two changes. */
  async lines(table: HTMLTableElement, pause: Pause): Promise<DiffLines> {
    const known = this.#lines.get(table);
    if (known) return known;
    const lines = await readDiffLines(table, pause);
    this.#lines.set(table, lines);
    return lines;
  }

  #see(records: readonly MutationRecord[]): void {
    let relevant = false;
    for (const record of records) {
      const target = record.target as Element;
      const table = target.closest<HTMLTableElement>(DIFF_TABLE);
      if (table) {
        if (record.type === 'childList' && onlyOwn(record)) continue;
        this.#lines.delete(table);
        relevant = true;
      } else if (!relevant && record.type === 'childList') {
        relevant = hasTable(record.addedNodes) || hasTable(record.removedNodes);
      }
    }
    if (!relevant) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.onChange, SETTLE);
  }
}

const onlyOwn = (record: MutationRecord): boolean => [...record.addedNodes, ...record.removedNodes].every(isOwn);

function hasTable(nodes: NodeList): boolean {
  for (const node of nodes) if (node instanceof Element && (node.matches(DIFF_TABLE) || node.querySelector(DIFF_TABLE))) return true;
  return false;
}
