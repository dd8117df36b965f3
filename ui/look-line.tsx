/** One thing that is worth a look, as a line: what is said of it, where it is, and where it was right. */
import type { ComponentChildren, JSX } from 'preact';
import { plain } from '../shown/coded.js';
import { visible } from '../shown/invisible.js';
import { Icon, type IconName } from './icons.js';
import type { LookEnd, LookEntry } from './look-rows.js';
import { Marked } from './marked-text.js';
import { fileName } from './path-name.js';
import { Told } from './told.js';

/** What a group calls its second place. */
export interface LookWords {
  /** Before the place: `was right in`. */
  readonly second: string;
  /** What going there is called. */
  readonly goSecond: string;
}

interface LookLineProps {
  readonly entry: LookEntry;
  readonly words: LookWords;
  /** Null below another line. */
  readonly icon: IconName | null;
  readonly tag?: string | undefined;
  readonly selected: boolean;
  readonly onGo: (end: LookEnd) => void;
  /** What else can be done. */
  readonly children?: ComponentChildren;
}

export function LookLine({ entry, words, icon, tag, selected, onGo, children }: LookLineProps): JSX.Element {
  const { sentence, hint, main, second } = entry;
  const place = main ? [`${main.place.path}, line ${main.place.startLine}`] : [];
  const title = [plain(sentence), ...(hint === null ? [] : [plain(hint)]), ...place].join('\n');
  return (
    <>
      <button
        type="button"
        class="finding-main"
        title={visible(title, '\n')}
        aria-current={selected ? 'true' : undefined}
        disabled={main === null}
        onClick={() => main && onGo(main)}
      >
        <span class="family">{icon && <Icon name={icon} />}</span>
        <span class="what">
          <span class="look-sentence">
            <Told sentence={sentence} />
          </span>
          {hint !== null && (
            <span class="description">
              <Told sentence={hint} />
            </span>
          )}
          {main && (
            <span class="look-place">
              {tag !== undefined && <span class="breaks">{tag}</span>}
              <PlaceName end={main} />
            </span>
          )}
        </span>
      </button>
      <span class="look-foot">
        {second && (
          <button
            type="button"
            class="end second"
            title={visible(`${words.goSecond}: ${second.place.path}, line ${second.place.startLine}`)}
            onClick={() => onGo(second)}
          >
            {words.second} <PlaceName end={second} besides={main?.place.path} />
          </button>
        )}
        {children}
      </span>
    </>
  );
}

/** A further place of a line. */
export const LookPlaceRow = ({ end, onGo }: { readonly end: LookEnd; readonly onGo: (end: LookEnd) => void }): JSX.Element => (
  <button
    type="button"
    class="place"
    title={visible(`${end.place.path}, line ${end.place.startLine} ${end.side} the change`)}
    onClick={() => onGo(end)}
  >
    <PlaceName end={end} />
    <span class="note">
      <Marked text={end.place.role} />
    </span>
  </button>
);

/** `besides`: a place in this file was told before it, so its line is enough. */
const PlaceName = ({ end: { place, side }, besides }: { readonly end: LookEnd; readonly besides?: string | undefined }): JSX.Element =>
  place.path === besides ? (
    <>
      line{' '}
      <span class={`path-end ${side}`}>
        <span class="line">{place.startLine}</span>
      </span>
    </>
  ) : (
    <span class={`path-end ${side}`}>
      <Marked text={fileName(place.path)} />
      <span class="line">:{place.startLine}</span>
    </span>
  );
