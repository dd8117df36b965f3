/** One comment on a pull request, brought up to date by each run. */
import { ask, type Answer } from '../github/ask.js';
import { canBeName } from '../github/source.js';
import { Failure } from '../engine/node/failure.js';
import { cut } from './workflow.js';

/** By which a later run knows its comment. */
export const MARK = '<!-- reflens: reading figures -->';

/** Bytes that GitHub takes for a comment are some more. */
const LARGEST_COMMENT = 60_000;

/** Comments on one page, and pages that are looked through: beyond, a new comment is found by readers anyway. */
const ON_A_PAGE = 100;
const MOST_PAGES = 10;

/** Bytes of a page of comments, of 65,536 characters each at most. */
const LARGEST_PAGE = 40_000_000;

/** Where comments go. */
export interface Place {
  /** `https://api.github.com` */
  readonly api: string;
  /** `OWNER/NAME` */
  readonly repository: string;
  readonly pull: number;
  readonly token: string;
}

interface Comment {
  readonly id: number;
  readonly body: string;
  /** Written by a program: a person's comment with our mark is not ours to change. */
  readonly isBots: boolean;
}

/** Writes the comment, or another text into the one that is there. Rejects with `Failure`. */
export async function comment(place: Place, markdown: string): Promise<void> {
  const { api, repository, pull } = place;
  if (!repository.split('/').every(canBeName)) throw new Failure('GITHUB_REPOSITORY names no repository.');
  const body = JSON.stringify({ body: `${MARK}\n${cut(markdown, LARGEST_COMMENT)}` });
  const own = await ownComment(place);
  const root = `${api}/repos/${repository}/issues`;
  const answer = await asked(
    place,
    own === null ? `${root}/${pull}/comments` : `${root}/comments/${own.id}`,
    own === null ? 'POST' : 'PATCH',
    body,
  );
  if (answer.ok) return;
  throw new Failure(
    answer.status === 403 || answer.status === 404
      ? 'The comment could not be written: the job needs the permission "pull-requests: write", which pull requests from forks do not get. The figures are in the job’s summary.'
      : `The comment could not be written: GitHub answered ${answer.status}. The figures are in the job’s summary.`,
  );
}

async function ownComment(place: Place): Promise<Comment | null> {
  const { api, repository, pull } = place;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await asked(place, `${api}/repos/${repository}/issues/${pull}/comments?per_page=${ON_A_PAGE}&page=${page}`, 'GET');
    if (!answer.ok) return null;
    const comments = commentsIn(answer);
    const own = comments.find(({ body, isBots }) => isBots && body.startsWith(MARK));
    if (own) return own;
    if (comments.length < ON_A_PAGE) return null;
  }
  return null;
}

function commentsIn({ bytes }: Answer): readonly Comment[] {
  const told: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!Array.isArray(told)) return [];
  return told.map((one: { readonly id?: unknown; readonly body?: unknown; readonly user?: { readonly type?: unknown } | null }) => ({
    id: Number(one.id),
    body: typeof one.body === 'string' ? one.body : '',
    isBots: one.user?.type === 'Bot',
  }));
}

function asked({ token }: Place, address: string, method: string, body?: string): Promise<Answer> {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'x-github-api-version': '2022-11-28',
    'user-agent': 'reflens-action',
  };
  return ask(address, { most: LARGEST_PAGE, method, headers, ...(body !== undefined && { body }) }, new AbortController().signal);
}
