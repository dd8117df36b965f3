import type { Change } from '../../engine/api.js';
import type { DetectionResult, Location } from '../../engine/results/result.js';
import { LineIndex } from '../../engine/text/line-index.js';

/** What can be wrong with an answer. */
export type FaultKind = 'throws' | 'slow' | 'large' | 'no plain JSON' | 'outside' | 'missing file' | 'silent end';

export interface Fault {
  readonly kind: FaultKind;
  /** What distinguishes it from other faults of its kind. */
  readonly detail: string;
}

/** What is wrong with a result, whatever the change was. */
export function faultsOf(result: DetectionResult, change: Change): Fault[] {
  const faults: Fault[] = [];
  const plain = unlikeJson(result, 'result');
  if (plain !== null) faults.push({ kind: 'no plain JSON', detail: plain });
  for (const path of new Set([...Object.keys(change.before), ...Object.keys(change.after)]))
    if (!Object.hasOwn(result.files, path)) faults.push({ kind: 'missing file', detail: path });
  const reports = Object.values(result.files).map(({ status }) => status);
  if (result.hitTimeout && reports.every((status) => status === 'analysed' || status === 'unchanged'))
    faults.push({ kind: 'silent end', detail: 'the time was up, and every file is called analysed' });
  for (const { type, leftSideLocations, rightSideLocations } of result.refactorings) {
    const outside = [
      ...leftSideLocations.map((one) => placeFault(one, change.before)),
      ...rightSideLocations.map((one) => placeFault(one, change.after)),
    ];
    for (const detail of outside) if (detail !== null) faults.push({ kind: 'outside', detail: `${type}: ${detail}` });
  }
  return faults;
}

/** What of a value does not come back from JSON as it went; null when all does. Without recursion, so that no depth is too deep to be told. */
function unlikeJson(value: unknown, name: string): string | null {
  const left: { value: unknown; name: string }[] = [{ value, name }];
  for (let one = left.pop(); one; one = left.pop()) {
    if (one.value === null || typeof one.value === 'string' || typeof one.value === 'boolean') continue;
    if (typeof one.value === 'number') {
      if (!Number.isFinite(one.value)) return `${one.name} is ${one.value}`;
      continue;
    }
    if (typeof one.value !== 'object') return `${one.name} is ${typeof one.value}`;
    const prototype: unknown = Object.getPrototypeOf(one.value);
    if (!Array.isArray(one.value) && prototype !== Object.prototype && prototype !== null) return `${one.name} is of a class`;
    // what is undefined is left out by JSON, as by a structured clone's reader
    for (const [key, inner] of Object.entries(one.value))
      if (inner !== undefined) left.push({ value: inner, name: Array.isArray(one.value) ? `${one.name}[]` : `${one.name}.${key}` });
  }
  return null;
}

const INDICES = new WeakMap<object, Map<string, LineIndex>>();

function placeFault({ filePath, startLine, endLine, startColumn, endColumn }: Location, files: Change['before']): string | null {
  const text = Object.hasOwn(files, filePath) ? files[filePath] : undefined;
  if (text === undefined) return 'no such file on this side';
  const known = INDICES.get(files) ?? new Map<string, LineIndex>();
  INDICES.set(files, known);
  const lines = known.get(filePath) ?? new LineIndex(text);
  known.set(filePath, lines);
  const start = lines.startOf(startLine) + startColumn - 1;
  const end = lines.startOf(endLine) + endColumn - 1;
  if (startLine < 1 || endLine > lines.count || startColumn < 1 || endColumn < 1) return 'no such line or column';
  return start > end || end > text.length ? 'it ends before it begins, or behind the text' : null;
}

/** A fault of an exception: its message and the first place of ours in its stack. */
export function faultOfError(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: 'throws', detail: String(error) };
  const place = /\n\s+at (?:new )?([\w$.#<> ]+)/.exec(error.stack ?? '')?.[1] ?? '';
  return { kind: 'throws', detail: `${error.name}: ${error.message.slice(0, 80)} in ${place}` };
}
