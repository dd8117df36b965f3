// An engine that does not come back, in both browsers: its worker is ended in time, the change is done without the file that held it, and no other tab waits for good.
import { describe, expect, it } from 'vitest';
import { makeSource } from '../github/git/make.js';
import { panelText, pressInPanel, skippedFiles, untilBadges, untilPanelSays } from './support/page.js';
import { useBrowser, useGithub } from './support/running.js';
import { BROWSERS } from './support/reader.js';

/** Milliseconds that the engine may compute in this test, instead of two minutes, and for a tab to get its result after all tries. */
const BUDGET = 1_500;
const PATIENCE = 90_000;

/** Before the worker's own script: a small budget, and two texts in which the engine turns in circles, one as soon as the file is parsed, one while it matches. */
const HANGING = `
const post = self.postMessage.bind(self);
let isMatching = false;
self.postMessage = (message) => {
  if (message.kind === 'begins') isMatching = false;
  post(message.kind === 'begins' ? { ...message, budget: Math.min(message.budget, ${BUDGET}) } : message);
  if (message.kind === 'at') isMatching = message.path === undefined;
  if (message.path?.endsWith('CirclesWhenParsed.java')) for (;;);
  if (message.path?.endsWith('CirclesWhenMatched.java')) isMatching = true;
};
const { get } = Map.prototype;
Map.prototype.get = function (key) {
  if (isMatching && key === 'inCircles') for (;;);
  return get.call(this, key);
};
`;

const java = (name: string, method: string): string =>
  `class ${name} {\n    int ${method}(int value) {\n        int scaled = value * 31;\n        return scaled - ${name.length};\n    }\n}\n`;

const change = (method: string, odd: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(['One', 'Two', 'Three'].map((name) => [`${name}.java`, java(name, method)])),
  ...odd,
});

const source = async (name: string, odd: string, member: string): ReturnType<typeof makeSource> =>
  makeSource(
    [
      { name: 'before', branch: 'main', files: change('count', { [`${odd}.java`]: java(odd, member) }) },
      { name: 'after', branch: 'feature', files: change('measure', { [`${odd}.java`]: java(odd, `${member}`).replace('31', '37') }) },
    ],
    { name },
  );

describe.each(BROWSERS)('%s', (name) => {
  const github = useGithub(async () => [
    await source('parsed', 'CirclesWhenParsed', 'sum'),
    await source('matched', 'CirclesWhenMatched', 'inCircles'),
    await source('fine', 'Fine', 'sum'),
    // Results of the first two are kept.
    await source('parsed-again', 'CirclesWhenParsed', 'total'),
    await source('matched-again', 'CirclesWhenMatched', 'inCircles'),
  ]);
  const { browser, reader } = useBrowser(name, github, () => ({ before: { 'worker.js': HANGING } }));

  it.each([
    [0, 'CirclesWhenParsed.java'],
    [1, 'CirclesWhenMatched.java'],
  ])(
    'leaves out the file from which the engine does not come back (%i)',
    async (repository, file) => {
      await reader.open(github.commitUrl(repository));
      await untilPanelSays(reader, 'This is another try', PATIENCE);
      await untilPanelSays(reader, '3 of 4 changed files analysed', PATIENCE);
      await untilBadges(reader, 3);
      expect(await panelText(reader)).toContain('3 refactorings');
      await pressInPanel(reader, '3 of 4');
      await untilPanelSays(reader, 'Try again');
      expect(await skippedFiles(reader)).toMatchObject([
        { heading: 'Left out, since the engine did not come back 1', files: [{ path: file }] },
      ]);
    },
    2 * PATIENCE,
  );

  it(
    'lets another tab in while two hang',
    async () => {
      const tabs = [await browser.newReader(), await browser.newReader(), await browser.newReader()];
      const [one, two, three] = tabs;
      if (!one || !two || !three) throw new Error('no tabs');
      await one.open(github.commitUrl(3));
      await two.open(github.commitUrl(4));
      await three.front();
      await three.open(github.commitUrl(2));
      await untilPanelSays(three, '4 of 4 changed files analysed', PATIENCE);
      for (const tab of tabs) await tab.close();
    },
    2 * PATIENCE,
  );
});
