import type { Field, Method } from '../model/declarations.js';
import { checkpoint } from '../text/work.js';

/** Names, and numbers, in any alphabet. */
const WORDS = /[\w$\u0080-\uffff]+/g;

/** Characters of a text that are looked through in a unit of work. */
const CHARACTERS_OF_A_UNIT = 16;

/** Whether a member's text has one of the names in it. */
export function mentions(member: Method | Field, isAsked: (name: string) => boolean): boolean {
  const { start, end } = 'bodySpan' in member && member.bodySpan ? member.bodySpan : member.span;
  const text = member.file.text.slice(start, end);
  checkpoint(text.length / CHARACTERS_OF_A_UNIT);
  for (const [word] of text.matchAll(WORDS)) if (isAsked(word)) return true;
  return false;
}

/** A text without a name, whatever its layout. */
export const withoutName = (text: string, name: string): string =>
  text.replace(WORDS, (word) => (word === name ? '' : word)).replace(/\s+/g, ' ');
