import type { View } from '../findings/view.js';
import { methodAround, type Method } from '../model/declarations.js';
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

/** Tells whether code of a method stood in the version before as it stands now: in what the method, or one around it, was before. White space does not count. */
export function inBefore({ after, methodPairs }: View): (place: { readonly method: Method; readonly span: Span }) => boolean {
  const was = new Map(methodPairs.map(({ before, after }) => [after, before]));
  const changed = new Set(after.files);
  const textOf = ({ text }: SourceFile, { start, end }: Span): string => text.slice(start, end).replace(/\s+/g, '');
  return ({ method, span }) => {
    // a file that the change does not contain is as it was
    if (!changed.has(method.file)) return true;
    let now: Method | null = method;
    while (now && !was.has(now)) now = methodAround(now);
    const before = now && was.get(now);
    return before ? textOf(before.file, before.span).includes(textOf(method.file, span)) : false;
  };
}
