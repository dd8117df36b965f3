/** The refactorings as a list: all of a short one, of a long one what is near the view. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX, RefObject } from 'preact';
import type { PanelActions } from './actions.js';
import { chunksOf, estimatedHeight, useDrawnChunks } from './chunks.js';
import { FindingRow } from './finding-row.js';
import type { HeadingRow, Row } from './list-rows.js';
import { LookSection } from './look-section.js';
import { PathName } from './path-name.js';
import { turn, type Store } from './store.js';
import { visible } from '../shown/invisible.js';
import { Marked } from './marked-text.js';

/** Rows that are drawn all at once: what the browser lays out in a few milliseconds. */
const MOST_DRAWN = 80;

/** Characters of a folder that all files share; a shorter one may as well be read. */
const WORTH_LEAVING_OUT = 12;

interface ListProps {
  readonly store: Store;
  readonly actions: PanelActions;
}

/** All of it in one stretch that scrolls, so that neither takes the other's room. */
export function FindingList({ store, actions }: ListProps): JSX.Element {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div class="list" ref={scroller}>
      <LookSection store={store} actions={actions} />
      {store.rows.value.length > 0 ? (
        <Rows store={store} actions={actions} scroller={scroller} />
      ) : (
        store.items.value.length > 0 && <NoRows store={store} />
      )}
    </div>
  );
}

function NoRows({ store }: { readonly store: Store }): JSX.Element {
  return (
    <p class="empty">
      {store.narrowed.value
        ? 'Nothing fits this search.'
        : store.lowCount.value > 0
          ? 'Only low-level refactorings here; the switch shows them.'
          : 'Your settings hide every type of refactoring that is here.'}
    </p>
  );
}

function Rows({ store, actions, scroller }: ListProps & { readonly scroller: RefObject<HTMLDivElement | null> }): JSX.Element {
  const rows = store.rows.value;
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  // The first chunk's key is its first row's in either case: what the reader unfolds there stays drawn, and focused, when the list gets long by it.
  const chunks = rows.length <= MOST_DRAWN ? [{ key: rows[0]?.key ?? '', rows, offset: 0 }] : chunksOf(rows);
  const { isNear, heightOf } = useDrawnChunks(chunks, scroller, list);
  const selected = store.selected.value;
  // The reader may have come to it by a badge in the diff.
  useEffect(() => {
    if (selected !== null) list.current?.querySelector(`[data-item="${selected}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const folder = sharedFolder(rows);
  const isWanted = (key: string, members: readonly Row[]): boolean =>
    chunks.length === 1 || isNear(key) || key === focused || members.some((row) => row.kind === 'item' && row.item.id === selected);
  return (
    <div
      ref={list}
      role="list"
      aria-label="Refactorings"
      // Whoever goes through the list by keyboard must not lose the row, and with it the focus, by scrolling.
      onFocusIn={({ target }) =>
        setFocused(target instanceof Element ? (target.closest('[data-chunk]')?.getAttribute('data-chunk') ?? null) : null)
      }
      onFocusOut={() => setFocused(null)}
    >
      {chunks.map(({ key, rows: members, offset }) =>
        isWanted(key, members) ? (
          <div key={key} role="presentation" data-chunk={key}>
            {members.map((row, index) => (
              <div
                key={row.key}
                role="listitem"
                class={row.kind === 'heading' ? 'row row-heading' : 'row'}
                aria-posinset={offset + index + 1}
                aria-setsize={rows.length}
              >
                <RowContent row={row} folder={folder} store={store} actions={actions} />
              </div>
            ))}
          </div>
        ) : (
          <div key={key} role="presentation" data-chunk={key} style={{ height: `${heightOf(key) ?? estimatedHeight(members)}px` }} />
        ),
      )}
    </div>
  );
}

function RowContent({ row, folder, store, actions }: { readonly row: Row; readonly folder: string } & ListProps): JSX.Element {
  if (row.kind === 'heading') return <Heading row={row} folder={folder} />;
  const selected = row.kind === 'item' && row.item.id === store.selected.value;
  return <FindingRow row={row} selected={selected} actions={actions} onTurn={() => turn(store, row.key)} />;
}

const Heading = ({ row: { title, isPath, count }, folder }: { readonly row: HeadingRow; readonly folder: string }): JSX.Element => (
  <h3 class={isPath ? 'path' : 'path by-type'} title={visible(title)}>
    {isPath ? (
      <PathName path={folder === '' ? title : `…/${title.slice(folder.length)}`} />
    ) : (
      <span class="file">
        <Marked text={title} />
      </span>
    )}
    <span class="count">{count}</span>
  </h3>
);

/** The folder that all files of the list are in, with its slash; nothing when it is short, or when there is one file only. */
function sharedFolder(rows: readonly Row[]): string {
  const paths = rows.flatMap((row) => (row.kind === 'heading' && row.isPath ? [row.title] : []));
  const [first, ...others] = paths;
  if (first === undefined || others.length === 0) return '';
  let shared = first.slice(0, first.lastIndexOf('/') + 1);
  while (shared !== '' && !others.every((path) => path.startsWith(shared)))
    shared = shared.slice(0, shared.lastIndexOf('/', shared.length - 2) + 1);
  return shared.length >= WORTH_LEAVING_OUT ? shared : '';
}
