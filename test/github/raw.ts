// raw.githubusercontent.com: files as they are, for anyone who may read the repository.
import { findRepository, text, tokenOf, type Asked, type Reply, type World } from './exchange.js';
import type { Repository } from './git/repository.js';

/** The token in addresses of a private repository's raw files, which GitHub hands out to logged-in readers. */
const RAW_TOKEN = 'STANDIN-RAW-TOKEN';

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The file at `/O/R/<ref>/<path>`. Branch names with slashes are tried from short to long. */
export async function answerRaw(world: World, asked: Asked): Promise<Reply> {
  const [, owner, name, ...rest] = asked.url.pathname.split('/').map(decode);
  const repository = findRepository(world, owner, name);
  if (asked.method === 'OPTIONS') return { status: 204, headers: HEADERS, body: '' };
  return repository && mayRead(world, asked, repository) ? answerRawFile(asked, repository, rest) : text(404, '404: Not Found', HEADERS);
}

/** The file at `<ref>/<path>` for somebody who may read the repository. */
export async function answerRawFile(asked: Asked, repository: Repository, rest: readonly string[]): Promise<Reply> {
  for (let length = 1; length < rest.length; length++) {
    const oid = await repository.resolveOnce(rest.slice(0, length).join('/'));
    const file = oid === null ? null : await repository.file(oid, rest.slice(length).join('/'));
    if (!file) continue;
    const etag = `W/"${file.oid}"`;
    const headers = {
      ...HEADERS,
      'content-type': isText(file.bytes) ? 'text/plain; charset=utf-8' : 'application/octet-stream',
      'cache-control': 'max-age=300',
      etag,
    };
    if (asked.headers['if-none-match'] === etag) return { status: 304, headers, body: '' };
    return { status: 200, headers, body: file.bytes };
  }
  return text(404, '404: Not Found', HEADERS);
}

/** Where `/O/R/raw/…` of the site leads. */
export function rawLocation(repository: Repository, rest: readonly string[]): string {
  const path = rest.map(encodeURIComponent).join('/');
  return `https://raw.githubusercontent.com/${repository.fullName}/${path}${repository.isPrivate ? `?token=${RAW_TOKEN}` : ''}`;
}

function mayRead(world: World, asked: Asked, repository: Repository): boolean {
  if (!repository.isPrivate) return true;
  return asked.url.searchParams.get('token') === RAW_TOKEN || typeof tokenOf(world, asked) === 'string';
}

/** GitHub's and git's test for text: no zero byte near the beginning. */
export function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 8000).includes(0);
}

/** A path segment decoded; as it is if it is not valid. */
export function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
