import { describe, expect, it } from 'vitest';
import { descendants, type ExpressionKind } from '../../engine/model/expression.js';
import { bodyOf, expressionOf, first, statementOf } from '../support/java.js';

/** Source, canonical text, kind, label, children. */
const EXPRESSIONS: readonly (readonly [string, string, ExpressionKind, string, readonly string[]])[] = [
  ['a', 'a', 'name', 'a', []],
  ['1_000L', '1_000L', 'number', '1_000L', []],
  ['.5e3f', '.5e3f', 'number', '.5e3f', []],
  ['0xFFL', '0xFFL', 'number', '0xFFL', []],
  ['"a  b"', '"a  b"', 'string', '"a  b"', []],
  ["'\\''", "'\\''", 'character', "'\\''", []],
  ['true', 'true', 'boolean', 'true', []],
  ['null', 'null', 'null', 'null', []],
  ['this', 'this', 'this', '', []],
  ['Outer . this', 'Outer.this', 'this', '', ['Outer']],
  ['a . b . c', 'a.b.c', 'fieldAccess', 'c', ['a.b']],
  ['this.a', 'this.a', 'fieldAccess', 'a', ['this']],
  ['super.a', 'super.a', 'fieldAccess', 'a', ['super']],
  ['Outer.super.a', 'Outer.super.a', 'fieldAccess', 'a', ['Outer.super']],
  ['a [ i ]', 'a[i]', 'arrayAccess', '', ['a', 'i']],
  ['foo( a , b )', 'foo(a,b)', 'invocation', 'foo', ['a', 'b']],
  ['x . foo ( )', 'x.foo()', 'invocation', 'foo', ['x']],
  ['Foo.< T , U >bar(x)', 'Foo.<T,U>bar(x)', 'invocation', 'bar', ['Foo', 'T', 'U', 'x']],
  ['super.foo(a)', 'super.foo(a)', 'superInvocation', 'foo', ['super', 'a']],
  ['Outer.super.foo(a)', 'Outer.super.foo(a)', 'superInvocation', 'foo', ['Outer.super', 'a']],
  ['new  Foo < > ( a )', 'new Foo<>(a)', 'creation', 'Foo<>', ['Foo<>', 'a']],
  ['outer.new Inner(1)', 'outer.new Inner(1)', 'creation', 'Inner', ['outer', 'Inner', '1']],
  ['new @A Foo()', 'new @A Foo()', 'creation', 'Foo', ['Foo']],
  ['new java.util.Date()', 'new java.util.Date()', 'creation', 'java.util.Date', ['java.util.Date']],
  ['new int [ 3 ] [ n ] [ ]', 'new int[3][n][]', 'arrayCreation', '', ['int', '3', 'n']],
  ['new int[] { 1, 2, }', 'new int[]{1,2}', 'arrayCreation', '', ['int', '{1,2}']],
  ['a+b', 'a + b', 'infix', '+', ['a', 'b']],
  ['a+b+ c+\nd', 'a + b + c + d', 'infix', '+', ['a', 'b', 'c', 'd']],
  ['a + b - c - d', 'a + b - c - d', 'infix', '-', ['a + b', 'c', 'd']],
  ['a - (b + c)', 'a - (b + c)', 'infix', '-', ['a', '(b + c)']],
  ['a && b || c', 'a && b || c', 'infix', '||', ['a && b', 'c']],
  ['a >>> 2', 'a >>> 2', 'infix', '>>>', ['a', '2']],
  ['! a', '!a', 'prefix', '!', ['a']],
  ['- 1', '-1', 'prefix', '-', ['1']],
  ['++ i', '++i', 'prefix', '++', ['i']],
  ['i ++', 'i++', 'postfix', '++', ['i']],
  ['a = b', 'a=b', 'assignment', '=', ['a', 'b']],
  ['a += b', 'a+=b', 'assignment', '+=', ['a', 'b']],
  ['a [ 0 ] >>>= 1', 'a[0]>>>=1', 'assignment', '>>>=', ['a[0]', '1']],
  ['c?a:b', 'c ? a : b', 'conditional', '', ['c', 'a', 'b']],
  ['( a )', '(a)', 'parenthesized', '', ['a']],
  ['( Foo ) x', '(Foo)x', 'cast', '', ['Foo', 'x']],
  ['(int) -x', '(int)-x', 'cast', '', ['int', '-x']],
  ['(A & B) x', '(A & B)x', 'cast', '', ['A', 'B', 'x']],
  ['x instanceof  Foo', 'x instanceof Foo', 'instanceof', '', ['x', 'Foo']],
  ['x instanceof Foo f', 'x instanceof Foo f', 'instanceof', '', ['x', 'Foo f']],
  ['x instanceof final Foo f', 'x instanceof final Foo f', 'instanceof', '', ['x', 'final Foo f']],
  ['x instanceof P(int a,var _)', 'x instanceof P(int a, var _)', 'instanceof', '', ['x', 'P(int a, var _)']],
  ['Foo . class', 'Foo.class', 'classLiteral', 'Foo', ['Foo']],
  ['int[].class', 'int[].class', 'classLiteral', 'int[]', ['int[]']],
  ['a :: b', 'a::b', 'methodReference', 'b', ['a']],
  ['Foo::new', 'Foo::new', 'methodReference', 'new', ['Foo']],
  ['int[]::new', 'int[]::new', 'methodReference', 'new', ['int[]']],
  ['List<String>::new', 'List<String>::new', 'methodReference', 'new', ['List<String>']],
  ['super::y', 'super::y', 'methodReference', 'y', ['super']],
  ['A.super::y', 'A.super::y', 'methodReference', 'y', ['A.super']],
  ['a.b.C::<T>d', 'a.b.C::<T>d', 'methodReference', 'd', ['a.b.C', 'T']],
  ['x->y', 'x -> y', 'lambda', '', ['y']],
  ['( a , b ) -> c', '(a,b) -> c', 'lambda', '', ['c']],
  ['() -> 1', '() -> 1', 'lambda', '', ['1']],
  ['(final int a, String... b) -> c', '(final int a,String... b) -> c', 'lambda', '', ['c']],
  ['_ -> 1', '_ -> 1', 'lambda', '', ['1']],
  ['a /* one */ . b // two\n . c()', 'a.b.c()', 'invocation', 'c', ['a.b']],
];

