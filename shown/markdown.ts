/**
 * Markdown for comments on GitHub. Titles, names, paths and texts may hold anything; here they become Markdown in which they are nothing but themselves: no markup, no
 * HTML, no mention of a person, no link to an issue, no line of its own. GitHub looks for mentions and references in whatever a backslash made plain, but in no code
 * and no link.
 */
import { pieces } from './coded.js';
import { visible } from './invisible.js';

/** A code span. Its fence is longer than any run of backticks in the text. White space is one blank; of nothing, a blank is left. */
export function code(text: string): string {
  const line = onOneLine(text);
  if (line === '') return '` `';
  const longest = (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** A sentence of ours that may name something foreign: its words stay as they are, and whatever is more than a word or a number is code. */
export const sentence = (text: string): string =>
  onOneLine(text)
    .split(' ')
    .map((word) => (isPlain(word) ? word : code(word)))
    .join(' ');

/** A sentence of ours that has its code in backticks. */
export const coded = (text: string): string =>
  pieces(text)
    .map(({ text: piece, isCode }) => (isCode ? code(piece) : between(piece)))
    // Two spans of code side by side would be read as one.
    .reduce((before, next) => `${before}${before.endsWith('`') && next.startsWith('`') ? ' ' : ''}${next}`, '')
    .trim();

/** Words between pieces of code, with the blanks and signs that keep them apart. */
const between = (text: string): string =>
  visible(text, '\n\r\t')
    .split(/[ \n\r\t]+/)
    .map((word) => (SIGNS.test(word) || isPlain(word) ? word : code(word)))
    .join(' ');

/** What stands before or behind code in a sentence, and begins nothing in Markdown; and nothing. */
const SIGNS = /^(?:['’]s)?[.,;:?()…]*$/;

/** A link to an address of the web; the text alone where it is none. */
export function link(text: string, address: string): string {
  if (!/^https?:\/\//i.test(address)) return code(text);
  return `[${onOneLine(text).replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')}](${destination(address)})`;
}

const onOneLine = (text: string): string =>
  visible(text, '\n\r\t')
    .replaceAll(/[ \n\r\t]+/g, ' ')
    .replaceAll(/^ | $/g, '');

/** Words and numbers with the marks of a sentence around them; not what could be a commit's id. */
const isPlain = (word: string): boolean =>
  /^\(?(?:\p{L}+(?:['’]\p{L}+)?|\d[\d,]{0,12})%?\)?[.,;:?]?$/u.test(word) && !/[0-9a-f]{7}/.test(word);

/** An address as the destination of a link: nothing in it ends the link or is an entity. */
const destination = (address: string): string =>
  visible(address)
    .replaceAll(/[\s()<>[\]\\`*_|"'~!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    .replaceAll('&', '&amp;');
