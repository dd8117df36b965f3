// React pages whose script is late: nothing of ours is between what the server rendered and what React compares it with, so React keeps it and has nothing to say.
import { describe, expect, it } from 'vitest';
import { PAGE_VIEWS, useChangePages, type PageView } from './support/change-pages.js';
import { click, goToCommits, untilBadges } from './support/page.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser } from './support/running.js';

/** Milliseconds until the page's script is there: results that are kept are there much sooner. */
const LATE = 1_500;

const VIEWS = PAGE_VIEWS.filter(({ generation }) => generation !== 'classic');

const pages = useChangePages();

/** Notes from now on what goes wrong in the page, and whether something of ours is in a part that is not taken over. */
const watch = (reader: Reader): Promise<void> =>
  reader.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { takingOver: seen });
    addEventListener('error', ({ message }) => seen.push(message));
    new MutationObserver(() => {
      const early = document.querySelector('react-app:not(.loaded) :is([data-reflens-badge], [data-reflens-range], [data-reflens-left])');
      if (early && !seen.includes('early')) seen.push('early');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, undefined);

/** Remembers the rows that the server rendered, as soon as there are some. How many they are. */
async function rememberServed(reader: Reader): Promise<number> {
  await reader.until('the rows are there', () => document.querySelector('react-app table[data-diff-anchor] tr') !== null, undefined);
  return reader.evaluate(() => {
    const rows = [...document.querySelectorAll('react-app table[data-diff-anchor] tr')];
    Object.assign(window, { served: rows });
    return rows.length;
  }, undefined);
}

/** How many of the rows React threw away, and what was noted. */
const outcome = (reader: Reader): Promise<{ readonly lost: number; readonly seen: readonly string[] }> =>
  reader.evaluate(() => {
    const { served, takingOver } = window as unknown as { served: readonly Element[]; takingOver: readonly string[] };
    return { lost: served.filter((row) => !row.isConnected).length, seen: takingOver };
  }, undefined);

describe.each(BROWSERS)('%s', (name) => {
  const { reader } = useBrowser(name, pages.github);

  /** Opens a page, so that its results are kept. */
  const know = async (view: PageView): Promise<string> => {
    const address = pages.urlOf(view);
    await reader.open(address);
    await untilBadges(reader, 8);
    return address;
  };

  it.each(VIEWS)('marks a page that is loaded when React has taken it over: $kind, $generation, $diffView', async (view) => {
    const address = await know(view);
    pages.github.settings.hydrationDelay = LATE;
    await reader.open(address);
    await watch(reader);
    expect(await rememberServed(reader)).toBeGreaterThan(20);
    await untilBadges(reader, 8);
    expect(await outcome(reader)).toEqual({ lost: 0, seen: [] });
  });

  it.each(VIEWS)('marks a page that came by soft navigation when React has taken it over: $kind, $generation, $diffView', async (view) => {
    const address = await know(view);
    if (view.kind === 'commit') await goToCommits(reader);
    else {
      await click(reader, 'nav a[href$="/pull/1/commits"]');
      await reader.until('its commits are shown', () => location.pathname.endsWith('/commits'), undefined);
    }
    await watch(reader);
    pages.github.settings.hydrationDelay = LATE;
    await click(reader, view.kind === 'commit' ? `a[href="${new URL(address).pathname}"]` : 'nav a[href$="/pull/1/files"]');
    expect(await rememberServed(reader)).toBeGreaterThan(20);
    await untilBadges(reader, 8);
    expect(await outcome(reader)).toEqual({ lost: 0, seen: [] });
  });

  it('marks a page that gives no sign, later', async () => {
    const [view] = VIEWS;
    if (!view) throw new Error('no page');
    const address = await know(view);
    pages.github.settings.hydrationDelay = 60_000;
    await reader.open(address);
    await untilBadges(reader);
    expect(await reader.evaluate(() => document.querySelector('react-app.loaded') === null, undefined)).toBe(true);
  });
});
