/** What narrows the list and the diff: search, low-level switch, types, file, sure ones; and the list's order. */
import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { PanelActions } from './actions.js';
import { DoneFiles } from './done-files.js';
import { LeftOverTools } from './left-over-tools.js';
import { EDIT_FILTERS, isFiltered, NO_FILTERS, pathsOf, type EditFilter } from './filters.js';
import { Icon } from './icons.js';
import { counted } from './labels.js';
import { countedItems } from './summary.js';
import type { Store } from './store.js';
import { SORT_ORDERS, type SortOrder } from './work.js';
import { isUnsure } from '../shown/confidence.js';
import { visible } from '../shown/invisible.js';

interface ToolsProps {
  readonly store: Store;
  readonly actions: PanelActions;
}

const ORDER_NAMES: Readonly<Record<SortOrder, string>> = { place: 'By file', type: 'By type', size: 'Largest first' };

const EDIT_NAMES: Readonly<Record<EditFilter, string>> = { any: 'any', pure: 'none', edited: 'some' };

export function PanelTools({ store, actions }: ToolsProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const { showLow } = store.settings.value;
  const set = isFiltered(store.filters.value);
  return (
    <div class="tools">
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
        <button
          type="button"
          class={set ? 'icon-button set' : 'icon-button'}
          aria-label="Filter and order"
          title="Filter and order"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" />
        </button>
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
      <LeftOverTools store={store} actions={actions} />
      <DoneFiles store={store} actions={actions} />
      {open && <MoreFilters store={store} actions={actions} />}
      <Narrowed store={store} />
    </div>
  );
}

/** Types that can be chosen at first, the most frequent ones: the list below keeps its room. */
const FEW_CHIPS = 8;

function MoreFilters({ store, actions }: ToolsProps): JSX.Element {
  const { types, path, edits, sure } = store.filters.value;
  const sureCount = store.offered.value.filter(({ refactoring }) => !isUnsure(refactoring)).length;
  const paths = [...new Set(store.offered.value.flatMap(pathsOf))].sort();
  const [all, setAll] = useState(false);
  const counts = store.typeCounts.value;
  const chips = counts.filter(([type], at) => all || at < FEW_CHIPS || types.includes(type));
  const edited = store.edited.value;
  const editedCount = edited ? store.offered.value.filter(({ id }) => edited.has(id)).length : 0;
  const editCounts: Readonly<Record<EditFilter, number>> = {
    any: store.offered.value.length,
    pure: store.offered.value.length - editedCount,
    edited: editedCount,
  };
  const toggle = (type: string): void => {
    const others = types.filter((one) => one !== type);
    store.filters.value = { ...store.filters.value, types: others.length < types.length ? others : [...types, type] };
  };
  return (
    <div class="more-filters">
      <div class="chips" role="group" aria-label="Only these types">
        {chips.map(([type, count]) => (
          <button
            key={type}
            type="button"
            class="chip"
            title={`${type} ${count}`}
            aria-pressed={types.includes(type)}
            onClick={() => toggle(type)}
          >
            {type} <b>{count}</b>
          </button>
        ))}
        {counts.length > FEW_CHIPS && (
          <button type="button" class="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fewer types' : counted(counts.length - chips.length, 'more type')}
          </button>
        )}
      </div>
      <div class="choices">
        <label>
          File
          <select
            value={path ?? ''}
            onChange={({ currentTarget: { value } }) => {
              store.filters.value = { ...store.filters.value, path: value === '' ? null : value };
            }}
          >
            <option value="">all {paths.length}</option>
            {paths.map((one) => (
              <option key={one} value={one}>
                {visible(one)}
              </option>
            ))}
          </select>
        </label>
        {edited && (
          <label>
            Edits
            <select
              value={edits}
              onChange={({ currentTarget: { value } }) => {
                store.filters.value = { ...store.filters.value, edits: EDIT_FILTERS.find((one) => one === value) ?? 'any' };
              }}
            >
              {EDIT_FILTERS.map((one) => (
                <option key={one} value={one}>
                  {EDIT_NAMES[one]} ({editCounts[one]})
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          Order
          <select
            value={store.settings.value.sort}
            onChange={({ currentTarget: { value } }) => {
              const order = SORT_ORDERS.find((one) => one === value);
              if (order) actions.sort(order);
            }}
          >
            {SORT_ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_NAMES[order]}
              </option>
            ))}
          </select>
        </label>
        {(sure || sureCount < store.offered.value.length) && (
          <button
            type="button"
            role="switch"
            class="switch"
            aria-checked={sure}
            title="Without those that say “perhaps”"
            onClick={() => {
              store.filters.value = { ...store.filters.value, sure: !sure };
            }}
          >
            <span class="track" aria-hidden="true" />
            Sure ones only <span class="count">{sureCount}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** How many are shown of how many, while something is hidden; always there, so that screen readers hear it change. */
function Narrowed({ store }: { readonly store: Store }): JSX.Element {
  const shown = store.visible.value.length;
  return (
    <div class="narrowed">
      <span role="status">{store.narrowed.value ? `${shown} of ${countedItems(store.offered.value)}, here and in the diff` : ''}</span>
      {store.narrowed.value && (
        <button
          type="button"
          class="link"
          onClick={() => {
            store.query.value = '';
            store.filters.value = NO_FILTERS;
          }}
        >
          Show all
        </button>
      )}
    </div>
  );
}
