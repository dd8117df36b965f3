/** The small menu of a badge that stands for several refactorings of one line: each of them, with a way to its other end. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon } from './icons.js';
import { entryIcon, entrySentence } from './labels.js';
import type { Item, Side } from './work.js';
import { Marked } from './marked-text.js';
import { isUnsure } from '../shown/confidence.js';
import { visible } from '../shown/invisible.js';

/** One refactoring of a badge's line, and which of its ends the line is. The menu leads to the other one. */
export interface MenuEntry {
  readonly item: Item;
  readonly side: Side;
}

interface BadgeMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (entry: MenuEntry) => void;
  readonly onClose: () => void;
}

export function BadgeMenu({ entries, onChoose, onClose }: BadgeMenuProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('button')?.focus(), [entries]);
  return (
    <div
      ref={box}
      class="menu"
      role="menu"
      aria-label="On this line"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step !== 0) {
          event.preventDefault();
          moveFocus(event.currentTarget, step);
        }
      }}
    >
      {entries.map(({ item, side }) => (
        <button
          key={`${item.id} ${side}`}
          type="button"
          role="menuitem"
          class="menu-item"
          title={visible(entrySentence(item))}
          onClick={() => onChoose({ item, side })}
        >
          <span class={item.danger ? 'family look' : 'family'}>
            <Icon name={entryIcon(item)} />
          </span>
          <span class="what">
            <span class="type">
              {isUnsure(item.refactoring) && 'perhaps '}
              {item.refactoring.type}
            </span>
            <span class="description">
              <Marked text={item.refactoring.summary.sentence} />
            </span>
          </span>
          <span class="hint">{side === 'before' ? 'after →' : '← before'}</span>
        </button>
      ))}
    </div>
  );
}

function moveFocus(menu: HTMLElement, step: number): void {
  const buttons = [...menu.querySelectorAll('button')];
  const root = menu.getRootNode();
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  const index = buttons.findIndex((button) => button === active);
  buttons[(index + step + buttons.length) % buttons.length]?.focus();
}
