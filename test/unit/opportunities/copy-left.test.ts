/** Code that was extracted and still stands elsewhere: what counts as the same, and what a call of the extracted method could not replace. */
import { describe, expect, it } from 'vitest';
import { opportunitiesOf } from './looked.js';

const CODE = `int size = in.readInt();
    check(size, in.limit());
    String name = in.readText(size, "utf-8");`;

const EXTRACTED = `String readHeader(Source in) {
    ${CODE}
    return name;
  }`;

const LOAD = `void load(Source in) {
    ${CODE}
    open(name);
  }`;

const CALLS = `void load(Source in) {
    String name = readHeader(in);
    open(name);
  }`;

const inClass = (...members: readonly string[]): string => `class Report {\n  int last;\n  ${members.join('\n  ')}\n}\n`;

/** Extracts `readHeader` from `load` beside another method, and gives back the sentences. */
async function sentences(other: string, extracted = EXTRACTED): Promise<readonly string[]> {
  const found = await opportunitiesOf(inClass(LOAD, other), inClass(CALLS, extracted, other));
  return found.map(({ sentence }) => sentence);
}

const STILL = '`readHeader` was extracted from `load`; the same 3 lines still stand in `reload` (line 14).';

describe('code is the same', () => {
  it.each([
    ['to the letter', `void reload(Source in) {\n    ${CODE}\n    show(name);\n  }`],
    [
      'with other names',
      `void reload(Source from) {\n    ${CODE.replaceAll('in.', 'from.').replaceAll('size', 'length').replaceAll('name', 'title')}\n    show(title);\n  }`,
    ],
    ['with a field for the parameter', `void reload() {\n    ${CODE.replaceAll('in.', 'source.')}\n    show(name);\n  }`],
    ['with a getter for the parameter', `void reload(Job job) {\n    ${CODE.replaceAll('in.', 'job.getSource().')}\n    show(name);\n  }`],
    ['with nothing after it', `void reload(Source in) {\n    ${CODE}\n  }`],
    ['when its value is returned', `String reload(Source in) {\n    ${CODE}\n    return name;\n  }`],
    [
      'with other comments',
      `void reload(Source in) {\n    int size = in.readInt(); // four bytes\n    check(size, in.limit());\n    String name = in.readText(size, "utf-8");\n  }`,
    ],
    [
      'with brackets',
      `void reload(Source in) {\n    int size = (in.readInt());\n    check(size, (in).limit());\n    String name = in.readText(size, "utf-8");\n  }`,
    ],
    [
      'said to be final',
      `void reload(Source in) {\n    final int size = in.readInt();\n    this.check(size, in.limit());\n    String name = in.readText(size, "utf-8");\n  }`,
    ],
  ])('%s', async (_, other) => expect(await sentences(other)).toEqual([STILL]));

  it('in a branch', async () => {
    const found = await sentences(`void reload(Source in) {\n    if (ready()) { ${CODE} show(name); }\n  }`);
    expect(found).toEqual([STILL]);
  });

  it('in a lambda', async () => {
    const found = await sentences(`void reload(Source in) {\n    later(() -> { ${CODE} show(name); });\n  }`);
    expect(found).toEqual([STILL]);
  });

  it('in an anonymous class', async () => {
    const found = await sentences(`void reload(Source in) {\n    later(new Job() { void run() { ${CODE} show(name); } });\n  }`);
    expect(found).toEqual([STILL.replace('reload', 'run')]);
  });

  it('but for a value that would be handed over', async () => {
    const found = await sentences(`void reload(Source in) {\n    ${CODE.replace('utf-8', 'ascii')}\n    show(name);\n  }`);
    expect(found).toEqual([STILL.replace('3 lines', '3 lines, but for one value,')]);
  });

  it('in two places, which are one row', async () => {
    const found = await sentences(`void reload(Source in) {\n    ${CODE}\n    show(name);\n    ${CODE}\n    show(name);\n  }`);
    expect(found).toEqual([STILL.replace('line 14)', 'line 14) and `reload` (line 18)')]);
  });
});

