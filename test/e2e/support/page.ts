// What Reflens shows on a page, read from the page. Each function is sent into the page as text, so it uses nothing from outside of itself.
import { pressFound } from './press.js';
import type { Reader } from './reader.js';

/** A badge as the reader sees it. */
export interface SeenBadge {
  readonly label: string;
  readonly title: string;
  /** The text of the line's code, as GitHub has it, without the diff's sign. */
  readonly code: string;
  /** The number on its side of the diff. */
  readonly numbers: readonly string[];
  readonly file: string;
}

/** All badges of the page in document order. */
export const badges = (reader: Reader): Promise<readonly SeenBadge[]> =>
  reader.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].map((badge) => {
        const cell = badge.closest('td');
        const row = badge.closest('tr');
        const table = badge.closest('table');
        return {
          label: badge.dataset.label ?? '',
          title: badge.getAttribute('aria-label') ?? '',
          code: (cell?.textContent ?? '').replace(/^[+-]/, '').trim(),
          numbers: [...(row?.querySelectorAll('.blob-num, .diff-line-number, .new-diff-line-number') ?? [])].map(
            (number) => number.getAttribute('data-line-number') ?? number.textContent.trim(),
          ),
          file:
            table?.getAttribute('aria-label')?.replace('Diff for: ', '') ??
            table?.closest('[data-tagsearch-path]')?.getAttribute('data-tagsearch-path') ??
            '',
        };
      }),
    undefined,
  );

/** The text of the panel, or null when there is none. */
export const panelText = (reader: Reader): Promise<string | null> =>
  reader.evaluate(() => {
    const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
    return root
      ? [...root.children]
          .filter((child) => child.localName !== 'style')
          .map((child) => (child as HTMLElement).innerText)
          .join('\n')
      : null;
  }, undefined);

/** The files that the open coverage line names, by the heading over them. */
export const skippedFiles = (
  reader: Reader,
): Promise<readonly { readonly heading: string; readonly files: readonly { readonly path: string; readonly detail: string }[] }[]> =>
  reader.evaluate(() => {
    const sections = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('.skipped section') ?? [];
    return [...sections].map((section) => ({
      heading: [...(section.querySelector('h4')?.childNodes ?? [])]
        .filter(({ nodeName }) => nodeName !== 'BUTTON')
        .map(({ textContent }) => textContent)
        .join(''),
      files: [...section.querySelectorAll('li')].map((item) => {
        const detail = item.querySelector('.detail')?.textContent ?? '';
        return { path: item.textContent.slice(0, item.textContent.length - detail.length), detail: detail.trim() };
      }),
    }));
  }, undefined);

/** Waits until the panel says something, white space aside; opens it when it is a pill. */
export const untilPanelSays = (reader: Reader, text: string | RegExp, patience?: number): Promise<void> =>
  reader.until(
    `the panel says “${String(text)}”`,
    ({ part, pattern }) => {
      const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
      const said = [...(root?.children ?? [])].filter(({ localName }) => localName !== 'style').map(({ textContent }) => textContent);
      return said.some((one) => (pattern === null ? one.includes(part) : new RegExp(pattern).test(one.replaceAll(/\s+/g, ' '))));
    },
    typeof text === 'string' ? { part: text, pattern: null } : { part: '', pattern: text.source },
    patience,
    () => openPanel(reader),
  );

/** Waits until the page has at least some badges. */
export const untilBadges = (reader: Reader, count = 1, patience?: number): Promise<void> =>
  reader.until(`${count} badges`, (wanted) => document.querySelectorAll('[data-reflens-badge]').length >= wanted, count, patience);

/** Whether all of the panel's title can be read. */
export const isTitleWhole = (reader: Reader): Promise<boolean> =>
  reader.evaluate(() => {
    const title = document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('h2');
    if (!title) throw new Error('the panel has no title');
    return title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight;
  }, null);

/** Presses the first control of the panel whose name or text begins so; opens the panel when it is a pill. */
export async function pressInPanel(reader: Reader, name: string): Promise<boolean> {
  await openPanel(reader);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return pressFound(
    reader,
    (wanted) => {
      const buttons = [...(document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('button') ?? [])];
      return buttons.find((candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent.trim()).startsWith(wanted));
    },
    name,
  );
}

/** Waits until the panel is open, or is a pill. */
export const untilPanelIs = (reader: Reader, state: 'open' | 'closed', patience?: number): Promise<void> =>
  reader.until(
    `the panel is ${state}`,
    (wanted) => {
      const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
      return root !== undefined && root?.querySelector(wanted === 'open' ? '.panel' : '.pill') !== null;
    },
    state,
    patience,
  );

