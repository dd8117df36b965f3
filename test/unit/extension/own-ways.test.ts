// @vitest-environment jsdom
// Which repositories count as the reader's own choice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnWays } from '../../../extension/loader/own-ways.js';

type Press = (event: { readonly isTrusted: boolean; readonly userInitiated?: boolean }) => void;

const page = (path: string): URL => new URL(path, 'https://github.com/');

let heard: Map<string, Press>;
let ways: OwnWays;

const press = (kind = 'click', isTrusted = true): void => heard.get(kind)?.({ isTrusted });

/** Events of a real reader cannot be made in here: what listens is called in their place. */
function listenInto(target: { addEventListener: unknown }): void {
  target.addEventListener = (kind: string, listener: Press) => heard.set(kind, listener);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  heard = new Map();
  vi.spyOn(window, 'addEventListener').mockImplementation((kind, listener) => void heard.set(kind, listener as unknown as Press));
  const navigation = new EventTarget();
  listenInto(navigation);
  vi.stubGlobal('navigation', navigation);
  ways = new OwnWays(page('/o/r/commit/1'), new AbortController().signal);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a repository', () => {
  it('is the reader’s choice when the document was loaded for it, in whatever letters and wherever in it', () => {
    expect([ways.arrive(page('/o/r/pull/2/files')), ways.arrive(page('/O/R/commit/3'))]).toEqual([true, true]);
  });

  it('is not when a script went there', () => {
    expect([ways.arrive(page('/o/secret/commit/1')), ways.arrive(page('/other/r/commit/1'))]).toEqual([false, false]);
    press('click', false);
    expect(ways.arrive(page('/o/secret/commit/1'))).toBe(false);
  });

  it.each(['click', 'auxclick', 'keydown', 'submit'])('is after a press of the reader’s: %s', (kind) => {
    press(kind);
    vi.advanceTimersByTime(9_000);
    expect(ways.arrive(page('/o/other/commit/1'))).toBe(true);
    // And stays it: the way back needs no press on the page.
    vi.advanceTimersByTime(100_000);
    expect([ways.arrive(page('/o/r/commit/1')), ways.arrive(page('/o/other/commit/1'))]).toEqual([true, true]);
  });

  it('is not long after a press, nor is a second one after the same press', () => {
    press();
    vi.advanceTimersByTime(16_000);
    expect(ways.arrive(page('/o/late/commit/1'))).toBe(false);
    press();
    expect([ways.arrive(page('/o/one/commit/1')), ways.arrive(page('/o/two/commit/1'))]).toEqual([true, false]);
  });

  it('is when the browser says that its reader went there, whoever else says so', () => {
    heard.get('navigate')?.({ isTrusted: false, userInitiated: true });
    heard.get('navigate')?.({ isTrusted: true, userInitiated: false });
    expect(ways.arrive(page('/o/back/commit/1'))).toBe(false);
    heard.get('navigate')?.({ isTrusted: true, userInitiated: true });
    expect(ways.arrive(page('/o/back/commit/1'))).toBe(true);
  });

  it('is when the reader says so', () => {
    ways.allow(page('/o/secret/commit/1'));
    expect(ways.arrive(page('/o/secret/commit/2'))).toBe(true);
  });
});
