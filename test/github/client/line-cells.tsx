/** @jsxImportSource react */
// What the two generations of React diff rows share: the code inside a cell, the hunk row, and their ids.
import { Fragment, type ReactElement } from 'react';
import type { LinePayload } from './payload.js';
import { pairRows, rowKey, type Direction, type Gap, type Row } from './rows.js';

/** What the rows of one file's table need to know. */
export interface RowsContext {
  /** `diff-<sha256 of the path>`. */
  readonly anchor: string;
  readonly split: boolean;
  /** The line named by the address, as in its fragment (`diff-…R12`), or null. */
  readonly target: string | null;
  readonly expand: (index: number, gap: Gap, direction: Direction) => void;
}

/** `R` and the after-number, or `L` and the before-number of a removed line: a context line has no `L` anchor at all. */
export function lineAnchor(context: RowsContext, line: LinePayload): string {
  return `${context.anchor}${line.type === 'DELETION' ? `L${line.left}` : `R${line.right}`}`;
}

/** The text of a line with its mark. Payload texts begin with the mark (` `, `+`, `-`). */
export function Code({ line }: { line: LinePayload }): ReactElement {
  const kind = line.type === 'ADDITION' ? ' addition' : line.type === 'DELETION' ? ' deletion' : '';
  const mark = line.type === 'ADDITION' ? '+' : line.type === 'DELETION' ? '-' : ' ';
  return (
    <code className={`diff-text syntax-highlighted-line${kind}`}>
      <span className="diff-text-marker">{mark}</span>
      <div className="diff-text-inner">{line.text.slice(1)}</div>
      {line.displayNoNewLineWarning ? <span className="no-newline-at-eof">No newline at end of file</span> : null}
    </code>
  );
}

const LABEL: Readonly<Record<Direction, string>> = { up: 'octicon-fold-up', down: 'octicon-fold-down', all: 'octicon-unfold' };

/** The row above a hunk, or the one below the last hunk that leads to the file's end (empty text). */
export function HunkRow({ row, context }: { row: Exclude<Row, { kind: 'line' }>; context: RowsContext }): ReactElement {
  const isEnd = row.kind === 'end';
  const place = isEnd ? 'empty-empty' : `${row.left}-${row.right}`;
  const gap = row.gap;
  return (
    <tr className="diff-line-row" data-row-selected="false">
      <td
        colSpan={context.split ? 4 : 3}
        className="diff-hunk-cell focusable-grid-cell hunk"
        data-grid-cell-id={`${context.anchor}-${place}-0`}
        data-selected="false"
        role="gridcell"
        tabIndex={-1}
        {...(isEnd ? {} : { 'data-line-anchor': `${context.anchor}R${row.right}` })}
      >
        <div className="d-flex flex-row">
          {gap
            ? gap.directions.map((direction) => (
                <button
                  key={direction}
                  type="button"
                  data-direction={direction}
                  className="hunk-expander"
                  aria-label={`Expand file from line ${gap.start} to line ${gap.end}`}
                  onClick={() => context.expand(row.index, gap, direction)}
                >
                  <svg className={`octicon ${LABEL[direction]}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path
                      d={
                        direction === 'up' ? 'M8 4l4 5H4z' : direction === 'down' ? 'M8 12l4-5H4z' : 'M8 1l3 4H5zM8 15l3-4H5zM2 7.5h12v1H2z'
                      }
                    />
                  </svg>
                </button>
              ))
            : null}
          <code className="diff-text-cell hunk">{isEnd ? '' : row.text}</code>
        </div>
      </td>
    </tr>
  );
}

/** What a line's kind adds to the classes of its number's cell. */
export const KIND: Readonly<Record<LinePayload['type'], string>> = {
  ADDITION: ' diff-line-number-addition',
  DELETION: ' diff-line-number-deletion',
  CONTEXT: ' diff-line-number-neutral',
  HUNK: '',
};

/** The body of a table: what `line` makes of each line (unified) or `pair` of each pair of lines (split), and the rows of the hunks. */
export function TableBody({
  rows,
  context,
  line,
  pair,
}: {
  rows: readonly Row[];
  context: RowsContext;
  line: (line: LinePayload) => ReactElement;
  pair: (left: LinePayload | null, right: LinePayload | null) => ReactElement;
}): ReactElement {
  const hunk = (row: Exclude<Row, { kind: 'line' }>): ReactElement => <HunkRow key={rowKey(row)} row={row} context={context} />;
  return (
    <tbody>
      {context.split
        ? pairRows(rows).map((row) =>
            row.kind === 'pair' ? <Fragment key={rowKey(row)}>{pair(row.left, row.right)}</Fragment> : hunk(row),
          )
        : rows.map((row) => (row.kind === 'line' ? <Fragment key={rowKey(row)}>{line(row.line)}</Fragment> : hunk(row)))}
    </tbody>
  );
}
