// Comparisons with more files than GitHub lists, in repositories whose trees it cuts short: against the stand-in, whose limit is set low.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GithubSource } from '../../../github/github-source.js';
import { pathOf, type ChangeList } from '../../../github/source.js';
import { makeSource, type FileChange } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings } from '../../github/settings.js';
import { pageAt } from '../../support/analyse.js';
import { standInFetch } from '../../support/stand-in-fetch.js';

const NEVER = new AbortController().signal;

/** Folders with changes, files in each, and folders that stay as they are. */
const FOLDERS = 16;
const FILES = 21;
const QUIET = 10;

const two = (value: number): string => String(value).padStart(2, '0');

const files = (folders: number, name: string, text: (path: string) => string): Record<string, FileChange> =>
  Object.fromEntries(
    Array.from({ length: folders * FILES }, (_, index) => {
      const path = `${name}${two(Math.floor(index / FILES))}/deep/F${two(index % FILES)}.java`;
      return [path, text(path)];
    }),
  );

let github: GithubStandIn;
let network: ReturnType<typeof standInFetch>;

beforeAll(async () => {
  const source = await makeSource(
    [
      {
        name: 'before',
        branch: 'main',
        files: {
          ...files(FOLDERS, 'part', (path) => `class A { String one = "${path}"; }\n`),
          ...files(QUIET, 'quiet', (path) => `class Q { String same = "${path}"; }\n`),
          'zoo/Kept.java': 'class Kept { int moved = 1; }\n',
          'zoo/Gone.java': 'class Gone { int gone = 1; }\n',
        },
      },
      {
        name: 'after',
        branch: 'feature',
        files: {
          ...files(FOLDERS, 'part', (path) => `class A { String two = "${path}"; }\n`),
          'zoo/Kept.java': null,
          'zoo/Gone.java': null,
          'zoo/new/Kept.java': 'class Kept { int moved = 1; }\n',
          'zoo/new/link': { link: '../Gone.java' },
        },
      },
    ],
    { name: 'wide' },
  );
  github = await startGithub({ repositories: [source] });
}, 60_000);

afterAll(() => github.close());

beforeEach(() => {
  Object.assign(github.settings, defaultSettings());
  github.requests.length = 0;
  github.rateLimits.clear();
  network = standInFetch(github.port);
  vi.stubGlobal('fetch', network.fetch);
});

afterEach(() => {
  github.failures.clear();
  vi.unstubAllGlobals();
});

const list = (token?: string): Promise<ChangeList> =>
  new GithubSource(pageAt('https://github.com/sample/wide/compare/main...feature'), {
    place: 'settings',
    ...(token !== undefined && { token }),
  }).list(NEVER);
const paths = (found: ChangeList): readonly string[] => found.files.map(pathOf).sort();
const trees = (): number => github.requests.filter(({ path }) => path.includes('/git/trees/')).length;

/** All files that the change has: those in folders, one that moved, one that is gone; a link is none. */
const ALL = FOLDERS * FILES + 2;

describe('a comparison of more files than GitHub lists', () => {
  it('is completed by two whole trees', async () => {
    const found = await list();
    expect([found.files.length, trees(), found.missing]).toEqual([ALL, 2, undefined]);
    expect(found.files.find(({ after }) => after?.path === 'zoo/new/Kept.java')?.before?.path).toBe('zoo/Kept.java');
    expect(found.note).toContain(`Reflens found ${ALL - 300} more`);
  });

  it('is completed folder by folder where the whole tree is cut short, and only those that differ are asked for', async () => {
    const whole = paths(await list('github_pat_standin'));
    github.requests.length = 0;
    github.settings.limits.treeEntries = 100;
    const found = await list('github_pat_standin');
    expect(paths(found)).toEqual(whole);
    expect(found.missing).toBeUndefined();
    // The whole, which is cut short; the two tops; two calls for each folder that differs.
    expect(trees()).toBe(1 + 2 + 2 * (FOLDERS + 1));
    expect(found.files.find(({ after }) => after?.path === 'zoo/new/Kept.java')?.before?.path).toBe('zoo/Kept.java');
  });

  it('takes no more than its share of the calls that are left, and names where there may be more, and the way there', async () => {
    github.settings.limits.treeEntries = 100;
    const found = await list();
    const { remaining } = github.rateLimits.state(undefined);
    expect(trees()).toBeLessThanOrEqual(20);
    expect(remaining).toBeGreaterThanOrEqual(39);
    expect(found.files.length).toBeLessThan(ALL);
    expect(found.files.length).toBeGreaterThanOrEqual(300);
    expect(found.missing).toMatch(
      /^GitHub lists only 300 changed files .* there may be more in part\d+, .* and \d+ more; the pages of its single commits show the rest$/,
    );
  });

  it('keeps what it has when GitHub sets a limit on the way', async () => {
    github.settings.limits.treeEntries = 100;
    github.failures.add({ match: /trees\/[0-9a-f]+$/, kind: 'secondary-limit' });
    const found = await list('github_pat_standin');
    expect(found.files).toHaveLength(300);
    expect(found.missing).toMatch(/its repository is too large to look for the others; the pages of its single commits show the rest$/);
  });

  it('names a folder that cannot be told even by itself', async () => {
    github.settings.limits.treeEntries = 30;
    const zoo = await idsOf('zoo');
    const honest = network.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const response = await honest(address, init);
      if (!zoo.some((id) => address.includes(id))) return response;
      const answer = (await response.json()) as Record<string, unknown>;
      return new Response(JSON.stringify({ ...answer, truncated: true }), { headers: response.headers });
    });
    const found = await list('github_pat_standin');
    expect(found.missing).toContain('there may be more in zoo;');
  });
});

/** The ids of a folder in both versions. */
async function idsOf(folder: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const branch of ['main', 'feature']) {
    const answer = await network.fetch(`https://api.github.com/repos/sample/wide/git/trees/${branch}`, {
      headers: { authorization: 'Bearer github_pat_standin' },
    });
    const { tree } = (await answer.json()) as { tree: readonly { path: string; sha: string }[] };
    ids.push(tree.find(({ path }) => path === folder)?.sha ?? '');
  }
  return ids;
}
