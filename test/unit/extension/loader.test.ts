// @vitest-environment jsdom
// What runs on every page of GitHub: it has the rest brought to pages of changes alone, once, and hands over where the page is.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../extension/ask.js';
import { expectContent, handOver, type Arrive } from '../../../extension/loader/hand-over.js';
import { Loader } from '../../../extension/loader/loader.js';

vi.mock('../../../extension/ask.js', () => ({ ask: vi.fn() }));

const asked = vi.fn<(what: unknown) => Promise<undefined>>();
vi.mocked(ask).mockImplementation(((request: { readonly kind: string }) =>
  request.kind === 'load-content' ? asked(request) : Promise.resolve(SETTINGS)) as unknown as typeof ask);
const page = (path: string): URL => new URL(path, 'https://github.com/');
const COMMIT = page('/o/r/commit/0123456789');
const PULL = page('/o/r/pull/7/files');
const LIST = page('/o/r/commits/main');

const SETTINGS = { width: 400 };

let loader: Loader;
let content: ReturnType<typeof vi.fn<Arrive>>;
const told = (): readonly string[] => content.mock.calls.map(([{ pathname }]) => pathname);

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockResolvedValue(undefined);
  content = vi.fn<Arrive>();
  loader = new Loader(LIST, new AbortController().signal);
});

afterEach(() => vi.useRealTimers());

describe('the content script', () => {
  it.each([
    '/o/r/commit/0123456789',
    '/o/r/commit/feature/one',
    '/o/r/pull/7/files',
    '/o/r/pull/7/changes',
    '/o/r/pull/7/changes/0123456789',
    '/o/r/pull/7/files/0123456..HEAD',
    '/o/r/compare/main...other',
  ])('is asked for on %s', (path) => {
    loader.arrive(page(path));
    expect(asked.mock.calls).toEqual([[{ kind: 'load-content' }]]);
  });

  it.each([
    '/',
    '/o/r',
    '/o/r/commits/main',
    '/o/r/pull/7',
    '/o/r/pull/7/commits',
    '/o/r/pull/7/checks',
    '/o/r/compare',
    '/o/r/commit/0123456789.patch',
    `/o/r/commit/${'0'.repeat(40)}/checks`,
    '/o/r/blob/main/commit/1',
    '/settings/commit/1',
    '/o/r/issues/7/files',
  ])('is not on %s', (path) => {
    loader.arrive(page(path));
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for once, and told of the address that the page shows by the time it comes', () => {
    loader.arrive(COMMIT);
    loader.arrive(LIST);
    loader.arrive(PULL);
    expect(asked).toHaveBeenCalledOnce();
    loader.take(content);
    expect(told()).toEqual([PULL.pathname]);
  });

  it('is told of every address from then on, those that show no change among them, and not brought again', async () => {
    loader.arrive(COMMIT);
    loader.take(content);
    for (const url of [LIST, PULL, COMMIT]) loader.arrive(url);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledOnce();
    expect(told()).toEqual([COMMIT, LIST, PULL, COMMIT].map(({ pathname }) => pathname));
  });

  it('is not wanted twice in one page', () => {
    loader.arrive(COMMIT);
    loader.take(content);
    const second = vi.fn<Arrive>();
    loader.take(second);
    loader.arrive(PULL);
    expect(second).not.toHaveBeenCalled();
  });

  it('is asked for again when the background goes away over it, a few times, and after the next navigation', async () => {
    asked.mockRejectedValue(new Error('The message port closed before a response was received.'));
    loader.arrive(COMMIT);
    await vi.advanceTimersByTimeAsync(60_000);
    const tries = asked.mock.calls.length;
    expect(tries).toBeGreaterThan(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(tries);
    loader.arrive(PULL);
    expect(asked).toHaveBeenCalledTimes(tries + 1);
  });

  it('is not asked for again once it is there, or the page shows no change any more', async () => {
    asked.mockRejectedValueOnce(new Error('lost'));
    loader.arrive(COMMIT);
    loader.arrive(LIST);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledOnce();
    loader.arrive(COMMIT);
    // The answer was lost, and the script came.
    asked.mockRejectedValue(new Error('lost'));
    loader.take(content);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('has its settings by the time it comes, and asks for them itself later', async () => {
    loader.arrive(COMMIT);
    loader.take(content);
    loader.arrive(PULL);
    const [first, second] = content.mock.calls.map(([, { settings }]) => settings);
    expect(await first).toEqual(SETTINGS);
    expect(second).toBeUndefined();
  });

  it('hears whether the reader went there, as it was when the page went there', () => {
    loader.arrive(COMMIT);
    loader.arrive(page('/other/secret/commit/0123456789'));
    loader.take(content);
    expect(content.mock.calls[0]?.[1].isOwn).toBe(false);
    content.mock.calls[0]?.[1].allow();
    loader.arrive(page('/other/secret/pull/1/files'));
    expect(content.mock.calls.map(([, { isOwn }]) => isOwn)).toEqual([false, true]);
  });
});

describe('a page', () => {
  it('has one loader, whatever its elements are called, and hands the content script to it', () => {
    document.body.innerHTML = '<a id="reflens loader" name="reflens loader"></a>';
    handOver(content);
    expect(content).not.toHaveBeenCalled();
    expect(expectContent((arrive) => loader.take(arrive))).toBe(true);
    expect(expectContent(() => expect.unreachable())).toBe(false);
    loader.arrive(COMMIT);
    handOver(content);
    expect(told()).toEqual([COMMIT.pathname]);
  });
});

describe('a page that the browser loads before anybody goes there', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
    Reflect.deleteProperty(globalThis, Symbol.for('reflens loader'));
    vi.resetModules();
  });

  it.each([true, false])('waits for its reader: %s', async (prerendering) => {
    Reflect.deleteProperty(globalThis, Symbol.for('reflens loader'));
    Object.assign(document, { prerendering });
    history.replaceState(null, '', COMMIT.pathname);
    await import('../../../extension/loader/main.js');
    expect(asked).toHaveBeenCalledTimes(prerendering ? 0 : 1);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(asked).toHaveBeenCalledOnce();
  });
});
