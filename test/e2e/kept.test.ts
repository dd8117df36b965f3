// What is kept in the browser, and what happens when it is broken or unwanted or full; and when the browser ends the background in the middle.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setPages } from '../github/settings.js';
import type { CacheState } from '../../extension/messages.js';
import { manyRenames, twoBranches, variant } from './support/change.js';
import { askOwn, keepToken, storeSettings, TOKEN, tryToKeep } from './support/own.js';
import { openPanel, untilBadges, untilPanelSays } from './support/page.js';
import { BROWSERS, startBrowser } from './support/reader.js';
import { useBrowser, useGithub, useOwnPage } from './support/running.js';

/** Repositories: each test has a change of its own, since texts are kept by their content. */
const NAMES = ['broken', 'after', 'returning', 'asleep', 'secret-session', 'secret-token', 'public', 'many', 'seen', 'full'] as const;
type Name = (typeof NAMES)[number];

/** Files of the change whose texts take long. */
const MANY = 120;

/** Files of the change of which the reader sees the end. */
const SEEN = 40;

const COUNTS = { many: MANY, seen: SEEN } as const;

/** Texts of one of these changes, both versions. */
const TEXTS = 20;

/** Milliseconds after which Firefox ends a background that nothing happens in, and that a text takes: the second ten of them are on their way then. */
const IDLE = 2_500;
const SLOW = 1_800;

/** Bytes of room in a store that is as good as full: less than one text and its notes take. */
const ROOM = 30_000;

/** Kilobytes of all the room in a Firefox that is as good as full. */
const FULL = 50;

/** Bytes that do not go into a full store. */
const TOO_MUCH = { chromium: 2 * ROOM, firefox: 60_000 } as const;

/** Milliseconds for which Chromium may go by the room that there was. */
const NOW_AND_THEN = 60_000;

/** Milliseconds in which an ended background is about to begin again. */
const AWAKE = 400;

const ALL = '10 of 11 changed files analysed';

