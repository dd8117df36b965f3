/** The toolbar's popup: how the page stands, and the ways to the list, the settings and the example. */
import type { JSX } from 'preact';
import { Countdown } from '../countdown.js';
import { Icon } from '../icons.js';
import type { PageState } from '../page-state.js';

/** What the popup can know of a tab: a page with a change, which may be older than Reflens itself; a host that Reflens might work on; or neither. */
export type TabInfo =
  | { readonly kind: 'change'; readonly state: PageState }
  | { readonly kind: 'not-begun' }
  | { readonly kind: 'no-change' }
  | { readonly kind: 'other-host'; readonly host: string }
  | { readonly kind: 'elsewhere' };

export interface PopupActions {
  /** Opens the panel in the page. */
  showList(): void;
  retry(): void;
  showLow(show: boolean): void;
  /** Lets Reflens work on the tab's host, after the browser has asked. */
  switchHostOn(host: string): void;
  /** Loads the tab's page again. */
  reload(): void;
  openOptions(): void;
  openFirstRun(): void;
}

interface PopupProps {
  readonly tab: TabInfo;
  readonly showLow: boolean;
  readonly actions: PopupActions;
}

export function Popup({ tab, showLow, actions }: PopupProps): JSX.Element {
  return (
    <>
      <h1>
        <Icon name="logo" /> Reflens
      </h1>
      <div role="status">
        <State tab={tab} actions={actions} />
      </div>
      <div class="check">
        <input id="low" type="checkbox" checked={showLow} onChange={(event) => actions.showLow(event.currentTarget.checked)} />
        <label for="low">Show low-level refactorings</label>
      </div>
      <nav aria-label="Reflens">
        <button type="button" class="link" onClick={() => actions.openOptions()}>
          Settings
        </button>
        <button type="button" class="link" onClick={() => actions.openFirstRun()}>
          What the marks mean
        </button>
      </nav>
    </>
  );
}

function State({ tab, actions }: { readonly tab: TabInfo; readonly actions: PopupActions }): JSX.Element {
  switch (tab.kind) {
    case 'elsewhere':
      return <p>Reflens works on GitHub: open a commit, the files of a pull request, or a comparison.</p>;
    case 'not-begun':
      return (
        <>
          <p>Reflens is not on this page yet: it was open before Reflens came, or was updated.</p>
          <button type="button" onClick={() => actions.reload()}>
            Reload the page
          </button>
        </>
      );
    case 'no-change':
      return <p>This page shows no change. Open a commit, the files of a pull request, or a comparison.</p>;
    case 'other-host':
      return (
        <>
          <p>Reflens is not switched on for {tab.host}. If that is a GitHub Enterprise server, you can switch it on.</p>
          <button type="button" onClick={() => actions.switchHostOn(tab.host)}>
            Switch it on for {tab.host}
          </button>
        </>
      );
    case 'change': {
      const { phase, sentence, summary, coverage, retryAt } = tab.state;
      return (
        <>
          <p class={phase === 'failed' ? 'state bad' : 'state'}>{sentence}</p>
          {summary !== '' && <p class="quiet">{summary}.</p>}
          {coverage !== '' && <p class="quiet">{coverage}</p>}
          {retryAt !== undefined && (
            <p class="quiet">
              <Countdown until={retryAt} />
            </p>
          )}
          <p class="row">
            <button type="button" class="primary" onClick={() => actions.showList()}>
              Show the list
            </button>
            {(phase === 'failed' || phase === 'stopped' || retryAt !== undefined) && (
              <button type="button" onClick={() => actions.retry()}>
                Try again
              </button>
            )}
          </p>
        </>
      );
    }
  }
}
