/** Values of constants that still stand as literals. */
import { describe, expect, it } from 'vitest';
import { opportunitiesOf } from './looked.js';

const inClass = (...members: readonly string[]): string => `class Table {\n  ${members.join('\n  ')}\n}\n`;
const PAGE = 'List<Row> page(int from) { return rows(from, 500); }';
const PAGED = 'List<Row> page(int from) { return rows(from, MAX_ROWS); }';
const constant = (how = 'private static final int', value = '500'): string => `${how} MAX_ROWS = ${value};`;

/** Makes `MAX_ROWS` of the 500 in `page` beside another method, and gives back the sentences. */
async function sentences(other: string, { declared = constant(), was = PAGE } = {}): Promise<readonly string[]> {
  const found = await opportunitiesOf(inClass(was, other), inClass(declared, PAGED, other));
  return found.map(({ sentence }) => sentence);
}

const STILL = '`MAX_ROWS` is 500; `500` still stands in `other` (line 4).';

describe('the same value in the same use', () => {
  it.each([
    ['an argument', 'void other(int from) { show(rows(from, 500)); }'],
    ['an argument in brackets', 'void other(int from) { show(rows(from, (500))); }'],
    ['in a lambda', 'void other(int from) { later(() -> rows(from, 500)); }'],
    ['in brackets of a choice', 'void other(int from) { rows(from, from > 9 ? 500 : from); }'],
    ['in an anonymous class', 'void other(int from) { later(new Job() { void other() { rows(from, 500); } }); }'],
  ])('%s', async (_, other) => expect(await sentences(other)).toEqual([STILL]));

  it.each([
    ['in what a field holds', 'List<Row> other = rows(0, 500);'],
    ['in what a constant is made of', 'private static final int other = rows(0, 500).size();'],
    ['in a lambda that a field holds', 'Job other = () -> { rows(0, 500); };'],
    ['in a class that a field makes', 'Job other = new Job() { void other() { rows(0, 500); } };'],
  ])('%s', async (_, other) => expect(await sentences(other)).toEqual([STILL]));

  it('two places are one row', async () =>
    expect(await sentences('void other(int a) { rows(a, 500); rows(a + a, 500); }')).toEqual([
      STILL.replace('(line 4)', '(line 4) and `other` (line 4)'),
    ]));

  it('compared with the same', async () => {
    const was = 'boolean page(int size) { return size < 500; }';
    const found = await opportunitiesOf(
      inClass(was, 'void other(int size) { if (size >= 500) stop(); }'),
      inClass(constant(), 'boolean page(int size) { return size < MAX_ROWS; }', 'void other(int size) { if (size >= 500) stop(); }'),
    );
    expect(found.map(({ sentence }) => sentence)).toEqual([STILL]);
  });
});

/** Makes a constant of a value in `used`, and gives back how many places are told of it in a class with `left`, too. */
async function toldOf(kind: string, value: string, used: string, left: string): Promise<number> {
  const found = await opportunitiesOf(
    inClass(used, left),
    inClass(`private static final ${kind} MAX_ROWS = ${value};`, used.replaceAll(value, 'MAX_ROWS'), left),
  );
  return found.flatMap(({ places }) => places).length;
}

describe('what the value is of', () => {
  it.each([
    [1, 'the size of an array', 'Row[] page() { return new Row[500]; }', 'void other() { show(new Row[500]); }'],
    [0, 'an element of one', 'Row[] page() { return new Row[500]; }', 'void other() { show(new int[] { 500 }); }'],
    [1, 'a part of the same product', 'void page() { show(500 * 1024); }', 'void other() { hide(500 * 1024); }'],
    [0, 'a part of another one', 'void page() { show(500 * 1024); }', 'void other() { hide(500 * 60); }'],
    [1, 'what fields hold', 'Row[] page = new Row[500];', 'Row[] other = new Row[500];'],
    [0, 'what only is the same number', 'Row[] page = new Row[500];', 'int other = 500;'],
  ])('%d: %s', async (count, _, used, left) => expect(await toldOf('int', '500', used, left)).toBe(count));
});

describe('texts', () => {
  const page = (value: string): string => `void page() { read(${value}); }`;
  it.each([
    [1, '"UTF-8"', 'read'],
    [1, '"^\\\\+"', 'read'],
    [1, '"7.1"', 'read'],
    [0, '", "', 'read'],
    [0, '"\\n\\n"', 'read'],
    [0, '"\\u20ac"', 'read'],
    [0, '"7.1"', 'write'],
    [0, '"rows"', 'write'],
    [1, '"/rest/service1"', 'write'],
    [1, '"No row was found"', 'write'],
  ])('%d of %s left for %s', async (count, value, how) =>
    expect(await toldOf('String', value, page(value), `void other() { ${how}(${value}); }`)).toBe(count),
  );
  it.each([
    [0, ['read("7.1");', 'log("7.1");']],
    [1, ['read("7.1");', 'log("7.1");', 'send("7.1");']],
  ])('%d of a code that was said so: %j', async (count, uses) =>
    expect(await toldOf('String', '"7.1"', `void page() { ${uses.join(' ')} }`, 'void other() { write("7.1"); }')).toBe(count),
  );
});

