// Builds the data that React pages embed and fetch from the repository's diffs.
import { createHash } from 'node:crypto';
import type {
  AsyncDiffLoadInfo,
  ChangesRoute,
  CommitHeader,
  CommitRoute,
  Entry,
  LinePayload,
  LoadedEntry,
  PageBehaviour,
  RepositoryPayload,
  StubEntry,
} from '../client/payload.js';
import type { DiffFile, DiffLine } from '../git/diff.js';
import type { CommitInfo, PullRequest, Repository } from '../git/repository.js';
import type { Settings } from '../settings.js';

/** A change to show: the two commits (before is null for a first commit) and its files as pages join their hunks. */
export interface Change {
  readonly before: string | null;
  readonly after: string;
  readonly files: readonly DiffFile[];
}

const STATUS: Readonly<Record<DiffFile['status'], string>> = {
  added: 'ADDED',
  removed: 'REMOVED',
  modified: 'MODIFIED',
  renamed: 'RENAMED',
  copied: 'COPIED',
};
const NO_COMMIT = '0'.repeat(40);

/** SHA-256 of a path in hexadecimal: what anchors are made of. For a rename the path after. */
export function pathDigest(path: string): string {
  return createHash('sha256').update(path, 'utf8').digest('hex');
}

/** Reads the change between two commits as pages show it. */
export async function readChange(repository: Repository, before: string | null, after: string, settings: Settings): Promise<Change> {
  const files = settings.hideWhitespace ? repository.diffWithoutSpace(before, after) : repository.diff(before, after, 1);
  return { before, after, files: await files };
}

/** The first files loaded, the others by name only. */
export async function entries(repository: Repository, change: Change, settings: Settings, loaded: number): Promise<Entry[]> {
  const first = await Promise.all(change.files.slice(0, loaded).map((file) => loadedEntry(repository, change, file, settings)));
  return [...first, ...change.files.slice(loaded).map(stubEntry)];
}

/** A file by name only. */
export function stubEntry(file: DiffFile): StubEntry {
  return { path: file.path, pathDigest: pathDigest(file.path), status: STATUS[file.status] };
}

/** A file with its diff; `asked` for a file behind a button whose diff is now wanted. */
export async function loadedEntry(
  repository: Repository,
  change: Change,
  file: DiffFile,
  settings: Settings,
  asked = false,
): Promise<LoadedEntry> {
  const deferred = !asked && settings.deferred.includes(file.path);
  const lineCount = async (oid: string | null, mode: string | null): Promise<number> =>
    oid === null || mode === '160000' ? 0 : countLines(await repository.blob(oid));
  const [before, after] = await Promise.all([lineCount(file.beforeOid, file.beforeMode), lineCount(file.afterOid, file.afterMode)]);
  return {
    ...stubEntry(file),
    oldOid: change.before ?? NO_COMMIT,
    newOid: change.after,
    oldCommitOid: change.before ?? NO_COMMIT,
    newCommitOid: change.after,
    oldTreeEntry:
      file.beforeOid === null
        ? null
        : { path: file.previousPath ?? file.path, mode: file.beforeMode ?? '', lineCount: before, isGenerated: false },
    newTreeEntry: file.afterOid === null ? null : { path: file.path, mode: file.afterMode ?? '', lineCount: after, isGenerated: false },
    linesAdded: file.additions,
    linesDeleted: file.deletions,
    isBinary: file.binary,
    isTooBig: deferred,
    isSubmodule: file.afterMode === '160000' || file.beforeMode === '160000',
    collapsed: settings.collapsed.includes(file.path),
    viewed: settings.viewed.includes(file.path),
    truncatedReason: deferred ? (file.status === 'removed' ? 'deleted' : 'too-big') : null,
    diffLines: deferred ? [] : file.lines.map(linePayload),
    // A file may be called `__proto__`.
    threads: (Object.hasOwn(settings.threads, file.path) ? settings.threads[file.path] : undefined) ?? [],
  };
}

function countLines(bytes: Buffer | null): number {
  if (!bytes || bytes.length === 0) return 0;
  let count = 0;
  for (const byte of bytes) if (byte === 10) count++;
  return bytes.at(-1) === 10 ? count : count + 1;
}

const MARK: Readonly<Record<DiffLine['type'], string>> = { HUNK: '', CONTEXT: ' ', ADDITION: '+', DELETION: '-' };

