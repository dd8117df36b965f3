// The peek: code compared with its origin, under its line in every view, by card, key and panel; its controls; that it stays, and that it goes.
import { describe, expect, it } from 'vitest';
import { setPages, type Settings } from '../github/settings.js';
import { violations } from './support/axe.js';
import { addressOf } from './support/change-pages.js';
import { serveChange } from './support/change.js';
import { openMarked, pointAtBadge, pressInCard, untilBar, untilCardSays } from './support/marks.js';
import { collapsePanel, traces, untilPanelSays } from './support/page.js';
import { PEEK_AFTER, PEEK_BEFORE } from './support/peek-change.js';
import { focusBadge, pressInPeek, seenPeek, untilNoPeek, untilPeekSays } from './support/peek.js';
import { pressFound } from './support/press.js';
import { BROWSERS, startBrowser, type Reader } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';

const MOVED = 'public int grind(int sacks, int water) {';
const LONG = 'public void list() {';
const EXTRACTED = 'private void sell(int pieces) {';
const FIRST_FILE = 'public class Miller implements Worker {';

const VIEWS: readonly (Pick<Settings, 'generation' | 'diffView' | 'colorMode'> & {
  readonly path: string;
  readonly theme?: Settings['theme'];
})[] = [
  { generation: 'classic', diffView: 'unified', colorMode: 'light', path: 'pull/1/files' },
  { generation: 'classic', diffView: 'split', colorMode: 'dark', path: 'pull/1/files' },
  { generation: 'classic', diffView: 'unified', colorMode: 'dark', path: 'compare/main...feature' },
  { generation: 'classic', diffView: 'split', colorMode: 'light', path: 'compare/main...feature' },
  { generation: 'react-v1', diffView: 'unified', colorMode: 'dark', path: 'commit' },
  { generation: 'react-v1', diffView: 'split', colorMode: 'light', path: 'commit', theme: 'high-contrast' },
  { generation: 'react-v2', diffView: 'unified', colorMode: 'light', path: 'pull/1/files' },
  { generation: 'react-v2', diffView: 'split', colorMode: 'dark', path: 'pull/1/files', theme: 'dimmed' },
];

const OURS = ['div[data-reflens-peek]'];

const github = useGithub(async () => [await serveChange(PEEK_BEFORE, PEEK_AFTER)]);

const show = (reader: Reader, path: string, settings: Partial<Settings> = {}, code = MOVED): Promise<void> => {
  setPages(github.settings, { filesInFirstPayload: 20, ...settings });
  return openMarked(reader, addressOf(github, path), code);
};

/** Controls of the peek that are not in the window from side to side, and the peek itself. */
const outsideOfWindow = (reader: Reader): Promise<readonly string[]> =>
  reader.evaluate(() => {
    const host = document.querySelector('div[data-reflens-peek]');
    const { clientWidth } = document.documentElement;
    return [host, ...(host?.shadowRoot?.querySelectorAll('button, select') ?? [])].flatMap((one) => {
      const box = one?.getBoundingClientRect();
      return box && box.width > 0 && box.left >= 0 && box.right <= clientWidth + 1 ? [] : [one?.textContent ?? 'no peek'];
    });
  }, undefined);

/** Opens the peek of a line by its badge and the key. */
const peek = async (reader: Reader, code: string, says: string): Promise<void> => {
  await focusBadge(reader, code);
  await reader.press('Shift+C');
  await untilPeekSays(reader, says);
};

/** The texts of the diff's own rows. */
const diffRows = (reader: Reader): Promise<readonly string[]> =>
  reader.evaluate(
    () => [...document.querySelectorAll('table[data-diff-anchor] tr:not([data-reflens-peek])')].map((row) => row.textContent),
    undefined,
  );

const compareMove = (): HTMLElement | null | undefined =>
  document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector<HTMLElement>('button[aria-label^="Compare Move Method"]');

