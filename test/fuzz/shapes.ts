import type { Change } from '../../engine/api.js';
import { Random } from '../support/random.js';
import { oddFiller, oddName } from './odd-text.js';

/** Characters of a text, about: what takes long at this length is no matter of length. */
const LONGEST = 100_000;

/** The largest size of a shape, where its name does not make it longer. */
const MOST = { nested: 2_000, listed: 3_000, classes: 60, name: 20_000 };

/** Small numbers as often as large ones. */
export function anySize(random: Random, most: number): number {
  return Math.max(1, Math.round(most ** random.next()));
}

const range = (size: number, item: (index: number) => string, separator = ' '): string =>
  Array.from({ length: size }, (_, index) => item(index)).join(separator);

/** What stands before and behind what is nested in it. */
const EXPRESSIONS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['f(', ')'],
  ['!', ''],
  ['- ', ''],
  ['(int) ', ''],
  ['a + ', ''],
  ['a - ', ' * b'],
  ['a && !(', ')'],
  ['a ? b : ', ''],
  ['a ? ', ' : b'],
  ['x -> ', ''],
  ['() -> { return ', '; }'],
  ['() -> { f(', '); g(); }'],
  ['new A() { int f() { return ', '; } }'],
  ['new A(', ')'],
  ['new int[] { ', ' }'],
  ['a[', ']'],
  ['', '.b()'],
  ['', '.b'],
  ['', ' + "c"'],
  ['"d" + ', ''],
  ['', ' instanceof A'],
  ['', '[0]'],
  ['a = ', ''],
  ['switch (a) { case 1 -> ', '; default -> b; }'],
  ['switch (', ') { default -> b; }'],
  ['f(g -> g.h(', '))'],
  ['Optional.of(', ').map(A::b)'],
];

const STATEMENTS: readonly (readonly [string, string])[] = [
  ['{ ', ' }'],
  ['if (a) ', ''],
  ['if (a) { b(); } else ', ''],
  ['if (a) { ', ' } else { c(); }'],
  ['while (a) { ', ' }'],
  ['do { ', ' } while (a);'],
  ['for (int i = 0; i < a; i++) { ', ' }'],
  ['for (A b : c) ', ''],
  ['try { ', ' } finally { b(); }'],
  ['try { b(); } catch (E e) { ', ' }'],
  ['try (A b = c()) { ', ' }'],
  ['synchronized (a) { ', ' }'],
  ['switch (a) { case 1: ', ' break; }'],
  ['switch (a) { case 1 -> { ', ' } default -> { } }'],
  ['l: ', ''],
  ['run(() -> { ', ' });'],
  ['new A() { void f() { ', ' } }.f();'],
  ['class L { void f() { ', ' } }'],
];

const TYPES: readonly (readonly [string, string])[] = [
  ['List<', '>'],
  ['Map<String, ', '>'],
  ['', '[]'],
  ['a.', ''],
  ['A<? extends ', '>'],
  ['@B ', ''],
];

const MEMBERS: readonly ((index: number, name: string) => string)[] = [
  (i, name) => `int ${name}${i};`,
  (i, name) => `int ${name}${i}(int x) { int y = x + ${i}; note(y); return y * ${i % 7}; }`,
  (_, name) => `void ${name}() { note(); }`,
  (i, name) => `void f(${name}${i} x) { x.go(); x.stop(); }`,
  (i, name) => `static final String ${name.toUpperCase()}${i} = "${i}";`,
  (i, name) => `class ${name}${i} { int no() { return ${i % 5}; } }`,
  (i, name) => `@Test void ${name}${i}() { A a = new A(); a.add(${i}); assertEquals(${i}, a.sum()); }`,
  (i, name) => `Runnable ${name}${i} = new Runnable() { public void run() { pull(${i}); } };`,
];

const LISTS: readonly ((size: number, name: string) => string)[] = [
  (size, name) => `void f() { ${range(size, (i) => `int ${name}${i} = step(${i > 0 ? `${name}${i - 1}` : 0}, ${i});`)} }`,
  (size, name) => `void f() { ${range(size, (i) => `${name}(${i % 3});`)} }`,
  (size, name) => `void f() { open(); ${range(size, (i) => `if (a == ${i}) { ${name}(); } else`)} b(); }`,
  (size, name) => `void f() { g(${range(size, (i) => `${name}${i}`, ', ')}); }`,
  (size, name) => `void f(${range(size, (i) => `int ${name}${i}`, ', ')}) { g(${name}0); }`,
  (size, name) => `String s = ${range(size, (i) => `"${i}" + ${name}`, ' + ')};`,
  (size, name) => `boolean b = ${range(size, (i) => `${name}${i} != null`, ' && ')};`,
  (size, name) => `boolean b = ${range(size, (i) => `!${name}${i}`, ' || ')};`,
  (size, name) => `String[] s = { ${range(size, (i) => `${name}.N${i}`, ', ')} };`,
  (size, name) => `int g(int a) { switch (a) { ${range(size, (i) => `case ${i}: return ${name}(${i});`)} } return 0; }`,
  (size, name) =>
    `int g(A a) { return switch (a) { ${range(size, (i) => `case B${i}(int ${name}) when ${name} > ${i} -> ${i};`)} default -> 0; }; }`,
  (size, name) => `${range(size, (i) => `@A${i}(${name} = ${i})`)} void f() { }`,
  (size, name) => `<${range(size, (i) => `T${i} extends ${name}`, ', ')}> void f() { }`,
  (size, name) => `void f() throws ${range(size, (i) => `${name}${i}`, ', ')} { }`,
  (size, name) => `enum E { ${range(size, (i) => `${name}${i}(${i})`, ', ')} }`,
  (size, name) => `enum E { ${range(size, (i) => `${name}${i} { void f() { g(${i}); } }`, ', ')} }`,
  (size, name) => `void f() { ${range(size, (i) => `when${i % 3}(new Task() { public void run() { ${name}(${i}); } });`)} }`,
  (size, name) => `void f() { ${range(size, (i) => `when${i % 3}(() -> ${name}(${i}));`)} }`,
  (size, name) => `void f() { try { g(); } ${range(size, (i) => `catch (E${i} ${name}) { h(${i}); }`)} }`,
  (size, name) => `void f() { return a${range(size, (i) => `.${name}(${i})`, '')}; }`,
  (size) => `int ${range(size, (i) => `v${i} = ${i}`, ', ')};`,
  (size, name) => `/** ${range(size, (i) => `@see ${name}${i}`, '\n * ')} */ void f() { }`,
  (size, name) => `void f() { ${range(size, (i) => `// ${name} ${i} // and // so // on`, '\n')}\n g(); }`,
];

