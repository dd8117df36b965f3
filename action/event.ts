/** Which change an event is about. What an event says was made by GitHub, but names of branches in it are anybody's. */
import { readFileSync } from 'node:fs';
import { Failure } from '../engine/node/failure.js';
import type { Range } from '../engine/node/options.js';

/** Two commits, or one and its first parent, and what to ask a server for when they are not there. */
export interface Wanted {
  readonly change: { readonly kind: 'commit'; readonly revision: string } | { readonly kind: 'range'; readonly range: Range };
  /** References that lead to the commits, for servers that do not give single ones. */
  readonly references: readonly string[];
  /** Commits between both, when the event tells. */
  readonly length: number | null;
  /** The pull request, for a comment. */
  readonly pull: number | null;
}

/** Where the commit is kept that a new branch is compared with. */
export const BASE_REFERENCE = 'refs/reflens/base';

interface Payload {
  readonly pull_request?: {
    readonly number?: unknown;
    readonly commits?: unknown;
    readonly base?: { readonly sha?: unknown; readonly ref?: unknown };
    readonly head?: { readonly sha?: unknown };
  };
  readonly merge_group?: { readonly base_sha?: unknown; readonly head_sha?: unknown };
  readonly repository?: { readonly default_branch?: unknown };
  readonly before?: unknown;
  readonly after?: unknown;
  readonly ref?: unknown;
}

/** Reads what a runner says of its event. Throws `Failure` when it is about no change. */
export function wantedBy(env: Readonly<Record<string, string | undefined>>): Wanted {
  const name = env.GITHUB_EVENT_NAME ?? '';
  const payload = payloadIn(env.GITHUB_EVENT_PATH);
  const { pull_request: pull, merge_group: group } = payload;
  if (pull) return ofPull(pull);
  if (group) return { ...ofRange(commit(group.base_sha), commit(group.head_sha), false), references: [] };
  if (name === 'push') return ofPush(payload);
  return { change: { kind: 'commit', revision: 'HEAD' }, references: referenceIn(env), length: null, pull: null };
}

/** The change that a workflow names itself. */
export function wantedAs(change: Wanted['change'], env: Readonly<Record<string, string | undefined>>): Wanted {
  const { pull_request: pull } = payloadIn(env.GITHUB_EVENT_PATH);
  return { change, references: referenceIn(env), length: null, pull: typeof pull?.number === 'number' ? pull.number : null };
}

/** What was checked out. */
const referenceIn = ({ GITHUB_REF: name }: Readonly<Record<string, string | undefined>>): readonly string[] =>
  name?.startsWith('refs/') === true && branchNamed(name) !== null ? [name] : [];

function payloadIn(file: string | undefined): Payload {
  if (file === undefined || file === '') return {};
  try {
    const payload: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof payload === 'object' && payload !== null ? payload : {};
  } catch {
    throw new Failure('The event of this run could not be read (GITHUB_EVENT_PATH).');
  }
}

function ofPull({ number, commits, base, head }: NonNullable<Payload['pull_request']>): Wanted {
  if (typeof number !== 'number') throw new Failure('The event tells no number of its pull request.');
  const branch = branchNamed(base?.ref);
  return {
    ...ofRange(commit(base?.sha), commit(head?.sha), true),
    references: [`refs/pull/${number}/head`, ...(branch === null ? [] : [`refs/heads/${branch}`])],
    length: typeof commits === 'number' ? commits : null,
    pull: number,
  };
}

function ofPush({ before, after, ref, repository }: Payload): Wanted {
  const pushed = commit(after);
  if (isNothing(pushed)) throw new Failure('This push deleted a branch or a tag: there is no change to look at. Leave such events out.');
  const previous = commit(before);
  const references = typeof ref === 'string' && branchNamed(ref) !== null ? [ref] : [];
  if (!isNothing(previous)) return { ...ofRange(previous, pushed, false), references };
  // A new branch, from where it left the default one; that itself, or a tag, by its last commit.
  const main = branchNamed(repository?.default_branch);
  if (main === null || ref === `refs/heads/${main}` || !String(ref).startsWith('refs/heads/'))
    return { change: { kind: 'commit', revision: pushed }, references, length: null, pull: null };
  return { ...ofRange(BASE_REFERENCE, pushed, true), references: [...references, `+refs/heads/${main}:${BASE_REFERENCE}`] };
}

function ofRange(before: string, after: string, fromMergeBase: boolean): Omit<Wanted, 'references'> {
  return { change: { kind: 'range', range: { before, after, fromMergeBase } }, length: null, pull: null };
}

/** Git's name for no commit at all. */
const isNothing = (id: string): boolean => /^0+$/.test(id);

function commit(id: unknown): string {
  if (typeof id === 'string' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(id)) return id;
  throw new Failure('The event does not tell which commits it is about.');
}

/** A name that Git takes for a branch as it is: no option, no pattern, no second reference. */
const branchNamed = (name: unknown): string | null =>
  typeof name === 'string' && /^[^-\s:*?[\\^~+][^\s:*?[\\^~]*$/.test(name) ? name : null;
