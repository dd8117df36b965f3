/** Explains the commits that the pool hands to this thread, and checks the explanations. */
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createDetector } from '../../engine/node/index.js';
import type { DetectionResult, Evidence } from '../../engine/results/result.js';
import { loadChange, type CommitId } from '../accuracy/oracle.js';
import { contradictions } from '../support/check-explained.js';

export interface ReadingWorkerData {
  readonly oracle: string;
  /** Whether the explanations are checked, too. */
  readonly check: boolean;
}

export interface ReadingReport {
  readonly result: DetectionResult;
  readonly contradictions: readonly string[];
  /** Of changed lines that are left, by what kind of line they are. */
  readonly leftKinds: Readonly<Record<string, number>>;
  readonly timings: Readonly<Record<string, number>>;
}

export type ReadingAnswer = ReadingReport | { readonly error: string };

const port = parentPort;
if (!port) throw new Error('reading-worker is started by `npm run reading`, not by hand.');
const { oracle, check } = workerData as ReadingWorkerData;
const ready = createDetector();
const grammars = join(dirname(fileURLToPath(import.meta.url)), '..', 'node', 'grammars');

async function answer(id: CommitId): Promise<ReadingAnswer> {
  try {
    const change = loadChange(oracle, id);
    const evidence: Evidence[] = [];
    const timings: Record<string, number> = {};
    const result = await (await ready).detect(change, { timings, ...(check && { onEvidence: (item): void => void evidence.push(item) }) });
    const wrong = check ? await contradictions(change, result, evidence, grammars) : [];
    return { result, contradictions: wrong, leftKinds: leftKinds(result, change), timings };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** What stands on the lines that are left: where there is most to win. */
function leftKinds(result: DetectionResult, change: ReturnType<typeof loadChange>): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const side of ['before', 'after'] as const) {
    for (const [path, { leftSpans, changed, left }] of Object.entries(result.explained?.[side] ?? {})) {
      const lines = (change[side][path] ?? '').split(/\r\n?|\n/);
      const other = side === 'before' ? change.after : change.before;
      const place = other[path] === undefined ? (changed === left ? 'whole file' : 'file without partner') : 'file';
      for (const { startLine, endLine } of leftSpans) {
        for (let line = startLine; line <= endLine; line++) {
          const kind = `${place}: ${kindOf(lines[line - 1] ?? '')}`;
          kinds[kind] = (kinds[kind] ?? 0) + 1;
        }
      }
    }
  }
  return kinds;
}

function kindOf(line: string): string {
  const text = line.trim();
  if (/^(\/\/|\/\*|\*)/.test(text)) return 'comment';
  if (text.startsWith('import ')) return 'import';
  if (text.startsWith('package ')) return 'package';
  if (/^[{}()\];,]*$/.test(text)) return 'braces';
  if (text.startsWith('@')) return 'annotation';
  return 'code';
}

port.on('message', (id: CommitId) => {
  void answer(id).then((message) => port.postMessage(message));
});
