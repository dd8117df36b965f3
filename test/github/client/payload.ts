// The shapes of the data that GitHub's React pages embed and fetch, as far as a diff page needs them.

/** One line of a diff. For an ADDITION `left` is the before-line reached so far, not null; for a DELETION `right` likewise. */
export interface LinePayload {
  readonly type: 'HUNK' | 'CONTEXT' | 'ADDITION' | 'DELETION';
  readonly blobLineNumber: number;
  readonly text: string;
  readonly html: string;
  readonly left: number;
  readonly right: number;
  readonly position: number;
  readonly displayNoNewLineWarning: boolean;
}

/** A file on one side of the change. */
export interface TreeEntryPayload {
  readonly path: string;
  readonly mode: string;
  readonly lineCount: number;
  readonly isGenerated: boolean;
}

/** A file of which the page knows no more than its name. */
export interface StubEntry {
  readonly path: string;
  readonly pathDigest: string;
  readonly status: string;
}

/** A comment thread below a line, with an optional suggested change. */
export interface ThreadPayload {
  readonly side: 'left' | 'right';
  readonly line: number;
  readonly author: string;
  readonly body: string;
  readonly suggestion: { readonly before: string; readonly after: string } | null;
}

/** A file with its diff. `diffLines` is empty for binary files and for those whose diff must be asked for (`truncatedReason`). */
export interface LoadedEntry extends StubEntry {
  readonly oldOid: string;
  readonly newOid: string;
  readonly oldCommitOid: string;
  readonly newCommitOid: string;
  readonly oldTreeEntry: TreeEntryPayload | null;
  readonly newTreeEntry: TreeEntryPayload | null;
  readonly linesAdded: number;
  readonly linesDeleted: number;
  readonly isBinary: boolean;
  readonly isTooBig: boolean;
  readonly isSubmodule: boolean;
  readonly collapsed: boolean;
  readonly viewed: boolean;
  readonly truncatedReason: string | null;
  readonly diffLines: readonly LinePayload[];
  readonly threads: readonly ThreadPayload[];
}

/** A file of a diff page: loaded or not yet. */
export type Entry = StubEntry | LoadedEntry;

/** Whether the page has this file's diff already. */
export function isLoaded(entry: Entry): entry is LoadedEntry {
  return 'diffLines' in entry;
}

/** Where the further files of a commit page begin, and how much was shown so far. */
export interface AsyncDiffLoadInfo {
  readonly startIndex: number;
  readonly truncated: boolean;
  readonly byteCount: number;
  readonly lineShownCount: number;
}

/** The answer of `/O/R/diffs?...` on a React commit page. */
export interface DiffsAnswer {
  readonly extraDiffEntries: readonly LoadedEntry[];
  readonly loadMore: boolean;
  readonly asyncDiffLoadInfo: AsyncDiffLoadInfo;
}

/** The commit as page headers show it. */
export interface CommitHeader {
  readonly oid: string;
  readonly parents: readonly string[];
  readonly sha1: string | null;
  readonly sha2: string;
  readonly shortMessage: string;
  readonly bodyMessage: string;
  readonly author: string;
  readonly committedDate: string;
}

/** The repository as payloads name it. */
export interface RepositoryPayload {
  readonly ownerLogin: string;
  readonly name: string;
  readonly public: boolean;
  readonly private: boolean;
  readonly isEnterprise: boolean;
  readonly defaultBranch: string;
}

/** `payload.commitRoute` of a commit page. */
export interface CommitRoute {
  readonly commit: CommitHeader;
  readonly repo: RepositoryPayload;
  readonly diffEntryData: readonly Entry[];
  readonly splitViewPreference: 'unified' | 'split';
  readonly ignoreWhitespace: boolean;
  readonly moreDiffsToLoad: boolean;
  readonly asyncDiffLoadInfo: AsyncDiffLoadInfo;
  readonly headerInfo: { readonly additions: number; readonly deletions: number; readonly filesChanged: number };
  readonly path: string;
}

/** A pair of commits in a pull request's payload. */
export interface OidRange {
  readonly baseOid: string;
  readonly headOid: string;
}

/** A file's line in a pull request's summary. */
export interface DiffSummary {
  readonly path: string;
  readonly pathDigest: string;
  readonly changeType: string;
  readonly linesAdded: number;
  readonly linesDeleted: number;
  readonly markersMap: Readonly<Record<string, never>>;
}

/** `payload.pullRequestsChangesRoute` (or `…WithRangeRoute`) of a pull request's changes. */
export interface ChangesRoute {
  readonly comparison: {
    readonly fullDiff: OidRange;
    readonly selectedRange: OidRange | null;
    readonly viewing: 'FULL' | 'COMMIT' | 'RANGE';
  };
  readonly commit: CommitHeader | null;
  readonly commits: readonly CommitHeader[];
  readonly diffSummaries: readonly DiffSummary[];
  readonly diffContents: readonly LoadedEntry[];
  readonly pageLimits: { readonly filesLimit: number; readonly linesChangedLimit: number; readonly linesChangedLimitExceeded: boolean };
  readonly virtualizeDiffEntries: boolean;
  readonly pullRequest: {
    readonly number: number;
    readonly title: string;
    readonly baseBranch: string;
    readonly headBranch: string;
    readonly headRepositoryOwnerLogin: string;
    readonly headRepositoryName: string;
    readonly author: string;
  };
  readonly repository: RepositoryPayload;
  readonly user: {
    readonly viewSettings: {
      readonly splitPreference: 'unified' | 'split';
      readonly hideWhitespace: boolean;
      readonly lineSpacing: string;
    };
  };
}

/** How the page's script shall behave; the stand-in's own addition to the embedded data. */
export interface PageBehaviour {
  /** The generation of the diff rows. */
  readonly rows: 'v1' | 'v2';
  /** Files whose diff the page shows before its script runs. */
  readonly filesInFirstPayload: number;
  /** Files that one further request brings. */
  readonly filesPerLoad: number;
  /** When further files are fetched: at once, when the end of the list is scrolled into view, or never. */
  readonly loadMore: 'at-once' | 'on-scroll' | 'never';
  /** Whether a commit page's regions get `id="diff-…"` once the script runs. */
  readonly regionIds: boolean;
  /** Whether the place of a table is held by a placeholder with the file's own id until it comes into view. */
  readonly placeholders: boolean;
  /** Milliseconds from the script's start to its taking over of the page. */
  readonly hydrationDelay: number;
  readonly loggedIn: boolean;
  readonly tabSize: number;
}

/** All of the JSON in `script[data-target="react-app.embeddedData"]`. */
export interface EmbeddedData {
  readonly payload: {
    readonly commitRoute?: CommitRoute;
    readonly pullRequestsChangesRoute?: ChangesRoute;
    readonly pullRequestsChangesWithRangeRoute?: ChangesRoute;
    readonly pullRequestsLayoutRoute?: {
      readonly pullRequest: { readonly headSha: string; readonly number: number; readonly title: string };
    };
  };
  readonly title: string;
  readonly appPayload: { readonly behaviour: PageBehaviour };
}

/** Context lines that an expander brings: the after side's lines `start` and following (1-based). */
export interface ContextAnswer {
  readonly start: number;
  readonly lines: readonly string[];
}
