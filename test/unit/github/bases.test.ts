// Which files each kind of page has, and at which commits: asked of the stand-in's API, over a history in which every wrong base shows.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GithubSource } from '../../../github/github-source.js';
import { changePageOf } from '../../../github/page.js';
import type { ChangeList, FileVersion } from '../../../github/source.js';
import type { World } from '../../github/exchange.js';
import { makeSource } from '../../github/git/make.js';
import { answerApi } from '../../github/rest/api.js';
import { answerRaw } from '../../github/raw.js';
import { RateLimits } from '../../github/rest/rate-limits.js';
import { defaultSettings } from '../../github/settings.js';
import { readFile } from '../../support/read-file.js';

const NEVER = new AbortController().signal;

const long = (name: string, mark = ''): string =>
  `class ${name} {\n${Array.from({ length: 30 }, (_, index) => `  int field${index} = ${index};\n`).join('')}}\n${mark}`;

/** Files of a large change, by number. */
const many = (count: number, text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`many/F${String(index).padStart(3, '0')}.java`, `// ${text} ${index}\n`]),
  );

let made: Awaited<ReturnType<typeof makeSource>>;
let world: World;
let apiCalls: string[];

/**
 *     root ── base ─────────────── main      (edits Main.java, moves Both.java, removes Gone.java, adds Tip.java)
 *               └─ one ── two ──── feature   (one edits A.java, two renames B.java to C.java and edits Both.java)
 *                    └─ merge of side
 */
beforeAll(async () => {
  made = await makeSource(
    [
      { name: 'root', files: { 'A.java': long('A'), 'B.java': long('B'), 'Both.java': long('Both') } },
      { name: 'base', files: { 'Main.java': long('Main'), 'Gone.java': long('Gone'), 'Same.java': long('Same'), ...many(310, 'first') } },
      {
        name: 'tip',
        branch: 'main',
        files: {
          'Main.java': long('Main', '// main\n'),
          'Gone.java': null,
          'Tip.java': 'interface Tip {}\n',
          'Both.java': null,
          'Moved.java': long('Both', '// main\n'),
          'Same.java': long('Same', '// same\n'),
        },
      },
      { name: 'one', parents: ['base'], files: { 'A.java': long('A', '// one\n'), 'Same.java': long('Same', '// same\n') } },
      { name: 'two', branch: 'feature', files: { 'B.java': null, 'C.java': long('B', '// two\n'), 'Both.java': long('Both', '// two\n') } },
      { name: 'side', parents: ['base'], files: { 'Side.java': long('Side') } },
      { name: 'merge', parents: ['one', 'side'], files: { 'Side.java': long('Side') }, branch: 'merged' },
      {
        name: 'large',
        parents: ['base'],
        files: { ...many(310, 'second'), 'many/F309.java': null, 'moved/F309.java': '// first 309\n' },
        branch: 'large',
      },
      { name: 'stranger', parents: [], files: { 'A.java': long('A') }, branch: 'unrelated' },
    ],
    {
      owner: 'sample',
      name: 'bases',
      pulls: [
        { number: 1, title: 'Feature', body: '', base: 'main', head: 'feature' },
        { number: 2, title: 'Large', body: '', base: 'main', head: 'large' },
      ],
    },
  );
});

afterAll(() => made.dispose());

