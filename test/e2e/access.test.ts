// Ways to a change in real browsers: with a token, with the reader's session, on an Enterprise server; and what a second visit costs.
import { afterEach, describe, expect, it } from 'vitest';
import { ENTERPRISE } from '../github/certificate.js';
import type { LoggedRequest } from '../github/server.js';
import { setPages } from '../github/settings.js';
import { AFTER, BEFORE, twoBranches, variant } from './support/change.js';
import { keepToken, storeSettings, TOKEN } from './support/own.js';
import { click, goToCommits, panelText, traces, untilBadges, untilNothing, untilPanelSays } from './support/page.js';
import { pressFound } from './support/press.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useGithub, useOwnPage } from './support/running.js';
import { collectTroubles, plantTroubles, troubles } from './support/troubles.js';

/** Milliseconds for all rounds on a machine that is busy with other things. */
const LONG = 240_000;

/** Rounds of leaving, failing and coming back, for each browser. */
const ROUNDS = Number(process.env['INTERLEAVINGS'] ?? 100);

/**
 * The parts of the extension in each browser whose troubles are sure to be seen; a worker that is done waits for the next analysis. Firefox does not
 * always tell a content script of its own rejections.
 */
const WATCHED = {
  chromium: ['background.js', 'offscreen.js', 'worker.js', 'content.js'],
  firefox: ['background.js', 'worker.js'],
} as const;

/** What Firefox tells content scripts of the page's own errors: what the page asked for when it was left. Our script asks for nothing by itself, see `build.test.ts`. */
const OF_THE_PAGE = /^content\.js: .*NetworkError when attempting to fetch/;

/** Private and public repositories with one change each. */
const REPOSITORIES = [
  { name: 'plain', change: [BEFORE, AFTER], isPrivate: false },
  { name: 'closed', change: variant('closed'), isPrivate: true },
  { name: 'secret', change: variant('secret'), isPrivate: true },
  { name: 'walk', change: variant('walk'), isPrivate: false },
] as const;

describe.each(BROWSERS)('%s', (name) => {
  const github = useGithub(() => Promise.all(REPOSITORIES.map(({ change, ...options }) => twoBranches(change, options))));
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true, allowedHosts: [ENTERPRISE], watched: true }));
  const own = useOwnPage(browser);

  afterEach(() => github.failures.clear());

  const settle = (): void => {
    setPages(github.settings, { session: 'cookie' });
    github.requests.length = 0;
  };
  const asked = (): LoggedRequest[] =>
    github.requests.filter(
      ({ host, path }) =>
        host === 'api.github.com' || host === 'raw.githubusercontent.com' || (host === ENTERPRISE && path.startsWith('/api/')),
    );

  it('reads a private repository with the reader’s session, and only while there is one', async () => {
    settle();
    await reader.open(github.commitUrl(1));
    await untilPanelSays(reader, 'does not know this commit');
    await reader.open('https://github.com/login');
    github.requests.length = 0;
    await reader.open(github.commitUrl(1));
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await untilBadges(reader, 8);
    expect(github.requests.some(({ authorized }) => authorized)).toBe(false);
    expect(asked().filter(({ host }) => host === 'api.github.com')).toHaveLength(1);
  });

  it('reads it with a token in two calls, and again in one that costs nothing', async () => {
    settle();
    expect(await keepToken(own, TOKEN)).toMatchObject({ ok: true });
    github.requests.length = 0;
    await reader.open(github.commitUrl(2));
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await untilBadges(reader, 8);
    expect(asked().map(({ method, status, authorized }) => [method, status, authorized])).toEqual([
      ['GET', 200, true],
      ['POST', 200, true],
    ]);
    github.requests.length = 0;
    await reader.reload();
    await untilBadges(reader, 8);
    expect(asked().map(({ method, status }) => [method, status])).toEqual([['GET', 304]]);
    expect(await reader.evaluate((token) => document.documentElement.outerHTML.includes(token), TOKEN)).toBe(false);
    expect(await panelText(reader)).not.toContain(TOKEN);
    await keepToken(own, '');
  });

  it('works on an Enterprise server once it is switched on there, with that server alone', async () => {
    settle();
    const url = github.commitUrl(0).replace('github.com', ENTERPRISE);
    await reader.open(url);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await traces(reader)).toBe(0);
    await storeSettings(own, { hosts: [ENTERPRISE] });
    await keepToken(own, TOKEN, ENTERPRISE);
    await new Promise((resolve) => setTimeout(resolve, 500));
    github.requests.length = 0;
    await reader.open(url);
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await untilBadges(reader, 8);
    expect(new Set(asked().map(({ host }) => host))).toEqual(new Set([ENTERPRISE]));
  });

  it(
    `leaves nothing behind in ${ROUNDS} rounds of going, failing and trying again`,
    async () => {
      settle();
      await reader.open(github.commitUrl(3));
      await reader.run(`
      window.reflensTroubles = [];
      addEventListener('unhandledrejection', (event) => window.reflensTroubles.push(String(event.reason)));
      addEventListener('error', (event) => window.reflensTroubles.push(event.message));
    `);
      await collectTroubles(own);
      let state = 7;
      const below = (end: number): number => (state = (state * 48_271) % 2_147_483_647) % end;
      const moves: readonly (() => Promise<unknown> | void)[] = [
        () => click(reader, 'a[href$="/commits"]'),
        () => click(reader, 'a[href*="/commit/"]'),
        () => reader.evaluate(() => history.back(), undefined),
        () => github.failures.add({ match: 'raw', kind: 'slow', delay: 150, times: 6 }),
        () => github.failures.add({ match: 'api', kind: 'unavailable', times: 2 }),
        () => github.failures.add({ match: 'raw', kind: 'no-answer', times: 4 }),
        () => github.failures.clear(),
        () =>
          pressFound(
            reader,
            () => {
              const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
              return [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
                /Try again|Stop|Start again/.test(textContent),
              );
            },
            undefined,
          ),
      ];
      for (let round = 0; round < ROUNDS; round++) {
        for (let step = 0; step < 2; step++) await Promise.resolve(moves[below(moves.length)]?.()).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, below(200)));
      }
      github.failures.clear();
      expect(await reader.evaluate(() => (window as unknown as { reflensTroubles?: string[] }).reflensTroubles ?? [], undefined)).toEqual(
        [],
      );
      // The list of commits shows no change: nothing of ours is left there, and nobody asks any more.
      if (!(await reader.evaluate(() => document.querySelector('a[href$="/commits"]') !== null, undefined)))
        await reader.open(github.commitUrl(3));
      await goToCommits(reader);
      await untilNothing(reader);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const quiet = asked().length;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(asked().length).toBe(quiet);
      await reader.open(github.commitUrl(3));
      await untilPanelSays(reader, '10 of 11 changed files analysed', 20_000);
      const seen = await troubles(own, reader);
      expect(seen.filter((trouble) => !OF_THE_PAGE.test(trouble))).toEqual([]);
      // The watchers are awake: each of them sees a rejection that is made on purpose.
      await plantTroubles(own, reader);
      const planted = (await troubles(own, reader))
        .filter((trouble) => trouble.includes('planted'))
        .map((trouble) => trouble.split(':')[0]);
      expect(planted).toEqual(expect.arrayContaining([...WATCHED[name]]));
    },
    LONG,
  );
});