describe.each(BROWSERS)('%s', (name) => {
  const github = useGithub(() =>
    Promise.all(
      NAMES.map((repository) =>
        twoBranches(repository === 'many' || repository === 'seen' ? manyRenames(repository, COUNTS[repository], 2) : variant(repository), {
          name: repository,
          isPrivate: repository.startsWith('secret'),
        }),
      ),
    ),
  );
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true, backgroundIdle: IDLE }));
  const own = useOwnPage(browser);

  beforeAll(() => setPages(github.settings));

  afterEach(() => github.failures.clear());

  const urlOf = (repository: Name): string => github.commitUrl(NAMES.indexOf(repository));
  const kept = async (): Promise<CacheState> => (await askOwn(own, { kind: 'cache-state' })) as CacheState;
  /** How often each text of a repository was asked for. */
  const asked = (repository: Name): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const { host, path } of github.requests)
      if (host === 'raw.githubusercontent.com' && path.startsWith(`/sample/${repository}/`)) counts.set(path, (counts.get(path) ?? 0) + 1);
    return counts;
  };

  it('goes on where the reader left off: what was read is not read again', async () => {
    // The first ten come soon, the others take their time.
    let answered = 0;
    const url = urlOf('returning');
    github.failures.add({ match: /Part[3-6]\.java/, kind: 'slow', delay: 4_000 });
    await reader.open(url);
    await reader.until('some files are there', () => true, undefined);
    for (const end = Date.now() + 10_000; answered < 8 && Date.now() < end; answered = asked('returning').size)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = new Set(asked('returning').keys());
    expect(before.size).toBeGreaterThanOrEqual(8);
    expect(before.size).toBeLessThan(TEXTS);
    await reader.open('https://github.com/login');
    github.failures.clear();
    await reader.open(url);
    await untilPanelSays(reader, ALL);
    const quick = [...before].filter((path) => !/Part[3-6]/.test(path));
    expect(quick.length).toBeGreaterThanOrEqual(8);
    expect(quick.filter((path) => asked('returning').get(path) !== 1)).toEqual([]);
  });

  it('shows first results while texts are still on their way, ten at once', async () => {
    github.failures.add({ match: 'raw', kind: 'slow', delay: 250 });
    // What the page before asked for is given up, and still on its way here.
    while (github.load.now > 0) await new Promise((resolve) => setTimeout(resolve, 100));
    github.load.most = 0;
    await reader.open(urlOf('many'));
    await reader.until(
      'a refactoring is listed while files are read',
      () => {
        const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
        return root?.querySelector('.finding') !== null && (root?.textContent ?? '').includes('Reading files from GitHub');
      },
      undefined,
      undefined,
      () => openPanel(reader),
    );
    expect(asked('many').size).toBeLessThan(2 * MANY);
    await untilPanelSays(reader, `${MANY} of ${MANY} changed files analysed`, 30_000);
    expect(asked('many').size).toBe(2 * MANY);
    expect(github.load.most).toBeLessThanOrEqual(10);
    expect(github.load.most).toBeGreaterThan(4);
  });

  it('reads first what the reader sees', async () => {
    // Time to go down the page before anything is read; less than what ends Firefox's background.
    github.failures.add({ match: 'api', kind: 'slow', delay: IDLE / 2 });
    github.failures.add({ match: 'raw', kind: 'slow', delay: 150 });
    setPages(github.settings, { filesInFirstPayload: SEEN });
    await reader.open(urlOf('seen'));
    await reader.until(
      'the last file is in the window',
      (count) => {
        const tables = document.querySelectorAll('table[data-diff-anchor]');
        tables[tables.length - 1]?.scrollIntoView();
        return tables.length === count;
      },
      SEEN,
    );
    await untilPanelSays(reader, `${SEEN} of ${SEEN} changed files analysed`, 30_000);
    setPages(github.settings);
    const order = [...asked('seen').keys()];
    const last =
      order
        .map((path) => path.split('/').at(-1) ?? '')
        .sort()
        .at(-1) ?? '';
    const place = order.findIndex((path) => path.endsWith(last));
    // Ten are on their way when it is known what is seen; in their order this one would be the last of all.
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(SEEN);
  });

  it('loses nothing when the browser ends the background in the middle', async () => {
    github.failures.add({ match: 'raw', kind: 'slow', delay: SLOW });
    await reader.open(urlOf('asleep'));
    await untilPanelSays(reader, 'Reading files');
    // Again before it is quite awake, as a browser short of memory does.
    for (let end = 0; end < 2; end++) {
      await browser.endBackground?.();
      await new Promise((resolve) => setTimeout(resolve, AWAKE));
    }
    await untilBadges(reader, 8, 30_000);
    await untilPanelSays(reader, ALL, 30_000);
    // It was ended: some texts were asked for twice, but not those that had come.
    const counts = [...asked('asleep').values()];
    expect(counts).toHaveLength(TEXTS);
    expect(Math.max(...counts)).toBeGreaterThan(1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(0);
  });

  it('empties a store of another form, and works all the same', async () => {
    await own.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const gone = indexedDB.deleteDatabase('reflens');
          gone.onerror = () => reject(new Error('cannot delete'));
          gone.onsuccess = () => {
            const strange = indexedDB.open('reflens', 99);
            strange.onupgradeneeded = () => void strange.result.createObjectStore('something else');
            strange.onsuccess = () => {
              strange.result.close();
              resolve();
            };
          };
        }),
      undefined,
    );
    await reader.open(urlOf('broken'));
    await untilPanelSays(reader, ALL);
    await reader.open(urlOf('after'));
    await untilPanelSays(reader, ALL);
    expect((await kept()).texts).toBeGreaterThanOrEqual(TEXTS);
  });

  it('keeps nothing private when the reader says so, whichever way it was read', async () => {
    await askOwn(own, { kind: 'empty-cache' });
    await storeSettings(own, { keepPrivateTexts: false });
    try {
      await reader.open(urlOf('secret-session'));
      await untilPanelSays(reader, ALL);
      expect(await kept()).toEqual({ texts: 0, results: 0, bytes: 0 });
      await keepToken(own, TOKEN, 'github.com', true);
      await reader.open(urlOf('secret-token'));
      await untilPanelSays(reader, ALL);
      expect(await kept()).toEqual({ texts: 0, results: 0, bytes: 0 });
      await reader.open(urlOf('public'));
      await untilPanelSays(reader, ALL);
      expect(await kept()).toMatchObject({ texts: TEXTS, results: 1 });
    } finally {
      await storeSettings(own, { keepPrivateTexts: true });
      await keepToken(own, '');
    }
  });

  // The last test: Chromium goes by the room that there was for a while.
  it('works without keeping anything when the browser has no room left', async () => {
    // Firefox has one limit for all sites together, and takes it when it starts.
    const started = name === 'firefox' ? await startBrowser(name, { port: github.port, ownPages: true, storageRoom: FULL }) : null;
    try {
      const [page, settings] = started ? [await started.newReader(), await started.newReader()] : [reader, own];
      if (started) await settings.open(`${started.ownPages}options.html`);
      await askOwn(settings, { kind: 'empty-cache' });
      await browser.limitStorage?.(ROOM);
      // Chromium looks at the room only now and then.
      await expect.poll(() => tryToKeep(settings, TOO_MUCH[name]), { timeout: NOW_AND_THEN, interval: 1_000 }).toBe('QuotaExceededError');
      // Twice, with all texts read again: what could not be kept is not missed.
      for (let visit = 0; visit < 2; visit++) {
        await page.open(urlOf('full'));
        await untilPanelSays(page, ALL);
        await untilBadges(page, 8);
      }
      expect(((await askOwn(settings, { kind: 'cache-state' })) as CacheState).texts).toBeLessThan(TEXTS);
    } finally {
      await browser.limitStorage?.(null);
      await started?.close();
    }
  }, 150_000);
});
