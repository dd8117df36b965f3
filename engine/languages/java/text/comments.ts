import type { Comment } from '../../../model/declarations.js';
import type { Span } from '../../../text/span.js';

/** The comments within a part of a file, in source order; what strings and characters hold is no comment. */
export function commentsIn(text: string, { start, end }: Span): readonly Comment[] {
  const comments: Comment[] = [];
  for (const { 0: token, index } of text.slice(start, end).matchAll(QUOTED_OR_COMMENT))
    if (token.startsWith('/')) comments.push({ text: token.trimEnd(), span: { start: start + index, end: start + index + token.length } });
  return comments;
}

/** A text block, a string, a character, a comment of either kind: whichever begins first hides the others; one that is not closed hides all that follows. */
const QUOTED_OR_COMMENT = /"""(?:\\[^]|[^\\])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|\/\/.*|\/\*[^]*?(?:\*\/|$)/g;

/** The comments right before a place, each on lines of its own, from the top. */
export function commentsBefore(text: string, end: number): readonly string[] {
  const comments: string[] = [];
  let above = text.slice(Math.max(0, end - FARTHEST), end).trimEnd();
  for (;;) {
    const line = above.lastIndexOf('\n') + 1;
    const start = above.endsWith('*/')
      ? above.lastIndexOf('/*')
      : above.startsWith('//', line + above.slice(line).search(/\S|$/))
        ? line
        : -1;
    if (start < 0 || above.slice(above.lastIndexOf('\n', start) + 1, start).trim() !== '') return comments;
    comments.unshift(above.slice(start).trim());
    above = above.slice(0, start).trimEnd();
  }
}

/** So many characters before a place are looked at. */
const FARTHEST = 4_000;

/** The documentation comment that a declaration begins with, '' when it begins with none. */
export function documentationAt(text: string, start: number): string {
  const end = text.startsWith('/**', start) ? text.indexOf('*/', start + 2) : -1;
  return end < 0 ? '' : text.slice(start, end + 2);
}
