// Our parts of the page, in every state of this version, under axe: names, roles, contrast, focus order. GitHub's own parts are not ours to judge.
import { describe, expect, it } from 'vitest';
import { setPages } from '../github/settings.js';
import { violations as violationsIn, type Violation } from './support/axe.js';
import { serveChange, variant } from './support/change.js';
import { openPanel, pressInPanel, untilBadges, untilPanelSays } from './support/page.js';
import { pressFound } from './support/press.js';
import { BROWSERS, type Reader } from './support/reader.js';
import { useBrowser, useGithub } from './support/running.js';

/** What axe finds in our panel and our badges. */
const violations = (reader: Reader): Promise<readonly Violation[]> =>
  violationsIn(reader, ['[data-reflens-panel]', '[data-reflens-card]', '[data-reflens-badge]']);

describe.each(BROWSERS)('%s', (name) => {
  const github = useGithub(() => Promise.all(['light', 'dark', 'failed'].map((change) => serveChange(...variant(change), change))));
  const { reader } = useBrowser(name, github);

  it.each(['light', 'dark'] as const)('is accessible with results, %s', async (colorMode) => {
    setPages(github.settings, { colorMode });
    await reader.open(github.commitUrl(colorMode === 'light' ? 0 : 1));
    await untilBadges(reader, 8);
    await pressInPanel(reader, 'Low-level');
    await pressInPanel(reader, '10 of 11');
    await pressInPanel(reader, 'Move Method');
    await untilPanelSays(reader, 'Language not supported');
    expect(await violations(reader)).toEqual([]);
    const hasMenu = await pressFound(
      reader,
      () => document.querySelector<HTMLElement>('[data-reflens-badge][aria-haspopup=menu]'),
      undefined,
    );
    expect(hasMenu).toBe(true);
    expect(await violations(reader)).toEqual([]);
    await pressInPanel(reader, 'Filter and order');
    await untilPanelSays(reader, 'By type');
    await pressInPanel(reader, 'Rename Method');
    await untilPanelSays(reader, 'here and in the diff');
    expect(await violations(reader)).toEqual([]);
    await pressInPanel(reader, 'Show all');
    await pressInPanel(reader, 'Filter and order');
    await pressInPanel(reader, 'More');
    await untilPanelSays(reader, 'Copy as Markdown');
    expect(await violations(reader)).toEqual([]);
    await pressInPanel(reader, 'Beside the page');
    await pressInPanel(reader, '3 places');
    expect(await violations(reader)).toEqual([]);
    await pressInPanel(reader, 'More');
    await pressInPanel(reader, 'Beside the page');
    await pressInPanel(reader, 'Low-level');
    await pressInPanel(reader, 'Collapse');
    expect(await violations(reader)).toEqual([]);
    await openPanel(reader);
  });

  it.each([
    ['light', 'high-contrast'],
    ['dark', 'high-contrast'],
    ['dark', 'dimmed'],
  ] as const)('is accessible in other themes: %s, %s', async (colorMode, theme) => {
    setPages(github.settings, { colorMode, theme });
    await reader.open(github.commitUrl(0));
    await untilBadges(reader, 8);
    await untilPanelSays(reader, 'Move Method');
    await pressInPanel(reader, 'Low-level');
    await pressInPanel(reader, 'Filter and order');
    await pressInPanel(reader, 'Rename Method');
    await untilPanelSays(reader, 'here and in the diff');
    expect(await violations(reader)).toEqual([]);
    await pressInPanel(reader, 'Low-level');
    await pressInPanel(reader, 'Collapse');
  });

  it('is accessible while it works and when it fails', async () => {
    setPages(github.settings);
    github.failures.add({ match: 'raw', kind: 'slow', delay: 1_500 });
    await reader.open(github.commitUrl(2));
    await untilPanelSays(reader, 'Reading files');
    expect(await violations(reader)).toEqual([]);
    await pressInPanel(reader, 'Stop');
    await untilPanelSays(reader, 'Stopped');
    expect(await violations(reader)).toEqual([]);
    github.failures.clear();
    github.failures.add({ match: 'raw', kind: 'too-many-requests' });
    await pressInPanel(reader, 'Start again');
    await untilPanelSays(reader, 'It can be asked again in');
    expect(await violations(reader)).toEqual([]);
    github.failures.clear();
  });
});
