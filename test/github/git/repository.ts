// A git repository as the stand-in serves it: commits, diffs, trees and texts by the ids that readers see.
import { diffTrees, diffTreesWithoutSpace, EMPTY_TREE, type DiffFile } from './diff.js';
import { git, gitText } from './git.js';
import { ObjectReader } from './object-reader.js';

/** Who wrote or committed, and when (ISO 8601). */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

/** A commit. `parents` in git's order; `tree` is the id of its root folder. */
export interface CommitInfo {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

/** One entry of a tree; `size` is in bytes and null for anything but blobs. */
export interface TreeEntry {
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly oid: string;
  readonly size: number | null;
  readonly path: string;
}

/** A text file's place: its blob id, mode and bytes. */
export interface FileContent {
  readonly oid: string;
  readonly mode: string;
  readonly bytes: Buffer;
}

/** A pull request that the stand-in shows; `base` and `head` are revisions of the repository. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly base: string;
  readonly head: string;
  /** The fork that it comes from, as `owner/name`; null when that was deleted, which GitHub's description leaves out and its answers have. GitHub keeps a fork's commits with this repository. */
  readonly fork?: string | null;
}

/** What a {@link Repository} is made of. */
export interface RepositorySetup {
  readonly owner: string;
  readonly name: string;
  readonly dir: string;
  readonly isPrivate?: boolean;
  readonly defaultBranch?: string;
  readonly pulls?: readonly PullRequest[];
  /** Ids to show instead of the ones in `dir`: real id -> shown id. Used when the original ids are known but not the whole history. */
  readonly shownIds?: ReadonlyMap<string, string>;
}

const FIELDS = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00');

/** Reads one repository on disk. All ids that go in or come out are the shown ones. */
export class Repository {
  readonly owner: string;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly defaultBranch: string;
  readonly pulls: readonly PullRequest[];
  /** The git directory on disk. */
  readonly dir: string;
  readonly #objects: ObjectReader;
  readonly #shown: ReadonlyMap<string, string>;
  readonly #real: ReadonlyMap<string, string>;
  readonly #entries = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>();
  readonly #diffs = new Map<string, Promise<DiffFile[]>>();

  constructor(setup: RepositorySetup) {
    this.owner = setup.owner;
    this.name = setup.name;
    this.isPrivate = setup.isPrivate ?? false;
    this.defaultBranch = setup.defaultBranch ?? 'main';
    this.pulls = setup.pulls ?? [];
    this.dir = setup.dir;
    this.#objects = new ObjectReader(setup.dir);
    this.#shown = setup.shownIds ?? new Map();
    this.#real = new Map([...this.#shown].map(([real, shown]) => [shown, real]));
  }

  /** `owner/name`. */
  get fullName(): string {
    return `${this.owner}/${this.name}`;
  }

