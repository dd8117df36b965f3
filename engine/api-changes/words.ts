import type { TypeDeclaration } from '../model/declarations.js';

const KIND_WORDS: ReadonlyMap<string, string> = new Map([
  ['class', 'a class'],
  ['interface', 'an interface'],
  ['enum', 'an enum'],
  ['record', 'a record'],
  ['annotation', 'an annotation'],
]);

export const kindWord = ({ kind }: TypeDeclaration): string => KIND_WORDS.get(kind) ?? 'a type';

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const [last, ...others] = [...parts].reverse();
  if (last === undefined) return '';
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}

/** `1 call`, `4 calls`. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** A type in backticks with its article: an `Integer`. */
export const withArticle = (type: string): string => `${/^[AEIOaeio]/.test(type) ? 'an' : 'a'} \`${type}\``;
