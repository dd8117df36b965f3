/** Which file a diff table shows: by the table's own name, else by whatever else around it names the file. */
import { FILE_BLOCK, FILE_LINK, FILE_PATHS, TABLE_LABEL } from './selectors.js';

/** The files of a change. */
export interface KnownFiles {
  /** Whether a file has this anchor. */
  has(anchor: string): boolean;
  /** The anchor of the file with this path after the change. */
  anchor(path: string, side: 'after'): string | undefined;
}

/** The anchor of the file that a table shows; undefined when it shows none of them. */
export function fileOf(table: HTMLTableElement, files: KnownFiles): string | undefined {
  for (const anchor of anchorsAround(table)) if (files.has(anchor)) return anchor;
  for (const path of pathsAround(table)) {
    const anchor = files.anchor(path, 'after');
    if (anchor !== undefined) return anchor;
  }
  return undefined;
}

function* anchorsAround(table: HTMLTableElement): Generator<string> {
  yield table.dataset.diffAnchor ?? '';
  const block = table.closest(FILE_BLOCK);
  yield block?.id ?? '';
  yield block?.querySelector(FILE_LINK)?.getAttribute('href')?.slice(1) ?? '';
}

function* pathsAround(table: HTMLTableElement): Generator<string> {
  yield TABLE_LABEL.exec(table.getAttribute('aria-label') ?? '')?.[1] ?? '';
  const block = table.closest(FILE_BLOCK);
  for (const name of FILE_PATHS) yield (table.closest(`[${name}]`) ?? block?.querySelector(`[${name}]`))?.getAttribute(name) ?? '';
}
