/** @jsxImportSource react */
// The second generation of React rows (pull requests): every cell says its side and line, and comment threads stand between the rows.
import type { ReactElement } from 'react';
import { Code, KIND, lineAnchor, TableBody, type RowsContext } from './line-cells.js';
import type { LinePayload, ThreadPayload } from './payload.js';
import type { Row } from './rows.js';

type Side = 'left' | 'right';

/** The body of a table in the second generation of rows. */
export function RowsV2({
  rows,
  context,
  threads,
}: {
  rows: readonly Row[];
  context: RowsContext;
  threads: readonly ThreadPayload[];
}): ReactElement {
  const below = (left: LinePayload | null, right: LinePayload | null): ReactElement[] =>
    threads
      .filter((thread) =>
        thread.side === 'left'
          ? left !== null && left.type !== 'ADDITION' && thread.line === left.left
          : right !== null && right.type !== 'DELETION' && thread.line === right.right,
      )
      .map((thread, index) => <Thread key={index} thread={thread} columns={context.split ? 4 : 3} />);
  return (
    <TableBody
      rows={rows}
      context={context}
      line={(line) => (
        <>
          <Line line={line} context={context} />
          {below(line, line)}
        </>
      )}
      pair={(left, right) => (
        <>
          <Pair left={left} right={right} context={context} />
          {below(left, right)}
        </>
      )}
    />
  );
}

function Line({ line, context }: { line: LinePayload; context: RowsContext }): ReactElement {
  const place = `${context.anchor}-${line.left}-${line.right}`;
  const side: Side = line.type === 'DELETION' ? 'left' : 'right';
  return (
    <tr className="diff-line-row">
      {line.type === 'ADDITION' ? (
        <td className="empty-diff-line" />
      ) : (
        <NumberCell side="left" line={line} number={line.left} id={`${place}-0`} />
      )}
      {line.type === 'DELETION' ? (
        <td className="empty-diff-line" />
      ) : (
        <NumberCell side="right" line={line} number={line.right} id={`${place}-1`} />
      )}
      <TextCell side={side} line={line} number={side === 'left' ? line.left : line.right} id={`${place}-2`} context={context} />
    </tr>
  );
}

function Pair({ left, right, context }: { left: LinePayload | null; right: LinePayload | null; context: RowsContext }): ReactElement {
  const place = `${context.anchor}-${left ? left.left : 'empty'}-${right ? right.right : 'empty'}`;
  return (
    <tr className="diff-line-row">
      <Half side="left" line={left} number={left?.left ?? 0} place={place} column={0} context={context} />
      <Half side="right" line={right} number={right?.right ?? 0} place={place} column={2} context={context} />
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
  side: Side;
  line: LinePayload | null;
  number: number;
  place: string;
  column: number;
  context: RowsContext;
}): ReactElement {
  if (!line) {
    return (
      <>
        <td className={`empty-diff-line ${side}-side`} />
        <td className={`empty-diff-line ${side}-side-diff-cell`} />
      </>
    );
  }
  return (
    <>
      <NumberCell side={side} line={line} number={number} id={`${place}-${column}`} />
      <TextCell side={side} line={line} number={number} id={`${place}-${column + 1}`} context={context} />
    </>
  );
}

/** Names the line reached on both sides, so it does not tell on which side the row stands. */
function lineKey(line: LinePayload): string {
  return `b:${line.blobLineNumber}-l:${line.left}-r:${line.right}`;
}

function NumberCell({ side, line, number, id }: { side: Side; line: LinePayload; number: number; id: string }): ReactElement {
  return (
    <td
      className={`new-diff-line-number focusable-grid-cell ${side}-side${KIND[line.type]}`}
      data-diff-side={side}
      data-line-number={number}
      data-diff-line-key={lineKey(line)}
      data-grid-cell-id={id}
      data-selected="false"
      role="gridcell"
      tabIndex={-1}
    >
      <code>{number}</code>
    </td>
  );
}

function TextCell({
  side,
  line,
  number,
  id,
  context,
}: {
  side: Side;
  line: LinePayload;
  number: number;
  id: string;
  context: RowsContext;
}): ReactElement {
  const anchor = lineAnchor(context, line);
  return (
    <td
      className={`focusable-grid-cell diff-text-cell ${side}-side-diff-cell`}
      data-diff-side={side}
      data-line-number={number}
      data-diff-line-key={lineKey(line)}
      data-grid-cell-id={id}
      data-line-anchor={anchor}
      data-selected={String(context.target === anchor)}
      role="gridcell"
      tabIndex={-1}
    >
      <Code line={line} />
    </td>
  );
}

/** A comment thread: its cell carries a line number and a side like a line's, and a suggestion nests a diff of its own. */
function Thread({ thread, columns }: { thread: ThreadPayload; columns: number }): ReactElement {
  return (
    <tr className="inline-comments-row" data-line-number={thread.line}>
      <td colSpan={columns} className="InlineReviewThread-module__cell__p5Jk2" data-line-number={thread.line} data-diff-side={thread.side}>
        <div className="review-thread">
          <strong>{thread.author}</strong>
          <p>{thread.body}</p>
          {thread.suggestion ? (
            <table className="suggested-change" role="presentation">
              <tbody>
                <tr>
                  <td className="blob-num deletion" />
                  <td className="diff-text-cell-suggestion deletion">
                    <code className="diff-text deletion">{thread.suggestion.before}</code>
                  </td>
                </tr>
                <tr>
                  <td className="blob-num addition" />
                  <td className="diff-text-cell-suggestion addition">
                    <code className="diff-text addition">{thread.suggestion.after}</code>
                  </td>
                </tr>
              </tbody>
            </table>
          ) : null}
        </div>
      </td>
    </tr>
  );
}
