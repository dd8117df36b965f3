// The panel: beside the page, over it, and as a pill; what it lists, folds, finds and gives away.
import { describe, expect, it } from 'vitest';
import { fromSample } from '../github/git/sources.js';
import { setPages, type Settings } from '../github/settings.js';
import { serveChange } from './support/change.js';
import { harnessScript } from './support/harness-script.js';
import { badges, layout, panelText, pressInPanel, untilBadges, untilPanelIs, untilPanelSays } from './support/page.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';
import { strain } from './support/thread.js';

/** Milliseconds that a letter in the search box may take on a list of MANY. A busy machine is slow now and then: the best of some tries counts. */
const SEARCH = 50;
const MANY = 5_000;

const github = useGithub(async () => [await serveChange(), await fromSample()]);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the panel is, and every code cell of the page that it covers. */
const covered = (reader: Reader): Promise<{ readonly panel: Box | null; readonly cells: number; readonly covered: number }> =>
  reader.evaluate(() => {
    const box = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.panel')?.getBoundingClientRect();
    const cells = [...document.querySelectorAll('table[data-diff-anchor] td')].map((cell) => cell.getBoundingClientRect());
    const panel = box ? { left: box.left, right: box.right, top: box.top, bottom: box.bottom } : null;
    return {
      panel,
      cells: cells.length,
      covered: panel ? cells.filter(({ right, left }) => right > panel.left + 1 && left < panel.right).length : 0,
    };
  }, undefined);

/** Has this text in the search box, instead of what was there. */
async function type(reader: Reader, text: string): Promise<void> {
  await reader.evaluate(() => {
    const box = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector<HTMLInputElement>('input[type=search]');
    if (!box) throw new Error('no search box');
    box.focus();
    box.select();
  }, undefined);
  await reader.press('Backspace');
  for (const letter of text) await reader.press(letter);
}

const rows = (reader: Reader): Promise<readonly string[]> =>
  reader.evaluate(
    () =>
      [...(document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('.finding .type') ?? [])].map(
        (row) => row.textContent,
      ),
    undefined,
  );

