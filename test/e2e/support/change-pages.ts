// One change on all kinds of GitHub's pages: its commit, a pull request, a comparison; each in the generations that it has.
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings, type Settings } from '../../github/settings.js';
import { AFTER, BEFORE, type Files } from './change.js';

export type PageView = Pick<Settings, 'generation' | 'diffView'> & { readonly kind: PageKind };

export type PageKind = 'commit' | 'pull request' | 'comparison';

const DIFF_VIEWS = ['unified', 'split'] as const;

/** Every kind of page in every generation that GitHub has of it: comparisons are classic, pull requests classic for readers who are not logged in. */
export const PAGE_VIEWS: readonly PageView[] = DIFF_VIEWS.flatMap((diffView) => [
  { kind: 'commit', generation: 'classic', diffView },
  { kind: 'commit', generation: 'react-v1', diffView },
  { kind: 'commit', generation: 'react-v2', diffView },
  { kind: 'pull request', generation: 'classic', diffView },
  { kind: 'pull request', generation: 'react-v2', diffView },
  { kind: 'comparison', generation: 'classic', diffView },
]);

export interface ChangePages {
  readonly github: GithubStandIn;
  /** The address of a page, with the stand-in set to show it so. */
  urlOf(view: PageView, settings?: Partial<Settings>): string;
}

/** Serves a change as a commit, a pull request and a comparison. */
export async function serveChangePages(before: Files = BEFORE, after: Files = AFTER): Promise<ChangePages> {
  const changed = Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((path) => before[path] !== after[path])
      .map((path) => [path, after[path] ?? null]),
  );
  const source = await makeSource(
    [
      { name: 'base', branch: 'base', files: before },
      { name: 'tip', branch: 'main', message: 'Tidy up', files: changed },
    ],
    { name: 'shop', pulls: [{ number: 1, title: 'Tidy up', body: '', base: 'base', head: 'main' }] },
  );
  const pathOf = ({ kind, generation }: PageView): string => {
    if (kind === 'commit') return `commit/${source.ids.get('tip') ?? ''}`;
    if (kind === 'comparison') return 'compare/base...main';
    return `pull/1/${generation === 'classic' ? 'files' : 'changes'}`;
  };
  const github = await startGithub({ repositories: [source] });
  return {
    github,
    urlOf(view, settings = {}) {
      const { generation, diffView } = view;
      // The suites ask more often than GitHub allows without a token.
      Object.assign(github.settings, defaultSettings(), { rateLimit: { anonymous: 5_000, token: 5_000 }, generation, diffView }, settings);
      return `https://github.com/sample/shop/${pathOf(view)}`;
    },
  };
}
