import { checkpoint } from '../text/work.js';

/** The parts of a written type. */
export interface TypeText {
  /** `java.util.Map.Entry`; `?` for a wildcard. */
  readonly name: string;
  /** Texts of its type arguments; a wildcard with a bound is its bound. */
  readonly arguments: readonly string[];
  /** How many `[]` follow. */
  readonly dimensions: number;
}

/** What most types are written as: a name alone. */
const PLAIN_NAME = /^[\w$]+(?:\.[\w$]+)*$/;

/** Takes a written type apart: `Map<String,List<? extends T>>[]`. Of `A & B` only the first counts, of `Outer<T>.Inner<U>` the last arguments. Null for nothing. */
export function readTypeText(text: string): TypeText | null {
  const written = text.trim().replace(/^\?\s*(?:extends|super)\s+/, '');
  if (written === '') return null;
  if (PLAIN_NAME.test(written)) {
    checkpoint(written.length);
    return { name: written, arguments: [], dimensions: 0 };
  }
  let name = '';
  let depth = 0;
  let start = 0;
  let dimensions = 0;
  let given: string[] = [];
  for (let i = 0; i < written.length; i++) {
    checkpoint();
    const character = written[i] ?? '';
    if (character === '<') {
      if (depth++ === 0) {
        start = i + 1;
        given = [];
      }
    } else if (character === '>') {
      if (--depth === 0) given.push(written.slice(start, i));
    } else if (character === ',' && depth === 1) {
      given.push(written.slice(start, i));
      start = i + 1;
    } else if (depth > 0) continue;
    else if (character === '[') dimensions++;
    else if (character === '&' || character === '|') break;
    else if (character === '.' && written.startsWith('...', i)) {
      dimensions++;
      break;
    } else if (character !== ']' && character.trim() !== '') name += character;
  }
  return { name, arguments: given.map((one) => one.trim()).filter((one) => one !== ''), dimensions };
}
