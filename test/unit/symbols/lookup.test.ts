import { describe, expect, it } from 'vitest';
import { symbolsOf } from '../../support/symbols.js';

describe('a variable is looked for outwards', () => {
  it('a parameter hides a field, and a local of a block only what is in the block', async () => {
    const asked = await symbolsOf(
      `class A { int x; int f(long x) { return x; } int g() { { short x = 1; h(x); } return x; } void h(int i) { } }`,
    );
    expect(asked.meaning('A.f', 'x')).toBe('parameter long x');
    expect(asked.meaning('A.g', 'x')).toBe('field A.x');
    expect(asked.meaning('A.g', 'h(x)')).toBe('method A.h(int)');
  });

  it('an inherited field comes before a local around the class, and before the field of the class around', async () => {
    const asked = await symbolsOf(`class Part { protected int size; private int own; }
      class Shop { int own; Object ask() { int size = 2; int own = 1; return new Part() { int show() { return size + own; } }; } }`);
    expect(asked.meaning('Shop.ask.new Part.show', 'size')).toBe('field Part.size');
    expect(asked.meaning('Shop.ask.new Part.show', 'own')).toBe('local int own');
  });

  it('a type that was not seen could declare it nearer', async () => {
    const asked = await symbolsOf(`package p; import q.Base; class Out { int x; class In extends Base { int f() { return x + y; } } }`);
    expect(asked.meaning('p.Out.In.f', 'x')).toBe('field p.Out.x | ?q.Base');
    expect(asked.meaning('p.Out.In.f', 'y')).toBe('?q.Base');
  });

  it('parameters of lambdas, patterns and loops', async () => {
    const asked = await symbolsOf(`class A { Object x; java.util.function.Function<Integer, Object> g = x -> x;
      Object f(Object o) { if (o instanceof String x) return x; return x; } void l() { for (int x : new int[1]) l2(x); } void l2(int i) { } }`);
    expect(asked.meaning('A.g', 'x')).toBe('lambdaParameter  x');
    expect(asked.meaning('A.l', 'x')).toBe('enhancedFor int x');
  });

  it('static imports are asked at last: single ones first, of types that were seen or not', async () => {
    const asked = await symbolsOf(
      `package p; import static q.Consts.MAX; import static q.Lib.LIMIT; import static q.Other.*; class A { int f() { return MAX + LIMIT + NONE; } }`,
      `package q; class Consts { static int MAX = 1; }`,
    );
    expect(asked.meaning('p.A.f', 'MAX')).toBe('field q.Consts.MAX');
    expect(asked.meaning('p.A.f', 'LIMIT')).toBe('imported q.Lib.LIMIT');
    expect(asked.meaning('p.A.f', 'NONE')).toBe('?q.Other');
  });

  it('what is written behind this, super, a type or a value', async () => {
    const asked = await symbolsOf(`class Base { int x; } class A extends Base { int x; static A only; A next;
      int f(int x) { return this.x + super.x + A.only.next.x + new Base().x + A.this.x; } }`);
    expect(asked.meaning('A.f', 'this.x')).toBe('field A.x');
    expect(asked.meaning('A.f', 'super.x')).toBe('field Base.x');
    expect(asked.meaning('A.f', 'A.only.next.x')).toBe('field A.x');
    expect(asked.meaning('A.f', 'new Base().x')).toBe('field Base.x');
    expect(asked.meaning('A.f', 'A.this.x')).toBe('field A.x');
  });
});

describe('a call', () => {
  it('goes to the innermost type that has a method of the name, whatever its parameters', async () => {
    const asked = await symbolsOf(`class Body { } class World { String tick() { return ""; } void of(int i) { }
      class Planet extends Body { void of() { } String turn() { of(1); return tick(); } } }`);
    expect(asked.meaning('World.Planet.turn', 'tick()')).toBe('method World.tick()');
    expect(asked.meaning('World.Planet.turn', 'of(1)')).toBe('');
  });

  it('an inherited one is nearer than that of the type around; a private one is not inherited', async () => {
    const asked =
      await symbolsOf(`class Body { String tick() { return ""; } private void of() { } } class World { String tick() { return ""; } void of() { }
      class Planet extends Body { String turn() { of(); return tick(); } } }`);
    expect(asked.meaning('World.Planet.turn', 'tick()')).toBe('method Body.tick()');
    expect(asked.meaning('World.Planet.turn', 'of()')).toBe('method World.of()');
  });

  it('methods of Object are in every type', async () => {
    const asked = await symbolsOf(
      `interface I { default String f() { return toString(); } } class B extends Exception { String g() { return getMessage(); } }`,
    );
    expect(asked.meaning('I.f', 'toString()')).toBe('known java.lang.Object.toString');
    expect(asked.meaning('B.g', 'getMessage()')).toBe('known java.lang.Throwable.getMessage');
  });

  it('through values, chains, super and method references', async () => {
    const asked = await symbolsOf(`class B { B next() { return this; } void end() { } } class A extends B { void end() { }
      void f(A a) { a.next().next().end(); super.end(); a.end(); Runnable r = a::end; new A() { void end() { } }.end(); } }`);
    expect(asked.meaning('A.f', 'a.next().next().end()')).toBe('method B.end()');
    expect(asked.meaning('A.f', 'super.end()')).toBe('method B.end()');
    expect(asked.meaning('A.f', 'a.end()')).toBe('method A.end()');
    expect(asked.meaning('A.f', 'a::end')).toBe('method A.end()');
  });

  it('what nobody wrote: accessors of records, values of enums, constructors', async () => {
    const asked = await symbolsOf(`record R(int a) { } enum E { ONE } class C { Object f(R r) { E.values(); new C(); return r.a(); } }`);
    expect(asked.meaning('C.f', 'r.a()')).toBe('implied a');
    expect(asked.meaning('C.f', 'E.values()')).toBe('implied E');
    expect(asked.meaning('C.f', 'new C()')).toBe('implied C');
  });
});

