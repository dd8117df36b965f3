import { defineConfig } from 'vitest/config';

/** `unit` and `cases` run from source; `e2e` drives real browsers with what `npm run build` left in `dist/`. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      { extends: true, test: { name: 'cases', include: ['test/cases/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file starts browsers and a server of its own: side by side they would measure each other.
          fileParallelism: false,
          // Other work on a machine can make a browser miss a moment. A test that needs its second try is named at the end, see test/run.mjs.
          retry: 1,
        },
      },
    ],
  },
});
