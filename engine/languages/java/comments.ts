import type { Comment } from '../../model/declarations.js';
import type { Span } from '../../text/span.js';

/** The comments within a part of a file, in source order; what strings and characters hold is no comment. */
export function commentsIn(text: string, { start, end }: Span): readonly Comment[] {
  const comments: Comment[] = [];
  for (const { 0: token, index } of text.slice(start, end).matchAll(QUOTED_OR_COMMENT))
    if (token.startsWith('/')) comments.push({ text: token.trimEnd(), span: { start: start + index, end: start + index + token.length } });
  return comments;
}

/** A text block, a string, a character, a comment of either kind: whichever begins first hides the others. */
const QUOTED_OR_COMMENT = /"""(?:\\[^]|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/.*|\/\*[^]*?\*\//g;

/** The documentation comment that a declaration begins with, '' when it begins with none. */
export function documentationAt(text: string, start: number): string {
  const end = text.startsWith('/**', start) ? text.indexOf('*/', start + 2) : -1;
  return end < 0 ? '' : text.slice(start, end + 2);
}
