/**
 * UTF-16 units of a description or an element that are handed out. The longest of the refactorings of the benchmark’s commits has 12,799; a page that has to
 * draw megabytes of one name stands still.
 */
export const LONGEST_HANDED_OUT = 50_000;

/** What is cut shows it. No half of a pair of surrogates is left over. */
export function cut(text: string, longest = LONGEST_HANDED_OUT): string {
  if (text.length <= longest) return text;
  const end = longest - 1;
  const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return `${text.slice(0, isInPair ? end - 1 : end)}…`;
}
