/** Reads what differs between two folders, or two files. Links are not followed, and nothing is opened that is no regular file: a pipe would never end. */
import { readdirSync, readFileSync, readlinkSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { basename, join } from 'node:path';
import { UnreadableFile } from '../../github/source.js';
import { textOf } from '../../github/text-of.js';
import type { Change } from '../api.js';
import { adapterFor } from '../languages/registry.js';
import type { FileReport } from '../results/result.js';
import { LARGEST_BY_LINES, LARGEST_TEXT, tooLarge } from '../text/largest-text.js';
import { Failure, WrongArgument } from './failure.js';
import { haveSameBytes } from './same-bytes.js';
import { reasonOf } from './system-errors.js';

/** A change, and what is to be told of files that differ and are not in it. */
export interface FolderChange {
  readonly change: Change;
  readonly files: Readonly<Record<string, FileReport>>;
}

/** Bytes of UTF-8 that one UTF-16 unit takes at most: a text of more bytes than that has more units than the engine reads. */
const MOST_BYTES = 3 * LARGEST_TEXT;

/** What stands at a path of one side. `where`: its place on the disk. */
export type Entry =
  | { readonly kind: 'file'; readonly where: string }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'special' }
  | { readonly kind: 'unreadable'; readonly reason: string };

type Entries = ReadonlyMap<string, Entry>;

/** What stands at each path of both sides. */
export interface Sides {
  readonly before: Entries;
  readonly after: Entries;
}

/**
 * What differs between two folders, or two files. Two single files are versions of one, under the name that it has after the change. Throws `WrongArgument` when one
 * is not there or both do not go together, `Failure` when one cannot be read.
 */
export function changeOfFolders(before: string, after: string): FolderChange {
  return changeOf(sidesOf(before, after));
}

/** Everything that stands in two folders, or two files. Throws as `changeOfFolders` does. */
export function sidesOf(before: string, after: string): Sides {
  const [one, other] = [statOf(before), statOf(after)];
  if (one.isDirectory() !== other.isDirectory()) {
    const kind = ({ isDirectory }: { readonly isDirectory: boolean }): string => (isDirectory ? 'a folder' : 'a file');
    throw new WrongArgument(
      `"${before}" is ${kind({ isDirectory: one.isDirectory() })} and "${after}" ${kind({ isDirectory: other.isDirectory() })}: name two folders, or two files.`,
    );
  }
  if (realpathSync(before) === realpathSync(after))
    throw new WrongArgument(`--before and --after name the same ${one.isDirectory() ? 'folder' : 'file'}, "${after}".`);
  if (one.isDirectory()) return { before: entriesBelow(before), after: entriesBelow(after) };
  const name = basename(after);
  return { before: new Map([[name, { kind: 'file', where: before }]]), after: new Map([[name, { kind: 'file', where: after }]]) };
}

function statOf(place: string): Stats {
  let found: Stats | undefined;
  try {
    found = statSync(place, { throwIfNoEntry: false });
  } catch (error) {
    throw new Failure(`"${place}" could not be read: ${reasonOf(error)}.`);
  }
  if (!found) throw new WrongArgument(`"${place}" does not exist.`);
  if (!found.isDirectory() && !found.isFile()) throw new WrongArgument(`"${place}" is neither a folder nor a file.`);
  return found;
}

/** Everything below a folder but folders, by its path with `/`. What Git keeps for itself is left out. */
export function entriesBelow(top: string): Entries {
  const entries = new Map<string, Entry>();
  const walk = (folder: string, prefix: string): void => {
    let inside: Dirent[];
    try {
      inside = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      if (prefix === '') throw new Failure(`"${top}" could not be read: ${reasonOf(error)}.`);
      entries.set(prefix, { kind: 'unreadable', reason: `a folder: ${reasonOf(error)}` });
      return;
    }
    for (const entry of inside) {
      if (entry.name === '.git') continue;
      const where = join(folder, entry.name);
      if (entry.isDirectory()) walk(where, `${prefix}${entry.name}/`);
      else entries.set(`${prefix}${entry.name}`, entryOf(entry, where));
    }
  };
  walk(top, '');
  return entries;
}

