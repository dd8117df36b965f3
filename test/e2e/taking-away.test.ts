// What the reader takes away from a page: the list as Markdown, a link to one refactoring, a file for programs. By real keys, since browsers let nobody write to the
// clipboard otherwise; what is on the clipboard is pasted, as a reader would.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AFTER, BEFORE, lineOf } from './support/change.js';
import { PAGE_VIEWS, useChangePages, type PageView } from './support/change-pages.js';
import { lit, pressInPanel, untilPanelSays } from './support/page.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser } from './support/running.js';

/** Milliseconds for a file to be saved. */
const SAVING = 10_000;

const INVOICE = 'src/shop/Invoice.java';

/** One of each kind and of each generation. */
const VIEWS = PAGE_VIEWS.filter(
  ({ diffView, generation, kind }) => (diffView === 'split') === (generation === 'react-v2' || kind === 'comparison'),
);

const pages = useChangePages();

describe.each(BROWSERS)('%s', (name) => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reflens-downloads-'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const { reader } = useBrowser(name, pages.github, () => ({ downloads: folder }));

  const show = async (view: PageView): Promise<void> => {
    await reader.open(pages.urlOf(view));
    await untilPanelSays(reader, '10 of 11 changed files analysed');
  };

  /** Focuses the first control of the panel whose name begins so, and presses Enter. */
  const enter = async (control: string): Promise<void> => {
    const found = await reader.evaluate((wanted) => {
      const buttons = [...(document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('button') ?? [])];
      const button = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(wanted));
      button?.focus();
      return button !== undefined;
    }, control);
    expect(found, control).toBe(true);
    await reader.press('Enter');
  };

  const fromMenu = async (item: string): Promise<void> => {
    await enter('More');
    await untilPanelSays(reader, item);
    await enter(item);
  };

  /** What is on the clipboard, pasted into a field of the page. */
  const pasted = async (): Promise<string> => {
    await reader.evaluate(() => {
      const field = document.createElement('textarea');
      field.id = 'pasted';
      document.body.append(field);
      field.focus();
    }, undefined);
    await reader.press('Control+v');
    await reader.until('something was pasted', () => document.querySelector<HTMLTextAreaElement>('#pasted')?.value !== '', undefined);
    return reader.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>('#pasted');
      field?.remove();
      return field?.value ?? '';
    }, undefined);
  };

  const savedFile = async (): Promise<{ readonly name: string; readonly text: string }> => {
    const end = Date.now() + SAVING;
    for (;;) {
      const [file] = (await readdir(folder)).filter((one) => one.endsWith('.json'));
      const text = file === undefined ? '' : await readFile(join(folder, file), 'utf8');
      // A file that is being written is empty at first.
      if (file !== undefined && text.endsWith('}\n')) {
        await rm(join(folder, file));
        return { name: file, text };
      }
      if (Date.now() > end) throw new Error('Nothing was saved');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  it.each(VIEWS)('the list as Markdown, with links to both ends: $kind, $generation, $diffView', async (view) => {
    await show(view);
    await fromMenu('Copy as Markdown');
    await untilPanelSays(reader, 'The list is copied as Markdown.');
    const markdown = await pasted();
    const address = pages.urlOf(view);
    expect(markdown.split('\n')[0]).toMatch(/^### Refactorings in \[.+\]\(https:\/\/github\.com\/sample\/shop\//);
    expect(markdown).toContain(`](${address})`);
    expect(markdown).toContain(`**\`${INVOICE}\`**`);
    const entry = markdown.split('\n').find((line) => line.startsWith('- **Rename Attribute**')) ?? '';
    expect(entry).toContain('int total to');
    expect(entry).toContain(`L${lineOf(BEFORE, INVOICE, 'private int total;')})`);
    expect(entry).toContain(`R${lineOf(AFTER, INVOICE, 'private int grandTotal;')})`);
    for (const [, link] of entry.matchAll(/\]\(([^)]+)\)/g)) expect(link?.startsWith(`${address}#diff-`)).toBe(true);
  });

  it('the list as a check', async () => {
    const view = VIEWS[0];
    if (!view) throw new Error('There is no view.');
    await show(view);
    await fromMenu('Copy this as a check');
    await untilPanelSays(reader, 'The command is copied.');
    expect(await pasted()).toMatch(
      new RegExp(`^reflens check ${pages.urlOf(view)} --only moves,formatting,(?:[a-z-]+,)*rename-attribute(?:,[a-z-]+)*$`),
    );
  });

  it.each(VIEWS)('a link to one refactoring, which opens the page with it: $kind, $generation, $diffView', async (view) => {
    await show(view);
    await enter('Copy link to Rename Attribute');
    await untilPanelSays(reader, 'The link is copied.');
    const link = await pasted();
    expect(link.startsWith(`${pages.urlOf(view)}#reflens-`)).toBe(true);
    await reader.open('about:blank');
    await reader.open(link);
    expect((await lit(reader))[0]).toBe('private int grandTotal;');
  });

  it.each(VIEWS)('a file in RefactoringMiner’s form: $kind, $generation, $diffView', async (view) => {
    await show(view);
    await fromMenu('Save as JSON');
    const { name: fileName, text } = await savedFile();
    const commit = view.kind === 'commit' ? (/commit\/([0-9a-f]+)/.exec(pages.urlOf(view))?.[1] ?? '') : '';
    expect(fileName).toBe(commit === '' ? 'refactorings.json' : `refactorings-${commit.slice(0, 10)}.json`);
    const { commits } = JSON.parse(text) as {
      commits: readonly { repository: string; sha1: string; url: string; refactorings: readonly Record<string, unknown>[] }[];
    };
    expect(commits).toHaveLength(1);
    expect(commits[0]).toMatchObject({ repository: 'https://github.com/sample/shop.git', sha1: commit, url: pages.urlOf(view) });
    const types = commits[0]?.refactorings.map(({ type }) => type);
    // All there is, whatever the list shows.
    expect(types).toEqual(expect.arrayContaining(['Rename Attribute', 'Extract Method', 'Move Method', 'Rename Parameter']));
    for (const one of commits[0]?.refactorings ?? [])
      expect(Object.keys(one)).toEqual(['type', 'description', 'leftSideLocations', 'rightSideLocations']);
    // Nothing of the page was left for the file.
    await pressInPanel(reader, 'Collapse');
    await untilPanelSays(reader, 'refactorings');
  });

  it('which names the commit, where the page is called after a branch', async () => {
    const address = pages.urlOf({ kind: 'commit', generation: 'react-v2', diffView: 'unified' });
    const commit = /commit\/([0-9a-f]{40})/.exec(address)?.[1] ?? '';
    const named = address.replace(commit, 'main');
    await reader.open(named);
    await untilPanelSays(reader, '10 of 11 changed files analysed');
    await fromMenu('Save as JSON');
    const { name: fileName, text } = await savedFile();
    expect(fileName).toBe(`refactorings-${commit.slice(0, 10)}.json`);
    expect(JSON.parse(text)).toMatchObject({ commits: [{ sha1: commit, url: named }] });
  });
});
