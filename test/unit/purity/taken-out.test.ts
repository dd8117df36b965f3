import { describe, expect, it } from 'vitest';
import { ofClass } from './verdicts.js';

const lines = (...some: readonly string[]): string => some.map((line) => `        ${line}\n`).join('');
const grind = (...body: readonly string[]): string => `    int grind(int sacks, int water) {\n${lines(...body)}    }\n`;
const BEFORE = grind(
  'open(sacks);',
  'log("opened", sacks);',
  'int flour = sacks * 40 + water;',
  'log("ground", flour);',
  'close("mill");',
  'return flour;',
);
const extracted = (head: string, ...body: readonly string[]): string => `\n    private ${head} {\n${lines(...body)}    }\n`;

/** What is said of code that was extracted from `grind`. */
const said = (caller: string, method: string): Promise<string> => ofClass(BEFORE, caller + method, 'Extract Method');

describe('an extracted body', () => {
  const CALLER = grind('start(sacks);', 'int flour = sacks * 40 + water;', 'log("ground", flour);', 'close("mill");', 'return flour;');

  it('is the same to the letter', async () => {
    expect(await said(CALLER, extracted('void start(int sacks)', 'open(sacks);', 'log("opened", sacks);'))).toBe('same');
  });

  it('is the same with a comment and an annotation', async () => {
    expect(
      await said(
        CALLER,
        extracted('void start(int sacks)', '// first', 'open(sacks);', 'log("opened", sacks);').replace(
          'private',
          '/** Starts. */ @Deprecated private',
        ),
      ),
    ).toBe('same');
  });

  it('returns what was assigned', async () => {
    const caller = grind(
      'open(sacks);',
      'log("opened", sacks);',
      'int flour = flourOf(sacks, water);',
      'log("ground", flour);',
      'close("mill");',
      'return flour;',
    );
    expect(await said(caller, extracted('int flourOf(int sacks, int water)', 'return sacks * 40 + water;'))).toBe('same');
    expect(await said(caller, extracted('int flourOf(int sacks, int water)', 'return sacks * 41 + water;'))).toMatch(/^1: .*became/);
  });

  it('gives back the variable that it made', async () => {
    const caller = grind('open(sacks);', 'log("opened", sacks);', 'int flour = make(sacks, water);', 'close("mill");', 'return flour;');
    const made = ['int flour = sacks * 40 + water;', 'log("ground", flour);'];
    expect(await said(caller, extracted('int make(int sacks, int water)', ...made, 'return flour;'))).toBe('same');
    expect(await said(caller, extracted('int make(int sacks, int water)', ...made, 'return flour / 2;'))).toMatch(
      /`return flour \/ 2;` was added/,
    );
  });

  it('has parameters for what was named', async () => {
    const caller = grind('start(sacks);', 'int flour = sacks * 40 + water;', 'log("ground", flour);', 'close("mill");', 'return flour;');
    expect(await said(caller, extracted('void start(int count)', 'open(count);', 'log("opened", count);'))).toBe('names');
  });

  it('has parameters for literals that the calls pass', async () => {
    const caller = (what: string): string =>
      grind('open(sacks);', 'log("opened", sacks);', 'int flour = sacks * 40 + water;', `end(${what}, flour);`, 'return flour;');
    const end = extracted('void end(String what, int flour)', 'log("ground", flour);', 'close(what);');
    expect(await said(caller('"mill"'), end)).toBe('names');
    expect(await said(caller('"shop"'), end)).toBe('1: `what` stands for `"mill"`, and the call passes something else.');
  });

  it('lost no statement on the way', async () => {
    const caller = grind('start(sacks);', 'int flour = sacks * 40 + water;', 'log("ground", flour);', 'close("mill");', 'return flour;');
    const before = BEFORE.replace('        log("opened"', '        warm(sacks);\n        log("opened"');
    expect(
      await ofClass(before, caller + extracted('void start(int sacks)', 'open(sacks);', 'log("opened", sacks);'), 'Extract Method'),
    ).toBe('1: `warm(sacks);` was removed.');
  });

  it('was given a statement', async () => {
    expect(await said(CALLER, extracted('void start(int sacks)', 'open(sacks);', 'note("x", 7, true);', 'log("opened", sacks);'))).toBe(
      '1: `note("x",7,true);` was added.',
    );
  });
});

describe('an inlined body', () => {
  const CALLER = grind('start(sacks);', 'int flour = sacks * 40 + water;', 'log("ground", flour);', 'close("mill");', 'return flour;');
  const start = (...body: readonly string[]): string => extracted('void start(int count)', ...body);
  const inlined = (...body: readonly string[]): Promise<string> => ofClass(CALLER + start(...body), BEFORE, 'Inline Method');

  it('is the same but for what its parameters stood for', async () => {
    expect(await inlined('open(count);', 'log("opened", count);')).toBe('names');
  });

  it('was edited', async () => {
    expect(await inlined('open(count);', 'log("Opened", count);')).toMatch(/became/);
    expect(await inlined('open(count);', 'note("x", 7, true);', 'log("opened", count);')).toBe('1: `note("x",7,true);` was removed.');
  });
});
