/** A page that shows a change, as plain data: all that a source needs to know of it. */
import { pageKindOf, type PageKind } from './page-kind.js';

interface InRepository {
  /** Name of the site: `github.com`, or that of a GitHub Enterprise server. */
  readonly host: string;
  readonly owner: string;
  readonly repository: string;
}

export interface CommitPage extends InRepository {
  readonly kind: 'commit';
  /** As the address has it: 5 to 40 hexadecimal digits, or the name of a branch or tag, which may be another commit tomorrow. */
  readonly commit: string;
}

/** All changes of a pull request. */
export interface PullFilesPage extends InRepository {
  readonly kind: 'pull-files';
  readonly pull: number;
}

/** One commit of a pull request. */
export interface PullCommitPage extends InRepository {
  readonly kind: 'pull-commit';
  readonly pull: number;
  readonly commit: string;
}

/** Some commits of a pull request: from `before`, which is not one of them, to `after`. */
export interface PullRangePage extends InRepository {
  readonly kind: 'pull-range';
  readonly pull: number;
  /** Null: from where the pull request begins. */
  readonly before: string | null;
  /** Null: to where it ends. */
  readonly after: string | null;
}

/** A comparison. Both ends are branches, tags or commits, of other repositories as `owner:branch`. */
export interface ComparePage extends InRepository {
  readonly kind: 'compare';
  readonly before: string;
  readonly after: string;
  /** Three dots: from where `after` left `before`. Two dots: from `before` itself. */
  readonly fromMergeBase: boolean;
}

/** The pages that Reflens works on. */
export type ChangePage = CommitPage | PullFilesPage | PullCommitPage | PullRangePage | ComparePage;

/** The base of a comparison whose address names only the other end: the default branch. */
const DEFAULT_BRANCH = 'HEAD';

/** How addresses name the newest commit of a pull request. */
const PULL_HEAD = 'HEAD';

/** Reads an address; null when Reflens has nothing to do there. */
export function changePageOf(url: URL): ChangePage | null {
  const kind = pageKindOf(url);
  if (kind === null) return null;
  const [owner, repository, , ...rest] = url.pathname.split('/').filter((part) => part !== '');
  if (owner === undefined || repository === undefined) return null;
  return pageOf(kind, { host: url.host, owner, repository }, rest);
}

/** Where GitHub's pages are. */
export const SITE = 'https://github.com';

/**
 * Reads an address that a person gives: any page of a pull request means all of its changes. Null when it shows no change, or is not on `site`, the origin of
 * github.com or of a GitHub Enterprise server.
 */
export function changePageOfAddress(address: string, site = SITE): ChangePage | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== site) return null;
  const pull = /^(\/[\w.-]+\/[\w.-]+\/pull\/\d+)(?:\/(?:commits|checks)?)?$/.exec(url.pathname)?.[1];
  return changePageOf(pull === undefined ? url : new URL(`${pull}/files`, site));
}

/** `rest` is what follows `commit/`, `pull/` or `compare/`, in its parts. */
function pageOf(kind: PageKind, place: InRepository, rest: readonly string[]): ChangePage | null {
  const [first = '', , detail = ''] = rest;
  switch (kind) {
    case 'commit': {
      const commit = decoded(rest.join('/'));
      return commit === null ? null : { kind, ...place, commit };
    }
    case 'pull-files':
      return { kind, ...place, pull: Number(first) };
    case 'pull-commit':
      return { kind, ...place, pull: Number(first), commit: detail };
    case 'pull-range': {
      const [from = '', to] = detail.split('..');
      const ends = to === undefined ? { before: null, after: from } : { before: from, after: to === PULL_HEAD ? null : to };
      return { kind, ...place, pull: Number(first), ...ends };
    }
    case 'compare':
      return comparePage(place, rest.join('/'));
  }
}

/** `A...B`, `A..B`, or `B` alone. Names may contain slashes and single dots. */
function comparePage(place: InRepository, encoded: string): ComparePage | null {
  const spec = decoded(encoded);
  if (spec === null) return null;
  const dots = /\.{2,3}/.exec(spec);
  if (!dots) return { kind: 'compare', ...place, before: DEFAULT_BRANCH, after: spec, fromMergeBase: true };
  const [before, after] = [spec.slice(0, dots.index), spec.slice(dots.index + dots[0].length)];
  return { kind: 'compare', ...place, before: before || DEFAULT_BRANCH, after: after || DEFAULT_BRANCH, fromMergeBase: dots[0] === '...' };
}

/** A part of an address as text; null when it is none. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Two addresses with the same key show the same change on the same page; query and fragment only change how. */
export function pageKey(page: ChangePage): string {
  const place = `${page.kind} ${page.host}/${page.owner}/${page.repository}`;
  switch (page.kind) {
    case 'commit':
      return `${place} ${page.commit}`;
    case 'pull-files':
      return `${place} ${page.pull}`;
    case 'pull-commit':
      return `${place} ${page.pull} ${page.commit}`;
    case 'pull-range':
      return `${place} ${page.pull} ${page.before ?? ''}..${page.after ?? ''}`;
    case 'compare':
      return `${place} ${page.before}${page.fromMergeBase ? '...' : '..'}${page.after}`;
  }
}
