import { expect, it } from 'vitest';
import { sourceDetector } from '../support/detector.js';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Files in each of which a method has another name and another body. */
const files = (count: number, name: string): Record<string, string> =>
  Object.fromEntries(
    numbers(count).map((i) => [
      `F${i}.java`,
      `class F${i} {\n${numbers(20)
        .map(
          (j) => `  int ${name}${j}(int net) {\n    int ${name} = net * ${j};\n    put(${name}, ${i});\n    return ${name} + ${j};\n  }\n`,
        )
        .join('')}}\n`,
    ]),
  );

it('timers fire while a large change is analysed, and one ends it', async () => {
  const detector = await sourceDetector();
  const change = { before: files(40, 'was'), after: files(40, 'now') };
  let fired = 0;
  const timer = setInterval(() => fired++, 1);
  const stages = new Map<string, number>();
  await detector.detect(change, { onProgress: ({ stage }) => void stages.set(stage, fired) }).finally(() => clearInterval(timer));
  expect(fired).toBeGreaterThan(3);
  // Within reading, and between the stages after it.
  expect(stages.get('match')).toBeGreaterThan(0);
  expect(fired).toBeGreaterThan(stages.get('match') ?? Infinity);

  const abort = new AbortController();
  setTimeout(() => abort.abort(new Error('enough')), 1);
  await expect(detector.detect(change, { signal: abort.signal })).rejects.toThrow('enough');
}, 60_000);

it('a small change is done in one go', async () => {
  const detector = await sourceDetector();
  const change = { before: files(1, 'was'), after: files(1, 'now') };
  await detector.detect(change);
  expect((await detector.detect(change)).files).toEqual({ 'F0.java': { status: 'analysed' } });
});
