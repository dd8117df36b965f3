/** How a page stands, for the toolbar: plain data that the page's script sends and the popup shows. */
import { coverageSentence } from './coverage-line.js';
import { headline } from './panel.js';
import type { Store } from './store.js';

export interface PageState {
  readonly phase: 'working' | 'finished' | 'failed' | 'stopped';
  /** Refactorings that the list and the diff speak of. */
  readonly count: number;
  /** What the panel's title says, or why there is no result. */
  readonly sentence: string;
  /** The change in a sentence; empty when there is nothing to say. */
  readonly summary: string;
  /** Of how many files it speaks, and which way they came; empty when there is nothing to say. */
  readonly coverage: string;
  /** When GitHub may be asked again, in milliseconds since 1970; absent when nothing is waited for. */
  readonly retryAt?: number;
}

/** The state of a page at the moment. */
export function pageState(store: Store): PageState {
  const work = store.work.value;
  const finished = work.phase === 'finished';
  const coverage = finished ? store.coverage.value : null;
  const retryAt = work.phase === 'failed' ? work.failure.retryAt : coverage?.retryAt;
  return {
    phase: work.phase,
    count: finished ? store.offered.value.length : 0,
    // How far the work is changes many times a second; that it goes on is enough.
    sentence: work.phase === 'failed' ? work.failure.sentence : work.phase === 'working' ? 'Looking for refactorings…' : headline(store),
    summary: finished ? store.summary.value : '',
    coverage: coverage === null ? '' : [`${coverageSentence(coverage)}.`, coverage.way ?? ''].join(' ').trim(),
    ...(retryAt !== undefined && { retryAt }),
  };
}
