/** @jsxImportSource react */
// The first generation of React rows (commit page): number cells say neither their side nor their line outside their text.
import type { ReactElement } from 'react';
import { Code, KIND, lineAnchor, TableBody, type RowsContext } from './line-cells.js';
import type { LinePayload } from './payload.js';
import type { Row } from './rows.js';

/** The body of a table in the first generation of rows. */
export function RowsV1({ rows, context }: { rows: readonly Row[]; context: RowsContext }): ReactElement {
  return (
    <TableBody
      rows={rows}
      context={context}
      line={(line) => <Line line={line} context={context} />}
      pair={(left, right) => <Pair left={left} right={right} context={context} />}
    />
  );
}

function Line({ line, context }: { line: LinePayload; context: RowsContext }): ReactElement {
  // The ids name the line reached on each side even where the row has no line on it: `…-2-3-` for an addition after before-line 2.
  const place = `${context.anchor}-${line.left}-${line.right}`;
  const anchor = lineAnchor(context, line);
  const selected = String(context.target === anchor);
  return (
    <tr className="diff-line-row" data-row-selected={selected}>
      <NumberCell id={`${place}-0`} kind={line.type} number={line.type === 'ADDITION' ? null : line.left} />
      <NumberCell id={`${place}-1`} kind={line.type} number={line.type === 'DELETION' ? null : line.right} />
      <td
        className="diff-text-cell focusable-grid-cell right-side-diff-cell"
        data-grid-cell-id={`${place}-2`}
        data-line-anchor={anchor}
        data-selected={selected}
        role="gridcell"
        tabIndex={-1}
      >
        <Code line={line} />
      </td>
    </tr>
  );
}

function Pair({ left, right, context }: { left: LinePayload | null; right: LinePayload | null; context: RowsContext }): ReactElement {
  const place = `${context.anchor}-${left ? left.left : 'empty'}-${right ? right.right : 'empty'}`;
  return (
    <tr className="diff-line-row" data-row-selected="false">
      <Half side="left" line={left} number={left?.left ?? null} place={place} column={0} context={context} />
      <Half side="right" line={right} number={right?.right ?? null} place={place} column={2} context={context} />
    </tr>
  );
}

function Half({
  side,
  line,
  number,
  place,
  column,
  context,
}: {
  side: 'left' | 'right';
  line: LinePayload | null;
  number: number | null;
  place: string;
  column: number;
  context: RowsContext;
}): ReactElement {
  if (!line) {
    return (
      <>
        <td className="empty-diff-line" />
        <td className="empty-diff-line" />
      </>
    );
  }
  const anchor = lineAnchor(context, line);
  return (
    <>
      <NumberCell id={`${place}-${column}`} kind={line.type} number={number} />
      <td
        className={`diff-text-cell focusable-grid-cell ${side}-side-diff-cell`}
        data-grid-cell-id={`${place}-${column + 1}`}
        data-line-anchor={anchor}
        data-selected={String(context.target === anchor)}
        role="gridcell"
        tabIndex={-1}
      >
        <Code line={line} />
      </td>
    </>
  );
}

function NumberCell({ id, kind, number }: { id: string; kind: LinePayload['type']; number: number | null }): ReactElement {
  return (
    <td
      className={`focusable-grid-cell diff-line-number position-relative${KIND[kind]}`}
      data-grid-cell-id={id}
      data-selected="false"
      role="gridcell"
      tabIndex={-1}
    >
      <code>{number}</code>
    </td>
  );
}
