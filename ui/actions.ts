import type { Side, SkipReason } from './work.js';

/** What the reader can do in the panel; the content script carries it out. */
export interface PanelActions {
  /** Shows one end of a refactoring in the diff. */
  goTo(itemId: number, side: Side): void;
  /** Starts the analysis again; `reason` says which of the files that were left out the reader wants another try for. */
  retry(reason?: SkipReason): void;
  /** Ends the analysis. */
  stop(): void;
  /** Shows or hides low-level refactorings everywhere. */
  showLow(show: boolean): void;
  /** Makes the panel a pill, or a card again. */
  collapse(collapsed: boolean): void;
  openOptions(): void;
}
