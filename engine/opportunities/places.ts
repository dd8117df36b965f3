import type { SourceFile } from '../model/source-file.js';
import type { LookPlace } from '../results/look.js';
import type { Span } from '../text/span.js';
import { Dictionary, TOKEN_KIND, tokenize } from '../text/tokens.js';

/** A span of a file as results have it. */
export function placeOf({ path, lines }: SourceFile, { start, end }: Span, role: string): LookPlace {
  return {
    path,
    startLine: lines.lineOf(start),
    endLine: lines.lineOf(end),
    startColumn: lines.columnOf(start),
    endColumn: lines.columnOf(end),
    role,
  };
}

/** How many tokens of code, comments left out, a span has. */
export function tokensIn({ text }: SourceFile, { start, end }: Span): number {
  const { kinds } = tokenize(text.slice(start, end), new Dictionary());
  return kinds.reduce((sum, kind) => (kind === TOKEN_KIND.comment ? sum : sum + 1), 0);
}
