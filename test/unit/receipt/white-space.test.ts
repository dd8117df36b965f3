// White space outside of Java: what a receipt takes for nothing, and as many places where it is something.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../../engine/api.js';
import { lineStarts, type Lexicon } from '../../../engine/receipt/literals.js';
import { sourceDetector } from '../../support/detector.js';
import { receiptOf } from '../../support/receipt.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

const verdict = async (path: string, before: string, after: string): Promise<string> =>
  (await receiptOf({ [path]: [before, after] }, 'formatting', detector)).verdict;

describe('white space that means nothing', () => {
  it.each([
    ['indentation', 'a.js', 'if (a) {\nb();\n}\n', 'if (a) {\n    b();\n}\n'],
    ['tabs for blanks', 'a.ts', 'if (a) {\n  b();\n}\n', 'if (a) {\n\tb();\n}\n'],
    ['empty lines', 'a.js', 'a();\nb();\n', 'a();\n\n\nb();\n\n'],
    ['blanks at the end', 'a.py', 'a = 1  \nb = 2\n', 'a = 1\nb = 2\t\n'],
    ['an empty line in Python', 'a.py', 'def f():\n    a()\n    b()\n', 'def f():\n    a()\n\n    b()\n'],
    ['behind a docstring', 'a.py', '"""Doc.\n\nMore.\n"""\na()\n', '"""Doc.\n\nMore.\n"""\n\na()\n'],
    ['behind a template', 'a.js', 'f(`a\n b`);\n  c();\n', 'f(`a\n b`);\nc();\n'],
    ['in the code of a template', 'a.js', 'f(`${\na\n}`);\n', 'f(`${\n  a\n}`);\n'],
    ['beside a regular expression with a quote', 'a.js', "s.replace(/['\"`]/g, '');\na();\n", "s.replace(/['\"`]/g, '');\n  a();\n"],
    ['beside a division', 'a.js', 'x = a / b; // `\ny = c / d;\n', 'x = a / b; // `\n  y = c / d;\n'],
    ['in a comment', 'a.go', '/* `\n a */\nx()\n', '/* `\n   a */\n\tx()\n'],
    [
      'where a brace is taken for another one',
      'a.js',
      'f(() => {\n  if (a) {\n    b();\n    if (c) {\n      d();\n    }\n  }\n});\n',
      'f(() => {\n    if (a) {\n      b();\n      if (c) {\n        d();\n      }\n    }\n});\n',
    ],
    ['below what a shell reads', 'a.js', '#!/usr/bin/node\n\n\nif (a) {\nb();\n}\n', '#!/usr/bin/node\n\n\nif (a) {\n  b();\n}\n'],
    ['in JSON', 'a.json', '{\n"a": 1\n}\n', '{\n  "a": 1\n}\n'],
    ['in Kotlin', 'a.kt', 'fun f() {\nval a = """\n x"""\nb()\n}\n', 'fun f() {\n  val a = """\n x"""\n  b()\n}\n'],
  ])('%s', async (_, path, before, after) => {
    expect(await verdict(path, before, after)).toBe('accepted');
  });
});