function entryOf(entry: Dirent, where: string): Entry {
  if (entry.isFile()) return { kind: 'file', where };
  if (!entry.isSymbolicLink()) return { kind: 'special' };
  try {
    return { kind: 'link', target: readlinkSync(where) };
  } catch (error) {
    return { kind: 'unreadable', reason: reasonOf(error) };
  }
}

function changeOf({ before, after }: Sides): FolderChange {
  const [textsBefore, textsAfter] = [new Map<string, string>(), new Map<string, string>()];
  const reports = new Map<string, FileReport>();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(path), after.get(path)];
    try {
      if (one && other && isSameEntry(one, other)) continue;
      // A file of which one version cannot be read is left out as a whole: half a file would look like a deletion.
      const [textBefore, textAfter] = [textIn(path, one), textIn(path, other)];
      if (textBefore !== null) textsBefore.set(path, textBefore);
      if (textAfter !== null) textsAfter.set(path, textAfter);
    } catch (error) {
      reports.set(path, reportOf(error, path));
      if (!(error instanceof Unread) || error.report.status !== 'unknown-language') continue;
      const [linesBefore, linesAfter] = [linesIn(one), linesIn(other)];
      if ((one && linesBefore === null) || (other && linesAfter === null)) continue;
      if (linesBefore !== null) textsBefore.set(path, linesBefore);
      if (linesAfter !== null) textsAfter.set(path, linesAfter);
    }
  }
  // Not by assignment: a file may be called `__proto__`.
  return {
    change: { before: Object.fromEntries(textsBefore), after: Object.fromEntries(textsAfter) },
    files: Object.fromEntries(reports),
  };
}

/** Whether both hold the same. Throws Node's error when one cannot be read. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  if (one.kind === 'file' && other.kind === 'file') return haveSameBytes(one.where, other.where);
  if (one.kind === 'link' && other.kind === 'link') return one.target === other.target;
  return one.kind === 'special' && other.kind === 'special';
}

/** A file's text; null where there is no such file. Throws `Unread` when it is not to be read, and what the disk says when it cannot be. */
export function textIn(path: string, entry: Entry | undefined): string | null {
  if (!entry) return null;
  switch (entry.kind) {
    case 'link':
      throw new Unread({ status: 'not-a-file', detail: 'a symbolic link' });
    case 'special':
      throw new Unread({ status: 'not-a-file', detail: 'a device, a pipe or a socket' });
    case 'unreadable':
      throw new Unread({ status: 'not-read', detail: entry.reason });
    case 'file':
      if (adapterFor(path) === null) throw new Unread({ status: 'unknown-language' });
      if (statSync(entry.where).size > MOST_BYTES) throw new Unread({ status: 'too-large', detail: tooLarge() });
      return textOf(readFileSync(entry.where));
  }
}

/** The text of a file of which nobody needs to know more than its lines; null when it is large, or no text. */
function linesIn(entry: Entry | undefined): string | null {
  if (entry?.kind !== 'file') return null;
  try {
    return statSync(entry.where).size > LARGEST_BY_LINES ? null : textOf(readFileSync(entry.where));
  } catch {
    return null;
  }
}

/** A file that is only told. */
class Unread extends Error {
  constructor(readonly report: FileReport) {
    super(report.status);
  }
}

function reportOf(error: unknown, path: string): FileReport {
  if (error instanceof Unread) return error.report;
  if (error instanceof UnreadableFile) return { status: 'not-read', detail: error.detail };
  // Node gives such a name with this mark, and finds no file by it.
  if (path.includes('\ufffd')) return { status: 'not-read', detail: 'its name is no text' };
  return { status: 'not-read', detail: reasonOf(error) };
}
