// One change on all kinds of GitHub's pages: its commit, a pull request, a comparison; each in the generations that it has.
import { makeSource } from '../../github/git/make.js';
import type { GithubStandIn } from '../../github/server.js';
import { setPages, type Settings } from '../../github/settings.js';
import { AFTER, BEFORE, changedFiles, type Files } from './change.js';
import { useGithub } from './running.js';

export type DiffPage = Pick<Settings, 'generation' | 'diffView'>;

export type PageView = DiffPage & { readonly kind: PageKind };

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

/** The generations and diff views of one kind of page. */
export const viewsOf = (kind: PageKind): readonly DiffPage[] =>
  PAGE_VIEWS.filter((view) => view.kind === kind).map(({ generation, diffView }) => ({ generation, diffView }));

/** Addresses of a change that `serveChange` made, below its repository. */
export const COMMIT = 'commit';
export const PULL = 'pull/1/files';
export const COMPARISON = 'compare/main...feature';

/** Each generation in both diff views, with each kind of page and both colour modes among them. */
export const VIEWS: readonly (DiffPage & Pick<Settings, 'colorMode'> & { readonly path: string })[] = [
  { generation: 'classic', diffView: 'unified', colorMode: 'light', path: PULL },
  { generation: 'classic', diffView: 'split', colorMode: 'dark', path: COMPARISON },
  { generation: 'react-v1', diffView: 'unified', colorMode: 'dark', path: COMMIT },
  { generation: 'react-v1', diffView: 'split', colorMode: 'light', path: COMMIT },
  { generation: 'react-v2', diffView: 'unified', colorMode: 'light', path: PULL },
  { generation: 'react-v2', diffView: 'split', colorMode: 'dark', path: PULL },
];

/** The address of a page of the first change that is served; `path` below its repository, or `COMMIT`. */
export const addressOf = (github: GithubStandIn, path: string): string =>
  path === COMMIT ? github.commitUrl() : github.commitUrl().replace(/\/commit\/.*/, `/${path}`);

export interface ChangePages {
  readonly github: GithubStandIn;
  /** The address of a page, with the stand-in set to show it so. */
  urlOf(view: PageView, settings?: Partial<Settings>): string;
}

/** Serves a change as a commit, a pull request and a comparison. */
export function useChangePages(before: Files = BEFORE, after: Files = AFTER): ChangePages {
  const github = useGithub(async () => [
    await makeSource(
      [
        { name: 'base', branch: 'base', files: before },
        { name: 'tip', branch: 'main', message: 'Tidy up', files: changedFiles(before, after) },
      ],
      { name: 'shop', pulls: [{ number: 1, title: 'Tidy up', body: '', base: 'base', head: 'main' }] },
    ),
  ]);
  const pathOf = ({ kind, generation }: PageView): string => {
    if (kind === 'commit') return COMMIT;
    if (kind === 'comparison') return 'compare/base...main';
    return `pull/1/${generation === 'classic' ? 'files' : 'changes'}`;
  };
  return {
    github,
    urlOf(view, settings = {}) {
      const { generation, diffView } = view;
      setPages(github.settings, { generation, diffView, ...settings });
      return addressOf(github, pathOf(view));
    },
  };
}
