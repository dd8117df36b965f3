// The background, started as the browser starts it: who is listened to, what is believed, and that a token goes in and never comes out.
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPrivate, readPrivate } from '../../../extension/private-store.js';
import type { WorkerMessage } from '../../../extension/messages.js';

const TOKEN = 'github_pat_secretsecretsecret';
const SHA = '0123456789abcdef0123456789abcdef01234567';

type Listener = (...args: never[]) => unknown;

const { fake, listeners, areas, tabs, workers } = vi.hoisted(() => {
  const listeners = new Map<string, Listener[]>();
  const event = (name: string): { addListener: (listener: Listener) => void; removeListener: () => void } => ({
    addListener: (listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    removeListener: () => undefined,
  });
  const areas = { local: new Map<string, unknown>(), session: new Map<string, unknown>() };
  const area = (name: 'local' | 'session'): unknown => ({
    get: (keys: string | string[]) =>
      areas[name].has('full')
        ? Promise.reject(new Error('QuotaExceededError'))
        : Promise.resolve(Object.fromEntries([keys].flat().map((key) => [key, areas[name].get(key)]))),
    set: (values: Record<string, unknown>) => {
      for (const [key, value] of Object.entries(values)) areas[name].set(key, value);
      return Promise.resolve();
    },
    remove: () => Promise.resolve(),
  });
  const tabs = new Map<number, { url: string }>();
  const workers: { messages: unknown[]; ended: boolean; onmessage: ((event: MessageEvent) => void) | null; onerror: unknown }[] = [];
  const fake = {
    runtime: {
      id: 'reflens',
      getURL: (path: string) => `chrome-extension://reflens/${path}`,
      openOptionsPage: vi.fn(() => Promise.resolve()),
      onConnect: event('connect'),
      onMessage: event('message'),
      onInstalled: event('installed'),
      onStartup: event('startup'),
    },
    permissions: { onAdded: event('added'), onRemoved: event('removed'), contains: () => Promise.resolve(true) },
    scripting: {
      getRegisteredContentScripts: () => Promise.resolve([]),
      registerContentScripts: vi.fn(() => Promise.resolve()),
      unregisterContentScripts: vi.fn(() => Promise.resolve()),
    },
    storage: { local: area('local'), session: area('session'), onChanged: event('storage') },
    tabs: {
      TAB_ID_NONE: -1,
      get: (id: number) => (tabs.has(id) ? Promise.resolve(tabs.get(id)) : Promise.reject(new Error('no tab'))),
      query: () => Promise.resolve([{ id: 1 }, {}]),
      sendMessage: vi.fn((_id: number, _message: unknown) => Promise.reject(new Error('no script there'))),
    },
  };
  return { fake, listeners, areas, tabs, workers };
});

vi.mock('webextension-polyfill', () => ({ default: fake }));

class FakeWorker {
  readonly messages: WorkerMessage[] = [];
  ended = false;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: unknown = null;

  constructor() {
    workers.push(this);
  }

  postMessage(message: WorkerMessage): void {
    this.messages.push(message);
  }

  terminate(): void {
    this.ended = true;
  }
}

interface Sender {
  readonly id?: string;
  readonly url?: string;
  readonly frameId?: number;
  readonly tab?: { readonly id: number; readonly url?: string; readonly incognito: boolean };
}

const call = (name: string, ...args: unknown[]): unknown[] =>
  (listeners.get(name) ?? []).map((listener) => (listener as (...all: unknown[]) => unknown)(...args));

class FakePort {
  readonly said: unknown[] = [];
  readonly #hear: ((message: unknown) => void)[] = [];
  readonly #gone: (() => void)[] = [];
  readonly onMessage = { addListener: (listener: (message: unknown) => void) => void this.#hear.push(listener) };
  readonly onDisconnect = { addListener: (listener: () => void) => void this.#gone.push(listener) };

  constructor(
    readonly sender: Sender,
    readonly name = 'reflens.page',
  ) {
    call('connect', this);
  }

  postMessage(message: unknown): void {
    this.said.push(message);
  }

  disconnect(): void {
    for (const listener of this.#gone) listener();
  }

  say(message: unknown): void {
    for (const listener of this.#hear) listener(message);
  }
}

const sender = (url: string, more: Partial<Sender> = {}): Sender => ({
  id: 'reflens',
  url,
  frameId: 0,
  tab: { id: 1, url, incognito: false },
  ...more,
});

const OWN_PAGE: Sender = { id: 'reflens', url: 'chrome-extension://reflens/options.html' };
const request = async (message: unknown, from: Sender): Promise<unknown> =>
  call('message', message, from).find((answer) => answer !== undefined);
const started = (): Extract<WorkerMessage, { kind: 'start' }>[] =>
  (workers as FakeWorker[]).flatMap(({ messages }) => messages).filter((message) => message.kind === 'start');
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

beforeAll(async () => {
  vi.stubGlobal('__OFFSCREEN__', false);
  vi.stubGlobal('Worker', FakeWorker);
  await import('../../../extension/background/main.js');
});

beforeEach(async () => {
  workers.length = 0;
  tabs.clear();
  areas.local.clear();
  areas.session.clear();
  await keepPrivate('tokens', { 'github.com': TOKEN, 'github.example.com': 'other_token_of_another' });
});

const page = (path: string): string => `https://github.com/o/r/${path}`;
const key = (path: string): string =>
  path.startsWith('pull') ? `pull-files github.com/o/r ${path.split('/')[1] ?? ''}` : `commit github.com/o/r ${path.split('/')[1] ?? ''}`;

describe('an analysis', () => {
  const analyse = async (from: Sender, shows: string): Promise<FakePort> => {
    const port = new FakePort(from);
    const before = started().length;
    port.say({ kind: 'analyse', shows });
    // Settings come from a real store, which takes its time on a busy machine.
    await vi.waitUntil(() => started().length > before || port.said.length > 0, 1_000).catch(() => undefined);
    return port;
  };

  it('is of the page that the tab shows, with that host’s token alone', async () => {
    const port = await analyse(sender(page(`commit/${SHA}`)), key(`commit/${SHA}`));
    expect(started()).toEqual([
      {
        kind: 'start',
        job: {
          page: { kind: 'commit', host: 'github.com', owner: 'o', repository: 'r', commit: SHA },
          token: TOKEN,
          useSession: true,
          keep: 'all',
        },
      },
    ]);
    port.disconnect();
  });

  it('is without the token when the page changed to the repository by itself, and says so where there is one', async () => {
    const ask = async (): Promise<FakePort> => {
      const port = new FakePort(sender(page(`commit/${SHA}`)));
      const before = started().length;
      port.say({ kind: 'analyse', shows: key(`commit/${SHA}`), withoutToken: true });
      await vi.waitUntil(() => started().length > before, 1_000);
      return port;
    };
    const port = await ask();
    expect([started().map(({ job }) => job.token), port.said]).toEqual([[undefined], [{ kind: 'token-unused' }]]);
    port.disconnect();
    await keepPrivate('tokens', {});
    const other = await ask();
    expect(other.said).toEqual([]);
    other.disconnect();
  });

  it('is not of a page that only the message names', async () => {
    const port = new FakePort(sender(page(`commit/${SHA}`)));
    tabs.set(1, { url: page(`commit/${SHA}`) });
    port.say({
      kind: 'analyse',
      shows: `commit github.com/secret/vault ${SHA}`,
      page: { kind: 'commit', host: 'github.com', owner: 'secret', repository: 'vault', commit: SHA },
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(started()).toEqual([]);
    expect(port.said).toMatchObject([{ kind: 'failed', failure: { code: 'cancelled' } }]);
  });

  it('waits a moment for a browser that learns late of a soft navigation', async () => {
    tabs.set(1, { url: page(`commit/${SHA}`) });
    setTimeout(() => tabs.set(1, { url: page('pull/12/files') }), 80);
    const port = new FakePort(sender(page(`commit/${SHA}`)));
    port.say({ kind: 'analyse', shows: key('pull/12') });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(started().map(({ job }) => job.page.kind)).toEqual(['pull-files']);
    port.disconnect();
  });

  it.each<[string, Sender]>([
    ['a frame', sender(page(`commit/${SHA}`), { frameId: 3 })],
    ['another extension', sender(page(`commit/${SHA}`), { id: 'stranger' })],
    ['somewhere without a tab', { id: 'reflens', url: page(`commit/${SHA}`), frameId: 0 }],
  ])('is not for %s', async (_what, from) => {
    const port = await analyse(from, key(`commit/${SHA}`));
    expect([started(), port.said]).toEqual([[], []]);
  });

  it('keeps nothing of a private window and uses no session for it', async () => {
    const url = page(`commit/${SHA}`);
    const port = await analyse(sender(url, { tab: { id: 1, url, incognito: true } }), key(`commit/${SHA}`));
    expect(started()[0]?.job).toMatchObject({ useSession: false, keep: 'nothing' });
    port.disconnect();
  });

  it('goes on without settings that cannot be read, and does nothing that they may forbid', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const port = await analyse(sender(page(`commit/${SHA}`)), key(`commit/${SHA}`));
    expect(port.said).toEqual([]);
    open.mockRestore();
    expect(started().map(({ job }) => [job.token, job.useSession, job.keep])).toEqual([[undefined, false, 'public']]);
    port.disconnect();
  });

  it('is one for each port, however often it is asked for', async () => {
    const port = await analyse(sender(page(`commit/${SHA}`)), key(`commit/${SHA}`));
    for (let time = 0; time < 5; time++) port.say({ kind: 'analyse', shows: key(`commit/${SHA}`) });
    await settle();
    expect(workers).toHaveLength(1);
    port.disconnect();
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  });

  it('ends its worker when the page is left', async () => {
    const port = await analyse(sender(page(`commit/${SHA}`)), key(`commit/${SHA}`));
    port.disconnect();
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  });

  it('is not started before the time that GitHub named, and then is', async () => {
    const url = page(`commit/${SHA}`);
    const first = await analyse(sender(url), key(`commit/${SHA}`));
    const failure = { code: 'rate-limit', sentence: 'Later.', retryAt: Date.now() + 300 };
    workers[0]?.onmessage?.(new MessageEvent('message', { data: { kind: 'failed', failure } }));
    expect(first.said).toEqual([{ kind: 'failed', failure }]);
    const second = await analyse(sender(url), key(`commit/${SHA}`));
    expect([started().length, second.said]).toEqual([1, [{ kind: 'failed', failure }]]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    (await analyse(sender(url), key(`commit/${SHA}`))).disconnect();
    expect(started()).toHaveLength(2);
  });

  it('asks for no texts before the time that a partial result named, unless the reader has another token', async () => {
    const url = page(`commit/${SHA}`);
    await analyse(sender(url), key(`commit/${SHA}`));
    const retryAt = Date.now() + 300;
    const coverage = { analysed: 1, total: 2, skipped: [], retryAt };
    workers[0]?.onmessage?.(new MessageEvent('message', { data: { kind: 'finished', coverage, bundles: [], incomplete: false } }));
    const again = async (): Promise<number | undefined> => {
      (await analyse(sender(url), key(`commit/${SHA}`))).disconnect();
      return started().at(-1)?.job.textsFrom;
    };
    expect(await again()).toBe(retryAt);
    await keepPrivate('tokens', { 'github.com': `${TOKEN}other` });
    expect(await again()).toBeUndefined();
    await keepPrivate('tokens', { 'github.com': TOKEN });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await again()).toBeUndefined();
  });
});

describe('a token', () => {
  it('goes in and does not come out', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ rate: { limit: 5000, remaining: 4999, reset: 1 } }))));
    const answers = [
      await request({ kind: 'token-state', host: 'github.com' }, OWN_PAGE),
      await request({ kind: 'check-token', host: 'github.com' }, OWN_PAGE),
      await request({ kind: 'keep-token', host: 'github.com', token: TOKEN, forSession: true }, OWN_PAGE),
    ];
    expect(JSON.stringify(answers)).not.toContain(TOKEN);
    expect(answers[0]).toEqual({ present: true, forSession: false });
    expect(answers[1]).toMatchObject({ ok: true, rate: { limit: 5000, remaining: 4999 } });
  });

  it('is kept in one place: for the session, for good, or not at all', async () => {
    const keep = (token: string, forSession: boolean): Promise<unknown> =>
      request({ kind: 'keep-token', host: 'github.com', token, forSession }, OWN_PAGE);
    const kept = async (): Promise<unknown[]> => [await readPrivate('tokens'), areas.session.get('tokens')];
    const others = { 'github.example.com': 'other_token_of_another' };
    await keep(TOKEN, true);
    expect(await kept()).toEqual([others, { 'github.com': TOKEN }]);
    await keep(TOKEN, false);
    expect(await kept()).toEqual([{ ...others, 'github.com': TOKEN }, {}]);
    await keep('', false);
    expect(await kept()).toEqual([others, {}]);
    expect(await keep('two words', false)).toMatchObject({ ok: false });
    expect(await keep('line\nbreak', false)).toMatchObject({ ok: false });
    expect(await kept()).toEqual([others, {}]);
  });

  it.each<[string, Sender]>([
    ['a page’s script', sender(page('commit/01234'))],
    ['another extension', { id: 'stranger', url: 'chrome-extension://stranger/options.html' }],
    ['a page that only looks like an own one', sender('https://evil.example/chrome-extension://reflens/options.html')],
  ])('is no business of %s', async (_what, from) => {
    for (const message of [
      { kind: 'token-state', host: 'github.com' },
      { kind: 'check-token', host: 'github.com' },
      { kind: 'keep-token', host: 'github.com', token: 'x', forSession: false },
      { kind: 'cache-state' },
      { kind: 'empty-cache' },
      { kind: 'hosts-changed' },
    ])
      expect(await request(message, from)).toBeUndefined();
    expect(await readPrivate('tokens')).toMatchObject({ 'github.com': TOKEN });
  });

  it('is asked about at its own host', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response('{}', { status: 401 }));
    });
    expect(await request({ kind: 'check-token', host: 'github.example.com' }, OWN_PAGE)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('does not accept') as string,
    });
    expect(asked).toEqual(['https://github.example.com/api/v3/rate_limit']);
    await expect(request({ kind: 'check-token', host: 'github.com/../evil' }, OWN_PAGE)).resolves.toMatchObject({ ok: false });
    await expect(request({ kind: 'check-token', host: 'javascript:alert(1)' }, OWN_PAGE)).rejects.toThrow('not a host');
  });
});

