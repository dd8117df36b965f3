// What comes to a page of GitHub, and when: the loader alone where no change is shown, and the rest once in a document, however the reader came to a change.
import { beforeEach, describe, expect, it } from 'vitest';
import { ENTERPRISE } from '../github/certificate.js';
import { setPages } from '../github/settings.js';
import { addressOf, COMMIT, PULL, useChangePages } from './support/change-pages.js';
import { storeSettings } from './support/own.js';
import { click, goToCommits, traces, untilBadges, untilNothing } from './support/page.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser, useOwnPage } from './support/running.js';

/** Milliseconds in which what comes by mistake would be there. */
const MOMENT = 700;

/** Counts in the document how often a script came to it. */
const counting = (name: string): string =>
  `document.documentElement.dataset.${name} = Number(document.documentElement.dataset.${name} ?? 0) + 1;`;

const came = (reader: Reader): Promise<readonly (string | undefined)[]> =>
  reader.evaluate(() => [document.documentElement.dataset['loader'], document.documentElement.dataset['content']], undefined);

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, MOMENT));

/** A style of ours that a mark's parts have only by the style sheet for pages. */
const styled = (reader: Reader): Promise<string> =>
  reader.evaluate(() => {
    const badge = document.querySelector('[data-reflens-badge]');
    return badge ? getComputedStyle(badge).position : '';
  }, undefined);

const { github } = useChangePages();

describe.each(BROWSERS)('%s', (name) => {
  const { browser, reader } = useBrowser(name, github, () => ({
    ownPages: true,
    allowedHosts: [ENTERPRISE],
    before: { 'loader.js': counting('loader'), 'content.js': counting('content') },
  }));
  const own = useOwnPage(browser);
  const pageOf = (path: string): string => addressOf(github, path);

  beforeEach(() => setPages(github.settings));

  it.each(['commits', 'pull/1'])('a page that shows no change has the loader alone: %s', async (part) => {
    await reader.open(pageOf(part));
    await moment();
    expect(await came(reader)).toEqual(['1', undefined]);
    expect(await traces(reader)).toBe(0);
  });

  it.each([COMMIT, PULL, 'compare/base...main'])('a page that shows one has the rest, with its style sheet: %s', async (path) => {
    await reader.open(pageOf(path));
    await untilBadges(reader);
    expect(await came(reader)).toEqual(['1', '1']);
    expect(await styled(reader)).toBe('absolute');
  });

  it('soft navigation brings it once, there and back', async () => {
    await reader.open(pageOf('commits'));
    await moment();
    expect(await came(reader)).toEqual(['1', undefined]);
    for (let time = 0; time < 2; time++) {
      await click(reader, 'a[href*="/commit/"]');
      await untilBadges(reader);
      await goToCommits(reader);
      await untilNothing(reader);
      expect(await traces(reader)).toBe(0);
    }
    expect(await came(reader)).toEqual(['1', '1']);
  });

  it('a document that comes back is as it was', async () => {
    await reader.open(pageOf(COMMIT));
    await untilBadges(reader);
    await reader.open(pageOf('commits'));
    await reader.back();
    await untilBadges(reader);
    expect(await came(reader)).toEqual(['1', '1']);
  });

  it('a frame has nothing of ours', async () => {
    await reader.open(pageOf(COMMIT));
    await untilBadges(reader);
    await reader.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    }, pageOf(PULL));
    await moment();
    expect(await came(reader)).toEqual(['1', '1']);
    expect(
      await reader.evaluate(() => {
        const inside = document.querySelector('iframe')?.contentDocument?.documentElement.dataset;
        return [inside?.['loader'], inside?.['content']];
      }, undefined),
    ).toEqual([undefined, undefined]);
  });

  it('an Enterprise server has both where it is switched on', async () => {
    await storeSettings(own, { hosts: [ENTERPRISE] });
    await reader.open(pageOf('commits').replace('github.com', ENTERPRISE));
    await moment();
    expect(await came(reader)).toEqual(['1', undefined]);
    await reader.open(pageOf(COMMIT).replace('github.com', ENTERPRISE));
    await untilBadges(reader);
    expect(await came(reader)).toEqual(['1', '1']);
    await storeSettings(own, { hosts: [] });
    await reader.open(pageOf(COMMIT).replace('github.com', ENTERPRISE));
    await moment();
    expect(await came(reader)).toEqual([undefined, undefined]);
  });

  it('a page cannot tell by asking for its files', async () => {
    await reader.open(pageOf('commits'));
    const got = await reader.evaluate(async (origin) => {
      const tries = ['content.js', 'content.css', 'loader.js'].map((file) =>
        fetch(origin + file).then(
          () => file,
          () => null,
        ),
      );
      return Promise.all(tries);
    }, browser.ownPages);
    expect(got).toEqual([null, null, null]);
  });
});
