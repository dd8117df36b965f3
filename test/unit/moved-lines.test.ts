// Moved and copied lines of any text: what is found, and as often what is not.
import { describe, expect, it } from 'vitest';
import { movedLines, type MovedBlock } from '../../engine/moved/moved-lines.js';
import { shownFileOfPatch, shownFilesOf } from '../../engine/moved/shown-files.js';
import { Random } from '../support/random.js';

type Files = Readonly<Record<string, readonly string[]>>;

const textsOf = (files: Files): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, lines]) => [path, lines.map((line) => `${line}\n`).join('')]));

const found = (before: Files, after: Files): readonly MovedBlock[] =>
  movedLines(shownFilesOf({ before: textsOf(before), after: textsOf(after) }));

/** `moved a.js:1-3 -> b.js:4-6, 1 edited` */
const told = (before: Files, after: Files): readonly string[] =>
  found(before, after).map(
    ({ kind, before: one, after: other, edited }) =>
      `${kind} ${one.path}:${String(one.startLine)}-${String(one.endLine)} -> ${other.path}:${String(other.startLine)}-${String(other.endLine)}` +
      (edited > 0 ? `, ${String(edited)} edited` : ''),
  );

const HEAD = ['const harbour = open("harbour");', 'const quays = harbour.quays();', 'report(quays.length);'];
const TAIL = ['harbour.close();', 'log("closed harbour");', 'leave(quays);'];
const BLOCK = [
  'function weigh(crate, scale) {',
  '  const gross = scale.read(crate);',
  '  if (gross < crate.tare) {',
  '    throw new RangeError("lighter than empty");',
  '  }',
  '  return gross - crate.tare;',
  '}',
];

describe('moved lines are found', () => {
  it('from one file to another', () => {
    expect(
      told(
        { 'a.js': [...HEAD, ...BLOCK, ...TAIL], 'b.js': ['start(engine);', 'stop(engine);'] },
        {
          'a.js': [...HEAD, ...TAIL],
          'b.js': ['start(engine);', ...BLOCK, 'stop(engine);'],
        },
      ),
    ).toEqual(['moved a.js:4-10 -> b.js:2-8']);
  });

  it('within a file', () => {
    expect(
      told(
        { 'a.js': [...BLOCK, ...HEAD, ...TAIL, 'one more line stays'] },
        { 'a.js': [...HEAD, ...TAIL, 'one more line stays', ...BLOCK] },
      ),
    ).toEqual(['moved a.js:1-7 -> a.js:8-14']);
  });

  it('into a new file and out of one that is gone', () => {
    expect(told({ 'gone.js': BLOCK }, { 'new.js': [...HEAD, ...BLOCK] })).toEqual(['moved gone.js:1-7 -> new.js:4-10']);
  });

  it('indented otherwise, in a language of braces', () => {
    const inner = BLOCK.map((line, at) => (at % 2 === 0 ? `    ${line}` : `\t${line}`));
    expect(told({ 'a.js': [...HEAD, ...BLOCK], 'b.js': ['x();'] }, { 'a.js': HEAD, 'b.js': ['x();', ...inner] })).toEqual([
      'moved a.js:4-10 -> b.js:2-8',
    ]);
  });

  it('with a line edited inside, which is no pair', () => {
    const edited = BLOCK.map((line, at) => (at === 5 ? '  return gross - crate.tare - crate.ice;' : line));
    const [block] = found({ 'a.js': [...HEAD, ...BLOCK] }, { 'a.js': HEAD, 'b.js': edited });
    expect(block).toMatchObject({ kind: 'moved', edited: 1, before: { startLine: 4, endLine: 10 }, after: { startLine: 1, endLine: 7 } });
    expect(block?.lines).toEqual([
      [4, 1],
      [5, 2],
      [6, 3],
      [7, 4],
      [8, 5],
      [10, 7],
    ]);
  });

  it('to their ends, although a line near one was edited', () => {
    const edited = BLOCK.map((line, at) => (at === 1 ? '  const heavy = scale.weight(all, crate);' : line));
    expect(told({ 'a.js': [...HEAD, ...BLOCK] }, { 'a.js': HEAD, 'b.js': edited })).toEqual(['moved a.js:4-10 -> b.js:1-7, 1 edited']);
    const twice = edited.map((line, at) => (at === 3 ? '    fail();' : line));
    const longer = ['  log(crate, "weighed");', '  report(scale, crate);', '  scale.reset(now);', '  scale.rest();'];
    const [one, other] = [BLOCK, twice].map((block) => [...block.slice(0, 6), ...longer, '}']);
    expect(told({ 'a.js': [...HEAD, ...(one ?? [])] }, { 'a.js': HEAD, 'b.js': other ?? [] })).toEqual([
      'moved a.js:4-14 -> b.js:1-11, 2 edited',
    ]);
  });

  it('with what closes them, which a comparison of lines takes for something else, and not with what closes more', () => {
    const inside = BLOCK.map((line) => `  ${line}`);
    const kept = ['  function keep(crate) {', '    return store.keep(crate, forever);', '  }'];
    const blocks = (rest: readonly string[]): readonly string[] =>
      told(
        { 'a.js': ['class Scale {', ...inside, '}', '', 'class Store {', ...kept, '}'] },
        { 'a.js': ['class Scale {', '}', '', 'class Store {', ...kept, '}'], 'b.js': ['class Other {', ...inside, ...rest] },
      );
    expect(blocks(['}'])).toEqual(['moved a.js:2-8 -> b.js:2-8']);
    expect(blocks(['  other();', '}'])).toEqual(['moved a.js:2-8 -> b.js:2-8']);
  });

  it('in prose and configuration', () => {
    const prose = [
      'The pilot boards two miles out and brings papers.',
      'Tugs wait at the second buoy until the pilot waves.',
      'Lines go ashore when both tugs are fast.',
    ];
    expect(
      told(
        { 'a.md': ['# Arrival', ...prose, 'End'], 'b.md': ['# Pilots'] },
        { 'a.md': ['# Arrival', 'End'], 'b.md': ['# Pilots', ...prose] },
      ),
    ).toEqual(['moved a.md:2-4 -> b.md:2-4']);
  });

  it('shifted as a whole, where indentation means something', () => {
    const python = [
      'def weigh(crate, scale):',
      '    gross = scale.read(crate)',
      '    if gross < crate.tare:',
      '        raise ValueError("lighter")',
      '    return gross',
    ];
    const shifted = python.map((line) => `    ${line}`);
    expect(
      told({ 'a.py': ['import os', ...python], 'b.py': ['class Port:'] }, { 'a.py': ['import os'], 'b.py': ['class Port:', ...shifted] }),
    ).toEqual(['moved a.py:2-6 -> b.py:2-6']);
  });

  it('in patches alone, without the texts', () => {
    const minus = BLOCK.map((line) => `-${line}`).join('\n');
    const plus = BLOCK.map((line) => `+${line}`).join('\n');
    const files = [
      shownFileOfPatch('a.js', 'a.js', `@@ -40,8 +40,1 @@ function head() {\n last(of, the, head);\n${minus}`),
      shownFileOfPatch('b.js', 'b.js', `@@ -7,1 +9,8 @@\n first(line, of, b);\n${plus}\n\\ No newline at end of file`),
    ];
    expect(movedLines(files)).toMatchObject([
      { kind: 'moved', before: { path: 'a.js', startLine: 41, endLine: 47 }, after: { path: 'b.js', startLine: 10, endLine: 16 } },
    ]);
  });
});

