// Our parts of the page, in every state of this version, under axe: names, roles, contrast, focus order. GitHub's own parts are not ours to judge.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGithub, type GithubStandIn } from '../github/server.js';
import { defaultSettings } from '../github/settings.js';
import { serveChange, variant, type ServedChange } from './support/change.js';
import { pressInPanel, untilBadges, untilPanelSays } from './support/page.js';
import { BROWSERS, startBrowser, type Reader, type RunningBrowser } from './support/reader.js';

interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in our panel and our badges. */
async function violations(reader: Reader): Promise<readonly Violation[]> {
  await reader.run(axeSource);
  return reader.evaluate(async () => {
    interface Axe {
      run(
        context: object,
        options: object,
      ): Promise<{
        passes: readonly object[];
        violations: readonly { id: string; nodes: readonly { html: string; any: readonly { message: string }[] }[] }[];
      }>;
    }
    const { axe } = globalThis as unknown as { axe: Axe };
    const context = {
      include: [['[data-reflens-panel]'], ['[data-reflens-badge]']].filter(([selector]) => document.querySelector(selector ?? '') !== null),
    };
    // Landmarks are the page's: one panel does not make them.
    const found = await axe.run(context, { rules: { region: { enabled: false } } });
    // A check that looked at nothing would find nothing.
    if (found.passes.length < 5) throw new Error(`axe tried ${found.passes.length} rules only`);
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join(' ')}`),
    }));
  }, undefined);
}

describe.each(BROWSERS)('%s', (name) => {
  let changes: ServedChange[];
  let github: GithubStandIn;
  let browser: RunningBrowser;
  let reader: Reader;

  beforeAll(async () => {
    changes = await Promise.all(['light', 'dark', 'failed'].map((change) => serveChange(...variant(change), change)));
    github = await startGithub({ repositories: changes.map(({ source }) => source) });
    browser = await startBrowser(name, { port: github.port });
    reader = await browser.newReader();
  });

  afterAll(async () => {
    await browser?.close();
    await github?.close();
  });

  it.each(['light', 'dark'] as const)('is accessible with results, %s', async (colorMode) => {
    Object.assign(github.settings, defaultSettings(), { colorMode });
    await reader.open(github.commitUrl(colorMode === 'light' ? 0 : 1));
    await untilBadges(reader, 8);
    await pressInPanel(reader, 'Low-level');
    await pressInPanel(reader, '10 of 11');
    await pressInPanel(reader, 'Move Method');
    await untilPanelSays(reader, 'Language not supported');
    expect(await violations(reader)).toEqual([]);
    const hasMenu = await reader.evaluate(() => {
      const badge = document.querySelector<HTMLElement>('[data-reflens-badge][aria-haspopup]');
      badge?.click();
      return badge !== null;
    }, undefined);
    expect(hasMenu).toBe(true);
    expect(await violations(reader)).toEqual([]);
    await pressInPanel(reader, 'Low-level');
    await pressInPanel(reader, 'Collapse');
    expect(await violations(reader)).toEqual([]);
    await reader.evaluate(
      () => document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector<HTMLElement>('.pill')?.click(),
      undefined,
    );
  });

  it('is accessible while it works and when it fails', async () => {
    Object.assign(github.settings, defaultSettings());
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
    await untilPanelSays(reader, 'will work again at');
    expect(await violations(reader)).toEqual([]);
    github.failures.clear();
  });
});
