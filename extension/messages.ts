/**
 * Every message between the parts of the extension, in one table.
 *
 *     content script --PageMessage--> background --HostMessage--> engine host --WorkerMessage--> worker
 *     content script <--JobReport---- background <--HostReport--- engine host <---JobReport----- worker
 *
 * One port per analysis of a page: closing it ends the work. File texts never cross these borders; they are fetched in the worker.
 */
import type { Bundle, Refactoring } from '../engine/results/result.js';
import type { Coverage, WorkProgress } from '../ui/work.js';
import type { Failure } from '../github/failures.js';
import type { ChangePage } from '../github/page.js';

/** Ports by name: whoever listens takes only its own. */
export const PORTS = { page: 'reflens.page', host: 'reflens.host' } as const;

/** Sent over a page's port. `still-here` keeps the background awake while the page waits. */
export type PageMessage = { readonly kind: 'analyse'; readonly page: ChangePage } | { readonly kind: 'still-here' };

/** What an analysis tells its page. `failed` and `finished` are the last of an analysis. */
export type JobReport =
  | { readonly kind: 'progress'; readonly progress: WorkProgress }
  | { readonly kind: 'files'; readonly files: readonly ListedFile[] }
  | { readonly kind: 'refactorings'; readonly refactorings: readonly Refactoring[] }
  | { readonly kind: 'finished'; readonly coverage: Coverage; readonly bundles: readonly Bundle[]; readonly incomplete: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A changed file as the page needs it: its path after the change, and before it where that differs. GitHub's diff is keyed by the former. */
export interface ListedFile {
  readonly path: string;
  readonly beforePath?: string;
}

/** What a worker needs for one analysis. */
export interface Job {
  readonly page: ChangePage;
  /** The reader's token for GitHub's API, when there is one. Goes to the API of the page's host and nowhere else. */
  readonly token?: string;
}

/** Background to engine host. */
export type HostMessage =
  { readonly kind: 'start'; readonly id: number; readonly job: Job } | { readonly kind: 'end'; readonly id: number };

/** Engine host to background. */
export interface HostReport {
  readonly id: number;
  readonly report: JobReport;
}

/** Engine host to worker. There is no message to stop: ending the worker is the stop. */
export interface WorkerMessage {
  readonly job: Job;
}

/** Requests without a port: `runtime.sendMessage` from a page to the background. */
export interface Requests {
  readonly 'open-options': { readonly request: { readonly kind: 'open-options' }; readonly response: undefined };
}

export type RequestKind = keyof Requests;
export type Request<Kind extends RequestKind = RequestKind> = Requests[Kind]['request'];

/** True for the last report of an analysis. */
export const isLast = (report: JobReport): boolean => report.kind === 'finished' || report.kind === 'failed';

const hasKind = (value: unknown, kinds: readonly string[]): value is { readonly kind: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string' && kinds.includes(value.kind);

/** Whether something that came over a page's port is a message of this table; other versions of Reflens may still be in open pages. */
export const isPageMessage = (value: unknown): value is PageMessage => hasKind(value, ['analyse', 'still-here']);
export const isHostMessage = (value: unknown): value is HostMessage => hasKind(value, ['start', 'end']);
export const isJobReport = (value: unknown): value is JobReport =>
  hasKind(value, ['progress', 'files', 'refactorings', 'finished', 'failed']);
export const isHostReport = (value: unknown): value is HostReport =>
  typeof value === 'object' && value !== null && 'id' in value && 'report' in value && isJobReport(value.report);
export const isRequest = (value: unknown): value is Request => hasKind(value, ['open-options']);
