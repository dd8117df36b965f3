/** How the work stands: progress with a way to stop it, or the sentence that says why there is no result. */
import type { JSX } from 'preact';
import type { PanelActions } from './actions.js';
import { Countdown } from './countdown.js';
import { Icon } from './icons.js';
import type { Work, WorkFailure, WorkProgress } from './work.js';
import { Marked } from './marked-text.js';

interface Stage {
  readonly sentence: string;
  /** The share of the whole bar that is behind when this stage begins, 0 to 1. Shares follow from a typical commit without cached texts. */
  readonly from: number;
  readonly to: number;
}

const STAGES: Readonly<Record<WorkProgress['stage'], Stage>> = {
  connect: { sentence: 'Starting', from: 0, to: 0.02 },
  wait: { sentence: 'Waiting for other tabs to finish', from: 0, to: 0.02 },
  list: { sentence: 'Asking GitHub which files changed', from: 0.02, to: 0.15 },
  fetch: { sentence: 'Reading files from GitHub', from: 0.15, to: 0.65 },
  parse: { sentence: 'Parsing files', from: 0.65, to: 0.75 },
  match: { sentence: 'Matching declarations', from: 0.75, to: 0.9 },
  detect: { sentence: 'Looking for refactorings', from: 0.9, to: 1 },
};

/** How much of the whole work is done, 0 to 1. */
export function share({ stage, done, total }: WorkProgress): number {
  const { from, to } = STAGES[stage];
  return from + (to - from) * (total > 0 ? Math.min(1, done / total) : 0);
}

/** What is being done, e.g. `Reading files from GitHub, 3 of 10`. */
export function progressSentence({ stage, done, total }: WorkProgress): string {
  const { sentence } = STAGES[stage];
  return total > 1 ? `${sentence}, ${done} of ${total}` : sentence;
}

/** The status block under the panel's header; nothing once the work has finished well. */
export function WorkStatus({ work, actions }: { readonly work: Work; readonly actions: PanelActions }): JSX.Element | null {
  switch (work.phase) {
    case 'working':
      return <Progress progress={work.progress} onStop={() => actions.stop()} />;
    case 'failed':
      return <Failure failure={work.failure} actions={actions} />;
    case 'stopped':
      return (
        <div class="status" role="status">
          <p>Stopped.</p>
          <button type="button" class="button" onClick={() => actions.retry()}>
            Start again
          </button>
        </div>
      );
    case 'finished':
      return work.incomplete ? (
        <div class="status" role="status">
          <p>This change is so large that the search was ended early; the list is incomplete.</p>
          <button type="button" class="button" onClick={() => actions.retry('over-budget')}>
            Search longer
          </button>
        </div>
      ) : null;
  }
}

function Progress({ progress, onStop }: { readonly progress: WorkProgress; readonly onStop: () => void }): JSX.Element {
  const percent = Math.round(share(progress) * 100);
  return (
    <div class="status">
      <div class="status-text">
        <p>{progressSentence(progress)}…</p>
        {progress.note !== undefined && (
          <p role="status">
            <Marked text={progress.note} />
          </p>
        )}
        <div class="bar" role="progressbar" aria-label="Analysis" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
          <div class="bar-fill" style={{ width: `${percent}%` }} />
        </div>
      </div>
      <button type="button" class="button" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}

/** Failures that a token, or another one, may mend. */
const MENDED_BY_A_TOKEN: readonly string[] = ['not-found', 'unauthorised', 'forbidden', 'rate-limit'];

function Failure({ failure, actions }: { readonly failure: WorkFailure; readonly actions: PanelActions }): JSX.Element {
  return (
    <div class="status failure">
      <Icon name="alert" />
      <div class="status-text">
        <p role="alert">
          <Marked text={failure.sentence} />
        </p>
        {failure.retryAt !== undefined && (
          <p>
            <Countdown until={failure.retryAt} />
          </p>
        )}
        <p class="ways-out">
          {/* Not locked while the time has not come: with another token from the settings it works at once. */}
          <button type="button" class="button" onClick={() => actions.retry()}>
            Try again
          </button>
          {MENDED_BY_A_TOKEN.includes(failure.code ?? '') && (
            <button type="button" class="button" onClick={() => actions.openOptions()}>
              Open settings
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
