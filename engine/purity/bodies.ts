import type { MatchedCode } from '../peek/transfer.js';
import type { Extraction, MethodPair, StatementMapping } from '../findings/view.js';
import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { largest, smallest } from '../text/lists.js';
import { contains } from '../text/span.js';

/** A body, or part of one, and what became of it. */
export interface Body {
  /** What says that it went there: its own words explain nothing. */
  readonly refactorings: ReadonlySet<number>;
  readonly kind: 'method' | 'extracted' | 'inlined';
  readonly before: Method;
  readonly after: Method;
  readonly mappings: readonly StatementMapping[];
  /** Statements of the code that have no counterpart. */
  readonly left: { readonly before: readonly Statement[]; readonly after: readonly Statement[] };
  /** Of an extracted or inlined method: the calls that stand in its place, and the method that they are in. */
  readonly calls: readonly Expression[];
  readonly caller: Method | null;
}

/** The body that the matching tells of; null when one side has none, or both are of one text. */
export function bodyOf(
  matched: Exclude<MatchedCode, { readonly kind: 'field' | 'type' }>,
  refactorings: ReadonlySet<number>,
  pairs: readonly MethodPair[],
): Body | 'identical' | null {
  if (matched.kind === 'method') {
    const { before, after, body } = matched.pair;
    if (!body) return before.bodySpan === null && after.bodySpan === null ? 'identical' : null;
    if (body.identical) return 'identical';
    const left = { before: body.unmappedBefore, after: body.unmappedAfter };
    return { refactorings, kind: 'method', before, after, mappings: body.mappings, left, calls: [], caller: null };
  }
  if (matched.kind === 'extracted') {
    const { holder, extracted, body, calls, caller } = matched.extraction;
    const left = { before: lostBetween(matched.extraction, pairs), after: body.unmappedAfter };
    return { refactorings, kind: 'extracted', before: holder, after: extracted, mappings: body.mappings, left, calls, caller };
  }
  const { inlined, holder, body, calls, caller } = matched.inlining;
  const left = { before: body.unmappedBefore, after: [] };
  return { refactorings, kind: 'inlined', before: inlined, after: holder, mappings: body.mappings, left, calls, caller };
}

/**
 * Statements between those that went into an extracted method that neither went with them nor stayed:
 *
 *     open(); log(); read();   ->   load();      void load() { open(); read(); }
 */
export function lostBetween({ sourceBefore, holder, body, calls }: Extraction, pairs: readonly MethodPair[]): readonly Statement[] {
  const stayed = pairs.find(({ before }) => before === sourceBefore)?.body;
  if (!stayed || stayed.identical || holder !== sourceBefore) return [];
  // the matching may take the call for what became of a statement that is gone
  const isCall = ({ after }: StatementMapping): boolean => !after.composite && calls.some(({ span }) => contains(after.span, span));
  const lost = [...stayed.unmappedBefore, ...stayed.mappings.filter(isCall).map(({ before }) => before)];
  const taken = new Set(body.mappings.map(({ before }) => before));
  const start = smallest(body.mappings.map(({ before }) => before.span.start));
  const end = largest(body.mappings.map(({ before }) => before.span.end));
  return lost.filter((statement) => !taken.has(statement) && start < statement.span.start && statement.span.end < end);
}
