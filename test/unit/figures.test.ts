// The figures that are asked for: how each is judged and written, and what is measured of scores, folders and times.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoadedBenchmark } from '../accuracy/oracle.js';
import { f1, frequentTypes, meanOf, score, type Score } from '../accuracy/score.js';
import type { Measurement } from '../bench/measure.js';
import { gainFigures, setFigures, singleTypeFigures } from '../figures/accuracy-figures.js';
import { rightOf } from '../figures/case-figures.js';
import { atLeast, atMost, figureLine, TO_BE_SEEN, verdictOf, written, type Bounds, type Figure } from '../figures/figure.js';
import { growthFigure, largestGrowth, sizesOf, timeGrowth } from '../figures/growth.js';
import { sizeFigures } from '../figures/size-figures.js';
import { timeFigures } from '../figures/time-figures.js';

const figureOf = (now: number | null, bounds: Bounds, form: Figure['form'] = 'share'): Figure => ({ name: 'it', form, now, ...bounds });

describe('a figure', () => {
  it.each([
    [0.954, atLeast(0.955, 0.97), 'short'],
    // As it is written, .955: nobody should see `.955`, asked `.955`, short.
    [0.9546, atLeast(0.955, 0.97), 'enough'],
    [0.97, atLeast(0.955, 0.97), 'aim'],
    [0.955, atLeast(0.955), 'aim'],
    [null, atLeast(0.955), 'short'],
    [0.1, TO_BE_SEEN, ''],
    [26, atMost(25, 20), 'short'],
    [25, atMost(25, 20), 'enough'],
    [20, atMost(25, 20), 'aim'],
  ])('of %s, asked %j, is %s', (now, bounds, verdict) => expect(verdictOf(figureOf(now, bounds))).toBe(verdict));

  it.each([
    [0.9406, 'share', '.941'],
    [1, 'share', '1.000'],
    [36_700, 'count', '36700'],
    [2.5, 'times', '2.50 ×'],
    [25.04, 'seconds', '25.0 s'],
    [543.4, 'MiB', '543 MiB'],
    [null, 'share', '-'],
  ] as const)('of %s as %s is written %s', (value, form, text) => expect(written(value, form)).toBe(text));

  it('has a line with what is asked, aimed at, and what changed since', () => {
    const figure = { ...figureOf(0.96, atLeast(0.955, 0.97)), note: 'of 12' };
    const words = (then: Parameters<typeof figureLine>[1]): string[] => figureLine(figure, then).split(/ +/);
    expect(words(null)).toEqual(['it', '.955', '.970', '.960', 'enough', 'of', '12']);
    expect(words({ it: 0.941 })).toEqual(['it', '.955', '.970', '.960', '+.019', 'enough', 'of', '12']);
    expect(words({ it: 0.9601 })).toEqual(words(null));
    expect(words({ other: 0.1 })).toEqual(words(null));
  });
});

const named = (type: string, count: number, from = 0): { type: string; description: string }[] =>
  Array.from({ length: count }, (_, index) => ({ type, description: `${type} ${index + from}` }));

/** A score of one commit: so many that are found, missed, and reported falsely. */
function scoreOf(name: string, types: Readonly<Record<string, readonly [found: number, missed: number, falsely: number]>>): Score {
  const wanted = Object.entries(types).flatMap(([type, [found, missed]]) => named(type, found + missed));
  const reported = Object.entries(types).flatMap(([type, [found, , falsely]]) => [...named(type, found), ...named(type, falsely, 1000)]);
  const benchmark: LoadedBenchmark = {
    name,
    types: null,
    commits: [{ project: 'harbour', sha1: 'a', url: 'u', refactorings: wanted }],
  };
  return score(benchmark, [{ sha1: 'a', refactorings: reported }]);
}

const nowOf = (figures: readonly Figure[], name: string): number | null | undefined => figures.find((one) => one.name === name)?.now;

