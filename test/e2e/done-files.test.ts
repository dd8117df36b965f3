// Files with nothing left to read: listed, hidden, ticked as viewed by GitHub's own control, and everything taken back by one press.
import { describe, expect, it } from 'vitest';
import { violations } from './support/axe.js';
import { useChangePages, type PageView } from './support/change-pages.js';
import type { Files } from './support/change.js';
import { goToBefore, lit, pressInPanel, traces, untilPanelSays } from './support/page.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser } from './support/running.js';

const price = (method: string): string => `package shop;

public class Price {
    private final int cents;

    public Price(int cents) {
        this.cents = cents;
    }

    public int ${method}() {
        int rest = cents % 100;
        return rest == 0 ? cents : cents + 100 - rest;
    }
}
`;

const user = (name: string, method: string, last: string): string => `package shop;

public class ${name} {
    public int of(Price price) {
        return price.${method}() * 2;
    }

    public String text() {
        return "${last}";
    }
}
`;

const files = (method: string, edited: string, extra: Files): Files => ({
  'src/shop/Price.java': price(method),
  'src/shop/Cart.java': user('Cart', method, 'cart'),
  'src/shop/bill/Bill.java': user('Bill', method, 'bill').replace('package shop;', 'package shop.bill;\n\nimport shop.Price;'),
  'src/shop/Edited.java': user('Edited', method, edited),
  'docs/notes.md': `The method is called ${method}.\n`,
  ...extra,
});

const pages = useChangePages(files('total', 'one', { 'logo.bin': 'a\0b' }), files('roundedUp', 'two', { 'logo.bin': 'a\0c' }));
const { github } = pages;

const DONE = ['src/shop/Cart.java', 'src/shop/Price.java', 'src/shop/bill/Bill.java'];
const OTHERS = ['docs/notes.md', 'logo.bin', 'src/shop/Edited.java'];

const PULLS: readonly PageView[] = [
  { kind: 'pull request', generation: 'react-v2', diffView: 'unified' },
  { kind: 'pull request', generation: 'classic', diffView: 'split' },
];
const VIEWS: readonly PageView[] = [
  ...PULLS,
  { kind: 'commit', generation: 'react-v1', diffView: 'unified' },
  { kind: 'commit', generation: 'classic', diffView: 'unified' },
  { kind: 'comparison', generation: 'classic', diffView: 'unified' },
];

describe.each(BROWSERS)('in %s', (name) => {
  const { reader } = useBrowser(name, github);

  const show = async (view: PageView, settings = {}): Promise<void> => {
    await reader.open(pages.urlOf(view, { filesInFirstPayload: 20, loggedIn: true, ...settings }));
    await untilPanelSays(reader, 'Nothing left in 3 files');
  };

  /** What the page shows: files by the links in their headers, and in the tree. */
  const seen = (): Promise<{ readonly blocks: readonly string[]; readonly tree: readonly string[] }> =>
    reader.evaluate(() => {
      const visible = (selector: string): string[] =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => one.getAttribute('href') ?? '');
      return {
        blocks: visible('h3 a[href^="#diff-"], .file-header a[href^="#diff-"]'),
        tree: visible('[role=treeitem] a[href^="#diff-"]'),
      };
    }, undefined);

  const paths = (): Promise<readonly string[]> =>
    reader.evaluate(
      () =>
        [...(document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('.done-list li') ?? [])].map(
          (item) => item.textContent ?? '',
        ),
      undefined,
    );

  const untilViewed = (wanted: readonly string[]): Promise<void> =>
    expect.poll(() => [...github.settings.viewed].sort(), { timeout: 10_000 }).toEqual([...wanted].sort());

  it.each(VIEWS)('they are listed, hidden in page and tree, and shown again: $kind, $generation', async (view) => {
    await show(view);
    const before = await seen();
    expect(before.blocks).toHaveLength(DONE.length + OTHERS.length);
    await pressInPanel(reader, 'Nothing left in 3 files');
    await untilPanelSays(reader, 'Hide them');
    expect(await paths()).toEqual(DONE);
    expect(await seen()).toEqual(before);
    await pressInPanel(reader, 'Hide them');
    await untilPanelSays(reader, 'Show them');
    const { blocks, tree } = await seen();
    expect([blocks.length, tree.length]).toEqual([OTHERS.length, OTHERS.length]);
    await pressInPanel(reader, 'Show them');
    await untilPanelSays(reader, 'Hide them');
    expect(await seen()).toEqual(before);
  });

  it.each(PULLS)('they are ticked in GitHub’s own way, and unticked: $generation', async (view) => {
    await show(view, { viewed: ['src/shop/Edited.java', 'src/shop/Price.java'] });
    await reader.press('Shift+V');
    await untilPanelSays(reader, 'Tick 2 as viewed');
    expect(github.settings.viewed).toHaveLength(2);
    await pressInPanel(reader, 'Tick 2 as viewed');
    await untilPanelSays(reader, 'Untick 2');
    await untilViewed([...DONE, 'src/shop/Edited.java']);
    await pressInPanel(reader, 'Untick 2');
    await untilPanelSays(reader, 'Tick 2 as viewed');
    await untilViewed(['src/shop/Edited.java', 'src/shop/Price.java']);
  });

  it('there is nothing to tick for who is not signed in, nor on other pages', async () => {
    for (const [view, settings] of [
      [{ kind: 'pull request', generation: 'classic', diffView: 'unified' }, { loggedIn: false }],
      [{ kind: 'commit', generation: 'react-v2', diffView: 'unified' }, {}],
    ] as const) {
      await show(view, settings);
      await pressInPanel(reader, 'Nothing left in 3 files');
      await untilPanelSays(reader, 'Hide them');
      expect(await pressInPanel(reader, 'Tick')).toBe(false);
    }
  });

  it('a jump shows a file that was hidden', async () => {
    await show(PULLS[0] as PageView);
    await pressInPanel(reader, 'Nothing left in 3 files');
    await pressInPanel(reader, 'Hide them');
    await untilPanelSays(reader, 'Show them');
    await goToBefore(reader, 'Rename Method');
    expect((await lit(reader))[0]).toBe('public int total() {');
    expect((await seen()).blocks).toHaveLength(OTHERS.length + 1);
  });

  it('nothing of it stays when the page is left', async () => {
    await show(PULLS[0] as PageView, { virtualized: true });
    await pressInPanel(reader, 'Nothing left in 3 files');
    await pressInPanel(reader, 'Hide them');
    await untilPanelSays(reader, 'Show them');
    await reader.evaluate(() => document.querySelector<HTMLElement>('a[href$="/commits"]')?.click(), undefined);
    await reader.until('the list of commits is shown', () => location.pathname.endsWith('/commits'), undefined);
    await reader.until('nothing is hidden', () => document.querySelector('[data-reflens-hidden]') === null, undefined);
    expect(await traces(reader)).toBe(0);
  });

  it.each(['light', 'dark'] as const)('is accessible, %s', async (colorMode) => {
    await show(PULLS[0] as PageView, { colorMode });
    await pressInPanel(reader, 'Nothing left in 3 files');
    await untilPanelSays(reader, 'Tick 3 as viewed');
    expect(await violations(reader, ['[data-reflens-panel]'])).toEqual([]);
  });
});
