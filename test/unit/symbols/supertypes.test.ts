import { describe, expect, it } from 'vitest';
import { declared, isOverrideEquivalent } from '../../../engine/symbols/members.js';
import { symbolName } from '../../../engine/symbols/type-symbols.js';
import { symbolsOf, type Asked } from '../../support/symbols.js';

const above = (asked: Asked, name: string): readonly string[] =>
  asked.lookup.supertypes.above(declared(asked.typeAt(name))).map(({ symbol }) => symbolName(symbol));

/** Levels in which each of two types inherits from both above it: 2 ** LEVELS ways to the top. */
const LEVELS = 28;

describe('the types above a type', () => {
  it('superclasses first, then interfaces, Object at last', async () => {
    const asked = await symbolsOf(
      `interface I { } interface J extends I { } class A implements J { } class B extends A implements I, Comparable<B> { }`,
    );
    expect(above(asked, 'B')).toEqual(['A', 'I', 'java.lang.Comparable', 'J', 'java.lang.Object']);
    expect(above(asked, 'J')).toEqual(['I', 'java.lang.Object']);
  });

  it('enums, records, annotations and bodies of constants have some that are not written', async () => {
    const asked = await symbolsOf(`enum E { ONE { } } record R() { } @interface N { } class X extends RuntimeException { }`);
    expect(above(asked, 'E')).toContain('java.lang.Enum');
    expect(above(asked, 'R')).toContain('java.lang.Record');
    expect(above(asked, 'N')).toContain('java.lang.annotation.Annotation');
    expect(above(asked, 'E.')).toContain('E');
    expect(above(asked, 'X')).toEqual([
      'java.lang.RuntimeException',
      'java.lang.Exception',
      'java.lang.Throwable',
      'java.io.Serializable',
      'java.lang.Object',
    ]);
  });

  it.each([
    ['itself', 'class Low extends Low { }'],
    ['two in a circle', 'class Low extends Mid { } class Mid extends Low { }'],
    ['a circle above', 'interface Low extends A { } interface A extends B { } interface B extends A { }'],
    ['a circle through member types', 'class Low extends Low.In { class In extends In2 { } } class Mid { class In2 extends Low { } }'],
    ['a variable bound by itself', 'class Low<T extends U, U extends T> extends A<T> { } class A<X> { }'],
  ])('ends where %s is above it', async (_, text) => {
    const asked = await symbolsOf(text);
    expect(above(asked, 'Low').filter((name) => name === 'java.lang.Object')).toHaveLength(1);
  });

  it('diamonds and long lines', async () => {
    const diamonds = Array.from(
      { length: LEVELS },
      (_, i) => `interface A${i} extends A${i + 1}, B${i + 1} { } interface B${i} extends A${i + 1}, B${i + 1} { }`,
    );
    const line = Array.from({ length: 2_000 }, (_, i) => `class C${i} extends C${i + 1} { }`);
    const asked = await symbolsOf(
      `${diamonds.join(' ')} interface A${LEVELS} { } interface B${LEVELS} { } ${line.join(' ')} class C2000 { int far; } class Low extends C0 implements A0 { int f() { return far; } }`,
    );
    expect(above(asked, 'A0')).toHaveLength(2 * LEVELS + 1);
    expect(asked.meaning('Low.f', 'far')).toBe('field C2000.far');
  });

  it('closed or open upwards', async () => {
    const asked = await symbolsOf(
      `package p; import q.Far; class A extends Far { } class B extends A { } class C extends Exception implements Comparable<C> { } class D extends java.util.ArrayList<D> { }`,
    );
    const { supertypes } = asked.lookup;
    const isClosed = (name: string): boolean => supertypes.isClosed(declared(asked.typeAt(name)));
    expect(['p.A', 'p.B', 'p.C', 'p.D'].map(isClosed)).toEqual([false, false, true, false]);
    expect(supertypes.unseenAbove(declared(asked.typeAt('p.B')))).toEqual([{ kind: 'unseen', name: 'q.Far', wants: ['/q/Far.java'] }]);
  });
});

describe('what a method overrides', () => {
  const overridden = async (text: string, path: string): Promise<readonly string[]> => {
    const asked = await symbolsOf(text);
    const method = asked.memberAt(path);
    if (!('parameters' in method)) throw new Error(`${path} is no method`);
    const { supertypes, members } = asked.lookup;
    return members.overridden(method.declaringType, method.name, supertypes.parametersOf(method)).map(({ owner }) => symbolName(owner));
  };

  it.each([
    ['Object', 'class A { public boolean equals(Object o) { return true; } }', 'A.equals', ['java.lang.Object']],
    ['nothing with other parameters', 'class A { public boolean equals(A o) { return true; } }', 'A.equals', []],
    [
      'with type arguments',
      'class A implements Comparable<A> { public int compareTo(A o) { return 0; } }',
      'A.compareTo',
      ['java.lang.Comparable'],
    ],
    ['with other type arguments', 'class A implements Comparable<String> { public int compareTo(A o) { return 0; } }', 'A.compareTo', []],
    [
      'through two generic types',
      'class Top<T> { void m(T t) { } } class Mid<U> extends Top<U[]> { } class A extends Mid<String> { void m(String[] s) { } }',
      'A.m',
      ['Top'],
    ],
    [
      'of a bounded variable',
      'class Top { <T extends Number> void m(T t) { } } class A extends Top { void m(Number n) { } }',
      'A.m',
      ['Top'],
    ],
    ['nothing that is private', 'class Top { private void m() { } } class A extends Top { void m() { } }', 'A.m', []],
    ['nothing of another package', 'package p; class Top { void m() { } } class A extends Top { void m() { } }', 'p.A.m', ['p.Top']],
    [
      'written with and without its package',
      'class Top { void m(java.util.Map<String, String> t) { } } class A extends Top { void m(Map t) { } }',
      'A.m',
      ['Top'],
    ],
    ['a variable number is an array', 'class Top { void m(int... t) { } } class A extends Top { void m(int[] t) { } }', 'A.m', ['Top']],
  ])('%s', async (_, text, path, owners) => {
    expect(await overridden(text, path)).toEqual(owners);
  });

  it('what is not known of a parameter is taken for the same', () => {
    expect(isOverrideEquivalent([null], [{ base: { kind: 'primitive', name: 'int' }, dimensions: 0, arguments: [] }])).toBe(true);
    expect(isOverrideEquivalent([null], [])).toBe(false);
  });
});
