/** What is worth a look besides refactorings, over their list: searches and filters leave it alone. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import type { PanelActions } from './actions.js';
import { Fold } from './fold.js';
import { Icon, type IconName } from './icons.js';
import { counted } from './labels.js';
import { LookLine, LookPlaceRow, type LookWords } from './look-line.js';
import { isEmpty, LOOK_HERE, openSentence, type LookEnd, type LookRow } from './look-rows.js';
import { turn, type Store } from './store.js';

/** Rows of a group before the reader asks for all of them: the list below keeps its room. */
const FEW_ROWS = 12;

const DANGER: LookWords = { second: 'was right in', goSecond: 'Go to where it was right' };
const OPPORTUNITY: LookWords = { second: 'done in', goSecond: 'Go to where it was done' };
const API: LookWords = { second: 'before in', goSecond: 'Go to where it was before the change' };

interface SectionProps {
  readonly store: Store;
  readonly actions: PanelActions;
}

export function LookSection({ store, actions }: SectionProps): JSX.Element | null {
  const view = store.lookView.value;
  const section = useRef<HTMLElement>(null);
  const selected = store.selected.value;
  // The reader may have come to it by a mark in the diff.
  useEffect(() => {
    if (selected !== null && selected < 0)
      section.current?.querySelector(`[data-item="${selected}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  if (isEmpty(view) && view.hidden.length === 0) return null;
  const group = { store, actions };
  return (
    <section ref={section} class="look" aria-label={LOOK_HERE}>
      {(view.dangers.length > 0 || view.open.length > 0) && (
        <>
          <Title icon="look" count={view.dangers.length}>
            {LOOK_HERE}
          </Title>
          <Rows {...group} rows={view.dangers} words={DANGER} icon="look" />
          {view.open.length > 0 && <Open {...group} />}
        </>
      )}
      {view.opportunities.length > 0 && (
        <>
          <Title icon="again" count={view.opportunities.length}>
            Done here, not there
          </Title>
          <Rows {...group} rows={view.opportunities} words={OPPORTUNITY} icon="again" />
        </>
      )}
      {view.apiChanges.length > 0 && <ForUsers {...group} />}
      <Hidden {...group} />
    </section>
  );
}

function Title({
  icon,
  count,
  children,
}: {
  readonly icon: IconName;
  readonly count: number;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <h3 class={`path by-type look-title ${icon}`}>
      <Icon name={icon} size={14} />
      <span class="look-name">{children}</span>
      {count > 0 && <span class="count">{count}</span>}
    </h3>
  );
}

interface RowsProps extends SectionProps {
  readonly rows: readonly LookRow[];
  readonly words: LookWords;
  readonly icon: IconName;
}

function Rows({ store, actions, rows, words, icon }: RowsProps): JSX.Element {
  const [all, setAll] = useState(false);
  const selected = store.selected.value;
  const isSelected = ({ first, others }: LookRow): boolean =>
    selected !== null && selected < -1 && [first, ...others].some(({ main }) => main?.item.id === selected);
  const shown = all || rows.slice(FEW_ROWS).some(isSelected) ? rows : rows.slice(0, FEW_ROWS);
  return (
    <>
      <div role="list">
        {shown.map((row) => (
          <Row key={row.key} row={row} words={words} icon={icon} selected={isSelected(row)} store={store} actions={actions} />
        ))}
      </div>
      {shown.length < rows.length && (
        <button type="button" class="link more" onClick={() => setAll(true)}>
          Show all {rows.length}
        </button>
      )}
    </>
  );
}

interface RowProps extends SectionProps {
  readonly row: LookRow;
  readonly words: LookWords;
  readonly icon: IconName;
  readonly selected: boolean;
}

function Row({ row: { key, first, others, tag }, words, icon, selected, store, actions }: RowProps): JSX.Element {
  const open = store.turned.value.has(key);
  const more = others.length + first.more.length;
  const go = (end: LookEnd): void => actions.goToLook(end);
  return (
    <div role="listitem" class={`finding look-row ${icon}${selected ? ' selected' : ''}`} data-item={first.main?.item.id}>
      <LookLine entry={first} words={words} icon={icon} tag={tag} selected={selected} onGo={go}>
        <button type="button" class="link dismiss" onClick={() => actions.dismiss([first, ...others].map((entry) => entry.key))}>
          Not useful here
        </button>
      </LookLine>
      {more > 0 && (
        <Fold open={open} onTurn={() => turn(store, key)}>
          {counted(more, 'more place')}
        </Fold>
      )}
      {open && first.more.map((end, at) => <LookPlaceRow key={at} end={end} onGo={go} />)}
      {open && others.map((entry) => <LookLine key={entry.key} entry={entry} words={words} icon={null} selected={false} onGo={go} />)}
    </div>
  );
}

/** What could not be decided, under one row. */
function Open({ store, actions }: SectionProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const view = store.lookView.value;
  return (
    <div class="finding look-row">
      <Fold open={open} onTurn={() => setOpen(!open)}>
        {openSentence(view)}
      </Fold>
      {open &&
        view.open.map((entry) => (
          <LookLine key={entry.key} entry={entry} words={DANGER} icon={null} selected={false} onGo={(end) => actions.goToLook(end)} />
        ))}
    </div>
  );
}

function ForUsers({ store, actions }: SectionProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const { apiChanges, apiHeadline } = store.lookView.value;
  return (
    <>
      <h3 class="path by-type look-title">
        <button type="button" class="coverage-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span class={open ? 'turn open' : 'turn'}>
            <Icon name="chevron" size={12} />
          </span>
          <span class="users">For users of this code: {apiHeadline}</span>
        </button>
      </h3>
      {open && <Rows store={store} actions={actions} rows={apiChanges} words={API} icon="users" />}
    </>
  );
}

/** What the reader called not useful, with a way back: at once for the last one, later for all of them. */
function Hidden({ store, actions }: SectionProps): JSX.Element {
  const { hidden } = store.lookView.value;
  const undo = useRef<HTMLButtonElement>(null);
  const last = store.dismissed.value.filter((key) => hidden.includes(key));
  const justNow = last.join(' ');
  // The control that was pressed is gone with its row.
  useEffect(() => {
    if (justNow !== '') undo.current?.focus({ preventScroll: true });
  }, [justNow]);
  return (
    <p class={hidden.length > 0 ? 'look-hidden' : 'look-hidden none'}>
      <span role="status">
        {hidden.length > 0 ? `${hidden.length} not shown here: you called ${hidden.length === 1 ? 'it' : 'them'} not useful` : ''}
      </span>
      {hidden.length > 0 && (
        <button ref={undo} type="button" class="link" onClick={() => actions.restore(last.length > 0 ? last : hidden)}>
          {last.length > 0 ? 'Undo' : 'Show again'}
        </button>
      )}
    </p>
  );
}
