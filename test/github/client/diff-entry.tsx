/** @jsxImportSource react */
// One file of a React diff page: its header, and its table unless it is collapsed or must be asked for.
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { ContextAnswer, LinePayload, LoadedEntry, PageBehaviour } from './payload.js';
import { RowsV1 } from './rows-v1.js';
import { RowsV2 } from './rows-v2.js';
import { expandLines, toRows, wanted, type Direction, type Gap } from './rows.js';

/** What a file's block needs from its page. */
export interface EntryProps {
  readonly entry: LoadedEntry;
  readonly page: 'commit' | 'pull';
  /** `/owner/name`. */
  readonly base: string;
  readonly split: boolean;
  readonly behaviour: PageBehaviour;
  /** The fragment of the address without `#`, as far as the page knows it. */
  readonly target: string;
  /** Whether the region carries its id. */
  readonly withId: boolean;
  readonly onAnchor: (fragment: string) => void;
}

/** A file whose table React builds anew whenever it is shown again. */
export function DiffEntry(props: EntryProps): ReactElement {
  const { entry, page, split, behaviour, target } = props;
  const anchor = `diff-${entry.pathDigest}`;
  const heading = `heading-${entry.pathDigest.slice(0, 12)}`;
  const [viewed, setViewed] = useState(page === 'pull' && behaviour.loggedIn && entry.viewed);
  const [collapsed, setCollapsed] = useState(entry.collapsed || viewed);
  const [asked, setAsked] = useState(false);
  const [seen, setSeen] = useState(page !== 'pull' || !behaviour.placeholders);
  const [lines, setLines] = useState<readonly LinePayload[]>(entry.diffLines);
  const deferred = entry.truncatedReason !== null && !asked;
  const lineCount = entry.status === 'ADDED' || entry.status === 'REMOVED' ? null : (entry.newTreeEntry?.lineCount ?? null);

  const fetchContext = async (start: number, end: number): Promise<readonly string[]> => {
    const answer = await fetch(
      `${props.base}/blob_lines/${entry.newOid}?path=${encodeURIComponent(entry.path)}&start=${start}&end=${end}`,
      jsonRequest(),
    );
    return ((await answer.json()) as ContextAnswer).lines;
  };
  const expand = (index: number, gap: Gap, direction: Direction): void => {
    const { start, end } = wanted(gap, direction);
    void fetchContext(start, end).then((texts) => setLines((now) => expandLines(now, index, gap, start, texts)));
  };
  const expandAll = async (): Promise<void> => {
    let now = lines;
    for (;;) {
      const row = toRows(now, lineCount).find((candidate) => candidate.kind !== 'line' && candidate.gap !== null);
      if (!row || row.kind === 'line' || !row.gap) break;
      now = expandLines(now, row.index, row.gap, row.gap.start, await fetchContext(row.gap.start, row.gap.end));
    }
    setLines(now);
  };
  const load = async (): Promise<void> => {
    const answer = await fetch(
      `${props.base}/diff_entry?path=${encodeURIComponent(entry.path)}&base=${entry.oldCommitOid}&head=${entry.newCommitOid}`,
      jsonRequest(),
    );
    setLines(((await answer.json()) as LoadedEntry).diffLines);
    setAsked(true);
  };

  const rows = toRows(lines, lineCount);
  const canExpand = rows.some((row) => row.kind !== 'line' && row.gap !== null);
  const context = { anchor, split, target: target === anchor || !target.startsWith(anchor) ? null : target, expand };
  return (
    <div
      {...(props.withId ? { id: anchor } : {})}
      role="region"
      aria-labelledby={heading}
      {...(page === 'pull'
        ? {
            className: 'Diff-module__diffTargetable__t3OEV border rounded-2',
            'data-targeted': String(target.startsWith(anchor)),
            'data-estimated-height': 40 + 20 * lines.length,
          }
        : { className: 'position-relative', style: { contain: 'layout' } })}
    >
      <div className="Diff-module__diffHeaderWrapper__U2IKz" {...(page === 'pull' ? { 'data-diff-header-wrapper': 'true' } : {})}>
        <div className={`DiffFileHeader-module__diff-file-header__NOIEx${collapsed ? ' DiffFileHeader-module__collapsed__jNw6Z' : ''}`}>
          <Chevron collapsed={collapsed} onClick={() => setCollapsed(!collapsed)} />
          <h3 className="DiffFileHeader-module__file-name__x5yPz" id={heading}>
            <a
              href={`#${anchor}`}
              data-turbo="false"
              onClick={(event) => {
                event.preventDefault();
                props.onAnchor(anchor);
              }}
            >
              <FileName entry={entry} />
            </a>
          </h3>
          {canExpand && page === 'pull' ? (
            <button
              type="button"
              className="js-expand-all-difflines-button"
              data-file-path={entry.path}
              aria-label={`Expand all lines: ${entry.path}`}
              onClick={() => void expandAll()}
            >
              <svg className="octicon octicon-unfold" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M8 1l3 4H5zM8 15l3-4H5zM2 7.5h12v1H2z" />
              </svg>
            </button>
          ) : null}
          <span className="DiffFileHeader-module__spacer__Qa2bM" />
          <span className="diffstat" aria-hidden="true">
            <span className="fgColor-success">+{entry.linesAdded}</span> <span className="fgColor-danger">-{entry.linesDeleted}</span>
          </span>
          {page === 'pull' && behaviour.loggedIn ? (
            <button
              type="button"
              className={`MarkAsViewedButton-module__markAsViewedButton__lYrU0${viewed ? ' MarkAsViewedButton-module__viewed__v1aXk' : ''}`}
              aria-pressed={viewed}
              aria-label={viewed ? 'Viewed' : 'Not Viewed'}
              onClick={() => {
                setViewed(!viewed);
                void keepViewed(entry.path, !viewed);
                setCollapsed(!viewed);
              }}
            >
              Viewed
            </button>
          ) : null}
        </div>
      </div>
      {collapsed ? null : !seen ? (
        <Placeholder anchor={anchor} path={entry.path} onSeen={() => setSeen(true)} />
      ) : (
        <div className="border position-relative rounded-bottom-2">
          {deferred ? (
            <Deferred reason={entry.truncatedReason ?? ''} onLoad={() => void load()} />
          ) : entry.isBinary ? (
            <div className="diff-message">Binary file not shown.</div>
          ) : lines.length === 0 ? (
            <div className="diff-message">{entry.oldTreeEntry?.path === entry.path ? 'Empty file.' : 'File renamed without changes.'}</div>
          ) : (
            <Table entry={entry} anchor={anchor} split={split} behaviour={behaviour}>
              {behaviour.rows === 'v1' ? (
                <RowsV1 rows={rows} context={context} />
              ) : (
                <RowsV2 rows={rows} context={context} threads={entry.threads} />
              )}
            </Table>
          )}
        </div>
      )}
    </div>
  );
}

