// The left-over view on commit, pull request and comparison pages, in every generation of GitHub's page and in both browsers.
import { describe, expect, it } from 'vitest';
import type { Settings } from '../github/settings.js';
import { violations } from './support/axe.js';
import { PAGE_VIEWS, useChangePages, type PageView } from './support/change-pages.js';
import { goToSplit, lit, pressInPanel, showMoreLines, traces, untilPanelSays } from './support/page.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser } from './support/running.js';

const pages = useChangePages();

const UNIFIED: PageView = { kind: 'commit', generation: 'react-v2', diffView: 'unified' };
const SPLIT: PageView = { ...UNIFIED, diffView: 'split' };

/** What the page shows of the view. */
interface Seen {
  /** The code of faded lines. */
  readonly faded: readonly string[];
  /** The code of changed lines that did not fade. */
  readonly bright: readonly string[];
  /** Notes in headers that found room. */
  readonly notes: readonly string[];
  readonly tree: readonly string[];
}

const look = (reader: Reader): Promise<Seen> =>
  reader.evaluate(() => {
    const codeOf = (cell: Element): string => (cell.textContent ?? '').replace(/^[+-]/, '').trim();
    const changed = [...document.querySelectorAll('table[data-diff-anchor] td')].filter(
      (cell) =>
        cell.matches('.blob-code-addition, .blob-code-deletion') ||
        cell.querySelector(':scope > code.addition, :scope > code.deletion') !== null,
    );
    const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((note) => (note.textContent ?? '').trim());
    return {
      faded: changed.filter((cell) => cell.hasAttribute('data-reflens-explained')).map(codeOf),
      bright: changed.filter((cell) => !cell.hasAttribute('data-reflens-explained')).map(codeOf),
      notes: texts('[data-reflens-left=header][data-fit]'),
      tree: texts('[data-reflens-left=tree]'),
    };
  }, undefined);

/** What faded lines are drawn with: the colours of their numbers, their sign and their code, and those behind them; and how many numbers and signs there are. */
const fadedLines = (
  reader: Reader,
): Promise<{ readonly inks: readonly string[]; readonly grounds: readonly string[]; readonly numbers: number; readonly signs: number }> =>
  reader.evaluate(() => {
    const inks = new Set<string>();
    const grounds = new Set<string>();
    let [numbers, signs] = [0, 0];
    for (const code of document.querySelectorAll('td[data-reflens-explained]')) {
      const row = code.parentElement;
      if (!row || !code.querySelector('.diff-text-inner, .blob-code-inner')) continue;
      const isSplit = row.querySelectorAll('.diff-text-inner, .blob-code-inner').length > 1 || row.childElementCount > 3;
      const cells = isSplit ? [code.previousElementSibling ?? code] : [...row.querySelectorAll('td')].filter((cell) => cell !== code);
      for (const cell of cells) {
        grounds.add(getComputedStyle(cell).backgroundColor);
        for (const part of [cell, ...cell.querySelectorAll('*')]) inks.add(getComputedStyle(part).color);
        const before = getComputedStyle(cell, '::before');
        if (before.content !== 'none') inks.add(before.color);
        numbers += /\d/.test(`${cell.textContent}${cell.getAttribute('data-line-number') ?? ''}`) ? 1 : 0;
      }
      grounds.add(getComputedStyle(code).backgroundColor);
      const sign = code.querySelector('.diff-text-marker, [data-code-marker]');
      if (sign) {
        signs++;
        inks.add(getComputedStyle(sign).color);
        inks.add(getComputedStyle(sign, '::before').color);
      }
      inks.add(getComputedStyle(code.querySelector('.diff-text-inner, .blob-code-inner') ?? code).color);
    }
    return { inks: [...inks], grounds: [...grounds], numbers, signs };
  }, undefined);

const untilFaded = (reader: Reader, some = true): Promise<void> =>
  reader.until(
    some ? 'lines have faded' : 'no line is faded',
    (wanted) => document.querySelectorAll('[data-reflens-explained]').length > 0 === wanted,
    some,
  );

/** Files of the change that GitHub shows with a table. */
const FILES = 11;