describe('white space that means something, or may', () => {
  it.each([
    ['indentation in Python', 'a.py', 'if a:\n    b()\n    c()\n', 'if a:\n    b()\nc()\n'],
    ['tabs in Python', 'a.py', 'if a:\n    b()\n', 'if a:\n\tb()\n'],
    ['within a docstring', 'a.py', '"""Doc.\nMore.\n"""\n', '"""Doc.\n\nMore.\n"""\n'],
    ['blanks at the end within a docstring', 'a.py', 'a = """b\nc"""\n', 'a = """b \nc"""\n'],
    ['behind a backslash', 'a.py', 'a = b + \\\n    c\n', 'a = b + \\ \n    c\n'],
    ['an empty line behind a backslash', 'a.py', 'a = b + \\\n    c\n', 'a = b + \\\n\n    c\n'],
    ['the first lines of a script', 'a.py', '#!/usr/bin/python\na()\n', '\n#!/usr/bin/python\na()\n'],
    ['above an encoding', 'a.py', '# -*- coding: latin-1 -*-\na()\n', '\n\n# -*- coding: latin-1 -*-\na()\n'],
    ['within a template', 'a.js', 'f(`a\n b`);\n', 'f(`a\n  b`);\n'],
    ['within the text around code in a template', 'a.js', 'f(`${a}\n b`);\n', 'f(`${a}\n  b`);\n'],
    ['within a template in a template', 'a.js', 'f(`${`a\n b`}\n`);\n', 'f(`${`a\n  b`}\n`);\n'],
    ['within a continued string', 'a.js', "f('a\\\n b');\n", "f('a\\\n  b');\n"],
    ['where a slash may be either', 'a.js', 'x\n/`/\ny\n', 'x\n/`/\n  y\n'],
    ['in JSX', 'a.jsx', 'x = <p>\na</p>;\n', 'x = <p>\n  a</p>;\n'],
    ['lines joined', 'a.js', 'return\na;\n', 'return a;\n'],
    ['a blank between words', 'a.js', 'f(a,b);\n', 'f(a, b);\n'],
    ['within a raw string of Go', 'a.go', 'x := `a\nb`\n', 'x := `a\n b`\n'],
    ['behind a build tag', 'a.go', '//go:build linux\n\npackage a\n', '//go:build linux\npackage a\n'],
    ['within a raw string of Kotlin', 'a.kt', 'val a = """\nx"""\n', 'val a = """\n x"""\n'],
    ['in YAML', 'a.yaml', 'a:\n  b: 1\n', 'a:\n    b: 1\n'],
    ['in Markdown', 'a.md', 'a\nb\n', 'a\n\nb\n'],
    ['two blanks in Markdown', 'a.md', 'a\nb\n', 'a  \nb\n'],
    ['in a Makefile', 'Makefile', 'a:\n\tb\n', 'a:\n        b\n'],
    ['in a shell script', 'a.sh', 'a\nb\n', 'a\n  b\n'],
    ['in XML that is called .ts', 'a.ts', '<TS>\n<source>a\nb</source>\n', '<TS>\n<source>a\n b</source>\n'],
    [
      'an edit where a brace is taken for another one',
      'a.js',
      'f(() => {\n  if (a) {\n    b();\n    if (c) {\n      d();\n    }\n  }\n});\n',
      'f(() => {\n    if (a) {\n      if (c) {\n        d();\n      }\n      b();\n    }\n});\n',
    ],
    ['a statement that leaves its block', 'a.js', 'if (a) {\n  b();\n  c();\n}\n', 'if (a) {\n    b();\n}\nc();\n'],
    ['two lines exchanged', 'a.js', 'a();\nb();\n', '  b();\n  a();\n'],
    ['another kind of file', 'a.js -> a.txt', 'a();\n', '  a();\n'],
  ])('%s', async (_, path, before, after) => {
    expect(await verdict(path, before, after)).toBe('refused');
  });
});

describe('lineStarts', () => {
  const python: Lexicon = {
    lineComment: '#',
    blockComments: false,
    quotes: `"'`,
    long: ['"""', "'''"],
    longEscapes: true,
    interpolation: '{',
  };
  it.each([
    [['a = """', 'b', '"""', 'c'], 'code literal literal code code'],
    [['a = \'it\\\'s\' # """', 'b'], 'code code code'],
    [['a = f"""{', 'b', '}', '"""'], 'code code code literal code'],
    [['a = """{', 'b', '"""'], 'code literal literal code'],
    [['a = "b', 'c'], 'code unknown unknown'],
    [['a = "b\\', 'c"', 'd'], 'code literal code code'],
    [['a = r"""\\"""', '"""'], 'code literal code'],
  ])('%j', (lines, starts) => {
    expect(lineStarts(lines, python).join(' ')).toBe(starts);
  });

  it('takes no time that grows with the square', () => {
    const script: Lexicon = {
      lineComment: '//',
      blockComments: true,
      quotes: `"'`,
      long: ['`'],
      longEscapes: true,
      interpolation: '${',
      regexes: true,
    };
    const start = performance.now();
    for (const line of ['/a'.repeat(900), 'a /'.repeat(600), ') / '.repeat(400), '`${'.repeat(600), 'a'.repeat(1_000_000)])
      lineStarts(
        Array.from({ length: 3 }, () => line),
        script,
      );
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('JSX', () => {
  it.each([
    ['marks in strings are none', 'a.js', 'f("</p>", \'<br/>\', /<\\/b/);\n  g();\n', 'f("</p>", \'<br/>\', /<\\/b/);\ng();\n', 'accepted'],
    ['an element anywhere', 'a.js', '  g();\nx = <br />;\n', 'g();\nx = <br />;\n', 'refused'],
    ['an element that is closed', 'a.js', '  g();\nx = <p>a</p>;\n', 'g();\nx = <p>a</p>;\n', 'refused'],
    ['a text with a quote', 'a.js', "  g();\nx = <p>it's\n", "g();\nx = <p>it's\n", 'refused'],
  ])('%s', async (_, path, before, after, expected) => {
    expect(await verdict(path, before, after)).toBe(expected);
  });
});
