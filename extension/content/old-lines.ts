/** Addresses of GitHub's pages about lines before the change. They are made of what is known already: nobody is asked. */
import type { ChangePage } from '../../github/page.js';
import type { OldLine } from '../../ui/old-line.js';
import type { Place } from '../../ui/work.js';

/** Git's names of commits in full, of both of its kinds. */
const COMMIT = /^(?:[\da-f]{40}|[\da-f]{64})$/;

export class OldLines {
  #base: string | undefined;

  constructor(private readonly page: Pick<ChangePage, 'host' | 'owner' | 'repository'>) {}

  /** The commit that the change is compared with; undefined for one that is not known, or compared with nothing. */
  learn(base: string | undefined): void {
    this.#base = base !== undefined && COMMIT.test(base) ? base : undefined;
  }

  /** The addresses of a line before the change. */
  readonly of = ({ path, line }: Place): OldLine | null => {
    if (this.#base === undefined) return null;
    const { host, owner, repository } = this.page;
    // `.` and `..` in a path would be steps to the browser.
    if (path.split('/').some((step) => /^\.{0,2}$/.test(step))) return null;
    const file = `${this.#base}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const root = `https://${host}/${owner}/${repository}`;
    return { blame: `${root}/blame/${file}#L${line}`, history: `${root}/commits/${file}` };
  };
}
