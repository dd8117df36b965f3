/** Sentences of ours with code in `backticks`, taken apart: code is shown as code, and never as anything else. */

/** A piece of a sentence. */
export interface Piece {
  readonly text: string;
  readonly isCode: boolean;
}

/** The pieces of a sentence in their order, none of them empty. A backtick without a partner is itself. */
export function pieces(sentence: string): readonly Piece[] {
  const parts = sentence.split('`');
  // An even number of parts: the last backtick opens nothing.
  const last = parts.length % 2 === 0 ? parts.pop() : undefined;
  const found = parts.map((text, at): Piece => ({ text, isCode: at % 2 === 1 }));
  if (last !== undefined) found.push({ text: `\`${last}`, isCode: false });
  return found.filter(({ text }) => text !== '');
}

/** The sentence without its marks: for a tooltip, or for who listens. */
export const plain = (sentence: string): string =>
  pieces(sentence)
    .map(({ text }) => text)
    .join('');
