/** All files of the version after a change, for what the change could have done there, too. */
import { statSync } from 'node:fs';
import { adapterFor } from '../languages/registry.js';
import { entriesBelow, textIn } from './folders.js';
import { readTexts } from './git-objects.js';
import { WrongArgument } from './failure.js';
import { gitBytes } from './git-process.js';
import { resolveCommit } from './git.js';
import type { Source } from './options.js';

/** Where all files of a version are. Plain: threads are given it. */
export type Elsewhere =
  | { readonly kind: 'repository'; readonly repository: string; readonly commit: string }
  | { readonly kind: 'folder'; readonly folder: string };

/** Files that are in memory at the same time. */
const BATCH = 200;

/** Where the version after is as a whole. Rejects with `Failure`. */
export async function elsewhereOf(source: Source): Promise<Elsewhere> {
  switch (source.kind) {
    case 'commit':
      return { kind: 'repository', repository: source.repository, commit: await resolveCommit(source.repository, source.revision) };
    case 'range':
      return { kind: 'repository', repository: source.repository, commit: await resolveCommit(source.repository, source.range.after) };
    case 'folders':
      if (!statSync(source.after, { throwIfNoEntry: false })?.isDirectory())
        throw new WrongArgument('With --everywhere, --before and --after name folders.');
      return { kind: 'folder', folder: source.after };
    case 'page':
      throw new WrongArgument('With --everywhere, the change is one of a repository on this disk, or of two folders.');
  }
}

/** The texts of all files in known languages, a batch at a time, telling after each how far that is. Files that cannot be read are left out. */
export async function* textsElsewhere(
  where: Elsewhere,
  onProgress: (done: number, total: number) => void,
): AsyncIterable<ReadonlyMap<string, string>> {
  const files = await filesIn(where);
  for (let done = 0; done < files.length; done += BATCH) {
    onProgress(done, files.length);
    yield await textsOf(where, files.slice(done, done + BATCH));
  }
}

/** A file: `id` is what it is read by. */
interface File {
  readonly path: string;
  readonly id: string;
}

async function filesIn(where: Elsewhere): Promise<readonly File[]> {
  const all =
    where.kind === 'folder'
      ? [...entriesBelow(where.folder)].flatMap(([path, entry]) => (entry.kind === 'file' ? [{ path, id: entry.where }] : []))
      : await filesOfCommit(where.repository, where.commit);
  return all.filter(({ path }) => adapterFor(path) !== null);
}

/** `100644 blob <id>\t<path>`, each ended by a zero. Links and submodules have other modes. */
async function filesOfCommit(repository: string, commit: string): Promise<readonly File[]> {
  const list = (await gitBytes(repository, ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit])).toString('utf8');
  return list.split('\0').flatMap((line) => {
    const [, id, path] = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return id !== undefined && path !== undefined ? [{ path, id }] : [];
  });
}

async function textsOf(where: Elsewhere, files: readonly File[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  if (where.kind === 'folder') {
    for (const { path, id } of files) {
      const text = readable(path, id);
      if (text !== null) texts.set(path, text);
    }
    return texts;
  }
  const found = await readTexts(
    where.repository,
    files.map(({ id }) => id),
  );
  for (const { path, id } of files) {
    const text = found.get(id);
    if (typeof text === 'string') texts.set(path, text);
  }
  return texts;
}

/** A file's text; null for one that is too large, or no text, or may not be read. */
function readable(path: string, where: string): string | null {
  try {
    return textIn(path, { kind: 'file', where });
  } catch {
    return null;
  }
}
