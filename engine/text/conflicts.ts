import { Dictionary, tokenize, TOKEN_KIND } from './tokens.js';

/** What Git writes around the two versions of lines that it could not merge. */
const MARKERS = /^(?:<{7}|\|{7}|={7}|>{7})(?![<|=>])/gm;

/** Whether a merge left its markers in a text, outside of comments and strings, where such lines are somebody's own. For languages with C's comments and strings. */
export function holdsConflict(text: string): boolean {
  const markers = new Set(Array.from(text.matchAll(MARKERS), ({ index }) => index));
  if (markers.size === 0) return false;
  const { starts, kinds } = tokenize(text, new Dictionary());
  return starts.some((start, token) => kinds[token] === TOKEN_KIND.punctuation && markers.has(start));
}
