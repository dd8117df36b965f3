/** The refactorings, grouped by the file they are in now. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { PanelActions } from './actions.js';
import { Icon } from './icons.js';
import { counted, descriptionBody, iconOf } from './labels.js';
import { endOf } from './places.js';
import type { FileGroup } from './store.js';
import type { Item, Side } from './work.js';

/** Rows drawn at once: some screens of the panel, and quick enough to draw in one task. More come by a button. */
const ROWS_PER_STEP = 60;

interface ListProps {
  readonly groups: readonly FileGroup[];
  readonly selected: number | null;
  readonly actions: PanelActions;
}

export function FindingList({ groups, selected, actions }: ListProps): JSX.Element {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const total = groups.reduce((count, { items }) => count + items.length, 0);
  const shown = firstRows(groups, limit);
  return (
    <div class="list">
      {shown.map(({ path, items }) => (
        <section key={path} class="group" aria-label={path}>
          <h3 class="path" title={path}>
            <PathName path={path} />
            <span class="count">{items.length}</span>
          </h3>
          <ul>
            {items.map((item) => (
              <Finding key={item.id} item={item} selected={item.id === selected} actions={actions} />
            ))}
          </ul>
        </section>
      ))}
      {total > limit && (
        <button type="button" class="button more" onClick={() => setLimit(limit + ROWS_PER_STEP)}>
          Show {Math.min(ROWS_PER_STEP, total - limit)} more of {counted(total - limit, 'refactoring')}
        </button>
      )}
    </div>
  );
}

/** The folder shrinks first when there is no room; the file's name stays readable. */
function PathName({ path }: { readonly path: string }): JSX.Element {
  const cut = path.lastIndexOf('/') + 1;
  return (
    <>
      <span class="folder">{path.slice(0, cut)}</span>
      <span class="file">{path.slice(cut)}</span>
    </>
  );
}

function Finding({
  item,
  selected,
  actions,
}: {
  readonly item: Item;
  readonly selected: boolean;
  readonly actions: PanelActions;
}): JSX.Element {
  const { type, description, level } = item.refactoring;
  const row = useRef<HTMLLIElement>(null);
  // The reader may have come to it by a badge in the diff.
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const main: Side = endOf(item.refactoring, 'after') ? 'after' : 'before';
  return (
    <li ref={row} class={selected ? 'finding selected' : 'finding'} data-level={level} data-item={item.id}>
      <button type="button" class="finding-main" aria-current={selected ? 'true' : undefined} onClick={() => actions.goTo(item.id, main)}>
        <span class="family">
          <Icon name={iconOf(type)} />
        </span>
        <span class="what">
          <span class="type">{type}</span>
          <span class="description" title={description}>
            {descriptionBody(type, description)}
          </span>
        </span>
      </button>
      <span class="ends">
        <End item={item} side="before" actions={actions} />
        <End item={item} side="after" actions={actions} />
      </span>
    </li>
  );
}

function End({ item, side, actions }: { readonly item: Item; readonly side: Side; readonly actions: PanelActions }): JSX.Element | null {
  const end = endOf(item.refactoring, side);
  if (!end) return null;
  return (
    <button
      type="button"
      class={`end ${side}`}
      title={`${end.path}, line ${end.line} ${side} the change`}
      onClick={() => actions.goTo(item.id, side)}
    >
      {side} <span class="line">{end.line}</span>
    </button>
  );
}

/** The first `limit` items of the groups, in order. */
function firstRows(groups: readonly FileGroup[], limit: number): readonly FileGroup[] {
  const shown: FileGroup[] = [];
  let left = limit;
  for (const group of groups) {
    if (left <= 0) break;
    shown.push(group.items.length <= left ? group : { path: group.path, items: group.items.slice(0, left) });
    left -= group.items.length;
  }
  return shown;
}
