// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TakenOver } from '../../../extension/content/taken-over.js';

let leave: AbortController;
let taken: number;

/** What the script of GitHub's element defines when it comes. */
class Arrived extends HTMLElement {}

const add = (attributes: Readonly<Record<string, string>> = { 'data-ssr': 'true' }): HTMLElement => {
  const part = document.createElement('react-app');
  for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value);
  document.body.append(part);
  return part;
};

const takenOver = (): TakenOver => new TakenOver(document, () => void taken++, leave.signal);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done, 10));
  leave = new AbortController();
  taken = 0;
});

afterEach(() => {
  leave.abort();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part that the server rendered', () => {
  it('is taken over at a quiet moment after its class says so', async () => {
    const part = add();
    const parts = takenOver();
    expect(parts.pending).toEqual([part]);
    part.classList.add('loaded');
    await vi.advanceTimersByTimeAsync(5);
    expect([parts.pending.length, taken]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(10);
    expect([parts.pending.length, taken]).toEqual([0, 1]);
  });

  it('is taken over after the page’s event', async () => {
    add();
    const parts = takenOver();
    document.dispatchEvent(new Event('soft-nav:react-done'));
    await vi.advanceTimersByTimeAsync(20);
    expect([parts.pending.length, taken]).toEqual([0, 1]);
  });

  it('is waited for when it comes later, alone or inside of something', async () => {
    const parts = takenOver();
    const part = add();
    parts.look(document.body);
    parts.look(part);
    expect(parts.pending).toEqual([part]);
    part.remove();
    expect(parts.pending).toEqual([]);
  });

  it('is nothing to wait for where the server rendered nothing', () => {
    add({});
    expect(takenOver().pending).toEqual([]);
  });

  it('without a sign is waited for while its script has not come, and not as long when it has', async () => {
    add();
    const parts = takenOver();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(parts.pending).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(parts.pending).toHaveLength(0);

    customElements.define('react-app', Arrived);
    parts.look(add());
    await vi.advanceTimersByTimeAsync(1_900);
    expect(parts.pending).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(parts.pending).toHaveLength(0);
    expect(taken).toBe(2);
  });
});
