/** The two buttons that go to the one before and to the next one, with what stands between them. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icons.js';

interface StepsProps {
  /** What one goes through, e.g. `refactoring`. */
  readonly of: string;
  /** CSS pixels of the icons. */
  readonly size?: number;
  readonly disabled?: boolean;
  readonly onGo: (step: -1 | 1) => void;
  readonly children?: ComponentChildren;
}

export function Steps({ of, size = 16, disabled = false, onGo, children }: StepsProps): JSX.Element {
  const button = (step: -1 | 1): JSX.Element => {
    const name = `${step < 0 ? 'Previous' : 'Next'} ${of}`;
    return (
      <button type="button" class="icon-button" aria-label={name} title={name} disabled={disabled} onClick={() => onGo(step)}>
        <Icon name={step < 0 ? 'previous' : 'next'} size={size} />
      </button>
    );
  };
  return (
    <>
      {button(-1)}
      {children}
      {button(1)}
    </>
  );
}
