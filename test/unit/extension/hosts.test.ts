// GitHub Enterprise servers: switched on when the reader and the browser say yes, for exactly their own addresses, and gone when either takes it back.
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const HOST = 'github.example.com';

type Listener = (...args: never[]) => unknown;

interface Script {
  readonly id: string;
  readonly matches: readonly string[];
}

const { fake, state, listeners } = vi.hoisted(() => {
  const listeners = new Map<string, Listener[]>();
  const event = (name: string): unknown => ({
    addListener: (listener: Listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    removeListener: () => undefined,
  });
  const state = {
    said: [] as unknown[],
    allowed: new Set<string>(),
    says: true,
    asked: [] as string[][],
    scripts: [] as Script[],
  };
  const fake = {
    runtime: {
      onInstalled: event('installed'),
      onStartup: event('startup'),
      sendMessage: (message: unknown) => {
        state.said.push(message);
        return Promise.resolve();
      },
    },
    permissions: {
      onAdded: event('added'),
      onRemoved: event('removed'),
      request: ({ origins }: { origins: string[] }) => {
        state.asked.push(origins);
        if (state.says) origins.forEach((origin) => state.allowed.add(origin));
        return Promise.resolve(state.says);
      },
      remove: ({ origins }: { origins: string[] }) => Promise.resolve(origins.map((origin) => state.allowed.delete(origin)).every(Boolean)),
      contains: ({ origins }: { origins: string[] }) => Promise.resolve(origins.every((origin) => state.allowed.has(origin))),
    },
    scripting: {
      getRegisteredContentScripts: () => Promise.resolve(state.scripts),
      registerContentScripts: (scripts: Script[]) => {
        if (scripts.some(({ id }) => state.scripts.some((one) => one.id === id))) return Promise.reject(new Error('Duplicate script ID'));
        state.scripts.push(...scripts);
        return Promise.resolve();
      },
      unregisterContentScripts: ({ ids }: { ids: string[] }) => {
        state.scripts = state.scripts.filter(({ id }) => !ids.includes(id));
        return Promise.resolve();
      },
    },
    storage: { local: { get: () => Promise.resolve({}), remove: () => Promise.resolve() } },
  };
  return { fake, state, listeners };
});

vi.mock('webextension-polyfill', () => ({ default: fake }));

const { activeHosts, originsOf, switchHostOff, switchHostOn } = await import('../../../extension/hosts.js');
const { keepPrivate, readPrivate } = await import('../../../extension/private-store.js');
const { keepHostScripts, updateHostScripts } = await import('../../../extension/background/host-scripts.js');

const happen = async (name: string): Promise<void> => {
  for (const listener of listeners.get(name) ?? []) listener();
  await settle();
};
/** What the background does meanwhile, which is told of every change of the hosts. */
const settle = async (): Promise<void> => {
  if (state.said.splice(0).length > 0) await updateHostScripts();
  await new Promise((resolve) => setTimeout(resolve, 20));
};

beforeAll(() => keepHostScripts());

beforeEach(async () => {
  await keepPrivate('hosts', []);
  Object.assign(state, { said: [], allowed: new Set(), says: true, asked: [], scripts: [] });
});

describe('a host', () => {
  it('is asked for with its own addresses alone', () => {
    expect(originsOf(HOST)).toEqual([`https://${HOST}/*`]);
    expect(originsOf('octo.ghe.com')).toEqual(['https://octo.ghe.com/*', 'https://api.octo.ghe.com/*']);
  });

  it('is on when the browser’s question is answered with yes, and its pages get the script', async () => {
    expect(await switchHostOn(HOST)).toBe(true);
    await settle();
    expect([state.asked, await activeHosts()]).toEqual([[[`https://${HOST}/*`]], [HOST]]);
    expect(state.scripts).toMatchObject([{ matches: [`https://${HOST}/*`], js: ['loader.js'], runAt: 'document_start' }]);
    // Signs come in any number: a script is registered once.
    for (const sign of ['added', 'startup', 'installed']) await happen(sign);
    expect(state.scripts).toHaveLength(1);
    await switchHostOn('another.example.com');
    await settle();
    expect(await activeHosts()).toEqual(['another.example.com', HOST]);
    expect(state.scripts).toHaveLength(2);
  });

  it('is off when it is answered with no', async () => {
    state.says = false;
    expect(await switchHostOn(HOST)).toBe(false);
    await settle();
    expect([await activeHosts(), await readPrivate('hosts'), state.scripts]).toEqual([[], [], []]);
  });

  it('is off, with its permission and its script, when the reader switches it off', async () => {
    await switchHostOn(HOST);
    await settle();
    await switchHostOff(HOST);
    await happen('removed');
    expect([[...state.allowed], await activeHosts(), state.scripts]).toEqual([[], [], []]);
  });

  it('is off when the permission is taken back in the browser’s own settings, and on when it is given again', async () => {
    await switchHostOn(HOST);
    await settle();
    state.allowed.clear();
    await happen('removed');
    expect([await activeHosts(), state.scripts]).toEqual([[], []]);
    originsOf(HOST).forEach((origin) => state.allowed.add(origin));
    await happen('added');
    expect(state.scripts).toHaveLength(1);
  });
});