describe('no call could stand there', () => {
  it.each([
    ['another call', `void reload(Source in) {\n    ${CODE.replace('limit', 'size')}\n    show(name);\n  }`],
    ['another operator', `void reload(Source in) {\n    ${CODE.replace('size, "utf-8"', '-size, "utf-8"')}\n    show(name);\n  }`],
    ['another type', `void reload(Source in) {\n    ${CODE.replace('int size', 'long size')}\n    show(name);\n  }`],
    ['another kind of value', `void reload(Source in) {\n    ${CODE.replace('"utf-8"', '8')}\n    show(name);\n  }`],
    [
      'one name for two',
      `void reload(Source in) {\n    int size = in.readInt();\n    check(size, in.limit());\n    String name = in.readText(last, "utf-8");\n  }`,
    ],
    ['two sources for one', `void reload(Source in, Source out) {\n    ${CODE.replace('in.limit', 'out.limit')}\n    show(name);\n  }`],
    ['the other variable is used after it', `void reload(Source in) {\n    ${CODE}\n    show(size);\n  }`],
    ['two variables are used after it', `void reload(Source in) {\n    ${CODE}\n    show(name, size);\n  }`],
    [
      'what would be handed over is made inside',
      `void reload() {\n    Source in = open();\n    int size = in.readInt();\n    in = next(in);\n    check(size, in.limit());\n    String name = in.readText(size, "utf-8");\n  }`,
    ],
    ['what would be handed over does something each time', `void reload(Jobs jobs) {\n    ${CODE.replaceAll('in.', 'jobs.next().')}\n  }`],
    [
      'statements in another order',
      `void reload(Source in) {\n    int size = in.readInt();\n    String name = in.readText(size, "utf-8");\n    check(size, in.limit());\n  }`,
    ],
    ['a part of it', `void reload(Source in) {\n    int size = in.readInt();\n    check(size, in.limit());\n  }`],
    ['a call already', 'void reload(Source in) {\n    show(readHeader(in));\n  }'],
  ])('%s', async (_, other) => expect(await sentences(other)).toEqual([]));
});

it('two other values are another case', async () => {
  const code = `log("begin", 1);
    String name = in.readText(last, "utf-8");
    log("end", name);`;
  const load = `void load(Source in) {\n    ${code}\n    open(name);\n  }`;
  const extracted = `String read(Source in) {\n    ${code}\n    return name;\n  }`;
  const calls = 'void load(Source in) {\n    String name = read(in);\n    open(name);\n  }';
  const found = async (copied: string): Promise<number> => {
    const other = `void reload(Source in) {\n    ${copied}\n    show(name);\n  }`;
    return (await opportunitiesOf(inClass(load, other), inClass(calls, extracted, other))).length;
  };
  expect(await found(code)).toBe(1);
  expect(await found(code.replace('begin', 'start'))).toBe(1);
  expect(await found(code.replace('begin', 'start').replace('end', 'stop'))).toBe(0);
});

it('short code is nothing to speak of', async () => {
  const short = (name: string): string => `void ${name}(Source in) {\n    in.open();\n    in.skip(4);\n    go(in);\n  }`;
  const after = inClass(
    'void load(Source in) {\n    begin(in);\n    go(in);\n  }',
    'void begin(Source in) {\n    in.open();\n    in.skip(4);\n  }',
    short('reload'),
  );
  expect(await opportunitiesOf(inClass(short('load'), short('reload')), after)).toEqual([]);
});

it('generated code is nobody’s to change', async () => {
  const copy = `// Code generated by a tool. DO NOT EDIT\nclass Made { void reload(Source in) { ${CODE} show(name); } }\n`;
  const found = await opportunitiesOf(
    { 'A.java': inClass(LOAD), 'Made.java': `${copy}class Old {}\n` },
    { 'A.java': inClass(CALLS, EXTRACTED), 'Made.java': copy },
  );
  expect(found).toEqual([]);
});