/** Classes that inherit from each other in a chain, in a circle, or in ways that double with each step. */
const HIERARCHIES: readonly ((size: number, name: string) => string)[] = [
  (size, name) => range(size, (i) => `class C${i} extends C${i + 1} { void ${name}() { go(${i}); } }`, '\n'),
  (size, name) => range(size, (i) => `class C${i} extends C${(i + 1) % size} { void ${name}() { go(${i}); } }`, '\n'),
  (size, name) => range(size, (i) => `class C${i} extends org.lib.C${i} { void ${name}() { go(${i}); } }`, '\n'),
  (size, name) =>
    range(
      size,
      (i) => `interface L${i} extends L${i + 1}, R${i + 1} { void ${name}(); } interface R${i} extends L${i + 1}, R${i + 1} { }`,
      '\n',
    ),
  (size, name) => range(size, (i) => `class C${i} { void ${name}() { go(${i}); } `) + '} '.repeat(size),
];

const nested = (pairs: readonly (readonly [string, string])[], random: Random, inner: string): string => {
  const few = random.shuffle(pairs).slice(0, 1 + random.below(2));
  const levels = Array.from({ length: anySize(random, MOST.nested) }, () => random.pick(few));
  return (
    levels.map(([open]) => open).join('') +
    inner +
    levels
      .map(([, close]) => close)
      .reverse()
      .join('')
  );
};

/** The text of a class with something extreme in it. `name` stands in several places. */
function shape(random: Random, name: string): string {
  const inClass = (members: string): string => `package port;\nclass Yard {\n${members}\n}\n`;
  const size = (most: number): number => anySize(random, Math.max(2, Math.min(most, LONGEST / (name.length + 10))));
  const kind = random.below(7);
  if (kind === 0)
    return inClass(`void f() { ${random.pick(['x = ', 'return ', 'g(1, ', 'if (', ''])}${nested(EXPRESSIONS, random, name)}; }`);
  if (kind === 1) return inClass(`void f() { ${nested(STATEMENTS, random, `${name}();`)} }`);
  if (kind === 2) return inClass(`${nested(TYPES, random, name)} x; ${nested(TYPES, random, name)} f(A a) { return null; }`);
  if (kind === 3) return inClass(range(size(MOST.listed / 5), (i) => random.pick(MEMBERS)(i, name), '\n'));
  if (kind === 4) {
    const member = random.pick(MEMBERS);
    return inClass(range(size(MOST.listed / 5), (i) => member(i, name), '\n'));
  }
  if (kind === 5) return `package port;\n${random.pick(HIERARCHIES)(size(MOST.classes), name)}\n`;
  return inClass(random.pick(LISTS)(size(MOST.listed), name));
}

/** A change about something extreme: what it says twice, with other names, with other things around. */
export function shapeChange(random: Random): Change {
  const seed = random.below(2 ** 31);
  const long = random.chance(0.2);
  const names = random.chance(0.6)
    ? ['pull', 'haul']
    : [oddName(random, long ? anySize(random, MOST.name) : 12), oddName(random, long ? anySize(random, MOST.name) : 12)];
  const again = (name: string): string => shape(new Random(seed), name);
  const before = again(names[0] ?? 'pull');
  let after = again(names[1] ?? 'haul');
  if (random.chance(0.2)) after = shape(random, names[0] ?? 'pull');
  if (random.chance(0.2)) after = after.replace('{', `{ ${oddFiller(random, anySize(random, MOST.name))}`);
  if (random.chance(0.2)) after = after.slice(0, random.below(after.length));
  const path = random.chance(0.2) ? 'port/Other.java' : 'port/Yard.java';
  const texts = [{ 'port/Yard.java': before }, { [path]: after }] as const;
  const [first, second] = random.chance(0.5) ? texts : [texts[1], texts[0]];
  return {
    before: first,
    after: second,
    renames: random.chance(0.5) && path !== 'port/Yard.java' && first === texts[0] ? { 'port/Yard.java': path } : {},
  };
}
