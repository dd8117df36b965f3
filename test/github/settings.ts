// What the stand-in's pages look like and how they behave; a test changes these while the server runs.
import type { ThreadPayload } from './client/payload.js';

/** Generation of GitHub's diff page. Comparisons are classic in all of them, as on GitHub. */
export type Generation = 'classic' | 'react-v1' | 'react-v2';

/** Settings of pages; every request reads them anew. */
export interface Settings {
  generation: Generation;
  diffView: 'unified' | 'split';
  /** Whether changes of white space are hidden, which GitHub remembers for its reader. */
  hideWhitespace: boolean;
  colorMode: 'light' | 'dark' | 'auto';
  /** The reader's theme of the colour mode; GitHub's dimmed one is a dark one. */
  theme: 'default' | 'dimmed' | 'high-contrast';
  /** Logged-out readers get classic pull request pages, and nothing of private repositories. */
  loggedIn: boolean;
  /** Files whose diff comes with the page. */
  filesInFirstPayload: number;
  /** Files that each further request brings. */
  filesPerLoad: number;
  /** When a page fetches its further files. */
  loadMore: 'at-once' | 'on-scroll' | 'never';
  /** Paths of files behind a "Load diff" button. */
  deferred: readonly string[];
  /** Paths of files that the page shows collapsed. */
  collapsed: readonly string[];
  /** Paths of files that the reader marked as viewed: pages show them collapsed, and their controls write it. */
  viewed: readonly string[];
  /** Comment threads by path (React pull request pages). */
  threads: Readonly<Record<string, readonly ThreadPayload[]>>;
  /** Whether regions of a React commit page get `id="diff-…"` once its script runs. */
  regionIds: boolean;
  /** Whether a React pull request page holds the place of a table with a placeholder, of the same id as the file's region, until it comes into view. */
  placeholders: boolean;
  /** Whether a React pull request page takes far-away files out of the document. */
  virtualized: boolean;
  /** Whether classic pages swap their lines for highlighted ones shortly after loading. */
  lateHighlight: boolean;
  /** Whether "Files changed" and other links load a whole page (`meta[name="disable-turbo"]`). */
  fullLoads: boolean;
  /** Milliseconds until a React page's script takes over. */
  hydrationDelay: number;
  /** The React app's name, which GitHub has changed before. */
  appName: string;
  tabSize: number;
  /** What GitHub calls otherwise by now in its pages' markup: names of attributes or classes, and their new ones. */
  renamed: Readonly<Record<string, string>>;
  /**
   * Whether readers who are logged in are known by a cookie, as on GitHub, or just believed. The cookie comes from `/login`, goes to the site alone, and without it
   * private repositories are not there.
   */
  session: 'believed' | 'cookie';
  /** Entries of a recursive tree beyond which it is cut off, and bytes up to which the API gives a file at all. */
  limits: { treeEntries: number; fileBytes: number };
  /** Requests an hour without and with a token. */
  rateLimit: { anonymous: number; token: number };
  /** Tokens that the API accepts. */
  tokens: readonly string[];
}

/** A logged-in reader's React pages with the second generation of rows, unified, all files at once. */
export function defaultSettings(): Settings {
  return {
    generation: 'react-v2',
    diffView: 'unified',
    hideWhitespace: false,
    colorMode: 'light',
    theme: 'default',
    loggedIn: true,
    filesInFirstPayload: 3,
    filesPerLoad: 10,
    loadMore: 'at-once',
    deferred: [],
    collapsed: [],
    viewed: [],
    threads: {},
    regionIds: false,
    placeholders: false,
    virtualized: false,
    lateHighlight: false,
    fullLoads: false,
    hydrationDelay: 0,
    appName: 'repo',
    tabSize: 8,
    renamed: {},
    session: 'believed',
    limits: { treeEntries: 100_000, fileBytes: 100 * 1024 * 1024 },
    rateLimit: { anonymous: 60, token: 5000 },
    tokens: ['github_pat_standin'],
  };
}

/** Calls of the API an hour for suites, which ask more often than GitHub allows without a token. */
export const MANY_CALLS = { anonymous: 5_000, token: 5_000 } as const;

/** Sets pages back to the default but for these settings, with as many calls as a suite may need. */
export function setPages(settings: Settings, changed: Partial<Settings> = {}): void {
  Object.assign(settings, defaultSettings(), { rateLimit: MANY_CALLS }, changed);
}