describe('copied lines are found', () => {
  it('while the original stays', () => {
    expect(told({ 'a.js': [...HEAD, ...BLOCK, ...TAIL] }, { 'a.js': [...HEAD, ...BLOCK, ...TAIL], 'b.js': BLOCK })).toEqual([
      'copied a.js:4-10 -> b.js:1-7',
    ]);
  });

  it('while the original was edited: most of it still stands', () => {
    const edited = BLOCK.map((line, at) => (at === 1 || at === 2 ? line.replace('crate', 'box') : line));
    expect(told({ 'a.js': [...HEAD, ...BLOCK, ...TAIL] }, { 'a.js': [...HEAD, ...edited, ...TAIL], 'b.js': BLOCK }).join()).not.toMatch(
      /moved/,
    );
  });

  it('without the beginning of the next function, whose head is another one', () => {
    const next = ['function load(crate) {', '  return hold.take(crate);', '  throw full;', '}'];
    const other = ['function lift(crate) {', '  crane.move(7, metres);', '  crane.rest();', '  again = true;', '}'];
    const allman = (lines: readonly string[]): readonly string[] =>
      lines.flatMap((line) => (line.startsWith('function') ? [line.replace(' {', ''), '{'] : [line]));
    const [all, more] = [allman([...BLOCK, ...next]), allman([...BLOCK, ...other])];
    expect(told({ 'a.js': [...HEAD, ...all] }, { 'a.js': [...HEAD, ...all], 'b.js': more })).toEqual(['copied a.js:4-11 -> b.js:1-8']);
  });

  it('and not told of lines that moved', () => {
    const blocks = found({ 'a.js': [...HEAD, ...BLOCK] }, { 'a.js': HEAD, 'b.js': BLOCK });
    expect(blocks.map(({ kind }) => kind)).toEqual(['moved']);
  });
});

