import { describe, expect, it } from 'vitest';
import { tokenize, untokenize } from '../support/java-tokens.js';
import { renameIdentifiers } from '../support/rename-identifiers.js';

const JAVA = `package a.b;
import java.util.List;
/** Says "hello". */
class Greeter<T extends Comparable<T>> {
    static final double RATE = 1.5e-3, HEX = 0xFFL;
    char quote = '\\'';
    String block = """
        not "code" // here
        """;
    @Override
    public String toString() { return items.stream().map(x -> x.length() >= 3 ? "a\\"b" : block).toString(); }
}
`;

describe('tokenize', () => {
  it('keeps every character', () => {
    expect(untokenize(tokenize(JAVA))).toBe(JAVA);
  });

  it('tells names from keywords, literals and comments', () => {
    const texts = (kind: string): string[] =>
      tokenize(JAVA)
        .filter((token) => token.kind === kind)
        .map(({ text }) => text);
    expect(texts('identifier')).toEqual(
      'a b java util List Greeter T Comparable T RATE HEX quote String block Override String toString items stream map x x length block toString'.split(
        ' ',
      ),
    );
    expect(texts('literal')).toEqual(['1.5e-3', '0xFFL', "'\\''", '"""\n        not "code" // here\n        """', '3', '"a\\"b"']);
    expect(texts('comment')).toEqual(['/** Says "hello". */']);
  });
});

describe('renameIdentifiers', () => {
  const change = { before: { 'a/Greeter.java': JAVA }, after: { 'a/Greeter.java': JAVA.replaceAll('Greeter', 'Welcome') } };
  const renamed = renameIdentifiers(change);

  it('renames texts and paths alike, and leaves known names alone', () => {
    const [path = '', text = ''] = Object.entries(renamed.before)[0] ?? [];
    const name = /class (\w+)</.exec(text)?.[1] ?? '';
    expect(name).not.toBe('Greeter');
    expect(name).toMatch(/^[A-Z][a-z]{6}$/);
    expect(path.endsWith(`/${name}.java`)).toBe(true);
    expect(text).toContain('import java.util.List;');
    expect(text).toContain('public String toString()');
  });

  it('keeps names apart that were apart, and alike in both versions', () => {
    const namesOf = (text: string): string[] =>
      tokenize(text)
        .filter(({ kind }) => kind === 'identifier')
        .map((token) => token.text);
    const [before = '', after = ''] = [Object.values(renamed.before)[0], Object.values(renamed.after)[0]];
    expect(new Set(namesOf(before)).size).toBe(new Set(namesOf(JAVA)).size);
    expect(namesOf(before).filter((name) => !namesOf(after).includes(name))).toHaveLength(1);
  });
});
