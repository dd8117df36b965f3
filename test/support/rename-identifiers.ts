/**
 * Renames every identifier of a change consistently. The letters of each name are replaced by other letters, the same everywhere, so that two names
 * that were equal, similar, or alike in shape still are: whatever evidence detection draws from names it can still draw.
 *
 *     int totalPrice = computeTotal(items);   ->   int izipsYcauv = uzqyjivIzips(aivqm);
 */
import type { Change } from '../../engine/api.js';
import { KEPT_ENDINGS, KEPT_NAMES, KEPT_WORDS } from './kept-names.js';
import { tokenize } from './java-tokens.js';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** Multiplying by a number without a common divisor with 26 and adding one permutes the letters. */
const CIPHERS = [7, 11, 3, 5, 15, 17, 19, 21].flatMap((factor) => [5, 8, 13, 2].map((shift) => ({ factor, shift })));

type Cipher = (name: string) => string;

function cipherOf({ factor, shift }: { readonly factor: number; readonly shift: number }): Cipher {
  const letter = (character: string): string => {
    const at = ALPHABET.indexOf(character.toLowerCase());
    const other = ALPHABET[(at * factor + shift) % ALPHABET.length] ?? character;
    return character === character.toLowerCase() ? other : other.toUpperCase();
  };
  return (name) => {
    if (KEPT_NAMES.has(name)) return name;
    const prefix = /^[a-z]+(?=[A-Z_]|$)/.exec(name)?.[0] ?? '';
    const kept = KEPT_WORDS.has(prefix) ? prefix : '';
    const ending = KEPT_ENDINGS.find((one) => name.length > one.length && name.endsWith(one)) ?? '';
    return kept + name.slice(kept.length, name.length - ending.length).replace(/[a-zA-Z]/g, letter) + ending;
  };
}

function identifiersOf(text: string): string[] {
  return tokenize(text)
    .filter(({ kind }) => kind === 'identifier')
    .map((token) => token.text);
}

/** Names stay different from each other, and no new one is a keyword or a name with a meaning. */
function isSafe(cipher: Cipher, names: readonly string[]): boolean {
  const renamed = names.map(cipher);
  if (new Set(renamed).size !== names.length) return false;
  return names.every((name, index) => {
    const other = renamed[index] ?? '';
    if (other === name) return true;
    return !KEPT_NAMES.has(other) && tokenize(other)[0]?.kind === 'identifier';
  });
}

/** The same change with other names, in texts and in paths (a file is called like its type, a folder like its package). Throws when no renaming is safe. */
export function renameIdentifiers(change: Change): Change {
  const texts = [...Object.values(change.before), ...Object.values(change.after)];
  const paths = [...Object.keys(change.before), ...Object.keys(change.after)];
  const names = [...new Set([...texts, ...paths.map((path) => path.replace(/\.\w+$/, ''))].flatMap(identifiersOf))];
  const cipher = CIPHERS.map(cipherOf).find((candidate) => isSafe(candidate, names));
  if (!cipher) throw new Error('No cipher keeps all names apart.');
  const renameText = (text: string): string =>
    tokenize(text)
      .map((token) => (token.kind === 'identifier' ? cipher(token.text) : token.text))
      .join('');
  const renamePath = (path: string): string => {
    const dot = path.lastIndexOf('.');
    return dot < 0 ? renameText(path) : renameText(path.slice(0, dot)) + path.slice(dot);
  };
  const rename = (files: Change['before']): Change['before'] =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [renamePath(path), renameText(text)]));
  return { before: rename(change.before), after: rename(change.after) };
}
