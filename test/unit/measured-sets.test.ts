// What a measuring tool may show: of a part that is only counted nothing of a commit, however its folder is given.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenOf, isCountedOnly, measuredSets, refuseToShow } from '../accuracy/sets.js';
import { countsOf, isHard } from '../accuracy/score.js';
import { readingLines } from '../reading/report.js';

let corpus: string;

const SHA = 'a'.repeat(40);

function part(language: string, name: string): void {
  const folder = join(corpus, language, name);
  mkdirSync(join(folder, 'commits'), { recursive: true });
  const refactorings = [{ description: 'Rename Method f() : void renamed to g() : void in class A', validation: 'TP' }];
  writeFileSync(join(folder, 'data.json'), JSON.stringify([{ repository: 'https://x/y/port.git', sha1: SHA, url: 'u', refactorings }]));
  writeFileSync(join(folder, 'commits', `port-${SHA}.json`), '{}');
}

beforeAll(() => {
  corpus = mkdtempSync(join(tmpdir(), 'reflens-corpus-'));
  for (const language of ['java', 'python']) for (const name of ['look', 'check']) part(language, name);
});

afterAll(() => rmSync(corpus, { recursive: true, force: true }));

describe('sets of a corpus', () => {
  it('are all of its languages and parts, unless told otherwise', () => {
    const names = (options: object): readonly string[] | undefined =>
      measuredSets({ corpus, ...options })?.map(({ benchmark }) => benchmark.name);
    expect(names({})).toEqual(['java look', 'java check', 'python look', 'python check']);
    expect(names({ language: 'python', part: 'look' })).toEqual(['python look']);
    expect(() => names({ language: 'cobol' })).toThrow(/no cobol/);
    expect(() => names({ part: 'lok' })).toThrow('There is no part “lok”; there are look and check.');
    expect(measuredSets({})).toBeNull();
  });

  it('have the answers of every type', () => {
    const [look] = measuredSets({ corpus, language: 'java', part: 'look' }) ?? [];
    expect(look?.benchmark.types).toBeNull();
    expect(look?.benchmark.commits[0]).toMatchObject({ project: 'port', refactorings: [{ type: 'Rename Method' }] });
  });
});

describe('a part that is only counted', () => {
  it('is known by its folder’s name, below it and through a link', () => {
    const link = join(corpus, 'innocent');
    symlinkSync(join(corpus, 'java', 'check'), link);
    expect(isCountedOnly(link)).toBe(true);
    expect(isCountedOnly(join(corpus, 'java', 'check', 'commits'))).toBe(true);
    expect(isCountedOnly(join(corpus, 'java', 'look'))).toBe(false);
    expect(isCountedOnly('corpus/checkstyle/look')).toBe(false);
  });

  it('shows no commit', () => {
    const [look, check] = measuredSets({ corpus, language: 'java' }) ?? [];
    expect([look?.isCountedOnly, check?.isCountedOnly]).toEqual([false, true]);
    expect(() => refuseToShow(join(corpus, 'java', 'check'), '--misses')).toThrow(
      '--misses shows single commits, and those of a folder called “check” are only counted.',
    );
    if (!look || !check) throw new Error('no sets');
    expect(chosenOf(look, 'aa')).toHaveLength(1);
    expect(chosenOf(check, undefined)).toHaveLength(1);
    expect(() => chosenOf(check, 'aa')).toThrow('--commit');
  });

  it('has its failures counted and not told by `npm run reading`', () => {
    const readings = [{ name: 'port/aaaaaaaa', answer: { error: 'a reason' } }];
    const lines = (isCounted: boolean): string =>
      readingLines('java check', readings, { types: true, left: true, isCountedOnly: isCounted }).join('\n');
    expect(lines(true)).toContain('1 failed');
    expect(lines(true)).not.toMatch(/port|a reason/);
    expect(lines(false)).toMatch(/port.*a reason/);
  });
});

describe('hard types', () => {
  it.each(['Extract Method', 'Move Annotation', 'Change Type Declaration Kind', 'Rename Parameter', 'Assert Throws'])('%s', (type) =>
    expect(isHard(type)).toBe(true),
  );
  it.each([
    'Add Class Modifier',
    'Modify Method Annotation',
    'Change Method Access Modifier',
    'Change Return Type',
    'Remove Thrown Exception Type',
  ])('not %s', (type) => expect(isHard(type)).toBe(false));

  it('are counted together', () => {
    const types = new Map([
      ['Extract Method', { tp: 1, fp: 2, fn: 3 }],
      ['Add Class Modifier', { tp: 100, fp: 0, fn: 0 }],
      ['Rename Method', { tp: 4, fp: 5, fn: 6 }],
    ]);
    expect(countsOf(types, isHard)).toEqual({ tp: 5, fp: 7, fn: 9 });
  });
});
