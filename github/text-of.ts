/** From a file's bytes to its text, or to the reason why there is none to analyse. */
import { UnreadableFile } from './source.js';

/** What a pointer begins with that stands for a file kept in Git LFS. */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** Bytes of a symbolic link's text at most: a path. */
const LONGEST_LINK = 4_096;

/** Brackets that may be open at the same time. People's code has some dozens; generated data some hundreds; beyond, recursive work over the tree runs out of stack. */
const DEEPEST = 1_000;

/**
 * The text of a file. UTF-8 with or without a mark, and UTF-16 with one; in other encodings letters beyond ASCII come out wrong, but lines and columns stay, which is
 * what places need. Throws `UnreadableFile`.
 */
export function textOf(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.startsWith(LFS_POINTER)) throw new UnreadableFile('lfs-pointer', 'the repository has only a pointer to it');
  if (isLinkText(text)) throw new UnreadableFile('not-a-file', 'a symbolic link');
  const depth = depthOf(text);
  if (depth > DEEPEST) throw new UnreadableFile('too-deep', `${depth.toLocaleString('en')} brackets within each other`);
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new UnreadableFile('not-text', 'a binary file');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The content of a link is a path, without a line's end. No source file of use is a single word. */
const isLinkText = (text: string): boolean => text.length > 0 && text.length <= LONGEST_LINK && /^[^\s(){};=<>"'@]+$/.test(text);

/** How many brackets are open at the same time at most. Those in strings and comments count, too: telling them apart would take a parser. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_PAREN || code === OPEN_BRACKET || code === OPEN_BRACE) deepest = Math.max(deepest, ++depth);
    else if ((code === CLOSE_PAREN || code === CLOSE_BRACKET || code === CLOSE_BRACE) && depth > 0) depth--;
  }
  return deepest;
}

const [OPEN_PAREN, CLOSE_PAREN, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = Array.from('()[]{}', (char) => char.charCodeAt(0));
