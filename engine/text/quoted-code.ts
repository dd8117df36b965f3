import { cut } from './cut-text.js';

/** Characters of code that a sentence shows: more of it stands in the diff. */
export const LONGEST_CODE = 60;

/** Code for a sentence: in backticks, on one line, from an offset on; … stands for what is left out. Backticks of its own become another mark, so that they end nothing. */
export function quoted(code: string, from = 0): string {
  const line = code.slice(from).replace(/\s+/g, ' ').replace(/`/g, '´').trim();
  return `\`${from > 0 ? '…' : ''}${cut(line, LONGEST_CODE)}\``;
}