describe('what is found', () => {
  it('is precision and recall of all and of hard types, and the mean of types with cases enough', () => {
    const one = scoreOf('java check', { 'Rename Method': [8, 2, 0], 'Add Method Annotation': [10, 0, 10], 'Move Class': [1, 0, 0] });
    const figures = setFigures({ score: one, locations: null });
    expect(nowOf(figures, 'java check: precision')).toBeCloseTo(19 / 29);
    expect(nowOf(figures, 'java check: recall')).toBeCloseTo(19 / 21);
    expect(nowOf(figures, 'java check, hard types: precision')).toBe(1);
    expect(nowOf(figures, 'java check, hard types: recall')).toBeCloseTo(9 / 11);
    expect(nowOf(figures, 'java check: mean F1 of types with 10 cases')).toBeCloseTo((16 / 18 + 2 / 3) / 2);
    expect(frequentTypes(one.types)).toHaveLength(2);
  });

  it('is asked of what is only counted and of benchmarks, and not of what is read', () => {
    const isAsked = (name: string): boolean =>
      setFigures({ score: scoreOf(name, { 'Move Class': [1, 0, 0] }), locations: null }).some(({ asked }) => asked !== null);
    expect([isAsked('java check'), isAsked('java-1'), isAsked('java look')]).toEqual([true, true, false]);
  });

  it('has places where there is a reference', () => {
    const one = scoreOf('java-1', { 'Move Class': [1, 0, 0] });
    const locations = { total: { equal: 3, compared: 4 }, types: new Map(), misplaced: [] };
    expect(nowOf(setFigures({ score: one, locations }), 'java-1: places equal to the reference')).toBe(0.75);
    expect(setFigures({ score: one, locations: null }).some(({ name }) => name.includes('places'))).toBe(false);
  });

  it('counts single types over both parts together', () => {
    const parts = [
      scoreOf('java look', { 'Move Method': [9, 0, 0], 'Inline Method': [1, 1, 1] }),
      scoreOf('java check', { 'Move Method': [0, 1, 0] }),
    ];
    const figures = singleTypeFigures(parts);
    expect(nowOf(figures, 'java look and check: F1 of Move Method')).toBeCloseTo(18 / 19);
    expect(nowOf(figures, 'java look and check: F1 of Inline Method')).toBe(0.5);
    expect(nowOf(figures, 'java look and check: F1 of Extract Variable')).toBeNull();
    expect(nowOf(figures, 'single types with F1 of 0.85')).toBe(1);
  });

  it('has no F1 where nothing was there and nothing reported', () => {
    expect(f1({ tp: 0, fp: 0, fn: 0 })).toBeNull();
    expect(meanOf([], f1)).toBeNull();
  });
});

describe('the gain on what is read for the gain on what is counted', () => {
  const gain = (look: number, check: number): Figure | undefined =>
    gainFigures({ 'java look: F1': 0.9 + look, 'java check: F1': 0.9 + check }, { 'java look: F1': 0.9, 'java check: F1': 0.9 })[0];

  it.each([
    [0.03, 0.02, 1.5, 'enough'],
    [0.02, 0.02, 1, 'aim'],
    [-0.01, 0.02, -0.5, 'aim'],
    [0.03, 0.01, 3, 'short'],
    // learnt by heart
    [0.03, 0, null, 'short'],
    [0.03, -0.01, null, 'short'],
    // nothing was won, and nothing learnt by heart
    [0, 0, null, ''],
  ])('of %s and %s is %s, %s', (look, check, quotient, verdict) => {
    const figure = gain(look, check);
    if (quotient === null) expect(figure?.now).toBeNull();
    else expect(figure?.now).toBeCloseTo(quotient);
    expect(figure && verdictOf(figure)).toBe(verdict);
  });

  it('is left out when one of both was not measured', () =>
    expect(gainFigures({ 'java look: F1': 0.9 }, { 'java look: F1': 0.8 })).toEqual([]));
});

