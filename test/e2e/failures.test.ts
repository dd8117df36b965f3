// What the reader is told when GitHub does not answer as it should, and that trying again works.
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '../github/failures.js';
import { MANY_CALLS } from '../github/settings.js';
import { serveChange, variant } from './support/change.js';
import { click, goToCommits, panelText, pressInPanel, untilBadges, untilPanelSays } from './support/page.js';
import { BROWSERS, startBrowser } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';

interface Case {
  readonly what: string;
  readonly failure: Failure;
  readonly sentence: RegExp;
  /** Whether GitHub said how long to wait. */
  readonly wait?: boolean;
}

/** Seconds that the stand-in asks to wait: more than what Reflens waits by itself without telling. */
const WAIT = 5;

const API_CASES: readonly Case[] = [
  {
    what: 'the rate limit',
    failure: { match: 'api', kind: 'rate-limit', resetAfter: WAIT },
    sentence: /as many requests as it allows/,
    wait: true,
  },
  { what: 'an error of the server', failure: { match: 'api', kind: 'server-error' }, sentence: /answered with an error \(502\)/ },
  { what: 'an answer that is cut off', failure: { match: 'api', kind: 'cut-off' }, sentence: /incomplete|could not be reached/ },
  { what: 'no answer', failure: { match: 'api', kind: 'no-answer' }, sentence: /could not be reached/ },
];

