// github.com: which address is which page.
import { findRepository, isLoggedIn, SESSION_COOKIE, text, type Asked, type Reply, type World } from './exchange.js';
import type { Repository } from './git/repository.js';
import {
  blobPage,
  comparePage,
  commitPage,
  commitsPage,
  homePage,
  pullChangesPage,
  pullConversation,
  pullCommitsPage,
  pullsPage,
} from './pages/pages.js';
import { blobExcerpt, blobExpand, blobLines, diffEntries, diffEntry, diffFile, diffs } from './pages/fragments.js';
import { answerRawFile, decode, rawLocation } from './raw.js';

/** GitHub's policy as far as it was recorded: no other host's scripts, no workers, no WASM. */
const POLICY =
  "default-src 'none'; script-src github.githubassets.com; style-src 'unsafe-inline' github.githubassets.com; worker-src github.githubassets.com github.com/assets-cdn/worker/ github.com/assets/ gist.github.com/assets-cdn/worker/; connect-src 'self' api.github.com raw.githubusercontent.com; img-src 'self' data: blob:; font-src github.githubassets.com; frame-ancestors 'none'; form-action 'self'; base-uri 'self'";

const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'x-frame-options': 'deny',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer-when-downgrade',
  'cache-control': 'no-store',
};

/** A page or fragment that was asked for. */
export interface SiteRequest {
  readonly world: World;
  readonly asked: Asked;
  readonly repository: Repository;
  readonly query: URLSearchParams;
  /** Decoded path segments after `/owner/name/<first>/`. */
  readonly rest: readonly string[];
}

/** Answers for github.com. */
export async function answerSite(world: World, asked: Asked): Promise<Reply> {
  const segments = asked.url.pathname
    .split('/')
    .slice(1)
    .map(decode)
    .filter((segment, i, all) => segment !== '' || i < all.length - 1);
  const [owner, name, first, ...rest] = segments;
  if (owner === 'login' && segments.length === 1) return login();
  const repository = findRepository(world, owner, name);
  if (!repository || (repository.isPrivate && !isLoggedIn(world, asked))) return notFound();
  const request: SiteRequest = { world, asked, repository, query: asked.url.searchParams, rest };
  return (await route(request, first)) ?? notFound();
}

async function route(request: SiteRequest, first: string | undefined): Promise<Reply | null> {
  const { rest, repository, asked } = request;
  switch (first) {
    case undefined:
    case 'tree':
      return page(await homePage(request));
    case 'commits':
      return page(await commitsPage(request));
    case 'commit':
      return page(await commitPage(request));
    case 'compare':
      return page(await comparePage(request));
    case 'blob':
      return page(await blobPage(request));
    case 'pulls':
      return page(pullsPage(request));
    case 'raw':
      // Enterprise servers have no host for raw files: they answer themselves.
      if (asked.url.host !== 'github.com') return answerRawFile(asked, repository, rest);
      return {
        status: 302,
        headers: { location: rawLocation(repository, rest), 'access-control-allow-origin': 'https://render.githubusercontent.com' },
        body: '',
      };
    case 'pull':
      return pull(request);
    case 'diffs':
      return isJson(asked) ? json(await diffs(request)) : html(await diffs(request));
    case 'diff_file':
      return html(await diffFile(request));
    case 'blob_excerpt':
      return html(await blobExcerpt(request));
    case 'blob_expand':
      return html(await blobExpand(request));
    case 'diff_entry':
      return internal(asked, () => diffEntry(request));
    case 'blob_lines':
      return internal(asked, () => blobLines(request));
    default:
      return null;
  }
}

async function pull(request: SiteRequest): Promise<Reply | null> {
  const { rest, world, repository, asked } = request;
  const [number, tab, detail] = rest;
  const { generation, loggedIn } = world.settings;
  const react = generation !== 'classic' && loggedIn;
  const at = (path: string): Reply => ({
    status: 302,
    headers: { location: `https://github.com/${repository.fullName}/pull/${number ?? ''}/${path}` },
    body: '',
  });
  switch (tab) {
    case undefined:
      return page(await pullConversation(request));
    case 'files':
      return react
        ? at(detail === undefined ? 'changes' : `changes/${detail}`)
        : page(await pullChangesPage(request, detail ?? null, false));
    case 'changes':
      return react ? page(await pullChangesPage(request, detail ?? null, true)) : at(detail === undefined ? 'files' : `commits/${detail}`);
    case 'commits':
      if (detail === undefined) return page(await pullCommitsPage(request));
      return react ? at(`changes/${detail}`) : page(await pullChangesPage(request, detail, false));
    case 'file_review':
      return isLoggedIn(world, asked) && asked.method === 'POST' ? fileReview(request) : null;
    case 'page_data':
      return detail === 'diff_entries' ? internal(asked, () => diffEntries(request)) : null;
    default:
      return null;
  }
}

/** Keeps which files the reader viewed. */
function fileReview({ world: { settings }, asked }: SiteRequest): Reply {
  const asks = new URLSearchParams(asked.body);
  const path = asks.get('path') ?? '';
  settings.viewed = [...settings.viewed.filter((one) => one !== path), ...(asks.has('viewed') ? [path] : [])];
  return text(200, '');
}

function page(content: string | null): Reply | null {
  return content === null ? null : { status: 200, headers: { ...PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8' }, body: content };
}

function html(content: unknown): Reply | null {
  return typeof content === 'string' ? page(content) : null;
}

function json(content: unknown): Reply | null {
  return content === null
    ? null
    : {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        body: JSON.stringify(content),
      };
}

function isJson(asked: Asked): boolean {
  return (asked.headers['accept'] ?? '').includes('application/json');
}

/** GitHub's internal JSON routes answer only requests that look like its own script's. */
async function internal(asked: Asked, answer: () => Promise<unknown>): Promise<Reply | null> {
  if (!isJson(asked) || asked.headers['x-requested-with'] !== 'XMLHttpRequest') return text(406, '');
  return json(await answer());
}

/** Where a reader logs in; the stand-in asks no questions. */
function login(): Reply {
  return {
    status: 200,
    headers: {
      ...PAGE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': `${SESSION_COOKIE}; Path=/; Secure; HttpOnly; SameSite=Lax`,
    },
    body: '<!DOCTYPE html><html lang="en"><head><title>Logged in · GitHub</title></head><body><h1>Logged in</h1></body></html>',
  };
}

function notFound(): Reply {
  return {
    status: 404,
    headers: { ...PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8' },
    body: '<!DOCTYPE html><html lang="en"><head><title>Page not found · GitHub</title></head><body><h1>404</h1><p>This is not the web page you are looking for.</p></body></html>',
  };
}
