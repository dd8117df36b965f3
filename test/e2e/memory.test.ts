// A change that is more than the engine's memory holds, in a real browser whose modules get little of it: the others of its files are analysed, and the reader is told.
import { describe, expect, it } from 'vitest';
import { makeSource } from '../github/git/make.js';
import { setPages } from '../github/settings.js';
import { badges, pressInPanel, skippedFiles, untilBadges, untilPanelSays } from './support/page.js';
import { useBrowser, useGithub } from './support/running.js';

/** Pages of 64 KiB: what the parser's module has when it starts, and a little more. */
const FEW_PAGES = 640;

/** Methods of a class of which the tree takes more than that. */
const MANY = 15_000;

const SMALL = 5;
const PATIENCE = 60_000;

const java = (name: string, method: string): string =>
  `class ${name} {\n    int ${method}(int value) {\n        int scaled = value * 31;\n        return scaled - ${name.length};\n    }\n}\n`;

const huge = (mark: string): string =>
  `class Huge {\n${Array.from({ length: MANY }, (_, index) => `    int m${index}(int value) { return value * ${index} + ${mark}; }\n`).join('')}}\n`;

const files = (method: string): Record<string, string> => ({
  ...Object.fromEntries(Array.from({ length: SMALL }, (_, index) => [`F${index}.java`, java(`F${index}`, method)])),
  'Huge.java': huge(String(method.length)),
});

// Firefox cannot be told to give a module less memory.
describe('chromium', () => {
  const github = useGithub(async () => [
    await makeSource(
      [
        { name: 'before', branch: 'main', files: files('count') },
        { name: 'after', branch: 'feature', files: files('measure') },
      ],
      { name: 'memory' },
    ),
  ]);
  const { reader } = useBrowser('chromium', github, () => ({ wasmPages: FEW_PAGES }));

  it(
    'leaves out the file over which the memory ran out, and analyses the others',
    async () => {
      setPages(github.settings, { deferred: ['Huge.java'] });
      await reader.open(github.commitUrl(0));
      await untilPanelSays(reader, `${SMALL} of ${SMALL + 1} changed files analysed`, PATIENCE);
      await untilPanelSays(reader, `${SMALL} refactorings`);
      await untilBadges(reader, SMALL);
      expect(new Set((await badges(reader)).map(({ file }) => file)).has('F0.java')).toBe(true);
      await pressInPanel(reader, `${SMALL} of ${SMALL + 1}`);
      await untilPanelSays(reader, 'Too large 1');
      expect(await skippedFiles(reader)).toMatchObject([
        {
          heading: 'Too large 1',
          files: [
            {
              path: 'Huge.java',
              detail: 'left out, since the engine did not come to its end with files of more than 500,000 characters',
            },
          ],
        },
      ]);
    },
    2 * PATIENCE,
  );
});