const RAW_CASES: readonly Case[] = [
  {
    what: 'too many raw files',
    failure: { match: 'raw', kind: 'too-many-requests', retryAfter: WAIT },
    sentence: /limits how many files/,
    wait: true,
  },
  { what: 'an error of the raw server', failure: { match: 'raw', kind: 'unavailable' }, sentence: /answered with an error \(503/ },
  {
    what: 'raw files that are cut off',
    failure: { match: 'raw', kind: 'cut-off' },
    sentence: /connection to raw\.githubusercontent\.com broke/,
  },
];

describe.each(BROWSERS)('%s', (name) => {
  // Texts are cached by their content, and browsers keep the API's answers for a minute: each test has a change of its own.
  const names = [
    ...API_CASES.map((_, index) => `api-${index}`),
    ...RAW_CASES.map((_, index) => `raw-${index}`),
    'closed-not-found',
    'closed-forbidden',
    'one-file',
    'flaky',
    'stopped',
    'left',
    'unknown',
    'asleep',
    'updated',
  ];
  const github = useGithub(() => Promise.all(names.map((change) => serveChange(...variant(change), change))), { rateLimit: MANY_CALLS });
  const { browser, reader } = useBrowser(name, github);

  afterEach(() => github.failures.clear());

  const urlOf = (change: string): string => github.commitUrl(names.indexOf(change));

  const failsWithSentence = async (url: string, { failure, sentence, wait }: Case): Promise<void> => {
    github.failures.add(failure);
    await reader.open(url);
    await untilPanelSays(reader, 'Try again', 15_000);
    await untilPanelSays(reader, sentence);
    github.failures.clear();
    if (wait) {
      // Another page of the same host waits, too: nothing is asked before GitHub wants to be asked.
      const asked = github.requests.length;
      await reader.reload();
      await untilPanelSays(reader, 'Try again', 3_000);
      expect(github.requests.slice(asked).filter(({ host }) => host === 'api.github.com' || host === 'raw.githubusercontent.com')).toEqual(
        [],
      );
      await new Promise((resolve) => setTimeout(resolve, WAIT * 1_000));
    }
    await pressInPanel(reader, 'Try again');
    await untilBadges(reader, 8);
  };

  it.each(['not-found', 'forbidden'] as const)('reads the page with the reader’s session when the API says %s', async (kind) => {
    github.failures.add({ match: 'api', kind });
    await reader.open(urlOf(`closed-${kind}`));
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await untilBadges(reader, 8);
  });

  it('says that GitHub does not know a commit that neither API nor page shows', async () => {
    await reader.open(urlOf('api-0').replace(/[0-9a-f]{40}$/, 'feedfeedfeedfeedfeedfeedfeedfeedfeedfeed'));
    await untilPanelSays(reader, 'does not know this commit. If the repository is private, a token in Reflens’ settings is needed.');
  });

  it.each(API_CASES.map((failing, index) => ({ ...failing, index })))('says so: $what', async (failing) =>
    failsWithSentence(urlOf(`api-${failing.index}`), failing),
  );

  it.each(RAW_CASES.map((failing, index) => ({ ...failing, index })))('says so: $what', async (failing) =>
    failsWithSentence(urlOf(`raw-${failing.index}`), failing),
  );

  it('goes on without a file that cannot be read, and tells which', async () => {
    github.failures.add({ match: /Part3\.java/, kind: 'not-found' });
    await reader.open(urlOf('one-file'));
    await untilPanelSays(reader, '9 of 11 changed files analysed');
    await untilBadges(reader, 8);
    await pressInPanel(reader, '9 of 11');
    await untilPanelSays(reader, 'Could not be read');
    expect(await panelText(reader)).toContain('src/shop/part/Part3.java');
    github.failures.clear();
    expect(await pressInPanel(reader, 'Try again')).toBe(true);
    await untilPanelSays(reader, '10 of 11 changed files analysed');
  });

  it('does not bother the reader with a failure that passes', async () => {
    github.failures.add({ match: 'api', kind: 'unavailable', times: 1 });
    github.failures.add({ match: 'raw', kind: 'unavailable', times: 3 });
    await reader.open(urlOf('flaky'));
    await untilPanelSays(reader, '10 of 11 changed files analysed');
  });

  it('stops when told to, and starts again', async () => {
    github.failures.add({ match: 'raw', kind: 'slow', delay: 2_000 });
    await reader.open(urlOf('stopped'));
    await untilPanelSays(reader, 'Reading files');
    await pressInPanel(reader, 'Stop');
    await untilPanelSays(reader, 'Stopped');
    github.failures.clear();
    await pressInPanel(reader, 'Start again');
    await untilBadges(reader, 8);
  });

  it('ends its requests when the page is left', async () => {
    github.failures.add({ match: 'raw', kind: 'slow', delay: 600 });
    await reader.open(urlOf('left'));
    await untilPanelSays(reader, 'Reading files');
    await click(reader, 'a[href$="/commits"]');
    await reader.until('the panel is gone', () => document.querySelector('[data-reflens-panel]') === null, undefined);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const asked = github.requests.filter(({ host, path }) => host === 'raw.githubusercontent.com' && path.includes('/left/')).length;
    // Those under way at once, of the 20 that the whole change takes.
    expect(asked).toBeLessThanOrEqual(10);
    expect(asked).toBeGreaterThan(0);
  });

  // Only Chromium can be told to end an extension's background, or the extension itself, from outside.
  if (name === 'chromium') {
    it('begins again when the browser ends the background in the middle', async () => {
      github.failures.add({ match: 'raw', kind: 'slow', delay: 500 });
      await reader.open(urlOf('asleep'));
      await untilPanelSays(reader, 'Reading files');
      await browser.endBackground?.();
      await untilBadges(reader, 8, 20_000);
      expect(await panelText(reader)).toContain('10 of 11 changed files analysed');
    });

    it('asks for a reload when Reflens was updated under an open page', async () => {
      // Started with a command line, the browser does not bring the extension back; so this one is for this test alone.
      const updated = await startBrowser(name, { port: github.port });
      try {
        const page = await updated.newReader();
        await page.open(urlOf('updated'));
        await untilBadges(page, 8);
        await goToCommits(page);
        await updated.endExtension?.();
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await click(page, 'a[href*="/commit/"]');
        await untilPanelSays(page, 'Reload the page');
      } finally {
        await updated.close();
      }
    });
  }

  it('says that it does not know the page, and lists the refactorings all the same', async () => {
    github.failures.add({ match: 'api', kind: 'slow', delay: 500 });
    await reader.open(urlOf('unknown'));
    await reader.evaluate(
      () => document.querySelector('#diff-content-parent, #files, [data-testid="progressive-diffs-list"]')?.remove(),
      undefined,
    );
    await untilPanelSays(reader, 'does not recognise the diff');
    expect(await panelText(reader)).toContain('Rename Attribute');
  });
});
