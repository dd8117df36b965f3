// What the reader is told of the way to the texts: which one it was, what the API still allows, how long to wait, and where to report a page that is not recognised.
import { afterEach, describe, expect, it } from 'vitest';
import { defaultSettings, MANY_CALLS } from '../github/settings.js';
import { twoBranches, variant, type MadeSource } from './support/change.js';
import { keepToken, TOKEN } from './support/own.js';
import { panelText, pressInPanel, untilBadges, untilPanelSays } from './support/page.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useGithub, useOwnPage, useTab } from './support/running.js';

/** Seconds that GitHub asks to wait: enough to see them counted, and little enough to see their end. */
const WAIT = 6;

/** Repositories: each test has a change of its own, since texts and answers are kept. */
const NAMES = ['open', 'token', 'closed', 'partly', 'limited', 'unknown', 'missing', 'rebuilt', 'renamed'] as const;

describe.each(BROWSERS)('%s', (name) => {
  let made: readonly MadeSource[];
  const github = useGithub(
    async () => (made = await Promise.all(NAMES.map((one) => twoBranches(variant(one), { name: one, isPrivate: one === 'closed' })))),
  );
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true }));
  const popup = useTab(browser);
  const own = useOwnPage(browser);

  afterEach(() => {
    github.failures.clear();
    github.rateLimits.clear();
    Object.assign(github.settings, defaultSettings());
  });

  const urlOf = (repository: (typeof NAMES)[number]): string => github.commitUrl(NAMES.indexOf(repository));
  const asked = (host: string, from: number): number => github.requests.slice(from).filter((request) => request.host === host).length;

  /** What the toolbar's popup says of the reader's tab. */
  const popupSays = async (text: string): Promise<void> => {
    await popup.open(`${browser.ownPages}popup.html`);
    // The popup speaks of the tab in front, which as a page of its own it would be itself.
    await reader.front();
    await popup.evaluate(() => location.reload(), undefined).catch(() => undefined);
    await popup.until(`the popup says “${text}”`, (wanted) => document.body.innerText.includes(wanted), text);
  };

  it('without a token: as everybody may, with the calls that are left', async () => {
    await reader.open(urlOf('open'));
    await untilPanelSays(reader, 'Read without a token, as everybody may. 59 of 60 requests to its API are left until');
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await popupSays('10 of 11 changed files analysed. Read without a token, as everybody may.');
  });

  it('with a token: from the API, with the calls that are left', async () => {
    await keepToken(own, TOKEN);
    try {
      await reader.open(urlOf('token'));
      await untilPanelSays(reader, 'Read from GitHub’s API with your token. 4,999 of 5,000 requests to its API are left until');
      await popupSays('Read from GitHub’s API with your token.');
    } finally {
      await keepToken(own, '');
    }
  });

  it('with the reader’s session: as signed in, and no calls are counted', async () => {
    await reader.open(urlOf('closed'));
    await untilPanelSays(reader, 'so it was read from github.com as you are signed in there.');
    expect(await panelText(reader)).not.toContain('requests to its API');
    await popupSays('as you are signed in there.');
  });

  it('counts down while GitHub wants to be left alone, in the panel and in the popup, and then goes on', async () => {
    github.failures.add({ match: 'api', kind: 'secondary-limit', retryAfter: WAIT });
    await reader.open(urlOf('limited'));
    await untilPanelSays(reader, 'It can be asked again in 0:0', 15_000);
    await popupSays('It can be asked again in 0:0');
    const from = github.requests.length;
    await pressInPanel(reader, 'Try again');
    await untilPanelSays(reader, 'as many requests as it allows for now');
    expect(asked('api.github.com', from)).toBe(0);
    await untilPanelSays(reader, 'It can be asked again now.', (WAIT + 2) * 1_000);
    github.failures.clear();
    await pressInPanel(reader, 'Try again');
    await untilPanelSays(reader, '10 of 11 changed files analysed');
  });

  it('counts down where only some texts came, and asks for none of them before', async () => {
    // Files come in their order, so that this one is the last.
    github.failures.add({ match: /Part6\.java/, kind: 'too-many-requests', retryAfter: WAIT });
    await reader.open(urlOf('partly'));
    await untilPanelSays(reader, '9 of 11 changed files analysed');
    await untilPanelSays(reader, 'GitHub limits how much may be read at once. It can be asked again in 0:0');
    await popupSays('It can be asked again in 0:0');
    await pressInPanel(reader, '9 of 11');
    await untilPanelSays(reader, 'Could not be read');
    expect(await panelText(reader)).toContain('src/shop/part/Part6.java');
    github.failures.clear();
    const from = github.requests.length;
    await pressInPanel(reader, 'Try again');
    await untilPanelSays(reader, '9 of 11 changed files analysed');
    expect(asked('raw.githubusercontent.com', from)).toBe(0);
    await untilPanelSays(reader, 'It can be asked again now.', (WAIT + 2) * 1_000);
    await pressInPanel(reader, 'Try again');
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    expect(await panelText(reader)).not.toContain('It can be asked again');
  });

  it.each([
    ['commit', (at: MadeSource) => `commit/${at.commit}`],
    ['pull-files', () => 'pull/1/files'],
    ['pull-commit', (at: MadeSource) => `pull/1/commits/${at.commit}`],
    ['pull-range', (at: MadeSource) => `pull/1/files/${at.ids.get('before') ?? ''}..${at.commit}`],
    ['compare', () => 'compare/main...feature'],
  ])('lists what is in a page that it does not recognise, and where to report it: %s', async (kind, path) => {
    const at = made[NAMES.indexOf('unknown')];
    if (!at) throw new Error('no such repository');
    Object.assign(github.settings, { rateLimit: MANY_CALLS });
    github.failures.add({ match: 'api', kind: 'slow', delay: 300 });
    await reader.open(`https://github.com/sample/unknown/${path(at)}`);
    await reader.evaluate(() => {
      // What a page of another generation would not have.
      for (const part of document.querySelectorAll('main, #files, #diff-content-parent, [data-testid="progressive-diffs-list"]'))
        part.remove();
    }, undefined);
    await untilPanelSays(reader, 'does not recognise the diff on this page, so nothing is marked in it. The list is complete.', 15_000);
    const text = (await panelText(reader)) ?? '';
    expect(text).toContain('10 of 11 changed files analysed');
    expect(text).toContain('Rename Attribute');
    expect(await reader.evaluate(() => document.querySelectorAll('[data-reflens-badge]').length, undefined)).toBe(0);
    const link = await reader.evaluate(() => {
      const links = [...(document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('a') ?? [])];
      return links.find(({ textContent }) => textContent === 'Report this page')?.href ?? '';
    }, undefined);
    const report = new URL(link);
    expect([report.host, report.pathname.endsWith('/issues/new')]).toEqual(['github.com', true]);
    expect(report.searchParams.get('title')).toBe(`A page is not recognised: ${kind}`);
    // Nothing of what the reader looks at goes into the address by itself.
    expect(link).not.toMatch(/sample|unknown|[0-9a-f]{40}/);
  });

  it('says how many could not be read, and reads them at the next try', async () => {
    github.failures.add({ match: /Part[34]\.java/, kind: 'not-found' });
    await reader.open(urlOf('missing'));
    await untilPanelSays(reader, '8 of 11 changed files analysed');
    await untilBadges(reader, 8);
    await pressInPanel(reader, '8 of 11');
    await untilPanelSays(reader, 'Could not be read 2');
    github.failures.clear();
    expect(await pressInPanel(reader, 'Try again')).toBe(true);
    await untilPanelSays(reader, '10 of 11 changed files analysed');
  });

  it('that a part of a page is not understood, and in how many files there are marks', async () => {
    Object.assign(github.settings, { generation: 'classic', renamed: { '<table': '<x-table' } });
    await reader.open(urlOf('rebuilt'));
    await untilPanelSays(
      reader,
      'Reflens does not understand a part of this page: where the diffs of 11 files are. There are marks in 0 of 4 files. The list is complete.',
    );
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await untilPanelSays(reader, 'Rename Attribute');
  });

  it('and nothing of an attribute that is called otherwise by now: rows have a second way', async () => {
    Object.assign(github.settings, { generation: 'classic', renamed: { 'data-line-number': 'data-row-number' } });
    await reader.open(urlOf('renamed'));
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await untilBadges(reader);
    expect(await panelText(reader)).not.toContain('does not understand');
  });
});
