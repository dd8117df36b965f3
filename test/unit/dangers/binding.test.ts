import { describe, expect, it } from 'vitest';
import type { Danger } from '../../../engine/results/look.js';
import { sourceDetector } from '../../support/detector.js';

const detector = await sourceDetector();

/** All dangers of a change of one file, or of several with a line `// path` before each. */
async function dangersOf(before: string, after: string): Promise<readonly Danger[]> {
  const { dangers = [] } = await detector.detect({ before: filesOf(before), after: filesOf(after) }, { dangers: true });
  return dangers;
}

function filesOf(text: string): Readonly<Record<string, string>> {
  const parts = text.split(/^\/\/ (\S+\.java)$/m);
  if (parts.length === 1) return { 'src/A.java': text };
  return Object.fromEntries(parts.slice(1).flatMap((part, i, all) => (i % 2 === 0 ? [[part, all[i + 1] ?? '']] : [])));
}

const told = ({ kind, certainty, sentence }: Danger): string => `${certainty} ${kind}: ${sentence}`;

const BODY = 'System.out.println("first"); System.out.println("second"); System.out.println("third");';

describe.each<[string, string, string, readonly string[]]>([
  [
    'a parameter gets the name of a field',
    'class Report { String name; String title() { return name; } String print(String text) { return name + ": " + text; } }',
    'class Report { String name; String title() { return name; } String print(String name) { return name + ": " + name; } }',
    ['sure other-meaning: `name` in `Report.print(String)` was the field `Report.name`; it is the parameter `name` now.'],
  ],
  [
    'a parameter gets the name of a field, which is written with `this` since then',
    'class Report { String name; String title() { return name; } String print(String text) { return name + ": " + text; } }',
    'class Report { String name; String title() { return name; } String print(String name) { return this.name + ": " + name; } }',
    [],
  ],
  [
    'a parameter that is new takes the place of the field',
    'class Report { String name; String title() { return name; } String print(String text) { return name + ": " + text; } }',
    'class Report { String name; String title() { return name; } String print(String name, String text) { return name + ": " + text; } }',
    [],
  ],
  [
    'an attribute became a variable of one method, and stays for another one',
    'class Sink { int tag = read(); int read() { return 3; } int[] slots; int first() { return tag + 1; } int open(int size) { slots = new int[size]; slots[tag] = size; return slots[tag] + tag; } }',
    'class Sink { int tag = read(); int read() { return 3; } int[] slots; int first() { return tag + 1; } int open(int size) { int tag = read() + size; slots = new int[size]; slots[tag] = size; return slots[tag] + tag; } }',
    [],
  ],
  [
    'a parameter gets the name of a field, and `this` is taken away where the parameter is meant since then',
    'class Registry { String factory; String title() { return factory; } String print(String registry) { return registry + this.factory.trim() + this.factory; } }',
    'class Registry { String factory; String title() { return factory; } String print(String factory) { return factory + factory.trim() + factory; } }',
    [],
  ],
  [
    'an abstract method goes up to a new interface above',
    'interface Indexed { int id(); int size(); } class Group { Indexed top; int first() { return top.id() + 1; } int last() { return top.id() + top.size(); } }',
    'interface Typed { int id(); } interface Indexed extends Typed { int size(); } class Group { Indexed top; int first() { return top.id() + 1; } int last() { return top.id() + top.size(); } }',
    [],
  ],
  [
    'a local variable holds the field',
    'class Report { int[] data; int sum() { int all = 0; for (int i = 0; i < data.length; i++) all += data[i]; return all; } }',
    'class Report { int[] data; int sum() { int[] data = this.data; int all = 0; for (int i = 0; i < data.length; i++) all += data[i]; return all; } }',
    [],
  ],
  [
    'a method of the class around gets the name of the one that calls it',
    `class Archive { int depth; int entries() { return depth + 3; } class Volume { int count() { return entries() * 2; } } }`,
    `class Archive { int depth; int count() { return depth + 3; } class Volume { int count() { return count() * 2; } } }`,
    ['sure other-meaning: `count()` in `Archive.Volume.count()` was `Archive.entries()`; it is `Archive.Volume.count()` now.'],
  ],
  [
    'the same, with the class around written',
    `class Archive { int depth; int entries() { return depth + 3; } class Volume { int count() { return entries() * 2; } } }`,
    `class Archive { int depth; int count() { return depth + 3; } class Volume { int count() { return Archive.this.count() * 2; } } }`,
    [],
  ],
  [
    'a method is renamed and all calls with it',
    `class Archive { int depth; int entries() { return depth + 3; } int twice() { return entries() * 2; } }`,
    `class Archive { int depth; int count() { return depth + 3; } int twice() { return count() * 2; } }`,
    [],
  ],
  [
    'a method is moved, and its body calls one of the old class by a name that the new class has, too',
    `class Rates { static int percent() { return 7; } static String line(String what) { ${BODY} return what + percent(); } }
     class Invoice { static int percent() { return 19; } }`,
    `class Rates { static int percent() { return 7; } }
     class Invoice { static int percent() { return 19; } static String line(String what) { ${BODY} return what + percent(); } }`,
    ['sure other-meaning: `percent()` in `Invoice.line(String)` was `Rates.percent()`; it is `Invoice.percent()` now.'],
  ],
  [
    'the same, where both went together',
    `class Rates { static int percent() { return 7; } static String line(String what) { ${BODY} return what + percent(); } }
     class Invoice { int total; }`,
    `class Rates { }
     class Invoice { int total; static int percent() { return 7; } static String line(String what) { ${BODY} return what + percent(); } }`,
    [],
  ],
  [
    'what was called could have come from a class that was not seen',
    `import lib.Base; class A extends Base { void f() { start(); ${BODY} } void g() { ${BODY} } }`,
    `import lib.Base; class A extends Base { void f() { start(); start(); } void start() { ${BODY} } void g() { ${BODY} } }`,
    ['likely other-meaning: Perhaps: `start()` in `A.f()` was inherited from `Base`; it is `A.start()` now.'],
  ],
  [
    'a new overload takes other arguments',
    `class P { String show(Object o) { return "o" + o; } String hex(Long l) { return "l" + l; } String f(String s) { return show(s); } }`,
    `class P { String show(Object o) { return "o" + o; } String show(Long l) { return "l" + l; } String f(String s) { return show(s); } }`,
    [],
  ],
  [
    'a new overload takes the call, and nobody knows the argument',
    `class P { String show(Object o) { return "o" + o; } String hex(Long l) { return "l" + l; } String f(lib.Q q) { return show(q.get()); } }`,
    `class P { String show(Object o) { return "o" + o; } String show(Long l) { return "l" + l; } String f(lib.Q q) { return show(q.get()); } }`,
    [],
  ],
  [
    'an override comes by a name',
    `class Token { String secret; String reveal() { return secret; } String header() { return "Bearer " + reveal(); } }`,
    `class Token { String secret; public String toString() { return secret; } String header() { return "Bearer " + toString(); } }`,
    ['sure new-override: `Token.toString()` now overrides `Object.toString()`, which it did not before.'],
  ],
  [
    'the same, meant so',
    `class Token { String secret; String reveal() { return secret; } String header() { return "Bearer " + reveal(); } }`,
    `class Token { String secret; @Override public String toString() { return secret; } String header() { return "Bearer " + toString(); } }`,
    [],
  ],
  [
    'a class implements an interface since then',
    `interface Task { void run(); } class Job { void start() { ${BODY} } }`,
    `interface Task { void run(); } class Job implements Task { public void run() { ${BODY} } }`,
    [],
  ],
  [
    'both sides of an override are renamed',
    `class View { String render() { return "plain"; } } class ListView extends View { String render() { return "list"; } }`,
    `class View { String draw() { return "plain"; } } class ListView extends View { String draw() { return "list"; } }`,
    [],
  ],
  [
    'one side of an override is renamed',
    `class View { String render() { return "plain"; } String page() { return render(); } } class ListView extends View { String render() { return "list"; } }`,
    `class View { String draw() { return "plain"; } String page() { return draw(); } } class ListView extends View { String render() { return "list"; } }`,
    ['sure lost-override: `ListView.render()` does not override `View.render()` any more, which is `View.draw()` now.'],
  ],
  [
    'a method goes down to one of two subclasses',
    `class Shape { String size() { ${BODY} return ""; } } class Disc extends Shape { } class Tile extends Shape { }`,
    `class Shape { } class Disc extends Shape { String size() { ${BODY} return ""; } } class Tile extends Shape { }`,
    ['open lost-member: `Tile` has no `size()` any more, which went down to `Disc` alone; nothing in this change asks for it.'],
  ],
  [
    'a method goes down to both subclasses',
    `class Shape { String size() { ${BODY} return ""; } } class Disc extends Shape { } class Tile extends Shape { }`,
    `class Shape { } class Disc extends Shape { String size() { ${BODY} return ""; } } class Tile extends Shape { String size() { ${BODY} return ""; } }`,
    [],
  ],
])('%s', (_, before, after, expected) => {
  it('is told', async () => {
    expect((await dangersOf(before, after)).map(told)).toEqual(expected);
  });
});

