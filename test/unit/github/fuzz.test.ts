// Spoilt answers of the API and spoilt pages: whatever comes, work ends well or with a failure that has a sentence, asks nobody else, and leaves nothing running.
// `npm run fuzz` looks further than the usual run; FUZZ_SEED says where it begins.
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDiffLines } from '../../../extension/github/diff-lines.js';
import { DIFF_TABLE } from '../../../extension/github/selectors.js';
import { failureOf, ReflensError } from '../../../github/failures.js';
import { GithubSource } from '../../../github/github-source.js';
import { readPage } from '../../../github/page-data.js';
import { readChange } from '../../../github/read-change.js';
import { ask } from '../../github/ask.js';
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings, type Generation } from '../../github/settings.js';
import { MemoryTexts, pageAt } from '../../support/analyse.js';
import { mangleJson, mangleText } from '../../support/mangle.js';
import { Random } from '../../support/random.js';
import { standInFetch } from '../../support/stand-in-fetch.js';

const ANSWERS = Number(process.env['FUZZ_RUNS'] ?? 200);
const PAGES = Number(process.env['FUZZ_PAGES'] ?? 40);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const TOKEN = 'github_pat_standin';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 120_000 });

interface Recorded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Scenario {
  readonly address: string;
  readonly options: { readonly token?: string; readonly useSession?: boolean };
  readonly generation?: Generation;
  readonly closed?: boolean;
}

let github: GithubStandIn;
let scenarios: readonly Scenario[];
/** What the stand-in answered, by scenario and request. */
const recorded = new Map<string, Recorded>();
const rejections: unknown[] = [];
const noteRejection = (reason: unknown): void => void rejections.push(reason);

beforeAll(async () => {
  const java = (name: string, mark: string): string => `class ${name} {\n    int ${mark}() { return 1; }\n}\n`;
  const files = (mark: string): Record<string, string> =>
    Object.fromEntries(['A', 'B', 'ü b', 'C"d'].map((name) => [`src/${name}.java`, java('X', mark)]));
  const made = await makeSource(
    [
      { name: 'base', branch: 'main', files: { ...files('one'), 'Old.java': java('Old', 'same'), 'notes.txt': 'x\n' } },
      {
        name: 'head',
        branch: 'feature',
        files: { ...files('two'), 'Old.java': null, 'New.java': java('Old', 'same'), 'notes.txt': 'y\n' },
      },
      { name: 'tip', branch: 'main', parents: ['base'], files: { 'Tip.java': java('Tip', 'tip') } },
    ],
    { name: 'fuzz', pulls: [{ number: 1, title: 'Fuzz', body: '', base: 'main', head: 'feature' }] },
  );
  const at = (path: string): string => `https://github.com/sample/fuzz/${path}`;
  const commit = at(`commit/${made.ids.get('head') ?? ''}`);
  scenarios = [
    { address: commit, options: {} },
    { address: commit, options: { token: TOKEN } },
    { address: at('pull/1/files'), options: {} },
    { address: at('pull/1/files'), options: { token: TOKEN } },
    { address: at('compare/main..feature'), options: {} },
    { address: commit, options: { useSession: true }, closed: true },
    { address: at('pull/1/files'), options: { useSession: true }, closed: true },
    { address: at('pull/1/files'), options: { useSession: true }, closed: true, generation: 'classic' },
  ];
  github = await startGithub({ repositories: [made], settings: { rateLimit: { anonymous: 5_000, token: 5_000 } } });
  process.on('unhandledRejection', noteRejection);
  for (const [index, scenario] of scenarios.entries()) await record(index, scenario);
});

afterEach(() => vi.unstubAllGlobals());

afterAll(async () => {
  process.off('unhandledRejection', noteRejection);
  await github.close();
});

const keyOf = (index: number, input: Parameters<typeof fetch>[0], init?: RequestInit): string =>
  `${index} ${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}`;

async function record(index: number, { generation, closed, address, options }: Scenario): Promise<void> {
  Object.assign(github.settings, defaultSettings(), { rateLimit: { anonymous: 5_000, token: 5_000 }, ...(generation && { generation }) });
  if (closed) github.failures.add({ match: 'api', kind: 'not-found' });
  const network = standInFetch(github.port, { session: true });
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const response = await network.fetch(input, init);
    const body = Buffer.from(await response.arrayBuffer());
    recorded.set(keyOf(index, input, init), { status: response.status, headers: Object.fromEntries(response.headers), body });
    return new Response(body, { status: response.status, headers: response.headers });
  });
  await look(address, options);
  github.failures.clear();
  vi.unstubAllGlobals();
}

/** Lists and reads, as the worker does, without the engine. */
async function look(address: string, options: Scenario['options'], signal = new AbortController().signal): Promise<number> {
  const source = new GithubSource(pageAt(address), { place: 'Reflens’ settings', ...options });
  const list = await source.list(signal);
  const { change } = await readChange(list.files, {
    source,
    cache: new MemoryTexts(),
    mayKeep: () => true,
    onProgress: () => undefined,
    signal,
  });
  return Object.keys(change.before).length + Object.keys(change.after).length;
}

/** Pauses between tries are not what is looked at here. */
function hurry(): void {
  const real = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, time?: number) => real(work, (time ?? 0) > 20 ? 0 : time));
}

const STATUSES = [200, 200, 200, 200, 204, 206, 301, 304, 400, 401, 403, 404, 409, 418, 422, 429, 451, 500, 502, 503];

