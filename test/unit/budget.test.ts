import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Detector } from '../../engine/api.js';
import { Clock } from '../../engine/clock.js';
import { Languages } from '../../engine/languages/parser.js';
import { sourceDetector, loadWasmFromPackages } from '../support/detector.js';

const method = (name: string, value: number): string =>
  `  int ${name}(int given) {\n    int sum = given * ${value};\n    store.put("${name}", sum);\n    log.info(sum + ${value});\n    return sum;\n  }\n`;
const type = (name: string, methods: readonly string[]): string => `package p;\n\nclass ${name} {\n${methods.join('\n')}}\n`;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Milliseconds that a few dozen detections may take on a busy machine. */
const SLOW = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('parsing', () => {
  const long = type(
    'Long',
    numbers(1_500).map((i) => method(`m${i}`, i)),
  );

  it('of a long text ends when somebody says so, and the next text is parsed from its beginning', async () => {
    const parser = await new Languages(loadWasmFromPackages).parserFor('A.java');
    let asked = 0;
    expect(parser?.parseUnless(() => ++asked > 20, 'Long.java', long)).toBeNull();
    expect(asked).toBeLessThan(25);
    const parsed = parser?.parse('Short.java', type('Short', [method('f', 1)]));
    expect(parsed?.lower().types.map(({ name, methods }) => [name, methods.length])).toEqual([['Short', 1]]);
    parsed?.close();
  });

  it('of a short text is not worth stopping', async () => {
    const parser = await new Languages(loadWasmFromPackages).parserFor('A.java');
    const parsed = parser?.parseUnless(() => true, 'Short.java', type('Short', []));
    expect(parsed?.lower().types).toHaveLength(1);
    parsed?.close();
  });
});

describe('a budget', () => {
  const before = {
    'p/A.java': type('A', [...numbers(8).map((i) => method(`m${i}`, i)), method('leaves', 90)]),
    'p/B.java': type('B', [method('stays', 70)]),
    'p/Gone.java': type(
      'Gone',
      numbers(4).map((i) => method(`g${i}`, i + 20)),
    ),
  };
  const after = {
    'p/A.java': type(
      'A',
      numbers(8).map((i) => method(i % 2 ? `m${i}` : `renamed${i}`, i).replace('int sum', i === 3 ? 'long sum' : 'int sum')),
    ),
    'p/B.java': type('B', [method('stays', 70), method('leaves', 90)]),
    'q/Came.java': type(
      'Came',
      numbers(4).map((i) => method(`g${i}`, i + 20)),
    ).replace('package p', 'package q'),
  };
  let detector: Detector;

  beforeAll(async () => {
    detector = await sourceDetector();
  });

  it(
    'may end anywhere: the result says so, and holds what was found until then',
    async () => {
      const whole = await detector.detect({ before, after });
      expect(whole.hitTimeout).toBe(false);
      const seen: number[] = [];
      let unexplained = 0;
      // a clock that goes on by one at each look: so the time is up at many places, wherever they are
      for (let budget = 0; ; budget++) {
        let now = 0;
        vi.spyOn(performance, 'now').mockImplementation(() => now++);
        const { hitTimeout, refactorings, files, explained } = await detector.detect({ before, after }, { budget });
        vi.restoreAllMocks();
        expect(Object.keys(files).sort()).toEqual(Object.keys(whole.files).sort());
        if (!hitTimeout) {
          expect(refactorings).toEqual(whole.refactorings);
          break;
        }
        expect(Object.values(files).some(({ status }) => status === 'partly' || status === 'over-budget')).toBe(true);
        // half of a matching is never read as the whole of it
        const told = new Set(whole.refactorings.map(({ description }) => description));
        expect(refactorings.map(({ description }) => description).filter((one) => !told.has(one))).toEqual([]);
        seen.push(refactorings.length);
        if (refactorings.length === whole.refactorings.length && !explained) unexplained++;
      }
      expect(seen.length).toBeGreaterThan(10);
      expect(seen[0]).toBe(0);
      expect(seen.some((count) => count > 0)).toBe(true);
      // the last task is ended in the middle, too: everything was found, and nothing is said of lines
      expect(unexplained).toBeGreaterThan(2);
    },
    SLOW,
  );

  it('leaves time for each task that follows', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const clock = new Clock({ budget: 1_000 });
    const isOver = (): readonly boolean[] => [
      clock.readingIsOver(),
      clock.timeIsUp('match'),
      clock.timeIsUp('detect'),
      clock.timeIsUp('explain'),
      clock.hitTimeout,
    ];
    now = 500;
    expect(isOver()).toEqual([false, false, false, false, false]);
    now = 700;
    expect(isOver()).toEqual([true, false, false, false, true]);
    now = 850;
    expect(isOver()).toEqual([true, true, false, false, true]);
    now = 950;
    expect(isOver()).toEqual([true, true, true, false, true]);
    now = 1_100;
    expect(isOver()).toEqual([true, true, true, true, true]);
  });

  it('does not throw at a parser that asks after an abort', () => {
    const clock = new Clock({ signal: AbortSignal.abort(new Error('left')) });
    expect(clock.readingIsOver()).toBe(true);
    expect(() => clock.timeIsUp('match')).toThrow('left');
  });
});
