/**
 * Compares everything that two commits contain. GitHub gives a whole tree at once, unless it is too large; then folder by folder, and only those that differ:
 *
 *     the whole of both             2 calls
 *     too large: their top folders  2 calls, then the whole of each folder whose id differs, and so on within those that are too large themselves
 */
import { readTree, type TreeAnswer, type TreeEntry } from './answers.js';
import type { GithubApi } from './api.js';
import { ReflensError } from './failures.js';

/** A repository's place in routes. */
export interface RepositoryPlace {
  readonly owner: string;
  readonly repo: string;
}

/** Calls for one comparison at most: some thirty folders that differ, in a repository of more than a hundred thousand files. */
const MOST_CALLS = 60;

/** The share of the calls that are left which one comparison may take: without a token there are 60 an hour for everything. */
const SHARE_OF_CALLS = 1 / 3;

/** Calls for one folder at most: the whole of both versions, and, when that is too much, the top of both. */
const CALLS_FOR_FOLDER = 4;

/** Entries that differ, by path, as either version has them. */
export interface DifferingTrees {
  readonly before: ReadonlyMap<string, TreeEntry>;
  readonly after: ReadonlyMap<string, TreeEntry>;
  /** Folders that differ and were not looked into; empty for the whole repository. */
  readonly unseen: readonly string[];
}

type Side = 'before' | 'after';

/** A folder of both versions, by its tree's id; null where it is not there. The repository itself has an empty path. */
interface Folder {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The entries, folders left out, that differ between two commits or trees, or that are in the second when the first is null. Rejects with `ReflensError`, but for a limit: then the rest is unseen. */
export async function differingTrees(
  api: GithubApi,
  place: RepositoryPlace,
  ends: { readonly before: string | null; readonly after: string },
  signal: AbortSignal,
): Promise<DifferingTrees> {
  const walk = new Walk(api, place, signal);
  await walk.from({ path: '', ...ends });
  return walk;
}

class Walk implements DifferingTrees {
  readonly before = new Map<string, TreeEntry>();
  readonly after = new Map<string, TreeEntry>();
  readonly unseen: string[] = [];
  #calls = 0;

  constructor(
    private readonly api: GithubApi,
    private readonly place: RepositoryPlace,
    private readonly signal: AbortSignal,
  ) {}

  async from(root: Folder): Promise<void> {
    const most = Math.min(MOST_CALLS, Math.floor((this.api.rate?.remaining ?? Number.POSITIVE_INFINITY) * SHARE_OF_CALLS));
    // From the top down, so that what is left unseen is deep and small.
    const queue = [root];
    for (let folder = queue.shift(); folder; folder = queue.shift()) {
      if (this.#calls + CALLS_FOR_FOLDER > most) this.unseen.push(folder.path);
      else for (const inside of await this.#look(folder)) queue.push(inside);
    }
  }

  /** Takes note of what differs in a folder; the folders within that are still to be looked at. */
  async #look(folder: Folder): Promise<readonly Folder[]> {
    try {
      const whole = await this.#both(folder, true);
      if (whole) {
        this.#compare(folder.path, whole);
        return [];
      }
      const top = await this.#both(folder, false);
      if (top) return this.#compare(folder.path, top);
    } catch (error) {
      if (!(error instanceof ReflensError) || error.failure.code !== 'rate-limit') throw error;
      this.#calls = Number.POSITIVE_INFINITY;
    }
    this.unseen.push(folder.path);
    return [];
  }

  /** Both versions of a folder; null when one of them is too large to be told. */
  async #both(folder: Folder, isRecursive: boolean): Promise<Record<Side, TreeAnswer['tree']> | null> {
    const before = await this.#tree(folder.before, isRecursive);
    const after = before && (await this.#tree(folder.after, isRecursive));
    return before && after && { before, after };
  }

  async #tree(id: string | null, isRecursive: boolean): Promise<TreeAnswer['tree'] | null> {
    if (id === null) return [];
    this.#calls++;
    const parameters = { ...this.place, tree_sha: id, ...(isRecursive && { recursive: '1' }) };
    const { tree, truncated } = readTree(await this.api.get('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', parameters, this.signal));
    return truncated ? null : tree;
  }

  /** Takes note of files that differ; the folders that do. */
  #compare(path: string, entries: Record<Side, TreeAnswer['tree']>): readonly Folder[] {
    const own = { before: byPath(entries.before), after: byPath(entries.after) };
    const folders = new Map<string, Folder>();
    for (const [side, other] of [
      ['before', 'after'],
      ['after', 'before'],
    ] as const)
      for (const [name, entry] of own[side]) {
        const namesake = own[other].get(name);
        if (namesake?.sha === entry.sha && namesake.mode === entry.mode) continue;
        const full = path === '' ? name : `${path}/${name}`;
        if (entry.type !== 'tree') this[side].set(full, { ...entry, path: full });
        else folders.set(full, { path: full, before: idOf(own.before.get(name)), after: idOf(own.after.get(name)) });
      }
    return [...folders.values()];
  }
}

const byPath = (entries: TreeAnswer['tree']): ReadonlyMap<string, TreeEntry> => new Map(entries.map((entry) => [entry.path, entry]));

const idOf = (entry: TreeEntry | undefined): string | null => (entry?.type === 'tree' ? entry.sha : null);
