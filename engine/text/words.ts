function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w$.])${word.replaceAll('$', '\\$')}(?![\\w$])`, 'g');
}

/** Whether a text of code says a name, other than as somebody's member. */
export function hasWord(text: string, word: string): boolean {
  return text.includes(word) && wordPattern(word).test(text);
}

/** The text with another name wherever it says this one. */
export function replaceWord(text: string, word: string, by: string): string {
  return text.replaceAll(wordPattern(word), () => by);
}
