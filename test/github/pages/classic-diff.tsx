/** @jsxImportSource react */
// The classic diff: files one below the other, the later ones behind fragments that load themselves, some behind a button.
import type { ReactElement } from 'react';
import type { LoadedEntry } from '../client/payload.js';
import { toRows, type Gap, type Row } from '../client/rows.js';
import type { DiffFile } from '../git/diff.js';
import type { Repository } from '../git/repository.js';
import type { Settings } from '../settings.js';
import { ClassicRows, type ClassicRowsContext } from './classic-rows.js';
import { loadedEntry, pathDigest, type Change } from './payloads.js';

/** A classic page's diff: which change, and how it is asked for further on. */
export interface ClassicView {
  readonly repository: Repository;
  readonly change: Change;
  readonly settings: Settings;
  readonly split: boolean;
  readonly pull: number | null;
}

/** One page's worth of files from `start` on, with the loader for the rest. */
export async function classicFiles(view: ClassicView, start: number): Promise<ReactElement> {
  const count = start === 0 ? view.settings.filesInFirstPayload : view.settings.filesPerLoad;
  const files = view.change.files.slice(start, start + count);
  const loaded = await Promise.all(files.map((file) => loadedEntry(view.repository, view.change, file, view.settings)));
  const rest = start + count < view.change.files.length;
  return (
    <>
      <div className="js-diff-progressive-container">
        {files.map((file, i) => {
          const entry = loaded[i];
          return entry ? <ClassicFile key={file.path} view={view} file={file} entry={entry} /> : null;
        })}
      </div>
      {rest ? (
        <div className="js-diff-progressive-container">
          <Loader view={view} start={start + count} />
        </div>
      ) : null}
    </>
  );
}

function Loader({ view, start }: { view: ClassicView; start: number }): ReactElement {
  const source = `${base(view)}/diffs?${shas(view, { start_entry: String(start), sticky: 'true', w: 'false' })}`;
  // A loader without `src` waits for someone to give it one.
  return (
    <include-fragment
      className="diff-progressive-loader js-diff-progressive-loader"
      {...(view.settings.loadMore === 'never' ? { 'data-src': source } : { src: source })}
    >
      <div className="diff-message">Loading…</div>
    </include-fragment>
  );
}

/** The diff area of a classic page with its file tree. */
export function ClassicDiff({ view, files }: { view: ClassicView; files: ReactElement }): ReactElement {
  const { change } = view;
  const additions = change.files.reduce((sum, file) => sum + file.additions, 0);
  const deletions = change.files.reduce((sum, file) => sum + file.deletions, 0);
  return (
    <div id="files_bucket" className="files-bucket clearfix pull-request-tab-content is-visible">
      <div id="toc" className="diff-toolbar details-collapse table-of-contents js-details-container">
        <details className="toc-select">
          <summary>
            Showing{' '}
            <strong>
              {change.files.length} changed file{change.files.length === 1 ? '' : 's'}
            </strong>
          </summary>
          <details-menu src={`${base(view)}/show_toc?${shas(view, {})}`} preload="" />
        </details>
        <span className="diffstat">
          <span className="fgColor-success">+{additions}</span> <span className="fgColor-danger">-{deletions}</span>
        </span>
        <form action="/users/diffview" method="post" className="diff-view-form">
          <label>
            <input type="radio" name="diff" value="unified" defaultChecked={!view.split} />
            Unified
          </label>
          <label>
            <input type="radio" name="diff" value="split" defaultChecked={view.split} />
            Split
          </label>
        </form>
      </div>
      <div className="diff-layout">
        <file-tree className="diff-file-tree">
          <nav aria-label="File Tree">
            <ul role="tree">
              {change.files.map((file) => (
                <li
                  key={file.path}
                  id={`file-tree-item-diff-${pathDigest(file.path)}`}
                  role="treeitem"
                  data-tree-entry-type="file"
                  data-file-type={extension(file.path)}
                >
                  <a href={`#diff-${pathDigest(file.path)}`} data-turbo="false">
                    <span className="ActionList-item-label">{file.path.split('/').at(-1)}</span>
                  </a>
                  <span data-filterable-item-text="" hidden>
                    {file.path}
                  </span>
                </li>
              ))}
            </ul>
          </nav>
        </file-tree>
        <div id="files" className="diff-main diff-view js-diff-container js-code-nav-container">
          {files}
        </div>
      </div>
    </div>
  );
}

