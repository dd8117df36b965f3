/** The left-over view's controls: the switch that lets explained lines fade, and the ways from one place that is left to the next. */
import type { JSX } from 'preact';
import type { PanelActions } from './actions.js';
import { leftOverSentence } from '../shown/counts.js';
import { Steps } from './steps.js';
import type { Store } from './store.js';

export function LeftOverTools({ store, actions }: { readonly store: Store; readonly actions: PanelActions }): JSX.Element | null {
  const explained = store.explained.value;
  if (!explained || explained.changed === 0) return null;
  const fading = store.fading.value;
  return (
    <>
      <div class="left-over" role="group" aria-label="Left to read">
        <button
          type="button"
          role="switch"
          class="switch"
          aria-checked={fading}
          aria-describedby="reflens-left"
          onClick={() => actions.leftOver(!fading)}
        >
          <span class="track" aria-hidden="true" />
          Only what is left <span class="count">{explained.left}</span>
        </button>
        <Steps of="place left to read" disabled={explained.left === 0} onGo={(step) => actions.goToLeftOver(step)} />
      </div>
      <p id="reflens-left" class="hint">
        {fading && 'Refactorings explain the faded lines. '}
        {`${leftOverSentence(explained)}: those of files that were compared, blank ones not counted.`}
      </p>
    </>
  );
}
