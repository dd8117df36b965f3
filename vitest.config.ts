import { defineConfig } from 'vitest/config';

/**
 * Milliseconds for a test and for what prepares it. Only something that hangs takes so long: with ten other programs at work on two cores, what takes one second
 * alone takes twenty, and vitest's own limits (5 and 10 s) would fail it.
 */
const PATIENCE = 120_000;

/** `unit` and `cases` run from source; `e2e` drives real browsers with what `npm run build` left in `dist/`. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    teardownTimeout: PATIENCE,
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'], testTimeout: PATIENCE, hookTimeout: PATIENCE } },
      { extends: true, test: { name: 'cases', include: ['test/cases/*.test.ts'], testTimeout: PATIENCE, hookTimeout: PATIENCE } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          // Each file starts browsers and a server of its own: side by side they would measure each other.
          fileParallelism: false,
          // Other work on a machine can make a browser miss a moment. A test that needs its second try is named at the end, see test/run.mjs.
          retry: 1,
        },
      },
    ],
  },
});
