/** @jsxImportSource react */
// The classic pages around the diff: a commit, a pull request's files, a comparison.
import type { ReactElement, ReactNode } from 'react';
import type { CommitInfo, PullRequest, Repository } from '../git/repository.js';
import { commitHeader } from './payloads.js';

/** A classic commit page. */
export function ClassicCommit({ repository, commit, diff }: { repository: Repository; commit: CommitInfo; diff: ReactNode }): ReactElement {
  const base = `/${repository.fullName}`;
  const header = commitHeader(commit);
  return (
    <div className="commit-page clearfix">
      <div className="commit full-commit commit-card">
        <a className="btn" href={`${base}/tree/${commit.oid}`} id="browse-at-time-link">
          Browse files
        </a>
        <div className="commit-title markdown-title">
          <strong>{header.shortMessage}</strong>
        </div>
        {header.bodyMessage ? (
          <div className="commit-desc">
            <pre>{header.bodyMessage}</pre>
          </div>
        ) : null}
        <div className="commit-meta">
          <span className="avatar" aria-hidden="true" /> <strong className="commit-author">{header.author}</strong> committed{' '}
          <time dateTime={header.committedDate}>{header.committedDate.slice(0, 10)}</time>
          <span className="commit-ids sha-block">
            {commit.parents.length} parent{commit.parents.length === 1 ? ' ' : 's '}
            {commit.parents.map((parent, i) => (
              <a key={parent} className="sha" {...(i === 0 ? { 'data-hotkey': 'p' } : {})} href={`${base}/commit/${parent}`}>
                {parent.slice(0, 7)}
              </a>
            ))}{' '}
            commit <span className="sha user-select-contain">{commit.oid}</span>
          </span>
        </div>
      </div>
      {diff}
    </div>
  );
}

/** The head of every page of a pull request, with its tabs. */
export function PullFrame({
  repository,
  pull,
  tab,
  commits,
  children,
}: {
  repository: Repository;
  pull: PullRequest;
  tab: 'conversation' | 'commits' | 'files';
  commits: number;
  children: ReactNode;
}): ReactElement {
  const base = `/${repository.fullName}/pull/${pull.number}`;
  const selected = (name: string): string => `tabnav-tab${tab === name ? ' selected' : ''}`;
  return (
    <div className="clearfix js-issues-results pull-frame">
      <div id="partial-discussion-header" className="gh-header">
        <h1 className="gh-header-title">
          <bdi className="js-issue-title markdown-title">{pull.title}</bdi> <span className="gh-header-number">#{pull.number}</span>
        </h1>
        <div className="gh-header-meta">
          <span className="State State--open">Open</span> wants to merge {commits} commit{commits === 1 ? '' : 's'} into{' '}
          <span className="commit-ref base-ref">{pull.base}</span> from <span className="commit-ref head-ref">{pull.head}</span>
        </div>
      </div>
      <nav className="tabnav" aria-label="Pull request tabs">
        <a className={selected('conversation')} href={base}>
          Conversation
        </a>
        <a className={selected('commits')} href={`${base}/commits`}>
          Commits
        </a>
        <a className={selected('files')} href={`${base}/files`}>
          Files changed
        </a>
      </nav>
      {children}
    </div>
  );
}

/** A comparison of two revisions; classic in every generation. */
export function ComparePage({
  spec,
  commits,
  repository,
  diff,
}: {
  spec: string;
  commits: readonly CommitInfo[];
  repository: Repository;
  diff: ReactNode;
}): ReactElement {
  return (
    <div className="compare-page">
      <h1 className="commit-title">Comparing changes</h1>
      <div className="range-editor js-range-editor">
        <code>{spec}</code>
      </div>
      <div className="commits-list js-commits-list">
        {commits.map((commit) => (
          <div key={commit.oid} className="js-commits-list-item commit-row">
            <a href={`/${repository.fullName}/commit/${commit.oid}`}>{commitHeader(commit).shortMessage}</a>{' '}
            <code>{commit.oid.slice(0, 7)}</code>
          </div>
        ))}
      </div>
      {diff}
    </div>
  );
}

/** A list of commits, as the history of a branch and a pull request's commits show it. */
export function CommitList({
  repository,
  commits,
  base,
}: {
  repository: Repository;
  commits: readonly CommitInfo[];
  base?: string;
}): ReactElement {
  return (
    <div className="commits-list">
      {commits.map((commit) => (
        <div key={commit.oid} className="commit-row">
          <a href={`${base ?? `/${repository.fullName}/commit`}/${commit.oid}`}>{commitHeader(commit).shortMessage}</a>
          <span className="commit-meta">
            {commit.author.name} · <code>{commit.oid.slice(0, 7)}</code>
          </span>
        </div>
      ))}
    </div>
  );
}
