import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Milliseconds for a test and for what prepares it. Only something that hangs takes so long: with ten other programs at work on two cores, what takes one second
 * alone takes twenty, and vitest's own limits (5 and 10 s) would fail it.
 */
const PATIENCE = 120_000;
const PATIENT = { testTimeout: PATIENCE, hookTimeout: PATIENCE };

/** Test files that run at once: vitest's own number is one less than the machine's cores, which leaves one of two idle. */
const AT_ONCE = Math.max(2, availableParallelism());

/**
 * End-to-end files that run at once. Each has a server and browsers of its own, which mostly wait for each other; more than this would measure each other.
 */
const BROWSERS_AT_ONCE = 2;

const UNIT = ['test/unit/**/*.test.{ts,tsx}'];

/**
 * Tests whose files have a process each: those that start hundreds of processes, which takes the longer the more memory who starts them has, and those of the
 * browser, which put globals and modules of their own in the place of others. The others share what they import.
 */
const APART = ['test/unit/node/*.test.ts', 'test/unit/extension/**/*.test.{ts,tsx}'];

/** `unit`, `apart` and `cases` run from source; `e2e` drives real browsers with what `npm run build` left in `dist/`. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    teardownTimeout: PATIENCE,
    maxWorkers: AT_ONCE,
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT, exclude: APART, isolate: false, ...PATIENT } },
      { extends: true, test: { name: 'apart', include: APART, ...PATIENT } },
      { extends: true, test: { name: 'cases', include: ['test/cases/*.test.ts'], isolate: false, ...PATIENT } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          ...PATIENT,
          maxWorkers: BROWSERS_AT_ONCE,
          // After the others, which take all that the machine has.
          sequence: { groupOrder: 1 },
          // Other work on a machine can make a browser miss a moment. A test that needs its second try is named at the end, see test/run.mjs.
          retry: 1,
        },
      },
    ],
  },
});
