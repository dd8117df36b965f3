/** Lists of changed files and results that were made once, as JSON by a key that says all they depend on. */
import type { RecordCache } from '../../github/source.js';
import { trimUses, type Store } from './database.js';

/** Characters kept at most: the results of a thousand commits. */
const CAPACITY = 40_000_000;

/** Characters above which a record is not kept: one change should not drive out a hundred others. */
const LARGEST = 8_000_000;

export class StoredRecords implements RecordCache {
  constructor(
    private readonly store: Store,
    private readonly capacity = CAPACITY,
  ) {}

  async get(key: string): Promise<unknown> {
    return this.store.use(async (database) => {
      const text = await database.get('records', key);
      if (text === undefined) return undefined;
      const value: unknown = JSON.parse(text);
      await database.put('recordUses', { key, used: Date.now(), size: text.length });
      return value;
    });
  }

  async put(key: string, value: unknown): Promise<void> {
    const text = JSON.stringify(value);
    if (text.length > LARGEST) return;
    await this.store.use(async (database) => {
      const transaction = database.transaction(['records', 'recordUses'], 'readwrite');
      await Promise.all([
        transaction.objectStore('records').put(text, key),
        transaction.objectStore('recordUses').put({ key, used: Date.now(), size: text.length }),
        transaction.done,
      ]);
    });
  }

  async trim(): Promise<void> {
    await this.store.use(async (database) => {
      const dropped = await trimUses(database, 'recordUses', this.capacity);
      const transaction = database.transaction('records', 'readwrite');
      await Promise.all([...dropped.map((key) => transaction.store.delete(key)), transaction.done]);
    });
  }
}
