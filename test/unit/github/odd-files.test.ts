// Files that are no plain text of moderate size, and changes that GitHub tells in part: each has its reason, whichever way it is read.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSource, type FileChange } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings } from '../../github/settings.js';
import { visit, type Visit } from '../../support/analyse.js';
import { standInFetch } from '../../support/stand-in-fetch.js';

vi.setConfig({ testTimeout: 60_000 });

const java = (name: string, method: string): string =>
  `class ${name} {\n    int ${method}(int value) {\n        int scaled = value * 31;\n        return scaled - ${name.length};\n    }\n}\n`;

const bytes = (text: string, encoding: BufferEncoding, mark: readonly number[] = []): Uint8Array =>
  new Uint8Array([...mark, ...Buffer.from(text, encoding)]);

const utf16be = (text: string): Uint8Array => new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()]);

const nested = (depth: number): string => `class Deep { int x = ${'('.repeat(depth)}1${')'.repeat(depth)}; }\n`;

const LFS =
  'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n';

/** Each file before and after, and what becomes of it: a reason with its detail, or the refactoring that is found. */
interface Case {
  readonly path: string;
  readonly before: FileChange;
  readonly after: FileChange;
  readonly reason?: string;
  readonly detail?: RegExp;
  readonly finds?: string;
}

const renamed = (path: string, name: string, write: (text: string) => FileChange): Case => ({
  path,
  before: write(java(name, 'count')),
  after: write(java(name, 'measure')),
  finds: `in class ${name}`,
});

const MEGABYTE = 'a'.repeat(1_000_000);

const CASES: readonly Case[] = [
  renamed('a b/with space.java', 'Spaced', (text) => text),
  renamed("quote\"d and 'single'.java", 'Quoted', (text) => text),
  renamed('ünï/ça va.java', 'Accented', (text) => text),
  renamed('#hash?and%20percent&.java', 'Escaped', (text) => text),
  renamed('[brackets](link)<b>.java', 'Marked', (text) => text),
  renamed('日本語.java', 'Japanese', (text) => text),
  renamed('back\\slash.java', 'Slashed', (text) => text),
  renamed('__proto__.java', 'Proto', (text) => text),
  renamed('Crlf.java', 'Crlf', (text) => text.replaceAll('\n', '\r\n')),
  renamed('Bom.java', 'Bom', (text) => bytes(text, 'utf8', [0xef, 0xbb, 0xbf])),
  renamed('Latin.java', 'Latin', (text) => bytes(`// café ${text.length}\n${text}`, 'latin1')),
  renamed('Wide.java', 'Wide', (text) => bytes(text, 'utf16le', [0xff, 0xfe])),
  renamed('WideBig.java', 'WideBig', utf16be),
  renamed('OverOneMegabyte.java', 'OverOneMegabyte', (text) => `${`// ${MEGABYTE.slice(0, 97)}\n`.repeat(11_000)}${text}`),
  { path: 'Binary.java', before: new Uint8Array([1, 0, 2]), after: new Uint8Array([1, 0, 3]), reason: 'not-text', detail: /binary/ },
  { path: 'Huge.java', before: java('Huge', 'a'), after: `// ${MEGABYTE.repeat(9)}`, reason: 'too-large', detail: /more than 8 MB/ },
  { path: 'Deep.java', before: java('Deep', 'a'), after: nested(5_000), reason: 'too-deep', detail: /5,001 brackets/ },
  { path: 'Link.java', before: { link: 'a/First.java' }, after: { link: 'a/Second.java' }, reason: 'not-a-file', detail: /symbolic link/ },
  {
    path: 'Module.java',
    before: { submodule: '1'.repeat(40) },
    after: { submodule: '2'.repeat(40) },
    reason: 'not-a-file',
    detail: /submodule/,
  },
  { path: 'Stored.java', before: LFS, after: LFS.replace('12345', '67890'), reason: 'lfs-pointer', detail: /only a pointer/ },
  { path: 'Broken.java', before: 'class Broken {}\n', after: '}}}} nothing here ((((\n', reason: 'does-not-parse' },
  { path: 'notes.txt', before: 'one\n', after: 'two\n', reason: 'unknown-language' },
  { path: '__proto__', before: 'one\n', after: 'two\n', reason: 'unknown-language' },
];

const files = (side: 'before' | 'after'): Record<string, FileChange> => Object.fromEntries(CASES.map((one) => [one.path, one[side]]));

let github: GithubStandIn;
let commit: string;

beforeAll(async () => {
  const options = { isPrivate: false, name: 'odd', pulls: [{ number: 1, title: 'Odd', body: '', base: 'main', head: 'feature' }] };
  const made = await makeSource(
    [
      { name: 'before', branch: 'main', files: files('before') },
      { name: 'after', branch: 'feature', files: files('after') },
    ],
    options,
  );
  commit = made.commit;
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

describe.each([
  ['with a token', () => ({ token: 'github_pat_standin' }), 'commit'],
  ['without one', () => ({}), 'commit'],
  ['without one, a pull request', () => ({}), 'pull'],
  ['with the reader’s session', () => ({ useSession: true }), 'session'],
] as const)('%s', (_way, options, kind) => {
  let seen: Visit;

  beforeAll(async () => {
    Object.assign(github.settings, defaultSettings(), {
      rateLimit: { anonymous: 5_000, token: 5_000 },
      filesInFirstPayload: 50,
      deferred: ['Huge.java', 'OverOneMegabyte.java'],
    });
    if (kind === 'session') github.failures.add({ match: 'api', kind: 'not-found' });
    const path = kind === 'pull' ? 'pull/1/files' : `commit/${commit}`;
    seen = await visit(`https://github.com/sample/odd/${path}`, options());
    github.failures.clear();
  }, 60_000);

  it.each(CASES.filter(({ finds }) => finds !== undefined))('$path is analysed', ({ path, finds = '' }) => {
    expect(seen.last.coverage.skipped.filter((file) => file.path === path)).toEqual([]);
    expect(seen.descriptions.filter((description) => description.startsWith('Rename Method') && description.endsWith(finds))).toHaveLength(
      1,
    );
  });

  it.each(CASES.filter(({ reason }) => reason !== undefined))('$path is not: $reason', ({ path, reason, detail }) => {
    const skipped = seen.last.coverage.skipped.filter((file) => file.path === path);
    expect(skipped.map((file) => file.reason)).toEqual([reason]);
    if (detail) expect(skipped[0]?.detail).toMatch(detail);
  });

  it('all are counted', () => {
    const { analysed, total, skipped } = seen.last.coverage;
    expect([analysed, total, skipped.length]).toEqual([
      CASES.length - skipped.length,
      CASES.length,
      CASES.filter(({ reason }) => reason).length,
    ]);
  });
});