/** Pixels that hold the place of a table. */
const PLACEHOLDER_HEIGHT = 1_200;

/** Holds a table's place, with the id of the region around it, until the reader comes. */
function Placeholder({ anchor, path, onSeen }: { anchor: string; path: string; onSeen: () => void }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((one) => one.isIntersecting)) onSeen();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div id={anchor} role="region" ref={place} style={{ height: PLACEHOLDER_HEIGHT }}>
      <span className="sr-only">{`Loading ${path}`}</span>
    </div>
  );
}

/** Tells GitHub that the reader viewed a file of this pull request, or did not. */
export async function keepViewed(path: string, viewed: boolean): Promise<void> {
  const pull = /^(?:\/[^/]+){2}\/pull\/\d+/.exec(location.pathname)?.[0] ?? '';
  await fetch(`${pull}/file_review`, { method: 'POST', body: new URLSearchParams({ path, ...(viewed && { viewed: 'viewed' }) }) });
}

/** Headers without which GitHub's internal JSON routes answer 406. */
export function jsonRequest(): RequestInit {
  return { headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'github-verified-fetch': 'true' } };
}

function Table({
  entry,
  anchor,
  split,
  behaviour,
  children,
}: {
  entry: LoadedEntry;
  anchor: string;
  split: boolean;
  behaviour: PageBehaviour;
  children: ReactNode;
}): ReactElement {
  return (
    <table
      role="grid"
      aria-label={`Diff for: ${entry.path}`}
      data-diff-anchor={anchor}
      data-tab-size={behaviour.tabSize}
      data-paste-markdown-skip="true"
      className="tab-size DiffLines-module__tableLayoutFixed__YZcIJ"
      style={{ tabSize: behaviour.tabSize }}
    >
      <colgroup>
        {split ? (
          <>
            <col width="44" />
            <col />
            <col width="44" />
            <col />
          </>
        ) : (
          <>
            <col width="44" />
            <col width="44" />
            <col />
          </>
        )}
      </colgroup>
      {children}
    </table>
  );
}

function Chevron({ collapsed, onClick }: { collapsed: boolean; onClick: () => void }): ReactElement {
  const tip = collapsed ? 'Expand file' : 'Collapse file';
  return (
    <>
      <button type="button" className="prc-Button-IconButton-szpyj" aria-expanded={!collapsed} onClick={onClick}>
        <svg
          className={`octicon ${collapsed ? 'octicon-chevron-right' : 'octicon-chevron-down'}`}
          viewBox="0 0 16 16"
          width="16"
          height="16"
          aria-hidden="true"
        >
          <path d={collapsed ? 'M6 3l5 5-5 5-1-1 4-4-4-4z' : 'M3 6l5 5 5-5-1-1-4 4-4-4z'} />
        </svg>
      </button>
      <span className="prc-TooltipV2-Tooltip-cYMVY" role="tooltip">
        {tip}
      </span>
    </>
  );
}

/** Characters of a path beyond which the header cuts off its beginning. */
const SHOWN_PATH = 110;

/** The name between left-to-right marks; a rename is shown cut off, its full text only for screen readers. */
function FileName({ entry }: { entry: LoadedEntry }): ReactElement {
  const before = entry.oldTreeEntry?.path ?? entry.path;
  if (before === entry.path) return <code>{`\u200E${cut(entry.path, SHOWN_PATH)}\u200E`}</code>;
  return (
    <code>
      <span aria-hidden="true">
        {cut(before, SHOWN_PATH / 2)}{' '}
        <svg className="octicon octicon-arrow-right" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M9 3l5 5-5 5-1-1 3-3.3H2V7.300h9L8 4z" />
        </svg>{' '}
        {cut(entry.path, SHOWN_PATH / 2)}
      </span>
      <span className="sr-only">{`${before} renamed to ${entry.path}`}</span>
    </code>
  );
}

function cut(path: string, length: number): string {
  return path.length > length ? `…${path.slice(-length)}` : path;
}

const REASON: Readonly<Record<string, string>> = {
  generated: 'Some generated files are not rendered by default.',
  deleted: 'This file was deleted.',
};

function Deferred({ reason, onLoad }: { reason: string; onLoad: () => void }): ReactElement {
  return (
    <div className="diff-message">
      <button type="button" className="btn-link" onClick={onLoad}>
        Load Diff
      </button>
      <div>{REASON[reason] ?? 'Large diffs are not rendered by default.'}</div>
    </div>
  );
}
