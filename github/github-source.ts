/** A commit on GitHub, through the REST API for the list of files and raw contents for the texts; the latter cost nothing of the API's 60 calls an hour. */
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { ReflensError } from './failures.js';
import type { CommitPage } from './page.js';
import { apiFailure, unexpectedAnswer } from './api-failure.js';
import { fetchFile } from './http.js';
import { UnreadableFile, type ChangedFile, type ChangeList, type FileVersion, type Source } from './source.js';

const API = 'https://api.github.com';
const RAW = 'https://raw.githubusercontent.com';

/** Files that the API lists at most for one commit, over all pages. */
const MOST_LISTED = 3_000;

/** Tries after the first, for answers 5xx and a broken network. The reader waits: GitHub's own hiccups pass within a second. */
const API_RETRIES = 1;

/** Seconds that the API may ask to wait before a call is repeated by itself; a longer wait is told to the reader instead. */
const PATIENCE = 3;

const Client = Octokit.plugin(throttling, retry);

export class GithubSource implements Source {
  readonly id: string;
  readonly #octokit: InstanceType<typeof Client>;

  /** `token` is for the API alone. */
  constructor(
    private readonly page: CommitPage,
    private readonly token: string | undefined,
  ) {
    this.id = `github.com/${page.owner}/${page.repository}`;
    const waitIfShort = (seconds: number, _options: unknown, _client: unknown, retries: number): boolean =>
      retries === 0 && seconds <= PATIENCE;
    this.#octokit = new Client({
      baseUrl: API,
      ...(token !== undefined && { auth: token }),
      throttle: { onRateLimit: waitIfShort, onSecondaryRateLimit: waitIfShort },
      retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451], retries: API_RETRIES },
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    });
  }

  async list(signal: AbortSignal): Promise<ChangeList> {
    const { owner, repository: repo, commit: ref } = this.page;
    const files: ChangedFile[] = [];
    try {
      const pages = this.#octokit.paginate.iterator('GET /repos/{owner}/{repo}/commits/{ref}', { owner, repo, ref, request: { signal } });
      for await (const { data } of pages) files.push(...readCommit(data));
    } catch (error) {
      if (signal.aborted) throw error;
      throw error instanceof ReflensError ? error : apiFailure(error, this.token !== undefined);
    }
    return { files, truncated: files.length >= MOST_LISTED };
  }

  async read(file: FileVersion, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const { owner, repository } = this.page;
    const path = file.path.split('/').map(encodeURIComponent).join('/');
    try {
      return await fetchFile(`${RAW}/${owner}/${repository}/${file.commit}/${path}`, {}, signal);
    } catch (error) {
      // Raw contents know nothing of private repositories; with a token, the API does.
      if (this.token === undefined || !(error instanceof UnreadableFile && error.reason === 'not-read')) throw error;
      const headers = { accept: 'application/vnd.github.raw+json', authorization: `Bearer ${this.token}` };
      return fetchFile(`${API}/repos/${owner}/${repository}/contents/${path}?ref=${file.commit}`, headers, signal);
    }
  }
}

const ignore = (): void => undefined;

/** What Reflens reads of one page of the API's answer. Everything in it is checked, since an answer that was cut off arrives as something else. */
interface CommitAnswer {
  readonly sha: string;
  readonly parents: readonly { readonly sha: string }[];
  readonly files?: readonly FileAnswer[];
}

interface FileAnswer {
  readonly filename: string;
  readonly status: string;
  /** Git's id of the content after the change, or of the deleted content; null for submodules. */
  readonly sha: string | null;
  readonly previous_filename?: string;
}

function readCommit(data: unknown): ChangedFile[] {
  if (!isCommitAnswer(data)) throw unexpectedAnswer();
  const { sha: after, files = [] } = data;
  // A merge is shown against its first parent, as GitHub's page does; the first commit of all has none.
  const before = data.parents[0]?.sha;
  return files.map((file) => readFile(file, before, after));
}

function readFile(file: FileAnswer, before: string | undefined, after: string): ChangedFile {
  const blob = file.sha === null ? {} : { blob: file.sha };
  const isNew = file.status === 'added' || file.status === 'copied' || before === undefined;
  if (file.status === 'removed') return before === undefined ? {} : { before: { commit: before, path: file.filename, ...blob } };
  const afterVersion: FileVersion = { commit: after, path: file.filename, ...blob };
  return isNew
    ? { after: afterVersion }
    : { before: { commit: before, path: file.previous_filename ?? file.filename }, after: afterVersion };
}

function isCommitAnswer(data: unknown): data is CommitAnswer {
  if (typeof data !== 'object' || data === null) return false;
  const { sha, parents, files } = data as Record<string, unknown>;
  return (
    typeof sha === 'string' &&
    isListOf(parents, (parent) => typeof parent.sha === 'string') &&
    (files === undefined || isListOf(files, isFileAnswer))
  );
}

const isFileAnswer = (file: Record<string, unknown>): boolean =>
  typeof file.filename === 'string' &&
  typeof file.status === 'string' &&
  (typeof file.sha === 'string' || file.sha === null) &&
  (file.previous_filename === undefined || typeof file.previous_filename === 'string');

const isListOf = (value: unknown, isOne: (element: Record<string, unknown>) => boolean): boolean =>
  Array.isArray(value) &&
  value.every((element: unknown) => typeof element === 'object' && element !== null && isOne(element as Record<string, unknown>));
