/** What is kept on this computer, and a button to empty it. */
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { counted } from '../labels.js';
import { Check } from './diff-section.js';
import type { Kept, SectionProps } from './model.js';

export function StorageSection({ settings, actions, change, say }: SectionProps): JSX.Element {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    actions.kept().then(setKept, () => setKept(null));
  }, [actions]);
  const empty = (): void => {
    actions.empty().then(
      (now) => {
        setKept(now);
        say('Deleted.');
      },
      () => say('The browser could not delete it.'),
    );
  };
  return (
    <section aria-labelledby="storage">
      <h2 id="storage">Kept on this computer</h2>
      <div class="row spread">
        <p>{kept === null ? 'The browser cannot keep anything here.' : sentenceOf(kept)}</p>
        <button type="button" disabled={kept === null || (kept.bytes === 0 && kept.texts === 0 && kept.results === 0)} onClick={empty}>
          Delete all
        </button>
      </div>
      <Check
        id="keep-private"
        label="Keep files of private repositories, too"
        checked={settings.keepPrivateTexts}
        onChange={(keepPrivateTexts) => change({ keepPrivateTexts })}
      >
        What was read once need not be read again. In private windows nothing is ever kept.
      </Check>
      <Check
        id="use-session"
        label="Use your login on GitHub where the API gives no answer"
        checked={settings.useSession}
        onChange={(useSession) => change({ useSession })}
      >
        Reflens then reads pages of GitHub as you do: of private repositories without a token, or when the API’s limit is reached.
      </Check>
    </section>
  );
}

const sentenceOf = ({ texts, results, bytes }: Kept): string =>
  texts + results === 0 ? 'Nothing is kept.' : `${counted(texts, 'file')} and ${counted(results, 'result')}, ${sizeOf(bytes)}.`;

/** `340 kB`, `12.4 MB`. */
const sizeOf = (bytes: number): string => (bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`);
