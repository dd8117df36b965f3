/** Where readers can tell of a page that Reflens does not recognise: a page of GitHub that they fill in and send, or not. */

/** Where the project takes reports. */
const ISSUES = 'https://github.com/reflens/reflens/issues/new';

/** What a report says by itself: nothing that names the reader's repository or server. */
export interface ReportedPage {
  /** The page kind, e.g. `pull-files`. */
  readonly kind: string;
  /** Of Reflens. */
  readonly version: string;
}

/** The address of a report that is begun and waits for the reader's own words. */
export function reportAddress({ kind, version }: ReportedPage): string {
  const query = new URLSearchParams({
    title: `A page is not recognised: ${kind}`,
    body: `Reflens ${version} does not recognise the diff of a page of this kind: ${kind}.\n\nThe page's address, if everybody may see it:\n\nWhat is special about it (a preview feature, another extension, an Enterprise server's version):\n`,
  });
  return `${ISSUES}?${query.toString()}`;
}
