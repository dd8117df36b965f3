/** Reads everything that a page of GitHub shows, for a receipt: files from its list, modes from the two trees, since no list of GitHub's tells them. */
import { blobId } from '../../github/blob-id.js';
import { ReflensError } from '../../github/failures.js';
import { GithubSource } from '../../github/github-source.js';
import type { ChangePage } from '../../github/page.js';
import { UnreadableFile, type ChangeList, type FileVersion as ListedVersion } from '../../github/source.js';
import type { DifferingTrees } from '../../github/walk-trees.js';
import type { EntryKind, FileVersion } from '../receipt/changed-file.js';
import { Failure } from './failure.js';
import type { WholeChange } from './whole-change.js';
import { versionOf, type Content } from './whole-text.js';

/** Reads a page's change. Rejects with `Failure`. */
export async function wholeChangeOfPage(page: ChangePage, token: string | undefined): Promise<WholeChange> {
  const source = new GithubSource(page, { ...(token !== undefined && { token }), place: 'GITHUB_TOKEN' });
  const { signal } = new AbortController();
  try {
    const list = await source.list(signal);
    const trees = await source.trees(list, signal);
    if (!trees || !list.commits) throw new Failure('GitHub does not say which commits this page compares, so there is no receipt for it.');
    const entries = entriesOf(trees, list.commits, list);
    const contents = await readAll(source, entries, signal);
    const version = (one: ListedEntry | null): FileVersion | null =>
      one && versionOf(one.version.path, one.kind, isRegular(one.kind) ? (contents.get(one.version) ?? UNREAD) : null);
    const unseen = trees.unseen.map((path) =>
      path === '' ? 'GitHub does not list all of its files.' : `GitHub does not list all files in ${path}.`,
    );
    return {
      files: entries.map(({ before, after }) => ({ before: version(before), after: version(after) })),
      notes: list.note === undefined ? [] : [list.note],
      missing: unseen,
    };
  } catch (error) {
    if (!(error instanceof ReflensError)) throw error;
    const { sentence, retryAt } = error.failure;
    throw new Failure(retryAt === undefined ? sentence : `${sentence} It will work again at ${new Date(retryAt).toLocaleTimeString()}.`);
  }
}

const UNREAD: Content = { bytes: null, why: 'could not be read' };
/** GitHub's ways to texts may decode them, and lose what a receipt has to know. */
const OTHER_BYTES: Content = { bytes: null, why: 'GitHub gave it otherwise than the commit has it' };

const isRegular = (kind: EntryKind): boolean => kind === 'file' || kind === 'executable';

interface ListedEntry {
  readonly version: ListedVersion;
  readonly kind: EntryKind;
}

interface EntryPair {
  readonly before: ListedEntry | null;
  readonly after: ListedEntry | null;
}

/** All that differs, by the trees; the list tells only which file has another name now. */
function entriesOf(
  trees: DifferingTrees,
  commits: { readonly before: string | null; readonly after: string },
  { files }: ChangeList,
): EntryPair[] {
  const entry = (side: 'before' | 'after', path: string | undefined): ListedEntry | null => {
    const found = path === undefined ? undefined : trees[side].get(path);
    const commit = commits[side];
    return found && commit !== null && path !== undefined ? { version: { commit, path, blob: found.sha }, kind: kindOf(found.mode) } : null;
  };
  const origins = new Map<string, string>();
  for (const { before, after } of files)
    if (
      before &&
      after &&
      before.path !== after.path &&
      trees.before.has(before.path) &&
      !trees.after.has(before.path) &&
      !trees.before.has(after.path)
    )
      origins.set(after.path, before.path);
  const gone = new Set(origins.values());
  const pairs: EntryPair[] = [];
  for (const path of trees.before.keys())
    if (!trees.after.has(path) && !gone.has(path)) pairs.push({ before: entry('before', path), after: null });
  for (const path of trees.after.keys()) pairs.push({ before: entry('before', origins.get(path) ?? path), after: entry('after', path) });
  return pairs;
}

function kindOf(mode: string): EntryKind {
  if (mode === '100755') return 'executable';
  if (mode.startsWith('100')) return 'file';
  if (mode.startsWith('120')) return 'link';
  return mode.startsWith('160') ? 'submodule' : 'special';
}

/** The contents of regular files. A content that several versions have is asked for once. */
async function readAll(
  source: GithubSource,
  pairs: readonly EntryPair[],
  signal: AbortSignal,
): Promise<ReadonlyMap<ListedVersion, Content>> {
  const users = new Map<string, ListedVersion[]>();
  for (const one of pairs.flatMap(({ before, after }) => [before, after])) {
    if (!one || !isRegular(one.kind)) continue;
    const blob = one.version.blob ?? '';
    users.set(blob, [...(users.get(blob) ?? []), one.version]);
  }
  const queue = [...users.values()].flatMap(([first]) => first ?? []);
  const read = new Map<string, Content>();
  if (queue.length > 0)
    await source.read(
      () => queue.shift(),
      ({ blob = '' }, outcome) =>
        read.set(blob, outcome instanceof UnreadableFile ? { bytes: null, why: outcome.detail } : { bytes: outcome }),
      signal,
    );
  const contents = new Map<ListedVersion, Content>();
  for (const [blob, content] of read) {
    const isRight = content.bytes === null || (await blobId(content.bytes)) === blob;
    for (const user of users.get(blob) ?? []) contents.set(user, isRight ? content : OTHER_BYTES);
  }
  return contents;
}
