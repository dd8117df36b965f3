/** The panel at the corner of the page: a card with the list, or a pill with the count when it is collapsed. */
import { useEffect, useRef } from 'preact/hooks';
import type { JSX, RefObject } from 'preact';
import type { PanelActions } from './actions.js';
import { CoverageLine } from './coverage-line.js';
import { FindingList } from './finding-list.js';
import { Icon } from './icons.js';
import { counted } from './labels.js';
import type { Store } from './store.js';
import { progressSentence, WorkStatus } from './work-status.js';
import type { Coverage } from './work.js';

/** Types named in the summary line; the rest is in the list. */
const SUMMARY_TYPES = 3;

interface PanelProps {
  readonly store: Store;
  readonly actions: PanelActions;
}

export function Panel({ store, actions }: PanelProps): JSX.Element {
  return store.collapsed.value ? <Pill store={store} actions={actions} /> : <Card store={store} actions={actions} />;
}

/** The panel's title in every state: the one thing the collapsed panel says, too. */
export function headline(store: Store): string {
  const work = store.work.value;
  switch (work.phase) {
    case 'working':
      return `${progressSentence(work.progress)}…`;
    case 'failed':
      return 'No result';
    case 'stopped':
      return 'Stopped';
    case 'finished': {
      const count = store.visible.value.length;
      const hidden = store.items.value.length - count;
      const coverage = store.coverage.value;
      if (coverage !== null && coverage.analysed === 0 && coverage.total > 0) return nothingAnalysed(coverage);
      if (count > 0) return counted(count, 'refactoring');
      return hidden > 0 ? `No high-level refactorings, ${hidden} low-level` : 'No refactorings found';
    }
  }
}

/** Why not one of the changed files was analysed: a language that Reflens does not know is no failure, a file that did not come is one. */
function nothingAnalysed({ skipped }: Coverage): string {
  if (skipped.some(({ reason }) => reason === 'not-read')) return 'The files could not be read';
  if (skipped.every(({ reason }) => reason === 'unknown-language')) return 'No files in a language Reflens knows';
  return 'No files could be analysed';
}

/** The pill and the card replace each other: the control that undoes what the reader did has the focus, so that the keyboard does not lose its place. */
function useFocusAfterToggle(store: Store): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (store.toggled.peek() !== null) control.current?.focus();
  }, [store]);
  return control;
}

function Pill({ store, actions }: PanelProps): JSX.Element {
  const failed = store.work.value.phase === 'failed';
  const expand = useFocusAfterToggle(store);
  return (
    <button ref={expand} type="button" class="pill" aria-expanded={false} title="Show Reflens" onClick={() => actions.collapse(false)}>
      <span class={failed ? 'pill-icon failed' : 'pill-icon'}>
        <Icon name={failed ? 'alert' : 'logo'} />
      </span>
      <span aria-live="polite">{headline(store)}</span>
    </button>
  );
}

function Card({ store, actions }: PanelProps): JSX.Element {
  const work = store.work.value;
  const coverage = store.coverage.value;
  const hasItems = store.items.value.length > 0;
  const collapse = useFocusAfterToggle(store);
  /** Escape gives up the search first, then the panel. */
  const escape = (): void => {
    if (store.query.value === '') actions.collapse(true);
    else store.query.value = '';
  };
  return (
    <section class="panel" aria-label="Reflens" onKeyDown={(event) => event.key === 'Escape' && escape()}>
      <header>
        <span class="logo">
          <Icon name="logo" />
        </span>
        <h2 aria-live="polite">{work.phase === 'working' ? 'Reflens' : headline(store)}</h2>
        <button type="button" class="icon-button" aria-label="Reflens settings" title="Settings" onClick={() => actions.openOptions()}>
          <Icon name="gear" />
        </button>
        <button
          ref={collapse}
          type="button"
          class="icon-button"
          aria-label="Collapse Reflens"
          title="Collapse"
          aria-expanded={true}
          onClick={() => actions.collapse(true)}
        >
          <Icon name="chevron" />
        </button>
      </header>
      <WorkStatus work={work} actions={actions} />
      <DiffNote store={store} />
      {hasItems && <Tools store={store} actions={actions} />}
      {hasItems && <Findings store={store} actions={actions} />}
      {store.notice.value !== null && (
        <p class="notice" role="status">
          {store.notice.value}
        </p>
      )}
      {coverage && (
        <footer>
          <CoverageLine coverage={coverage} onRetry={(reason) => actions.retry(reason)} />
          {coverage.note !== undefined && <p class="coverage coverage-note">{coverage.note}</p>}
        </footer>
      )}
    </section>
  );
}

function DiffNote({ store }: { readonly store: Store }): JSX.Element | null {
  if (store.diffView.value !== 'unknown' || store.items.value.length === 0) return null;
  return (
    <p class="notice" role="status">
      Reflens does not recognise the diff on this page, so nothing is marked in it. The list is complete.
    </p>
  );
}

function Tools({ store, actions }: PanelProps): JSX.Element {
  const { showLow } = store.settings.value;
  const types = store.typeCounts.value;
  const rest = types.slice(SUMMARY_TYPES).reduce((sum, [, count]) => sum + count, 0);
  return (
    <div class="tools">
      {types.length > 1 && (
        <p class="summary">
          {types.slice(0, SUMMARY_TYPES).map(([type, count]) => (
            <span key={type} class="chip">
              {type} <b>{count}</b>
            </span>
          ))}
          {rest > 0 && (
            <span class="chip rest">
              other <b>{rest}</b>
            </span>
          )}
        </p>
      )}
      <div class="filters">
        <input
          type="search"
          placeholder="Search refactorings"
          aria-label="Search refactorings"
          value={store.query.value}
          onInput={(event) => {
            store.query.value = event.currentTarget.value;
          }}
        />
        {store.lowCount.value > 0 && (
          <button
            type="button"
            role="switch"
            class="switch"
            aria-checked={showLow}
            title="Refactorings inside bodies and signatures"
            onClick={() => actions.showLow(!showLow)}
          >
            <span class="track" aria-hidden="true" />
            Low-level <span class="count">{store.lowCount.value}</span>
          </button>
        )}
      </div>
    </div>
  );
}

function Findings({ store, actions }: PanelProps): JSX.Element {
  const groups = store.groups.value;
  if (groups.length > 0) return <FindingList groups={groups} selected={store.selected.value} actions={actions} />;
  return (
    <p class="empty">
      {store.query.value.trim() === '' ? 'Only low-level refactorings here; the switch shows them.' : 'Nothing fits this search.'}
    </p>
  );
}
