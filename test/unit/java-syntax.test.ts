import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainJava } from '../../engine/languages/java/text/escapes.js';
import { readableJava } from '../../engine/languages/java/text/readable.js';
import { declaredNames } from '../support/declared-names.js';
import { lowerJava } from '../support/java.js';

const [, ...ENTRIES] = readFileSync(new URL('java-syntax.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n');
const FILES = ENTRIES.map((entry) => {
  const [code = '', names = ''] = entry.split('\n=> ');
  return { code, names };
});

describe('Java 8 to 25', () => {
  it.each(FILES)('is read right: $code', async ({ code, names }) => {
    const file = await lowerJava(code, 'A.java');
    const read = declaredNames(file) + (file.unread.length > 0 ? ', partly read' : '');
    expect(read === '' ? 'nothing' : read).toBe(names);
  });

  it('is a table of some size', () => {
    expect(FILES.length).toBeGreaterThan(90);
  });

  it.each(['\r', '\r\n'])('is read with line ends %j, in comments, too', async (end) => {
    const code = ['// first', 'class A { // a class', 'int x; // a field', 'int y;', '}'].join(end);
    const file = await lowerJava(code);
    expect([declaredNames(file), file.unread]).toEqual(['class A, x: int, y: int', []]);
  });

  it('is written otherwise at the same length, and only where that is needed', () => {
    for (const { code } of FILES) {
      const plain = plainJava(code);
      expect(plain).toHaveLength(code.length);
      expect(readableJava(plain) ?? plain).toHaveLength(code.length);
    }
    const plain = 'class A { String s = "\\\\u0022", t = "a\\tb"; int x = 1_000; }';
    expect(plainJava(plain)).toBe(plain);
    expect(readableJava('class A { void f() { switch (x) { case A a when b -> c(); case D -> e(); } } }')).toBeNull();
  });

  it.each([
    ['final', 'case final A.B x ->', ['final']],
    ['no final', 'case A.B x ->', []],
    ['a word that ends so', 'case semifinal.B x ->', []],
  ])('%s of a pattern is a modifier of its variable', async (_, label, modifiers) => {
    const file = await lowerJava(`class A { void f() { switch (o) { ${label} g(); } } }`);
    const variable = file.types[0]?.methods[0]?.body?.children[0]?.children[0]?.expressions[0]?.declarations[0];
    expect(variable?.modifiers.map(({ name }) => name)).toEqual(modifiers);
  });
});

describe('what is no Java', () => {
  it.each([
    'class A { void f() { g( } }',
    'class A { int x = ; }',
    'class A { String s = “smart”; }',
    'class A { String s = "open; }',
    'class ${name} { }',
    'class A { void f() { switch (o) { case A.B( -> g(); } } }',
    'class A { void f() { switch (o) { case A.B(int) -> g(); } } }',
    'class A { void f(String @ ... x) { } }',
    'class A { int x \\u0022; }',
    '<<<<<<< HEAD\nclass A { }\n=======\nclass B { }\n>>>>>>> other',
    'class A { void f() { if (x) { } }',
    'class A { } }',
    'class A { void f() { int x = 1 } }',
    'class A { void f() { x | @B; } }',
    '#if x\nclass A { }\n#endif',
  ])('is told: %s', async (code) => {
    expect((await lowerJava(code)).unread.length).toBeGreaterThan(0);
  });
});

describe('hostile text', () => {
  const SIZE = 50_000;

  it.each([
    ['case A<'],
    ['instanceof A<'],
    ['case A('],
    ['instanceof A.B(C(final '],
    ['@A '],
    ['@A('],
    [') ...'],
    ['@A ...'],
    ['case final '],
    ['| @A('],
    ['\\u0022'],
    ['\\\\u'],
    ['\\'],
    ['\r'],
    ['/*'],
    ['"'],
    ['when '],
    ['import module '],
    ['€'],
    ['1_'],
    ['[ ]'],
    [' '],
    ['\t'],
  ])('takes time by its length: %j', (piece) => {
    const text = piece.repeat(Math.ceil(SIZE / piece.length));
    const started = performance.now();
    const plain = plainJava(text);
    expect((readableJava(plain) ?? plain).length).toBe(text.length);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
