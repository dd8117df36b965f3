/** Letters, digits, `_` and `$`, by their codes: what names are made of in most code. */
function isPartOfName(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code === 36;
}

/**
 * Where a text says a word that is no part of a longer one, nor stands behind a character of `notAfter`. One way through the text, however long the word is: what begins
 * within a longer name can be no word.
 */
export function placesOfWord(text: string, word: string, notAfter = ''): readonly number[] {
  const places: number[] = [];
  for (let at = word === '' ? -1 : text.indexOf(word); at >= 0;) {
    let end = at + word.length;
    const before = text.charAt(at - 1);
    if (before !== '' && (notAfter.includes(before) || isPartOfName(before.charCodeAt(0)))) end = at + 1;
    else if (!isPartOfName(text.charCodeAt(end))) places.push(at);
    while (isPartOfName(text.charCodeAt(end)) && isPartOfName(text.charCodeAt(end - 1))) end++;
    at = text.indexOf(word, end);
  }
  return places;
}

/** Whether a text of code says a name, other than as somebody's member. */
export function hasWord(text: string, word: string): boolean {
  return placesOfWord(text, word, '.').length > 0;
}

/** The text with another name wherever it says this one, other than as somebody's member. */
export function replaceWord(text: string, word: string, by: string): string {
  return replaceAt(text, placesOfWord(text, word, '.'), word, by);
}

/** The same as somebody's member, too. */
export function replaceEveryWord(text: string, word: string, by: string): string {
  return replaceAt(text, placesOfWord(text, word), word, by);
}

function replaceAt(text: string, places: readonly number[], word: string, by: string): string {
  if (places.length === 0) return text;
  const rests = [...places, text.length].map((at, i) => text.slice(i === 0 ? 0 : (places[i - 1] ?? 0) + word.length, at));
  return rests.join(by);
}

/** The words of a name, in small letters: `crate`, `label` of `crateLabel`; of a type's text too. */
export function wordsOfName(name: string): readonly string[] {
  return name.split(/[^A-Za-z0-9]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
}
