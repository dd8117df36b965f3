import { describe, expect, it } from 'vitest';
import type { ApiChange } from '../../../engine/results/look.js';
import { sourceDetector } from '../../support/detector.js';

const detector = await sourceDetector();
const PATH = 'src/main/java/shop/Shop.java';

async function toldOf(before: string, after: string, more: Readonly<Record<string, string>> = {}): Promise<readonly ApiChange[]> {
  const file = (text: string): Record<string, string> => ({ ...more, [PATH]: `package shop;\n${text}` });
  const { apiChanges = [] } = await detector.detect({ before: file(before), after: file(after) }, { apiChanges: true });
  return apiChanges;
}

const words = ({ sentence, migration }: ApiChange): string => `${sentence}${migration === null ? '' : ` ${migration}`}`;

const WORK = 'System.out.println("first"); System.out.println("second"); System.out.println("third");';
const send = (head: string, body = WORK): string => `public void ${head} { ${body} }`;

describe('how users go over', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'another name',
      `public class A { ${send('send(String text)')} }`,
      `public class A { ${send('post(String text)')} }`,
      ['`A.send(String)` is `A.post(String)` now. Write `post(text)` in place of `send(text)`.'],
    ],
    [
      'a value that all calls of the change write',
      `public class A { ${send('send(String text)')} ${send('x()', 'send("a"); int i = 1; send("b");')} }`,
      `public class A { ${send('send(String text, int times)')} ${send('x()', 'send("a", 1); int i = 1; send("b", 1);')} }`,
      ['`A.send(String)` is `A.send(String, int)` now. Write `send(text, 1)` in place of `send(text)`, as 2 calls in this change do.'],
    ],
    [
      'calls that do not agree',
      `public class A { ${send('send(String text)')} ${send('x()', 'send("a"); int i = 1; send("b");')} }`,
      `public class A { ${send('send(String text, int times)')} ${send('x()', 'send("a", 1); int i = 1; send("b", 2);')} }`,
      ['`A.send(String)` is `A.send(String, int)` now. Pass an `int`: this change does not tell which.'],
    ],
    [
      'a variable of the caller, which users do not have',
      `public class A { ${send('send(String text)')} ${send('x()', 'int many = 3; send("a");')} }`,
      `public class A { ${send('send(String text, int times)')} ${send('x()', 'int many = 3; send("a", many);')} }`,
      ['`A.send(String)` is `A.send(String, int)` now. Pass an `int`: this change does not tell which.'],
    ],
    [
      'an argument that is dropped',
      `public class A { ${send('send(String text, int times)')} }`,
      `public class A { ${send('send(String text)')} }`,
      ['`A.send(String, int)` is `A.send(String)` now. Write `send(text)` in place of `send(text, times)`.'],
    ],
    [
      'arguments in another order',
      `public class A { ${send('send(String text, int times)')} }`,
      `public class A { ${send('send(int times, String text)')} }`,
      ['`A.send(String, int)` is `A.send(int, String)` now. Write `send(times, text)` in place of `send(text, times)`.'],
    ],
    [
      'what calls put around an argument',
      `public class A { ${send('send(long time)')} ${send('x(long y)', 'int i = 1; send(y);')} }`,
      `public class A { ${send('send(Duration time)')} ${send('x(long y)', 'int i = 1; send(Duration.ofMillis(y));')} }`,
      [
        '`A.send(long)` is `A.send(Duration)` now. Write `send(Duration.ofMillis(time))` in place of `send(time)`, as a call in this change does.',
      ],
    ],
    [
      'another type that calls of the change do not make',
      `public class A { ${send('send(long time)')} }\nclass Span {}`,
      `public class A { ${send('send(Span time)')} }\nclass Span {}`,
      ['`A.send(long)` is `A.send(Span)` now. Pass a `Span` for `time`.'],
    ],
    [
      'a final method that takes more than before',
      'public class A { public final void send(Integer a) { System.out.println(a); } }',
      'public class A { public final void send(Number a) { System.out.println(a); } }',
      ['`A.send(Integer)` is `A.send(Number)` now. Compile again: what is written stays as it is.'],
    ],
    [
      'a field behind a method',
      'public class A { public int b; }',
      'public class A { private int b; public int getB() { return b; } }',
      ['`A.b` is hidden from users now. Write `x.getB()` in place of `x.b`.'],
    ],
    [
      'nothing in its place',
      `public class A { ${send('send()')} public int b() { return 1; } }`,
      'public class A { public int b() { return 1; } }',
      ['`A.send()` is gone.'],
    ],
    [
      'a type with another name, and what speaks of it',
      'public class A { public int one() { return 1; } public int two() { return 2; } public int three() { return 3; } }\ninterface U { }\n',
      'public class B { public int one() { return 1; } public int two() { return 2; } public int three() { return 3; } }\ninterface U { }\n',
      ['`A` is `B` now. Write `B` in place of `A`.'],
    ],
  ])('%s', async (_, before, after, wanted) => {
    expect((await toldOf(before, after)).map(words)).toEqual(wanted);
  });

  it('OpenRewrite does it step by step: each pattern is of what the step before made of it', async () => {
    const before = `public class A { ${send('send(String text, int times, long b)', `${WORK} System.out.println(b);`)} ${send('x()', 'int i = 1; send("a", 1, 2L);')} }`;
    const after = `public class A { ${send('post(int times, String text)')} ${send('x()', 'int i = 1; post(1, "a");')} }`;
    const [change] = await toldOf(before, after);
    expect(change?.rewrite?.map(({ recipe, options }) => [recipe.replace('org.openrewrite.java.', ''), options.methodPattern])).toEqual([
      ['DeleteMethodArgument', 'shop.A send(java.lang.String, int, long)'],
      ['ReorderMethodArguments', 'shop.A send(java.lang.String, int)'],
      ['ChangeMethodName', 'shop.A send(int, java.lang.String)'],
    ]);
  });

  it('OpenRewrite does nothing where users have to decide', async () => {
    const [change] = await toldOf(`public class A { ${send('send(long a)')} }`, `public class A { ${send('post(String a)')} }`);
    expect(change?.migration).toContain('with a `String` for `a`');
    expect(change?.rewrite).toBeUndefined();
  });

  it('what a file that did not change inherits is known when the file is handed over', async () => {
    const base = { 'src/main/java/shop/Base.java': 'package shop; public class Base { public void send() {} }' };
    const [before, after] = ['public class A extends Base { public void send() { super.send(); } }', 'public class A extends Base { }'];
    expect(await toldOf(before, after, base)).toEqual([]);
    expect((await toldOf(before, after)).map(({ kind }) => kind)).toEqual(['EXECUTABLE_REMOVED']);
    const override = before.replace('public void', '@Override public void');
    expect(await toldOf(override, after)).toEqual([]);
  });
});

