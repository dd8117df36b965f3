/**
 * The change that a page of GitHub shows. Which way its list and texts come is decided by what is there:
 *
 *     a token                      list from the API, texts by GraphQL in batches, singly from the API what these do not give whole
 *     no token                     list from the API, texts from raw contents, which cost nothing of the API's 60 calls an hour
 *     the API does not know it     list from the page, texts from the site, both with the reader's own session
 */
import type { RateLimit } from '../ui/work.js';
import { unexpectedAnswer } from './api-failure.js';
import { GithubApi, NotModified } from './api.js';
import { ReflensError, type FailureCode } from './failures.js';
import { githubHost, type GithubHost } from './host.js';
import { fetchFile, type FetchOptions } from './http.js';
import { listCommit } from './list-commit.js';
import { listComparison } from './list-comparison.js';
import { listPull, listPullRange } from './list-pull.js';
import { listBySession } from './list-session.js';
import type { ChangePage } from './page.js';
import { readByGraphql } from './read-graphql.js';
import { firstThatKnows, readOneByOne, type ReadOne } from './read-single.js';
import { differingTrees, type DifferingTrees } from './walk-trees.js';
import { UnreadableFile, type ChangeList, type Deliver, type FileVersion, type KnownList, type NextFile, type Source } from './source.js';

/** What a source may use, and words for sentences. */
export interface SourceOptions {
  /** For the API of the page's host, and nothing else. */
  readonly token?: string;
  /** Where the reader keeps the token: `Reflens’ settings`. */
  readonly place: string;
  /** The reader's own session on the site may be used. */
  readonly useSession?: boolean;
  /** Leave nothing in the browser's own cache. */
  readonly leaveNothing?: boolean;
}

const SUBJECTS: Readonly<Record<ChangePage['kind'], string>> = {
  commit: 'this commit',
  'pull-files': 'this pull request',
  'pull-commit': 'this commit',
  'pull-range': 'these commits',
  compare: 'what is compared here',
};

/** What a forced push does to pages inside of a pull request that were opened before. */
const REMARKS: Partial<Readonly<Record<ChangePage['kind'], string>>> = {
  'pull-commit': 'a push may have replaced it',
  'pull-range': 'a push may have replaced them',
};

/** What the API says to readers who may not see a repository, or may not ask at all. */
const CLOSED: readonly FailureCode[] = ['not-found', 'forbidden'];

export class GithubSource implements Source {
  readonly id: string;
  readonly #host: GithubHost;
  readonly #api: GithubApi;
  readonly #fetching: FetchOptions;
  #way: 'token' | 'raw' | 'session';
  #isPrivate: boolean | null;
  #elsewhere: ChangeList['elsewhere'];

  constructor(
    private readonly page: ChangePage,
    private readonly options: SourceOptions,
  ) {
    const { token, place, leaveNothing } = options;
    this.#host = githubHost(page.host);
    this.id = `${page.host}/${page.owner}/${page.repository}`;
    this.#fetching = { leaveNothing: leaveNothing ?? false };
    const remark = REMARKS[page.kind];
    this.#api = new GithubApi(
      { host: this.#host, ...(token !== undefined && { token }), leaveNothing: leaveNothing ?? false },
      { subject: SUBJECTS[page.kind], ...(remark !== undefined && { remark }), tokenPlace: place },
    );
    this.#way = token === undefined ? 'raw' : 'token';
    // What the API gives without a token, everybody may read.
    this.#isPrivate = token === undefined ? page.host !== 'github.com' : null;
  }

  get way(): string {
    switch (this.#way) {
      case 'token':
        return 'Read from GitHub’s API with your token.';
      case 'raw':
        return 'Read without a token, as everybody may.';
      case 'session':
        return `GitHub’s API does not show this repository${this.options.token === undefined ? '' : ' to your token'}, so it was read from ${this.#host.name} as you are signed in there.`;
    }
  }

  get isPublic(): boolean {
    return this.#isPrivate === false;
  }

  get rate(): RateLimit | undefined {
    return this.#way === 'session' ? undefined : this.#api.rate;
  }

  get etag(): string | undefined {
    return this.#way === 'session' ? undefined : this.#api.etag;
  }

  async list(signal: AbortSignal, known?: KnownList): Promise<ChangeList> {
    const list = await this.#list(signal, known);
    this.#elsewhere = list.elsewhere;
    return list;
  }