describe('nothing is said', () => {
  it.each<[string, Files, Files]>([
    [
      'of braces and keywords',
      { 'a.js': [...HEAD, '  }', '}', 'else {', 'return;', '}'] },
      { 'a.js': HEAD, 'b.js': ['  }', '}', 'else {', 'return;', '}'] },
    ],
    [
      'of what brings in names',
      { 'A.java': ['import port.quay.Crane;', 'import port.quay.Winch;', 'import port.pilot.Launch;', 'class A {}'] },
      {
        'A.java': ['class A {}'],
        'B.java': ['import port.quay.Crane;', 'import port.quay.Winch;', 'import port.pilot.Launch;', 'class B {}'],
      },
    ],
    [
      'of a licence at the beginning',
      {
        'gone.js': [
          '// Copyright of the harbour company, all rights reserved',
          '// Nobody may copy these lines without the harbour master',
          'one();',
        ],
      },
      {
        'new.js': [
          '// Copyright of the harbour company, all rights reserved',
          '// Nobody may copy these lines without the harbour master',
          'two();',
        ],
      },
    ],
    [
      'of a licence behind what brings in names',
      {
        'A.kt': [
          'package port',
          '/**',
          ' * Copyright of the harbour company',
          ' * Nobody may copy these lines without the master',
          ' */',
          'one()',
        ],
      },
      {
        'B.kt': [
          'package pilot',
          '/**',
          ' * Copyright of the harbour company',
          ' * Nobody may copy these lines without the master',
          ' */',
          'two()',
        ],
      },
    ],
    [
      'of what brings in names in Go and C#, and of what is for the compiler',
      {
        'a.go': [
          'import (',
          '"github.com/harbour/quay/crane"',
          'w "github.com/harbour/quay/winch"',
          '"harbour.example/pilot/launch"',
          ')',
          'one()',
        ],
        'A.cs': [
          '#if !(NET35 || PORTABLE || HARBOUR)',
          'using Test = Harbour.Frameworks.TestAttribute;',
          'using static Harbour.Quays.Cranes;',
          'One();',
        ],
      },
      {
        'b.go': [
          'import (',
          '"github.com/harbour/quay/crane"',
          'w "github.com/harbour/quay/winch"',
          '"harbour.example/pilot/launch"',
          ')',
          'two()',
        ],
        'B.cs': [
          '#if !(NET35 || PORTABLE || HARBOUR)',
          'using Test = Harbour.Frameworks.TestAttribute;',
          'using static Harbour.Quays.Cranes;',
          'Two();',
        ],
      },
    ],
    ['of one short line', { 'a.js': [...HEAD, 'moor(ship, quay);'] }, { 'a.js': HEAD, 'b.js': ['moor(ship, quay);'] }],
    ['of what went to two places', { 'a.js': [...HEAD, ...BLOCK] }, { 'a.js': HEAD, 'b.js': BLOCK, 'c.js': BLOCK }],
    [
      'of what was only indented',
      { 'a.js': [...HEAD, ...BLOCK, ...TAIL] },
      { 'a.js': [...HEAD, 'if (ready) {', ...BLOCK.map((line) => `  ${line}`), '}', ...TAIL] },
    ],
    ['of what stayed where it was', { 'a.js': [...HEAD, ...BLOCK, ...TAIL] }, { 'a.js': [...BLOCK, ...TAIL] }],
    [
      'of code that is nested otherwise, where indentation means something',
      {
        'a.py': [
          'total = count(crates)',
          'for crate in crates:',
          '    weigh(crate, scale)',
          '    stow(crate, hold)',
          '    report(crate, master)',
        ],
      },
      { 'b.py': ['for crate in crates:', '    weigh(crate, scale)', 'stow(crate, hold)', 'report(crate, master)'] },
    ],
  ])('%s', (_, before, after) => {
    expect(told(before, after)).toEqual([]);
  });
});

describe('of any change', () => {
  // Lines drawn from few, so that nearly everything is there several times.
  const draw = (random: Random, count: number): readonly string[] =>
    Array.from({ length: count }, () => (random.chance(0.2) ? '}' : `call number ${String(random.below(30))} of the harbour pilots;`));

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('blocks share no line, and their lines are equal (seed %i)', (seed) => {
    const random = new Random(seed);
    const before: Files = { 'a.js': draw(random, 60), 'b.js': draw(random, 40) };
    const after: Files = { 'a.js': draw(random, 50), 'b.js': [...(before['a.js'] ?? []).slice(10, 40), ...draw(random, 20)] };
    const blocks = found(before, after);
    const taken = new Set<string>();
    for (const { before: one, after: other, lines } of blocks) {
      expect(lines[0]).toEqual([one.startLine, other.startLine]);
      expect(lines.at(-1)).toEqual([one.endLine, other.endLine]);
      for (const [from, to] of lines) {
        expect(before[one.path]?.[from - 1]?.trim()).toBe(after[other.path]?.[to - 1]?.trim());
        expect(taken.has(`${other.path}:${String(to)}`)).toBe(false);
        taken.add(`${other.path}:${String(to)}`);
      }
    }
  });

  it('of which every line is the same', () => {
    const same = Array.from({ length: 20_000 }, () => 'the very same line of the harbour;');
    expect(told({ 'a.js': same }, { 'b.js': same })).toEqual([]);
  });

  it.each([
    ['a header that names a line far away', '@@ -900000000,1 +900000000,1 @@\n-a\n+b'],
    ['no header', '-a\n+b'],
    ['nothing', ''],
  ])('whose patch has %s', (_, patch) => {
    expect(movedLines([shownFileOfPatch('a.js', 'a.js', patch)])).toEqual([]);
  });
});
