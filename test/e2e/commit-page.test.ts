// A commit's page with the extension, in every generation of GitHub's page and in both browsers.
import { describe, expect, it } from 'vitest';
import { setPages, type Settings } from '../github/settings.js';
import { viewsOf } from './support/change-pages.js';
import { AFTER, BEFORE, lineOf, serveChange } from './support/change.js';
import {
  badges,
  click,
  clickBadge,
  collapsePanel,
  goToBefore,
  goToCommits,
  lit,
  panelText,
  pressInPanel,
  skippedFiles,
  traces,
  untilBadges,
  untilNothing,
  untilPanelSays,
} from './support/page.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';

const github = useGithub(async () => [await serveChange()]);

const VIEWS = viewsOf('commit');

/** Both ends of what the change contains, by the code of their lines. */
const ENDS = [
  { file: 'src/shop/Invoice.java', label: 'attribute renamed', before: 'private int total;', after: 'private int grandTotal;' },
  {
    file: 'src/shop/Invoice.java',
    label: 'method extracted',
    before: 'printer.open("Invoice");',
    after: 'private void printHeader(Printer printer) {',
  },
  {
    file: 'src/shop/Catalogue.java',
    label: 'method renamed',
    before: 'public int priceOf(int id) {',
    after: 'public int priceFor(int item) {',
  },
] as const;

/** Brings the open menu over the panel, and counts the menu's points at which something else is seen. */
const partsOfTheMenuThatAreCovered = (reader: Reader): Promise<number> =>
  reader.evaluate(() => {
    const host = document.querySelector('[data-reflens-card]');
    const menu = host?.shadowRoot?.querySelector<HTMLElement>('.floating');
    const heading = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.path')?.getBoundingClientRect();
    if (!host || !menu || !heading) return NaN;
    menu.style.left = `${heading.left}px`;
    menu.style.top = `${heading.top - 10}px`;
    const { left, top, right, bottom } = menu.getBoundingClientRect();
    let covered = 0;
    for (let x = left + 20; x < Math.min(right, innerWidth) - 20; x += 20)
      for (let y = top + 8; y < Math.min(bottom, innerHeight) - 8; y += 8) if (document.elementFromPoint(x, y) !== host) covered++;
    return covered;
  }, undefined);

