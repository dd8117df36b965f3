/** A control that folds and unfolds what belongs to a row, and says what that is. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icons.js';

interface FoldProps {
  readonly open: boolean;
  readonly onTurn: () => void;
  /** Something in it wants to be looked at. */
  readonly warns?: boolean;
  readonly children: ComponentChildren;
}

export function Fold({ open, onTurn, warns = false, children }: FoldProps): JSX.Element {
  return (
    <button type="button" class="fold" aria-expanded={open} onClick={onTurn}>
      <span class={open ? 'turn open' : 'turn'}>
        <Icon name="chevron" size={12} />
      </span>
      {children}
      {warns && (
        <span class="warns">
          <Icon name="alert" size={12} />
        </span>
      )}
    </button>
  );
}
