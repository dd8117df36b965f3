/** @jsxImportSource react */
// Every page as HTML; null where there is nothing at an address.
import type { ReactNode } from 'react';
import type { EmbeddedData } from '../client/payload.js';
import type { CommitInfo } from '../git/repository.js';
import type { Settings } from '../settings.js';
import type { SiteRequest } from '../site.js';
import { ClassicDiff, classicFiles, type ClassicView } from './classic-diff.js';
import { ClassicCommit, CommitList, ComparePage, PullFrame } from './classic-pages.js';
import { behaviour, changesRoute, commitHeader, commitRoute, readChange, type PullView } from './payloads.js';
import { ReactPage } from './react-page.js';
import { renderPage, type PageContent } from './shell.js';

/** A commit's page: classic or React, by the settings. */
export async function commitPage(request: SiteRequest): Promise<string | null> {
  const { repository, rest, world, asked } = request;
  const commit = await repository.commit(rest.join('/'));
  if (!commit) return null;
  const change = await readChange(repository, commit.parents[0] ?? null, commit.oid, request.world.settings);
  const title = `${commitHeader(commit).shortMessage} · ${repository.fullName}@${commit.oid.slice(0, 7)}`;
  const view = diffView(request);
  if (world.settings.generation === 'classic') {
    const classic: ClassicView = { repository, change, settings: world.settings, split: view === 'split', pull: null };
    return frame(
      request,
      title,
      'code',
      <ClassicCommit
        repository={repository}
        commit={commit}
        diff={<ClassicDiff view={classic} files={await classicFiles(classic, 0)} />}
      />,
    );
  }
  const data: EmbeddedData = {
    payload: { commitRoute: await commitRoute(repository, commit, change, world.settings, view) },
    title,
    appPayload: { behaviour: behaviour(world.settings) },
  };
  return frame(request, title, 'code', <ReactPage data={data} path={asked.url.pathname} appName={world.settings.appName} />);
}

/** The changes of a pull request: all of them, a commit's (`detail` an id) or a range's (`A..B`). */
export async function pullChangesPage(request: SiteRequest, detail: string | null, react: boolean): Promise<string | null> {
  const { repository, world, asked } = request;
  const view = await pullView(request, detail);
  if (!view) return null;
  const { settings } = world;
  const title = `${view.pull.title} by ${view.commits.at(-1)?.author.name ?? ''} · Pull Request #${view.pull.number} · ${repository.fullName}`;
  let content: ReactNode;
  if (react) {
    const route = await changesRoute(repository, view, settings, diffView(request));
    const layout = { pullRequest: { headSha: view.head, number: view.pull.number, title: view.pull.title } };
    const payload: EmbeddedData['payload'] = view.range
      ? { pullRequestsChangesWithRangeRoute: route, pullRequestsLayoutRoute: layout }
      : { pullRequestsChangesRoute: route, pullRequestsLayoutRoute: layout };
    content = (
      <ReactPage
        data={{ payload, title, appPayload: { behaviour: { ...behaviour(settings), rows: 'v2' } } }}
        path={asked.url.pathname}
        appName={settings.appName}
      />
    );
  } else {
    const classic: ClassicView = {
      repository,
      change: view.change,
      settings,
      split: diffView(request) === 'split',
      pull: view.pull.number,
    };
    content = <ClassicDiff view={classic} files={await classicFiles(classic, 0)} />;
  }
  return frame(
    request,
    title,
    'pulls',
    <PullFrame repository={repository} pull={view.pull} tab="files" commits={view.commits.length}>
      {content}
    </PullFrame>,
  );
}

/** What a pull request shows; null if there is no such pull request, commit or range. */
export async function pullView(request: SiteRequest, detail: string | null): Promise<PullView | null> {
  const { repository } = request;
  const pull = findPull(request);
  if (!pull) return null;
  const [baseTip, head] = await Promise.all([repository.resolve(pull.base), repository.resolve(pull.head)]);
  const mergeBase = baseTip !== null && head !== null ? await repository.mergeBase(baseTip, head) : null;
  if (baseTip === null || head === null || mergeBase === null) return null;
  const commits = await repository.commitsBetween(baseTip, head);
  const whole: PullView = {
    pull,
    baseTip,
    head,
    range: null,
    commit: null,
    commits,
    change: await readChange(repository, mergeBase, head, request.world.settings),
  };
  if (detail === null) return whole;
  const [from, to] = detail.includes('..') ? detail.split('..') : [undefined, detail];
  const commit = await repository.commit(to ?? '');
  const start = from === undefined ? (commit?.parents[0] ?? null) : await repository.resolve(from);
  if (!commit || start === null) return null;
  return {
    ...whole,
    range: { base: start, head: commit.oid },
    commit: from === undefined ? commit : null,
    change: await readChange(repository, start, commit.oid, request.world.settings),
  };
}

/** The commits of a comparison: what is compared with what, `A...B` from their merge base, `A..B` directly; null if one is missing. */
export async function compareView(
  request: SiteRequest,
  spec: string,
): Promise<{ before: string; after: string; commits: CommitInfo[] } | null> {
  const { repository } = request;
  const match = /^(.+?)(\.{2,3})(.+)$/.exec(spec) ?? ['', repository.defaultBranch, '...', spec];
  // A fork's branch is written `owner:branch` or `owner:name:branch`; the stand-in serves forks from the same repository.
  const revision = (name: string | undefined): Promise<string | null> => repository.resolve((name ?? '').split(':').at(-1) ?? '');
  const [base, after] = await Promise.all([revision(match[1]), revision(match[3])]);
  if (base === null || after === null) return null;
  const before = match[2] === '...' ? await repository.mergeBase(base, after) : base;
  return before === null ? null : { before, after, commits: await repository.commitsBetween(base, after) };
}