describe('how an analysis grows', () => {
  const times = (...seconds: readonly (number | null)[]) => seconds.map((one, index) => ({ size: 100 * 2 ** index, seconds: one }));

  it('is the largest quotient from the first size that can be measured', () => {
    expect(largestGrowth(times(0.1, 0.9, 1.8, 3.6, 9))).toBe(2.5);
    expect(largestGrowth(times(0.1, 0.9, 1.8))).toBeNull();
  });

  it('falls short when a size fails or is given up, however small the others grew', () => {
    expect(verdictOf(growthFigure('chain', times(2, 4, 8), null))).toBe('aim');
    const figure = growthFigure('chain', times(2, 4, null), 'given up after 120 s');
    expect([figure.now, verdictOf(figure), figure.note]).toEqual([null, 'short', '100: 2.0 s, 200: 4.0 s, 400: -; given up after 120 s']);
  });

  it('is small enough when even the largest size but one is too fast to tell', () => {
    const figure = growthFigure('chain', times(0.1, 0.4, 1.9), null);
    expect([figure.now, verdictOf(figure)]).toEqual([0, 'aim']);
  });

  it('is timed by the processor, size by size, until the command line fails', async () => {
    const place = mkdtempSync(join(tmpdir(), 'reflens-grown-'));
    const [cli, program] = [join(place, 'cli.mjs'), join(place, 'grow.mjs')];
    writeFileSync(
      program,
      `import { mkdirSync, writeFileSync } from 'node:fs';
       const [shape, size, , to] = process.argv.slice(2);
       if (!shape) console.log('chain   a chain of n links');
       else for (const side of ['before', 'after']) { mkdirSync(to + '/' + side, { recursive: true }); writeFileSync(to + '/' + side + '/size', size); }`,
    );
    // Takes 0.3 s of the processor in another thread, and fails from a size of 1000 on.
    writeFileSync(
      cli,
      `import { existsSync, readFileSync } from 'node:fs'; import { Worker } from 'node:worker_threads';
       const file = process.argv[3] + '/size';
       if (existsSync(file) && Number(readFileSync(file, 'utf8')) >= 1000) process.exit(3);
       if (existsSync(file)) new Worker('const start = process.cpuUsage(); while (process.cpuUsage(start).user < 300_000) for (let n = 0; n < 1e6; n++);', { eval: true });`,
    );
    const figures: Figure[] = [];
    await timeGrowth({ cli, program, limit: 30 }, (figure) => figures.push(figure));
    rmSync(place, { recursive: true });
    const [figure] = figures;
    expect([figures.length, figure?.name, figure?.now]).toEqual([1, 'grown twice, chain', null]);
    const times = [...(figure?.note ?? '').matchAll(/(\d+): (\S+)/g)].map(([, size, seconds]) => [Number(size), Number(seconds)] as const);
    expect(times.map(([size]) => size)).toEqual([125, 250, 500, 1000]);
    // Less what an empty change takes, which a busy machine can make longer.
    for (const [, seconds] of times.slice(0, 3)) expect(seconds).toBeGreaterThanOrEqual(0.2);
    expect(figure?.note).toMatch(/1000: -; ended with status 3$/);
  }, 30_000);

  it('is measured at sizes of which each is twice the one before', () => {
    expect(sizesOf('anonymous-to-lambda')).toEqual([38, 75, 150, 300, 600, 1200]);
    expect(sizesOf('something-new').at(-1)).toBe(4000);
  });
});

describe('time', () => {
  const measured = (total: number, parsingAlone: number, peakMemory = 0): Measurement => ({
    project: 'harbour',
    sha1: 'a',
    stages: { parse: 0, lower: 0, match: 0, detect: 0, other: 0 },
    total,
    parsingAlone,
    hitTimeout: false,
    peakMemory,
  });

  it('is compared with parsing in all of one set, and the longest and largest are taken of all', () => {
    const figures = timeFigures(
      new Map([
        ['java-1', [measured(100, 50), measured(500, 150)]],
        ['java check', [measured(9000, 10, 600 * 2 ** 20)]],
      ]),
    );
    expect(figures.map(({ now }) => now)).toEqual([3, 9, 600]);
    expect(figures[1]?.note).toBe('in java check, of java-1, java check');
  });

  it('is unknown where nothing was measured', () => expect(timeFigures(new Map()).map(({ now }) => now)).toEqual([null, null, null]));
});

describe('what the judge of cases prints', () => {
  it('is how many are right', () => {
    expect(rightOf('some-case\n  missed  Rename Method\n6 of 35 right\n')).toEqual({ right: 6, all: 35 });
    expect(rightOf('Error: a folder of cases')).toBeNull();
  });
});

describe('the size of the engine', () => {
  let engine: string;
  const write = (path: string, lines: number): void => {
    mkdirSync(dirname(join(engine, path)), { recursive: true });
    writeFileSync(join(engine, path), 'export {};\n'.repeat(lines));
  };

  beforeAll(() => {
    engine = mkdtempSync(join(tmpdir(), 'reflens-engine-'));
    for (let index = 0; index < 21; index++) write(`matching/bodies/part-${index}.ts`, 2);
    for (let index = 0; index < 20; index++) write(`detection/part-${index}.ts`, 1);
    write('languages/java/lower.ts', 5);
    // no part of it
    write('languages/parser.ts', 1000);
    write('model/declarations.ts', 1000);
    write('detection/README.md', 1000);
  });

  afterAll(() => rmSync(engine, { recursive: true, force: true }));

  it('is the lines of its rooms, with those below them, and the folders that hold too many files', () => {
    const [lines, folders] = sizeFigures(engine);
    expect(lines?.now).toBe(42 + 20 + 5);
    expect(lines?.note).toBe('facts 0, matching 42, detection 20, findings 0, languages/java 5');
    expect(folders?.now).toBe(1);
    expect(folders?.note).toMatch(/matching.bodies 21$/);
  });
});
