/** What is shown of what is worth a look besides refactorings. */
import type { JSX } from 'preact';
import { Check } from './diff-section.js';
import type { SectionProps } from './model.js';

export function LookSection({ settings, change }: SectionProps): JSX.Element {
  const { notUseful } = settings;
  return (
    <section aria-labelledby="look">
      <h2 id="look">Look here</h2>
      <Check id="dangers" label="Dangers" checked={settings.dangers} onChange={(dangers) => change({ dangers })}>
        Where a refactoring may have changed what the program does: told over the list, and marked in the diff.
      </Check>
      <Check
        id="opportunities"
        label="Done here, not there"
        checked={settings.opportunities}
        onChange={(opportunities) => change({ opportunities })}
      >
        Where the changed files still have what this change did away with elsewhere.
      </Check>
      <Check id="api-changes" label="Breaking changes" checked={settings.apiChanges} onChange={(apiChanges) => change({ apiChanges })}>
        What users of the code have to change, and how they go over.
      </Check>
      {notUseful.length > 0 && (
        <p class="quiet">
          {notUseful.length === 1
            ? 'One thing is not shown, since you called it'
            : `${notUseful.length} things are not shown, since you called them`}{' '}
          not useful at their places. This is kept on this computer alone.{' '}
          <button type="button" class="link" onClick={() => change({ notUseful: [] })}>
            Show {notUseful.length === 1 ? 'it' : 'all of them'} again
          </button>
        </p>
      )}
    </section>
  );
}
