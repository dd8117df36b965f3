/** From a file's bytes to its text, so that nothing of what changed is lost on the way: a receipt has to know of marks and encodings, too. */
import { UnreadableFile } from '../../github/source.js';
import { textOf } from '../../github/text-of.js';
import { adapterFor } from '../languages/registry.js';
import type { Encoding, EntryKind, FileVersion } from '../receipt/changed-file.js';
import { LARGEST_TEXT, tooLarge } from '../text/largest-text.js';

/** What a pointer begins with that stands for a file kept in Git LFS. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** A file as it was read. `bytes`: null, with the reason, when it was not. */
export type Content = { readonly bytes: Uint8Array } | { readonly bytes: null; readonly why: string };

/** A version of a file. Of links and the like, nothing is read. */
export function versionOf(path: string, kind: EntryKind, content: Content | null): FileVersion {
  if (content === null) return { path, kind, text: null, encoding: null, unread: null };
  if (content.bytes === null) return { path, kind, text: null, encoding: null, unread: content.why };
  const { bytes } = content;
  const unread = (why: string): FileVersion => ({ path, kind, text: null, encoding: null, unread: why });
  const decoded = decode(bytes);
  if (decoded === null) return unread('a binary file');
  if (decoded.text.length > LARGEST_TEXT) return unread(`too large: ${tooLarge()}`);
  if (decoded.text.startsWith(LFS_POINTER)) return unread('kept in Git LFS: the repository has only a pointer to it');
  const why = adapterFor(path) === null ? null : whyNotForEngine(bytes);
  return why === null ? { path, kind, ...decoded, unread: null } : unread(why);
}

/** Why the engine cannot take a text; null when it can. */
function whyNotForEngine(bytes: Uint8Array): string | null {
  try {
    textOf(bytes);
    return null;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.detail;
    throw error;
  }
}

/** Every text of the same encoding that differs in bytes differs in characters. Null for what is no text. */
function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } | null {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const is16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (is16) {
    const label = bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
    const text = decoded(label, bytes);
    return text === null ? null : { text, encoding: label === 'utf-16le' ? 'UTF-16' : 'UTF-16 (big-endian)' };
  }
  if (bytes.includes(0)) return null;
  const text = decoded('utf-8', isMarked ? bytes.subarray(3) : bytes);
  if (text !== null) return { text, encoding: isMarked ? 'UTF-8 with a byte order mark' : 'UTF-8' };
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'an encoding that is not UTF-8' };
}

/** Null for bytes that the encoding has not. */
function decoded(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: label === 'utf-8' }).decode(bytes);
  } catch {
    return null;
  }
}
