import { describe, expect, it } from 'vitest';
import { commentsIn } from '../../engine/languages/java/text/comments.js';
import { statementsOf, type StatementKind } from '../../engine/model/statement.js';
import { bodyOf, first, methodIn, statementOf } from '../support/java.js';

/** Source, kind, canonical text, expressions. */
const STATEMENTS: readonly (readonly [string, StatementKind, string, readonly string[]])[] = [
  ['foo ( a ) ;', 'expression', 'foo(a);', ['foo(a)']],
  ['a = b;', 'expression', 'a=b;', ['a=b']],
  ['int  i = 0 ;', 'localVariable', 'int i=0;', ['int', '0']],
  ['final char[] s = (this.in ? a : b);', 'localVariable', 'final char[] s=(this.in ? a : b);', ['char[]', '(this.in ? a : b)']],
  ['int a = 1, b[] = {2}, c;', 'localVariable', 'int a=1, b[]={2}, c;', ['int', '1', '{2}']],
  [
    '@SuppressWarnings( "x" ) @A( b = 1 , c = { D.class , @E } ) var v = w();',
    'localVariable',
    '@SuppressWarnings("x") @A(b=1,c={D.class,@E}) var v=w();',
    ['var', 'w()'],
  ],
  ['java.util.List<@N String> l;', 'localVariable', 'java.util.List<@N String> l;', ['java.util.List<@N String>']],
  ['Object @N [] q;', 'localVariable', 'Object @N [] q;', ['Object @N []']],
  ['return ;', 'return', 'return;', []],
  ['return - 1;', 'return', 'return -1;', ['-1']],
  ['throw new X( );', 'throw', 'throw new X();', ['new X()']],
  ['break;', 'break', 'break;', []],
  ['break  out;', 'break', 'break out;', []],
  ['continue  out;', 'continue', 'continue out;', []],
  ['yield  x;', 'yield', 'yield x;', ['x']],
  ['assert a>1;', 'assert', 'assert a > 1;', ['a > 1']],
  ['assert a : "m";', 'assert', 'assert a : "m";', ['a', '"m"']],
  [';', 'empty', ';', []],
  ['{ }', 'block', '{', []],
  ['if( a>b ) c();', 'if', 'if(a > b)', ['a > b']],
  ['while(true) { }', 'while', 'while(true)', ['true']],
  ['do { } while ( a );', 'do', 'do(a)', ['a']],
  ['for(int i=0,j=1;i<n;i++,j--) ;', 'for', 'for(int i=0, j=1; i < n; i++; j--)', ['int i=0, j=1', 'i < n', 'i++', 'j--']],
  ['for(i=0,j=1;;) ;', 'for', 'for(i=0; j=1)', ['i=0', 'j=1']],
  ['for(;;) ;', 'for', 'for', []],
  ['for(String  x:xs) ;', 'enhancedFor', 'for(x: xs)', ['xs']],
  ['for(final var x : xs) ;', 'enhancedFor', 'for(final x: xs)', ['xs']],
  ['switch ( x ) { }', 'switch', 'switch(x)', ['x']],
  ['synchronized ( x ) { }', 'synchronized', 'synchronized(x)', ['x']],
  ['try { } finally { }', 'try', 'try', []],
  ['try (A a = b(); final C c = d(a) ; e) { }', 'try', 'try(A a=b(); final C c=d(a); e)', ['A a=b()', 'final C c=d(a)', 'e']],
  ['out : while (a) { }', 'labeled', 'out:', []],
  ['class Local { }', 'localType', 'class Local', []],
  ['record Local(int a) { }', 'localType', 'record Local', []],
];

function outline(root: Parameters<typeof statementsOf>[0]): string[] {
  return [...statementsOf(root)].map(({ depth, text }) => '  '.repeat(depth) + text);
}

