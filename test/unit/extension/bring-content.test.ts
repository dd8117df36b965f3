// The content script comes to the document that asks for it, and to no other.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (message: unknown, sender: unknown) => unknown;

const { fake, listeners, insertCSS, executeScript } = vi.hoisted(() => {
  const listeners: Listener[] = [];
  const event = { addListener: () => undefined };
  const [insertCSS, executeScript] = [vi.fn(async (_what: unknown) => undefined), vi.fn(async (_what: unknown) => [])];
  const fake = {
    runtime: {
      id: 'reflens',
      getURL: (path: string) => `chrome-extension://reflens/${path}`,
      onConnect: event,
      onMessage: { addListener: (listener: Listener) => listeners.push(listener) },
      onInstalled: event,
      onStartup: event,
    },
    permissions: { onAdded: event, onRemoved: event },
    storage: { onChanged: event },
    tabs: { TAB_ID_NONE: -1 },
    scripting: { insertCSS, executeScript },
  };
  return { fake, listeners, insertCSS, executeScript };
});

vi.mock('webextension-polyfill', () => ({ default: fake }));

beforeAll(async () => {
  vi.stubGlobal('__OFFSCREEN__', false);
  await import('../../../extension/background/main.js');
});

beforeEach(() => {
  insertCSS.mockClear();
  executeScript.mockClear();
});

const URL = 'https://github.com/o/r/commit/0123456789';
const TAB = { id: 1, url: URL, incognito: false };
const SENDER = { id: 'reflens', url: URL, frameId: 0, tab: TAB };

const ask = (sender: unknown, more: object = {}): unknown =>
  listeners.map((listener) => listener({ kind: 'load-content', ...more }, sender)).find((answer) => answer !== undefined);

describe('the content script', () => {
  it('is brought to the document that asks, whatever the message says', async () => {
    await ask({ ...SENDER, documentId: 'D' }, { tab: 2, documentId: 'E', files: ['evil.js'] });
    const target = { tabId: 1, documentIds: ['D'] };
    expect(executeScript.mock.calls).toEqual([[{ target, files: ['content.js'], injectImmediately: true }]]);
    expect(insertCSS.mock.calls).toEqual([[{ target, files: ['content.css'] }]]);
  });

  it('is brought to the tab’s main frame where the browser gives documents no names', async () => {
    await ask(SENDER);
    expect(executeScript.mock.calls).toMatchObject([[{ target: { tabId: 1, frameIds: [0] } }]]);
  });

  it('does not come where Reflens may not work, and says so', async () => {
    executeScript.mockRejectedValueOnce(new Error('Missing host permission for the tab'));
    await expect(ask(SENDER)).rejects.toThrow('permission');
  });

  it.each<[string, unknown]>([
    ['a frame', { ...SENDER, frameId: 3 }],
    ['another extension', { ...SENDER, id: 'stranger' }],
    ['somewhere without a tab', { ...SENDER, tab: undefined }],
    ['a page of Reflens itself', { ...SENDER, url: 'chrome-extension://reflens/options.html' }],
  ])('is not for %s', (_what, sender) => {
    expect(ask(sender)).toBeUndefined();
    expect([...insertCSS.mock.calls, ...executeScript.mock.calls]).toEqual([]);
  });
});
