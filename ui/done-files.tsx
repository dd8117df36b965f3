/** Files of which nothing is left to read: first their list, and only there what can be done with them, each undone by one press. */
import type { JSX } from 'preact';
import { counted } from '../shown/counts.js';
import type { PanelActions } from './actions.js';
import { Icon } from './icons.js';
import { Marked } from './marked-text.js';
import type { Store } from './store.js';
import type { Ticks } from './work.js';

export function DoneFiles({ store, actions }: { readonly store: Store; readonly actions: PanelActions }): JSX.Element | null {
  const done = store.done.value;
  const listed = store.listsDone.value;
  const hides = store.hidesDone.value;
  const ticks = store.ticks.value;
  if (done.length === 0 && (ticks?.ticked ?? 0) === 0) return null;
  return (
    <div class="done">
      <button type="button" class="done-title" aria-expanded={listed} onClick={() => actions.listDone(!listed)}>
        <span class={listed ? 'turn open' : 'turn'}>
          <Icon name="chevron" size={12} />
        </span>
        Nothing left in {counted(done.length, 'file')}
        {hides && ', hidden'}
      </button>
      {listed && (
        <>
          <ul class="done-list" aria-label="Files with nothing left to read" tabIndex={0}>
            {done.map(({ anchor, path }) => (
              <li key={anchor}>
                <Marked text={path} />
              </li>
            ))}
          </ul>
          <div class="done-actions">
            <button type="button" class="button" onClick={() => actions.hideDone(!hides)}>
              {hides ? 'Show' : 'Hide'} {done.length === 1 ? 'it' : 'them'}
            </button>
            {ticks && <TickButtons ticks={ticks} actions={actions} />}
          </div>
        </>
      )}
    </div>
  );
}

function TickButtons({ ticks, actions }: { readonly ticks: Ticks; readonly actions: PanelActions }): JSX.Element {
  const button = (label: string, tick: boolean): JSX.Element => (
    <button type="button" class="button" onClick={() => actions.tickDone(tick)}>
      {label}
    </button>
  );
  if (ticks.busy) return button('Stop', false);
  return (
    <>
      {ticks.open > 0 && button(`Tick ${ticks.open} as viewed`, true)}
      {ticks.ticked > 0 && button(`Untick ${ticks.ticked}`, false)}
    </>
  );
}