describe('the settings of a page', () => {
  const script = sender(page(`commit/${SHA}`));
  const keep = (settings: unknown, from = script): Promise<unknown> => request({ kind: 'keep-page-settings', settings }, from);

  it('are told to its script, without what decides where tokens go', async () => {
    await keepPrivate('hosts', ['github.example.com']);
    areas.local.set('showLow', true);
    const told = (await request({ kind: 'page-settings' }, script)) as Record<string, unknown>;
    expect(told).toMatchObject({ showLow: true, palette: 'plain', width: 360 });
    expect(Object.keys(told).sort().join(' ')).toBe(
      'apiChanges collapsed dangers docked hiddenTypes keys notUseful opportunities palette peekLayout showLow sort width',
    );
  });

  it('are kept as far as readers change them on pages, and nothing else is', async () => {
    await keepPrivate('hosts', ['github.example.com']);
    await keep({
      width: 400,
      docked: 'yes',
      hosts: ['evil.example'],
      tokens: { 'evil.example': TOKEN },
      useSession: true,
      keys: { back: 'x' },
    });
    expect(Object.fromEntries(areas.local)).toEqual({ width: 400, docked: true });
    expect([await readPrivate('hosts'), await readPrivate('useSession')]).toEqual([['github.example.com'], undefined]);
    for (const nonsense of [null, 'text', 7, [1], { __proto__: { width: 1 } }]) await keep(nonsense);
    expect(Object.fromEntries(areas.local)).toEqual({ width: 400, docked: true });
  });

  it.each<[string, Sender]>([
    ['a frame', sender(page(`commit/${SHA}`), { frameId: 3 })],
    ['another extension', sender(page(`commit/${SHA}`), { id: 'stranger' })],
  ])('are no business of %s', async (_what, from) => {
    expect(await request({ kind: 'page-settings' }, from)).toBeUndefined();
    await keep({ width: 500 }, from);
    expect(areas.local.has('width')).toBe(false);
  });

  it('are told to all tabs when they change, and nothing else is', async () => {
    fake.tabs.sendMessage.mockClear();
    call('storage', { showLow: { newValue: true }, tokens: { newValue: { 'github.com': TOKEN } } }, 'local');
    call('storage', { tokens: { newValue: {} } }, 'local');
    call('storage', { showLow: { newValue: false } }, 'session');
    await settle();
    expect(fake.tabs.sendMessage.mock.calls).toEqual([[1, { kind: 'settings', settings: { showLow: true } }]]);
  });
});
