/** @jsxImportSource react */
// The rows of a classic diff table, unified and split, with their expanders.
import type { ReactElement } from 'react';
import { pairRows, rowKey, type Gap, type Row } from '../client/rows.js';
import type { LinePayload } from '../client/payload.js';

/** What the rows of one file need to know. */
export interface ClassicRowsContext {
  /** `diff-<sha256 of the path>`. */
  readonly anchor: string;
  readonly split: boolean;
  /** Address of an expander's answer. */
  readonly excerptUrl: (gap: Gap, direction: string, hunk: { left: number; right: number; text: string } | null) => string;
}

const KIND: Readonly<Record<LinePayload['type'], string>> = {
  ADDITION: 'addition',
  DELETION: 'deletion',
  CONTEXT: 'context',
  HUNK: 'hunk',
};
const MARK: Readonly<Record<LinePayload['type'], string>> = { ADDITION: '+', DELETION: '-', CONTEXT: ' ', HUNK: ' ' };

/** All rows of a table, or those that an expander brought. */
export function ClassicRows({ rows, context }: { rows: readonly Row[]; context: ClassicRowsContext }): ReactElement {
  if (context.split) {
    return (
      <>
        {pairRows(rows).map((row) =>
          row.kind === 'pair' ? (
            <Pair key={rowKey(row)} left={row.left} right={row.right} context={context} />
          ) : (
            <Hunk key={rowKey(row)} row={row} context={context} />
          ),
        )}
      </>
    );
  }
  return (
    <>
      {rows.map((row) =>
        row.kind === 'line' ? (
          <Line key={rowKey(row)} line={row.line} context={context} />
        ) : (
          <Hunk key={rowKey(row)} row={row} context={context} />
        ),
      )}
    </>
  );
}

function Line({ line, context }: { line: LinePayload; context: ClassicRowsContext }): ReactElement {
  const kind = KIND[line.type];
  return (
    <tr data-hunk={context.anchor.slice(5)} className="show-top-border">
      {line.type === 'ADDITION' ? (
        <td className="blob-num blob-num-addition empty-cell" />
      ) : (
        <NumberCell id={`${context.anchor}L${line.left}`} kind={kind} number={line.left} right={false} />
      )}
      {line.type === 'DELETION' ? (
        <td className="blob-num blob-num-deletion empty-cell" />
      ) : (
        <NumberCell id={`${context.anchor}R${line.right}`} kind={kind} number={line.right} right />
      )}
      <td className={`blob-code blob-code-${kind} js-file-line`}>
        <Code line={line} />
      </td>
    </tr>
  );
}

function Pair({
  left,
  right,
  context,
}: {
  left: LinePayload | null;
  right: LinePayload | null;
  context: ClassicRowsContext;
}): ReactElement {
  return (
    <tr data-hunk={context.anchor.slice(5)} className="show-top-border">
      <Half side="left" line={left} context={context} />
      <Half side="right" line={right} context={context} />
    </tr>
  );
}

function Half({ side, line, context }: { side: 'left' | 'right'; line: LinePayload | null; context: ClassicRowsContext }): ReactElement {
  if (!line) {
    return (
      <>
        <td className="blob-num blob-num-empty empty-cell" />
        <td className="blob-code blob-code-empty empty-cell" data-split-side={side} />
      </>
    );
  }
  const kind = KIND[line.type];
  const number = side === 'left' ? line.left : line.right;
  return (
    <>
      <NumberCell id={`${context.anchor}${side === 'left' ? 'L' : 'R'}${number}`} kind={kind} number={number} right={side === 'right'} />
      <td className={`blob-code blob-code-${kind} js-file-line`} data-split-side={side}>
        <Code line={line} />
      </td>
    </>
  );
}

function NumberCell({ id, kind, number, right }: { id: string; kind: string; number: number; right: boolean }): ReactElement {
  return (
    <td id={id} data-line-number={number} className={`blob-num blob-num-${kind} js-linkable-line-number${right ? ' js-blob-rnum' : ''}`} />
  );
}

function Code({ line }: { line: LinePayload }): ReactElement {
  return (
    <>
      <span className="blob-code-inner blob-code-marker" data-code-marker={MARK[line.type]}>
        {line.text.slice(1)}
      </span>
      {line.displayNoNewLineWarning ? <span className="no-newline-at-eof">No newline at end of file</span> : null}
    </>
  );
}

function Hunk({ row, context }: { row: Exclude<Row, { kind: 'line' }>; context: ClassicRowsContext }): ReactElement {
  const numbers = context.split ? 1 : 2;
  const gap = row.gap;
  if (!gap) {
    // Hunk cells look like line cells: an id, and a line number that is no number.
    const id = row.kind === 'hunk' ? row.index : 0;
    return (
      <tr data-position={row.kind === 'hunk' ? row.index : 0}>
        <td
          id={`${context.anchor}HL${id}`}
          className="blob-num blob-num-hunk non-expandable"
          data-line-number="..."
          {...(context.split ? {} : {})}
        />
        {context.split ? null : (
          <td id={`${context.anchor}HR${id}`} className="blob-num blob-num-hunk non-expandable" data-line-number="..." />
        )}
        <td className="blob-code blob-code-inner blob-code-hunk" colSpan={context.split ? 3 : 1}>
          {row.kind === 'hunk' ? row.text : ''}
        </td>
      </tr>
    );
  }
  return (
    <tr className="js-expandable-line js-skip-tagsearch" data-position={row.index}>
      <td className="blob-num blob-num-expandable" colSpan={numbers}>
        {gap.directions.map((direction) => (
          <a
            key={direction}
            href="#diff"
            className={`js-expand directional-expander single-expander ${direction}`}
            data-turbo="false"
            aria-label={`Expand ${direction === 'all' ? 'All' : direction === 'up' ? 'Up' : 'Down'}`}
            data-url={context.excerptUrl(gap, direction, row.kind === 'hunk' ? row : null)}
          >
            <svg
              className={`octicon ${direction === 'up' ? 'octicon-fold-up' : direction === 'down' ? 'octicon-fold-down' : 'octicon-unfold'}`}
              viewBox="0 0 16 16"
              width="16"
              height="16"
              aria-hidden="true"
            >
              <path
                d={direction === 'up' ? 'M8 4l4 5H4z' : direction === 'down' ? 'M8 12l4-5H4z' : 'M8 1l3 4H5zM8 15l3-4H5zM2 7.5h12v1H2z'}
              />
            </svg>
          </a>
        ))}
      </td>
      <td className="blob-code blob-code-inner blob-code-hunk" colSpan={context.split ? 3 : 1}>
        {row.kind === 'hunk' ? row.text : ''}
      </td>
    </tr>
  );
}