  /** The full id of the commit that a branch, tag, (short) id or `id~1` names; null if there is none. */
  async resolve(revision: string): Promise<string | null> {
    if (revision === '' || revision.startsWith('-')) return null;
    try {
      return this.#show(
        await gitText(this.dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${this.#hide(revision)}^{commit}`]),
      );
    } catch {
      return null;
    }
  }

  /** The commit that a revision names; null if there is none. */
  async commit(revision: string): Promise<CommitInfo | null> {
    const oid = await this.resolve(revision);
    return oid ? ((await this.#log(['-1', this.#hide(oid)]))[0] ?? null) : null;
  }

  /** Commits that `head` has and `base` has not, oldest first. */
  async commitsBetween(base: string, head: string): Promise<CommitInfo[]> {
    return this.#log(['--reverse', `${this.#hide(base)}..${this.#hide(head)}`]);
  }

  /** The newest commits of a revision, newest first. */
  async history(revision: string, count: number): Promise<CommitInfo[]> {
    return this.#log([`-${count}`, this.#hide(revision)]);
  }

  /** The best common ancestor, or null for unrelated histories. */
  async mergeBase(a: string, b: string): Promise<string | null> {
    try {
      return this.#show(await gitText(this.dir, ['merge-base', this.#hide(a), this.#hide(b)]));
    } catch {
      return null;
    }
  }

  /** Names of the branches with the ids of their tips. */
  async branches(): Promise<ReadonlyMap<string, string>> {
    const text = await gitText(this.dir, ['for-each-ref', '--format=%(refname:short) %(objectname)', 'refs/heads']);
    const rows = text
      .split('\n')
      .filter(Boolean)
      .map((row): [string, string] => {
        const at = row.lastIndexOf(' ');
        return [row.slice(0, at), this.#show(row.slice(at + 1))];
      });
    return new Map(rows);
  }

  /** Files changed from `before` (null: from nothing) to `after`; see {@link diffTrees} for `interHunkContext`. */
  diff(before: string | null, after: string, interHunkContext: 0 | 1): Promise<DiffFile[]> {
    const from = before === null ? EMPTY_TREE : this.#hide(before);
    const key = `${from} ${this.#hide(after)} ${interHunkContext}`;
    let diff = this.#diffs.get(key);
    if (!diff) {
      diff = diffTrees(this.dir, from, this.#hide(after), interHunkContext);
      this.#diffs.set(key, diff);
    }
    return diff;
  }

  /** The same as a page shows them that hides changes of white space. */
  diffWithoutSpace(before: string | null, after: string): Promise<DiffFile[]> {
    const from = before === null ? EMPTY_TREE : this.#hide(before);
    const key = `${from} ${this.#hide(after)} w`;
    let diff = this.#diffs.get(key);
    if (!diff) {
      diff = diffTreesWithoutSpace(this.dir, from, this.#hide(after));
      this.#diffs.set(key, diff);
    }
    return diff;
  }

  /** A file at a commit, or null if there is no such blob. */
  async file(revision: string, path: string): Promise<FileContent | null> {
    const object = await this.#objects.read(`${this.#hide(revision)}:${path}`);
    if (object?.type !== 'blob') return null;
    const entry = await this.entry(revision, path);
    return { oid: object.oid, bytes: object.bytes, mode: entry?.mode ?? '100644' };
  }

  /** What a commit has at a path, or null. All of a commit's entries are read at once: hundreds of files would otherwise start as many processes. */
  async entry(revision: string, path: string): Promise<TreeEntry | null> {
    const commit = await this.resolveOnce(revision);
    if (commit === null) return null;
    let entries = this.#entries.get(commit);
    if (!entries) {
      entries = this.tree(commit, true).then((list) => new Map(list.map((entry) => [entry.path, entry])));
      this.#entries.set(commit, entries);
    }
    return (await entries).get(path) ?? null;
  }

  /** As `resolve`, which is asked for a whole id only if there is no such object. */
  async resolveOnce(revision: string): Promise<string | null> {
    return /^[0-9a-f]{40}$/.test(revision) && (await this.typeOf(revision)) === 'commit' ? revision : this.resolve(revision);
  }

  /** A blob by its id, or null. */
  async blob(oid: string): Promise<Buffer | null> {
    const object = await this.#objects.read(oid);
    return object?.type === 'blob' ? object.bytes : null;
  }

  /** Entries of a tree (a tree's id or a commit), optionally of all folders below or only those at `path`. */
  async tree(revision: string, recursive: boolean, path?: string): Promise<TreeEntry[]> {
    const args = ['--literal-pathspecs', 'ls-tree', '-z', '--long', ...(recursive ? ['-r', '-t'] : []), this.#hide(revision)];
    const text = (await git(this.dir, path === undefined ? args : [...args, '--', path])).toString('utf8');
    return text
      .split('\0')
      .filter(Boolean)
      .map((row) => {
        const tab = row.indexOf('\t');
        const [mode = '', type = '', oid = '', size = '-'] = row.slice(0, tab).split(/ +/);
        return { mode, type: type as TreeEntry['type'], oid, size: size === '-' ? null : Number(size), path: row.slice(tab + 1) };
      });
  }

  /** The type of an object, or null if there is none with this id. */
  async typeOf(oid: string): Promise<string | null> {
    return (await this.#objects.read(this.#hide(oid)))?.type ?? null;
  }

  /** A commit's change as `git format-patch` or `git diff` prints it: the API's `.patch` and `.diff` media types. */
  async rawDiff(before: string | null, after: string): Promise<Buffer> {
    return git(this.dir, ['diff', '-M', '--no-color', before === null ? EMPTY_TREE : this.#hide(before), this.#hide(after)]);
  }

  /** Ends the processes that reading started. */
  close(): void {
    this.#objects.close();
  }

  async #log(args: readonly string[]): Promise<CommitInfo[]> {
    const text = (await git(this.dir, ['log', '-z', `--format=${FIELDS}%x01`, ...args, '--'])).toString('utf8');
    return text
      .split('\u0001')
      .map((record) => record.replace(/^\0/, ''))
      .filter(Boolean)
      .map((record) => {
        const [oid = '', tree = '', parents = '', an = '', ae = '', at = '', cn = '', ce = '', ct = '', message = ''] = record.split('\0');
        return {
          oid: this.#show(oid),
          tree,
          parents: parents
            .split(' ')
            .filter(Boolean)
            .map((parent) => this.#show(parent)),
          author: { name: an, email: ae, date: zulu(at) },
          committer: { name: cn, email: ce, date: zulu(ct) },
          message: message.trimEnd(),
        };
      });
  }

  #show(real: string): string {
    return this.#shown.get(real) ?? real;
  }

  /** A revision with its leading (maybe shortened) shown id replaced by the real one: `3f0d922~1` -> `<real id>~1`. */
  #hide(revision: string): string {
    const id = /^[0-9a-f]{5,40}/.exec(revision)?.[0];
    if (id === undefined) return revision;
    for (const [shown, real] of this.#real) if (shown.startsWith(id)) return real + revision.slice(id.length);
    return revision;
  }
}

function zulu(date: string): string {
  return new Date(date).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
