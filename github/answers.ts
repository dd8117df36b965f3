/** What Reflens reads of the API's answers. Everything in them is checked, since an answer that was cut off arrives as something else. */
import { unexpectedAnswer } from './api-failure.js';

export interface FileAnswer {
  readonly filename: string;
  readonly status: string;
  /** Git's id of the content after the change, or of the deleted content; null for submodules. */
  readonly sha: string | null;
  readonly previous_filename?: string;
  /** Lines that were added or deleted. */
  readonly changes?: number;
  /** The change as text; left out for binary and for large changes. */
  readonly patch?: string;
}

interface Named {
  readonly sha: string;
}

/** One page of `GET /repos/{owner}/{repo}/commits/{ref}`. */
export interface CommitAnswer extends Named {
  readonly parents: readonly Named[];
  readonly files?: readonly FileAnswer[];
}

/** `GET /repos/{owner}/{repo}/compare/{basehead}` */
export interface CompareAnswer {
  readonly base_commit: Named;
  readonly merge_base_commit: Named;
  /** Those of the head that the base has not, the head last; at most 250. */
  readonly commits: readonly Named[];
  readonly files?: readonly FileAnswer[];
}

/** `GET /repos/{owner}/{repo}/pulls/{pull_number}` */
export interface PullAnswer {
  /** Tip of the base branch at the last push to the pull request; not what the pull request is compared with. */
  readonly base: Named;
  readonly head: Named & {
    /** The fork that the pull request comes from; null when it was deleted. */
    readonly repo?: { readonly full_name: string } | null;
  };
  readonly changed_files: number;
}

/** `GET /repos/{owner}/{repo}/git/trees/{tree_sha}` */
export interface TreeAnswer {
  readonly tree: readonly TreeEntry[];
  readonly truncated: boolean;
}

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

export const readCommit = (data: unknown): CommitAnswer => checked(data, isCommit);
export const readComparison = (data: unknown): CompareAnswer => checked(data, isComparison);
export const readPull = (data: unknown): PullAnswer => checked(data, isPull);
export const readFiles = (data: unknown): readonly FileAnswer[] => checked(data, isFiles);
export const readTree = (data: unknown): TreeAnswer => checked(data, isTree);

/** Throws a `ReflensError` for an answer of another form. */
function checked<Answer>(data: unknown, is: (data: unknown) => data is Answer): Answer {
  if (!is(data)) throw unexpectedAnswer();
  return data;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isListOf = (value: unknown, isOne: (element: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((element: unknown) => isObject(element) && isOne(element));

/** Ids go into addresses: they are nothing but digits. */
const isId = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{1,64}$/.test(value);

const isNamed = (value: unknown): boolean => isObject(value) && isId(value.sha);

const isFile = (file: Fields): boolean =>
  typeof file.filename === 'string' &&
  typeof file.status === 'string' &&
  (isId(file.sha) || file.sha === null) &&
  (file.previous_filename === undefined || typeof file.previous_filename === 'string') &&
  (file.changes === undefined || typeof file.changes === 'number') &&
  (file.patch === undefined || typeof file.patch === 'string');

const isFiles = (data: unknown): data is readonly FileAnswer[] => isListOf(data, isFile);

const isCommit = (data: unknown): data is CommitAnswer =>
  isObject(data) && isNamed(data) && isListOf(data.parents, isNamed) && (data.files === undefined || isFiles(data.files));

const isComparison = (data: unknown): data is CompareAnswer =>
  isObject(data) &&
  isNamed(data.base_commit) &&
  isNamed(data.merge_base_commit) &&
  isListOf(data.commits, isNamed) &&
  (data.files === undefined || isFiles(data.files));

const isPull = (data: unknown): data is PullAnswer =>
  isObject(data) && isNamed(data.base) && isNamed(data.head) && isHead(data.head) && typeof data.changed_files === 'number';

const isHead = (head: unknown): boolean =>
  isObject(head) && (head.repo === undefined || head.repo === null || (isObject(head.repo) && typeof head.repo.full_name === 'string'));

const isTree = (data: unknown): data is TreeAnswer =>
  isObject(data) &&
  typeof data.truncated === 'boolean' &&
  isListOf(data.tree, ({ path, mode, type, sha }) => [path, mode, type, sha].every((field) => typeof field === 'string'));
