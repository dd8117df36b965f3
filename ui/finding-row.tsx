/** One refactoring, or equal renamings, with what follows from it. */
import type { JSX } from 'preact';
import type { PanelActions } from './actions.js';
import { editsOf } from './edits.js';
import { Fold } from './fold.js';
import { Icon } from './icons.js';
import { fullSentence, iconOf } from './labels.js';
import { hasPlaces, type ItemRow, type PlaceRow, type RenamesRow } from './list-rows.js';
import { kindOf } from './palettes.js';
import { fileName } from './path-name.js';
import { canPeek, endOf } from './places.js';
import { followersOf, placesSentence } from './summary.js';
import type { Item, Side } from './work.js';
import { isUnsure } from '../shown/confidence.js';
import { visible } from '../shown/invisible.js';
import { Marked } from './marked-text.js';

interface FindingRowProps {
  readonly row: ItemRow | RenamesRow | PlaceRow;
  readonly selected: boolean;
  readonly actions: PanelActions;
  /** Folds or unfolds what follows. */
  readonly onTurn: () => void;
}

export function FindingRow({ row, selected, actions, onTurn }: FindingRowProps): JSX.Element {
  switch (row.kind) {
    case 'item':
      return <Finding row={row} selected={selected} actions={actions} onTurn={onTurn} />;
    case 'renames':
      return <Renames row={row} onTurn={onTurn} />;
    case 'place':
      return <PlaceOfName row={row} actions={actions} />;
  }
}

/** One line that has the new name, or still the former one. */
function PlaceOfName({ row: { place, depth, names }, actions }: { readonly row: PlaceRow; readonly actions: PanelActions }): JSX.Element {
  const { path, line, edited, where } = place;
  return (
    <button
      type="button"
      class="place"
      style={{ '--depth': depth }}
      title={visible(`${path}, line ${line}`)}
      onClick={() => actions.goToPlace({ path, line })}
    >
      <span class="path-end">
        <Marked text={fileName(path)} />
      </span>
      <span class="line">{line}</span>
      {edited === true && <span class="note">other edits, too</span>}
      {where !== undefined && (
        <span class="note forgotten">
          still <Marked text={names.before} />
          {where === 'comment' ? ' in a comment' : ''}
        </span>
      )}
    </button>
  );
}

function Finding({ row, selected, actions, onTurn }: Omit<FindingRowProps, 'row'> & { readonly row: ItemRow }): JSX.Element {
  const { item, depth, followers, rename, open } = row;
  const places = rename && hasPlaces(rename) ? placesSentence(rename) : '';
  const { type, kind, summary, level } = item.refactoring;
  const main: Side = endOf(item.refactoring, 'after') ? 'after' : 'before';
  const edits = editsOf(item.refactoring);
  return (
    <div class={selected ? 'finding selected' : 'finding'} data-level={level} data-item={item.id} style={{ '--depth': depth }}>
      <button
        type="button"
        class="finding-main"
        title={visible(fullSentence(item.refactoring))}
        aria-current={selected ? 'true' : undefined}
        onClick={() => actions.goTo(item.id, main)}
      >
        <span class="family" data-reflens-kind={kindOf(item.refactoring)}>
          <Icon name={iconOf(kind)} />
        </span>
        <span class="what">
          <span class="type">
            {isUnsure(item.refactoring) && <span class="perhaps">perhaps </span>}
            {type}
          </span>
          <Changed before={summary.before} after={summary.after} />
          {(summary.context !== '' || edits !== null) && (
            <span class="description">
              <Marked text={summary.context} />
              {summary.context !== '' && edits !== null && ' · '}
              {edits !== null && <span class={item.refactoring.body?.kind === 'edited' ? 'edits some' : 'edits'}>{edits}</span>}
            </span>
          )}
        </span>
      </button>
      <span class="ends">
        {canPeek(item.refactoring) && (
          <button
            type="button"
            class="end copy"
            aria-label={`Compare ${type} with its origin`}
            title="Compare with its origin"
            onClick={() => actions.peek(item.id)}
          >
            <Icon name="compare" size={12} />
          </button>
        )}
        <button
          type="button"
          class="end copy"
          aria-label={`Copy link to ${type}`}
          title="Copy link"
          onClick={() => actions.copyLink(item.id)}
        >
          <Icon name="link" size={12} />
        </button>
        <End item={item} side="before" actions={actions} />
        <End item={item} side="after" actions={actions} />
      </span>
      {(followers.length > 0 || places !== '') && (
        <Fold open={open} onTurn={onTurn} warns={rename !== undefined && rename.forgotten.length > 0}>
          {[places, followers.length > 0 ? followersOf(followers) : ''].filter((part) => part !== '').join(', ')}
        </Fold>
      )}
    </div>
  );
}

function Renames({ row: { names, followers, open }, onTurn }: { readonly row: RenamesRow; readonly onTurn: () => void }): JSX.Element {
  const type = followers[0]?.refactoring.type ?? '';
  const files = new Set(followers.map(({ refactoring }) => (endOf(refactoring, 'after') ?? endOf(refactoring, 'before'))?.path)).size;
  return (
    <div class="finding" data-level={followers[0]?.refactoring.level}>
      <div class="finding-main" title={visible(`${type} ${names.before} → ${names.after}`)}>
        <span class="family" data-reflens-kind="rename">
          <Icon name="rename" />
        </span>
        <span class="what">
          <span class="type">
            {followers.every(({ refactoring }) => isUnsure(refactoring)) && <span class="perhaps">perhaps </span>}
            {type}
          </span>
          <Changed before={names.before} after={names.after} />
        </span>
      </div>
      <Fold open={open} onTurn={onTurn}>
        {`${followers.length} times${files > 1 ? ` in ${files} files` : ''}`}
      </Fold>
    </div>
  );
}

function Changed({ before, after }: { readonly before?: string | undefined; readonly after: string }): JSX.Element {
  return (
    <span class="changed">
      {before !== undefined && (
        <>
          <span class="was">
            <Marked text={before} />
          </span>{' '}
          <span class="arrow">→</span>{' '}
        </>
      )}
      <span class="is">
        <Marked text={after} />
      </span>
    </span>
  );
}

function End({ item, side, actions }: { readonly item: Item; readonly side: Side; readonly actions: PanelActions }): JSX.Element | null {
  const end = endOf(item.refactoring, side);
  if (!end) return null;
  return (
    <button
      type="button"
      class={`end ${side}`}
      title={visible(`${end.path}, line ${end.line} ${side} the change`)}
      onClick={() => actions.goTo(item.id, side)}
    >
      {side} <span class="line">{end.line}</span>
    </button>
  );
}
