// What no script in a page reaches, and what former versions kept where such scripts can.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPrivate, readPrivate } from '../../../extension/private-store.js';

const { local } = vi.hoisted(() => ({ local: new Map<string, unknown>() }));

vi.mock('webextension-polyfill', () => ({
  default: {
    storage: {
      local: {
        get: (keys: string[]) => Promise.resolve(Object.fromEntries(keys.map((key) => [key, local.get(key)]))),
        remove: (keys: string[]) => Promise.resolve(keys.forEach((key) => local.delete(key))),
      },
    },
  },
}));

const TOKENS = { 'github.com': 'kept' };

beforeEach(async () => {
  local.clear();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('reflens-private').onsuccess = resolve;
  });
});

describe('the private store', () => {
  it('gives what was kept, and nothing where nothing was', async () => {
    await keepPrivate('tokens', TOKENS);
    expect([await readPrivate('tokens'), await readPrivate('hosts')]).toEqual([TOKENS, undefined]);
  });

  it('takes over what former versions kept in the reach of pages, once, and nothing from there afterwards', async () => {
    local.set('tokens', TOKENS);
    local.set('width', 400);
    expect(await readPrivate('tokens')).toEqual(TOKENS);
    expect(Object.fromEntries(local)).toEqual({ width: 400 });
    local.set('tokens', { 'github.com': 'planted' });
    local.set('hosts', ['evil.example']);
    expect([await readPrivate('tokens'), await readPrivate('hosts')]).toEqual([TOKENS, undefined]);
  });

  it('rejects where the browser has no room', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(readPrivate('tokens')).rejects.toThrow('full');
    open.mockRestore();
  });
});
