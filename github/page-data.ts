/**
 * Reads what a page of GitHub says of its change, from its markup or data. For readers who may see a page that the API does not show them; the API is asked first.
 *
 * React pages embed all they know as JSON, of a form that changes now and then: parts are searched for by their own form, not by their place. Classic pages are
 * scanned as text, since a worker has no document.
 */
import { fieldsOf, isFields, type Fields } from './fields.js';

/** One file of a page. A page that is still to load more knows no more of some files than path and status. */
export interface PageEntry {
  readonly path: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'unknown';
  /** The path before, where the page tells; null when there was none. */
  readonly beforePath?: string | null;
  readonly isSubmodule?: boolean;
}

export interface PageData {
  readonly generation: 'commit' | 'pull' | 'classic';
  /** What is compared; null where the page does not tell. */
  readonly before: string | null;
  readonly after: string | null;
  /** Whether there is nothing before: a repository's first commit. */
  readonly isFirst: boolean;
  /** Commits that this one was made from; more than one for a merge. Zero where the page does not tell. */
  readonly parents: number;
  /** Changed files, if the page tells their number. */
  readonly total: number | null;
  /** Whether the page says that it does not name all files. */
  readonly isCut: boolean;
  readonly entries: readonly PageEntry[];
  /** Where a React commit page's further entries begin. */
  readonly next: NextEntries | null;
  /** Whether the page says that everybody may see it. */
  readonly isPublic: boolean;
}

/** What GitHub wants to know before it gives a commit page's further entries. */
export interface NextEntries {
  readonly startIndex: number;
  readonly byteCount: number;
  readonly lineShownCount: number;
}

/** Levels of the embedded data within which a part is searched for; GitHub has moved them between the second and the third. */
const DEEPEST = 4;

const COMMIT_ID = /^[\da-f]{40}$/;
const ID_LENGTH = 40;

/** Reads a page; null when it shows no change that could be read. */
export function readPage(html: string): PageData | null {
  return readReact(html) ?? readClassic(html);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const idOf = (value: unknown): string | null => (typeof value === 'string' && COMMIT_ID.test(value) && !/^0+$/.test(value) ? value : null);
const countOf = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0);

