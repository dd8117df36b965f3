import type { Method } from '../model/declarations.js';
import type { Statement } from '../model/statement.js';
import type { BodyMapping, StatementMapping } from './bodies/body-mapping.js';
import type { Comparison } from './comparison.js';
import { methodLabel } from './trace.js';
import type { TraceEvent } from './trace-event.js';

/** Tells which statements of every compared body became which, with what was replaced, and which have no partner. */
export function traceBodies({ methodPairs, extractions, inlinings }: Comparison, trace: (event: TraceEvent) => void): void {
  for (const { before, after, body } of methodPairs) traceBody('statements of a pair', before, after, body, trace);
  for (const { sourceBefore, extracted, body } of extractions) traceBody('statements extracted', sourceBefore, extracted, body, trace);
  for (const { inlined, targetAfter, body } of inlinings) traceBody('statements inlined', inlined, targetAfter, body, trace);
}

function traceBody(stage: string, before: Method, after: Method, body: BodyMapping | null, trace: (event: TraceEvent) => void): void {
  if (!body || body.identical) return;
  const [one, other] = [methodLabel(before), methodLabel(after)];
  const place = (method: Method, label: string, { span, text }: Statement): string =>
    `${label}  line ${method.file.lines.lineOf(span.start)}: ${text}`;
  const tell = (mapping: StatementMapping): void => {
    trace({
      stage,
      subject: place(before, one, mapping.before),
      candidate: place(after, other, mapping.after),
      verdict: 'accepted',
      reason: reasonOf(mapping),
      score: { distance: Math.round(mapping.distance * 100) / 100 },
    });
    mapping.nested.forEach(tell);
  };
  body.mappings.forEach(tell);
  for (const statement of body.unmappedBefore)
    trace({ stage, subject: place(before, one, statement), verdict: 'rejected', reason: 'nothing after' });
  for (const statement of body.unmappedAfter)
    trace({ stage, subject: place(after, other, statement), verdict: 'rejected', reason: 'nothing before' });
}

function reasonOf({ identical, replacements }: StatementMapping): string {
  if (identical) return 'equal texts';
  if (replacements.length === 0) return 'equal';
  return replacements.map(({ kind, before, after }) => `${kind} ${before.text} -> ${after.text}`).join('; ');
}
