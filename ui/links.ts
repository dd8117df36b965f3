/**
 * Addresses of refactorings: `#reflens-k3x9…-after` after a page's own address opens the page with that end selected. They begin with a word of their own, so that
 * GitHub, whose fragments begin with `diff-`, leaves them alone.
 */
import type { Refactoring } from '../engine/results/result.js';
import { endOf } from './places.js';
import type { Item, Side } from './work.js';

const FRAGMENT = /^#?reflens-([0-9a-z]+)-(before|after)$/;

/** What a fragment names. */
export interface NamedEnd {
  readonly fingerprint: string;
  readonly side: Side;
}

/** A short name of a refactoring that is the same whenever the same change is analysed, whatever else is found. */
export function fingerprint(refactoring: Refactoring): string {
  const place = (side: Side): string => {
    const end = endOf(refactoring, side);
    return end ? `${end.path}:${end.line}` : '';
  };
  const text = [refactoring.type, refactoring.description, place('before'), place('after')].join('\n');
  return nameOf(text);
}

/** A short name of a text, which tells nothing of it. */
export const nameOf = (text: string): string => `${hash(text, FIRST_BASIS)}${hash(text, SECOND_BASIS)}`;

/** The fragment of one end, with its `#`. */
export const fragmentOf = (refactoring: Refactoring, side: Side): string => `#reflens-${fingerprint(refactoring)}-${side}`;

/** What an address' fragment names; null for fragments that are not ours. */
export function readFragment(fragment: string): NamedEnd | null {
  const match = FRAGMENT.exec(fragment);
  return match?.[1] === undefined ? null : { fingerprint: match[1], side: match[2] === 'before' ? 'before' : 'after' };
}

/** The item that a fragment names. */
export const findNamed = (items: readonly Item[], { fingerprint: name }: NamedEnd): Item | undefined =>
  items.find(({ refactoring }) => fingerprint(refactoring) === name);

/** Two bases make 64 bits of two times 32: among thousands of refactorings no two have the same name. FNV's own, and another one. */
const FIRST_BASIS = 0x811c9dc5;
const SECOND_BASIS = 0x9747b28c;

/** FNV-1a, 32 bits. */
function hash(text: string, basis: number): string {
  let value = basis;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return (value >>> 0).toString(36).padStart(7, '0');
}
