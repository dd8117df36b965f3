/**
 * A count as it is read: 1840 → `1,840`. By hand, since the browser takes up to 70 ms of a page's thread for its first number by locale, in which it loads what it knows of all
 * languages; that was the longest task of ours on a large page.
 *
 * @param count a whole number, not below 0
 */
export const grouped = (count: number): string =>
  count < 1000 ? String(count) : `${grouped(Math.floor(count / 1000))},${String(count % 1000).padStart(3, '0')}`;

/** `1 file`, `3 files`, `1,840 lines`. */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `214 of 1,840 changed lines left to read`. */
export const leftOverSentence = ({ left, changed }: { readonly left: number; readonly changed: number }): string =>
  `${grouped(left)} of ${grouped(changed)} changed lines left to read`;