function readReact(html: string): PageData | null {
  for (const { tag, end } of tagsFrom(html, '<script')) {
    if (!tag.includes('data-target="react-app.embeddedData"')) continue;
    const data = parse(html.slice(end, html.indexOf('</script>', end)));
    const commit = find(data, (part) => Array.isArray(part.diffEntryData) && isFields(part.commit));
    if (commit) return readCommitRoute(commit);
    const changes = find(data, (part) => Array.isArray(part.diffSummaries) && isFields(part.comparison));
    if (changes) return readChangesRoute(changes);
  }
  return null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The first part, from the outside in, that `is` what is wanted. */
function find(data: unknown, is: (part: Fields) => boolean): Fields | null {
  let level: readonly unknown[] = [data];
  for (let depth = 0; depth < DEEPEST; depth++) {
    const parts = level.filter(isFields);
    const found = parts.find(is);
    if (found) return found;
    level = parts.flatMap((part) => Object.values(part));
  }
  return null;
}

function readCommitRoute(route: Fields): PageData {
  const commit = fieldsOf(route.commit);
  const info = fieldsOf(route.asyncDiffLoadInfo);
  const parents = listOf(commit.parents);
  const total = fieldsOf(route.headerInfo).filesChanged;
  const next = { startIndex: countOf(info.startIndex), byteCount: countOf(info.byteCount), lineShownCount: countOf(info.lineShownCount) };
  return {
    generation: 'commit',
    before: idOf(commit.sha1) ?? idOf(parents[0]),
    after: idOf(commit.oid) ?? idOf(commit.sha2),
    isFirst: Array.isArray(commit.parents) && parents.length === 0,
    parents: parents.length,
    total: typeof total === 'number' ? total : null,
    isCut: false,
    entries: readEntries(route.diffEntryData),
    next: route.moreDiffsToLoad === true ? next : null,
    isPublic: fieldsOf(route.repo).public === true,
  };
}

function readChangesRoute(route: Fields): PageData {
  const contents = new Map(readEntries(route.diffContents).map((entry) => [entry.path, entry]));
  const comparison = fieldsOf(route.comparison);
  const range = fieldsOf(comparison.selectedRange ?? comparison.fullDiff);
  const entries = readEntries(route.diffSummaries).map((entry) => contents.get(entry.path) ?? entry);
  const limit = countOf(fieldsOf(route.pageLimits).filesLimit);
  // The comparison's own base is the tip of a branch; only a file's data names what it is compared with.
  const base = listOf(route.diffContents)
    .map((entry) => idOf(fieldsOf(entry).oldCommitOid))
    .find((id) => id !== null);
  return {
    generation: 'pull',
    before: base ?? (isFields(comparison.selectedRange) ? idOf(range.baseOid) : null),
    after: idOf(range.headOid),
    isFirst: false,
    parents: listOf(fieldsOf(route.commit).parents).length,
    total: null,
    isCut: limit > 0 && entries.length >= limit,
    entries,
    next: null,
    isPublic: fieldsOf(route.repository).public === true,
  };
}

/** Reads entries of either kind of React page, whole ones and names alone. Those without a path are none. */
export function readEntries(list: unknown): PageEntry[] {
  return listOf(list).flatMap((value) => {
    const entry = fieldsOf(value);
    const { path } = entry;
    if (typeof path !== 'string' || path === '') return [];
    const status = statusOf(entry.status ?? entry.changeType);
    const before = fieldsOf(entry.oldTreeEntry).path;
    return [
      {
        path,
        status,
        ...(typeof before === 'string' ? { beforePath: before } : entry.oldTreeEntry === null && { beforePath: null }),
        ...(entry.isSubmodule === true && { isSubmodule: true }),
      },
    ];
  });
}

function statusOf(value: unknown): PageEntry['status'] {
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (word === 'deleted') return 'removed';
  if (word === 'copied') return 'added';
  if (word === 'changed') return 'modified';
  return word === 'added' || word === 'removed' || word === 'modified' || word === 'renamed' ? word : 'unknown';
}

function readClassic(html: string): PageData | null {
  const shas = /\/(?:show_toc|diffs)\?([^"'\s>]*)/.exec(html)?.[1];
  const query = new URLSearchParams(unescape(shas ?? ''));
  const header = classicCommit(html);
  const after = idOf(query.get('sha2')) ?? header.after;
  if (after === null) return null;
  const entries = new Map<string, PageEntry>();
  for (const { end } of tagsFrom(html, 'data-filterable-item-text')) {
    const path = unescape(
      html
        .slice(end, end + LONGEST_TAG)
        .split('<', 1)[0]
        ?.trim() ?? '',
    );
    entries.set(path, { path, status: 'unknown' });
  }
  // The tree names all files; without it there are only those that the page has loaded so far.
  const isCut = entries.size === 0 && html.includes('js-diff-progressive-loader');
  for (const { path, ...known } of classicHeaders(html)) entries.set(path, { path, ...known });
  return {
    generation: 'classic',
    before: idOf(query.get('sha1')) ?? header.before,
    after,
    isFirst: header.isFirst,
    parents: header.parents,
    total: null,
    isCut,
    entries: [...entries.values()].filter(({ path }) => path !== ''),
    next: null,
    isPublic: false,
  };
}

/** What the header of a classic commit page says. Pages of 2021 name base and head nowhere else. */
function classicCommit(html: string): Pick<PageData, 'before' | 'after' | 'isFirst' | 'parents'> {
  let after: string | null = null;
  for (const { tag, end } of tagsFrom(html, '<span')) {
    if (isSha(tag)) after ??= idOf(html.slice(end, end + ID_LENGTH));
  }
  const parents: string[] = [];
  for (const { tag } of tagsFrom(html, '<a')) {
    const isFirstOne = attribute(tag, 'data-hotkey') === 'p';
    if (!isFirstOne && !isSha(tag)) continue;
    const parent = idOf(/\/commit\/([\da-f]+)$/.exec(attribute(tag, 'href') ?? '')?.[1]);
    if (parent !== null) parents.splice(isFirstOne ? 0 : parents.length, 0, parent);
  }
  return { before: parents[0] ?? null, after, isFirst: parents.length === 0 && /\b0 parents\b/.test(html), parents: parents.length };
}

const isSha = (tag: string): boolean => tag.includes('sha') && (attribute(tag, 'class') ?? '').split(' ').includes('sha');

/** The headers of the files that the page has loaded: only they tell what a file was called before. */
function* classicHeaders(html: string): Generator<PageEntry> {
  for (const { tag } of tagsFrom(html, '<div')) {
    if (!/\bfile-header\b/.test(tag)) continue;
    const path = attribute(tag, 'data-path');
    if (path === null || path === '') continue;
    if (attribute(tag, 'data-file-deleted') === 'true') yield { path, status: 'removed', beforePath: path };
    else yield { path, status: 'unknown' };
  }
  for (const [, title = ''] of html.matchAll(/\btitle="([^"]*)"/g)) {
    if (!title.includes('→')) continue;
    const [before = '', after = ''] = unescape(title).split(/\s→\s/);
    if (before !== '' && after !== '') yield { path: after, status: 'renamed', beforePath: before };
  }
}

/** Characters of a tag at most: a path may stand in some of its attributes, and has four thousand at most. */
const LONGEST_TAG = 16_000;

/**
 * What begins with some words and ends with the next `>`, and where what follows begins. One way through the page: an expression that looks ahead from each beginning
 * would take minutes over code that was written to look like markup.
 */
function* tagsFrom(html: string, words: string): Generator<{ readonly tag: string; readonly end: number }> {
  let close = -1;
  for (let at = html.indexOf(words); at >= 0; at = html.indexOf(words, at + words.length)) {
    if (close < at) close = html.indexOf('>', at);
    if (close < 0) return;
    if (close - at <= LONGEST_TAG) yield { tag: html.slice(at, close + 1), end: close + 1 };
  }
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : unescape(value);
}

const ENTITIES: ReadonlyMap<string, string> = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }));

/** Text as it stands in markup. */
function unescape(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
}

const LAST_CODE_POINT = 0x10ffff;
