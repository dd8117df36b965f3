/**
 * Characters that a reader does not see, or that change how the text around them is shown: a terminal obeys them, and a name may look like another one
 * (https://trojansource.codes). Names, paths and texts of a repository may hold any of them.
 */

/**
 * Controls, separators of lines and paragraphs, half surrogate pairs, annotations, and whatever Unicode says to show as nothing: marks of direction, joiners,
 * fillers, tags. A selector of a picture's variant (U+FE0E, U+FE0F) is ordinary after a picture alone, a joiner (U+200D) between two of
 * them: 👩‍💻. For `matchAll`, `replaceAll` and `split`: it keeps no place.
 */
export const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFF9-\uFFFB]|(?![\uFE0E\uFE0F\u200D])\p{Default_Ignorable_Code_Point}|(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** A character as one writes it in code: `\u202e`, `\u{e0041}`. */
export function codeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** The text with each such character as its code, so that all of it is seen, on one line. `kept`: those that the reader is to have as they are, such as `\n`. */
export const visible = (text: string, kept = ''): string =>
  text.replaceAll(INVISIBLE, (character) => (kept.includes(character) ? character : codeOf(character)));