beforeEach(() => {
  const settings = defaultSettings();
  world = { repositories: [made.repository], settings, rateLimits: new RateLimits(settings) };
  apiCalls = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address);
    const asked = { method: init?.method ?? 'GET', url, headers: Object.fromEntries(new Headers(init?.headers)), body: '' };
    if (url.host === 'api.github.com') apiCalls.push(decodeURIComponent(url.pathname));
    const { status, headers, body } = await (url.host === 'api.github.com' ? answerApi(world, asked) : answerRaw(world, asked));
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const id = (name: string): string => made.ids.get(name) ?? '';

const sourceOf = (path: string): GithubSource => {
  const page = changePageOf(new URL(`https://github.com/sample/bases/${path}`));
  if (!page) throw new Error(`${path} shows no change`);
  return new GithubSource(page, { place: 'Reflens’ settings' });
};

/** `name:path` of a version, with the commit's name. */
function shown(version: FileVersion | undefined): string {
  if (!version) return '-';
  const [name] = [...made.ids].find(([, sha]) => sha === version.commit) ?? [version.commit];
  return `${name}:${version.path}`;
}

const pairs = ({ files }: ChangeList): string[] => files.map(({ before, after }) => `${shown(before)} > ${shown(after)}`).sort();

const FEATURE = [
  'base:A.java > two:A.java',
  'base:B.java > two:C.java',
  'base:Both.java > two:Both.java',
  'base:Same.java > two:Same.java',
];

describe('the base of', () => {
  it('a pull request is the merge base, not the tip of its base branch', async () => {
    const list = await sourceOf('pull/1/files').list(NEVER);
    expect(pairs(list)).toEqual(FEATURE);
    expect(list).not.toHaveProperty('missing');
    expect(apiCalls).toHaveLength(2);
  });

  it('a commit in a pull request is its first parent', async () => {
    for (const path of [`pull/1/commits/${id('two')}`, `pull/1/changes/${id('two').slice(0, 8)}`]) {
      expect(pairs(await sourceOf(path).list(NEVER))).toEqual(['one:B.java > two:C.java', 'one:Both.java > two:Both.java']);
    }
    expect(apiCalls).toHaveLength(2);
  });

  it('a range is its beginning', async () => {
    const path = `pull/1/changes/${id('one').slice(0, 8)}..${id('two').slice(0, 8)}`;
    expect(pairs(await sourceOf(path).list(NEVER))).toEqual(['one:B.java > two:C.java', 'one:Both.java > two:Both.java']);
    expect(apiCalls).toHaveLength(1);
  });

  it.each(['main...feature', 'sample:main...sample:feature', 'feature'])('%s is the merge base', async (spec) => {
    expect(pairs(await sourceOf(`compare/${spec}`).list(NEVER))).toEqual(FEATURE);
    expect(apiCalls).toHaveLength(1);
  });

  it('two dots is the first end itself, whatever the histories', async () => {
    expect(pairs(await sourceOf('compare/main..feature').list(NEVER))).toEqual([
      '- > two:Gone.java',
      'tip:A.java > two:A.java',
      'tip:B.java > two:C.java',
      'tip:Main.java > two:Main.java',
      'tip:Moved.java > two:Both.java',
      'tip:Tip.java > -',
    ]);
    expect(apiCalls).toHaveLength(2);
  });

  it('two dots backwards is the later end', async () => {
    expect(pairs(await sourceOf(`compare/feature..${id('one')}`).list(NEVER))).toEqual([
      'two:Both.java > one:Both.java',
      'two:C.java > one:B.java',
    ]);
  });

  it('a merge is its first parent, and the reader is told', async () => {
    const list = await sourceOf(`commit/${id('merge')}`).list(NEVER);
    expect(pairs(list)).toEqual(['- > merge:Side.java']);
    expect(list.note).toBe(`This is a merge; it is compared with the first of its 2 parents, ${id('one').slice(0, 7)}.`);
  });

  it('ends without a difference is no trouble', async () => {
    expect(await sourceOf('compare/main...main').list(NEVER)).toMatchObject({ files: [] });
    expect(await sourceOf(`compare/feature...${id('base')}`).list(NEVER)).toMatchObject({ files: [] });
  });

  it('unrelated histories is none', async () => {
    await expect(sourceOf('compare/main...unrelated').list(NEVER)).rejects.toThrow('no history in common');
    await expect(sourceOf('compare/main...nothing').list(NEVER)).rejects.toThrow('does not know what is compared here');
    await expect(sourceOf('pull/9/files').list(NEVER)).rejects.toThrow('does not know this pull request');
  });

  it.each([
    ['a range', `${'f'.repeat(8)}..${'e'.repeat(8)}`, 'does not know these commits (a push may have replaced them).'],
    ['a commit', 'f'.repeat(8), 'does not know this commit (a push may have replaced it).'],
  ])('%s that a push replaced is gone, and that is said', async (_what, detail, sentence) => {
    await expect(sourceOf(`pull/1/changes/${detail}`).list(NEVER)).rejects.toThrow(sentence);
  });
});

describe('changes that GitHub lists in part', () => {
  it('a pull request of more than 300 files is listed to its end', async () => {
    const list = await sourceOf('pull/2/files').list(NEVER);
    expect(list.files).toHaveLength(310);
    expect(list.files.every(({ before }) => before?.commit === id('base'))).toBe(true);
    expect(list).not.toHaveProperty('missing');
    expect(apiCalls).toHaveLength(6);
  });

  it('the rest of a comparison is found in the trees, and the reader is told', async () => {
    const list = await sourceOf('compare/main...large').list(NEVER);
    expect(list.files).toHaveLength(310);
    expect(pairs(list)).toContain('base:many/F309.java > large:moved/F309.java');
    expect(list.note).toMatch(/lists only 300 .* found 10 more/);
    expect(apiCalls).toHaveLength(3);
  });

  it('a repository too large for that leaves a sentence', async () => {
    const honest = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const response = await honest(address, init);
      if (!address.includes('/git/trees/')) return response;
      const answer = (await response.json()) as Record<string, unknown>;
      return new Response(JSON.stringify({ ...answer, truncated: true }), { headers: { 'content-type': 'application/json' } });
    });
    const list = await sourceOf('compare/main...large').list(NEVER);
    expect(list.files).toHaveLength(300);
    expect(list.missing).toMatch(/lists only 300 changed files of a comparison/);
  });

  it('files beyond the last page of a pull request are counted', async () => {
    const honest = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const response = await honest(address, init);
      if (!address.endsWith('/pulls/1')) return response;
      const answer = (await response.json()) as Record<string, unknown>;
      return new Response(JSON.stringify({ ...answer, changed_files: 3_200 }), { headers: { 'content-type': 'application/json' } });
    });
    expect((await sourceOf('pull/1/files').list(NEVER)).missing).toBe('GitHub lists only 4 of the 3200 changed files of this pull request');
  });
});