/** A comparison's page. */
export async function comparePage(request: SiteRequest): Promise<string | null> {
  const { repository, rest, world } = request;
  const spec = rest.join('/');
  const compared = await compareView(request, spec);
  if (!compared) return null;
  const change = await readChange(repository, compared.before, compared.after, request.world.settings);
  const view: ClassicView = { repository, change, settings: world.settings, split: diffView(request) === 'split', pull: null };
  const diff = <ClassicDiff view={view} files={await classicFiles(view, 0)} />;
  return frame(
    request,
    `Comparing ${spec} · ${repository.fullName}`,
    'code',
    <ComparePage spec={spec} commits={compared.commits} repository={repository} diff={diff} />,
  );
}

/** The first tab of a pull request: no diff on it. */
export async function pullConversation(request: SiteRequest): Promise<string | null> {
  const view = await pullView(request, null);
  if (!view) return null;
  const content = (
    <div className="commit-card">
      <p>{view.pull.body || 'No description provided.'}</p>
    </div>
  );
  return frame(
    request,
    `${view.pull.title} · Pull Request #${view.pull.number} · ${request.repository.fullName}`,
    'pulls',
    <PullFrame repository={request.repository} pull={view.pull} tab="conversation" commits={view.commits.length}>
      {content}
    </PullFrame>,
  );
}

/** The commits of a pull request. */
export async function pullCommitsPage(request: SiteRequest): Promise<string | null> {
  const view = await pullView(request, null);
  if (!view) return null;
  const base = `/${request.repository.fullName}/pull/${view.pull.number}/commits`;
  const content = <CommitList repository={request.repository} commits={view.commits} base={base} />;
  return frame(
    request,
    `${view.pull.title} · Commits`,
    'pulls',
    <PullFrame repository={request.repository} pull={view.pull} tab="commits" commits={view.commits.length}>
      {content}
    </PullFrame>,
  );
}

/** The list of pull requests. */
export function pullsPage(request: SiteRequest): string {
  const { repository } = request;
  const list = repository.pulls.map((pull) => (
    <div key={pull.number} className="commit-row">
      <a href={`/${repository.fullName}/pull/${pull.number}`}>{pull.title}</a> <span className="commit-meta">#{pull.number}</span>
    </div>
  ));
  return frame(request, `Pull requests · ${repository.fullName}`, 'pulls', <div className="commits-list">{list}</div>);
}

/** The repository's first page: its files. */
export async function homePage(request: SiteRequest): Promise<string | null> {
  const { repository, rest } = request;
  const revision = (await repository.resolve(rest.join('/') || repository.defaultBranch)) ?? (await repository.resolve('HEAD'));
  if (revision === null) return null;
  const files = await repository.tree(revision, true);
  const list = files
    .filter((file) => file.type === 'blob')
    .map((file) => (
      <div key={file.path} className="commit-row">
        <a href={`/${repository.fullName}/blob/${revision}/${file.path.split('/').map(encodeURIComponent).join('/')}`}>{file.path}</a>
      </div>
    ));
  return frame(
    request,
    `${repository.fullName}`,
    'code',
    <>
      <h1 className="commit-title">Files</h1>
      <div className="commits-list">{list}</div>
    </>,
  );
}

/** The newest commits of all branches. */
export async function commitsPage(request: SiteRequest): Promise<string> {
  const { repository } = request;
  const branches = [...(await repository.branches()).keys()];
  const histories = await Promise.all(branches.map((branch) => repository.history(branch, 30)));
  const commits = [...new Map(histories.flat().map((commit) => [commit.oid, commit])).values()].sort((a, b) =>
    b.committer.date.localeCompare(a.committer.date),
  );
  return frame(
    request,
    `Commits · ${repository.fullName}`,
    'code',
    <>
      <h1 className="commit-title">Commits</h1>
      <CommitList repository={repository} commits={commits} />
    </>,
  );
}

/** A file's text. */
export async function blobPage(request: SiteRequest): Promise<string | null> {
  const { repository, rest } = request;
  const path = rest.slice(1).join('/');
  const revision = await repository.resolve(rest[0] ?? '');
  const file = revision === null ? null : await repository.file(revision, path);
  if (!file) return null;
  return frame(
    request,
    `${path} · ${repository.fullName}`,
    'code',
    <>
      <h1 className="commit-title">
        <code>{path}</code>
      </h1>
      <pre className="blob-text">{file.bytes.toString('utf8')}</pre>
    </>,
  );
}

function findPull(request: SiteRequest): PullView['pull'] | undefined {
  return request.repository.pulls.find((pull) => String(pull.number) === request.rest[0]);
}

/** The view that the address asks for, else the reader's own. */
function diffView(request: SiteRequest): Settings['diffView'] {
  const asked = request.query.get('diff');
  return asked === 'split' || asked === 'unified' ? asked : request.world.settings.diffView;
}

function frame(request: SiteRequest, title: string, tab: PageContent['tab'], children: ReactNode): string {
  return renderPage({ title, tab, repository: request.repository, settings: request.world.settings, children });
}
