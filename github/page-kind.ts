/**
 * Which page of GitHub an address is. One predicate per kind, disjoint: a table test holds every example against every predicate.
 * Predicates look at the address only; whether the page shows a diff is another question, since it may come later.
 */

/** The parts of the path after owner and repository, or null when the address is not inside a repository. */
function repositoryPath(url: URL): string | null {
  const match = /^\/[\w.-]+\/[\w.-]+\/(.+?)\/?$/.exec(url.pathname);
  return match?.[1] ?? null;
}

const inRepository =
  (pattern: RegExp) =>
  (url: URL): boolean => {
    const path = repositoryPath(url);
    return path !== null && pattern.test(path);
  };

/**
 * `/O/R/commit/SHA`, `/O/R/commit/NAME` with the name of a branch or tag, which may have slashes. What follows a whole id are parts of its page (`/checks`), and `.diff` and
 * `.patch` are no pages.
 */
export const isCommit = inRepository(/^commit\/(?![\da-f]{40}\/)(?!.*\.(?:diff|patch)$)[^/].*$/);

/** `/O/R/pull/N/commits/SHA`, `/O/R/pull/N/changes/SHA` */
export const isPullCommit = inRepository(/^pull\/\d+\/(?:commits|changes)\/[\da-f]{7,40}$/);

/** `/O/R/pull/N/files/A..B`, `/O/R/pull/N/changes/A..B`, both ending in `HEAD` maybe; `/O/R/pull/N/files/SHA`: from the beginning to there */
export const isPullRange = inRepository(/^pull\/\d+\/(?:(?:files|changes)\/[\da-f]{7,40}\.\.(?:[\da-f]{7,40}|HEAD)|files\/[\da-f]{7,40})$/);

/** `/O/R/pull/N/files`, `/O/R/pull/N/changes` */
export const isPullFiles = inRepository(/^pull\/\d+\/(?:files|changes)$/);

/** `/O/R/compare/A...B`, `/O/R/compare/A..B`; not the empty form to choose two ends */
export const isCompare = inRepository(/^compare\/[^/].*$/);

export const PAGE_KINDS = {
  commit: isCommit,
  'pull-commit': isPullCommit,
  'pull-range': isPullRange,
  'pull-files': isPullFiles,
  compare: isCompare,
} as const;

export type PageKind = keyof typeof PAGE_KINDS;

/** The kind of page at an address, or null when it shows no change. */
export function pageKindOf(url: URL): PageKind | null {
  for (const [kind, is] of Object.entries(PAGE_KINDS)) if (is(url)) return kind as PageKind;
  return null;
}