it('nothing is told of a file with syntax errors', async () => {
  const before = { [PATH]: `package shop; public class A { ${send('send()')} }` };
  const after = { [PATH]: 'package shop; public class A { public void other() { int i = 1; } public void ( { }' };
  const { apiChanges, notLooked } = await detector.detect({ before, after }, { apiChanges: true });
  expect(apiChanges).toEqual([]);
  expect(notLooked).toEqual([{ path: PATH, what: 'what breaks for users: it has syntax errors' }]);
});

describe('deprecate, replace, remove', () => {
  const calls = (name: string): string => send('x()', `int i = 1; ${name}("a"); i++; ${name}("b");`);
  it.each<[string, string, string, readonly string[]]>([
    [
      'named, and its body calls it',
      `public class A { ${send('send(String text)')} ${calls('send')} }`,
      `public class A { /** @deprecated use {@link #post(String)} */ @Deprecated public void send(String text) { post(text); } ${send('post(String text)')} ${calls('post')} }`,
      ['`A.send(String)` is deprecated; `post` does its work now (2 of 2 calls went there). Write `post(String)` in its place.'],
    ],
    [
      'not named, but called',
      `public class A { ${send('send(String text)')} }`,
      `public class A { @Deprecated public void send(String text) { post(text); } ${send('post(String text)')} }`,
      ['`A.send(String)` is deprecated without naming what to use; perhaps it is `post`. Write `post(String)` in its place.'],
    ],
    [
      'nothing says what to use',
      `public class A { ${send('send(String text)')} }`,
      `public class A { @Deprecated ${send('send(String text)')} }`,
      ['`A.send(String)` is deprecated, and this change does not tell what to use.'],
    ],
    [
      'gone, and it named what to use',
      `public class A { /** @deprecated use {@link #post(String)} */ @Deprecated ${send('send(String text)', 'post(text);')} ${send('post(String text)')} }`,
      `public class A { ${send('post(String text)')} }`,
      ['`A.send(String)`, deprecated before, is gone. Write `post(String)` in its place.'],
    ],
  ])('%s', async (_, before, after, wanted) => {
    expect((await toldOf(before, after)).map(words)).toEqual(wanted);
  });

  it('a pair that is found tells where the calls in its own body went', async () => {
    const first = 'open(a); open("x"); System.out.println(a + a);';
    const before = `public class A { public void start(String a) { ${first} } ${send('open(String b)')} }`;
    const after = `public class A { @Deprecated public void start(String a) { begin(a); } public void begin(String a) { ${first.replaceAll('open', 'unlock')} } @Deprecated ${send('open(String b)', `int i = 0; ${WORK}`)} ${send('unlock(String b)', `${WORK} int i = 0;`)} }`;
    const told = (await toldOf(before, after)).map(({ sentence }) => sentence);
    expect(told).toContain('`A.open(String)` is deprecated without naming what to use; perhaps it is `unlock` (2 of 2 calls went there).');
  });
});
