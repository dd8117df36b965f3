// `reflens mine OWNER/NAME`: the built command line gets a repository over HTTPS with the Git of this computer, from a server that answers as GitHub's does.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGitServer, type GitServer } from '../support/git-server.js';

const CLI = fileURLToPath(new URL('../../dist/node/cli.js', import.meta.url));
const TOKEN = 'github_pat_standin';

/** Commits of the served history, a month apart from 2026-01 on. */
const COMMITS = 6;

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Mined {
  readonly commit: string;
  readonly date: string;
  readonly refactorings: readonly { readonly description: string }[];
  readonly error?: string;
}

const run = (command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(command, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });

let server: GitServer;
let origin: string;
let folder: string;
/** Where clones are kept. */
let cache: string;
let made = 0;

/** One more commit, in which a method has another name than before. */
async function commitMore(): Promise<void> {
  const date = `2026-0${++made}-01T12:00:00Z`;
  const text = `package shop;\n\nclass Prices {\n    long price${made}(long net, int pieces) {\n        long gross = net * pieces;\n        return gross + gross / 5;\n    }\n}\n`;
  writeFileSync(join(origin, 'Prices.java'), text);
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  await run('git', ['add', '.'], origin);
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  expect(await run('git', [...who, 'commit', '-qm', `Price ${made}`], origin, env)).toMatchObject({ code: 0 });
}

beforeAll(async () => {
  origin = mkdtempSync(join(tmpdir(), 'reflens-origin-'));
  await run('git', ['init', '-q', '-b', 'main'], origin);
  for (let index = 0; index < COMMITS; index++) await commitMore();
  server = await startGitServer();
  for (const name of ['sample/shop', 'private/shop', 'sample/vault']) server.repositories.set(name, join(origin, '.git'));
});

afterAll(async () => {
  await server?.close();
  rmSync(origin, { recursive: true });
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reflens-mining-'));
  cache = mkdtempSync(join(tmpdir(), 'reflens-cache-'));
  server.authorizations.length = 0;
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(cache, { recursive: true });
});

/** What is kept of a repository. */
const clone = (name: string): string => join(cache, 'reflens', 'clones', new URL(server.site).host.replace(':', '_'), `${name}.git`);

const mine = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  run(process.execPath, [CLI, 'mine', ...args], folder, {
    GITHUB_SERVER_URL: server.site,
    GITHUB_TOKEN: '',
    GIT_SSL_NO_VERIFY: '1',
    XDG_CACHE_HOME: cache,
    ...env,
  });

const linesOf = (text: string): readonly Mined[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Mined);
const out = (): readonly Mined[] => linesOf(readFileSync(join(folder, 'out.jsonl'), 'utf8'));

