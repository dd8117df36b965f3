/** Which types of refactorings are shown at all, by family, out of the engine's catalogue. */
import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Catalogue, CatalogueEntry } from '../../engine/results/result.js';
import { counted } from '../labels.js';
import type { SectionProps } from './model.js';

export function TypesSection({ settings, change, catalogue }: SectionProps & { readonly catalogue: Catalogue }): JSX.Element {
  const [query, setQuery] = useState('');
  const { hiddenTypes } = settings;
  const fits = ({ type, meaning }: CatalogueEntry): boolean => `${type} ${meaning}`.toLowerCase().includes(query.trim().toLowerCase());
  const set = (types: readonly string[], shown: boolean): void => {
    const others = hiddenTypes.filter((type) => !types.includes(type));
    change({ hiddenTypes: shown ? others : [...others, ...types] });
  };
  const families = catalogue.families
    .map(({ id, label }) => ({ id, label, types: catalogue.types.filter((entry) => entry.family === id && fits(entry)) }))
    .filter(({ types }) => types.length > 0);
  return (
    <section aria-labelledby="types">
      <h2 id="types">Types of refactorings</h2>
      <p class="quiet">
        What is not ticked appears neither in the diff nor in the list; a check that the panel copies allows it all the same. Refactorings
        are found in Java, moved and copied lines in files of any language.{' '}
        {hiddenTypes.length > 0 && (
          <button type="button" class="link" onClick={() => change({ hiddenTypes: [] })}>
            Show {hiddenTypes.length === 1 ? 'it' : `all ${hiddenTypes.length}`} again
          </button>
        )}
      </p>
      <input
        type="search"
        aria-label="Search types"
        placeholder="Search types"
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {families.map(({ id, label, types }) => {
        const hidden = types.filter(({ type }) => hiddenTypes.includes(type)).length;
        return (
          <details key={id} open={query.trim() !== ''}>
            <summary>
              {label}{' '}
              <span class="quiet">
                {hidden === 0 ? counted(types.length, 'type') : `${types.length - hidden} of ${types.length} shown`}
              </span>
            </summary>
            <button
              type="button"
              class="link"
              onClick={() =>
                set(
                  types.map(({ type }) => type),
                  hidden > 0,
                )
              }
            >
              {hidden > 0 ? 'Show all of them' : 'Hide all of them'}
            </button>
            {types.map(({ type, level, meaning }) => (
              <div key={type} class="check">
                <input
                  id={`type-${type}`}
                  type="checkbox"
                  checked={!hiddenTypes.includes(type)}
                  onChange={(event) => set([type], event.currentTarget.checked)}
                />
                <div>
                  <label for={`type-${type}`}>{type}</label>
                  {level === 'low' && <span class="quiet"> low-level</span>}
                  <p class="quiet">{meaning}</p>
                </div>
              </div>
            ))}
          </details>
        );
      })}
    </section>
  );
}
