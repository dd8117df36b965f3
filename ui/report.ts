/** Where readers can tell of a page that Reflens does not recognise: a page of GitHub that they fill in and send, or not. */
import { NEW_ISSUE } from '../shown/project.js';
import { doubtWords, type Doubt } from './misread.js';

/** What a report says by itself: nothing that names the reader's repository or server. */
export interface ReportedPage {
  /** The page kind, e.g. `pull-files`. */
  readonly kind: string;
  /** Of Reflens. */
  readonly version: string;
  /** What is not understood. */
  readonly doubts?: readonly Doubt[];
  /** What was read in another way than the usual one. */
  readonly detours?: readonly string[];
}

/** The address of a report that is begun and waits for the reader's own words. */
export function reportAddress({ kind, version, doubts = [], detours = [] }: ReportedPage): string {
  const details = [
    ...(doubts.length > 0 ? [`Not understood: ${doubts.map(doubtWords).join(', ')}.`] : []),
    ...(detours.length > 0 ? [`Read in the second way: ${detours.join(', ')}.`] : []),
  ].map((line) => `${line}\n\n`);
  const query = new URLSearchParams({
    title: `A page is not recognised: ${kind}`,
    body: `Reflens ${version} does not recognise the diff of a page of this kind: ${kind}.\n\n${details.join('')}The page's address, if everybody may see it:\n\nWhat is special about it (a preview feature, another extension, an Enterprise server's version):\n`,
  });
  return `${NEW_ISSUE}?${query.toString()}`;
}
