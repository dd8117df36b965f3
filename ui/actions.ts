import type { LookEnd } from './look-rows.js';
import type { Place, Side, SkipReason, SortOrder } from './work.js';

/** What the reader can do in the panel; the content script carries it out. */
export interface PanelActions {
  /** Shows one end of a refactoring in the diff. */
  goTo(itemId: number, side: Side): void;
  /** Shows a line of the version after the change. */
  goToPlace(place: Place): void;
  /** Shows a place of something that is worth a look. */
  goToLook(end: LookEnd): void;
  /** Shows what has these keys no more, on this and on later visits. */
  dismiss(keys: readonly string[]): void;
  /** Shows it again. */
  restore(keys: readonly string[]): void;
  /** Shows the code of a refactoring beside its origin, in the diff. */
  peek(itemId: number): void;
  /** Starts the analysis again; `reason` says which of the files that were left out the reader wants another try for. */
  retry(reason?: SkipReason): void;
  /** Ends the analysis. */
  stop(): void;
  /** Shows or hides low-level refactorings everywhere. */
  showLow(show: boolean): void;
  /** Makes the panel a pill, or a card again. */
  collapse(collapsed: boolean): void;
  /** Has the change read with the reader's token, although the page changed to its repository by itself. */
  useToken(): void;
  openOptions(): void;
  /** The address under which readers can tell that this page is not recognised. */
  reportAddress(): string;
  /** Puts the panel beside the page, or over it. */
  dock(docked: boolean): void;
  /** Gives the docked panel another width, in CSS pixels; the page follows when the reader is done. */
  resize(width: number): void;
  /** Lets explained lines fade, or not. */
  leftOver(show: boolean): void;
  /** Goes to the next (1) or previous (-1) place that is left to read. */
  goToLeftOver(step: -1 | 1): void;
  /** Lists the files of which nothing is left to read, or not. */
  listDone(listed: boolean): void;
  /** Hides the listed files in the page, or shows them again. */
  hideDone(hides: boolean): void;
  /** Ticks the listed files as viewed, or unticks what was ticked so; stops what is under way. */
  tickDone(ticks: boolean): void;
  /** Orders the list. */
  sort(order: SortOrder): void;
  /** Copies the visible refactorings as Markdown, with links to their lines. */
  copyMarkdown(): void;
  /** Copies the command line that proves that the change holds nothing but what was found; of a list that the reader narrowed, but what it shows. */
  copyCheck(): void;
  /** Copies a link to this page with a refactoring selected. */
  copyLink(itemId: number): void;
  /** Saves all refactorings in RefactoringMiner's JSON. */
  exportJson(): void;
}
