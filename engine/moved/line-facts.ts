/** What a single line says: what makes it equal to another, and how much it tells. No language is parsed. */

/** Files in which blanks at the beginning of a line mean nothing. In all others, unknown ones included, they may. */
const FREE_INDENTATION =
  /\.(?:c|cc|cjs|cpp|cs|css|dart|go|gradle|groovy|h|hpp|htm|html|java|js|json|jsx|kt|kts|less|m|mjs|mts|php|proto|rs|scala|scss|sql|svelte|swift|ts|tsx|vue|xml)$/i;

/** Whether a block whose lines are indented differently from each other than before is an edited one. */
export const hasMeaningfulIndentation = (path: string): boolean => !FREE_INDENTATION.test(path);

/** Columns of a tab, so that a file that changed from tabs to blanks counts as shifted. */
const TAB = 4;

/** The width of a line's indentation, in columns. */
export function indentationOf(line: string): number {
  let width = 0;
  for (const char of line) {
    if (char === ' ') width += 1;
    else if (char === '\t') width += TAB;
    else break;
  }
  return width;
}

/** Lines that stand in many files and say nothing of where they came from: they bring in names, or say where names are. In Go a path alone, behind a name perhaps, is one. */
const BRINGS_IN =
  /^(?:import\b|package\b|namespace\s+[\w.]+\s*[;{]?$|(?:global\s+)?using\s+(?:static\s+)?[\w.]+(?:\s*=\s*[^\s;(][^;(]*)?;|#include\b|from\s+\S+\s+import\b|export\s+\*|(?:const|var|let)\b[^=]*=\s*require\(|(?:[\w.]+\s+)?"[\w.~-]+(?:\/[\w.~-]+)+"$)/;

/** What tells a compiler which lines count, and an editor which belong together. */
const DIRECTIVE = /^#(?:if|ifdef|ifndef|elif|else|endif|region|endregion|pragma|nullable|undef)\b/;

/** Whether a line, without the blanks around it, is none of the program's own, but says which lines are. */
export const isDirective = (trimmed: string): boolean => DIRECTIVE.test(trimmed);

/** Words that programs consist of: alone they tell nothing. */
const COMMON = new Set(
  'break case catch class const continue def default do else end false final finally for function if int let new nil none null override pass private protected public return self static string super switch then this throw throws true try var void while'.split(
    ' ',
  ),
);

/** Words of a line that count; what follows makes a long line no better known. */
const MOST_WORDS = 8;

/** UTF-16 units of a line that are looked at for words. */
const LOOKED_AT = 400;

const WORD = /[\p{L}\p{N}_]{2,}/gu;

/** How much a line tells: the number of its words that are not common to all programs; 0 for braces, keywords alone, and what brings in names or is for the compiler. */
export function informationOf(trimmed: string): number {
  if (BRINGS_IN.test(trimmed) || isDirective(trimmed)) return 0;
  let count = 0;
  for (const [word] of trimmed.slice(0, LOOKED_AT).matchAll(WORD)) {
    if (!COMMON.has(word.toLowerCase())) count++;
    if (count === MOST_WORDS) break;
  }
  return count;
}

/** How a line of a comment begins, in any language. */
const COMMENT = /^(?:\/\/|\/\*|\*|#(?!include|define|if|el(?:se|if)\b|end|region\b|pragma\b|nullable\b|undef\b)|--|<!--|;|"""|''')/;

/** Whether a line, without the blanks around it, is one of a comment, as far as one line can tell. */
export const isComment = (trimmed: string): boolean => COMMENT.test(trimmed);

/** Whether a line only ends what others began: closing brackets, `end`. */
export const isEnding = (trimmed: string): boolean => /^(?:[)\]}]+[;,]?|end|<\/\w+>)$/.test(trimmed);

/** The share of the words of two lines that both have, from which on one may be the other, edited. */
const ALIKE = 0.5;

/** Whether one line may be the other, edited: most of their words are the same, however often (Dice's coefficient). */
export function areAlike(one: string, other: string): boolean {
  const words = (line: string): Set<string> => new Set(line.slice(0, LOOKED_AT).match(WORD));
  const [first, second] = [words(one), words(other)];
  const common = [...first].filter((word) => second.has(word)).length;
  return common > 0 && (2 * common) / (first.size + second.size) >= ALIKE;
}