describe('answers of another form', () => {
  const change = (part: string, spoil: (answer: Record<string, unknown>) => unknown): void => {
    const honest = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const response = await honest(address, init);
      if (!address.includes(part)) return response;
      const answer = (await response.json()) as Record<string, unknown>;
      return new Response(JSON.stringify(spoil(answer)), { headers: { 'content-type': 'application/json' } });
    });
  };

  it.each([
    ['pull/1/files', '/pulls/1', (answer: Record<string, unknown>) => ({ ...answer, head: null })],
    ['pull/1/files', '/pulls/1', (answer: Record<string, unknown>) => ({ ...answer, changed_files: 'many' })],
    ['pull/1/files', '/compare/', (answer: Record<string, unknown>) => ({ ...answer, merge_base_commit: {} })],
    ['pull/2/files', '/pulls/2/files', () => [{ filename: 'A.java' }]],
    ['compare/main...feature', '/compare/', () => []],
    ['compare/main...feature', '/compare/', (answer: Record<string, unknown>) => ({ ...answer, files: 3 })],
    ['compare/main...feature', '/compare/', (answer: Record<string, unknown>) => ({ ...answer, commits: [null] })],
    ['compare/main...large', '/git/trees/', (answer: Record<string, unknown>) => ({ ...answer, tree: [{ path: 1 }] })],
  ])('are not taken for one: %s, %s', async (path, part, spoil) => {
    change(part, spoil);
    await expect(sourceOf(path).list(NEVER)).rejects.toMatchObject({ failure: { code: 'unexpected-answer' } });
  });

  it('do not matter to whoever aborted the list', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', (_address: string, init?: RequestInit) => {
      controller.abort();
      return Promise.reject(init?.signal?.reason as Error);
    });
    await expect(sourceOf('pull/1/files').list(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('texts', () => {
  it('are those of the merge base and the head', async () => {
    const source = sourceOf('pull/1/files');
    const { files } = await source.list(NEVER);
    const read = async (version: FileVersion | undefined): Promise<string> =>
      version ? new TextDecoder().decode(await readFile(source, version)) : '';
    const both = files.find(({ after }) => after?.path === 'Both.java');
    expect(await read(both?.before)).toBe(long('Both'));
    expect(await read(both?.after)).toBe(long('Both', '// two\n'));
  });

  it('of a file on both sides of a comparison are not asked for when their ids are equal', async () => {
    const { files } = await sourceOf('compare/main..feature').list(NEVER);
    expect(files.flatMap(({ before, after }) => [before?.path, after?.path])).not.toContain('Same.java');
  });
});