describe('expressions', () => {
  it.each(EXPRESSIONS)('%s', async (source, text, kind, label, children) => {
    const expression = await expressionOf(source);
    expect(expression.text).toBe(text);
    expect([expression.kind, expression.label]).toEqual([kind, label]);
    expect(expression.children.map((child) => child.text)).toEqual(children);
    expect(expression.children.every((child) => child.parent === expression)).toBe(true);
  });

  it('take a text block as it stands', async () => {
    const block = '"""\n  a "b"\n  c\\\n  """';
    const expression = await expressionOf(block);
    expect([expression.kind, expression.text]).toEqual(['string', block]);
  });

  it('know receivers and arguments', async () => {
    const call = await expressionOf('a.b(c, d)');
    expect(call.receiver?.text).toBe('a');
    expect(call.arguments?.map(({ text }) => text)).toEqual(['c', 'd']);
    expect((await expressionOf('b()')).receiver).toBeNull();
    expect((await expressionOf('a')).arguments).toBeNull();
    expect((await expressionOf('new int[]{1,2}')).children[1]?.arguments?.map(({ text }) => text)).toEqual(['1', '2']);
    expect((await expressionOf('new int[3][4]')).arguments?.map(({ text }) => text)).toEqual(['3', '4']);
  });

  it('have the types within types as children', async () => {
    const creation = await expressionOf('new HashMap<String,List<? extends Foo[]>>()');
    const types = [...descendants(first(creation.children))].map(({ text }) => text);
    expect(types).toEqual([
      'HashMap<String,List<? extends Foo[]>>',
      'HashMap',
      'String',
      'List<? extends Foo[]>',
      'List',
      '? extends Foo[]',
      'Foo[]',
      'Foo',
    ]);
  });

  it('slice their text from that of the statement', async () => {
    const statement = await statementOf('final int x = foo(a + b, c -> d);');
    for (const expression of statement.expressions.flatMap((root) => [...descendants(root)])) {
      expect(statement.text.slice(expression.textStart, expression.textEnd)).toBe(expression.text);
    }
  });

  it('declare the variables of lambdas and patterns', async () => {
    const declared = async (source: string): Promise<unknown> =>
      (await expressionOf(source)).declarations.map(({ kind, name, type, varargs }) => [kind, name, type?.text ?? null, varargs]);
    expect(await declared('x -> y')).toEqual([['lambdaParameter', 'x', null, false]]);
    expect(await declared('(a, b) -> y')).toEqual([
      ['lambdaParameter', 'a', null, false],
      ['lambdaParameter', 'b', null, false],
    ]);
    expect(await declared('(int a, String... b) -> y')).toEqual([
      ['lambdaParameter', 'a', 'int', false],
      ['lambdaParameter', 'b', 'String', true],
    ]);
    const pattern = (await expressionOf('o instanceof R(int a, P(var b))')).children[1];
    expect(pattern?.declarations.map(({ name, type }) => `${name}: ${String(type?.text)}`)).toEqual(['a: int', 'b: var']);
  });

  it('end the scope of a pattern with the block around it', async () => {
    const body = await bodyOf('{ if (!(o instanceof Foo f)) return;\nf.go(); }\nlast();');
    const block = first(body.children);
    const pattern = [...descendants(first(first(block.children).expressions))].find(({ kind }) => kind === 'pattern');
    expect(pattern?.declarations[0]?.scope?.end).toBe(block.span.end);
  });
});

