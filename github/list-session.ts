/**
 * The changed files of a page that the API does not show: read from the page itself, with the reader's own session on the site. One request for a commit of few
 * files, some more for what the page would load later. Undocumented, and for reading only.
 */
import { ReflensError } from './failures.js';
import { isNew, SUBMODULE } from './changed-files.js';
import type { GithubHost } from './host.js';
import { fetchPage, type FetchOptions } from './http.js';
import { mergeNote } from './list-commit.js';
import { readEntries, readPage, type NextEntries, type PageData, type PageEntry } from './page-data.js';
import type { ChangePage } from './page.js';
import { UnreadableFile, type ChangedFile, type ChangeList } from './source.js';

/** Requests for further entries at most: a page of 3,000 files loads in some dozens. */
const MOST_REQUESTS = 60;

/** Paths in one request for entries: an address should stay below 8,000 characters. */
const PATHS_AT_ONCE = 40;

/** How GitHub's own script asks for data. */
const AS_SCRIPT = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

const UNKNOWN_ORIGINS =
  'The page does not tell of all files what they were called before; a file that was moved may count as removed and added.';

export interface SessionList {
  readonly list: ChangeList;
  readonly isPublic: boolean;
}

/** Lists the files as the page does. Null when the reader's session does not show the page either, or the page says nothing that could be read. */
export async function listBySession(
  host: GithubHost,
  page: ChangePage,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<SessionList | null> {
  const root = `${host.site}/${page.owner}/${page.repository}`;
  const reader = new SessionReader(root, { ...options, withSession: true }, signal);
  const data = await reader.page(pathOf(page));
  if (!data || data.after === null || (data.entries.length === 0 && data.total !== 0)) return null;
  const entries = await reader.complete(data, page);
  const before = data.before ?? (data.generation === 'pull' ? reader.base : null);
  if (before === null && !data.isFirst) return null;
  const files = entries.map((entry) => changedFile(entry, before, data.after ?? ''));
  const note =
    before !== null && data.parents > 1 ? mergeNote(data.parents, before) : data.generation === 'classic' ? UNKNOWN_ORIGINS : undefined;
  const isCut = data.isCut || (data.total !== null && data.total > files.length);
  return {
    list: {
      files,
      commits: { before, after: data.after },
      ...(isCut && { missing: `the page names only ${files.length} of ${data.total ?? 'the'} changed files` }),
      ...(note !== undefined && { note }),
    },
    isPublic: data.isPublic,
  };
}

/** The address that shows a page, after the repository's. */
function pathOf(page: ChangePage): string {
  switch (page.kind) {
    case 'commit':
    case 'pull-commit':
      return `commit/${page.commit.split('/').map(encodeURIComponent).join('/')}`;
    case 'pull-files':
      return `pull/${page.pull}/files`;
    case 'pull-range':
      return `pull/${page.pull}/files/${page.before === null ? (page.after ?? '') : `${page.before}..${page.after ?? 'HEAD'}`}`;
    case 'compare':
      return `compare/${encodeURIComponent(page.before)}${page.fromMergeBase ? '...' : '..'}${encodeURIComponent(page.after)}`;
  }
}

class SessionReader {
  #requests = 0;
  /** What files are compared with, when only their entries tell. */
  base: string | null = null;

  constructor(
    private readonly root: string,
    private readonly options: FetchOptions,
    private readonly signal: AbortSignal,
  ) {}

  async page(path: string): Promise<PageData | null> {
    const html = await this.#fetch(path, { accept: 'text/html' });
    return html === null ? null : readPage(html);
  }

  /** All entries, those included that the page would load later. */
  async complete(data: PageData, page: ChangePage): Promise<readonly PageEntry[]> {
    const known = new Map(data.entries.map((entry) => [entry.path, entry]));
    const learn = (entries: readonly PageEntry[]): void => entries.forEach((entry) => known.set(entry.path, entry));
    for (let next = data.next; next && this.#requests < MOST_REQUESTS;) {
      const answer = await this.#further(data, next);
      learn(answer.entries);
      next = answer.next && answer.next.startIndex > next.startIndex ? answer.next : null;
    }
    // A renamed file's name alone does not tell where it came from.
    const open = [...known.values()].filter(({ status, beforePath }) => status === 'renamed' && beforePath === undefined);
    const needsBase = data.generation === 'pull' && data.before === null;
    const asked = needsBase && open.length === 0 ? [...known.values()].slice(0, 1) : open;
    if (data.generation === 'pull' && 'pull' in page)
      for (let at = 0; at < asked.length && this.#requests < MOST_REQUESTS; at += PATHS_AT_ONCE)
        learn(await this.#entries(page.pull, asked.slice(at, at + PATHS_AT_ONCE), data));
    return [...known.values()];
  }

  async #further(
    { before, after }: PageData,
    { startIndex, byteCount, lineShownCount }: NextEntries,
  ): Promise<{ entries: PageEntry[]; next: NextEntries | null }> {
    const query = new URLSearchParams({
      commit: after ?? '',
      sha1: before ?? '',
      sha2: after ?? '',
      start_entry: String(startIndex),
      bytes: String(byteCount),
      lines: String(lineShownCount),
    });
    const answer = await this.#json(`diffs?${query.toString()}`);
    const info = typeof answer.asyncDiffLoadInfo === 'object' ? (answer.asyncDiffLoadInfo as Partial<NextEntries> | null) : null;
    const entries = readEntries(answer.extraDiffEntries);
    const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
    return {
      entries,
      next:
        answer.loadMore === true && entries.length > 0
          ? { startIndex: count(info?.startIndex), byteCount: count(info?.byteCount), lineShownCount: count(info?.lineShownCount) }
          : null,
    };
  }

  async #entries(pull: number, files: readonly PageEntry[], { before, after }: PageData): Promise<PageEntry[]> {
    const text = (path: string): string => new TextDecoder().decode(new TextEncoder().encode(path));
    const paths = files.map(({ path }) => encodeURIComponent(text(path))).join(',');
    const range = before === null ? (after ?? '') : `${before}..${after ?? ''}`;
    const query = new URLSearchParams({ paths, ctx: ':::', w: '0', range });
    const answer = await this.#json(`pull/${pull}/page_data/diff_entries?${query.toString()}`);
    const list: unknown = answer.diffEntries;
    const [first] = Array.isArray(list) ? (list as unknown[]) : [];
    if (typeof first === 'object' && first !== null && 'oldCommitOid' in first && /^[\da-f]{40}$/.test(String(first.oldCommitOid)))
      this.base ??= String(first.oldCommitOid);
    return readEntries(list);
  }

  async #json(path: string): Promise<Readonly<Record<string, unknown>>> {
    const text = await this.#fetch(path, AS_SCRIPT);
    try {
      const data: unknown = text === null ? null : JSON.parse(text);
      return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
    } catch {
      return {};
    }
  }

  /** Null for what the session does not show. */
  async #fetch(path: string, headers: Readonly<Record<string, string>>): Promise<string | null> {
    this.#requests++;
    try {
      return await fetchPage(`${this.root}/${path}`, { ...this.options, headers }, this.signal);
    } catch (error) {
      if (error instanceof UnreadableFile) return null;
      // Internal routes refuse what does not look like GitHub's own script: then they are no way.
      if (error instanceof ReflensError && (error.failure.code === 'github' || error.failure.code === 'forbidden')) return null;
      throw error;
    }
  }
}

function changedFile({ path, status, beforePath, isSubmodule }: PageEntry, before: string | null, after: string): ChangedFile {
  const unreadable = isSubmodule === true ? { unreadable: SUBMODULE } : {};
  const afterVersion = { after: { commit: after, path } };
  if (before === null || isNew({ filename: path, status, sha: null }) || beforePath === null) return { ...afterVersion, ...unreadable };
  const beforeVersion = { before: { commit: before, path: beforePath ?? path } };
  if (status === 'removed') return { ...beforeVersion, ...unreadable };
  if (status === 'renamed' && beforePath === undefined)
    return { ...afterVersion, unreadable: { reason: 'not-read', detail: 'the page does not tell what it was called before' } };
  if (status === 'unknown')
    return { before: { ...beforeVersion.before, uncertain: true }, after: { ...afterVersion.after, uncertain: true }, ...unreadable };
  return { ...beforeVersion, ...afterVersion, ...unreadable };
}
