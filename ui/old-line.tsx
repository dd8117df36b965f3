/** Where GitHub tells of a line as it was before the change: who wrote it, and what happened to its file. */
import type { JSX } from 'preact';
import type { Place } from './work.js';

/** Addresses of GitHub's pages about one line of the base. */
export interface OldLine {
  readonly blame: string;
  readonly history: string;
}

/** The addresses of a place before the change; null where the base is not known. */
export type FindOldLine = (place: Place) => OldLine | null;

/** Plain links, in tabs of their own: the page with the diff stays as it is. */
export const OldLineLinks = ({ line }: { readonly line: OldLine }): JSX.Element => (
  <span class="old-line">
    <a href={line.blame} target="_blank" rel="noreferrer">
      Blame
    </a>
    <a href={line.history} target="_blank" rel="noreferrer">
      History
    </a>
  </span>
);
