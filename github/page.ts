/** A page that shows a change, as plain data: all that the background needs to know of it. */
import { isCommit } from './page-kind.js';

export interface CommitPage {
  readonly kind: 'commit';
  readonly owner: string;
  readonly repository: string;
  /** As the address has it: 5 to 40 hexadecimal digits. */
  readonly commit: string;
}

/** The pages that Reflens works on. Pull requests and comparisons will stand here, too. */
export type ChangePage = CommitPage;

/** Reads an address; null when Reflens has nothing to do there. */
export function changePageOf(url: URL): ChangePage | null {
  if (!isCommit(url)) return null;
  const [owner, repository, , commit] = url.pathname.split('/').filter((part) => part !== '');
  if (owner === undefined || repository === undefined || commit === undefined) return null;
  return { kind: 'commit', owner, repository, commit };
}

/** Two addresses with the same key show the same change; query and fragment only change how. */
export const pageKey = (page: ChangePage): string => `${page.kind} ${page.owner}/${page.repository} ${page.commit}`;