/** Whether the panel is open now. */
export const isPanelOpen = (reader: Reader): Promise<boolean> =>
  reader.evaluate(() => (document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.panel') ?? null) !== null, undefined);

/** Presses the pill, if the panel is one. */
export async function openPanel(reader: Reader): Promise<void> {
  const isPill = await reader.evaluate(
    () => (document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.pill') ?? null) !== null,
    undefined,
  );
  if (isPill)
    await pressFound(
      reader,
      () => document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector<HTMLElement>('.pill'),
      undefined,
    );
}

/** Makes the panel a pill, so that it covers nothing. */
export async function collapsePanel(reader: Reader): Promise<void> {
  await pressInPanel(reader, 'Collapse');
  await untilPanelIs(reader, 'closed');
}

/** Goes to the end before of the first refactoring in the list that has these words. */
export async function goToBefore(reader: Reader, words: string): Promise<void> {
  await untilPanelSays(reader, words);
  const went = await pressFound(
    reader,
    (wanted) => {
      const rows = [...(document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('.finding') ?? [])];
      return rows.find((candidate) => candidate.textContent.includes(wanted))?.querySelector<HTMLElement>('.end.before');
    },
    words,
  );
  if (!went) throw new Error(`No end before of ${words} in the list`);
}

/** Clicks the badge of the line with this code and waits until another line lights up; the lit lines' code. */
export async function clickBadge(reader: Reader, code: string): Promise<readonly string[]> {
  const clicked = await pressFound(
    reader,
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')].find((candidate) =>
        candidate.closest('td')?.textContent.includes(wanted),
      ),
    code,
  );
  if (!clicked) throw new Error(`No badge on a line with ${code}`);
  return lit(reader);
}

/** Waits until a line is lit and in view; the lit lines' code. */
export async function lit(reader: Reader): Promise<readonly string[]> {
  await reader.until(
    'a line is lit and in view',
    () => {
      const box = document.querySelector('[data-reflens-flash]')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    },
    undefined,
  );
  return reader.evaluate(
    () => [...document.querySelectorAll('[data-reflens-flash]')].map((cell) => cell.textContent.replace(/^[+-]/, '').trim()),
    undefined,
  );
}

/** Everything of ours that is in the page. */
export const traces = (reader: Reader): Promise<number> =>
  reader.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => element.getAttributeNames().some((name) => name.startsWith('data-reflens')))
        .length,
    undefined,
  );

/** Waits until nothing of ours is in the page. */
export const untilNothing = (reader: Reader): Promise<void> =>
  reader.until(
    'nothing of ours is left',
    () =>
      ![...document.querySelectorAll('*')].some((element) => element.getAttributeNames().some((name) => name.startsWith('data-reflens'))),
    undefined,
  );

/** Where the page's own parts are, the rows of its diff among them. */
export const layout = (reader: Reader): Promise<readonly string[]> =>
  reader.evaluate(
    () =>
      [...document.querySelectorAll('header, main, h1, table[data-diff-anchor] tr')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${x} ${y + scrollY} ${width} ${height}`;
      }),
    undefined,
  );

/** Presses the first element of the page that a selector finds, if there is one. */
export const click = (reader: Reader, selector: string): Promise<void> =>
  reader.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);

/** Follows the page's own link to the list of commits, and waits until that is shown. */
export async function goToCommits(reader: Reader): Promise<void> {
  await click(reader, 'a[href$="/commits"]');
  await reader.until('the list of commits is shown', () => location.pathname.endsWith('/commits'), undefined);
}

/** Goes to the address of this page in the other diff view without a load, as GitHub's own switch does. */
export const goToSplit = (reader: Reader, more = ''): Promise<void> =>
  reader.evaluate((parameters) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = `${location.pathname}?diff=split${parameters}`;
    link.click();
  }, more);

/** Presses every control that shows more lines of the sample's catalogue, and waits for lines of it. How many were pressed. */
export async function showMoreLines(reader: Reader): Promise<number> {
  const pressed = await reader.evaluate(() => {
    const expanders = [...document.querySelectorAll<HTMLElement>('.diff-hunk-cell button[data-direction], a.js-expand')];
    for (const expander of expanders) expander.click();
    return expanders.length;
  }, undefined);
  await reader.until(
    'more lines are shown',
    () => document.body.textContent.includes('add("item-45", 315);') || document.body.textContent.includes('add("item-80", 560);'),
    undefined,
  );
  return pressed;
}
