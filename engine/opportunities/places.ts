import type { View } from '../findings/view.js';
import type { Field, Method } from '../model/declarations.js';
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

/** Code, and the method or the field in which it stands. */
export interface HeldCode {
  readonly holder: Method | Field;
  readonly span: Span;
}

/** Tells whether code stood in the version before as it stands now: in what the field or the method, or one around it, was before. White space does not count. */
export function inBefore({ after, methodPairs, fieldPairs }: View): (place: HeldCode) => boolean {
  const was = new Map<Method | Field, Method | Field>();
  for (const pair of [...methodPairs, ...fieldPairs]) was.set(pair.after, pair.before);
  const changed = new Set(after.files);
  const textOf = ({ text }: SourceFile, { start, end }: Span): string => text.slice(start, end).replace(/\s+/g, '');
  return ({ holder, span }) => {
    // a file that the change does not contain is as it was
    if (!changed.has(holder.file)) return true;
    let now: Method | Field | null = holder;
    while (now && !was.has(now)) now = now.declaringType.enclosingMember;
    const before = now && was.get(now);
    return before ? textOf(before.file, before.span).includes(textOf(holder.file, span)) : false;
  };
}
