/**
 * The texts that were read once, in IndexedDB, by Git's id of their content; and by which name each was read, since the API does not tell the ids of the
 * version before. Walking from commit to commit, one version's `after` is the next one's `before`.
 *
 * The cache is a convenience: when the store is broken or full, work goes on without it.
 */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { FileVersion, TextCache } from '../../github/source.js';

const NAME = 'reflens-texts';
/** One more whenever the stores below change their form; what older versions kept is dropped. */
const VERSION = 2;

/** Bytes of text kept at most: some hundred commits of a large Java project. */
const CAPACITY = 150_000_000;

interface TextSchema extends DBSchema {
  /** Texts by blob id. */
  texts: { key: string; value: Uint8Array<ArrayBuffer> };
  /** When a text was used last, in milliseconds since 1970, and its bytes: apart from the texts, so that trimming need not read those. */
  uses: { key: string; value: { readonly blob: string; readonly used: number; readonly size: number }; indexes: { used: number } };
  /** Blob ids by the name a text was read under. */
  names: { key: string; value: string; indexes: { blob: string } };
}

type Database = IDBPDatabase<TextSchema>;

export class StoredTexts implements TextCache {
  #database: Promise<Database | null> | null = null;

  async get(sourceId: string, file: FileVersion): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#try(async (database) => {
      const blob = file.blob ?? (await database.get('names', nameOf(sourceId, file)));
      const bytes = blob === undefined ? undefined : await database.get('texts', blob);
      if (blob !== undefined && bytes) await database.put('uses', useOf(blob, bytes));
      return bytes;
    });
  }

  async put(sourceId: string, file: FileVersion, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#try(async (database) => {
      const blob = await blobId(bytes);
      const transaction = database.transaction(['texts', 'uses', 'names'], 'readwrite');
      await Promise.all([
        transaction.objectStore('texts').put(bytes, blob),
        transaction.objectStore('uses').put(useOf(blob, bytes)),
        transaction.objectStore('names').put(blob, nameOf(sourceId, file)),
        transaction.done,
      ]);
    });
  }

  async trim(): Promise<void> {
    await this.#try(async (database) => {
      const transaction = database.transaction(['texts', 'uses', 'names'], 'readwrite');
      const names = transaction.objectStore('names');
      let size = 0;
      for await (const use of transaction.objectStore('uses').index('used').iterate(null, 'prev')) {
        const { blob } = use.value;
        size += use.value.size;
        if (size <= CAPACITY) continue;
        await transaction.objectStore('texts').delete(blob);
        for (const name of await names.index('blob').getAllKeys(blob)) await names.delete(name);
        await use.delete();
      }
      await transaction.done;
    });
  }

  /** Undefined when the store cannot be used; it is then given up for the life of this worker. */
  async #try<Result>(work: (database: Database) => Promise<Result>): Promise<Result | undefined> {
    try {
      const database = await (this.#database ??= open());
      return database ? await work(database) : undefined;
    } catch {
      this.#database = Promise.resolve(null);
      return undefined;
    }
  }
}

/** A store of an unknown form or with broken files is emptied; null when there can be none, as in private windows of some browsers. */
async function open(): Promise<Database | null> {
  const make = (): Promise<Database> =>
    openDB<TextSchema>(NAME, VERSION, {
      upgrade(database) {
        for (const store of [...database.objectStoreNames]) database.deleteObjectStore(store);
        database.createObjectStore('texts');
        database.createObjectStore('uses', { keyPath: 'blob' }).createIndex('used', 'used');
        // An index on the value itself: names lead to blob ids.
        database.createObjectStore('names').createIndex('blob', '');
      },
    });
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

const useOf = (blob: string, bytes: Uint8Array): TextSchema['uses']['value'] => ({ blob, used: Date.now(), size: bytes.byteLength });

const nameOf = (sourceId: string, { commit, path }: FileVersion): string => `${sourceId} ${commit} ${path}`;

/** Git's id of a content: the sha1 of a header with its length, and the content. */
export async function blobId(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.byteLength}\0`);
  const content = new Uint8Array(header.byteLength + bytes.byteLength);
  content.set(header);
  content.set(bytes, header.byteLength);
  const digest = await crypto.subtle.digest('SHA-1', content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