describe.each(BROWSERS)('%s', (name) => {
  const { browser, reader } = useBrowser(name, github);

  it.each(VIEWS)(
    'opens under its line by key, and gives everything back: $path, $generation, $diffView, $colorMode',
    async ({ path, ...view }) => {
      await show(reader, path, view);
      const rows = await diffRows(reader);
      await peek(reader, MOVED, 'Moved, 1 line edited');
      const seen = await seenPeek(reader);
      expect(seen?.under).toContain(MOVED);
      expect(seen?.edited).toEqual(['40', '41']);
      expect(seen?.explained).toContain('meal');
      expect(seen?.hasFocus).toBe(true);
      expect(seen?.rows.some((row) => row.includes('log("ground", meal);'))).toBe(true);
      expect(await diffRows(reader)).toEqual(rows);
      expect(await violations(reader, OURS)).toEqual([]);
      expect(await pressInPeek(reader, 'Side by side')).toBe(true);
      await reader.until(
        'both versions are beside each other',
        () => document.querySelector('div[data-reflens-peek]')?.shadowRoot?.querySelector('table.sides') !== null,
        undefined,
      );
      expect((await seenPeek(reader))?.rows.some((row) => /return flour;\|\d+\|\s*return meal;/.test(row))).toBe(true);
      expect(await violations(reader, OURS)).toEqual([]);
      const wide = await reader.evaluate(() => {
        const box = document.querySelector('div[data-reflens-peek]')?.getBoundingClientRect();
        return box ? box.left >= 0 && box.right <= innerWidth && box.width > 300 : false;
      }, undefined);
      expect(wide).toBe(true);
      expect(await pressInPeek(reader, 'Inline')).toBe(true);
      await reader.press('Escape');
      await untilNoPeek(reader);
      expect(await diffRows(reader)).toEqual(rows);
      expect(
        await reader.evaluate((code) => document.activeElement?.closest('td')?.textContent.includes(code) ?? false, MOVED),
        'the badge has the keyboard again',
      ).toBe(true);
    },
  );

  it('opens from a card, and closes with its key', async () => {
    await show(reader, 'commit');
    await pointAtBadge(reader, MOVED);
    await untilCardSays(reader, '1 line edited');
    expect(await pressInCard(reader, 'Compare')).toBe(true);
    await untilPeekSays(reader, 'Moved, 1 line edited');
    expect((await seenPeek(reader))?.hasFocus).toBe(true);
    await reader.press('Shift+C');
    await untilNoPeek(reader);
  });

  it('opens from the panel, which says how much was edited', async () => {
    await show(reader, 'commit');
    await untilPanelSays(reader, '1 line edited');
    await untilPanelSays(reader, 'same code');
    await pressFound(reader, compareMove, undefined);
    await untilPeekSays(reader, 'Moved');
    await reader.until(
      'the keyboard is in the peek',
      () => document.querySelector('div[data-reflens-peek]')?.shadowRoot?.activeElement !== null,
      undefined,
    );
    expect((await seenPeek(reader))?.under).not.toBeNull();
    await reader.press('Escape');
    await untilNoPeek(reader);
    const focused = await reader.evaluate(
      () => document.querySelector('[data-reflens-panel]')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
      undefined,
    );
    expect(focused).toContain('Compare Move Method');
    await collapsePanel(reader);
  });

  it('goes from edit to edit, shows more, and lets choose the place', async () => {
    await show(reader, 'commit');
    await peek(reader, MOVED, '1 edit');
    expect(await pressInPeek(reader, 'Next edit')).toBe(true);
    await untilPeekSays(reader, '1 of 1');
    expect(
      await reader.evaluate(
        () => document.querySelector('div[data-reflens-peek]')?.shadowRoot?.querySelector('tr.current')?.textContent ?? '',
        undefined,
      ),
    ).toContain('40');
    await peek(reader, LONG, 'Moved, same code');
    expect((await seenPeek(reader))?.rows).toHaveLength(40);
    expect(await pressInPeek(reader, 'Show')).toBe(true);
    await untilPeekSays(reader, 'entry 69');
    expect((await seenPeek(reader))?.rows).toHaveLength(72);

    await peek(reader, EXTRACTED, 'Extracted, same but for names');
    await untilPeekSays(reader, 'Shop.evening');
    const places = await reader.evaluate(
      () =>
        [...(document.querySelector('div[data-reflens-peek]')?.shadowRoot?.querySelectorAll('option') ?? [])].map((one) => one.textContent),
      undefined,
    );
    expect(places).toEqual(['Shop.morning, line 9', 'Shop.evening, line 16']);
    const lines = async (): Promise<string> => ((await seenPeek(reader))?.rows ?? []).join('\n');
    const first = await lines();
    const key = await reader.evaluate(() => {
      const select = document.querySelector('div[data-reflens-peek]')?.shadowRoot?.querySelector('select');
      select?.focus();
      return select?.value === '0' ? 'ArrowDown' : 'ArrowUp';
    }, undefined);
    await reader.press(key);
    await expect.poll(lines).not.toBe(first);
    expect(await violations(reader, OURS)).toEqual([]);
    await reader.press('Escape');
    await untilNoPeek(reader);
  });

  it('goes from edit to edit by keys, which open it first', async () => {
    await show(reader, 'commit');
    await focusBadge(reader, MOVED);
    await reader.press('Shift+E');
    await untilPeekSays(reader, '1 edit');
    await reader.press('Shift+E');
    await untilPeekSays(reader, '1 of 1');
    await reader.press('Shift+W');
    await untilPeekSays(reader, '1 of 1');
    // From the page, too: the code that is compared comes into view.
    await reader.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      document.querySelector('div[data-reflens-peek]')?.shadowRoot?.querySelector<HTMLElement>(':focus')?.blur();
      scrollTo({ top: 0, behavior: 'instant' });
    }, undefined);
    await reader.press('Shift+E');
    await reader.until(
      'the peek is in view',
      () => {
        const box = document.querySelector('div[data-reflens-peek]')?.getBoundingClientRect();
        return box !== undefined && box.top > -1 && box.bottom < innerHeight + 1;
      },
      undefined,
    );
    await reader.press('Shift+C');
    await untilNoPeek(reader);
  });

  it('is not offered where no code was taken', async () => {
    await show(reader, 'commit');
    await pointAtBadge(reader, 'public interface Worker {');
    await untilCardSays(reader, 'Extract Interface');
    expect(await pressInCard(reader, 'Compare')).toBe(false);
    await untilPanelSays(reader, 'Extract Interface');
    const offered = await reader.evaluate(
      () =>
        [...(document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('button[aria-label^="Compare "]') ?? [])].map(
          (button) => button.getAttribute('aria-label') ?? '',
        ),
      undefined,
    );
    expect(offered.some((label) => label.startsWith('Compare Move Method'))).toBe(true);
    expect(offered.filter((label) => label.includes('Extract Interface'))).toEqual([]);
    await collapsePanel(reader);
  });

  it('comes and goes with rows that a virtualised page takes in and out', async () => {
    await show(reader, 'pull/1/changes', { virtualized: true, loadMore: 'on-scroll' });
    await peek(reader, MOVED, 'Moved, 1 line edited');
    const isThere = (wanted: boolean): Promise<void> =>
      reader.until(
        wanted ? 'the peek is in the page' : 'the peek went with its rows',
        (is) => (document.querySelector('tr[data-reflens-peek]') !== null) === is,
        wanted,
      );
    for (let round = 0; round < 2; round++) {
      // A page that is long enough, whatever its files are: those far away are taken out.
      await reader.evaluate(() => {
        const long = document.createElement('div');
        long.id = 'far';
        long.style.height = '20000px';
        document.body.append(long);
        scrollTo({ top: 18_000, behavior: 'instant' });
      }, undefined);
      await isThere(false);
      await reader.evaluate(() => {
        document.querySelector('#far')?.remove();
        scrollTo({ top: 0, behavior: 'instant' });
      }, undefined);
      await untilBar(reader, MOVED);
      await isThere(true);
      await untilPeekSays(reader, 'Moved, 1 line edited');
      expect((await seenPeek(reader))?.under).toContain(MOVED);
    }
    await pressInPeek(reader, 'Close');
    await untilNoPeek(reader);
  });

  it('remembers the layout', async () => {
    await show(reader, 'commit');
    await peek(reader, MOVED, 'Moved, 1 line edited');
    expect(await pressInPeek(reader, 'Side by side')).toBe(true);
    await show(reader, 'commit');
    await peek(reader, MOVED, 'Moved, 1 line edited');
    expect(
      await reader.evaluate(
        () => document.querySelector('div[data-reflens-peek]')?.shadowRoot?.querySelector('table.sides') !== null,
        undefined,
      ),
    ).toBe(true);
    expect(await pressInPeek(reader, 'Inline')).toBe(true);
    await reader.press('Escape');
  });

  it('stays while GitHub draws its file anew, and goes when the page is left', async () => {
    await show(reader, 'pull/1/files');
    await peek(reader, MOVED, 'Moved, 1 line edited');
    const toggle = (): Promise<void> =>
      reader.evaluate(() => {
        const tables = [...document.querySelectorAll('table[data-diff-anchor]')];
        const anchor = tables.find((table) => table.querySelector('[data-reflens-peek]'))?.getAttribute('data-diff-anchor');
        const block = document.querySelector(`[id="${anchor ?? (window as { peekBlock?: string }).peekBlock ?? ''}"]`);
        (window as { peekBlock?: string }).peekBlock = block?.id ?? '';
        block?.querySelector<HTMLElement>('button:has(.octicon-chevron-down), button:has(.octicon-chevron-right)')?.click();
      }, undefined);
    await toggle();
    await untilNoPeek(reader);
    await toggle();
    await untilPeekSays(reader, 'Moved, 1 line edited');
    expect((await seenPeek(reader))?.under).toContain(MOVED);
    await reader.evaluate(() => history.pushState(null, '', '/sample/project/issues'), undefined);
    await reader.until('nothing of ours is left', () => document.querySelector('[data-reflens-peek]') === null, undefined);
    await expect.poll(() => traces(reader)).toBe(0);
  });

  it('shows what a jump cannot', async () => {
    await show(reader, 'commit', { generation: 'react-v2', loadMore: 'never', filesInFirstPayload: 3 });
    // The other end is in a file that never comes.
    await pressFound(
      reader,
      (code) =>
        [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].find((one) => one.closest('td')?.textContent.includes(code)),
      MOVED,
    );
    await untilPeekSays(reader, 'Moved, 1 line edited', 20_000);
    expect((await seenPeek(reader))?.under).toContain(MOVED);
    await pressInPeek(reader, 'Close');
    await untilNoPeek(reader);
  });

  it('asks nobody when the page is shown again, and works without the worker that found it', async () => {
    await show(reader, 'commit');
    await peek(reader, MOVED, 'Moved, 1 line edited');
    await reader.press('Escape');
    await untilNoPeek(reader);
    // The result comes from the store now: no text was read.
    await show(reader, 'commit');
    await untilPanelSays(reader, '5 of 5 changed files analysed');
    await collapsePanel(reader);
    await browser.endBackground?.();
    const from = github.requests.length;
    await peek(reader, LONG, 'Moved, same code');
    // The page itself may still be loading its parts.
    const asked = github.requests.slice(from).filter(({ host }) => ['api.github.com', 'raw.githubusercontent.com'].includes(host));
    expect(asked.map(({ url }) => url)).toEqual([]);
  });

  it.each([
    { what: '1,000 px', viewport: { width: 1_000, height: 700 } },
    { what: '200 % zoom', viewport: { width: 640, height: 450 } },
  ])(
    'fits at $what, under its line and afloat',
    async ({ viewport }) => {
      const narrow = await startBrowser(name, { port: github.port, viewport });
      try {
        const other = await narrow.newReader();
        await show(other, 'commit', { diffView: 'split' });
        await peek(other, MOVED, 'Moved, 1 line edited');
        for (const layout of ['Side by side', 'Inline']) {
          expect(await pressInPeek(other, layout)).toBe(true);
          expect(await outsideOfWindow(other), layout).toEqual([]);
          expect(await violations(other, OURS), layout).toEqual([]);
        }
        await pressInPeek(other, 'Close');
        // No line of it is on the page: it stands at the foot of the window.
        await show(other, 'commit', { loadMore: 'never', filesInFirstPayload: 1 }, FIRST_FILE);
        await untilPanelSays(other, 'Move Method');
        await pressFound(other, compareMove, undefined);
        await untilPeekSays(other, 'Moved', 20_000);
        await other.until('the peek is afloat', () => document.querySelector('div[data-reflens-peek][data-afloat]') !== null, undefined);
        await collapsePanel(other);
        expect(await outsideOfWindow(other)).toEqual([]);
        expect(await violations(other, OURS)).toEqual([]);
      } finally {
        await narrow.close();
      }
      // The way to what the page does not show takes its time.
    },
    120_000,
  );
});