describe.each(BROWSERS)('%s', (name) => {
  const { reader } = useBrowser(name, github);

  const show = (settings: Partial<Settings> = {}): Promise<void> => {
    setPages(github.settings, settings);
    return reader.open(github.commitUrl());
  };

  it.each(VIEWS)('marks both ends on their lines: $generation, $diffView', async (view) => {
    await show(view);
    await untilBadges(reader, 8);
    const seen = await badges(reader);
    for (const { file, label, before, after } of ENDS) {
      for (const [files, code] of [
        [BEFORE, before],
        [AFTER, after],
      ] as const) {
        const badge = seen.find((candidate) => candidate.code === code);
        expect(badge, code).toMatchObject({ label, file });
        expect(badge?.numbers, code).toContain(String(lineOf(files, file, code)));
      }
    }
    // A renamed file is one table; the class before it and the class after it are both in there.
    expect(seen.filter(({ file }) => file === 'src/shop/Customer.java').map(({ code }) => code)).toEqual(
      expect.arrayContaining(['public class Client {', 'public class Customer {']),
    );
  });

  it('tells in the panel what was found and what was looked at', async () => {
    await show();
    // The list may be there before everything is: what was found in the first files is shown early.
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    const text = await panelText(reader);
    expect(text).toMatch(/\d+ refactorings/);
    expect(text).toContain('Rename Attribute');
    expect(await pressInPanel(reader, '10 of 11')).toBe(true);
    await untilPanelSays(reader, 'Language not supported');
    // Being a pill for a while changes nothing about what the reader opened.
    await collapsePanel(reader);
    await untilPanelSays(reader, 'Language not supported');
    expect(await skippedFiles(reader)).toEqual([{ heading: 'Language not supported 1', files: [{ path: 'README.md', detail: '' }] }]);
  });

  it.each(VIEWS)('goes to the other end: $generation, $diffView', async (view) => {
    await show(view);
    await untilBadges(reader, 8);
    expect((await clickBadge(reader, 'printer.open("Invoice");'))[0]).toBe('private void printHeader(Printer printer) {');
    expect((await clickBadge(reader, 'private int grandTotal;'))[0]).toBe('private int total;');
  });

  it('goes to an end in another file, from the list', async () => {
    await show();
    await untilPanelSays(reader, 'Move Method');
    await pressInPanel(reader, 'Move Method');
    expect((await lit(reader))[0]).toBe('public String formatAddress(String street, String town, int code) {');
    expect(
      await reader.evaluate(() => document.querySelector('[data-reflens-flash]')?.closest('table')?.getAttribute('aria-label'), undefined),
    ).toBe('Diff for: src/shop/Address.java');
  });

  it('goes to an end in a file that is collapsed, deferred or not loaded yet', async () => {
    for (const settings of [
      { collapsed: ['src/shop/Customer.java'], generation: 'react-v2' },
      { collapsed: ['src/shop/Customer.java'], generation: 'classic' },
      { deferred: ['src/shop/Customer.java'], generation: 'react-v1' },
      { deferred: ['src/shop/Customer.java'], generation: 'classic' },
      { loadMore: 'on-scroll', filesInFirstPayload: 1, filesPerLoad: 2, generation: 'react-v1' },
    ] as const) {
      await show(settings);
      await goToBefore(reader, 'Move Method');
      expect((await lit(reader))[0], JSON.stringify(settings)).toBe('public String formatAddress(String street, String town, int code) {');
      expect(await badges(reader)).toContainEqual(expect.objectContaining({ file: 'src/shop/Customer.java' }));
    }
  });

  it('keeps the low-level switch over a reload, in the diff, the list and the counts', async () => {
    await show();
    await untilBadges(reader, 8);
    const high = await badges(reader);
    expect(high.some(({ label }) => label.includes('parameter'))).toBe(false);
    expect(await pressInPanel(reader, 'Low-level')).toBe(true);
    await untilPanelSays(reader, 'Rename Parameter');
    await reader.until(
      'the parameter has a badge',
      () => document.querySelector('[data-reflens-badge][data-level="low"]') !== null,
      undefined,
    );
    expect((await badges(reader)).map(({ code }) => code)).toContain('public int roundUp(int cents) {');
    await reader.reload();
    await untilPanelSays(reader, 'Rename Parameter');
    await reader.until(
      'the parameter has a badge',
      () => document.querySelector('[data-reflens-badge][data-level="low"]') !== null,
      undefined,
    );
    expect(await pressInPanel(reader, 'Low-level')).toBe(true);
    await reader.until('the badge is gone', () => document.querySelector('[data-reflens-badge][data-level="low"]') === null, undefined);
  });

  it('lets the reader choose where several refactorings are on one line, with the keyboard, too', async () => {
    await show();
    await untilBadges(reader, 8);
    await pressInPanel(reader, 'Low-level');
    await reader.until(
      'the badge counts two',
      () => document.querySelector('[data-reflens-badge][aria-haspopup=menu]') !== null,
      undefined,
    );
    const label = await reader.evaluate(() => {
      const badge = document.querySelector<HTMLElement>('[data-reflens-badge][aria-haspopup=menu]');
      badge?.scrollIntoView({ block: 'center' });
      badge?.focus();
      return badge?.dataset.label;
    }, undefined);
    expect(label).toBe('2 refactorings');
    await reader.press('Enter');
    await reader.until(
      'the menu is open',
      () => document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('[role=menu]') !== null,
      undefined,
    );
    expect(await partsOfTheMenuThatAreCovered(reader)).toBe(0);
    await reader.press('Escape');
    await reader.until(
      'the menu is closed',
      () => document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('[role=menu]') === null,
      undefined,
    );
    expect(await reader.evaluate(() => document.activeElement?.hasAttribute('data-reflens-badge'), undefined)).toBe(true);
    await reader.press('Enter');
    await reader.press('ArrowDown');
    await reader.press('Enter');
    expect((await lit(reader))[0]).toBe('public int priceFor(int item) {');
    await pressInPanel(reader, 'Low-level');
  });

  it('leaves the page to a reader who scrolls while a file is still to come', async () => {
    await show({ filesInFirstPayload: 2, loadMore: 'never' });
    await untilPanelSays(reader, 'Rename Attribute');
    expect(await pressInPanel(reader, 'Rename Attribute')).toBe(true);
    await reader.until('the page is scrolled for the file', () => scrollY > 0, undefined);
    await reader.press('Home');
    const where = await reader.evaluate(async () => {
      scrollTo(0, 0);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return scrollY;
    }, undefined);
    expect(where).toBe(0);
    expect(await panelText(reader)).not.toContain('does not show the diff');
  });

  it('reads every text once', async () => {
    const asked = (): number => github.requests.filter(({ host }) => host === 'raw.githubusercontent.com').length;
    await show();
    await untilBadges(reader, 8);
    const before = asked();
    expect(before).toBeGreaterThan(0);
    await reader.reload();
    await untilBadges(reader, 8);
    expect(asked()).toBe(before);
  });

  it('works while the page is drawn piece by piece, and draws again what GitHub draws again', async () => {
    await show({ generation: 'react-v1', hydrationDelay: 700, filesInFirstPayload: 1, filesPerLoad: 3 });
    await untilBadges(reader, 8);
    await show({ generation: 'classic', lateHighlight: true });
    await untilBadges(reader, 8);
    await show({ generation: 'react-v2' });
    await untilBadges(reader, 8);
    const before = (await badges(reader)).length;
    const rows = await reader.evaluate(() => {
      // As a re-rendering page does: the rows are other nodes with the same content.
      const body = document.querySelector('table[data-diff-anchor] [data-reflens-badge]')?.closest('tbody');
      if (!body) return 0;
      const copy = body.cloneNode(true) as HTMLElement;
      for (const badge of copy.querySelectorAll('[data-reflens-badge]')) badge.remove();
      body.replaceWith(copy);
      return copy.children.length;
    }, undefined);
    expect(rows).toBeGreaterThan(0);
    await untilBadges(reader, before);
    expect((await badges(reader)).length).toBe(before);
  });

  it('leaves nothing behind when the page is left, and comes back', async () => {
    await show();
    await untilBadges(reader, 8);
    await goToCommits(reader);
    await untilNothing(reader);
    expect(await traces(reader)).toBe(0);
    await click(reader, 'a[href*="/commit/"]');
    await reader.until('a commit is shown', () => location.pathname.includes('/commit/'), undefined);
    await reader.until('the panel is there', () => document.querySelector('[data-reflens-panel]') !== null, undefined);
    await reader.back();
    await untilNothing(reader);
    await reader.back();
    await untilBadges(reader, 8);
    expect(await reader.evaluate(() => document.querySelectorAll('[data-reflens-panel]').length, undefined)).toBe(1);
  });
});