function ClassicFile({ view, file, entry }: { view: ClassicView; file: DiffFile; entry: LoadedEntry }): ReactElement {
  const digest = entry.pathDigest;
  const anchor = `diff-${digest}`;
  const canView = view.pull !== null && view.settings.loggedIn;
  const open = !entry.collapsed && !(canView && entry.viewed);
  const title = file.previousPath === null ? file.path : `${file.previousPath} → ${file.path}`;
  const type = extension(file.path);
  const deleted = String(file.status === 'removed');
  return (
    <copilot-diff-entry data-file-path={file.path}>
      <div
        id={anchor}
        data-details-container-group="file"
        className={`file js-file js-details-container js-targetable-element show-inline-notes Details${open ? ' Details--on open' : ''}`}
        data-targets="diff-file-filter.diffEntries"
        data-file-type={type}
        data-file-deleted={deleted}
        data-tagsearch-path={file.path}
        data-tagsearch-lang=""
      >
        <div
          className="file-header d-flex file-header--expandable js-file-header js-skip-tagsearch sticky-file-header"
          data-path={file.path}
          data-short-path={digest.slice(0, 7)}
          data-anchor={anchor}
          data-file-type={type}
          data-file-deleted={deleted}
        >
          <div className="file-info">
            <button type="button" className="btn-octicon js-details-target" aria-label="Toggle diff contents" aria-expanded={open}>
              <svg className="octicon octicon-chevron-down" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M3 6l5 5 5-5-1-1-4 4-4-4z" />
              </svg>
            </button>
            {file.status === 'modified' ? (
              <button
                type="button"
                className="btn-octicon js-expand-full directional-expander"
                aria-label="Expand all"
                data-url={`${base(view)}/blob_expand/${file.afterOid ?? ''}?${shas(view, { anchor, direction: 'full', mode: file.afterMode ?? '', path: file.path })}`}
              >
                <svg className="octicon octicon-unfold" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                  <path d="M8 1l3 4H5zM8 15l3-4H5zM2 7.5h12v1H2z" />
                </svg>
              </button>
            ) : null}
            <a className="Link--primary" title={title} href={`#${anchor}`} data-turbo="false">
              {title}
            </a>
            <clipboard-copy value={file.path} aria-label="Copy" />
          </div>
          <div className="file-actions">
            <span className="diffstat">
              <span className="fgColor-success">+{file.additions}</span> <span className="fgColor-danger">-{file.deletions}</span>
            </span>
            <a
              className="btn-sm"
              data-ga-click="View file, click, location:files_changed_dropdown"
              href={`${base(view)}/blob/${view.change.after}/${file.path.split('/').map(encodeURIComponent).join('/')}`}
            >
              View file
            </a>
            {canView ? (
              <form
                className="js-toggle-user-reviewed-file-form"
                action={`${base(view)}/pull/${view.pull ?? ''}/file_review`}
                method="post"
              >
                <input type="hidden" name="path" value={file.path} />
                <label className="js-reviewed-toggle">
                  <input type="checkbox" name="viewed" value="viewed" className="mr-1 js-reviewed-checkbox" defaultChecked={entry.viewed} />
                  Viewed
                </label>
              </form>
            ) : null}
          </div>
        </div>
        <div className="js-file-content Details-content--hidden" data-hydro-view="">
          <ClassicContent view={view} file={file} entry={entry} />
        </div>
      </div>
    </copilot-diff-entry>
  );
}