describe('reflens mine OWNER/NAME', () => {
  it('gets the repository and tells of each commit', async () => {
    const { code, stdout, stderr } = await mine(['sample/shop']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: `reflens: ${COMMITS} commits analysed.\n` });
    const mined = linesOf(stdout);
    expect(mined.flatMap(({ refactorings }) => refactorings.map(({ description }) => description.slice(0, 60))).sort()).toEqual(
      Array.from({ length: COMMITS - 1 }, (_, index) =>
        `Rename Method package price${index + 1}(net long, pieces int) : long renamed to package price${index + 2}(`.slice(0, 60),
      ),
    );
    expect(readdirSync(folder)).toEqual([]);
    expect(server.authorizations.every((header) => header === null)).toBe(true);
    // The same by its address.
    expect(linesOf((await mine([`${server.site}/sample/shop.git`])).stdout)).toHaveLength(COMMITS);
  });

  it('takes the commits since a day, on one core or on all', async () => {
    for (const more of [[], ['--jobs', '1'], ['--jobs', '4']]) {
      const { stdout } = await mine(['sample/shop', '--since', '2026-04-15', ...more]);
      expect(
        linesOf(stdout)
          .map(({ date }) => date.slice(0, 7))
          .sort(),
      ).toEqual(['2026-05', '2026-06']);
    }
  });

  it('goes on where it was cut off, with what came since', async () => {
    expect(await mine(['sample/shop', '--until', '2026-03-15', '--out', 'out.jsonl'])).toMatchObject({
      code: 0,
      stderr: 'reflens: 3 commits analysed.\n',
    });
    // As it is left when the computer goes off while a line is written.
    const file = join(folder, 'out.jsonl');
    truncateSync(file, statSync(file).size - 20);
    const first = readFileSync(file, 'utf8').split('\n').slice(0, 2);
    await commitMore();
    expect(await mine(['sample/shop', '--out', 'out.jsonl'])).toMatchObject({
      code: 0,
      stderr: `reflens: ${made - 2} commits analysed, 2 were there already.\n`,
    });
    expect(readFileSync(file, 'utf8').split('\n').slice(0, 2)).toEqual(first);
    expect(new Set(out().map(({ commit }) => commit)).size).toBe(made);
    expect(out()).toHaveLength(made);
  });

  it('begins anew when getting the repository was cut off', async () => {
    // What a killed `git clone` leaves.
    mkdirSync(`${clone('sample/shop')}.part`, { recursive: true });
    writeFileSync(join(`${clone('sample/shop')}.part`, 'HEAD'), 'ref: refs/heads/main\n');
    expect(await mine(['sample/shop', '--until', '2026-01-15'])).toMatchObject({ code: 0, stderr: 'reflens: 1 commits analysed.\n' });
    expect(readdirSync(dirname(clone('sample/shop')))).toEqual(['shop.git']);
  });

  it('looks at nothing that lies in the working folder', async () => {
    const planted = join(folder, 'shop.git');
    await run('git', ['init', '-q', '--bare', planted], folder);
    const seen = join(folder, 'seen');
    const trap = `!f() { cat >> "${seen}"; env >> "${seen}"; }; f`;
    const settings = { 'remote.origin.url': `${server.site}/private/shop.git`, 'credential.helper': trap, 'core.fsmonitor': trap.slice(1) };
    for (const [name, value] of Object.entries(settings)) await run('git', ['-C', planted, 'config', name, value], folder);
    const { code, stderr } = await mine(['private/shop', '--until', '2026-01-15'], { GITHUB_TOKEN: TOKEN });
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'reflens: 1 commits analysed.\n' });
    expect(readdirSync(folder)).toEqual(['shop.git']);
    // Plain Git does.
    await run('git', ['-C', planted, 'fetch', '-q', 'origin'], folder, { GIT_SSL_NO_VERIFY: '1' });
    expect(existsSync(seen)).toBe(true);
  });

  it('reads what only the token opens, and leaves the token nowhere', async () => {
    const closed = await mine(['private/shop', '--until', '2026-01-15']);
    expect(closed).toMatchObject({ code: 3, stdout: '' });
    expect(closed.stderr).toMatch(/^reflens: Git could not get .*private\/shop\.git: /);
    expect(existsSync(clone('private/shop'))).toBe(false);
    const open = await mine(['private/shop', '--until', '2026-01-15'], { GITHUB_TOKEN: TOKEN });
    expect(open).toMatchObject({ code: 0, stderr: 'reflens: 1 commits analysed.\n' });
    const basic = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
    expect(server.authorizations.filter((header) => header !== null).every((header) => header === `Basic ${basic}`)).toBe(true);
    const config = readFileSync(join(clone('private/shop'), 'config'), 'utf8');
    for (const text of [config, open.stdout, open.stderr, closed.stderr]) {
      expect(text).not.toContain(TOKEN);
      expect(text).not.toContain(basic);
    }
  });

  it('says so where there is no such repository, no network, no Git', async () => {
    const unknown = await mine(['sample/nothing']);
    expect(unknown).toMatchObject({ code: 3, stdout: '' });
    expect(unknown.stderr).toMatch(/^reflens: Git could not get .*sample\/nothing\.git: /);
    const offline = await mine(['sample/shop'], { GITHUB_SERVER_URL: 'https://localhost:9' });
    expect(offline).toMatchObject({ code: 3, stdout: '' });
    expect(offline.stderr).toMatch(/^reflens: Git could not get https:\/\/localhost:9\/sample\/shop\.git: .*(?:connect|refused)/i);
    const bare = await mine(['sample/shop'], { PATH: folder });
    expect(bare).toEqual({ code: 3, stdout: '', stderr: 'reflens: Git is not installed, or not in the PATH.\n' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('goes on with what it has when the network is gone, and says that it is not new', async () => {
    await mine(['sample/shop', '--until', '2026-01-15']);
    const { authorizations } = server;
    authorizations.length = 0;
    server.repositories.delete('sample/shop');
    try {
      const { code, stderr } = await mine(['sample/shop', '--until', '2026-01-15']);
      expect(code).toBe(3);
      expect(stderr).toMatch(/^reflens: Git could not bring up to date .*sample\/shop\.git: /);
    } finally {
      server.repositories.set('sample/shop', join(origin, '.git'));
    }
    expect(existsSync(clone('sample/shop'))).toBe(true);
    expect(await mine([clone('sample/shop'), '--until', '2026-01-15'])).toMatchObject({
      code: 0,
      stderr: 'reflens: 1 commits analysed.\n',
    });
  });

  it('leaves what a shallow clone does not have for another run, and says so', async () => {
    const shallow = join(folder, 'shallow');
    await run('git', ['clone', '-q', '--depth=2', `file://${origin}`, shallow], folder);
    const first = await mine([shallow, '--out', 'out.jsonl']);
    expect(first.code).toBe(3);
    expect(first.stderr).toMatch(
      /shallow and ends before .*git fetch --unshallow.*\nreflens: 1 commits analysed, 1 could not be read\.\n$/s,
    );
    await run('git', ['-C', shallow, 'fetch', '-q', '--unshallow'], folder);
    expect(await mine([shallow, '--out', 'out.jsonl'])).toMatchObject({
      code: 0,
      stderr: `reflens: ${made - 1} commits analysed, 1 were there already.\n`,
    });
    expect(new Set(out().map(({ commit }) => commit)).size).toBe(made);
  });

  it('writes nothing into a file of something else', async () => {
    writeFileSync(join(folder, 'out.jsonl'), 'Dear diary\n');
    const { code, stderr } = await mine(['sample/shop', '--out', 'out.jsonl']);
    expect({ code, text: readFileSync(join(folder, 'out.jsonl'), 'utf8') }).toEqual({ code: 2, text: 'Dear diary\n' });
    expect(stderr).toMatch(/^reflens: "out\.jsonl" is not what "reflens mine" writes: line 1 begins "Dear diary"/);
    expect(readdirSync(folder)).toEqual(['out.jsonl']);
  });
});
