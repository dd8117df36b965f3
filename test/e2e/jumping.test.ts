// From one end to the other and back: whatever GitHub has not drawn yet is brought in through its own controls, and the reader knows what is going on.
import { describe, expect, it } from 'vitest';
import { setPages, type Settings } from '../github/settings.js';
import { addressOf, COMMIT, PULL, VIEWS } from './support/change-pages.js';
import { AFTER, BEFORE, serveChange, type Files } from './support/change.js';
import { pointAtBadge, pressInCard, untilBar, untilBarSays, untilCardSays, untilNoCard } from './support/marks.js';
import { pressInPeek, seenPeek, untilNoPeek, untilPeekSays } from './support/peek.js';
import {
  badges,
  clickBadge,
  collapsePanel,
  goToBefore,
  lit,
  openPanel,
  panelText,
  untilBadges,
  untilPanelIs,
  untilPanelSays,
} from './support/page.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';

const METHODS = Array.from(
  { length: 10 },
  (_, index) => `    public int size${index}(int value) {
        int scaled = value * ${index * 7 + 3};
        return scaled - ${index};
    }
`,
).join('\n');

const SHELF = `    private String shelfName;
    private int shelfRow;
    private int shelfWidth;

    public String shelfLabel() {
        String text = shelfName.trim();
        return text + " / " + shelfRow;
    }

    public int shelfDistance(int door) {
        int rows = Math.abs(shelfRow - door);
        return rows * shelfWidth + 4;
    }

    public boolean isShelfFree(int needed) {
        int free = shelfWidth - needed;
        return free > 0 && shelfName != null;
    }
`;

const depot = (inside: string): string => `package shop;

public class Depot {
${METHODS}
${inside}
    public int total() {
        return size0(1) + size1(2);
    }
}
`;

/** A class is taken out of one whose first line is far from every changed one, so that GitHub shows it in no hunk. */
const DEPOT: readonly [Files, Files] = [
  { ...BEFORE, 'src/shop/Depot.java': depot(SHELF) },
  {
    ...AFTER,
    'src/shop/Depot.java': depot('    private Shelf shelf;\n'),
    'src/shop/Shelf.java': `package shop;\n\npublic class Shelf {\n${SHELF}}\n`,
  },
];

const CLASS = 'public class Depot {';
const EXTRACTED = 'printer.open("Invoice");';
const METHOD = 'private void printHeader(Printer printer) {';
const MOVED = 'public String formatAddress(String street, String town, int code) {';

const github = useGithub(async () => [await serveChange(...DEPOT, 'depot')]);

