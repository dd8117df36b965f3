/** @jsxImportSource react */
// What a diff page's script fetches later: further files, deferred diffs, lines between hunks. HTML for classic pages, JSON for React ones.
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContextAnswer, DiffsAnswer, LinePayload, LoadedEntry } from '../client/payload.js';
import { expandLines, toRows, wanted, type Direction, type Gap } from '../client/rows.js';
import type { DiffFile } from '../git/diff.js';
import type { SiteRequest } from '../site.js';
import { ClassicContent, ClassicTable, classicFiles, rowsContext, type ClassicView } from './classic-diff.js';
import { ClassicRows } from './classic-rows.js';
import { loadInfo, loadedEntry, readChange, type Change } from './payloads.js';
import { pullView } from './pages.js';

/** The files after the first ones: entries for a React commit page, HTML for a classic page. */
export async function diffs(request: SiteRequest): Promise<DiffsAnswer | string | null> {
  const change = await changeOf(request);
  if (!change) return null;
  const { repository, query, world } = request;
  const start = Number(query.get('start_entry') ?? '0');
  if (!query.has('commit')) return renderToStaticMarkup(await classicFiles(classicView(request, change), start));
  const end = Math.min(change.files.length, start + world.settings.filesPerLoad);
  const extraDiffEntries = await Promise.all(
    change.files.slice(start, end).map((file) => loadedEntry(repository, change, file, world.settings)),
  );
  return { extraDiffEntries, loadMore: end < change.files.length, asyncDiffLoadInfo: loadInfo(change, end) };
}

/** The files of a React pull request page that did not come with it. */
export async function diffEntries(request: SiteRequest): Promise<{ diffEntries: LoadedEntry[] } | null> {
  const { query, repository, world } = request;
  const range = query.get('range') ?? '';
  const view = await pullView(request, range.includes('..') ? range : null);
  if (!view) return null;
  // Each path is encoded, then all of them once more; reading the query has undone the second.
  const paths = (query.get('paths') ?? '').split(',').map(decodeURIComponent);
  const files = view.change.files.filter((file) => paths.includes(file.path));
  return { diffEntries: await Promise.all(files.map((file) => loadedEntry(repository, view.change, file, world.settings))) };
}

/** The diff of a file behind React's "Load Diff". */
export async function diffEntry(request: SiteRequest): Promise<LoadedEntry | null> {
  const { query, repository, world } = request;
  const base = query.get('base') ?? '';
  const change = await readChange(repository, /^0+$/.test(base) ? null : base, query.get('head') ?? '', request.world.settings);
  const file = change.files.find((candidate) => candidate.path === query.get('path'));
  return file ? loadedEntry(repository, change, file, world.settings, true) : null;
}

/** Lines of a file after the change, for React's expanders. */
export async function blobLines(request: SiteRequest): Promise<ContextAnswer | null> {
  const { query, repository, rest } = request;
  const file = await repository.file(rest[0] ?? '', query.get('path') ?? '');
  const start = Number(query.get('start'));
  return file ? { start, lines: linesOf(file.bytes).slice(start - 1, Number(query.get('end'))) } : null;
}

/** The diff of a file behind the classic "Load diff". */
export async function diffFile(request: SiteRequest): Promise<string | null> {
  const found = await findFile(request);
  if (!found) return null;
  const { view, file } = found;
  const entry = await loadedEntry(request.repository, view.change, file, request.world.settings, true);
  return renderToStaticMarkup(<ClassicContent view={view} file={file} entry={entry} />);
}

/** The rows that one click on a classic expander brings, with what remains of the expander. */
export async function blobExcerpt(request: SiteRequest): Promise<string | null> {
  const found = await findFile(request);
  if (!found) return null;
  const { view, file } = found;
  const number = (name: string): number => Number(request.query.get(name));
  // The page may have shown some of the gap already: the address says what is still hidden, and which hunk follows.
  const gap: Gap = { start: number('start'), end: number('end'), shift: number('shift'), directions: [] };
  const { start, end } = wanted(gap, request.query.get('direction') as Direction);
  const text = linesOf(await afterText(request, file));
  const above = contextUpTo(gap);
  const hunk = request.query.has('right') ? [hunkLine(request.query.get('text') ?? '', number('left') - 1, number('right') - 1)] : [];
  const lines = expandLines([...above, ...hunk], above.length, gap, start, text.slice(start - 1, end));
  const fresh = toRows(lines, hunk.length ? end : text.length).filter((row) => row.kind !== 'line' || row.line.right >= gap.start);
  return renderToStaticMarkup(<ClassicRows rows={fresh} context={rowsContext(view, file)} />);
}

/** A classic file's whole table with all lines of the file. */
export async function blobExpand(request: SiteRequest): Promise<string | null> {
  const found = await findFile(request);
  if (!found) return null;
  const { view, file } = found;
  const entry = await loadedEntry(request.repository, view.change, file, request.world.settings, true);
  const text = linesOf(await afterText(request, file));
  const lineCount = entry.newTreeEntry?.lineCount ?? null;
  let lines = entry.diffLines;
  for (;;) {
    const row = toRows(lines, lineCount).find((candidate) => candidate.kind !== 'line' && candidate.gap !== null);
    if (!row || row.kind === 'line' || !row.gap) break;
    lines = expandLines(lines, row.index, row.gap, row.gap.start, text.slice(row.gap.start - 1, row.gap.end));
  }
  return renderToStaticMarkup(<ClassicTable view={view} file={file} rows={toRows(lines, lineCount)} />);
}

async function changeOf(request: SiteRequest): Promise<Change | null> {
  const before = request.query.get('sha1') ?? '';
  const after = await request.repository.resolve(request.query.get('sha2') ?? '');
  return after === null ? null : readChange(request.repository, before === '' ? null : before, after, request.world.settings);
}

function classicView(request: SiteRequest, change: Change): ClassicView {
  const pull = request.query.get('pull_number');
  return {
    repository: request.repository,
    change,
    settings: request.world.settings,
    split: request.query.get('diff') === 'split',
    pull: pull === null ? null : Number(pull),
  };
}

async function findFile(request: SiteRequest): Promise<{ view: ClassicView; file: DiffFile } | null> {
  const change = await changeOf(request);
  const file = change?.files.find((candidate) => candidate.path === request.query.get('path'));
  return change && file ? { view: classicView(request, change), file } : null;
}

async function afterText(request: SiteRequest, file: DiffFile): Promise<Buffer> {
  return (file.afterOid === null ? null : await request.repository.blob(file.afterOid)) ?? Buffer.alloc(0);
}

function hunkLine(text: string, left: number, right: number): LinePayload {
  return { type: 'HUNK', blobLineNumber: right, text, html: '', left, right, position: 0, displayNoNewLineWarning: false };
}

/** A line that stands for all that is shown above a gap, so that the rows know where the gap begins. */
function contextUpTo(gap: Gap): LinePayload[] {
  if (gap.start <= 1) return [];
  const right = gap.start - 1;
  return [
    {
      type: 'CONTEXT',
      blobLineNumber: right,
      text: ' ',
      html: '',
      left: right + gap.shift,
      right,
      position: 0,
      displayNoNewLineWarning: false,
    },
  ];
}

function linesOf(bytes: Buffer): string[] {
  const lines = bytes
    .toString('utf8')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
