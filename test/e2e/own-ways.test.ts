// A script in the page puts the address of another repository over it, in both browsers: what the reader's token would tell of that one stays untold until the reader says so.
import { beforeEach, describe, expect, it } from 'vitest';
import { twoBranches, variant } from './support/change.js';
import { keepToken, TOKEN } from './support/own.js';
import { isPanelOpen, panelText, pressInPanel, untilBadges, untilPanelIs, untilPanelSays } from './support/page.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useGithub, useOwnPage } from './support/running.js';

const ALL = '10 of 11 changed files analysed';
const UNUSED = 'without your token';

describe.each(BROWSERS)('%s', (name) => {
  const github = useGithub(() =>
    Promise.all([
      twoBranches(variant('open'), { name: 'open' }),
      twoBranches(variant('vault'), { name: 'vault', isPrivate: true }),
      twoBranches(variant('cellar'), { name: 'cellar', isPrivate: true }),
    ]),
  );
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true }));
  const own = useOwnPage(browser);

  const asked = (): (boolean | undefined)[] =>
    github.requests.filter(({ host }) => host === 'api.github.com').map(({ authorized }) => authorized);
  const pathOf = (repository: number): string => new URL(github.commitUrl(repository)).pathname;

  beforeEach(async () => {
    await keepToken(own, TOKEN);
    await reader.front();
    await reader.open(github.commitUrl(0));
    await untilPanelSays(reader, ALL);
    // The panel was opened with a press, which would count as one that leads to another repository. It opens by itself when that is kept.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await reader.reload();
    await untilPanelIs(reader, 'open');
    await untilPanelSays(reader, ALL);
    github.requests.length = 0;
  });

  it('reads it without the token, and with it after a press of the reader’s alone', async () => {
    await reader.evaluate((path) => history.pushState(null, '', path), pathOf(1));
    await untilPanelSays(reader, UNUSED);
    await untilPanelSays(reader, 'Use the token');
    expect(asked().length).toBeGreaterThan(0);
    expect(asked()).not.toContain(true);
    await reader.evaluate(() => {
      const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
      const button = [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Use the token');
      if (!button) throw new Error('no such button');
      // All that a script can do.
      button.click();
      for (const kind of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'])
        button.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true, cancelable: true }));
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    }, undefined);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(asked()).not.toContain(true);
    // What was found until now has moved it.
    await untilPanelSays(reader, ALL);
    const place = await reader.evaluate(() => {
      const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
      const button = [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Use the token');
      const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, undefined);
    await reader.pressAt(place.x, place.y);
    await expect.poll(asked, { timeout: 10_000 }).toContain(true);
    await untilPanelSays(reader, ALL);
    expect(await panelText(reader)).not.toContain(UNUSED);
  });

  it('is closed to scripts, and what they press does nothing', async () => {
    await untilBadges(reader);
    const isClosed = await reader.evaluate((property) => {
      const hosts = [...document.querySelectorAll('[data-reflens-panel], [data-reflens-card]')];
      // What the browser says, not what this test gave the hosts.
      return hosts.length === 2 && hosts.every((host) => Reflect.get(Element.prototype, property, host) === null);
    }, 'shadowRoot');
    expect(isClosed).toBe(true);
    // A script that had found a way in, as this test has.
    const pressed = await reader.evaluate(() => {
      const root = document.querySelector('[data-reflens-panel]')?.shadowRoot;
      const controls = [...(root?.querySelectorAll('button') ?? []), ...document.querySelectorAll<HTMLElement>('[data-reflens-badge]')];
      for (const control of controls) control.click();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'N', shiftKey: true, bubbles: true }));
      return controls.length;
    }, undefined);
    expect(pressed).toBeGreaterThan(5);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await isPanelOpen(reader)).toBe(true);
    const moved = await reader.evaluate(() => document.querySelector('[data-reflens-flash]') !== null || scrollY > 0, undefined);
    expect(moved).toBe(false);
    await pressInPanel(reader, 'Collapse');
    await untilPanelIs(reader, 'closed');
  });

  it('reads with the token what the reader went to, by a link that loads no page', async () => {
    await reader.evaluate((path) => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = path;
      link.textContent = 'the other repository';
      link.style.cssText = 'position: fixed; left: 20px; top: 300px; z-index: 9999; width: 200px; height: 40px; background: white';
      link.onclick = (event) => {
        event.preventDefault();
        history.pushState(null, '', path);
      };
    }, pathOf(2));
    await reader.pressAt(60, 315);
    await reader.until('the address is the other one', (path) => location.pathname === path, pathOf(2));
    await untilPanelSays(reader, ALL);
    expect(asked()).toContain(true);
    expect(await panelText(reader)).not.toContain(UNUSED);
  });
});
