/** The card of a danger's mark: what may have gone wrong, what would make it safe, and all its places. */
import { useState } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { plain } from '../shown/coded.js';
import { visible } from '../shown/invisible.js';
import type { CardActions, CardEntry } from './hover-card.js';
import { Icon } from './icons.js';
import type { LookEnd } from './look-rows.js';
import { Marked } from './marked-text.js';
import { fileName } from './path-name.js';
import { OTHER } from './places.js';
import { Told } from './told.js';
import type { Danger } from '../engine/results/result.js';
import type { Side } from './work.js';

interface DangerCardProps {
  readonly danger: Danger;
  readonly entry: CardEntry;
  readonly actions: CardActions;
  /** Turns to what else is on the line. */
  readonly pager: ComponentChildren;
}

const WORDS: Readonly<Record<Side, string>> = { before: 'Was right', after: 'Now' };

export function DangerCard({ danger, entry, actions, pager }: DangerCardProps): JSX.Element {
  const [gone, setGone] = useState(false);
  const { item, side, look } = entry;
  const { sentence, advice } = danger;
  const ends = look?.ends ?? [];
  const goal = ends.find((end) => end.item === item && end.side === (side === null ? 'after' : OTHER[side]));
  return (
    <div class="card" role="dialog" aria-label={visible(`${item.refactoring.type}: ${plain(sentence)}`)}>
      <div class="card-head">
        <span class="card-icon look">
          <Icon name="look" />
        </span>
        <h2>{item.refactoring.type}</h2>
        {pager}
      </div>
      <p class="danger-sentence">
        <Told sentence={sentence} />
      </p>
      {advice !== undefined && (
        <p class="advice">
          <b>Safe again:</b> <Told sentence={advice} />
        </p>
      )}
      <ul class="card-ends">
        {ends.map((end, at) => (
          <li key={at} class={end.side}>
            <span class="side wide">{WORDS[end.side]}</span>
            <EndLink end={end} onGo={(one) => actions.goTo(one.item, one.side)} />
            {end.item === item && end.side === side ? (
              <span class="here">this line</span>
            ) : (
              <span class="role" title={visible(end.place.role)}>
                <Marked text={end.place.role} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div class="card-foot">
        {goal && (
          <button type="button" class="button main" onClick={() => actions.goTo(goal.item, goal.side)}>
            {goal.side === 'before' ? 'Go to where it was right' : 'Go to where it is now'}
          </button>
        )}
        <button type="button" class="button" onClick={() => actions.showInPanel(item)}>
          Show in panel
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            if (gone) actions.restore(look?.key ?? '');
            else actions.dismiss(look?.key ?? '');
            setGone(!gone);
          }}
        >
          <span role="status">{gone ? 'Not shown here any more. Undo' : 'Not useful here'}</span>
        </button>
      </div>
    </div>
  );
}

const EndLink = ({ end, onGo }: { readonly end: LookEnd; readonly onGo: (end: LookEnd) => void }): JSX.Element => (
  <button
    type="button"
    class="end-link"
    title={visible(`${end.place.path}, line ${end.place.startLine} ${end.side} the change`)}
    onClick={() => onGo(end)}
  >
    <Marked text={fileName(end.place.path)} />
    <span class="line">:{end.place.startLine}</span>
  </button>
);