describe('code within expressions', () => {
  it('is printed in the text and lowered by itself', async () => {
    const statement = await statementOf('run(x -> { int k = 1; if (k>2) return; else { z(); } });');
    expect(statement.text).toBe('run(x -> {\n  int k=1;\n  if (k > 2)   return;\n else {\n    z();\n  }\n}\n);');
    const block = statement.expressions[0]?.children[0]?.block;
    expect(block?.children.map(({ text }) => text)).toEqual(['int k=1;', 'if(k > 2)']);
    expect(block?.kind).toBe('block');
  });

  it.each([
    ['() -> {}', '() -> {\n}\n'],
    ['() -> { for (int i=0;i<n;i++) a(); }', '() -> {\n  for (int i=0; i < n; i++)   a();\n}\n'],
    ['() -> { for (A a : as) b(a); }', '() -> {\n  for (  A a : as)   b(a);\n}\n'],
    ['() -> { while (a) { b(); } }', '() -> {\n  while (a) {\n    b();\n  }\n}\n'],
    ['() -> { do a(); while (b); }', '() -> {\n  do   a();\n while (b);\n}\n'],
    [
      '() -> { try (A a = b(); c) { d(); } catch (E | F e) { } finally { g(); } }',
      '() -> {\n  try (A a=b();c){\n    d();\n  }\n catch (  E|F e) {\n  }\n finally {\n    g();\n  }\n}\n',
    ],
    [
      '() -> { switch (x) { case 1: a(); break; default: b(); } }',
      '() -> {\nswitch (x) {\ncase 1:    a();\n  break;\ndefault:b();\n}\n}\n',
    ],
    ['() -> { l: continue l; }', '() -> {\n  l:   continue l;\n}\n'],
    ['() -> { synchronized (a) { } ; }', '() -> {\nsynchronized (a) {\n  }\n  ;\n}\n'],
    [
      'new R(){ @A int a = 1, b; R() { super(); } public void f(int x, String... y) throws E, F { } static { g(); } abstract int h(); }',
      'new R(){\n  @A int a=1, b;\n  R(){\n    super();\n  }\n  public void f(  int x,  String... y) throws E, F {\n  }\nstatic {\n    g();\n  }\n  abstract int h();\n}\n',
    ],
    [
      '() -> { enum E implements I { A(1), B { } ; int x; } record R(int a) { } class C<T extends D> extends X { } }',
      '() -> {\n  enum E implements I {  A(1),   B{\n  }\n;   int x;\n}\n  record R (  int a){\n  }\nclass C<T extends D> extends X {\n  }\n}\n',
    ],
  ])('%s', async (source, text) => {
    expect((await expressionOf(source)).text).toBe(text);
  });

  it('is a switch with its cases', async () => {
    const expression = await expressionOf(
      'switch (q) { case A, B -> 1; case P(int z) when z > 1 -> { yield 2; } default -> throw new X(); }',
    );
    expect(expression.kind).toBe('switch');
    expect(expression.block?.children.map(({ kind, text }) => [kind, text])).toEqual([
      ['case', 'case A, B ->'],
      ['yield', '1;'],
      ['case', 'case P(int z) when z > 1 ->'],
      ['block', '{'],
      ['case', 'default ->'],
      ['throw', 'throw new X();'],
    ]);
  });

  it('is a class body', async () => {
    const creation = await expressionOf('new Runnable() { int u; public void run() { go(); } }');
    const type = creation.anonymousType;
    expect([type?.kind, type?.name, type?.superclass?.text]).toEqual(['anonymous', 'new Runnable', 'Runnable']);
    expect(type?.fields.map(({ name }) => name)).toEqual(['u']);
    expect(type?.methods[0]?.body?.children.map(({ text }) => text)).toEqual(['go();']);
  });
});