function linePayload(line: DiffLine, position: number): LinePayload {
  return {
    type: line.type,
    blobLineNumber: line.type === 'DELETION' ? line.left : line.right,
    text: MARK[line.type] + line.text,
    html: escapeHtml(line.text),
    left: line.left,
    right: line.right,
    position,
    displayNoNewLineWarning: line.noNewline,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
}

/** Where the files after the first `shown` begin. */
export function loadInfo(change: Change, shown: number): AsyncDiffLoadInfo {
  const lines = change.files.slice(0, shown).reduce((sum, file) => sum + file.lines.length, 0);
  const bytes = change.files.slice(0, shown).reduce((sum, file) => sum + (file.patch?.length ?? 0), 0);
  return { startIndex: shown, truncated: shown < change.files.length, byteCount: bytes, lineShownCount: lines };
}

/** A commit as page headers show it. */
export function commitHeader(commit: CommitInfo): CommitHeader {
  const [first = '', ...rest] = commit.message.split('\n');
  return {
    oid: commit.oid,
    parents: commit.parents,
    sha1: commit.parents[0] ?? null,
    sha2: commit.oid,
    shortMessage: first,
    bodyMessage: rest.join('\n').trim(),
    author: commit.author.name,
    committedDate: commit.committer.date,
  };
}

/** The repository as payloads name it. */
export function repositoryPayload(repository: Repository): RepositoryPayload {
  return {
    ownerLogin: repository.owner,
    name: repository.name,
    public: !repository.isPrivate,
    private: repository.isPrivate,
    isEnterprise: false,
    defaultBranch: repository.defaultBranch,
  };
}

/** `payload.commitRoute` of a commit page. */
export async function commitRoute(
  repository: Repository,
  commit: CommitInfo,
  change: Change,
  settings: Settings,
  view: Settings['diffView'],
): Promise<CommitRoute> {
  const shown = Math.min(settings.filesInFirstPayload, change.files.length);
  return {
    commit: commitHeader(commit),
    repo: repositoryPayload(repository),
    diffEntryData: await entries(repository, change, settings, shown),
    splitViewPreference: view,
    ignoreWhitespace: false,
    moreDiffsToLoad: shown < change.files.length,
    asyncDiffLoadInfo: loadInfo(change, shown),
    headerInfo: { additions: sum(change, 'additions'), deletions: sum(change, 'deletions'), filesChanged: change.files.length },
    path: '',
  };
}

/** What a pull request page shows of its change. */
export interface PullView {
  readonly pull: PullRequest;
  /** Tip of the base branch: not what the change is compared with. */
  readonly baseTip: string;
  readonly head: string;
  readonly range: { readonly base: string; readonly head: string } | null;
  readonly commit: CommitInfo | null;
  readonly commits: readonly CommitInfo[];
  readonly change: Change;
}

/** `payload.pullRequestsChangesRoute` of a pull request page. */
export async function changesRoute(
  repository: Repository,
  view: PullView,
  settings: Settings,
  diffView: Settings['diffView'],
): Promise<ChangesRoute> {
  const { change, pull } = view;
  const shown = change.files.slice(0, settings.filesInFirstPayload);
  return {
    comparison: {
      fullDiff: { baseOid: view.baseTip, headOid: view.head },
      selectedRange: view.range ? { baseOid: view.range.base, headOid: view.range.head } : null,
      viewing: view.commit ? 'COMMIT' : view.range ? 'RANGE' : 'FULL',
    },
    commit: view.commit ? commitHeader(view.commit) : null,
    commits: view.commits.map(commitHeader),
    diffSummaries: change.files.map((file) => ({
      path: file.path,
      pathDigest: pathDigest(file.path),
      changeType: STATUS[file.status],
      linesAdded: file.additions,
      linesDeleted: file.deletions,
      markersMap: {},
    })),
    diffContents: await Promise.all(shown.map((file) => loadedEntry(repository, change, file, settings))),
    pageLimits: { filesLimit: 3000, linesChangedLimit: 10_000, linesChangedLimitExceeded: settings.virtualized },
    virtualizeDiffEntries: settings.virtualized,
    pullRequest: {
      number: pull.number,
      title: pull.title,
      baseBranch: pull.base,
      headBranch: pull.head,
      headRepositoryOwnerLogin: repository.owner,
      headRepositoryName: repository.name,
      author: view.commits.at(-1)?.author.name ?? repository.owner,
    },
    repository: repositoryPayload(repository),
    user: { viewSettings: { splitPreference: diffView, hideWhitespace: false, lineSpacing: 'relaxed' } },
  };
}

/** How the page's script shall behave. */
export function behaviour(settings: Settings): PageBehaviour {
  return {
    rows: settings.generation === 'react-v1' ? 'v1' : 'v2',
    filesInFirstPayload: settings.filesInFirstPayload,
    filesPerLoad: settings.filesPerLoad,
    loadMore: settings.loadMore,
    regionIds: settings.regionIds,
    placeholders: settings.placeholders,
    hydrationDelay: settings.hydrationDelay,
    loggedIn: settings.loggedIn,
    tabSize: settings.tabSize,
  };
}

function sum(change: Change, key: 'additions' | 'deletions'): number {
  return change.files.reduce((total, file) => total + file[key], 0);
}
