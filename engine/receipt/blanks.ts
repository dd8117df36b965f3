/** Spaces and tabs around a line: the only white space within lines that a receipt takes for that. */

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

/** The blanks before a line's first character. */
export function leadingBlanks(line: string): string {
  let end = 0;
  while (isBlank(line[end])) end++;
  return line.slice(0, end);
}

/** The blanks behind its last one. */
export const trailingBlanks = (line: string): string => line.slice(withoutTrailing(line).length);

/** The line without those behind its last character. */
export function withoutTrailing(line: string): string {
  let end = line.length;
  while (isBlank(line[end - 1])) end--;
  return line.slice(0, end);
}

/** The line without both. */
export const withoutBlanks = (line: string): string => withoutTrailing(line).slice(leadingBlanks(line).length);