describe('of overloads', () => {
  const overloads = async (declared: string, call: string): Promise<string> =>
    (
      await symbolsOf(
        `class P { } class Q extends P { } class A<T> { ${declared} void f(Q q, P p, int i, Integer box, Object o, A<String> gen) { ${call}; } }`,
      )
    ).meaning('A.f', call);

  it.each([
    ['m(q)', 'void m(P p) { } void m(Object o) { }', 'method A.m(P)'],
    ['m(i)', 'void m(long l) { } void m(Integer l) { }', 'method A.m(long)'],
    ['m(box)', 'void m(long l) { } void m(Number l) { }', 'method A.m(Number)'],
    ['m(i)', 'void m(int... l) { } void m(Object l) { }', 'method A.m(Object)'],
    ['m(i,i)', 'void m(int... l) { } void m(Object l) { }', 'method A.m(int)'],
    ['m(null)', 'void m(P p) { } void m(Q q) { }', 'method A.m(Q)'],
    ['m(null)', 'void m(String p) { } void m(Q q) { }', 'method A.m(String) | method A.m(Q)'],
    ['m("a" + i)', 'void m(String p) { } void m(Object q) { }', 'method A.m(String)'],
    ['m(unknown())', 'void m(String p) { } void m(P q) { }', 'method A.m(String) | method A.m(P)'],
    ['m(i,unknown())', 'void m(int i, String p) { } void m(P q, P p) { }', 'method A.m(int,String)'],
    ['m(() -> 1)', 'void m(String p) { } void m(Runnable q) { }', 'method A.m(Runnable)'],
    ['m(i > 1 ? q : q)', 'void m(Q p) { } void m(P q) { }', 'method A.m(Q)'],
    ['m(Integer.valueOf(3))', 'void m(Integer p) { } void m(Number q) { }', 'method A.m(Integer)'],
    ['m(new int[2][])', 'void m(int[] p) { } void m(int[][] q) { } void m(Object o) { }', 'method A.m(int[][])'],
    ['m(1L)', 'void m(int p) { } void m(double q) { }', 'method A.m(double)'],
    ['m(unknown(),i)', 'void m(long p, long q) { } void m(long p, int q) { }', 'method A.m(long,int)'],
    ["m('a')", 'void m(int p) { } void m(Character q) { }', 'method A.m(int)'],
  ])('%s of %s is %s', async (call, declared, meant) => {
    expect(await overloads(declared, call)).toBe(meant);
  });

  it('inherited ones count, overridden ones do not, and a type that was not seen may have more', async () => {
    const asked =
      await symbolsOf(`class Star { void shine(Number n) { } void go(int i) { } } class Giant extends Star { void shine(Integer n) { } void go(int i) { } void f() { shine(Integer.valueOf(3)); shine(2.5); go(1); } }
      class Open extends lib.Unknown { void go(int i) { } void f() { go(1); } }`);
    expect(asked.meaning('Giant.f', 'shine(Integer.valueOf(3))')).toBe('method Giant.shine(Integer)');
    expect(asked.meaning('Giant.f', 'shine(2.5)')).toBe('method Star.shine(Number)');
    expect(asked.meaning('Giant.f', 'go(1)')).toBe('method Giant.go(int)');
    expect(asked.meaning('Open.f', 'go(1)')).toBe('method Open.go(int) | ?lib.Unknown');
  });

  it('two thousand of them come back', async () => {
    const many = Array.from({ length: 2_000 }, (_, i) => `void m(T${i} t, int i) { }`).join(' ');
    const asked = await symbolsOf(`class A { ${many} void f(T7 t) { m(t, 1); m(unknown(), unknown()); } }`);
    expect(asked.meaning('A.f', 'm(t,1)')).toContain('method A.m(T7,int)');
    expect(asked.meaning('A.f', 'm(unknown(),unknown())').split(' | ')).toHaveLength(2_000);
  });
});

describe('a name of a type', () => {
  it.each([
    ['own', 'p.Own', `package p; class Own { } class A { Object f() { return new Own(); } }`],
    ['variable', 'T', `package p; class T { } class A<T> { Object f(Object o) { return (T) o; } }`],
    ['member', 'p.A.In', `package p; class In { } class A { class In { } Object f() { return new In(); } }`],
    [
      'inherited member',
      'p.B.In',
      `package p; class In { } class B { class In { } } class A extends B { Object f() { return new In(); } }`,
    ],
    ['local', 'p.A.f.In', `package p; class In { } class A { Object f() { class In { } return new In(); } }`],
    ['known', 'java.lang.Thread', `package p; class A { Object f() { return new Thread(); } }`],
    [
      'known by import',
      'java.util.HashMap',
      `package p; import java.util.*; class A { Object f() { return new HashMap<String, String>(); } }`,
    ],
    ['hidden', 'p.Thread', `package p; class Thread { } class A { Object f() { return new Thread(); } }`],
    ['imported', 'q.In', `package p; import q.In; class A { Object f() { return new In(); } }`],
    ['unknown', 'In', `package p; class A { Object f() { return new In(); } }`],
  ])('%s: %s', async (_, name, text) => {
    const asked = await symbolsOf(text);
    const expression = /new \w+(?:<[\w, ]+>)?\(\)|\(T\)o/.exec(text.replace('(T) o', '(T)o'))?.[0] ?? '';
    const type = asked.type('p.A.f', expression.replace(', ', ','));
    expect(type).toBe(name === 'T' ? 'java.lang.Object' : name);
  });
});
