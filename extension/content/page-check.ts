/** Reads of a page whether it shows what it must show: the files of the change, each with its lines. */
import { HUNK_HEADING_TEXT } from '../github/hunk-check.js';
import type { FileReading, PageReading } from '../github/page-reading.js';
import { FILE_BLOCK, FILE_LINK } from '../github/selectors.js';
import type { DiffTables } from './diff-tables.js';
import type { FileMap } from './file-map.js';
import { fileBlock } from './reveal.js';

/** Where a heading is quoted rather than shown, and what is no text of the page. */
const QUOTES = 'script, style, textarea, pre, [hidden]';

/** Reads the page as it is. What React has not taken over yet must not be asked for. */
export function readPage(document: Document, tables: DiffTables, files: FileMap): PageReading {
  const { all } = tables;
  let links: ReadonlyMap<string, Element> | null = null;
  const blockOf = (anchor: string): Element | null | undefined =>
    document.getElementById(anchor) ?? (links ??= linksOf(document)).get(anchor)?.closest(FILE_BLOCK);
  const readings = [...files.anchors].map((anchor): FileReading => {
    const table = all.get(anchor);
    if (table) return { shows: 'table', missing: tables.known(table)?.missing ?? 0 };
    return { shows: showsDiff(blockOf(anchor)) ? 'diff' : 'nothing', missing: 0 };
  });
  const strangers = [...all.keys()].filter((anchor) => !files.has(anchor)).length;
  const isBlind = strangers === 0 && readings.every(({ shows }) => shows === 'nothing');
  return { files: readings, strangers, isStray: isBlind && hasStrayHeading(document) };
}

/** Whether GitHub shows the diff of a file in a way that is not understood. */
export function isMisread(document: Document, tables: DiffTables, anchor: string): boolean {
  return tables.table(anchor) ? tables.isMisread(anchor) : showsDiff(fileBlock(document, anchor));
}

/** What the reader is told who wants to see a line of such a file. */
export const notUnderstood = (name: string): string => `Reflens does not understand how this page shows the lines of ${name}.`;

const showsDiff = (block: Element | null | undefined): boolean => HUNK_HEADING_TEXT.test(block?.textContent ?? '');

/** The first link to each file, looked for once. */
function linksOf(document: Document): ReadonlyMap<string, Element> {
  const links = [...document.querySelectorAll(FILE_LINK)].reverse();
  return new Map(links.map((link) => [link.getAttribute('href')?.slice(1) ?? '', link]));
}

function hasStrayHeading(document: Document): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (HUNK_HEADING_TEXT.test(text.textContent ?? '') && !text.parentElement?.closest(QUOTES)) return true;
  return false;
}
