/** Which of the changed files the reader sees. */
import { DIFF_TABLE } from '../github/selectors.js';
import type { ListedFile } from '../messages.js';
import type { FileMap } from './file-map.js';

/** The paths of the listed files whose diff is at least partly in the window, in the order of the page. */
export function pathsOnScreen(document: Document, files: readonly ListedFile[], map: FileMap): string[] {
  const height = document.defaultView?.innerHeight ?? 0;
  const paths = new Map(files.map(({ path }) => [map.anchor(path, 'after') ?? '', path]));
  const seen: string[] = [];
  for (const table of document.querySelectorAll<HTMLTableElement>(DIFF_TABLE)) {
    // Far away and kept for later: to ask where it stands would lay it out.
    if (!table.checkVisibility({ contentVisibilityAuto: true })) continue;
    const { top, bottom, height: own } = table.getBoundingClientRect();
    if (top >= height) break;
    const path = paths.get(table.dataset.diffAnchor ?? '');
    if (path !== undefined && own > 0 && bottom > 0) seen.push(path);
  }
  return seen;
}