it('of a file with syntax errors nothing is sure', async () => {
  const [before, after] = ['int text', 'int name'].map(
    (parameter) => `class Report { int name; int title() { return name; } int print(${parameter}) { return name + 1; } }`,
  );
  const broken = 'class Broken { void f( { } }';
  expect((await dangersOf(before ?? '', after ?? '')).map(({ certainty }) => certainty)).toEqual(['sure']);
  const [danger] = await dangersOf(`${before ?? ''} ${broken}`, `${after ?? ''} ${broken}`);
  expect(danger?.certainty).toBe('likely');
  expect(danger?.sentence).toMatch(/^Perhaps: `name`/);
});

it('says what to write where one word makes it safe', async () => {
  const [danger] = await dangersOf(
    'class Report { String name; String title() { return name; } String print(String text) { return name + ": " + text; } }',
    'class Report { String name; String title() { return name; } String print(String name) { return name + ": " + name; } }',
  );
  expect(danger?.advice).toBe('Write `this.name`.');
});

it('files that are the same on both sides say what names mean', async () => {
  const base = 'class Base { void prepare() { } }';
  const [before, after] = [
    `class Import extends Base { void run() { ${BODY} prepare(); } }`,
    `class Import extends Base { void run() { prepare(); prepare(); } void prepare() { ${BODY} } }`,
  ];
  const found = await dangersOf(
    `// a/Base.java\n${base}\n// a/Import.java\n${before}`,
    `// a/Base.java\n${base}\n// a/Import.java\n${after}`,
  );
  expect(found.map(told)).toEqual(['sure new-override: `Import.prepare()` now overrides `Base.prepare()`, which it did not before.']);
});

it.each<[string, string, readonly string[]]>([
  [
    'static',
    'an empty method above gets the name of a static one below',
    ['sure does-not-compile: `Savings.close()` has the name and parameters of `Account.close()` now, and only one of both is `static`.'],
  ],
  ['static', 'with other parameters', []],
])('of a %s method: %s', async (word, what, expected) => {
  const below = `class Savings extends Account { public ${word} void close() { } void year() { `;
  const parameter = what.includes('parameters') ? 'int days' : '';
  const found = await dangersOf(
    `class Account { void settle(${parameter}) { } } ${below} settle(${parameter && '1'}); } }`,
    `class Account { void close(${parameter}) { } } ${below} close(${parameter && '1'}); } }`,
  );
  expect(found.filter(({ kind }) => kind === 'does-not-compile').map(told)).toEqual(expected);
});
