/** Lists of changed files and results that were made once, as JSON by a key that says all they depend on. */
import type { RecordCache } from '../../github/source.js';
import { blobId } from '../../github/blob-id.js';
import { trimUses, type Database, type Store } from './database.js';

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
      const kept: unknown = await database.get('records', key);
      if (kept === undefined) return undefined;
      const text = await unsealed(kept);
      if (text === null) {
        await drop(database, key);
        return undefined;
      }
      const value: unknown = JSON.parse(text);
      await database.put('recordUses', { key, used: Date.now(), size: text.length });
      return value;
    });
  }

  async put(key: string, value: unknown): Promise<void> {
    const text = JSON.stringify(value);
    if (text.length > LARGEST) return;
    await this.store.use(async (database) => {
      const record = await sealed(text);
      const transaction = database.transaction(['records', 'recordUses'], 'readwrite');
      await Promise.all([
        transaction.objectStore('records').put(record, key),
        transaction.objectStore('recordUses').put({ key, used: Date.now(), size: text.length }),
        transaction.done,
      ]);
    });
  }

  async drop(key: string): Promise<void> {
    await this.store.use((database) => drop(database, key));
  }

  async trim(): Promise<void> {
    await this.store.use(async (database) => {
      const dropped = await trimUses(database, 'recordUses', this.capacity);
      const transaction = database.transaction('records', 'readwrite');
      await Promise.all([...dropped.map((key) => transaction.store.delete(key)), transaction.done]);
    });
  }
}

async function drop(database: Database, key: string): Promise<void> {
  const transaction = database.transaction(['records', 'recordUses'], 'readwrite');
  await Promise.all([transaction.objectStore('records').delete(key), transaction.objectStore('recordUses').delete(key), transaction.done]);
}

/** A record with the id of its content before it: disks lose parts, and a wrong line number looks like any other. */
const sealed = async (text: string): Promise<string> => `${await idOf(text)} ${text}`;

/** The record's text; null when it is not what was written. */
async function unsealed(record: unknown): Promise<string | null> {
  if (typeof record !== 'string') return null;
  const end = record.indexOf(' ');
  const text = record.slice(end + 1);
  return record.slice(0, end) === (await idOf(text)) ? text : null;
}

const idOf = (text: string): Promise<string> => blobId(new TextEncoder().encode(text));
