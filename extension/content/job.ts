/** One analysis, seen from the page: asks the background for it, hears its reports, and ends it by closing the port. */
import browser from 'webextension-polyfill';
import { isJobReport, isLast, PORTS, type JobReport, type PageMessage, type PeekWish } from '../messages.js';
import { pageKey, type ChangePage } from '../../github/page.js';
import type { SkipReason, WorkProgress } from '../../ui/work.js';

/**
 * Milliseconds before each further start when the background went away before the analysis came further than ever. A background that is being ended takes
 * a connection and drops it, so that one end is often seen as two; as many ends in a row as this have a reason that another try would not cure.
 */
const PAUSES = [100, 400, 1_000, 3_000] as const;

/** The stages of an analysis in their order. */
const STAGES: readonly WorkProgress['stage'][] = ['connect', 'wait', 'list', 'fetch', 'parse', 'match', 'detect'];

/** From this stage on the engine works. */
const ENGINE = STAGES.indexOf('parse');

/** Milliseconds between two signs of life; browsers put a background to sleep after 30 s without an event. */
const SIGN_OF_LIFE = 20_000;

/** A running analysis. */
export interface RunningJob {
  /** Tells which of the listed files are on screen, by their paths: they come first. */
  onScreen(paths: readonly string[]): void;
}

export interface JobOptions {
  readonly retry?: SkipReason | undefined;
  readonly peek?: PeekWish;
  /** The page changed to this repository by itself: the reader's token is not for it. */
  readonly withoutToken?: boolean;
}

/**
 * Runs an analysis until its last report or until the signal is aborted, which ends the work everywhere. `retry` is the reason for leaving files out that the
 * reader wants another try for; `peek` asks for the code of one refactoring instead.
 */
export function runJob(
  page: ChangePage,
  onReport: (report: JobReport) => void,
  signal: AbortSignal,
  { retry, peek, withoutToken = false }: JobOptions = {},
): RunningJob {
  let restarts = 0;
  /** All that marks need has come. */
  let isFinished = false;
  /** Whether the background went away over the engine's work. Chrome ends the extension's process when that wants too much memory, and at the second time turns Reflens off. */
  let careful = false;
  const furthest = { stage: 0, done: 0 };
  /** What was read is kept: an analysis that comes further with each start comes to its end. */
  const note = ({ stage, done }: WorkProgress): void => {
    const place = STAGES.indexOf(stage);
    if (place < furthest.stage || (place === furthest.stage && done <= furthest.done)) return;
    Object.assign(furthest, { stage: place, done });
    restarts = 0;
  };
  let say = (_message: PageMessage): void => undefined;
  const start = (): void => {
    if (signal.aborted) return;
    const port = connect();
    if (!port) {
      onReport({
        kind: 'failed',
        failure: { code: 'reflens-updated', sentence: 'Reflens was updated or turned off. Reload the page to go on.' },
      });
      return;
    }
    say = (message) => port.postMessage(message);
    let stage = 0;
    const life = setInterval(() => say({ kind: 'still-here' }), SIGN_OF_LIFE);
    const close = (): void => {
      clearInterval(life);
      say = () => undefined;
      port.disconnect();
    };
    port.onMessage.addListener((message: unknown) => {
      if (signal.aborted || !isJobReport(message)) return;
      if (message.kind === 'progress') {
        stage = STAGES.indexOf(message.progress.stage);
        note(message.progress);
      }
      if (message.kind === 'finished') isFinished = true;
      if (isLast(message)) {
        signal.removeEventListener('abort', close);
        close();
      }
      onReport(message);
    });
    // Not fired for our own `disconnect`: this is the background that went away.
    port.onDisconnect.addListener(() => {
      clearInterval(life);
      say = () => undefined;
      signal.removeEventListener('abort', close);
      if (signal.aborted) return;
      if (isFinished) {
        onReport({
          kind: 'look',
          look: { notLooked: [{ path: null, what: 'dangers: the browser ended the work before they were looked for' }] },
        });
        return;
      }
      careful ||= stage >= ENGINE;
      const pause = PAUSES[restarts++];
      if (pause === undefined)
        onReport({ kind: 'failed', failure: { code: 'connection-lost', sentence: 'The browser ended the analysis before it was done.' } });
      else setTimeout(start, pause);
    });
    signal.addEventListener('abort', close, { once: true });
    say({
      kind: 'analyse',
      shows: pageKey(page),
      ...(retry !== undefined && { retry }),
      ...(peek && { peek }),
      ...(careful && { careful }),
      ...(withoutToken && { withoutToken }),
    });
  };
  start();
  return { onScreen: (paths) => say({ kind: 'on-screen', paths }) };
}

/** Undefined when this page's script belongs to a Reflens that is gone. */
function connect(): browser.Runtime.Port | undefined {
  try {
    return browser.runtime.connect({ name: PORTS.page });
  } catch {
    return undefined;
  }
}