describe('no refactoring tells of it', () => {
  const page = (value: string): string =>
    `void page() { ask().set("a", ${value}).set("b", ${value}).set("c", 1).set("d", 2).set("e", 3).send(); }`;
  it('the statements show it', async () =>
    expect(await toldOf('String', '"rows"', page('"rows"'), 'void other() { ask().set("f", "rows"); }')).toBe(1));
  it('another use', async () => expect(await toldOf('String', '"rows"', page('"rows"'), 'void other() { log("rows"); }')).toBe(0));
  it('the name stands in another place than the value', async () => {
    const found = await opportunitiesOf(
      inClass('void page() { set("a", "rows"); }', 'void other() { set("f", "rows"); }'),
      inClass(
        'private static final String MAX_ROWS = "rows";',
        'void page() { set(MAX_ROWS, "b"); }',
        'void other() { set("f", "rows"); }',
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('a constant that took the place of many uses means the value', () => {
  const told = async (kind: string, value: string, uses: readonly string[]): Promise<number> => {
    const method = (code: string): string => `void page(int from) { ${code} }`;
    const left = `void other(int from) { give(from - ${value}); }`;
    const code = uses.join(' ');
    const found = await opportunitiesOf(
      inClass(method(code), left),
      inClass(`private static final ${kind} MAX_ROWS = ${value};`, method(code.replaceAll(value, 'MAX_ROWS')), left),
    );
    return found.length;
  };
  it.each([
    [1, 'int', '500', ['rows(from, 500);', 'sleep(500);', 'if (from > 500) stop();']],
    [0, 'int', '500', ['rows(from, 500);', 'sleep(500);']],
    [1, 'String', '"rows"', ['rows(from, "rows");', 'log("rows");']],
    [0, 'String', '"rows"', ['log("rows");']],
  ])('%d of %s %s in %j', async (count, kind, value, uses) => expect(await told(kind, value, uses)).toBe(count));
});

describe('nothing was left', () => {
  it.each([
    ['another call', 'void other(int from) { wait(from, 500); }'],
    ['another argument', 'void other(int from) { rows(500, from); }'],
    ['another value', 'void other(int from) { rows(from, 501); }'],
    ['a text', 'void other(int from) { rows(from, "500"); }'],
    ['a sum', 'void other(int from) { rows(from, from + 500); }'],
    ['a comment', 'void other(int from) { rows(from, MAX_ROWS); /* 500 */ }'],
    ['another constant', 'private static final int OTHER = 500 + 0;'],
    ['asked by a choice', 'void other(int from) { rows(from, 500 > from ? 7 : from); }'],
    ['returned', 'int other() { return 500; }'],
  ])('%s', async (_, other) => expect(await sentences(other)).toEqual([]));

  it.each(['100', '1000', '2', '1_000', '10L', '-1'])('%s means many things', async (value) => {
    const other = `void other(int from) { rows(from, ${value}); }`;
    expect(await sentences(other, { declared: constant('private static final int', value), was: PAGE.replace('500', value) })).toEqual([]);
  });

  it('a variable is no constant', async () =>
    expect(await sentences('void other(int from) { rows(from, 500); }', { declared: constant('private int') })).toEqual([]));

  it('two constants have the value', async () =>
    expect(
      await sentences('void other(int from) { rows(from, 500); }', { declared: `${constant()} private static final int MOST = 500;` }),
    ).toEqual([]));
});

describe('who can name the constant', () => {
  const other = 'class Other { void other(int from) { new Table().rows(from, 500); } }\n';
  const change = (how: string, path: string): Promise<number> =>
    opportunitiesOf(
      { 'src/a/Table.java': inClass(PAGE), [path]: `${other}class Old {}\n` },
      { 'src/a/Table.java': inClass(constant(how), PAGED), [path]: other },
    ).then(({ length }) => length);

  it('of the package', async () => expect(await change('static final int', 'src/a/Other.java')).toBe(1));
  it('nobody else, if it is private', async () => expect(await change('private static final int', 'src/a/Other.java')).toBe(0));
  it('tests say for themselves what they expect', async () => expect(await change('static final int', 'test/a/Other.java')).toBe(0));
});