/** What stands below a file's header: its table, a button, or a sentence. */
export function ClassicContent({ view, file, entry }: { view: ClassicView; file: DiffFile; entry: LoadedEntry }): ReactElement {
  if (entry.truncatedReason !== null) {
    return (
      <include-fragment
        className="js-diff-entry-loader"
        data-fragment-url={`${base(view)}/diff_file?${shas(view, { path: file.path })}`}
        data-deferred-diff-type={entry.truncatedReason}
      >
        <div className="diff-message js-diff-load-container">
          <button type="button" className="btn-link load-diff-button js-diff-load">
            Load diff
          </button>
          <div>{entry.truncatedReason === 'deleted' ? 'This file was deleted.' : 'Large diffs are not rendered by default.'}</div>
        </div>
      </include-fragment>
    );
  }
  if (file.binary) return <div className="diff-message">Binary file not shown.</div>;
  if (!file.lines.length)
    return <div className="diff-message">{file.status === 'renamed' ? 'File renamed without changes.' : 'Empty file.'}</div>;
  const lineCount = file.status === 'added' || file.status === 'removed' ? null : (entry.newTreeEntry?.lineCount ?? null);
  const table = <ClassicTable view={view} file={file} rows={toRows(entry.diffLines, lineCount)} />;
  return view.settings.lateHighlight ? <deferred-diff-lines class="awaiting-highlight">{table}</deferred-diff-lines> : table;
}

/** A file's table with the given rows. */
export function ClassicTable({ view, file, rows }: { view: ClassicView; file: DiffFile; rows: readonly Row[] }): ReactElement {
  const anchor = `diff-${pathDigest(file.path)}`;
  return (
    <div className={`data highlight js-blob-wrapper js-check-hidden-unicode${view.split ? ' file-diff-split-wrapper' : ''}`}>
      <table
        className={`diff-table js-diff-table tab-size${view.split ? ' file-diff-split js-file-diff-split' : ''}`}
        data-tab-size={view.settings.tabSize}
        data-diff-anchor={anchor}
        data-paste-markdown-skip=""
        style={{ tabSize: view.settings.tabSize }}
      >
        {view.split ? (
          <colgroup>
            <col width="44" />
            <col />
            <col width="44" />
            <col />
          </colgroup>
        ) : null}
        <tbody>
          <ClassicRows rows={rows} context={rowsContext(view, file)} />
        </tbody>
      </table>
    </div>
  );
}

/** How the rows of a file name their anchors and expanders. */
export function rowsContext(view: ClassicView, file: DiffFile): ClassicRowsContext {
  return {
    anchor: `diff-${pathDigest(file.path)}`,
    split: view.split,
    excerptUrl: (gap: Gap, direction, hunk) =>
      `${base(view)}/blob_excerpt/${file.afterOid ?? ''}?${shas(view, {
        path: file.path,
        direction,
        start: String(gap.start),
        end: String(gap.end),
        shift: String(gap.shift),
        ...(hunk ? { left: String(hunk.left), right: String(hunk.right), text: hunk.text } : {}),
      })}`,
  };
}

function base(view: ClassicView): string {
  return `/${view.repository.fullName}`;
}

/** The commits of the view as classic addresses carry them: sha2 is the head, sha1 what it is compared with. */
function shas(view: ClassicView, more: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({
    sha1: view.change.before ?? '',
    sha2: view.change.after,
    base_sha: view.change.before ?? '',
    diff: view.split ? 'split' : 'unified',
    ...(view.pull === null ? {} : { pull_number: String(view.pull) }),
    ...more,
  });
  return query.toString();
}

function extension(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  if (name.startsWith('.')) return 'dotfile';
  return name.includes('.') ? `.${name.split('.').at(-1) ?? ''}` : '';
}
