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
    ['in an anonymous class', 'void other(int from) { later(new Job() { void other() { rows(from, 500); } }); }'],
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
    ['another constant', 'private static final int OTHER = rows(0, 500).size();'],
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
