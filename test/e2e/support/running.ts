// What a suite has running: a server that plays GitHub, a browser with the extension, tabs in it. Each is started before the suite's tests, in the order in which
// it is asked for, and ended after them; what is returned at once stands for it until then.
import { afterAll, beforeAll } from 'vitest';
import type { Source } from '../../github/git/sources.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import type { Settings } from '../../github/settings.js';
import { startBrowser, type BrowserName, type Reader, type RunningBrowser, type StartOptions } from './reader.js';

/** Milliseconds in which a busy machine makes repositories and starts a browser. */
const START = 180_000;

/** Serves repositories, in this order. */
export function useGithub(make: () => Promise<readonly Source[]>, settings: Partial<Settings> = {}): GithubStandIn {
  let github: GithubStandIn | undefined;
  beforeAll(async () => {
    github = await startGithub({ repositories: await make(), settings });
  }, START);
  afterAll(() => github?.close());
  return onceStarted('the stand-in', () => github);
}

/** A browser, and a tab in it. */
export interface UsedBrowser {
  readonly browser: RunningBrowser;
  readonly reader: Reader;
}

/** Starts a browser with the extension, to which the stand-in is GitHub. `options` are asked for when it starts. */
export function useBrowser(
  name: BrowserName,
  github: Pick<GithubStandIn, 'port'>,
  options: () => Omit<StartOptions, 'port'> = () => ({}),
): UsedBrowser {
  let running: RunningBrowser | undefined;
  beforeAll(async () => {
    running = await startBrowser(name, { port: github.port, ...options() });
  }, START);
  afterAll(() => running?.close());
  const browser = onceStarted<RunningBrowser>(name, () => running);
  return { browser, reader: useTab(browser) };
}

/** Another tab. */
export function useTab(browser: RunningBrowser, address?: () => string): Reader {
  let tab: Reader | undefined;
  beforeAll(async () => {
    tab = await browser.newReader();
    if (address) await tab.open(address());
  });
  return onceStarted('the tab', () => tab);
}

/** A tab with one of Reflens' own pages. */
export const useOwnPage = (browser: RunningBrowser, page = 'options.html'): Reader => useTab(browser, () => `${browser.ownPages}${page}`);

/** Hands on to what will be there when the tests run, and says so where somebody asks before. */
function onceStarted<Started extends object>(what: string, started: () => Started | undefined): Started {
  return new Proxy<Started>({} as Started, {
    get(_target, key) {
      const there = started();
      if (!there) throw new Error(`${what} is not started yet`);
      return Reflect.get(there, key) as unknown;
    },
  });
}
