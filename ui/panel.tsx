/** The panel: beside the page, or over its corner; or a pill with the count when it is collapsed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX, RefObject } from 'preact';
import type { PanelActions } from './actions.js';
import { CoverageLine, NotLookedLine } from './coverage-line.js';
import { FindingList } from './finding-list.js';
import { Icon } from './icons.js';
import { counted, NOTHING_TO_FIND } from './labels.js';
import { isEmpty, LOOK_HERE } from './look-rows.js';
import { countedItems } from './summary.js';
import { misreadSentence } from './misread.js';
import { MenuButton } from './menu-button.js';
import { PanelTools } from './panel-tools.js';
import { Resizer } from './resizer.js';
import { SourceLine } from './source-line.js';
import { Steps } from './steps.js';
import { areSkippedNamed, neighbour, type Store } from './store.js';
import { endOf } from './places.js';
import { progressSentence, WorkStatus } from './work-status.js';
import type { Coverage } from './work.js';
import { Marked } from './marked-text.js';
import { visible } from '../shown/invisible.js';

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
      const count = store.offered.value.length;
      const hidden = store.items.value.length - count;
      const coverage = store.coverage.value;
      if (count > 0) return countedItems(store.offered.value);
      if (coverage !== null && coverage.analysed === 0 && coverage.total > 0) return nothingAnalysed(coverage);
      const none = hidden > 0 ? `No high-level refactorings, ${hidden} low-level` : 'No refactorings found';
      return work.incomplete || coverage?.skipped.some(({ reason }) => !NOTHING_TO_FIND.has(reason))
        ? `${none}, but not all could be analysed`
        : none;
    }
  }
}

/** Why not one of the changed files was analysed: a language that Reflens does not know is no failure, a file that did not come is one. */
function nothingAnalysed({ skipped }: Coverage): string {
  if (skipped.some(({ reason }) => reason === 'not-read')) return 'The files could not be read';
  if (skipped.every(({ reason }) => reason === 'unknown-language')) return 'No files in a language Reflens knows';
  if (skipped.every(({ reason }) => NOTHING_TO_FIND.has(reason))) return 'No files that Reflens knows and a person wrote';
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

/** The pill says in a line what the panel would say: the sentence of a failure rather than that there is one. */
function Pill({ store, actions }: PanelProps): JSX.Element {
  const work = store.work.value;
  const failed = work.phase === 'failed';
  const expand = useFocusAfterToggle(store);
  const dangers = store.lookView.value.dangers.length;
  const sentence = failed ? work.failure.sentence : headline(store);
  const summary = work.phase === 'finished' && store.offered.value.length > 0 ? store.summary.value : '';
  return (
    <button
      ref={expand}
      type="button"
      class="pill"
      aria-expanded={false}
      title={visible(`${sentence}${summary === '' ? '' : `: ${summary}.`} Show Reflens.`)}
      onClick={() => actions.collapse(false)}
    >
      <span class={failed ? 'pill-icon failed' : 'pill-icon'}>
        <Icon name={failed ? 'alert' : 'logo'} />
      </span>
      <span class="pill-text" aria-live="polite">
        <Marked text={sentence} />
      </span>
      {dangers > 0 && (
        <span class="pill-look" title={`${LOOK_HERE}: ${counted(dangers, 'place')}`}>
          <Icon name="look" size={14} />
          <span class="hidden-words">{LOOK_HERE}: </span>
          {dangers}
        </span>
      )}
      {summary !== '' && <span class="pill-summary">{summary}</span>}
    </button>
  );
}

function Card({ store, actions }: PanelProps): JSX.Element {
  const work = store.work.value;
  const coverage = store.coverage.value;
  const hasItems = store.items.value.length > 0;
  const hasLook = !isEmpty(store.lookView.value) || store.lookView.value.hidden.length > 0;
  const docked = store.docked.value;
  const { width } = store.settings.value;
  // While the reader drags the edge the page stays as it is: laying out a large diff takes longer than a frame.
  const [dragged, setDragged] = useState<number | null>(null);
  /** Escape gives up the search first, then the panel. */
  const escape = (): void => {
    if (store.query.value === '') actions.collapse(true);
    else store.query.value = '';
  };
  return (
    <section
      class={docked ? 'panel docked' : 'panel'}
      style={docked ? { '--width': `${dragged ?? width}px` } : undefined}
      aria-label="Reflens"
      onKeyDown={(event) => event.key === 'Escape' && escape()}
    >
      {docked && (
        <Resizer
          width={dragged ?? width}
          onMove={setDragged}
          onDone={(wanted) => {
            setDragged(null);
            actions.resize(wanted);
          }}
        />
      )}
      <Header store={store} actions={actions} />
      <WorkStatus work={work} actions={actions} />
      {hasItems && store.happened.value !== '' && <p class="summary">{store.happened.value}.</p>}
      <TokenUnused store={store} actions={actions} />
      <DiffNote store={store} actions={actions} />
      {hasItems && <PanelTools store={store} actions={actions} />}
      {(hasItems || hasLook) && <FindingList store={store} actions={actions} />}
      <Notice store={store} />
      {coverage && (
        <footer>
          <CoverageLine
            coverage={coverage}
            open={areSkippedNamed(store)}
            onTurn={() => (store.namesSkipped.value = !areSkippedNamed(store))}
            onRetry={(reason) => actions.retry(reason)}
          />
          <NotLookedLine notLooked={store.look.value?.notLooked ?? []} />
          {coverage.note !== undefined && (
            <p class="coverage coverage-note">
              <Marked text={coverage.note} />
            </p>
          )}
          <SourceLine coverage={coverage} onRetry={() => actions.retry('not-read')} />
        </footer>
      )}
    </section>
  );
}

function Header({ store, actions }: PanelProps): JSX.Element {
  const collapse = useFocusAfterToggle(store);
  const docked = store.docked.value;
  const hasItems = store.items.value.length > 0;
  const go = (step: -1 | 1): void => {
    const item = neighbour(store, step);
    if (item) actions.goTo(item.id, endOf(item.refactoring, 'after') ? 'after' : 'before');
  };
  const share = [
    { label: 'Copy as Markdown', choose: () => actions.copyMarkdown() },
    { label: 'Save as JSON', choose: () => actions.exportJson() },
    { label: 'Copy this as a check', choose: () => actions.copyCheck() },
  ];
  return (
    <header>
      <span class="logo">
        <Icon name="logo" />
      </span>
      <h2 aria-live="polite">{store.work.value.phase === 'working' ? 'Reflens' : headline(store)}</h2>
      {hasItems && <Steps of="refactoring" onGo={go} />}
      <MenuButton
        label="More"
        icon="dots"
        choices={[
          ...(hasItems ? share : []),
          { label: 'Beside the page', checked: docked, choose: () => actions.dock(!docked) },
          { label: 'Settings', choose: () => actions.openOptions() },
        ]}
      />
      <button
        ref={collapse}
        type="button"
        class="icon-button"
        aria-label="Collapse Reflens"
        title="Collapse"
        aria-expanded={true}
        onClick={() => actions.collapse(true)}
      >
        <Icon name="close" />
      </button>
    </header>
  );
}

function DiffNote({ store, actions }: PanelProps): JSX.Element | null {
  const misread = store.misread.value;
  const isUnknown = store.diffView.value === 'unknown';
  if ((!isUnknown && misread === null) || store.items.value.length === 0) return null;
  return (
    <div class="notice">
      <p role="status">
        {misread && !isUnknown
          ? misreadSentence(misread)
          : 'Reflens does not recognise the diff on this page, so nothing is marked in it. The list is complete.'}{' '}
        <a class="link" href={actions.reportAddress()} target="_blank" rel="noreferrer">
          Report this page
        </a>
      </p>
    </div>
  );
}

/** A script in the page can call the reader's buttons, too, but not as the reader. */
function TokenUnused({ store, actions }: PanelProps): JSX.Element | null {
  if (!store.tokenUnused.value) return null;
  const use = ({ isTrusted }: MouseEvent): void => {
    if (isTrusted) actions.useToken();
  };
  return (
    <div class="notice">
      <p role="status">
        This page changed to another repository by itself. Reflens reads that one without your token.{' '}
        <button type="button" class="link" onClick={use}>
          Use the token
        </button>
      </p>
    </div>
  );
}

function Notice({ store }: { readonly store: Store }): JSX.Element | null {
  const sentence = store.notice.value;
  if (sentence === null) return null;
  return (
    <div class="notice">
      <p role="status">
        <Marked text={sentence} />
      </p>
      <button
        type="button"
        class="icon-button small"
        aria-label="Dismiss"
        title="Dismiss"
        onClick={() => {
          store.notice.value = null;
        }}
      >
        <Icon name="close" size={12} />
      </button>
    </div>
  );
}
