// What is kept of changes: what goes first when there is too much, and that a store which breaks or is full is emptied and work goes on.
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheState, emptyCache, Store } from '../../../extension/store/database.js';
import { StoredRecords } from '../../../extension/store/records.js';
import { StoredTexts } from '../../../extension/store/texts.js';
import type { FileVersion } from '../../../github/source.js';

const text = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content);
const version = (path: string, commit = 'c'): FileVersion => ({ commit, path });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 10_000_000));
});

let clock = 1_000;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('texts', () => {
  it('are found by name and by content, whoever read them', async () => {
    const texts = new StoredTexts(new Store());
    await texts.put('o/r', version('A.java'), text('hello\n'));
    expect(await texts.get('o/r', version('A.java'))).toEqual(text('hello\n'));
    expect(await texts.get('o/r', version('A.java', 'other'))).toBeUndefined();
    expect(await texts.get('p/q', { ...version('B.java'), blob: 'ce013625030ba8dba906f756967f9e9ca394464a' })).toEqual(text('hello\n'));
  });

  it('that were not used for longest go first, with their names', async () => {
    const texts = new StoredTexts(new Store(), 30);
    for (const name of ['one', 'two', 'three', 'four']) await texts.put('o/r', version(name), text(name.padEnd(10)));
    await texts.get('o/r', version('one'));
    await texts.trim();
    const left = await Promise.all(
      ['one', 'two', 'three', 'four'].map(async (name) => (await texts.get('o/r', version(name))) !== undefined),
    );
    expect(left).toEqual([true, false, true, true]);
    expect(await cacheState()).toEqual({ texts: 3, results: 0, bytes: 30 });
  });
});

describe('results', () => {
  it('come back as they were, and too many of them go', async () => {
    const records = new StoredRecords(new Store(), 60);
    for (const name of ['a', 'b', 'c', 'd']) await records.put(`result ${name}`, { name, filler: 'x'.repeat(10) });
    await records.trim();
    expect(await records.get('result d')).toEqual({ name: 'd', filler: 'xxxxxxxxxx' });
    expect(await records.get('result a')).toBeUndefined();
    expect((await cacheState()).results).toBeLessThan(4);
  });

  it('that are larger than anything else are not kept', async () => {
    const records = new StoredRecords(new Store());
    await records.put('result huge', 'x'.repeat(9_000_000));
    expect(await records.get('result huge')).toBeUndefined();
  });
});

describe('a store', () => {
  const failing = (name: 'put' | 'get', error: DOMException, times: number): void => {
    let left = times;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own store below
    const real = IDBObjectStore.prototype[name];
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      if (left-- > 0) throw error;
      return Reflect.apply(real, this, args) as IDBRequest<IDBValidKey>;
    });
  };

  it('that is full is emptied, and used again', async () => {
    const texts = new StoredTexts(new Store());
    await texts.put('o/r', version('A.java'), text('a'));
    failing('put', new DOMException('full', 'QuotaExceededError'), 1);
    await texts.put('o/r', version('B.java'), text('b'));
    expect(await texts.get('o/r', version('A.java'))).toBeUndefined();
    await texts.put('o/r', version('C.java'), text('c'));
    expect(await texts.get('o/r', version('C.java'))).toEqual(text('c'));
  });

  it('that stays broken is done without', async () => {
    const texts = new StoredTexts(new Store());
    failing('get', new DOMException('broken', 'DataError'), Number.POSITIVE_INFINITY);
    for (let time = 0; time < 5; time++) expect(await texts.get('o/r', version('A.java'))).toBeUndefined();
    await texts.trim();
  });

  it('that cannot be opened, or never answers, is done without', async () => {
    for (const open of [
      () => {
        throw new DOMException('private window', 'InvalidStateError');
      },
      () => new EventTarget(),
    ]) {
      vi.stubGlobal('indexedDB', { open, deleteDatabase: open });
      const texts = new StoredTexts(new Store(50));
      await texts.put('o/r', version('A.java'), text('a'));
      const start = performance.now();
      for (let time = 0; time < 5; time++) expect(await texts.get('o/r', version('A.java'))).toBeUndefined();
      await texts.trim();
      // The time is lost once, not with every text.
      expect(performance.now() - start).toBeLessThan(50);
    }
    vi.stubGlobal('indexedDB', undefined);
    expect(await new StoredTexts(new Store(50)).get('o/r', version('A.java'))).toBeUndefined();
  });

  it('with a record that is no JSON is emptied', async () => {
    const store = new Store();
    const records = new StoredRecords(store);
    await store.use((database) => database.put('records', '{"cut', 'result a'));
    expect(await records.get('result a')).toBeUndefined();
    await records.put('result b', 1);
    expect(await records.get('result b')).toBe(1);
  });

  it('of another form makes way', async () => {
    await new Promise<void>((resolve, reject) => {
      const open = indexedDB.open('reflens', 99);
      open.onupgradeneeded = () => void open.result.createObjectStore('strange');
      open.onsuccess = () => {
        open.result.close();
        resolve();
      };
      open.onerror = () => reject(new Error('not opened'));
    });
    const texts = new StoredTexts(new Store());
    await texts.put('o/r', version('A.java'), text('a'));
    expect(await texts.get('o/r', version('A.java'))).toEqual(text('a'));
  });

  it('is empty when the reader wants it so, while others use it', async () => {
    const texts = new StoredTexts(new Store());
    await texts.put('o/r', version('A.java'), text('a'));
    await emptyCache();
    expect(await cacheState()).toEqual({ texts: 0, results: 0, bytes: 0 });
    expect(await texts.get('o/r', version('A.java'))).toBeUndefined();
    await texts.put('o/r', version('A.java'), text('a'));
    expect((await cacheState()).texts).toBe(1);
  });
});
