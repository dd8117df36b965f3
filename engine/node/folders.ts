import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Change } from '../api.js';
import { Failure } from './failure.js';

/**
 * What differs between two folders, or two files. Files that are the same on both sides are left out; two single files are versions of one, under the name that
 * it has after the change. Throws `Failure` when one is not there.
 */
export function changeOfFolders(before: string, after: string): Change {
  const name = basename(after);
  const texts = { before: readTexts(before, name), after: readTexts(after, name) };
  for (const path of Object.keys(texts.before)) {
    if (texts.before[path] !== texts.after[path]) continue;
    delete texts.before[path];
    delete texts.after[path];
  }
  return texts;
}

/** The texts of a folder by their paths below it; a single file's by `name`. */
function readTexts(place: string, name: string): Record<string, string> {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new Failure(`"${place}" does not exist.`);
  if (found.isFile()) return { [name]: readFileSync(place, 'utf8') };
  return Object.fromEntries([...filesBelow(place)].map((file) => [relative(place, file).split(sep).join('/'), readFileSync(file, 'utf8')]));
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== '.git') yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}
