/** Repositories of servers, kept in a folder of ours: what lies in the working folder may have been put there by anybody. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ask } from '../../github/ask.js';
import { Failure } from './failure.js';
import { GitError, gitOnline, type Online } from './git-process.js';
import { lock, LockedError } from './lock.js';

/** A repository on a server. */
export interface RemoteRepository {
  /** `https://github.com/OWNER/NAME.git` */
  readonly address: URL;
  /** Where its clone is kept, below the folder of clones. */
  readonly place: readonly string[];
}

/** What the clone's HEAD stands for: the branch that the server says is the default, as of the last look. */
const DEFAULT_BRANCH = 'refs/reflens/HEAD';

/** What is kept of a server: branches, tags, and what its HEAD is. Not GitHub's references to each pull request, of which a repository may have a hundred thousand. */
const KEPT = ['+refs/heads/*:refs/heads/*', '+refs/tags/*:refs/tags/*', `+HEAD:${DEFAULT_BRANCH}`];

/** Redirects that are followed one after the other: a repository that was renamed, and handed on, and renamed again. */
const MOST_REDIRECTS = 3;

/** Reads `OWNER/NAME`, which is on `site`, or an https address; null for anything else. Throws `Failure` for an address that cannot be used. */
export function remoteRepository(name: string, site: string): RemoteRepository | null {
  const isAddress = /^https?:\/\//i.test(name);
  // An address is read without them.
  if (/\s/.test(name) || (isAddress && !URL.canParse(name))) return null;
  const { origin, host, pathname, username, search, hash } = new URL(isAddress ? name : `${site}/${name}`);
  if (username !== '') throw new Failure('Leave name and password out of the address: they would be kept. GITHUB_TOKEN takes a token.');
  if (isAddress && !origin.startsWith('https:') && origin !== site) throw new Failure(`"${name}" is not encrypted. Use its https address.`);
  const parts = pathname
    .replace(/^\/|\/$/g, '')
    .replace(/\.git$/i, '')
    .split('/');
  const isRepository = (isAddress ? parts.length > 1 : parts.length === 2 && name.split('/').length === 2) && parts.every(isName);
  if (!isRepository || search !== '' || hash !== '') return null;
  const address = new URL(`${origin}/${parts.join('/')}.git`);
  // Servers do not tell capitals from small letters there, some file systems neither; a colon means something else on Windows.
  const folders = [host.replace(':', '_'), ...parts].map((part) => part.toLowerCase());
  return { address, place: [...folders.slice(0, -1), `${folders.at(-1) ?? ''}.git`] };
}

const isName = (part: string): boolean => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part) && !part.startsWith('-');

/** The folder of clones: the person's cache, where programs keep what they can get again. */
function folderOfClones(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const usual = platform() === 'win32' ? LOCALAPPDATA : platform() === 'darwin' ? join(homedir(), 'Library', 'Caches') : undefined;
  return resolve(XDG_CACHE_HOME || usual || join(homedir(), '.cache'), 'reflens', 'clones');
}

/** Bytes of an answer that leads elsewhere: its headers say where. */
const LARGEST_LEAD = 100_000;

/** For commands that ask nobody. */
const LOCAL: Online = { protocols: [], settings: [], env: {} };

/**
 * Gets a repository, or what is new in it, and gives the folder in which it is. The token, if any, is shown to the address's own host alone. Rejects with `Failure`.
 */
export async function cloned({ address, place }: RemoteRepository, token: string | undefined): Promise<string> {
  const folder = join(folderOfClones(), place.join('/'));
  // What is private on the server stays so here.
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const release = lockOf(folder, address);
  try {
    if (existsSync(folder))
      await fetched(folder, address, token, 'bring up to date', `\nWhat was there before is in the folder "${folder}".`);
    else {
      // Under another name until it is whole: what was cut off is no repository to go on with.
      const part = `${folder}.part`;
      rmSync(part, { recursive: true, force: true });
      try {
        await gitOnline(['init', '--quiet', '--bare', '--template=', '--', part], LOCAL);
        await gitOnline(['-C', part, 'symbolic-ref', 'HEAD', DEFAULT_BRANCH], LOCAL);
        await fetched(part, address, token, 'get');
        renameSync(part, folder);
      } finally {
        rmSync(part, { recursive: true, force: true });
      }
    }
  } finally {
    release();
  }
  return folder;
}

function lockOf(folder: string, address: URL): () => void {
  try {
    return lock(`${folder}.lock`);
  } catch (error) {
    if (error instanceof LockedError) throw new Failure(`Another run is getting ${address.href}: ${error.wayOn}`);
    throw error;
  }
}

/** `hint` follows what Git says when it cannot. */
async function fetched(folder: string, address: URL, token: string | undefined, verb: string, hint = ''): Promise<void> {
  const online = onlineFor(address, token);
  let from = address;
  for (let redirects = 0; ; redirects++) {
    try {
      // The address is named each time: what the folder's configuration says of remotes does not matter.
      const options = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head'];
      await gitOnline(['-C', folder, 'fetch', ...options, '--end-of-options', from.href, ...KEPT], online);
      return;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      const isRedirect = /returned error: 30[1278]/.test(error.said);
      const to = isRedirect && redirects < MOST_REDIRECTS ? await movedTo(from, token) : null;
      if (to === null) throw new Failure(`Git could not ${verb} ${address.href}: ${error.said}${hint}`);
      from = to;
    }
  }
}

/** Settings for getting a repository from one host, with a token for it if there is one. Redirects are not followed by Git, which would take what it knows of this host along. */
export function onlineFor(address: URL, token: string | undefined): Online {
  const settings = ['http.followRedirects=false'];
  const protocols = ['https', 'ssh', address.protocol.slice(0, -1)];
  if (token === undefined) return { protocols, settings, env: {} };
  // It is asked for this host only, and looks again. Empty ones before it: nobody else's helper is asked first, and none is told the token to keep.
  const helper = `!f() { test "$1" = get && grep -qxF "host=$REFLENS_HOST" && printf 'username=x-access-token\\npassword=%s\\n' "$REFLENS_TOKEN"; }; f`;
  const own = `credential.${address.origin}.helper`;
  return {
    protocols,
    settings: [...settings, 'credential.helper=', `${own}=`, `${own}=${helper}`],
    env: { REFLENS_HOST: address.host, REFLENS_TOKEN: token },
  };
}

/** Where a repository went that has another name now. Null when the server does not say. Throws `Failure` when it is on another host: nothing is asked of that. */
async function movedTo(address: URL, token: string | undefined): Promise<URL | null> {
  const what = '/info/refs';
  const asked = new URL(`${address.href}${what}?service=git-upload-pack`);
  const basic = token === undefined ? null : Buffer.from(`x-access-token:${token}`).toString('base64');
  let location: string | null;
  try {
    const headers: Record<string, string> = basic === null ? {} : { authorization: `Basic ${basic}` };
    const { headers: told } = await ask(asked.href, { most: LARGEST_LEAD, headers, redirect: 'manual' }, new AbortController().signal);
    location = told.get('location');
  } catch {
    return null;
  }
  if (location === null || !URL.canParse(location, asked)) return null;
  const target = new URL(location, asked);
  if (target.origin !== address.origin)
    throw new Failure(
      `${address.href} leads to another server, ${target.origin}. Name the repository by its address there if you trust it.`,
    );
  return target.pathname.endsWith(what) ? new URL(target.pathname.slice(0, -what.length), target) : null;
}