describe.each(BROWSERS)('%s', (name) => {
  const { reader } = useBrowser(name, github);

  const show = (path: string, settings: Partial<Settings> = {}): Promise<void> => {
    setPages(github.settings, { filesInFirstPayload: 20, ...settings });
    return reader.open(addressOf(github, path));
  };

  const viewed = (): Promise<number> =>
    reader.evaluate(
      () => document.querySelectorAll('[class*="MarkAsViewed"][aria-pressed="true"], .js-reviewed-checkbox:checked').length,
      undefined,
    );

  it.each(VIEWS)('expands the lines between hunks to an end: $path, $generation, $diffView', async (view) => {
    await show(view.path, view);
    await goToBefore(reader, 'Extract Class');
    expect((await lit(reader))[0]).toBe(CLASS);
    expect((await badges(reader)).find(({ code }) => code === CLASS)).toMatchObject({ file: 'src/shop/Depot.java' });
  });

  it.each([
    { generation: 'react-v2', path: PULL, collapsed: ['src/shop/Customer.java', 'src/shop/Address.java'] },
    { generation: 'react-v2', path: PULL, deferred: ['src/shop/Customer.java', 'src/shop/Address.java'] },
    { generation: 'react-v2', path: PULL, virtualized: true },
    { generation: 'react-v2', path: PULL, placeholders: true },
    { generation: 'react-v1', path: COMMIT, collapsed: ['src/shop/Customer.java', 'src/shop/Address.java'] },
    { generation: 'classic', path: PULL, deferred: ['src/shop/Customer.java', 'src/shop/Address.java'] },
  ] as const)('opens what is closed and never ticks “Viewed”: %j', async ({ path, ...settings }) => {
    await show(path, settings);
    await goToBefore(reader, 'Move Method');
    expect((await lit(reader))[0]).toBe(MOVED);
    expect(await viewed()).toBe(0);
  });

  it('says what it waits for, and stops when it is told to', async () => {
    github.failures.add({ match: /page_data\/diff_entries/, kind: 'slow', delay: 3_000 });
    await show(PULL, { filesInFirstPayload: 1, filesPerLoad: 20 });
    await goToBefore(reader, 'Move Method');
    await untilBarSays(reader, 'Waiting for Client.java');
    await untilBarSays(reader, 'Stop');
    expect(await pressInCard(reader, 'Stop')).toBe(true);
    await reader.until(
      'the bar is gone',
      () => document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.jump-bar.none') !== null,
      undefined,
    );
    await reader.until('the files are there', () => document.querySelectorAll('table[data-diff-anchor]').length > 5, undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await reader.evaluate(() => document.querySelector('[data-reflens-flash]') === null, undefined)).toBe(true);
    github.failures.clear();
    await goToBefore(reader, 'Move Method');
    expect((await lit(reader))[0]).toBe(MOVED);
  });

  it.each(['classic', 'react-v1'] as const)(
    'shows the code of an end that GitHub does not show, and says so: %s',
    async (generation) => {
      await show(COMMIT, { generation, loadMore: 'never', filesInFirstPayload: 2 });
      await goToBefore(reader, 'Rename Attribute');
      await untilBarSays(reader, 'GitHub does not show the diff of Invoice.java', 15_000);
      // Under the end that is there, or at the foot of the window where none is.
      await untilPeekSays(reader, 'Renamed, nothing else edited');
      expect((await seenPeek(reader))?.rows.join()).toContain('private int grandTotal;');
      await pressInPeek(reader, 'Side by side');
      await untilPeekSays(reader, 'private int total;');
      await pressInPeek(reader, 'Inline');
      await pressInPeek(reader, 'Close');
      await untilNoPeek(reader);
    },
    40_000,
  );

  it.each(VIEWS)('comes back to where the reader was: $path, $generation, $diffView', async (view) => {
    await show(view.path, view);
    await untilBar(reader, METHOD);
    await collapsePanel(reader);
    await pointAtBadge(reader, EXTRACTED);
    await untilCardSays(reader, 'Extract Method');
    const top = (): Promise<number> =>
      reader.evaluate(
        (code) => [...document.querySelectorAll('td')].find((cell) => cell.textContent.includes(code))?.getBoundingClientRect().top ?? NaN,
        EXTRACTED,
      );
    const before = await top();
    expect(await pressInCard(reader, 'Go to after')).toBe(true);
    expect((await lit(reader))[0]).toBe(METHOD);
    await untilBarSays(reader, 'Back to Invoice.java');
    await reader.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }), undefined);
    await reader.press('Shift+B');
    await reader.until(
      'the line is where it was',
      ([code, wanted]) =>
        Math.abs(
          ([...document.querySelectorAll('td')].find((cell) => cell.textContent.includes(code as string))?.getBoundingClientRect().top ??
            NaN) - (wanted as number),
        ) < 3,
      [EXTRACTED, before],
    );
    await openPanel(reader);
  });

  it.each(VIEWS)(
    'opens a shared address at its end, and leaves GitHub’s own anchors alone: $path, $generation, $diffView',
    async (view) => {
      await show(view.path, view);
      await untilBar(reader, METHOD);
      await collapsePanel(reader);
      await pointAtBadge(reader, METHOD);
      await untilCardSays(reader, 'Extract Method');
      const link = await reader.evaluate(
        () => document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector<HTMLAnchorElement>('.after a')?.href ?? '',
        undefined,
      );
      expect(link).toMatch(/#reflens-[0-9a-z]+-after$/);
      await reader.open('https://github.com/sample/depot/commits');
      await reader.open(link);
      expect((await lit(reader))[0]).toBe(METHOD);
      expect(await reader.evaluate(() => location.hash, undefined)).toBe(new URL(link).hash);
      // The same page, another end: no load, no session of its own.
      await reader.evaluate((hash) => void (location.hash = hash), new URL(link).hash.replace('after', 'before'));
      await reader.until(
        'the other end is lit',
        (code) => document.querySelector('[data-reflens-flash]')?.textContent.includes(code) ?? false,
        EXTRACTED,
      );
      await reader.evaluate(() => {
        const anchor = document.querySelector('table[data-diff-anchor]')?.getAttribute('data-diff-anchor') ?? '';
        location.hash = `#${anchor}`;
      }, undefined);
      await untilBadges(reader, 8);
      await reader.press('Shift+R');
      await untilPanelSays(reader, 'Extract Method');
      expect(await panelText(reader)).not.toContain('this link names');
    },
  );

  it('says when an address names nothing that was found', async () => {
    await show(`${PULL}#reflens-0000000-after`);
    await untilPanelSays(reader, 'this link names');
  });

  it('goes by keys, but never while the reader types', async () => {
    await show(PULL);
    await untilBadges(reader, 8);
    // Ends may have the same text in two files.
    const flash = (): Promise<string> =>
      reader.evaluate(() => {
        const cell = document.querySelector('[data-reflens-flash]');
        return cell ? `${cell.closest('table')?.getAttribute('aria-label') ?? ''} ${cell.textContent}` : '';
      }, undefined);
    const until = async (what: string, isIt: (lit: string) => boolean): Promise<void> => {
      await expect.poll(async () => isIt(await flash()), { message: what, timeout: 5_000 }).toBe(true);
    };
    await reader.press('Shift+N');
    await lit(reader);
    const first = await flash();
    await reader.press('Shift+N');
    await until('another line is lit', (now) => now !== '' && now !== first);
    await reader.press('Shift+P');
    await until('the first line is lit', (now) => now === first);
    await reader.press('Shift+O');
    await until('its other end is lit', (now) => now !== '' && now !== first);
    await reader.press('Shift+D');
    await untilPanelSays(reader, 'Rename Parameter');
    await reader.press('Shift+D');
    await reader.press('Shift+R');
    await untilPanelIs(reader, 'closed');
    await reader.press('Shift+R');
    await untilPanelSays(reader, 'Extract Method');
    await reader.press('Shift+H');
    await reader.until(
      'the keys are listed',
      () =>
        document
          .querySelector('[data-reflens-card]')
          ?.shadowRoot?.querySelector('dialog[open]')
          ?.textContent.includes('Next refactoring') ?? false,
      undefined,
    );
    await reader.press('Escape');
    await reader.until(
      'the list is closed',
      () => !document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('dialog'),
      undefined,
    );
    // GitHub's own field.
    await reader.until('nothing is lit', () => document.querySelector('[data-reflens-flash]') === null, undefined);
    await reader.evaluate(() => document.querySelector<HTMLInputElement>('#diff-file-tree-filter input')?.focus(), undefined);
    await reader.press('Shift+N');
    await reader.until(
      'the letter is typed',
      () => document.querySelector<HTMLInputElement>('#diff-file-tree-filter input')?.value === 'N',
      undefined,
    );
    expect(await flash()).toBe('');
  });

  it('goes to the other end with the keyboard alone', async () => {
    await show(COMMIT);
    await untilBar(reader, METHOD);
    expect((await clickBadge(reader, EXTRACTED))[0]).toBe(METHOD);
    // The badge that was reached has the keyboard.
    await reader.until('the badge has the focus', () => document.activeElement?.hasAttribute('data-reflens-badge') ?? false, undefined);
    await reader.press('Enter');
    await untilCardSays(reader, 'Extract Method');
    await reader.press('Enter');
    await reader.until(
      'the other end is lit',
      (code) => document.querySelector('[data-reflens-flash]')?.textContent.includes(code) ?? false,
      EXTRACTED,
    );
    await untilNoCard(reader);
  });
});