it('another file is named', async () => {
  const copy = `class Other { void reload(Source in) {\n ${CODE} show(name); } }\n`;
  const found = await opportunitiesOf(
    { 'a/A.java': inClass(LOAD), 'a/Other.java': `${copy}class Old {}\n` },
    { 'a/A.java': inClass(CALLS, EXTRACTED), 'a/Other.java': copy },
  );
  expect(found.map(({ sentence, places }) => [sentence, places.map(({ path, startLine }) => [path, startLine])])).toEqual([
    ['`readHeader` was extracted from `load`; the same 3 lines still stand in `reload` of `Other.java` (line 2).', [['a/Other.java', 2]]],
  ]);
});

it('two new methods with one body are told once', async () => {
  const found = await opportunitiesOf(
    { 'a/A.java': inClass(LOAD), 'a/B.java': inClass(LOAD).replace('Report', 'Letter') },
    { 'a/A.java': inClass(CALLS, EXTRACTED), 'a/B.java': inClass(CALLS, EXTRACTED).replace('Report', 'Letter') },
  );
  expect(found.map(({ sentence }) => sentence)).toEqual([
    '`readHeader` in `Report` and `readHeader` in `Letter` are new and the same: 3 lines.',
  ]);
});

it('code that the change itself added is not still there', async () => {
  const copy = `void reload(Source in) {\n    ${CODE}\n    show(name);\n  }`;
  const found = await opportunitiesOf(inClass(LOAD), inClass(CALLS, EXTRACTED, copy));
  expect(found.map(({ sentence }) => sentence)).toEqual([STILL.replace('still', 'also')]);
});

it('a file with syntax errors is not spoken of', async () => {
  const other = `void reload(Source in) {\n    ${CODE}\n    show(name);\n  }`;
  const found = await opportunitiesOf(inClass(LOAD, other), `${inClass(CALLS, EXTRACTED, other)} class Broken { int = ; }`);
  expect(found).toEqual([]);
});

/** Takes some code out of a method, and tells how many places are told where other code stands. */
async function toldOf(code: string, other: string): Promise<number> {
  const whole = (name: string, body: string): string => `void ${name}(Source in) {\n    ${body}\n  }`;
  const left = whole('reload', other);
  const found = await opportunitiesOf(
    inClass(whole('load', `begin(in); ${code} end(in);`), left),
    inClass(whole('load', 'begin(in); readHeader(in); end(in);'), whole('readHeader', code), left),
  );
  return found.flatMap(({ places }) => places).length;
}

describe('a number is of a type', () => {
  const code = (number: string): string => `check(in, in.limit(), "size"); skip(in, ${number}, "rest"); close(in, in.owner());`;
  it.each([
    [1, '32', '64'],
    [1, '32L', '64l'],
    [0, '32', '64L'],
    [0, '32', '6.4'],
    [0, '32', '64f'],
    [1, '0x1f', '0xff'],
    [1, '0xffL', '64L'],
  ])('%d: %s and %s', async (count, one, other) => expect(await toldOf(code(one), code(other))).toBe(count));
});

describe('statements that are whole', () => {
  const tried = 'check(in, in.limit(), "size"); skip(in, 8, "rest"); try (Lock lock = lockOf(in)) { close(in, in.owner()); }';
  it('a `try` with nothing after it', async () => expect(await toldOf(tried, `${tried} end(in);`)).toBe(1));
  it('not one half of a `try`', async () => expect(await toldOf(tried, `${tried} catch (Late late) { end(in); }`)).toBe(0));

  const looped = (body: string): string =>
    `Node head = in.head(); for (Node tail = in.next(); tail != null; tail = tail.next()) ${body} head.append(in, in.limit());`;
  it('a loop without a body', async () => expect(await toldOf(looped('{}'), looped('{ /* nothing to do */ }'))).toBe(1));
  it('not one with another', async () => expect(await toldOf(looped('{}'), looped('{ skip(in); }'))).toBe(0));
});