describe.each(BROWSERS)('%s', (name) => {
  const { reader } = useBrowser(name, github, () => ({ viewport: { width: 1000, height: 800 } }));

  const show = async (settings: Partial<Settings> = {}, repository = 0): Promise<void> => {
    setPages(github.settings, settings);
    await reader.open(github.commitUrl(repository));
    await untilBadges(reader, 4);
  };

  it('is a pill at first; opened, it stands beside the page and hides no code; closed, everything is where it was', async () => {
    await show({ diffView: 'split', generation: 'react-v2' });
    await untilPanelIs(reader, 'closed');
    const before = await layout(reader);
    expect(await pressInPanel(reader, '7 refactorings')).toBe(false);
    await untilPanelIs(reader, 'open');
    const open = await covered(reader);
    expect(open.panel).toMatchObject({ top: 0, bottom: 800 });
    // Beside the window's scroll bar where that takes room.
    expect(open.panel?.right).toBeGreaterThan(980);
    expect(open.cells).toBeGreaterThan(50);
    expect(open.covered).toBe(0);
    await pressInPanel(reader, 'Collapse');
    await untilPanelIs(reader, 'closed');
    expect(await layout(reader)).toEqual(before);
  });

  it('keeps its width and whether it is open over a reload, with the page laid out for it from the beginning', async () => {
    await show();
    await untilPanelSays(reader, 'Rename Attribute');
    await reader.evaluate(
      () => document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector<HTMLElement>('[role=separator]')?.focus(),
      undefined,
    );
    const { panel: narrow } = await covered(reader);
    await reader.press('ArrowLeft');
    await reader.press('ArrowLeft');
    await reader.until(
      'the panel is wider',
      (left) =>
        (document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.panel')?.getBoundingClientRect().left ?? left) < left,
      narrow?.left ?? 0,
    );
    const { panel: wide, covered: hidden } = await covered(reader);
    expect(hidden).toBe(0);
    await reader.reload();
    await untilPanelIs(reader, 'open');
    expect((await covered(reader)).panel).toEqual(wide);
    await untilBadges(reader, 4);
    expect((await covered(reader)).covered).toBe(0);
    await pressInPanel(reader, 'Collapse');
    await untilPanelIs(reader, 'closed');
  });

  it('over the page moves nothing of it', async () => {
    await show({ generation: 'classic' });
    await untilPanelSays(reader, 'Rename Attribute');
    const docked = await layout(reader);
    await pressInPanel(reader, 'More');
    await pressInPanel(reader, 'Beside the page');
    await reader.until('the page has its width back', () => document.querySelector('[data-reflens-room]') === null, undefined);
    const open = await layout(reader);
    expect(open).not.toEqual(docked);
    await pressInPanel(reader, 'Collapse');
    await untilPanelIs(reader, 'closed');
    expect(await layout(reader)).toEqual(open);
    await pressInPanel(reader, 'More');
    await pressInPanel(reader, 'Beside the page');
    await pressInPanel(reader, 'Collapse');
    await untilPanelIs(reader, 'closed');
  });

  it('says the change in a sentence, and folds what follows from a refactoring into it', async () => {
    await show({}, 1);
    await untilPanelSays(reader, '1 superclass extracted with 10 members');
    const folded = await rows(reader);
    expect(folded).toContain('Extract Superclass');
    expect(folded).not.toContain('Pull Up Attribute');
    await pressInPanel(reader, '10 members');
    await untilPanelSays(reader, 'Pull Up Attribute');
    expect((await rows(reader)).length).toBe(folded.length + 10);
    await pressInPanel(reader, '10 members');
    await reader.until(
      'the members are folded',
      () => !document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.list')?.textContent.includes('Pull Up Attribute'),
      undefined,
    );
  });

  it('searches and filters the list, the counts and the diff at once, and shows all again', async () => {
    await show();
    await untilPanelSays(reader, 'Rename Attribute');
    const all = (await badges(reader)).length;
    await type(reader, 'invoice extract');
    await untilPanelSays(reader, 'refactorings, here and in the diff');
    expect(await rows(reader)).toEqual(['Extract Method']);
    await reader.until('the diff has its badges only', () => document.querySelectorAll('[data-reflens-badge]').length === 2, undefined);
    await type(reader, '');
    await pressInPanel(reader, 'Filter and order');
    await untilPanelSays(reader, 'all ');
    await pressInPanel(reader, 'Rename Class');
    await untilPanelSays(reader, 'refactorings, here and in the diff');
    expect(await rows(reader)).toEqual(['Rename Class']);
    await pressInPanel(reader, 'Show all');
    await reader.until('all badges are there', (count) => document.querySelectorAll('[data-reflens-badge]').length === count, all);
    expect((await rows(reader)).length).toBeGreaterThan(3);
  });

  it('shows the sure ones only, in the list and in the diff, until all are wanted', async () => {
    await show({ filesInFirstPayload: 30 }, 1);
    await untilPanelSays(reader, 'For users of this code');
    const all = await badges(reader);
    const unsure = (): Promise<number> =>
      reader.evaluate(() => document.querySelectorAll('[data-reflens-badge][data-perhaps]').length, undefined);
    const unsureRows = async (): Promise<number> => (await rows(reader)).filter((row) => row.startsWith('perhaps ')).length;
    expect(await unsure()).toBeGreaterThan(0);
    expect(await unsureRows()).toBeGreaterThan(0);
    const listed = (await rows(reader)).length;
    await pressInPanel(reader, 'Filter and order');
    expect(await pressInPanel(reader, 'Sure ones only')).toBe(true);
    await untilPanelSays(reader, 'refactorings, here and in the diff');
    expect(await unsureRows()).toBe(0);
    expect((await rows(reader)).length).toBeGreaterThan(3);
    await reader.until('no badge says perhaps', () => !document.querySelector('[data-reflens-badge][data-perhaps]'), undefined);
    const left = await badges(reader);
    expect(left.length).toBeGreaterThan(3);
    expect(left.length).toBeLessThan(all.length);
    // dangers stay: they have a certainty of their own
    expect(left.filter(({ label }) => label === 'look here').length).toBe(all.filter(({ label }) => label === 'look here').length);
    await pressInPanel(reader, 'Show all');
    await reader.until('all badges are there', (count) => document.querySelectorAll('[data-reflens-badge]').length === count, all.length);
    expect((await rows(reader)).length).toBe(listed);
    await pressInPanel(reader, 'Filter and order');
  });

  it('goes from one to the next, and tells what it copied', async () => {
    await show();
    await untilPanelSays(reader, 'Rename Attribute');
    await pressInPanel(reader, 'Next refactoring');
    const current = (): Promise<string | null | undefined> =>
      reader.evaluate(
        () => document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.finding-main[aria-current] .type')?.textContent,
        undefined,
      );
    const first = await current();
    expect(first).toBe((await rows(reader))[0]);
    await pressInPanel(reader, 'Next refactoring');
    await pressInPanel(reader, 'Previous refactoring');
    expect(await current()).toBe(first);
    await pressInPanel(reader, 'Dismiss');
    expect(await panelText(reader)).toContain('10 of 11 changed files analysed');
  });

  it('lists the places of a renaming and goes to them', async () => {
    await show();
    await untilPanelSays(reader, 'Rename Attribute');
    expect(await pressInPanel(reader, '3 places')).toBe(true);
    await untilPanelSays(reader, 'Invoice.java18');
    expect(await pressInPanel(reader, 'Invoice.java18')).toBe(true);
    await reader.until(
      'the line is lit',
      () => document.querySelector('[data-reflens-flash]')?.textContent.includes('grandTotal += line.price()') === true,
      undefined,
    );
  });

  it(`finds among ${MANY} refactorings within ${SEARCH} ms, and draws only what is near the view`, async () => {
    setPages(github.settings);
    await reader.open(github.commitUrl(0).replace(/\/commit\/.*/, '/commits'));
    await reader.run(await harnessScript());
    const { times, drawn, found } = await reader.evaluate(async (count) => {
      interface Harness {
        mount(count: number): ShadowRoot;
        search(root: ShadowRoot, query: string): Promise<number>;
      }
      const { reflensHarness: harness } = globalThis as unknown as { reflensHarness: Harness };
      const root = harness.mount(count);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const list = root.querySelector('.list');
      if (!list) throw new Error('no list');
      let most = 0;
      for (const share of [0, 0.5, 1]) {
        list.scrollTop = share * list.scrollHeight;
        await new Promise((resolve) => setTimeout(resolve, 300));
        most = Math.max(most, root.querySelectorAll('.finding').length);
        const { top, bottom } = list.getBoundingClientRect();
        const inView = [...root.querySelectorAll('.finding')].filter((row) => {
          const box = row.getBoundingClientRect();
          return box.bottom > top && box.top < bottom;
        });
        if (inView.length < 5) throw new Error(`only ${inView.length} rows are drawn at ${share}`);
      }
      const times: number[] = [];
      const once = async (query: string): Promise<number> => {
        await harness.search(root, 'nothing like it');
        return harness.search(root, query);
      };
      // What is made once for all searches is not any letter's.
      await harness.search(root, 'x');
      for (const query of ['m', 'me', 'met', 'method4', 'method49 module', 'move method1', 'm', 'me'])
        times.push(Math.min(await once(query), await once(query), await once(query)));
      await harness.search(root, 'method4999');
      return { times, drawn: most, found: root.querySelectorAll('.finding').length };
    }, MANY);
    console.info(`${name}: search among ${MANY} took ${times.map(Math.round).join(', ')} ms; ${drawn} rows drawn at most`);
    expect(found).toBe(1);
    expect(drawn).toBeLessThan(400);
    const { mean } = await reader.evaluate(strain, undefined);
    expect([...times].sort((one, other) => one - other)[Math.floor(times.length / 2)], times.join(', ')).toBeLessThan(SEARCH * mean);
  });
});

describe.each(BROWSERS)('%s at 200 %% zoom', (name) => {
  // What a window of 1,000 × 800 pixels has for a page at twice its size.
  const HALF = { width: 500, height: 400 };

  const { reader } = useBrowser(name, github, () => ({ viewport: HALF }));

  it('is under the page, whole, and leaves every line to be scrolled into view', async () => {
    setPages(github.settings);
    await reader.open(github.commitUrl());
    await untilBadges(reader, 4);
    await untilPanelSays(reader, 'Rename Attribute');
    const { outside, gap } = await reader.evaluate(async () => {
      const panel = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.panel');
      if (!panel) throw new Error('no panel');
      const box = panel.getBoundingClientRect();
      const controls = [...panel.querySelectorAll('header button, .filters > *')];
      scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const last = [...document.querySelectorAll('table[data-diff-anchor] tr')].at(-1)?.getBoundingClientRect();
      return {
        outside: controls.filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return left < box.left || right > box.right || top < box.top || bottom > innerHeight || right > innerWidth;
        }).length,
        gap: box.top - (last?.bottom ?? 0),
      };
    }, undefined);
    expect(outside).toBe(0);
    expect(gap).toBeGreaterThanOrEqual(0);
  });
});
