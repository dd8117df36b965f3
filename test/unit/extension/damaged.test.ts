// What is kept may be damaged: by a disk, by another version. It is dropped and made anew, and the visit shows what it would have shown; the next one takes what was made.
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheState, Store } from '../../../extension/store/database.js';
import { StoredRecords } from '../../../extension/store/records.js';
import { StoredTexts } from '../../../extension/store/texts.js';
import { isKeptResult, isKnownList } from '../../../extension/worker/kept-forms.js';
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { MANY_CALLS } from '../../github/settings.js';
import { visit, type Visit } from '../../support/analyse.js';
import { standInFetch } from '../../support/stand-in-fetch.js';

vi.setConfig({ testTimeout: 240_000 });

/** Visits of the property test, each after other damage. */
const VISITS = 60;

const java = (name: string, method: string, rest = ''): string =>
  `class ${name} {\n    int ${method}(int value) {\n        int scaled = value * 31;\n        return scaled - ${name.length};\n    }\n${rest}}\n`;

let github: GithubStandIn;
let address = '';
let store: Store;

beforeAll(async () => {
  const call = '    int twice() {\n        return measure(1) + measure(2);\n    }\n';
  const made = await makeSource(
    [
      {
        name: 'before',
        branch: 'main',
        files: {
          'A.java': java('A', 'count', call.replaceAll('measure', 'count')),
          'notes.txt': 'one\n',
          'Bin.java': new Uint8Array([1, 0, 2]),
        },
      },
      {
        name: 'after',
        branch: 'main',
        files: {
          'A.java': java('A', 'measure', call),
          'B.java': java('B', 'first'),
          'notes.txt': 'two\n',
          'Bin.java': new Uint8Array([1, 0, 3]),
        },
      },
    ],
    { name: 'kept' },
  );
  github = await startGithub({ repositories: [made] });
  github.settings.rateLimit = MANY_CALLS;
  address = `https://github.com/sample/kept/commit/${made.commit}`;
  vi.stubGlobal('fetch', standInFetch(github.port).fetch);
}, 60_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await github.close();
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = new Store();
});

const see = (): Promise<Visit> => visit(address, { cache: new StoredTexts(store), records: new StoredRecords(store) });

/** What a visit shows, without how far it was on its way. */
const shown = ({ descriptions, last }: Visit): unknown => {
  const { rate: _rate, ...coverage } = last.coverage;
  return { descriptions, last: { ...last, coverage } };
};

type Kept = ReadonlyMap<string, string>;

const records = async (): Promise<Kept> => {
  const all = await store.use(async (database) => {
    const keys = await database.getAllKeys('records');
    return Promise.all(keys.map(async (key) => [key, (await database.get('records', key)) ?? ''] as const));
  });
  return new Map(all);
};

const put = (key: string, value: string): Promise<unknown> => store.use((database) => database.put('records', value, key));

/** Lets something be lost, doubled, or become something else. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }) }),
  fc.record({
    kind: fc.constant('other' as const),
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    character: fc.string({ minLength: 1, maxLength: 1 }),
  }),
  fc.record({ kind: fc.constant('lost' as const), at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }) }),
);

const damaged = (text: string, one: typeof damage extends fc.Arbitrary<infer Damage> ? Damage : never): string => {
  const at = Math.floor(one.at * text.length);
  switch (one.kind) {
    case 'cut':
      return text.slice(0, at);
    case 'other':
      return `${text.slice(0, at)}${one.character}${text.slice(at + 1)}`;
    case 'lost':
      return `${text.slice(0, at)}${text.slice(at + 1)}`;
  }
};

describe('a damaged record', () => {
  it('is dropped and made anew, wherever the damage is', async () => {
    const first = shown(await see());
    const whole = await records();
    expect([...whole.keys()].map((key) => key.split(' ')[0]).sort()).toEqual(['list', 'result']);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.size - 1), damage, async (index, one) => {
        const [key = '', text = ''] = [...whole][index] ?? [];
        await put(key, damaged(text, one));
        expect(shown(await see())).toEqual(first);
        expect(await records()).toEqual(whole);
      }),
      { numRuns: VISITS },
    );
  });

  it('takes nothing else with it', async () => {
    await see();
    const { texts } = await cacheState();
    const [key = ''] = [...(await records()).keys()].filter((one) => one.startsWith('result'));
    await put(key, '{"cut');
    github.requests.length = 0;
    await see();
    expect((await cacheState()).texts).toBe(texts);
    expect(github.requests.filter(({ host }) => host === 'raw.githubusercontent.com')).toEqual([]);
  });
});

/** Every value with each of its parts, one at a time, as something of another kind; arrays and objects keep their other parts. */
function* misshapen(value: unknown): Generator<unknown> {
  yield typeof value === 'number' ? 'seven' : 7.5;
  if (Array.isArray(value))
    for (const [at, one] of value.entries())
      for (const other of misshapen(one)) yield value.map((own: unknown, index) => (index === at ? other : own));
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) for (const other of misshapen(one)) yield { ...value, [name]: other };
}

describe('a record of another form', () => {
  it('is none, whichever of its parts is another', async () => {
    await see();
    for (const [key, record] of await records()) {
      const value: unknown = JSON.parse(record.slice(record.indexOf(' ') + 1));
      const is = key.startsWith('list') ? isKnownList : isKeptResult;
      expect(is(value), key).toBe(true);
      const others = [...misshapen(value)];
      expect(others.length).toBeGreaterThan(20);
      expect(others.filter(is).slice(0, 3), key).toEqual([]);
    }
  });

  it('is dropped, and the next visit finds a good one', async () => {
    const first = shown(await see());
    const whole = await records();
    const kept = new StoredRecords(store);
    for (const [key, record] of whole) {
      const value: unknown = JSON.parse(record.slice(record.indexOf(' ') + 1));
      for (const other of [null, [], {}, 'text', ...[...misshapen(value)].filter((_, index) => index % 25 === 0)]) {
        await kept.put(key, other);
        expect(shown(await see())).toEqual(first);
        expect(await records()).toEqual(whole);
      }
    }
  });
});

describe('a damaged text', () => {
  it.each<[string, (bytes: Uint8Array<ArrayBuffer>) => unknown]>([
    ['cut', (bytes) => bytes.slice(0, 9)],
    ['of other letters', (bytes) => bytes.map((byte) => (byte === 0x33 ? 0x34 : byte))],
    ['no bytes at all', () => ({ text: 'class A {}' })],
  ])('is read anew: %s', async (_what, spoil) => {
    const first = shown(await see());
    await store.use(async (database) => {
      for (const key of await database.getAllKeys('texts')) {
        const bytes = await database.get('texts', key);
        if (bytes) await database.put('texts', spoil(bytes) as Uint8Array<ArrayBuffer>, key);
      }
      await database.clear('records');
    });
    expect(shown(await see())).toEqual(first);
    const texts = new StoredTexts(store);
    const keys = (await store.use((database) => database.getAllKeys('texts'))) ?? [];
    expect(keys.length).toBeGreaterThan(0);
    for (const blob of keys) expect(await texts.get('any', { commit: '', path: '', blob })).toBeInstanceOf(Uint8Array);
  });

  it('whose notes are damaged costs others nothing', async () => {
    await see();
    const { texts, bytes } = await cacheState();
    await store.use(async (database) => {
      const [one] = await database.getAll('textUses');
      if (one) await database.put('textUses', { ...one, size: 'much' as unknown as number });
    });
    expect((await cacheState()).bytes).toBeLessThan(bytes);
    await new StoredTexts(store).trim();
    expect((await cacheState()).texts).toBe(texts - 1);
  });
});
