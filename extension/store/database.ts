/**
 * What Reflens keeps of changes that were looked at, in IndexedDB: texts by Git's id of their content, by which name each was read, since the API does not tell the
 * ids of the version before; lists of changed files; results. Walking from commit to commit, one version's `after` is the next one's `before`.
 *
 * It is a convenience. A store that is broken or full is emptied, and work goes on; where there can be none, as in private windows of some browsers, work goes on
 * without.
 */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { CacheState } from '../messages.js';

const NAME = 'reflens';
/** One more whenever the stores below change their form; what older versions kept is dropped. */
const VERSION = 2;

/** When something was used last, in milliseconds since 1970, and its bytes: apart from the thing, so that trimming need not read it. */
export interface Use {
  readonly key: string;
  readonly used: number;
  readonly size: number;
}

export interface Schema extends DBSchema {
  /** Texts by blob id. */
  texts: { key: string; value: Uint8Array<ArrayBuffer> };
  textUses: { key: string; value: Use; indexes: { used: number } };
  /** Blob ids by the name a text was read under. */
  names: { key: string; value: string; indexes: { blob: string } };
  /** Lists of changed files and results, as JSON after the id of its content. */
  records: { key: string; value: string };
  recordUses: { key: string; value: Use; indexes: { used: number } };
}

export type Database = IDBPDatabase<Schema>;

const STORES = ['texts', 'textUses', 'names', 'records', 'recordUses'] as const;

/** Times that a broken store is emptied in one worker's life before it is given up. */
const MOST_REPAIRS = 2;

/** Milliseconds for one thing to be done with the store. Browsers have been seen to leave such wishes without any answer; nobody should wait for them. */
const PATIENCE = 15_000;

/** One connection, opened when it is first needed, mended when it breaks. */
export class Store {
  #database: Promise<Database | null> | null = null;
  #repairs = 0;

  constructor(private readonly patience = PATIENCE) {}

  /**
   * Does something with the store; undefined when that failed. A failure empties the store, since the next try would most likely fail, too; one that does not answer
   * is done without from then on.
   */
  async use<Result>(work: (database: Database) => Promise<Result>): Promise<Result | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        this.#database = Promise.resolve(null);
        resolve(undefined);
      }, this.patience);
    });
    return Promise.race([this.#use(work), late]).finally(() => clearTimeout(timer));
  }

  async #use<Result>(work: (database: Database) => Promise<Result>): Promise<Result | undefined> {
    try {
      const database = await (this.#database ??= open());
      return database ? await work(database) : undefined;
    } catch {
      await this.#repair();
      return undefined;
    }
  }

  close(): void {
    void this.#database?.then((database) => database?.close());
    this.#database = null;
  }

  async #repair(): Promise<void> {
    const broken = this.#database;
    this.#database = Promise.resolve(null);
    (await broken?.catch(() => null))?.close();
    if (++this.#repairs > MOST_REPAIRS) return;
    try {
      await deleteDB(NAME);
      this.#database = null;
    } catch {
      // Not to be mended: without a store, then.
    }
  }
}

/** A store of an unknown form or with broken files is emptied; null when there can be none. */
async function open(): Promise<Database | null> {
  const make = async (): Promise<Database> => {
    const database = await openDB<Schema>(NAME, VERSION, {
      upgrade(fresh) {
        for (const store of [...fresh.objectStoreNames]) fresh.deleteObjectStore(store);
        fresh.createObjectStore('texts');
        fresh.createObjectStore('textUses', { keyPath: 'key' }).createIndex('used', 'used');
        // An index on the value itself: names lead to blob ids.
        fresh.createObjectStore('names').createIndex('blob', '');
        fresh.createObjectStore('records');
        fresh.createObjectStore('recordUses', { keyPath: 'key' }).createIndex('used', 'used');
      },
    });
    // Somebody else wants to empty the store: their need goes first.
    database.addEventListener('versionchange', () => database.close());
    return database;
  };
  try {
    return await make();
  } catch {
    try {
      await deleteDB(NAME);
      return await make();
    } catch {
      return null;
    }
  }
}

/** How much is kept; zeros when nothing can be read. */
export async function cacheState(): Promise<CacheState> {
  const store = new Store();
  const state = await store.use(async (database) => {
    const [texts, records] = await Promise.all([database.getAll('textUses'), database.getAll('recordUses')]);
    const bytes = [...texts, ...records].reduce((sum, { size }) => sum + (isSize(size) ? size : 0), 0);
    return { texts: texts.length, results: records.filter(({ key }) => key.startsWith('result ')).length, bytes };
  });
  store.close();
  return state ?? { texts: 0, results: 0, bytes: 0 };
}

/** Forgets everything. */
export async function emptyCache(): Promise<void> {
  const store = new Store();
  await store.use(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite');
    await Promise.all([...STORES.map((name) => transaction.objectStore(name).clear()), transaction.done]);
  });
  store.close();
}

/** A note may be damaged: what it is about is dropped. */
const isSize = (size: unknown): size is number => Number.isSafeInteger(size) && Number(size) >= 0;

/** Drops what was not used for longest until the rest fits into `capacity` bytes: takes away the notes of use, and gives the keys of what is to be deleted. */
export async function trimUses(database: Database, uses: 'textUses' | 'recordUses', capacity: number): Promise<readonly string[]> {
  const transaction = database.transaction(uses, 'readwrite');
  const dropped: string[] = [];
  let size = 0;
  for await (const use of transaction.objectStore(uses).index('used').iterate(null, 'prev')) {
    if (isSize(use.value.size)) {
      size += use.value.size;
      if (size <= capacity) continue;
    }
    dropped.push(use.value.key);
    await use.delete();
  }
  await transaction.done;
  return dropped;
}
