import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Change, Detector } from '../../engine/api.js';
import { sourceDetector } from '../support/detector.js';
import { SHAPES, type Shape } from '../support/pathological.js';

/** Milliseconds of the processor that a detection is given, and that it may take: what was begun is ended, memory is swept up, and a result is made. */
const BUDGET = 100;
const MOST = 2 * BUDGET + 400;

/** The share of a shape's size that is tried here: enough to run out of this budget in most of them. */
const SCALE = Number(process.env['SHAPES_SCALE'] ?? 0.4);

/** Milliseconds until a test is given up. */
const LOST = 120_000;

afterEach(() => vi.restoreAllMocks());

/** Milliseconds of the processor: on a machine that does much else a clock on the wall tells nothing about the engine. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function changeOf({ make, size }: Shape): Change {
  const count = Math.ceil(size * SCALE);
  return { before: { 'port/Yard.java': make(count, false) }, after: { 'port/Yard.java': make(count, true) } };
}

describe('a budget holds, and a result says what was left out, of', () => {
  let detector: Detector;

  beforeAll(async () => {
    detector = await sourceDetector();
    // code that runs for the first time is slow
    for (const shape of SHAPES.slice(0, 12)) await detector.detect(changeOf({ ...shape, size: 20 }), { budget: BUDGET });
  }, LOST);

  it.each(SHAPES.map((shape) => [shape.what, shape] as const))(
    '%s',
    async (_, shape) => {
      const change = changeOf(shape);
      vi.spyOn(performance, 'now').mockImplementation(processorTime);
      const start = processorTime();
      const { files, hitTimeout } = await detector.detect(change, { budget: BUDGET });
      const took = processorTime() - start;
      expect(took).toBeLessThan(MOST);
      const [file] = Object.values(files);
      if (hitTimeout) expect(['partly', 'over-budget']).toContain(file?.status);
      if (file?.status !== 'analysed' && file?.status !== 'over-budget') expect(file?.detail).toBeTruthy();
    },
    LOST,
  );
});