describe('statements', () => {
  it.each(STATEMENTS)('%s', async (source, kind, text, expressions) => {
    const statement = await statementOf(source);
    expect([statement.kind, statement.text]).toEqual([kind, text]);
    expect(statement.expressions.map((expression) => expression.text)).toEqual(expressions);
  });

  it('call constructors', async () => {
    const statements = async (body: string): Promise<unknown> => {
      const method = await methodIn(`A() { ${body} }`);
      return method.body?.children.map(({ kind, text, expressions }) => [kind, text, expressions[0]?.kind, expressions[0]?.label]);
    };
    expect(await statements('this( a , 1 );')).toEqual([['constructorInvocation', 'this(a,1);', 'constructorInvocation', 'this']]);
    expect(await statements('super( );')).toEqual([['superConstructorInvocation', 'super();', 'constructorInvocation', 'super']]);
    expect(await statements('outer.super(a);')).toEqual([
      ['superConstructorInvocation', 'outer.super(a);', 'constructorInvocation', 'super'],
    ]);
    expect(await statements('check(a); super(a, b);')).toEqual([
      ['expression', 'check(a);', 'invocation', 'check'],
      ['superConstructorInvocation', 'super(a,b);', 'constructorInvocation', 'super'],
    ]);
  });

  it('nest: bodies are children, else branches are further children', async () => {
    expect(
      outline(await bodyOf('if (a) { b(); } else if (c) d(); else { e(); }\nfor (;;) { f(); }\ndo g(); while (h);\nl: { i(); }')),
    ).toEqual([
      '{',
      '  if(a)',
      '    {',
      '      b();',
      '    if(c)',
      '      d();',
      '      {',
      '        e();',
      '  for',
      '    {',
      '      f();',
      '  do(h)',
      '    g();',
      '  l:',
      '    {',
      '      i();',
    ]);
  });

  it('nest: catch and finally are siblings of their try, and own the statements of their blocks', async () => {
    const body = await bodyOf('try (A a = b()) { c(); } catch (final E | F e) { d(); } catch (G g) { } finally { h(); }\ni();');
    expect(outline(body)).toEqual([
      '{',
      '  try(A a=b())',
      '    c();',
      '  catch(final e)',
      '    d();',
      '  catch(g)',
      '  finally',
      '    h();',
      '  i();',
    ]);
    expect(body.children.map(({ kind }) => kind)).toEqual(['try', 'catch', 'catch', 'finally', 'expression']);
  });

  it('nest: the statements of a case follow it', async () => {
    const body = await bodyOf(
      'switch (x) { case 1: case 2, 3: a(); { b(); } default: c(); }\nswitch (x) { case A -> a(); case B b when b.c() -> { d(); } case null, default -> throw e; }',
    );
    expect(outline(body)).toEqual([
      '{',
      '  switch(x)',
      '    case 1:',
      '    case 2, 3:',
      '    a();',
      '    {',
      '      b();',
      '    default:',
      '    c();',
      '  switch(x)',
      '    case A ->',
      '    a();',
      '    case B b when b.c() ->',
      '    {',
      '      d();',
      '    case null, default ->',
      '    throw e;',
    ]);
  });

  it('know their place', async () => {
    const body = await bodyOf('if (a) { b(); c(); }');
    const block = first(first(body.children).children);
    expect(body.parent).toBeNull();
    expect(block.children.map(({ index, depth, parent }) => [index, depth, parent === block])).toEqual([
      [0, 3, true],
      [1, 3, true],
    ]);
  });
});

describe('variables of statements', () => {
  const variables = async (source: string): Promise<string[]> =>
    (await statementOf(source)).variables.map(
      ({ kind, name, type, modifiers }) =>
        `${kind} ${modifiers.map((modifier) => `${modifier.name} `).join('')}${name}: ${String(type?.text)}`,
    );

  it.each([
    ['final int a = 1, b[] = {}, c[][];', ['local final a: int', 'local final b: int[]', 'local final c: int[][]']],
    ['java.util.Map.Entry<K, java.net.URL> e;', ['local e: Map.Entry<K,java.net.URL>']],
    ['for (int i = 0, j = 1;;) ;', ['for i: int', 'for j: int']],
    ['for (final @A List<?> x : xs) ;', ['enhancedFor final x: List<?>']],
    ['try (final A a = b(); c) { }', ['resource final a: A']],
    ['var _ = a;', ['local _: var']],
  ])('%s', async (source, expected) => {
    expect(await variables(source)).toEqual(expected);
  });

  it('of a catch clause have the union of types', async () => {
    const body = await bodyOf('try { } catch (final IOException | a.b.C e) { }');
    expect(body.children[1]?.variables.map(({ kind, name, type }) => [kind, name, type?.text])).toEqual([['catch', 'e', 'IOException|C']]);
  });

  it('share their initializer with the expressions of the statement', async () => {
    const statement = await statementOf('int a = b(), c;');
    expect(statement.variables.map(({ initializer }) => initializer)).toEqual([statement.expressions[1], null]);
  });

  it('are known to the end of the block, loop or clause', async () => {
    const text = 'int a; { int b; }\nfor (int c = 0;;) { }\nfor (int d : e) { }\ntry (F f = g()) { } catch (H h) { }';
    const body = await bodyOf(text);
    const scopes = new Map<string, number>();
    for (const statement of statementsOf(body)) for (const { name, scope } of statement.variables) scopes.set(name, scope?.end ?? -1);
    const [, block, loop, each, attempt, clause] = body.children;
    expect(Object.fromEntries(scopes)).toEqual({
      a: body.span.end,
      b: block?.span.end,
      c: loop?.span.end,
      d: each?.span.end,
      f: (clause?.span.start ?? 0) - 1,
      h: clause?.span.end,
    });
    expect(attempt?.span.end).toBe(clause?.span.end);
  });
});

describe('the comments of a method', () => {
  const commentsOf = async (body: string): Promise<string[]> => (await methodIn(`void a() { ${body} }`)).comments.map(({ text }) => text);

  it('are those of its body, of either kind, in source order', async () => {
    expect(await commentsOf('// one\r\n a(); /* two\n lines */ if (b) { /** three */ c(); // four\n }')).toEqual([
      '// one',
      '/* two\n lines */',
      '/** three */',
      '// four',
    ]);
  });

  it('are not what strings, characters and text blocks hold', () => {
    const text = 'a("// no \\" /* no */"); c(\'"\'); // one\n b("""\n // no " /* no */ """); d(\'\\\'\', "/*"); /* two */';
    expect(commentsIn(text, { start: 0, end: text.length }).map((comment) => comment.text)).toEqual(['// one', '/* two */']);
  });
});
