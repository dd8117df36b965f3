/** Sentences that have code in backticks, as Markdown. */
import { code, sentence } from './markdown.js';

/** What is outside of backticks is words, what is between them is code: none of it is markup of its own. */
export const withCode = (text: string): string =>
  text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? code(part) : words(part)))
    .join('');

function words(part: string): string {
  const inner = part.trim();
  if (inner === '') return part === '' ? '' : ' ';
  // marks that stand alone between two pieces of code stay as they are
  const shown = /^[.,;:?]+$/.test(inner) ? inner : markedWords(inner);
  return `${/^\s/.test(part) ? ' ' : ''}${shown}${/\s$/.test(part) ? ' ' : ''}`;
}

/** A mark right behind a piece of code belongs to it. */
function markedWords(inner: string): string {
  const mark = /^[.,;:?]\s/.exec(inner)?.[0] ?? '';
  return `${mark}${sentence(inner.slice(mark.length))}`;
}
