// Changes that nobody would make: a short look; `npm run fuzz` looks longer, with a watchdog.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../engine/api.js';
import type { DetectionResult } from '../../engine/results/result.js';
import { faultOfError, faultsOf } from '../fuzz/faults.js';
import { mutatedChange } from '../fuzz/mutate.js';
import { reduceChange } from '../fuzz/reduce.js';
import { shapeChange } from '../fuzz/shapes.js';
import { sourceDetector } from '../support/detector.js';
import { Random } from '../support/random.js';

const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const CHANGES = 40;
/** Milliseconds. */
const BUDGET = 10_000;
/** Characters of a change that takes part here: larger ones take long on a loaded machine. */
const LARGEST = 5_000;

const detector = await sourceDetector();
const SAMPLE = new URL('../sample', import.meta.url).pathname;
const TEXTS = readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.java'))
  .sort()
  .map((path) => readFileSync(join(SAMPLE, path), 'utf8'));

const changeOf = (index: number): Change => {
  const random = new Random(SEED * 10_000 + index);
  return index % 2 === 0 ? shapeChange(random) : mutatedChange(random, TEXTS);
};

describe('spoilt texts and pathological shapes', () => {
  it('are taken well', { timeout: 300_000 }, async () => {
    let taken = 0;
    for (let index = 0; taken < CHANGES; index++) {
      const change = changeOf(index);
      if (JSON.stringify(change).length > LARGEST) continue;
      taken++;
      const faults = await detector.detect(change, { budget: BUDGET }).then(
        (result) => faultsOf(result, change),
        (error: unknown) => [faultOfError(error)],
      );
      expect({ index, faults }).toEqual({ index, faults: [] });
    }
  });

  it('are the same for the same seed, and differ', () => {
    expect(changeOf(3)).toEqual(changeOf(3));
    expect(changeOf(4)).toEqual(changeOf(4));
    expect(new Set(Array.from({ length: 40 }, (_, index) => JSON.stringify(changeOf(index)))).size).toBe(40);
  });

  it('hold files of any name', async () => {
    const text = 'class A { }';
    const names = ['__proto__', 'constructor', 'toString', '__proto__/A.java', 'constructor.java'];
    const change = { before: { 'a.txt': '' }, after: Object.fromEntries(names.map((name) => [name, text])) };
    const { files } = await detector.detect(change);
    expect(Object.keys(files).sort()).toEqual([...names, 'a.txt'].sort());
    expect(faultsOf(await detector.detect(change), change)).toEqual([]);
  });
});

describe('what is wrong with a result', () => {
  const change: Change = { before: { 'A.java': 'class A {\n}\n' }, after: { 'A.java': 'class A {\n int x;\n}\n' } };
  const good: DetectionResult = { refactorings: [], bundles: [], files: { 'A.java': { status: 'analysed' } }, hitTimeout: false };
  const placed = (startLine: number, endColumn: number): unknown => ({
    type: 'X',
    leftSideLocations: [{ filePath: 'A.java', startLine, endLine: startLine, startColumn: 1, endColumn }],
    rightSideLocations: [],
  });

  it.each<[string, object, readonly string[]]>([
    ['nothing', {}, []],
    ['a file without a report', { files: {} }, ['missing file']],
    [
      'a file that only its prototype has',
      { files: Object.create({ 'A.java': { status: 'analysed' } }) as object },
      ['no plain JSON', 'missing file'],
    ],
    ['a function', { hitTimeout: () => false }, ['no plain JSON', 'silent end']],
    ['a number that is none', { bundles: [Number.NaN] }, ['no plain JSON']],
    ['a map', { bundles: [new Map()] }, ['no plain JSON']],
    ['a budget that ran out in silence', { hitTimeout: true }, ['silent end']],
    ['a budget that ran out', { hitTimeout: true, files: { 'A.java': { status: 'partly' } } }, []],
    ['a place', { refactorings: [placed(1, 10)] }, []],
    ['a place behind its text', { refactorings: [placed(3, 9)] }, ['outside']],
    ['a place in no line', { refactorings: [placed(4, 1)] }, ['outside']],
    ['a place that ends before it begins', { refactorings: [placed(2, 0)] }, ['outside']],
  ])('%s', (_, parts, kinds) => {
    expect(faultsOf({ ...good, ...parts }, change).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is an exception, with its place', () => {
    expect(faultOfError(new RangeError('too deep'))).toMatchObject({
      kind: 'throws',
      detail: expect.stringMatching(/^RangeError: too deep in /) as string,
    });
    expect(faultOfError('text')).toEqual({ kind: 'throws', detail: 'text' });
  });
});

describe('a failing change', () => {
  it('is made small', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => `line ${index};`);
    lines[37] = 'some words and the fault among more words';
    const change: Change = {
      before: { 'A.java': lines.join('\n'), 'B.java': 'b' },
      after: { 'A.java': 'a\nneeded\n', 'C.java': 'c' },
      renames: { 'B.java': 'C.java' },
    };
    const fails = async ({ before, after }: Change): Promise<boolean> =>
      (before['A.java'] ?? '').includes('fault') && (after['A.java'] ?? '').includes('needed');
    const small = await reduceChange(change, fails, () => false);
    expect(Object.keys(small.before)).toEqual(['A.java']);
    expect(Object.keys(small.after)).toEqual(['A.java']);
    expect(small.renames).toEqual({});
    expect(small.before['A.java']?.length).toBeLessThan(14);
    expect(await fails(small)).toBe(true);
  });

  it('is left as it is when the time is over', async () => {
    const change: Change = { before: { 'A.java': 'a\nb' }, after: {} };
    expect(
      await reduceChange(
        change,
        async () => true,
        () => true,
      ),
    ).toEqual(change);
  });
});
