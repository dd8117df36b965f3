// What Reflens owes the page it is a guest on: nothing of it moves or changes, it stays quick, and the marks come soon.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MANY_CALLS, setPages } from '../github/settings.js';
import type { DiffPage } from './support/change-pages.js';
import { manyRenames, serveChange, variant } from './support/change.js';
import { untilBadges, untilPanelSays } from './support/page.js';
import { BROWSERS, startBrowser, type Reader } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';
import { strain, watchThread, type Strain } from './support/thread.js';

/** Milliseconds from the page's load to the first badge, in a browser that has just started. */
const FIRST_BADGE = 1_500;

/** Milliseconds that nothing of ours may hold the page's thread for. */
const LONGEST_TASK = 50;

/** A machine that is busy with other things makes everything slow now and then, and ours slow at every try: the best of this many counts. */
const ATTEMPTS = 3;

const VIEWS: readonly DiffPage[] = [
  { generation: 'classic', diffView: 'unified' },
  { generation: 'react-v1', diffView: 'split' },
  { generation: 'react-v2', diffView: 'unified' },
  { generation: 'react-v2', diffView: 'split' },
];

describe.each(BROWSERS)('%s', (name) => {
  // The browser keeps an answer of the API for a minute, as GitHub tells it to; only a commit it never saw can be slow.
  const github = useGithub(
    async () => [
      await serveChange(...variant('ten'), 'ten'),
      ...(await Promise.all([...VIEWS.keys()].map((index) => serveChange(...variant(`view ${index}`), `view-${index}`)))),
      ...(await Promise.all(
        Array.from({ length: ATTEMPTS }, (_, attempt) => serveChange(...manyRenames(`many${attempt}`, 30, 12), `many-${attempt}`)),
      )),
    ],
    { rateLimit: MANY_CALLS },
  );
  const { reader } = useBrowser(name, github);

  // The page's own script is bundled when it is first asked for.
  beforeAll(() => reader.open(github.commitUrl(0).replace(/\/commit\/.*/, '/commits')));

  afterEach(() => {
    github.failures.clear();
    setPages(github.settings);
  });

  it('shows the first badges soon after the load of a commit of ten files', async () => {
    const times: FirstBadge[] = [];
    const isGood = ({ time, strain: { mean } }: FirstBadge): boolean => time < FIRST_BADGE * mean;
    for (let attempt = 0; attempt < ATTEMPTS && !times.some(isGood); attempt++) {
      const fresh = await startBrowser(name, { port: github.port });
      try {
        times.push(await firstBadge(await fresh.newReader(), github.commitUrl(0)));
      } finally {
        await fresh.close();
      }
    }
    console.info(`${name}: first badge after load ${JSON.stringify(times)}`);
    expect(times.filter(isGood)).not.toEqual([]);
  });

  it.each(VIEWS.map((view, index) => ({ ...view, index })))(
    'changes and moves nothing of the page: $generation, $diffView',
    async ({ index, ...view }) => {
      Object.assign(github.settings, view, { loadMore: 'at-once' });
      github.failures.add({ match: 'api', kind: 'slow', delay: 1_200 });
      await reader.open(github.commitUrl(1 + index));
      await reader.until('all files are there', () => document.querySelectorAll('table[data-diff-anchor]').length === 11, undefined);
      const before = await snapshot(reader);
      expect(before.badges).toBe(0);
      await untilBadges(reader, 8);
      const after = await snapshot(reader);
      expect(after.text).toBe(before.text);
      expect(after.markup).toBe(before.markup);
      expect(after.boxes).toEqual(before.boxes);
    },
  );

  it('holds the page up nowhere, even with hundreds of badges', async () => {
    Object.assign(github.settings, { filesInFirstPayload: 30 });
    github.failures.add({ match: 'api', kind: 'slow', delay: 2_500 });
    const tasks: { readonly longest: number; readonly strain: Strain }[] = [];
    const isGood = ({ longest, strain: { most } }: (typeof tasks)[number]): boolean => longest < LONGEST_TASK * most;
    for (let attempt = 0; attempt < ATTEMPTS && !tasks.some(isGood); attempt++) {
      await reader.open(github.commitUrl(1 + VIEWS.length + attempt));
      // The page's own drawing is not ours to answer for.
      await reader.until('all files are there', () => document.querySelectorAll('table[data-diff-anchor]').length === 30, undefined);
      await reader.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)), undefined);
      await reader.evaluate(watchThread, undefined);
      await untilBadges(reader, 720, 20_000);
      await untilPanelSays(reader, '30 of 30');
      await reader.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)), undefined);
      const longest = await reader.evaluate(() => Number(document.documentElement.dataset.longest), undefined);
      tasks.push({ longest: Math.round(longest), strain: await reader.evaluate(strain, undefined) });
    }
    console.info(`${name}: longest task with 720 badges ${JSON.stringify(tasks)}`);
    expect(tasks.filter(isGood)).not.toEqual([]);
  });
});

interface FirstBadge {
  /** Milliseconds from the page's load. */
  readonly time: number;
  readonly strain: Strain;
}

/** How soon a page that was never shown before has its first badge. The page itself notes when that is: asking from outside takes its time on a busy machine. */
async function firstBadge(reader: Reader, url: string): Promise<FirstBadge> {
  await reader.open(url);
  await reader.evaluate(() => {
    const note = (): void => {
      if (!document.querySelector('[data-reflens-badge]')) return;
      document.documentElement.dataset['first'] ??= String(performance.now());
      observer.disconnect();
    };
    const observer = new MutationObserver(note);
    observer.observe(document, { subtree: true, childList: true });
    note();
  }, undefined);
  await untilBadges(reader);
  const time = await reader.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    return Number(document.documentElement.dataset['first']) - (load instanceof PerformanceNavigationTiming ? load.loadEventEnd : 0);
  }, undefined);
  return { time: Math.round(time), strain: await reader.evaluate(strain, undefined) };
}

interface Snapshot {
  readonly text: string;
  readonly markup: string;
  readonly boxes: readonly string[];
  readonly badges: number;
}

/** The page as it would be without us: its text, its markup without our nodes and attributes, and where every row and cell is. */
function snapshot(reader: Reader): Promise<Snapshot> {
  return reader.evaluate(() => {
    const isOurs = (attribute: string): boolean => attribute.startsWith('data-reflens');
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('*')) {
      const ours = element.getAttributeNames().filter(isOurs);
      if (element.localName === 'button' && ours.includes('data-reflens-badge')) element.remove();
      else for (const attribute of ours) element.removeAttribute(attribute);
    }
    const boxes = [...document.querySelectorAll('body tr, body td, body td > *, header, main, h1')]
      .filter((element) => !element.getAttributeNames().includes('data-reflens-badge'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${x} ${y + scrollY} ${width} ${height}`;
      });
    return {
      text: document.body.textContent,
      markup: copy.innerHTML,
      boxes,
      badges: document.querySelectorAll('[data-reflens-badge]').length,
    };
  }, undefined);
}