describe.each(BROWSERS)('in %s', (name) => {
  const { reader } = useBrowser(name, pages.github);

  const show = async (view: PageView, settings: Partial<Settings> = {}): Promise<void> => {
    await reader.open(pages.urlOf(view, settings));
    await untilPanelSays(reader, 'lines left to read');
    await reader.until('the files are there', (count) => document.querySelectorAll('table[data-diff-anchor]').length >= count, FILES);
  };

  it.each(PAGE_VIEWS)('lines that refactorings explain fade: $kind, $generation, $diffView', async (view) => {
    await show(view);
    expect((await look(reader)).faded).toEqual([]);
    await reader.press('Shift+L');
    await untilFaded(reader);
    await reader.until('notes are shown', () => document.querySelector('[data-reflens-left=header][data-fit]') !== null, undefined);
    await reader.until(
      'the renamed field has faded',
      () => [...document.querySelectorAll('[data-reflens-explained]')].some((cell) => cell.textContent.includes('private int grandTotal;')),
      undefined,
    );
    const { faded, bright, notes, tree } = await look(reader);
    // a renamed field where it is declared and used, and code that became a method
    expect(faded).toContain('private int grandTotal;');
    expect(faded).toContain('private int total;');
    // what was written anew is read
    expect(bright.length).toBeGreaterThan(0);
    expect(bright).not.toContain('private int grandTotal;');
    expect(notes.some((note) => /^\d+ lines? left$/.test(note))).toBe(true);
    expect(tree.length).toBeGreaterThan(3);
    const whole = await fadedLines(reader);
    expect(whole.inks.length, whole.inks.join()).toBe(1);
    expect(whole.grounds).toEqual(['rgba(0, 0, 0, 0)']);
    expect(whole.numbers).toBeGreaterThan(faded.length / 2);
    expect(whole.signs).toBe(faded.length);
    await reader.press('Shift+L');
    await untilFaded(reader, false);
    expect((await look(reader)).notes).toEqual([]);
  });

  it('moves nothing of GitHub’s', async () => {
    await show(SPLIT);
    const boxes = (): Promise<readonly string[]> =>
      reader.evaluate(
        () =>
          [...document.querySelectorAll('td, th, h3, button:not([data-reflens-badge]), li, a')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [element.localName, x, y, width, height].join();
          }),
        undefined,
      );
    const before = await boxes();
    await reader.press('Shift+L');
    await untilFaded(reader);
    expect(await boxes()).toEqual(before);
  });

  it.each([
    UNIFIED,
    { kind: 'pull request', generation: 'classic', diffView: 'split' },
    { kind: 'pull request', generation: 'react-v2', diffView: 'split' },
    { kind: 'comparison', generation: 'classic', diffView: 'unified' },
  ] as const)('goes from one place that is left to the next, and back: $kind, $generation, $diffView', async (view) => {
    await show(view);
    expect(await pressInPanel(reader, 'Only what is left')).toBe(true);
    await untilFaded(reader);
    const { bright } = await look(reader);
    await reader.press('Shift+U');
    const first = await lit(reader);
    expect(bright).toContain(first[0]);
    await reader.press('Shift+U');
    await reader.until(
      'another line is lit',
      (old) => [...document.querySelectorAll('[data-reflens-flash]')].some((cell) => !(cell.textContent ?? '').includes(old)),
      first[0] ?? '',
    );
    await reader.until('the first one is dark again', () => document.querySelectorAll('[data-reflens-flash]').length <= 1, undefined);
    const second = await lit(reader);
    expect(bright).toContain(second[0]);
    await reader.press('Shift+Y');
    await reader.until(
      'the first line is lit again',
      (old) => [...document.querySelectorAll('[data-reflens-flash]')].some((cell) => (cell.textContent ?? '').includes(old)),
      first[0] ?? '',
    );
  });

  it('fades lines that come later, and leaves no trace', async () => {
    await show(UNIFIED);
    await reader.press('Shift+L');
    await untilFaded(reader);
    const count = (): Promise<number> => reader.evaluate(() => document.querySelectorAll('[data-reflens-explained]').length, undefined);
    const all = await count();
    // collapsing a file takes its table away, expanding makes a new one
    const toggle = (): Promise<void> =>
      reader.evaluate(() => {
        const table = document.querySelector('[data-reflens-explained]')?.closest('[role=region]') ?? document.querySelector('[data-was]');
        table?.setAttribute('data-was', '');
        table?.querySelector<HTMLElement>('h3')?.parentElement?.querySelector('button')?.click();
      }, undefined);
    await toggle();
    await reader.until('the file is gone', (old) => document.querySelectorAll('[data-reflens-explained]').length < old, all);
    await reader.evaluate(() => {
      const region = document.querySelector('[data-was]');
      region?.querySelector<HTMLElement>('h3')?.parentElement?.querySelector('button')?.click();
    }, undefined);
    await reader.until('its lines are faded again', (old) => document.querySelectorAll('[data-reflens-explained]').length === old, all);
    expect(await traces(reader)).toBeGreaterThan(all);
  });

  it.each([
    { kind: 'commit', generation: 'classic' },
    { kind: 'commit', generation: 'react-v1' },
    { kind: 'pull request', generation: 'react-v2' },
    { kind: 'comparison', generation: 'classic' },
  ] as const)('goes with the reader to the other view, and shows more lines: $kind, $generation', async (view) => {
    await show({ ...view, diffView: 'unified' });
    await reader.press('Shift+L');
    const field = 'private int grandTotal;';
    const untilFieldFaded = (split: boolean): Promise<void> =>
      reader.until(
        `the field has faded, ${split ? 'split' : 'unified'}`,
        ([code, wanted]) =>
          (document.querySelector('table[data-diff-anchor] col:nth-child(4)') !== null) === wanted &&
          [...document.querySelectorAll('[data-reflens-explained]')].some((cell) => cell.textContent.includes(code as string)),
        [field, split],
      );
    await untilFieldFaded(false);
    // What the page shows of other hunks is no change, and stays as it is.
    await showMoreLines(reader);
    await untilFieldFaded(false);
    expect((await look(reader)).faded.filter((code) => code.startsWith('add('))).toEqual([]);
    await goToSplit(reader);
    await untilFieldFaded(true);
    await reader.back();
    await untilFieldFaded(false);
  });

  it.each([
    ['light', 'default'],
    ['dark', 'default'],
    ['dark', 'dimmed'],
    ['light', 'high-contrast'],
    ['dark', 'high-contrast'],
  ] as const)('is accessible: faded lines and notes have contrast, %s, %s', async (colorMode, theme) => {
    for (const view of [SPLIT, { kind: 'pull request', generation: 'classic', diffView: 'unified' }] as const) {
      await show(view, { colorMode, theme });
      await reader.press('Shift+L');
      await untilFaded(reader);
      await reader.until('notes are shown', () => document.querySelector('[data-reflens-left=header][data-fit]') !== null, undefined);
      expect(
        await violations(reader, [
          '[data-reflens-explained]',
          '[data-reflens-left=header][data-fit]',
          '[data-reflens-left=tree]',
          '[data-reflens-panel]',
        ]),
        JSON.stringify(view),
      ).toEqual([]);
    }
  });
});
