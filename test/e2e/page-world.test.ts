// What somebody has who took over the world of the content script, in both browsers: neither tokens nor the settings that decide where they go, and no way to write them.
import { describe, expect, it } from 'vitest';
import { serveChange } from './support/change.js';
import { askOwn, keepToken, storeSettings, TOKEN } from './support/own.js';
import { untilPanelSays } from './support/page.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useGithub, useOwnPage } from './support/running.js';

const ENTERPRISE = 'github.example.com';
const DONE = 'reflens-tried';

/** Runs in the world of the content script, before it: tries all that there is, and leaves what it got where the page sees it. */
const ATTACK = `
addEventListener('reflens-attack', async () => {
  const api = globalThis.browser ?? globalThis.chrome;
  const got = [];
  const attempt = async (name, work) => {
    const value = await Promise.resolve().then(work).catch((error) => 'refused: ' + error);
    got.push([name, value ?? null]);
  };
  const evil = { tokens: { 'evil.example': 'planted_token' }, hosts: ['evil.example'], useSession: true, keepPrivateTexts: true };
  for (const area of ['local', 'session', 'sync', 'managed']) {
    await attempt(area + ' get', () => api.storage[area].get(null));
    await attempt(area + ' set', () => api.storage[area].set(evil));
    await attempt(area + ' open', () => api.storage[area].setAccessLevel({ accessLevel: 'TRUSTED_AND_UNTRUSTED_CONTEXTS' }));
  }
  await attempt('databases', async () => (await indexedDB.databases()).map(({ name }) => name));
  for (const message of [
    { kind: 'token-state', host: 'github.com' },
    { kind: 'check-token', host: 'github.com' },
    { kind: 'keep-token', host: 'evil.example', token: 'planted_token', forSession: false },
    { kind: 'keep-token', host: 'github.com', token: '', forSession: false },
    { kind: 'hosts-changed' },
    { kind: 'page-settings' },
    { kind: 'keep-page-settings', settings: { ...evil, width: 432 } },
    { kind: 'cache-state' },
  ])
    await attempt(message.kind, () => api.runtime.sendMessage(message));
  sessionStorage.setItem('${DONE}', JSON.stringify(got));
});
`;

describe.each(BROWSERS)('%s', (name) => {
  const github = useGithub(async () => [await serveChange()]);
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true, before: { 'content.js': ATTACK } }));
  const own = useOwnPage(browser);

  it('gives the world of the content script no token and no say in where it goes', async () => {
    await keepToken(own, TOKEN);
    await storeSettings(own, { hosts: [ENTERPRISE], useSession: false });
    await reader.open(github.commitUrl(0));
    await untilPanelSays(reader, 'changed files analysed');
    await reader.evaluate(() => void dispatchEvent(new Event('reflens-attack')), undefined);
    await reader.until('all was tried', (key) => sessionStorage.getItem(key) !== null, DONE);
    const text = await reader.evaluate((key) => sessionStorage.getItem(key) ?? '', DONE);
    const got = new Map(JSON.parse(text) as [string, unknown][]);
    expect(text).not.toContain(TOKEN);
    expect(text).not.toContain(ENTERPRISE);
    expect(got.get('page-settings')).toMatchObject({ width: 360 });
    expect(got.get('databases')).not.toContain('reflens-private');
    for (const request of ['token-state', 'check-token', 'keep-token', 'cache-state'])
      expect([request, got.get(request)]).toEqual([request, null]);

    const kept = await own.evaluate(
      () =>
        new Promise<Record<string, unknown>>((resolve) => {
          const opened = indexedDB.open('reflens-private');
          opened.onsuccess = () => {
            const store = opened.result.transaction('values').objectStore('values');
            const names = store.getAllKeys();
            const values = store.getAll();
            values.onsuccess = () => {
              opened.result.close();
              resolve(Object.fromEntries(names.result.map((key, at) => [key as string, values.result[at]])));
            };
          };
        }),
      undefined,
    );
    expect(kept).toMatchObject({ tokens: { 'github.com': TOKEN }, hosts: [ENTERPRISE], useSession: false });
    expect(await askOwn(own, { kind: 'token-state', host: 'evil.example' })).toMatchObject({ present: false });
    expect(await askOwn(own, { kind: 'token-state', host: 'github.com' })).toMatchObject({ present: true });
  });

  it('tells pages that are open what was changed elsewhere', async () => {
    await reader.open(github.commitUrl(0));
    await untilPanelSays(reader, 'changed files analysed');
    await own.evaluate(
      () =>
        (globalThis as unknown as { chrome: { storage: { local: { set: (values: unknown) => Promise<void> } } } }).chrome.storage.local.set(
          {
            palette: 'safe',
          },
        ),
      undefined,
    );
    await reader.until(
      'the page wears the palette',
      () => document.documentElement.getAttribute('data-reflens-colours') === 'safe',
      undefined,
    );
  });
});
