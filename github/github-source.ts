/** The change that a page of GitHub shows: the REST API for the list of files, raw contents for the texts; the latter cost nothing of the API's 60 calls an hour. */
import { API, GithubApi } from './api.js';
import { fetchFile } from './http.js';
import { listCommit } from './list-commit.js';
import { listComparison } from './list-comparison.js';
import { listPull, listPullRange } from './list-pull.js';
import type { ChangePage } from './page.js';
import { UnreadableFile, type ChangeList, type FileVersion, type Source } from './source.js';

const RAW = 'https://raw.githubusercontent.com';

/** A token for GitHub's API, and where the reader keeps it, for sentences. */
export interface TokenUse {
  readonly token?: string;
  readonly place: string;
}

const SUBJECTS: Readonly<Record<ChangePage['kind'], string>> = {
  commit: 'this commit',
  'pull-files': 'this pull request',
  'pull-commit': 'this commit',
  'pull-range': 'these commits',
  compare: 'what is compared here',
};

export class GithubSource implements Source {
  readonly id: string;
  readonly #api: GithubApi;
  readonly #token: string | undefined;

  /** The token is for the API alone. */
  constructor(
    private readonly page: ChangePage,
    { token, place }: TokenUse,
  ) {
    this.id = `github.com/${page.owner}/${page.repository}`;
    this.#api = new GithubApi(token, { subject: SUBJECTS[page.kind], tokenPlace: place });
    this.#token = token;
  }

  /** Each kind of page is compared with its own base, as GitHub shows it. */
  list(signal: AbortSignal): Promise<ChangeList> {
    const { page } = this;
    const place = { owner: page.owner, repo: page.repository };
    switch (page.kind) {
      case 'commit':
      case 'pull-commit':
        return listCommit(this.#api, place, page.commit, signal);
      case 'pull-files':
        return listPull(this.#api, place, page.pull, signal);
      case 'pull-range':
        return listPullRange(this.#api, place, page, signal);
      case 'compare':
        return listComparison(this.#api, place, page, page.fromMergeBase, signal);
    }
  }

  /** A fork's commits can be read through the repository it was forked from, since GitHub keeps them together. */
  async read(file: FileVersion, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const { owner, repository } = this.page;
    const path = file.path.split('/').map(encodeURIComponent).join('/');
    try {
      return await fetchFile(`${RAW}/${owner}/${repository}/${file.commit}/${path}`, {}, signal);
    } catch (error) {
      // Raw contents know nothing of private repositories; with a token, the API does.
      if (this.#token === undefined || !(error instanceof UnreadableFile && error.reason === 'not-read')) throw error;
      const headers = { accept: 'application/vnd.github.raw+json', authorization: `Bearer ${this.#token}` };
      return fetchFile(`${API}/repos/${owner}/${repository}/contents/${path}?ref=${file.commit}`, headers, signal);
    }
  }
}
