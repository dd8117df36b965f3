/** Nobody compares the names of refactoring types: what some types have in common, the catalogue knows. */
import { describe, expect, it } from 'vitest';
import { FAMILY_TYPES } from '../../engine/catalogue/families.js';
import { sources } from '../support/sources.js';

/** Words of type names that also end the names of a language’s own types. */
const OF_LANGUAGES: ReadonlySet<string> = new Set(['Type', 'Exception']);

describe('types of refactorings', () => {
  const types = FAMILY_TYPES.flatMap((family) => family.types.map(({ type }) => type));
  const words = [...new Set(types.flatMap((type) => type.split(' ')))].filter((one) => !OF_LANGUAGES.has(one));
  const word = `(?:${words.join('|')})`;

  /** Names of types, and parts of them, that code compares with. */
  function namedIn(text: string): readonly string[] {
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, '');
    const quoted = [...code.matchAll(/(['"`])((?:(?!\1)[^\n\\])+)\1/g)].flatMap(([, , literal = '']) =>
      types.includes(literal) ? [literal] : [],
    );
    const compared = [
      ...code.matchAll(new RegExp(`(?:[!=]==|(?:startsWith|endsWith|includes|has)\\()\\s*['"\`](${word}(?: [A-Z][a-z]+)*)['"\`]`, 'g')),
    ].map(([, literal = '']) => literal);
    const patterns = [...code.matchAll(/(?<=(?:[=(,:[&|?!]|\breturn)\s*)\/((?:\\.|\[[^\]]*\]|[^/\\\n[])+)\/[dgimsuvy]*/g)].flatMap(
      ([, pattern = '']) => (new RegExp(`(?<![A-Za-z_])${word}(?![A-Za-z_])`).test(pattern) ? [pattern] : []),
    );
    return [...quoted, ...compared, ...patterns];
  }

  it('are compared nowhere but where they are found and described', () => {
    const wrong = sources()
      .filter(({ path }) => /^(engine|extension|github|shown|ui)\//.test(path) && !/^engine\/(catalogue|detection)\//.test(path))
      .flatMap(({ path, text }) => namedIn(text).map((name) => `${path}: ${name}`));
    expect(
      wrong,
      'Names of types are for readers. Ask what the catalogue knows (engine/catalogue/facts.ts), or `kind` of a refactoring; what is missing there belongs there.',
    ).toEqual([]);
  });

  it.each([
    ["if (one.type === 'Move Method') f();", 1],
    ["type.startsWith('Extract')", 1],
    ["type.endsWith('Attribute')", 1],
    ['const MOVES = /^(?:Move|Pull Up) (?:Class|Method)$/;', 1],
    ['return /Rename/.test(type);', 1],
    ["const TYPES = new Set(['Extract Class']);", 1],
    // a label, a sentence, a comment, a word of something else, a kind
    ["const label = 'Move';", 0],
    ["title = 'Move Method and others';", 0],
    ["// of `type === 'Move Method'`", 0],
    ["/** 'Move Method' */", 0],
    ['const NAME = /^Moved[a-z]+Methods/;', 0],
    ["verbs.includes('extract')", 0],
  ])('are found in %s: %i', (text, count) => {
    expect(namedIn(text).length > 0 ? 1 : 0).toBe(count);
  });
});
