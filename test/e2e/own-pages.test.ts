// Reflens' own pages: settings, the toolbar's popup and badge, and the page that opens once after the installation.
import { beforeAll, describe, expect, it } from 'vitest';
import { setPages } from '../github/settings.js';
import { serveChange, variant } from './support/change.js';
import { violations } from './support/axe.js';
import { pressOwn as press } from './support/own.js';
import { untilBadges, untilPanelSays } from './support/page.js';
import { pressFound } from './support/press.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser, useGithub, useTab } from './support/running.js';

const github = useGithub(async () => [await serveChange(), await serveChange(...variant('limited'), 'limited')]);

const untilSays = (reader: Reader, text: string): Promise<void> =>
  reader.until(`the page says “${text}”`, (wanted) => document.body.innerText.includes(wanted), text);

const badgeOfToolbar = (own: Reader, part: string): Promise<{ readonly text: string; readonly title: string }> =>
  own.evaluate(async (wanted) => {
    const { chrome: api } = globalThis as unknown as { chrome: typeof chrome };
    const tab = (await api.tabs.query({})).find(({ url }) => url?.includes(wanted));
    const tabId = tab?.id ?? -1;
    return { text: await api.action.getBadgeText({ tabId }), title: await api.action.getTitle({ tabId }) };
  }, part);

describe.each(BROWSERS)('%s', (name) => {
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true }));
  const own = useTab(browser);

  beforeAll(() => setPages(github.settings));

  it('shows what the marks mean on a live sample, once it is installed', async () => {
    // The browser's start waits for the page to open by itself; here it is opened again.
    expect(browser.ownPages).toMatch(/-extension:\/\//);
    await own.open(`${browser.ownPages}first-run.html`);
    await untilBadges(own, 6);
    await untilSays(own, '1 method extracted, 1 method moved, 1 rename');
    expect(await violations(own, [])).toEqual([]);
    await pressFound(own, () => document.querySelector<HTMLElement>('[data-reflens-badge]'), undefined);
    await own.until('the other end is lit', () => document.querySelector('[data-reflens-flash]') !== null, undefined);
    await untilPanelSays(own, 'Move Method');
    expect(await violations(own, [])).toEqual([]);
  });

  it('keeps settings, which act at once on pages that are open', async () => {
    await reader.open(github.commitUrl(0));
    await untilBadges(reader, 8);
    await own.open(`${browser.ownPages}options.html`);
    await untilSays(own, 'Types of refactorings');
    expect(await violations(own, [])).toEqual([]);
    await press(own, 'Show low-level refactorings');
    await untilSays(own, 'Saved.');
    await reader.until('low-level badges come', () => document.querySelector('[data-reflens-badge][data-level="low"]') !== null, undefined);
    await press(own, 'A colour for each kind, which');
    await reader.until('the page wears the palette', () => document.documentElement.dataset.reflensColours === 'safe', undefined);
    // A type that the reader hides is in neither diff nor list.
    await press(own, 'Move and rename methods');
    await press(own, 'Rename Method');
    await reader.until(
      'renamed methods have no badge',
      () =>
        ![...document.querySelectorAll('[data-reflens-badge]')].some((badge) => (badge as HTMLElement).dataset.label === 'method renamed'),
      undefined,
    );
    expect(await violations(own, [])).toEqual([]);
    await press(own, 'Show it again');
    await press(own, 'Show low-level refactorings');
    await press(own, 'One colour');
    await reader.until('the page is plain again', () => document.documentElement.dataset.reflensColours === undefined, undefined);
  });

  it('changes keys, and warns of GitHub’s', async () => {
    await own.open(`${browser.ownPages}options.html`);
    await untilSays(own, 'Next refactoring');
    const focusKey = (): Promise<void> =>
      own.evaluate(() => {
        const button = document.querySelector<HTMLElement>('button[aria-label^="Next refactoring"]');
        button?.focus();
        button?.click();
      }, undefined);
    await focusKey();
    await own.press('t');
    await untilSays(own, 'On GitHub this key');
    expect(await violations(own, [])).toEqual([]);
    await press(own, 'Next refactoring: back to');
    await own.until('the problem is gone', () => !document.body.innerText.includes('On GitHub this key'), undefined);
  });

  it('tells and empties what it keeps, and checks a token without showing it again', async () => {
    await own.open(`${browser.ownPages}options.html`);
    await own.until('the texts are counted', () => /\d+ files? and/.test(document.body.innerText), undefined);
    await press(own, 'Delete all');
    await untilSays(own, 'Deleted.');
    await own.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>('input[type=password]');
      if (!box) throw new Error('no box for a token');
      box.value = 'github_pat_standin';
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, undefined);
    await own.until('the token can be saved', () => document.querySelector('button[type=submit]:not([disabled])') !== null, undefined);
    await press(own, 'Save');
    await own.until('the host has answered', () => document.querySelector('.answer.good') !== null, undefined);
    expect(await own.evaluate(() => document.body.innerHTML.includes('github_pat_standin'), undefined)).toBe(false);
    // the answer comes before the settings tell that there is a token
    await own.until(
      'the token can be forgotten',
      () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Forget'),
      undefined,
    );
    await press(own, 'Forget');
    await own.until(
      'the token is forgotten',
      () => ![...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Forget'),
      undefined,
    );
  });

  it('says in the toolbar how many there are, and why when there is no result', async () => {
    await reader.open(github.commitUrl(0));
    await untilBadges(reader, 8);
    await own.open(`${browser.ownPages}popup.html`);
    await untilSays(own, 'Show low-level refactorings');
    expect(await violations(own, [])).toEqual([]);
    const counted = await badgeOfToolbar(own, '/commit/');
    expect(Number(counted.text)).toBeGreaterThan(3);
    expect(counted.title).toMatch(/^Reflens: \d+ refactorings: .*extracted/);
    github.failures.add({ match: 'api', kind: 'server-error' });
    await reader.open(github.commitUrl(1));
    await untilPanelSays(reader, 'Try again', 15_000);
    const failed = await badgeOfToolbar(own, '/commit/');
    expect(failed.text).toBe('!');
    expect(failed.title).toContain('answered with an error (502)');
    github.failures.clear();
  });
});
