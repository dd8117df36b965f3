/** The bar at the foot of the window that goes with a jump: what is being waited for, why it did not arrive, and the way back. */
import type { JSX } from 'preact';
import { Icon } from './icons.js';
import { OldLineLinks, type OldLine } from './old-line.js';
import { Marked } from './marked-text.js';

/** What the bar says; null for no bar. */
export type JumpNews =
  | { readonly kind: 'waiting'; readonly sentence: string }
  | { readonly kind: 'arrived'; readonly from: string; readonly old?: OldLine | null }
  | { readonly kind: 'failed'; readonly sentence: string; readonly old?: OldLine | null }
  | null;

interface JumpBarProps {
  readonly news: JumpNews;
  /** The key that goes back; empty for none. */
  readonly backKey: string;
  readonly onStop: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Always in the page, so that screen readers hear of what it says. */
export function JumpBar({ news, backKey, onStop, onBack, onClose }: JumpBarProps): JSX.Element {
  return (
    <div class="jump-bar-place">
      <div class={news ? 'jump-bar' : 'jump-bar none'}>
        <span role="status" class="jump-news">
          {news?.kind === 'waiting' && <span class="wheel" aria-hidden="true" />}
          {news && news.kind !== 'arrived' && (
            <span>
              <Marked text={news.sentence} />
            </span>
          )}
        </span>
        {news?.kind === 'waiting' && (
          <button type="button" class="button" onClick={onStop}>
            Stop
          </button>
        )}
        {news?.kind === 'arrived' && (
          <button type="button" class="back" onClick={onBack}>
            <span class="turned">
              <Icon name="move" size={14} />
            </span>
            <span>
              Back to <Marked text={news.from} />
            </span>
            {backKey !== '' && <kbd>{backKey}</kbd>}
          </button>
        )}
        {news && news.kind !== 'waiting' && news.old && <OldLineLinks line={news.old} />}
        {news && news.kind !== 'waiting' && (
          <button type="button" class="icon-button" aria-label="Close" onClick={onClose}>
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
    </div>
  );
}
