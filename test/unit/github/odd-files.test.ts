// Files that are no plain text of moderate size, and changes that GitHub tells in part: each has its reason, whichever way it is read.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings } from '../../github/settings.js';
import { visit, type Visit } from '../../support/analyse.js';
import { ODD_FILES, oddChange, oddFiles } from '../../support/odd-files.js';
import { standInFetch } from '../../support/stand-in-fetch.js';

vi.setConfig({ testTimeout: 60_000 });

let github: GithubStandIn;
let commit: string;
let before: string;

beforeAll(async () => {
  const options = { isPrivate: false, name: 'odd', pulls: [{ number: 1, title: 'Odd', body: '', base: 'main', head: 'feature' }] };
  const made = await makeSource(
    [
      { name: 'before', files: oddFiles('before') },
      { name: 'tip', branch: 'main', files: { 'Tip.md': 'Elsewhere the work goes on.\n' } },
      { name: 'after', branch: 'feature', parents: ['before'], files: oddChange() },
    ],
    options,
  );
  ({ commit } = made);
  before = made.ids.get('before') ?? '';
  github = await startGithub({
    repositories: [made],
    settings: { rateLimit: { anonymous: 5_000, token: 5_000 }, filesInFirstPayload: 50 },
  });
  vi.stubGlobal('fetch', standInFetch(github.port, { session: true }).fetch);
}, 60_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await github.close();
});

const TOKEN = 'github_pat_standin';
const NO_TOKEN = {};
const SESSION = { useSession: true };

const COMMIT = (): string => `commit/${commit}`;
const PULL = (): string => 'pull/1/files';
const PULL_COMMIT = (): string => `pull/1/commits/${commit}`;
const RANGE = (): string => `pull/1/files/${before}..${commit}`;
const COMPARE = (): string => 'compare/main...feature';
/** From the tip of the base branch, which has a file that the other end has not. */
const TWO_DOTS = (): string => 'compare/main..feature';

describe.each([
  ['a commit, with a token', { token: TOKEN }, COMMIT],
  ['a commit, without one', NO_TOKEN, COMMIT],
  ['a commit, with the reader’s session', SESSION, COMMIT],
  ['a pull request, with a token', { token: TOKEN }, PULL],
  ['a pull request, without one', NO_TOKEN, PULL],
  ['a pull request, with the reader’s session', SESSION, PULL],
  ['a commit of a pull request', NO_TOKEN, PULL_COMMIT],
  ['a range', NO_TOKEN, RANGE],
  ['a comparison, with a token', { token: TOKEN }, COMPARE],
  ['a comparison, without one', NO_TOKEN, COMPARE],
  ['a comparison of tips, with a token', { token: TOKEN }, TWO_DOTS],
  ['a comparison of tips, without one', NO_TOKEN, TWO_DOTS],
] as const)('%s', (_what, options, path) => {
  let seen: Visit;
  const others = path === TWO_DOTS ? 1 : 0;

  beforeAll(async () => {
    Object.assign(github.settings, defaultSettings(), {
      rateLimit: { anonymous: 5_000, token: 5_000 },
      filesInFirstPayload: 50,
      deferred: ['Huge.java', 'OverOneMegabyte.java'],
    });
    if (options === SESSION) github.failures.add({ match: 'api', kind: 'not-found' });
    github.requests.length = 0;
    seen = await visit(`https://github.com/sample/odd/${path()}`, options);
    github.failures.clear();
  }, 60_000);

  it.each(ODD_FILES.filter(({ finds }) => finds !== undefined))('$path is analysed', ({ path, finds = '' }) => {
    expect(seen.last.coverage.skipped.filter((file) => file.path === path)).toEqual([]);
    expect(seen.descriptions.filter((description) => description.startsWith('Rename Method') && description.endsWith(finds))).toHaveLength(
      1,
    );
  });

  it.each(ODD_FILES.filter(({ reason }) => reason !== undefined))('$path is not: $reason', ({ path, reason, detail }) => {
    const skipped = seen.last.coverage.skipped.filter((file) => file.path === path);
    expect(skipped.map((file) => file.reason)).toEqual([reason]);
    if (detail) expect(skipped[0]?.detail).toMatch(detail);
  });

  it('none is asked for that is known to be of no use', () => {
    const asked = github.requests.map((request) => decodeURIComponent(request.path));
    const ofNoUse = ODD_FILES.filter(
      ({ reason, path: name }) => reason === 'unknown-language' || ('token' in options && name === 'Huge.java'),
    );
    for (const { path: name } of ofNoUse) expect(asked.filter((one) => one.endsWith(`/${name}`) || one.includes(`/${name}?`))).toEqual([]);
  });

  it('all are counted', () => {
    const { analysed, total, skipped } = seen.last.coverage;
    expect([analysed, total, skipped.length]).toEqual([
      ODD_FILES.length + others - skipped.length,
      ODD_FILES.length + others,
      ODD_FILES.filter(({ reason }) => reason).length + others,
    ]);
  });
});

describe('a file that even the API does not give', () => {
  it('is more than 100 MB, and no other file is concerned', async () => {
    // The stand-in's files are smaller than GitHub's limit; so its limit is smaller, too. Queries would tell the size before.
    github.settings.limits.fileBytes = 5_000_000;
    github.failures.add({ match: 'graphql', kind: 'not-found' });
    const { last } = await visit(`https://github.com/sample/odd/${COMMIT()}`, { token: TOKEN });
    expect(last.coverage.skipped.filter(({ reason }) => reason === 'too-large')).toEqual([
      { path: 'Huge.java', reason: 'too-large', detail: 'more than 100 MB' },
    ]);
    expect(last.coverage.total).toBe(ODD_FILES.length);
    expect(last.coverage.skipped).toHaveLength(ODD_FILES.filter(({ reason }) => reason).length);
    github.settings.limits.fileBytes = defaultSettings().limits.fileBytes;
    github.failures.clear();
  });

  it('comes without its patch from the API, which matters to nobody', async () => {
    const answer = await fetch(`https://api.github.com/repos/sample/odd/commits/${commit}`);
    const { files } = (await answer.json()) as { files: readonly { filename: string; patch?: string }[] };
    const without = files.filter(({ patch }) => patch === undefined).map(({ filename }) => filename);
    expect(without).toEqual(expect.arrayContaining(['Huge.java', 'Binary.java', 'Mode.java', 'there/Moved.java']));
  });
});
