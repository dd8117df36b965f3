// `reflens mine OWNER/NAME` gets a repository with a token: nobody but its own host may see that.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cloned, remoteRepository } from '../../../engine/node/clones.js';
import { listCommits } from '../../../engine/node/history.js';
import { startGitServer, type GitServer } from '../../support/git-server.js';
import { TestRepository } from '../../support/repository.js';

const TOKEN = 'github_pat_standin';
const BASIC = `Basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`;

let origin: TestRepository;
let server: GitServer;
let stranger: GitServer;
let cache: string;

beforeAll(async () => {
  origin = TestRepository.make();
  origin.write('A.java', 'class A {}\n');
  origin.commit();
  server = await startGitServer();
  stranger = await startGitServer();
  for (const { repositories } of [server, stranger])
    for (const name of ['o/shop', 'private/shop']) repositories.set(name, join(origin.folder, '.git'));
});
afterAll(async () => {
  await server.close();
  await stranger.close();
  origin.remove();
});

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'reflens-cache-'));
  vi.stubEnv('XDG_CACHE_HOME', cache);
  // The servers' certificates are nobody's.
  vi.stubEnv('GIT_SSL_NO_VERIFY', '1');
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  for (const { authorizations, moved } of [server, stranger]) {
    authorizations.length = 0;
    moved.clear();
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});

const get = async (name: string, token?: string): Promise<string> => {
  const remote = remoteRepository(name, server.site);
  if (remote === null) throw new Error(`${name} is no repository`);
  return cloned(remote, token);
};

const commitsOf = async (folder: string): Promise<number> =>
  (await listCommits(folder, { since: null, until: null, branch: null })).commits.length;

const allFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

describe('names of repositories', () => {
  it.each([
    ['o/r', 'https://github.com/o/r.git', ['github.com', 'o', 'r.git']],
    ['O/R.git', 'https://github.com/O/R.git', ['github.com', 'o', 'r.git']],
    ['https://github.com/o/r', 'https://github.com/o/r.git', ['github.com', 'o', 'r.git']],
    ['https://github.com/o/r.git', 'https://github.com/o/r.git', ['github.com', 'o', 'r.git']],
    ['https://github.com/o/r/', 'https://github.com/o/r.git', ['github.com', 'o', 'r.git']],
    ['https://example.org:8443/group/sub/r', 'https://example.org:8443/group/sub/r.git', ['example.org_8443', 'group', 'sub', 'r.git']],
  ])('%s', (name, address, place) => {
    const remote = remoteRepository(name, 'https://github.com');
    expect({ address: remote?.address.href, place: remote?.place }).toEqual({ address, place });
  });

  it.each([
    'o',
    'o/r/s',
    '../r',
    'o/..',
    'o/...',
    '/etc/passwd',
    'o/r?x',
    'o/r#x',
    '-o/r',
    'o/-r',
    'ssh://x/o/r',
    'https://github.com/o',
    'o/r\n',
  ])('%j is none', (name) => {
    expect(remoteRepository(name, 'https://github.com')).toBeNull();
  });

  it.each([
    ['https://me:secret@github.com/o/r', 'out of the address'],
    ['http://github.com/o/r', 'not encrypted'],
  ])('%s is refused', (name, message) => {
    expect(() => remoteRepository(name, 'https://github.com')).toThrow(message);
  });
});

describe('a token', () => {
  it('opens what is private, and is left nowhere', async () => {
    await expect(get('private/shop')).rejects.toThrow(/^Git could not get .*private\/shop\.git: /);
    const folder = await get('private/shop', TOKEN);
    expect(await commitsOf(folder)).toBe(1);
    expect(new Set(server.authorizations)).toEqual(new Set([null, BASIC]));
    for (const file of allFiles(cache)) expect(readFileSync(file, 'latin1').includes(TOKEN), file).toBe(false);
  });

  it('is not handed to the helpers that a person has set, nor are they asked before', async () => {
    const log = join(cache, 'log');
    const helper = `!f() { cat >> "${log}"; echo username=u; echo password=p; }; f`;
    const settings = join(cache, 'settings');
    const escaped = helper.replaceAll('"', '\\"');
    writeFileSync(settings, `[credential]\n\thelper = "${escaped}"\n[credential "${server.site}"]\n\thelper = "${escaped}"\n`);
    vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
    await get('private/shop', TOKEN);
    expect(existsSync(log)).toBe(false);
    // Without a token they are: that is how a person gets at what is theirs.
    rmSync(join(cache, 'reflens'), { recursive: true });
    await get('private/shop');
    expect(readFileSync(log, 'utf8')).toContain('host=localhost');
  });

  it.each(['o/shop', 'private/shop'])('does not go along to another host (%s)', async (name) => {
    server.moved.set(name, `${stranger.site}/${name}`);
    await expect(get(name, TOKEN)).rejects.toThrow(`leads to another server, ${stranger.site}`);
    expect(stranger.authorizations).toEqual([]);
    expect(allFiles(cache)).toEqual([]);
    if (name.startsWith('private/')) return;
    // As it would with a header, which is how it was.
    const header = `http.${server.site}/.extraHeader=Authorization: ${BASIC}`;
    await promisify(execFile)('git', ['-c', header, 'clone', '-q', '--bare', `${server.site}/${name}.git`, join(cache, 'plain')]);
    expect(stranger.authorizations).toContain(BASIC);
  });

  it('nor does it when the repository moved after it was got', async () => {
    await get('private/shop', TOKEN);
    server.moved.set('private/shop', `${stranger.site}/private/shop`);
    await expect(get('private/shop', TOKEN)).rejects.toThrow('leads to another server');
    expect(stranger.authorizations).toEqual([]);
  });

  it('goes with a repository that has another name on its own host', async () => {
    server.moved.set('private/store', `${server.site}/private/market`);
    server.moved.set('private/market', `${server.site}/private/shop`);
    expect(await commitsOf(await get('private/store', TOKEN))).toBe(1);
    server.moved.set('private/shop', `${server.site}/private/store`);
    await expect(get('private/store', TOKEN)).rejects.toThrow(/^Git could not bring up to date .*private\/store\.git: /);
  });
});

describe('a clone', () => {
  it('follows what the server calls its default, and forgets what is gone', async () => {
    const folder = await get('o/shop');
    origin.git('branch', '-m', 'main', 'trunk');
    origin.commit();
    try {
      expect(await get('o/shop')).toBe(folder);
      expect(await commitsOf(folder)).toBe(2);
      await expect(listCommits(folder, { since: null, until: null, branch: 'main' })).rejects.toThrow('no commit "main"');
    } finally {
      origin.git('branch', '-m', 'trunk', 'main');
      origin.git('reset', '-q', '--hard', 'HEAD^');
    }
  });

  it('is made by one run at a time', async () => {
    const results = await Promise.allSettled([get('o/shop'), get('o/shop')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(String(results.find((result) => result.status === 'rejected')?.reason)).toContain('Another run is getting');
    expect(await commitsOf(await get('o/shop'))).toBe(1);
  });
});
