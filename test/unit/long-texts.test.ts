/** Texts that once took minutes of their own accord, made as long as a file may be written: none takes much longer than reading it. */
import { describe, expect, it } from 'vitest';
import { sourceDetector } from '../support/detector.js';

/** Characters: as in a file that a program wrote. */
const LENGTH = 300_000;
/** Milliseconds of the processor, of which these take 200 to 600 on one machine, and took 45,000 or never ended. */
const LONGEST = 6_000;
/** In a name: what once took 20 seconds, and twice as long with every further one. */
const CAPITALS = 'A'.repeat(30);

const many = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length));
const inClass = (members: string): string => `package shop;\nclass Till {\n${members}\n}\n`;

/** Members of a class before and after, and what is found. */
const CHANGES: readonly (readonly [name: string, before: string, after: string, found: readonly string[]])[] = [
  [
    'a name of many capitals that goes to another class',
    `int a(int p) { int v = p * 2; v += 7; return v; }\nint get${CAPITALS}_(int p) { int v = p * 9; v += 106; return v; }\n}\nclass Bag {`,
    `}\nclass Bag {\nint b(int p) { int v = p * 2; v += 7; return v; }\nint get${CAPITALS}_x(int q) { int v = q * 9; v += 106; return v; }`,
    ['Move And Rename Method'],
  ],
  [
    'a name without an end',
    `int sum(int x) { int ${many('a')} = x; return x; }`,
    `int sum(int x) { int ${many('a')}b = x; return x; }`,
    ['Rename Variable'],
  ],
  [
    'a method named with many words',
    `int ${many('aB')}(int x) { return x + 1; }`,
    `int ${many('aB')}c(int x) { return x + 1; }`,
    ['Rename Method'],
  ],
  ['blanks and a syntax error', `int sum() { return 1 ${many(' ')} ) ; }`, `int sum() { return 2 ${many(' ')} ) ; }`, []],
  ['tabs and a syntax error', `int sum() { return 1 ${many('\t')} ) ; }`, `int sum() { return 2 ${many('\t')} ) ; }`, []],
  [
    'comments that hold others',
    `void sum() {\n${'// a // b // c\n'.repeat(8)} add(); }`,
    `void sum() {\n${'// a // b // c\n'.repeat(8)} add(1); }\nvoid none() {\n${many('// a // b // c\n')}}`,
    [],
  ],
  ['a literal of quotes', `void say() { print("${many('\\"')}"); }`, `void say() { print("${many('\\"')}", 1); }`, []],
  [
    'an annotation like many packages',
    `@Named("${many('a.')}") void say() { }`,
    `@Named("${many('a.')}b") void say() { }`,
    ['Modify Method Annotation'],
  ],
  ['parentheses that do not close', `void say() { print("${many('new (')}"); }`, `void say() { print("${many('new (')}", 1); }`, []],
];

describe('long texts', () => {
  const engine = sourceDetector();

  it.each(CHANGES)('%s', async (_, before, after, found) => {
    const detect = await engine;
    const start = process.cpuUsage();
    const { refactorings, hitTimeout } = await detect.detect({
      before: { 'Till.java': inClass(before) },
      after: { 'Till.java': inClass(after) },
      renames: {},
    });
    const { user } = process.cpuUsage(start);
    expect(refactorings.map(({ type }) => type)).toEqual(found);
    expect(hitTimeout).toBeFalsy();
    expect(user / 1000).toBeLessThan(LONGEST);
  });
});