  /**
   * All entries that differ, with their modes, which no list of files tells: two calls mostly. Null when the source cannot name the commits. Rejects with a
   * `ReflensError`.
   */
  async trees({ commits }: ChangeList, signal: AbortSignal): Promise<DifferingTrees | null> {
    if (!commits) return null;
    return differingTrees(this.#api, { owner: this.page.owner, repo: this.page.repository }, commits, signal);
  }

  adopt({ elsewhere }: ChangeList): void {
    this.#elsewhere = elsewhere;
  }

  async #list(signal: AbortSignal, known: KnownList | undefined): Promise<ChangeList> {
    this.#api.begin(known?.etag);
    try {
      return await this.#listByApi(signal);
    } catch (error) {
      if (error instanceof NotModified && known) return known.list;
      const isClosed = error instanceof ReflensError && this.#isClosed(error.failure.code);
      if (!(error instanceof ReflensError) && !signal.aborted) throw unexpectedAnswer(error);
      if (!isClosed || this.options.useSession !== true) throw error;
      const bySession = await listBySession(this.#host, this.page, this.#fetching, signal).catch((reason: unknown) => {
        signal.throwIfAborted();
        // The site may lead to a sign-on elsewhere, where Reflens must not follow: a network that just brought the API's answer did not break.
        if (reason instanceof ReflensError && reason.failure.code === 'network') return null;
        throw reason;
      });
      if (!bySession) throw error;
      this.#way = 'session';
      this.#isPrivate = !bySession.isPublic;
      return bySession.list;
    }
  }

  /** Whether the API shows nothing to this reader; servers may tell nobody anything who has no token. */
  #isClosed(code: FailureCode): boolean {
    return CLOSED.includes(code) || (code === 'unauthorised' && this.options.token === undefined);
  }

  /** Each kind of page is compared with its own base, as GitHub shows it. */
  #listByApi(signal: AbortSignal): Promise<ChangeList> {
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

  async read(next: NextFile, deliver: Deliver, signal: AbortSignal): Promise<void> {
    if (this.#way !== 'token') return readOneByOne(this.#single(), next, deliver, signal);
    const { owner, repository } = this.page;
    const onPrivacy = (isPrivate: boolean): void => {
      this.#isPrivate = isPrivate;
    };
    const readWhole = firstThatKnows([this.#contents(owner, repository), ...this.#fromFork((...fork) => this.#contents(...fork))]);
    return readByGraphql({ api: this.#api, place: { owner, repo: repository }, readWhole, onPrivacy }, next, deliver, signal);
  }

  /** Ways without a token, in the order in which they are tried for each file. */
  #single(): ReadOne {
    const { owner, repository } = this.page;
    const session = (): readonly ReadOne[] => [this.#siteRaw(owner, repository), ...this.#fromFork((...fork) => this.#siteRaw(...fork))];
    if (this.#way === 'session') return firstThatKnows(session());
    // Enterprise servers have no raw contents for everybody; the site's are the same, and cost none of the API's calls.
    if (this.#host.raw === null)
      return firstThatKnows([
        ...(this.options.useSession === true ? session() : []),
        this.#contents(owner, repository),
        ...this.#fromFork((...fork) => this.#contents(...fork)),
      ]);
    const { raw } = this.#host;
    return firstThatKnows([this.#raw(raw, owner, repository), ...this.#fromFork((...fork) => this.#raw(raw, ...fork))]);
  }

  /** GitHub keeps a repository and its forks together, mostly; a fork's commits can then be read through the page's own repository. */
  #fromFork(way: (owner: string, repository: string) => ReadOne): readonly ReadOne[] {
    const fork = this.#elsewhere;
    if (!fork) return [];
    const read = way(fork.owner, fork.repository);
    return [(file, signal) => (file.commit === fork.commit ? read(file, signal) : firstThatKnows([])(file, signal))];
  }

  #raw(root: string, owner: string, repository: string): ReadOne {
    return async (file, signal) => fetchFile(`${root}/${owner}/${repository}/${file.commit}/${encoded(file)}`, this.#fetching, signal);
  }

  /** With the reader's own cookies. The site leads on to raw contents, with a word that opens them for a while. */
  #siteRaw(owner: string, repository: string): ReadOne {
    const root = `${this.#host.site}/${owner}/${repository}/raw`;
    const options = { ...this.#fetching, withSession: true, leadsTo: this.#host.contents };
    return async (file, signal) => fetchFile(`${root}/${file.commit}/${encoded(file)}`, options, signal);
  }

  #contents(owner: string, repository: string): ReadOne {
    const { token } = this.options;
    const headers = { accept: 'application/vnd.github.raw+json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const root = `${this.#host.api}/repos/${owner}/${repository}/contents`;
    return async (file, signal) => fetchFile(`${root}/${encoded(file)}?ref=${file.commit}`, { ...this.#fetching, headers }, signal);
  }
}

/**
 * A path as addresses have it. Names that are no text, such as halves of a letter, cannot be encoded as they are. Git has no `..` in paths, but a list is what somebody
 * said: browsers would take it for a step up, and out of the repository, with the reader's token or session.
 */
function encoded({ path }: FileVersion): string {
  const steps = new TextDecoder().decode(new TextEncoder().encode(path)).split('/');
  if (steps.some((step) => /^\.{0,2}$/.test(step))) throw new UnreadableFile('not-read', 'this is no path of a file');
  return steps.map(encodeURIComponent).join('/');
}