const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['link', '<https://evil.example/next>; rel="next"'],
  ['link', '<https://api.github.com/repositories/1?page=2>; rel="next"'],
  ['retry-after', '-5'],
  ['retry-after', 'soon'],
  ['retry-after', '99999999999'],
  ['x-ratelimit-remaining', '0'],
  ['x-ratelimit-reset', 'never'],
  ['content-type', 'text/html'],
  ['content-type', ''],
  ['content-length', '99999999999'],
  ['etag', 'W/"\u00ff"'],
];

/** Answers as recorded, but for some that are spoilt. Unknown requests, which spoilt answers may lead to, are not found. */
function spoiltFetch(index: number, random: Random, hosts: Set<string>): typeof fetch {
  return async (input, init) => {
    init?.signal?.throwIfAborted();
    const address = input instanceof Request ? input.url : String(input);
    hosts.add(new URL(address).host);
    const answer = recorded.get(keyOf(index, input, init));
    if (!answer) return new Response('{"message":"Not Found"}', { status: 404, headers: { 'content-type': 'application/json' } });
    if (!random.chance(0.4)) return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answer.headers });
    if (random.chance(0.05)) throw new TypeError('fetch failed');
    const text = answer.body.toString('utf8');
    const body = random.chance(0.8) ? (random.chance(0.7) ? mangleJson(text, random) : mangleText(text, random)) : text;
    const status = random.chance(0.2) ? random.pick(STATUSES) : answer.status;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    if (random.chance(0.3)) headers.set(...random.pick(HEADERS));
    return new Response([204, 304].includes(status) ? null : body, { status, headers });
  };
}

describe('answers', () => {
  it(`${ANSWERS} spoilt ones end well or with a sentence`, async () => {
    hurry();
    const outcomes = new Map<string, number>();
    for (let run = 0; run < ANSWERS; run++) {
      const random = new Random(SEED * 1_000_003 + run);
      const index = random.below(scenarios.length);
      const scenario = scenarios[index];
      if (!scenario) continue;
      const hosts = new Set<string>();
      vi.stubGlobal('fetch', spoiltFetch(index, random, hosts));
      const outcome = await look(scenario.address, scenario.options).catch((error: unknown) => error);
      const what = `run ${run}, scenario ${index}`;
      if (typeof outcome === 'number') expect(outcome, what).toBeGreaterThanOrEqual(0);
      else {
        expect(outcome instanceof ReflensError ? null : outcome, what).toBeNull();
        const { sentence, code } = failureOf(outcome);
        expect(sentence, what).toMatch(/^[A-Z].*[.?]$/s);
        expect(sentence, what).not.toContain(TOKEN);
        outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
      }
      for (const host of hosts) expect(['api.github.com', 'github.com', 'raw.githubusercontent.com'], what).toContain(host);
    }
    console.info(`${ANSWERS} spoilt answers:`, Object.fromEntries(outcomes));
    expect(rejections).toEqual([]);
  });

  it('work that is ended in the middle ends with the reason it was ended for', async () => {
    hurry();
    for (let run = 0; run < ANSWERS / 10; run++) {
      const random = new Random(SEED * 7_000_003 + run);
      const index = random.below(scenarios.length);
      const { address, options } = scenarios[index] ?? { address: '', options: {} };
      const controller = new AbortController();
      const answer = spoiltFetch(index, random, new Set());
      let left = random.below(6);
      vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
        if (left-- === 0) controller.abort();
        return answer(input, init);
      });
      const outcome = await look(address, options, controller.signal).catch((error: unknown) => error);
      const isFine =
        typeof outcome === 'number' || outcome instanceof ReflensError || (outcome instanceof Error && outcome.name === 'AbortError');
      expect(isFine ? null : outcome, `run ${run}`).toBeNull();
    }
    expect(rejections).toEqual([]);
  });
});

describe('pages', () => {
  it(`${PAGES} spoilt ones are read or not, and trip nothing`, async () => {
    const pages: string[] = [];
    for (const generation of ['classic', 'react-v1', 'react-v2'] as const) {
      Object.assign(github.settings, defaultSettings(), { generation, filesInFirstPayload: 10 });
      for (const { address } of [scenarios[0], scenarios[2], scenarios[4]].filter((one) => one !== undefined)) {
        let answer = await ask(github.port, address);
        while (answer.status === 302) answer = await ask(github.port, answer.headers['location'] ?? '');
        pages.push(answer.text);
      }
    }
    let read = 0;
    for (let run = 0; run < PAGES; run++) {
      const random = new Random(SEED * 3_000_017 + run);
      const page = random.pick(pages);
      const embedded = /(<script\b[^>]*react-app\.embeddedData[^>]*>)([\s\S]*?)(<\/script>)/;
      const spoilt = random.chance(0.5)
        ? page.replace(embedded, (_, open: string, json: string, close: string) => open + mangleJson(json, random) + close)
        : mangleText(page, random);
      const data = readPage(spoilt);
      if (data) read++;
      for (const id of [data?.before, data?.after]) if (typeof id === 'string') expect(id).toMatch(/^[\da-f]{40}$/);
      for (const { path } of data?.entries ?? []) expect(path).not.toBe('');
      const { window } = new JSDOM(spoilt);
      vi.stubGlobal('HTMLTableCellElement', window.HTMLTableCellElement);
      for (const table of window.document.querySelectorAll<HTMLTableElement>(DIFF_TABLE)) {
        const lines = await readDiffLines(table, () => undefined);
        expect(lines.cells('after', 1, 100_000_000).length).toBeGreaterThanOrEqual(0);
      }
      window.close();
    }
    console.info(`${PAGES} spoilt pages: ${read} still told a change`);
    expect(read).toBeGreaterThan(0);
  });
});
