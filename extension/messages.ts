/**
 * Every message between the parts of the extension, in one table.
 *
 *     content script --PageMessage--> background --HostMessage--> engine host --WorkerMessage--> worker
 *     content script <--JobReport---- background <--HostReport--- engine host <---JobReport----- worker
 *
 * One port per analysis of a page: closing it ends the work. File texts never cross these borders; they are fetched in the worker.
 */
import type { Bundle, Explained, Look, Peek, Refactoring, RenamePlaces } from '../engine/results/result.js';
import type { PageState } from '../ui/page-state.js';
import type { Coverage, RateLimit, Side, SkipReason, WorkProgress } from '../ui/work.js';
import type { Failure } from '../github/failures.js';
import type { ChangePage } from '../github/page.js';
import type { PageSettings, WrittenOnPages } from './setting-values.js';

/** Ports by name: whoever listens takes only its own. */
export const PORTS = { page: 'reflens.page', host: 'reflens.host' } as const;

/**
 * Sent over a page's port. `analyse` says which page the script believes to be on (`pageKey`); which one it is, the background reads from the tab's address. With
 * `peek` it asks for the code of one refactoring of an analysis that came to its end, instead of for all of it.
 * `withoutToken`: the page changed to this repository by itself, so the reader's token is not used.
 * `careful`: the background went away while the engine worked, perhaps for want of memory. `on-screen` names files that the reader sees, which are then read first. `still-here` keeps the background awake while the page waits.
 */
export type PageMessage =
  | {
      readonly kind: 'analyse';
      readonly shows: string;
      readonly retry?: SkipReason;
      readonly peek?: PeekWish;
      readonly careful?: true;
      readonly withoutToken?: true;
    }
  | { readonly kind: 'on-screen'; readonly paths: readonly string[] }
  | { readonly kind: 'still-here' };

/** Whose code a page wants to see: a refactoring by its place in the list and by its name (`fingerprint`), since the change may be another one by now. */
export interface PeekWish {
  readonly refactoring: number;
  readonly fingerprint: string;
  /** One of `Peek.places`; absent for the refactoring's own. */
  readonly place?: number;
}

/**
 * What an analysis tells its page. `token-unused`: the page wanted it without the reader's token, and there is one. `finished` has all that marks need; dangers and the like
 * are looked for afterwards and come as `look`, where it says so. `failed` or one of these is the last of an analysis, `peek` of one that was asked for code; null when there is none to compare. `preview` is what was found in the files that came first: all of it, each
 * time, and outdated by `finished`.
 */
