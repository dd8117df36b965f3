import { describe, expect, it } from 'vitest';
import type { Method, TypeDeclaration } from '../../engine/model/declarations.js';
import { first, lowerJava, methodIn, typeIn } from '../support/java.js';

const names = (items: readonly { readonly name: string }[]): string[] => items.map(({ name }) => name);
const texts = (items: readonly { readonly text: string }[]): string[] => items.map(({ text }) => text);

function header(type: TypeDeclaration): string {
  return [
    ...texts(type.annotations),
    type.visibility,
    ...names(type.modifiers),
    type.kind,
    type.qualifiedName,
    `<${texts(type.typeParameters).join(', ')}>`,
    `extends ${type.superclass?.text ?? '-'}`,
    `implements ${texts(type.interfaces).join(', ')}`,
    `permits ${texts(type.permits).join(', ')}`,
  ].join(' ');
}

function signature(method: Method): string {
  const parameters = method.parameters.map(
    ({ name, type, varargs, modifiers }) =>
      `${names(modifiers).join(' ')}${modifiers.length > 0 ? ' ' : ''}${name} ${String(type?.text)}${varargs ? '...' : ''}`,
  );
  return [
    method.kind,
    method.visibility,
    ...names(method.modifiers),
    ...(method.typeParameters.length > 0 ? [`<${texts(method.typeParameters).join(',')}>`] : []),
    `${method.name}(${parameters.join(', ')})`,
    ...(method.returnType === null ? [] : [`: ${method.returnType.text}`]),
    ...(method.thrown.length === 0 ? [] : [`throws ${texts(method.thrown).join(', ')}`]),
  ].join(' ');
}

