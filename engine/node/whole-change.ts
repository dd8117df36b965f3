/**
 * Everything that a change holds, for a receipt: files in any language, and what `git.ts`, `folders.ts` and `page.ts` leave aside because no refactoring can be in it: modes,
 * links, encodings.
 */
import { readFileSync, statSync } from 'node:fs';
import type { Change } from '../api.js';
import type { ChangedFile, EntryKind, FileVersion } from '../receipt/changed-file.js';
import { LARGEST_TEXT, tooLarge } from '../text/largest-text.js';
import { isSameEntry, sidesOf, type Entry } from './folders.js';
import { differingFiles, type Trees } from './git.js';
import { readContents } from './git-objects.js';
import type { Version } from './raw-diff.js';
import { reasonOf } from './system-errors.js';
import { versionOf, type Content } from './whole-text.js';

/** A change as a whole. */
export interface WholeChange {
  readonly files: readonly ChangedFile[];
  /** Sentences about what was compared. */
  readonly notes: readonly string[];
  /** Why the change has more files than are known, as sentences. */
  readonly missing: readonly string[];
}

/** Bytes of UTF-8 that one UTF-16 unit takes at most. */
const MOST_BYTES = 3 * LARGEST_TEXT;

const TOO_LARGE: Content = { bytes: null, why: `too large: ${tooLarge()}` };

/** What differs between two commits of a local repository. Rejects with `Failure`. */
export async function wholeChangeOfTrees(repository: string, trees: Trees): Promise<WholeChange> {
  const differing = await differingFiles(repository, trees);
  const ids = differing.flatMap(({ before, after }) => [before, after]).flatMap((one) => (one?.kind === 'file' ? [one.id] : []));
  const contents = await readContents(repository, ids);
  const version = (one: Version | null): FileVersion | null => {
    if (one === null) return null;
    if (one.kind !== 'file') return versionOf(one.path, one.kind, null);
    const bytes = contents.get(one.id) ?? null;
    return versionOf(one.path, one.isExecutable ? 'executable' : 'file', bytes === null ? TOO_LARGE : { bytes });
  };
  return { files: differing.map(({ before, after }) => ({ before: version(before), after: version(after) })), notes: [], missing: [] };
}

/** What differs between two folders, or two files. Throws as `sidesOf` does. */
export function wholeChangeOfFolders(before: string, after: string): WholeChange {
  const sides = sidesOf(before, after);
  const files: ChangedFile[] = [];
  for (const path of [...new Set([...sides.before.keys(), ...sides.after.keys()])].sort()) {
    const [one, other] = [sides.before.get(path), sides.after.get(path)];
    if (one && other && isKnownToBeSame(one, other)) continue;
    files.push({ before: one ? versionAt(path, one) : null, after: other ? versionAt(path, other) : null });
  }
  return { files, notes: [], missing: [] };
}

/** Whether two entries hold the same and may both be run, or both not. What cannot be read is not known. */
function isKnownToBeSame(one: Entry, other: Entry): boolean {
  try {
    return isSameEntry(one, other) && (one.kind !== 'file' || other.kind !== 'file' || kindAt(one.where) === kindAt(other.where));
  } catch {
    return false;
  }
}

/** Bits of a mode that say who may run a file. */
const MAY_RUN = 0o111;

const kindAt = (where: string): EntryKind => ((statSync(where).mode & MAY_RUN) === 0 ? 'file' : 'executable');

function versionAt(path: string, entry: Entry): FileVersion {
  switch (entry.kind) {
    case 'link':
    case 'special':
      return versionOf(path, entry.kind, null);
    case 'unreadable':
      return versionOf(path, 'file', { bytes: null, why: entry.reason });
    case 'file':
      try {
        const content = statSync(entry.where).size > MOST_BYTES ? TOO_LARGE : { bytes: readFileSync(entry.where) };
        return versionOf(path, kindAt(entry.where), content);
      } catch (error) {
        return versionOf(path, 'file', { bytes: null, why: reasonOf(error) });
      }
  }
}

/** What the engine takes of it: texts, of files of which every version has one. */
export function changeOfWhole(files: readonly ChangedFile[]): Change {
  const [before, after, renames] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  for (const file of files) {
    const versions = [file.before, file.after].filter((version) => version !== null);
    // Half a file would look like a deletion.
    if (versions.some(({ text }) => text === null)) continue;
    if (file.before) before.set(file.before.path, file.before.text ?? '');
    if (file.after) after.set(file.after.path, file.after.text ?? '');
    if (file.before && file.after && file.before.path !== file.after.path) renames.set(file.before.path, file.after.path);
  }
  // Not by assignment: a file may be called `__proto__`.
  return { before: Object.fromEntries(before), after: Object.fromEntries(after), renames: Object.fromEntries(renames) };
}
