import type { Peek, PeekLine, PeekRow } from '../../engine/results/result.js';

const MARKS = { explained: ['{', '}'], edited: ['[', ']'], around: ['‹', '›'] } as const;

/**
 * A peek as text, a row a line: `~` before rows with an edit, both lines without their indentation, `[edited]`, `{explained}`, `‹around›`. Neighbouring pieces of one
 * kind of change are written as one.
 */
export function peekText(peek: Peek): string {
  return [`${peek.editedLines} edited`, ...peek.rows.map(rowText), ...(peek.more > 0 ? [`${peek.more} more`] : [])].join('\n');
}

function rowText({ before, after, edited, gap }: PeekRow): string {
  const text = [before ? lineText(before) : '-', after ? lineText(after) : '-'].join(' | ');
  return `${gap ? '…\n' : ''}${edited ? '~' : ' '} ${text}`;
}

function lineText({ pieces, cut }: PeekLine): string {
  let text = '';
  let open: keyof typeof MARKS | null = null;
  for (const { text: own, change = null } of pieces) {
    // white space between two pieces that changed takes no side
    if (change !== open && !(own.trim() === '' && open !== null)) {
      text = closed(text, open) + (change ? MARKS[change][0] : '');
      open = change;
    }
    text += own;
  }
  return (closed(text, open) + (cut ? '…' : '')).trim().replace(/ +/g, ' ');
}

/** The mark's end comes before white space. */
function closed(text: string, open: keyof typeof MARKS | null): string {
  const end = text.trimEnd();
  return open ? `${end}${MARKS[open][1]}${text.slice(end.length)}` : text;
}
