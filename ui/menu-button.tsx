/** A button with a small menu under it. Arrows go through the menu, Escape gives the focus back to the button. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon, type IconName } from './icons.js';

export interface MenuChoice {
  readonly label: string;
  readonly choose: () => void;
  /** For a choice that is on or off. */
  readonly checked?: boolean;
}

interface MenuButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly choices: readonly MenuChoice[];
}

export function MenuButton({ label, icon, choices }: MenuButtonProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    box.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    // A press anywhere else closes it. Of one in our closed root the document hears of the host only, but the root hears of all.
    const root = box.current?.getRootNode();
    const close = (event: Event): void => {
      const path = event.composedPath();
      const isForRoot = root instanceof ShadowRoot && event.currentTarget !== root && path.includes(root.host);
      if (!isForRoot && box.current && !path.includes(box.current)) setOpen(false);
    };
    const heard = new Set<EventTarget>([document, root ?? document]);
    for (const target of heard) target.addEventListener('pointerdown', close, { capture: true });
    return () => {
      for (const target of heard) target.removeEventListener('pointerdown', close, { capture: true });
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const at = items.findIndex((item) => item === event.target);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      items[(at + step + items.length) % items.length]?.focus();
      event.preventDefault();
    } else if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else return;
    event.stopPropagation();
  };
  return (
    <span class="menu-box" ref={box} onKeyDown={onKeyDown} onFocusOut={(event) => leaves(event) && setOpen(false)}>
      <button
        ref={button}
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
      </button>
      {open && (
        <div class="drop" role="menu" aria-label={label}>
          {choices.map(({ label: text, choose, checked }) => (
            <button
              key={text}
              type="button"
              class="drop-item"
              role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={checked}
              onClick={() => {
                setOpen(false);
                button.current?.focus();
                choose();
              }}
            >
              <span class="tick">{checked === true && <Icon name="check" size={12} />}</span>
              {text}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}

/** Whether the focus goes to something outside of the menu. */
const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && currentTarget instanceof Node && !currentTarget.contains(relatedTarget);
