/** How the panel and the marks look and what they begin with. */
import type { ComponentChildren, JSX } from 'preact';
import { KIND_LABELS, KINDS, PALETTE_LABELS, PALETTES, type Palette } from '../palettes.js';
import type { SectionProps } from './model.js';

export function DiffSection({ settings, change }: SectionProps): JSX.Element {
  return (
    <section aria-labelledby="diff">
      <h2 id="diff">In the diff</h2>
      <Check id="low" label="Show low-level refactorings" checked={settings.showLow} onChange={(showLow) => change({ showLow })}>
        Small ones inside methods and their signatures: variables, parameters, types, modifiers, annotations.
      </Check>
      <Check id="docked" label="Open the panel beside the page" checked={settings.docked} onChange={(docked) => change({ docked })}>
        The page makes room for it, so that it hides no code. Otherwise it covers a corner of the page.
      </Check>
      <fieldset>
        <legend>Colours of the marks</legend>
        {PALETTES.map((palette) => (
          <div key={palette} class="check">
            <input
              id={`palette-${palette}`}
              type="radio"
              name="palette"
              checked={settings.palette === palette}
              onChange={() => change({ palette })}
            />
            <div>
              <label for={`palette-${palette}`}>{PALETTE_LABELS[palette]}</label>
              <Swatches palette={palette} />
            </div>
          </div>
        ))}
      </fieldset>
    </section>
  );
}

function Swatches({ palette }: { readonly palette: Palette }): JSX.Element | null {
  if (palette === 'plain') return null;
  return (
    <span class="swatches" data-reflens-colours={palette}>
      {KINDS.map((kind) => (
        <span key={kind} class="swatch">
          <i style={{ background: `var(--reflens-${kind})` }} />
          {KIND_LABELS[kind]}
        </span>
      ))}
    </span>
  );
}

interface CheckProps {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

/** A checkbox with its label and a line that says what it does. */
export const Check = ({ id, label, checked, onChange, children }: CheckProps): JSX.Element => (
  <div class="check">
    <input
      id={id}
      type="checkbox"
      checked={checked}
      aria-describedby={`${id}-note`}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <div>
      <label for={id}>{label}</label>
      <p id={`${id}-note`} class="quiet">
        {children}
      </p>
    </div>
  </div>
);