describe('types', () => {
  it.each([
    [
      '@A public abstract class C<T extends X & Y<T>, U> extends a.b.D<T> implements E, F<U> { }',
      '@A public abstract class C <T extends X & Y<T>, U> extends D<T> implements E, F<U> permits ',
    ],
    ['sealed interface I extends J, K permits L, M { }', 'package sealed interface I <> extends - implements J, K permits L, M'],
    ['non-sealed class A extends B { }', 'package non-sealed class A <> extends B implements  permits '],
    ['enum E implements I { A; }', 'package enum E <> extends - implements I permits '],
    ['record R<T>(int a, T... b) implements I { }', 'package record R <T> extends - implements I permits '],
    ['public @interface A { }', 'public annotation A <> extends - implements  permits '],
  ])('%s', async (source, expected) => {
    expect(header(await typeIn(source))).toBe(expected);
  });

  it('have their members in source order', async () => {
    const type = await typeIn('class A { int a, b; void f() { } class B { } A() { } { } static { } int c; enum C { } interface D { } ; }');
    expect(names(type.fields)).toEqual(['a', 'b', 'c']);
    expect(type.methods.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['method f', 'constructor A', 'initializer ', 'initializer ']);
    expect(names(type.types)).toEqual(['B', 'C', 'D']);
    expect(type.fields.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(type.methods.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(type.methods.map(({ modifiers }) => names(modifiers))).toEqual([[], [], [], ['static']]);
    expect(type.types.map(({ outer, enclosingMember }) => [outer === type, enclosingMember])).toEqual(Array(3).fill([true, null]));
  });

  it('of a file know their package and imports', async () => {
    const file = await lowerJava('package a . b ;\nimport c.D;\nimport static e.F.g;\nimport h.*;\nimport static i.J.*;\nclass A { }');
    expect(file.packageName).toBe('a.b');
    expect(file.packageSpan).toEqual({ start: 0, end: 15 });
    expect(file.imports.map(({ name, isStatic, onDemand }) => [name, isStatic, onDemand])).toEqual([
      ['c.D', false, false],
      ['e.F.g', true, false],
      ['h', false, true],
      ['i.J', true, true],
    ]);
    expect(first(file.types).qualifiedName).toBe('a.b.A');
  });

  it('of a compact source file are members of a class named after it', async () => {
    const file = await lowerJava('void main() { go(); }\nint x = 1;\nrecord R(int a) { }', 'src/Main.java');
    const type = first(file.types);
    expect(file.types).toHaveLength(1);
    expect([type.qualifiedName, names(type.methods), names(type.fields), names(type.types)]).toEqual(['Main', ['main'], ['x'], ['R']]);
  });

  it('are none in package-info.java, and a module in module-info.java', async () => {
    const info = await lowerJava('/** Doc. */\n@NonNullApi\npackage org.x;', 'package-info.java');
    expect([info.packageName, info.types, info.unread]).toEqual(['org.x', [], []]);
    const module = await lowerJava(
      '/** Doc. */ open module a.b { requires transitive c; exports d to e, f; provides g.H with i.J; }',
      'module-info.java',
    );
    expect(module.types.map(({ kind, qualifiedName }) => [kind, qualifiedName])).toEqual([['module', 'a.b']]);
    expect(module.unread).toEqual([]);
  });

  it('may be imported by module', async () => {
    const file = await lowerJava('import module java.base;\nclass A { }');
    expect([file.unread.length, names(file.types), file.imports[0]?.name]).toEqual([0, ['A'], 'java.base']);
  });

  it.each([
    'for (Clause when : clauses) add(when);',
    'for (final List<Clause> when : clauses) { }',
    'for (Clause when = first; when != null; when = when.next) { }',
    'if (one instanceof Clause when) add(when);',
    'if (one instanceof Clause when && when.open()) { }',
    'switch (one) { case Clause c when c.open() -> add(c); default -> { } }',
  ])('may have variables with the name of a word that guards have: %s', async (statement) => {
    const file = await lowerJava(`class A { void f() { ${statement} } void g() { } }`);
    expect([file.unread.length, names(file.types[0]?.methods ?? [])]).toEqual([0, ['f', 'g']]);
  });

  it('may call constructors with type arguments', async () => {
    expect((await lowerJava('class A extends B { A(int x) { <String>super(x); } }')).unread.length).toBe(0);
  });
});

describe('methods', () => {
  it.each([
    ['public int f() { return 1; }', 'method public f() : int'],
    ['int f()[] { return null; }', 'method package f() : int[]'],
    [
      'private static <T extends Foo, U> Map<T,List<? super U>> f(final T a, String... b) throws E, x.F { }',
      'method private static <T extends Foo,U> f(final a T, b String...) : Map<T,List<? super U>> throws E, x.F',
    ],
    ['protected abstract void f(int a[], int[]... b);', 'method protected abstract f(a int[], b int[]...) : void'],
    ['A(@X int a) { }', 'constructor package A(a int)'],
    ['<T> A(T t) { }', 'constructor package <T> A(t T)'],
    ['native synchronized strictfp void f(A this, Outer.Inner b);', 'method package native synchronized strictfp f(b Outer.Inner) : void'],
    ['@Nullable Object f(@Nullable String @Nullable [] a) { }', 'method package f(a String @Nullable []) : Object'],
    ['void f(java.util.Map.Entry<K, java.net.URL> a) { }', 'method package f(a Map.Entry<K,java.net.URL>) : void'],
    ['void f(net.Url[] a, net.Url.Part<b.C> b) { }', 'method package f(a net.Url[], b Url.Part<b.C>) : void'],
    ['void f(int _, var open, module record) { }', 'method package f(_ int, open var, record module) : void'],
  ])('%s', async (source, expected) => {
    expect(signature(await methodIn(source))).toBe(expected);
  });

  it.each([
    ['interface I { void f(); default void g() { } private void h() { } static void i() { } }', 'public public private public'],
    ['@interface I { int f() default 1; String[] g(); }', 'public public'],
    ['enum E { A; E() { } }', 'package'],
  ])('%s', async (source, expected) => {
    expect((await typeIn(source)).methods.map(({ visibility }) => visibility).join(' ')).toBe(expected);
  });

  it('of annotations and records have kinds of their own', async () => {
    expect((await typeIn('@interface I { int f() default 1; }')).methods.map(signature)).toEqual(['annotationMember public f() : int']);
    const record = await typeIn('record R(int a) { R { check(a); } R(String s) { this(1); } }');
    expect(record.methods.map(signature)).toEqual(['compactConstructor package R()', 'constructor package R(s String)']);
    expect(record.methods[0]?.body?.children.map(({ text }) => text)).toEqual(['check(a);']);
  });

  it('without a body have none', async () => {
    const method = await methodIn('abstract void f();');
    expect([method.body, method.bodySpan, method.innerTypes]).toEqual([null, null, []]);
  });
});

describe('fields', () => {
  it('are declarators', async () => {
    const type = await typeIn('class A { @X private static final int a = 1 + b, c[] = { 2 }; java.net.URL d; }');
    expect(
      type.fields.map(({ kind, name, visibility, modifiers, annotations, type: written, initializer }) => [
        kind,
        name,
        visibility,
        names(modifiers).join(' '),
        texts(annotations).join(' '),
        written?.text,
        initializer?.text ?? null,
      ]),
    ).toEqual([
      ['field', 'a', 'private', 'static final', '@X', 'int', '1 + b'],
      ['field', 'c', 'private', 'static final', '@X', 'int[]', '{2}'],
      ['field', 'd', 'package', '', '', 'URL', null],
    ]);
  });

  it('of interfaces are public', async () => {
    expect((await typeIn('interface I { int A = 1; }')).fields.map(({ visibility }) => visibility)).toEqual(['public']);
  });

  it('are enum constants', async () => {
    const type = await typeIn('enum E { @X A, B(1, "a") { void f() { } }, C(); int d; }');
    expect(type.fields.map(({ kind, text, type: of }) => [kind, text, of?.text])).toEqual([
      ['enumConstant', 'A', 'E'],
      ['enumConstant', 'B(1, "a")', 'E'],
      ['enumConstant', 'C()', 'E'],
      ['field', 'd', 'int'],
    ]);
    const constant = type.fields[1];
    expect(constant?.arguments.map(({ kind, text }) => [kind, text])).toEqual([
      ['number', '1'],
      ['string', '"a"'],
    ]);
    expect(constant?.anonymousTypes.map((body) => [body.kind, names(body.methods), body.enclosingMember === constant])).toEqual([
      ['anonymous', ['f'], true],
    ]);
  });

  it('are record components', async () => {
    const type = await typeIn('record R(int a, @X List<String>... b) { static int c; }');
    expect(type.fields.map(({ kind, name, visibility, type: of, varargs }) => [kind, name, visibility, of?.text, varargs])).toEqual([
      ['recordComponent', 'a', 'private', 'int', false],
      ['recordComponent', 'b', 'private', 'List<String>', true],
      ['field', 'c', 'package', 'int', false],
    ]);
  });
});

describe('annotations', () => {
  it.each([
    ['@Test', 'Test', '@Test'],
    ['@org.junit . Test ( )', 'org.junit.Test', '@org.junit.Test'],
    ['@SuppressWarnings( "unchecked" )', 'SuppressWarnings', '@SuppressWarnings("unchecked")'],
    ['@A(b=1 ,c = "x"+Y)', 'A', '@A(b = 1, c = "x" + Y)'],
    ['@Target({ElementType.TYPE, ElementType.FIELD,})', 'Target', '@Target({ElementType.TYPE,ElementType.FIELD})'],
    ['@A(value = {@B(c = 1, d = E.class), @F})', 'A', '@A(value = {@B(c=1,d=E.class),@F})'],
  ])('%s', async (source, name, text) => {
    const [annotation] = (await methodIn(`${source} void f() { }`)).annotations;
    expect([annotation?.name, annotation?.text]).toEqual([name, text]);
  });
});

describe('types within bodies', () => {
  const paths = (types: readonly TypeDeclaration[]): string[] =>
    types.flatMap((type) => [
      type.qualifiedName,
      ...paths(type.fields.flatMap((field) => field.anonymousTypes)),
      ...paths(type.methods.flatMap((method) => method.innerTypes)),
      ...paths(type.types),
    ]);

  it.each([
    ['void f() { Runnable r = new Runnable() { }; }', ['f.r.new Runnable']],
    ['void f() { go(1, new A<B>() { }); }', ['f.go.new A<B>']],
    ['void f() { x.a(new A() { }).b(); }', ['f.b.a.new A']],
    ['void f() { return new A(new B() { }) { }; }', ['f.new A.new B', 'f.new A']],
    ['void f() { V v = new A(new B() { }); }', ['f.v.new A.new B']],
    ['void f() { run(() -> { B b = new C() { }; }); }', ['f.run.b.new C']],
    ['A a = go(new B() { });', ['a.go.new B']],
    ['A() { x = new B() { }; }', ['A.new B']],
    ['{ x = new B() { }; }', ['new B']],
    ['void f() { new A() { void g() { h(new B() { }); } C c = new D() { }; }; }', ['f.new A', 'f.new A.c.new D', 'f.new A.g.h.new B']],
    ['void f() { class L { class M { } void g() { new N() { }; } } }', ['f.L', 'f.L.g.new N', 'f.L.M']],
  ])('%s', async (member, expected) => {
    const file = await lowerJava(`package p; class A { ${member} }`);
    expect(paths(file.types)).toEqual(['p.A', ...expected.map((path) => `p.A.${path}`)]);
  });

  it('hang on the member around them', async () => {
    const method = await methodIn('void f() { class L { } run(new A() { }, () -> { new B() { }; }); }');
    expect(
      method.innerTypes.map(({ kind, name, enclosingMember, outer }) => [kind, name, enclosingMember === method, outer?.name]),
    ).toEqual([
      ['class', 'L', true, 'A'],
      ['anonymous', 'new A', true, 'A'],
      ['anonymous', 'new B', true, 'A'],
    ]);
    expect(method.body?.children[0]?.localType).toBe(method.innerTypes[0]);
  });
});