export type JobReport =
  | { readonly kind: 'token-unused' }
  | { readonly kind: 'progress'; readonly progress: WorkProgress }
  | {
      readonly kind: 'files';
      readonly files: readonly ListedFile[];
      /** The full id of the commit whose files they are, where the list tells: a page may be called after a branch. */
      readonly commit?: string;
      /** The full id of the commit that they are compared with, where the list tells, and there is one. */
      readonly base?: string;
    }
  | { readonly kind: 'preview'; readonly refactorings: readonly Refactoring[] }
  | { readonly kind: 'refactorings'; readonly refactorings: readonly Refactoring[] }
  | { readonly kind: 'excerpts'; readonly excerpts: readonly Excerpt[] }
  | {
      readonly kind: 'finished';
      readonly coverage: Coverage;
      readonly bundles: readonly Bundle[];
      readonly renames?: readonly RenamePlaces[];
      readonly explained?: Explained;
      readonly incomplete: boolean;
      /** The change was large: the worker holds memory that it cannot give back. */
      readonly heavy?: true;
      /** A report of kind `look` comes after this one. */
      readonly lookFollows?: true;
    }
  | { readonly kind: 'look'; readonly look: Look }
  | { readonly kind: 'peek'; readonly peek: Peek | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A changed file as the page needs it: its path after the change, and before it where that differs. GitHub's diff is keyed by the former. */
export interface ListedFile {
  readonly path: string;
  readonly beforePath?: string;
}

/** The first lines of one end of a refactoring, which is named by its place among all `refactorings` of the analysis. */
export interface Excerpt {
  readonly refactoring: number;
  readonly side: Side;
  /** The 1-based line of the first of them. */
  readonly start: number;
  readonly lines: readonly string[];
}

/** What a worker needs for one analysis. */
export interface Job {
  readonly page: ChangePage;
  /** The reader's token for GitHub's API, when there is one. Goes to the API of the page's host and nowhere else. */
  readonly token?: string;
  /** Whether the reader's own session on the site may be used where the API says nothing. */
  readonly useSession: boolean;
  /** What may be kept on this computer: everything, what everybody may read, or nothing, as in private windows. */
  readonly keep: 'all' | 'public' | 'nothing';
  /** The reason that the reader wants another try for. */
  readonly retry?: SkipReason;
  /** The code that is wanted, when it is not the whole analysis. */
  readonly peek?: PeekWish;
  /** The engine ran out of memory over it once, or may have: the largest files are left out this time. */
  readonly careful?: true;
  /** The engine did not come back from it. */
  readonly stuck?: Stuck;
  /** Until when GitHub wants to be asked for no texts, in milliseconds since 1970. */
  readonly textsFrom?: number;
}

/** What is known of a change from which the engine did not come back. */
export interface Stuck {
  /** Paths that held it: left out this time. */
  readonly files: readonly string[];
  /** It was at all of the change at last, and nobody knows at which file. */
  readonly asWhole: boolean;
  /** Which try this is, from 2. */
  readonly tries: number;
}

/** Background to engine host. */
export type HostMessage =
  | { readonly kind: 'start'; readonly id: number; readonly job: Job }
  | { readonly kind: 'on-screen'; readonly id: number; readonly paths: readonly string[] }
  | { readonly kind: 'end'; readonly id: number };

/** Engine host to background. */
export interface HostReport {
  readonly id: number;
  readonly report: JobReport;
}

/** Engine host to worker. There is no message to stop: ending the worker is the stop. */
export type WorkerMessage =
  { readonly kind: 'start'; readonly job: Job } | { readonly kind: 'on-screen'; readonly paths: readonly string[] };

/**
 * What a worker says to its host alone, see `Watchdog`: it begins to compute, for `budget` milliseconds, on a whole change or the code of one refactoring; it is at a
 * file of it (none: at several); it came back; or nothing but that it is alive.
 */
export type WorkerNote =
  | { readonly kind: 'begins'; readonly budget: number; readonly on: 'change' | 'preview' | 'peek' | 'look'; readonly path?: string }
  | { readonly kind: 'at'; readonly path?: string }
  | { readonly kind: 'ends' }
  | { readonly kind: 'alive' };

/** Whether a token is kept for a host. The token itself never comes back from the background. */
export interface TokenState {
  readonly present: boolean;
  /** Kept until the browser is closed only. */
  readonly forSession: boolean;
}

/** What a host's API says to a token, or to a reader without one. */
export interface TokenCheck {
  readonly ok: boolean;
  /** For the reader: whose token it is and what it may do, or what is wrong with it. */
  readonly sentence: string;
  readonly login?: string;
  /** Absent when the API did not answer, or the host has no limits. */
  readonly rate?: RateLimit;
}

/** What is kept of changes that were looked at. */
export interface CacheState {
  readonly texts: number;
  readonly results: number;
  readonly bytes: number;
}

/** Requests without a port: `runtime.sendMessage` from a page to the background. From `token-state` on they are answered to Reflens' own pages only. */
export interface Requests {
  readonly 'open-options': { readonly request: { readonly kind: 'open-options' }; readonly response: undefined };
  /** Brings the content script to the sender's page. */
  readonly 'load-content': { readonly request: { readonly kind: 'load-content' }; readonly response: void };
  /** The settings that a page's script needs. */
  readonly 'page-settings': { readonly request: { readonly kind: 'page-settings' }; readonly response: PageSettings };
  /** Keeps what a reader changed on a page; anything else in it is passed over. */
  readonly 'keep-page-settings': {
    readonly request: { readonly kind: 'keep-page-settings'; readonly settings: Partial<WrittenOnPages> };
    readonly response: void;
  };
  /** How the sender's page stands, for the toolbar; null when it shows no change any more. */
  readonly 'page-state': {
    readonly request: { readonly kind: 'page-state'; readonly state: PageState | null };
    readonly response: undefined;
  };
  /** Whether a host (`github.com`) has a token. */
  readonly 'token-state': { readonly request: { readonly kind: 'token-state'; readonly host: string }; readonly response: TokenState };
  /** Keeps a host's token, or forgets it when it is empty. Answers as `check-token`, and keeps nothing that cannot be a token. */
  readonly 'keep-token': {
    readonly request: { readonly kind: 'keep-token'; readonly host: string; readonly token: string; readonly forSession: boolean };
    readonly response: TokenCheck;
  };
  /** Asks a host's API about the kept token. Costs none of its calls. */
  readonly 'check-token': { readonly request: { readonly kind: 'check-token'; readonly host: string }; readonly response: TokenCheck };
  /** The reader switched a host on or off. */
  readonly 'hosts-changed': { readonly request: { readonly kind: 'hosts-changed' }; readonly response: undefined };
  readonly 'cache-state': { readonly request: { readonly kind: 'cache-state' }; readonly response: CacheState };
  readonly 'empty-cache': { readonly request: { readonly kind: 'empty-cache' }; readonly response: CacheState };
}

export type RequestKind = keyof Requests;
export type Request<Kind extends RequestKind = RequestKind> = Requests[Kind]['request'];

const REQUESTS: readonly RequestKind[] = [
  'open-options',
  'page-state',
  'load-content',
  'page-settings',
  'keep-page-settings',
  'hosts-changed',
  'token-state',
  'keep-token',
  'check-token',
  'cache-state',
  'empty-cache',
];

/** From the popup to the script of a tab, answered with the page's state; and from the background, that settings were changed. */
export type TabMessage =
  | { readonly kind: 'tell-state' }
  | { readonly kind: 'show-list' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'settings'; readonly settings: Partial<PageSettings> };

/** True for the last report of an analysis. */
export const isLast = (report: JobReport): boolean =>
  report.kind === 'finished' ? !report.lookFollows : report.kind === 'look' || report.kind === 'failed' || report.kind === 'peek';

const hasKind = (value: unknown, kinds: readonly string[]): value is { readonly kind: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string' && kinds.includes(value.kind);

/** Whether something that came over a page's port is a message of this table; other versions of Reflens may still be in open pages. */
export const isPageMessage = (value: unknown): value is PageMessage => hasKind(value, ['analyse', 'on-screen', 'still-here']);
export const isHostMessage = (value: unknown): value is HostMessage => hasKind(value, ['start', 'on-screen', 'end']);
export const isJobReport = (value: unknown): value is JobReport =>
  hasKind(value, ['token-unused', 'progress', 'files', 'preview', 'refactorings', 'excerpts', 'finished', 'look', 'peek', 'failed']);
export const isWorkerNote = (value: unknown): value is WorkerNote => hasKind(value, ['begins', 'at', 'ends', 'alive']);
export const isHostReport = (value: unknown): value is HostReport =>
  typeof value === 'object' && value !== null && 'id' in value && 'report' in value && isJobReport(value.report);
export const isPeekWish = (value: unknown): value is PeekWish =>
  typeof value === 'object' &&
  value !== null &&
  'refactoring' in value &&
  typeof value.refactoring === 'number' &&
  'fingerprint' in value &&
  typeof value.fingerprint === 'string' &&
  (!('place' in value) || typeof value.place === 'number');
export const isRequest = (value: unknown): value is Request => hasKind(value, REQUESTS);
export const isTabMessage = (value: unknown): value is TabMessage => hasKind(value, ['tell-state', 'show-list', 'retry', 'settings']);
