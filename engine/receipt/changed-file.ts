/** What changed, as a receipt looks at it: every entry of both versions, with all that a comparison of lines does not show. */

/** What stands at a path. A `special` is a pipe, a device, a socket. */
export type EntryKind = 'file' | 'executable' | 'link' | 'submodule' | 'special';

/** How a text was written. */
export type Encoding = 'UTF-8' | 'UTF-8 with a byte order mark' | 'UTF-16' | 'UTF-16 (big-endian)' | 'an encoding that is not UTF-8';

/** One version of a file. */
export interface FileVersion {
  readonly path: string;
  readonly kind: EntryKind;
  /** Without a byte order mark. Null when it was not read. */
  readonly text: string | null;
  readonly encoding: Encoding | null;
  /** Why it was not read, as words that follow its path; null when it was. */
  readonly unread: string | null;
}

/** A file that differs. Added ones have no `before`, deleted ones no `after`. */
export interface ChangedFile {
  readonly before: FileVersion | null;
  readonly after: FileVersion | null;
}

/** The path that a file is known by: the one after the change, unless it was deleted. */
export const pathOf = ({ before, after }: ChangedFile): string => (after ?? before)?.path ?? '';

/** `.py` of `a/b.py`, `Makefile` of `a/Makefile`: what a file is, as far as its name tells. */
export function sortOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const sort = dot > 0 ? name.slice(dot) : name;
  // One language under several names.
  return sort.replace(/^\.[cm]?(jsx?|tsx?)$/, (_, language: string) => `.${language.slice(0, 2)}`);
}
