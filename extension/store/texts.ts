/** The texts that were read once, by Git's id of their content, and by which name each was read. */
import type { FileVersion, TextCache } from '../../github/source.js';
import { blobId } from '../../github/blob-id.js';
import { trimUses, type Database, type Store, type Use } from './database.js';

/** Bytes of text kept at most: some hundred commits of a large Java project. */
const CAPACITY = 150_000_000;

/** Milliseconds within which a text counts as used once: a note of every reading would cost more than the reading. */
const USED_ONCE = 3_600_000;

export class StoredTexts implements TextCache {
  constructor(
    private readonly store: Store,
    private readonly capacity = CAPACITY,
  ) {}

  async get(sourceId: string, file: FileVersion): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.store.use(async (database) => {
      const blob: unknown = file.blob ?? (await database.get('names', nameOf(sourceId, file)));
      const bytes: unknown = typeof blob === 'string' ? await database.get('texts', blob) : undefined;
      if (typeof blob !== 'string' || bytes === undefined) return undefined;
      // The id is that of the content: a text that is another one by now is none, and is read anew.
      if (!isBytes(bytes) || (await blobId(bytes)) !== blob) {
        await drop(database, [blob]);
        return undefined;
      }
      const use = await database.get('textUses', blob);
      if (!(use && use.used >= Date.now() - USED_ONCE)) await database.put('textUses', useOf(blob, bytes));
      return bytes;
    });
  }

  async put(sourceId: string, file: FileVersion, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.store.use(async (database) => {
      const blob = await blobId(bytes);
      const transaction = database.transaction(['texts', 'textUses', 'names'], 'readwrite');
      await Promise.all([
        transaction.objectStore('texts').put(bytes, blob),
        transaction.objectStore('textUses').put(useOf(blob, bytes)),
        transaction.objectStore('names').put(blob, nameOf(sourceId, file)),
        transaction.done,
      ]);
    });
  }

  async trim(): Promise<void> {
    await this.store.use(async (database) => {
      const dropped = await trimUses(database, 'textUses', this.capacity);
      if (dropped.length > 0) await drop(database, dropped);
    });
  }
}

/** Forgets texts, and under which names they were read. */
async function drop(database: Database, blobs: readonly string[]): Promise<void> {
  const transaction = database.transaction(['texts', 'textUses', 'names'], 'readwrite');
  const names = transaction.objectStore('names');
  for (const blob of blobs) {
    await transaction.objectStore('texts').delete(blob);
    await transaction.objectStore('textUses').delete(blob);
    for (const name of await names.index('blob').getAllKeys(blob)) await names.delete(name);
  }
  await transaction.done;
}

const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;

const useOf = (blob: string, bytes: Uint8Array): Use => ({ key: blob, used: Date.now(), size: bytes.byteLength });

const nameOf = (sourceId: string, { commit, path }: FileVersion): string => `${sourceId} ${commit} ${path}`;
