/** @jsxImportSource react */
// The React pages: a commit, and the changes of a pull request.
import { useState, type ReactElement } from 'react';
import { jsonRequest } from './diff-entry.js';
import { DiffList, type LoadMore } from './diff-list.js';
import { FileTree } from './file-tree.js';
import {
  isLoaded,
  type AsyncDiffLoadInfo,
  type ChangesRoute,
  type CommitRoute,
  type DiffsAnswer,
  type EmbeddedData,
  type Entry,
  type LoadedEntry,
  type PageBehaviour,
} from './payload.js';

/** The page that the embedded data describes; nothing for data of another page. */
export function App({ data }: { data: EmbeddedData }): ReactElement | null {
  const { behaviour } = data.appPayload;
  if (data.payload.commitRoute) return <CommitApp route={data.payload.commitRoute} behaviour={behaviour} />;
  const changes = data.payload.pullRequestsChangesRoute ?? data.payload.pullRequestsChangesWithRangeRoute;
  return changes ? <ChangesApp route={changes} behaviour={behaviour} /> : null;
}

/** React's switch of the diff view: the rows are drawn anew, the page stays. */
function ViewSwitch({ split, onSwitch }: { split: boolean; onSwitch: (split: boolean) => void }): ReactElement {
  return (
    <button type="button" className="btn diff-view-switch" aria-pressed={split} onClick={() => onSwitch(!split)}>
      Split
    </button>
  );
}

function CommitApp({ route, behaviour }: { route: CommitRoute; behaviour: PageBehaviour }): ReactElement {
  const [split, setSplit] = useState(route.splitViewPreference === 'split');
  const { commit, repo, headerInfo } = route;
  const base = `/${repo.ownerLogin}/${repo.name}`;
  let info: AsyncDiffLoadInfo = route.asyncDiffLoadInfo;
  const loadMore: LoadMore = async () => {
    const query = new URLSearchParams({
      commit: commit.oid,
      sha2: commit.sha2,
      sha1: commit.sha1 ?? '',
      start_entry: String(info.startIndex),
      bytes: String(info.byteCount),
      lines: String(info.lineShownCount),
    });
    const answer = await fetch(`${base}/diffs?${query.toString()}`, jsonRequest());
    if (!answer.ok) return null;
    const diffs = (await answer.json()) as DiffsAnswer;
    info = diffs.asyncDiffLoadInfo;
    return diffs.extraDiffEntries;
  };
  return (
    <div className="commit-page">
      <div className="commit-header">
        <h1 className="commit-title">
          Commit <code>{commit.oid.slice(0, 7)}</code>
        </h1>
        <a className="btn" href={`${base}/tree/${commit.oid}`}>
          Browse files
        </a>
      </div>
      <div className="commit-card">
        <div className="commit-message">
          <strong>{commit.shortMessage}</strong>
          {commit.bodyMessage ? <pre>{commit.bodyMessage}</pre> : null}
        </div>
        <div className="commit-meta">
          <span className="avatar" aria-hidden="true" /> <strong>{commit.author}</strong> committed on{' '}
          <time dateTime={commit.committedDate}>{commit.committedDate.slice(0, 10)}</time>
          <span className="commit-ids">
            {commit.parents.length} parent{commit.parents.length === 1 ? ' ' : 's '}
            {commit.parents.map((parent, i) => (
              <a key={parent} {...(i === 0 ? { 'data-hotkey': 'p' } : {})} href={`${base}/commit/${parent}`}>
                {parent.slice(0, 7)}
              </a>
            ))}{' '}
            commit <code>{commit.oid.slice(0, 7)}</code>
          </span>
        </div>
      </div>
      <div className="diff-layout">
        <FileTree id="diff_file_tree" files={route.diffEntryData} />
        <div className="diff-main">
          <div className="diff-toolbar">
            <span>
              <strong>
                {headerInfo.filesChanged} file{headerInfo.filesChanged === 1 ? '' : 's'} changed
              </strong>
            </span>
            <span className="diffstat">
              <span className="fgColor-success">+{headerInfo.additions}</span>{' '}
              <span className="fgColor-danger">-{headerInfo.deletions}</span> lines changed
            </span>
            <ViewSwitch split={split} onSwitch={setSplit} />
          </div>
          <div id="diff-content-parent">
            <div data-hpc="true">
              {route.moreDiffsToLoad ? (
                <section className="prc-Banner-Banner-ptRMy" aria-label="Information">
                  <strong>Some content is hidden</strong>
                  <div>Large Commits have some content hidden by default. Use the searchbox below for content that may be hidden.</div>
                </section>
              ) : null}
              <DiffList
                page="commit"
                base={base}
                entries={route.diffEntryData}
                split={split}
                behaviour={behaviour}
                virtualized={false}
                loadMore={loadMore}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function ChangesApp({ route, behaviour }: { route: ChangesRoute; behaviour: PageBehaviour }): ReactElement {
  const [split, setSplit] = useState(route.user.viewSettings.splitPreference === 'split');
  const { repository, pullRequest, comparison } = route;
  const base = `/${repository.ownerLogin}/${repository.name}`;
  const contents = new Map(route.diffContents.map((entry) => [entry.path, entry]));
  const entries = route.diffSummaries.map(
    (summary): Entry => contents.get(summary.path) ?? { path: summary.path, pathDigest: summary.pathDigest, status: summary.changeType },
  );
  const selected = comparison.selectedRange;
  const range = selected ? `${selected.baseOid}..${selected.headOid}` : comparison.fullDiff.headOid;
  const loadMore: LoadMore = async (known) => {
    const next = known.filter((entry) => !isLoaded(entry)).slice(0, behaviour.filesPerLoad);
    const paths = encodeURIComponent(next.map((entry) => encodeURIComponent(entry.path)).join(','));
    const answer = await fetch(
      `${base}/pull/${pullRequest.number}/page_data/diff_entries?paths=${paths}&ctx=:::&w=0&range=${range}`,
      jsonRequest(),
    );
    return answer.ok ? ((await answer.json()) as { diffEntries: readonly LoadedEntry[] }).diffEntries : null;
  };
  return (
    <div className="pull-page">
      <div className="pull-toolbar">
        <span>
          {comparison.viewing === 'FULL'
            ? `Changes from all commits (${route.commits.length})`
            : comparison.viewing === 'COMMIT'
              ? `Changes from ${comparison.selectedRange?.headOid.slice(0, 7) ?? ''}`
              : 'Changes from a range of commits'}
        </span>
        <span className="diffstat">
          <span className="fgColor-success">+{route.diffSummaries.reduce((sum, one) => sum + one.linesAdded, 0)}</span>{' '}
          <span className="fgColor-danger">-{route.diffSummaries.reduce((sum, one) => sum + one.linesDeleted, 0)}</span>
        </span>
        <ViewSwitch split={split} onSwitch={setSplit} />
      </div>
      <div id="diff-comparison-viewer-container" className="diff-layout">
        <FileTree id="pr-file-tree" files={route.diffSummaries} />
        <div className="diff-main" data-testid="diff-content">
          <div data-testid={route.virtualizeDiffEntries ? 'virtualized-diffs-list' : 'progressive-diffs-list'} data-hpc="true">
            <DiffList
              page="pull"
              base={base}
              entries={entries}
              split={split}
              behaviour={behaviour}
              virtualized={route.virtualizeDiffEntries}
              loadMore={loadMore}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
