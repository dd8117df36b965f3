// A classic page so long that laying it out again would hold it up for long: there the panel comes over it, unless the reader wants it beside the page.
import { describe, expect, it } from 'vitest';
import { DEFAULT_PANEL } from '../../ui/work.js';
import { setPages } from '../github/settings.js';
import { addressOf, PULL } from './support/change-pages.js';
import { largeChange, serveChange } from './support/change.js';
import { pressInPanel, untilPanelSays } from './support/page.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';

/** Files of about 140 rows each. */
const FILES = { long: 40, short: 20 };

/** CSS pixels: the panel as it is made beside the page, and a scroll bar, which is all that the page leaves otherwise. */
const WIDTHS = { panel: DEFAULT_PANEL.width, scrollBar: 20 };

/** CSS pixels that the page leaves for the panel. */
const room = (reader: Reader): Promise<number> => reader.evaluate(() => innerWidth - document.body.getBoundingClientRect().right, null);

const untilBeside = (reader: Reader): Promise<void> =>
  reader.until(
    'there is room beside the page',
    (wanted) => innerWidth - document.body.getBoundingClientRect().right >= wanted,
    WIDTHS.panel,
  );

const pressBeside = async (reader: Reader): Promise<void> => {
  await pressInPanel(reader, 'More');
  await pressInPanel(reader, 'Beside the page');
};

describe.each(BROWSERS)('%s', (name) => {
  const github = useGithub(() =>
    Promise.all([serveChange(...largeChange('long', FILES.long), 'long'), serveChange(...largeChange('short', FILES.short), 'short')]),
  );
  const { reader } = useBrowser(name, github);

  const show = async (repository: 'long' | 'short'): Promise<void> => {
    setPages(github.settings, { generation: 'classic', rateLimit: { anonymous: 5_000, token: 5_000 } });
    await reader.open(addressOf(github, PULL).replace('/long/', `/${repository}/`));
    await reader.until(
      'its files are there',
      (files) => document.querySelectorAll('table[data-diff-anchor]').length === files,
      FILES[repository],
      30_000,
    );
    await untilPanelSays(reader, 'refactorings', 60_000);
  };

  it('the panel is over a long page, and beside it when the reader wants it there', async () => {
    await show('long');
    expect(await room(reader)).toBeLessThan(WIDTHS.scrollBar);
    await pressBeside(reader);
    await untilBeside(reader);
    await pressBeside(reader);
    expect(await room(reader)).toBeLessThan(WIDTHS.scrollBar);
    await pressBeside(reader);
  });

  it('a shorter page has the panel beside it', async () => {
    await show('short');
    await untilBeside(reader);
  });
});
