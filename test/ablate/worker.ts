/** Runs an engine with switches over the commits that the pool hands to this thread, one after the other, with one question switched off or none. */
import { parentPort, workerData } from 'node:worker_threads';
import type { CommitId, Named } from '../accuracy/oracle.js';
import { SWITCH, type Neutral } from './question.js';

/** What each question answers when it is off, by its number. */
export interface AblateWorkerData {
  readonly neutral: readonly Neutral[];
}

export interface AblateTask {
  readonly folder: string;
  readonly commit: CommitId;
  /** The question's number; null: all are on. */
  readonly off: number | null;
}

export type AblateAnswer =
  { readonly refactorings: readonly Named[]; readonly answered: readonly number[]; readonly ms: number } | { readonly error: string };

const port = parentPort;
if (!port) throw new Error('ablate-worker is started by npm run ablate, not by hand.');
const { neutral } = workerData as AblateWorkerData;
const NEUTRAL: Readonly<Record<Neutral, unknown>> = { false: false, null: null, undefined, '[]': Object.freeze([]) };

let off: number | null = null;
/** Questions that answered anything else than what they would when off. */
const answered = new Set<number>();

(globalThis as Record<string, unknown>)[SWITCH] = (id: number, answer: unknown): unknown => {
  if (id === off) return NEUTRAL[neutral[id] ?? 'null'];
  if (off === null && answer !== false && answer !== null && answer !== undefined && !(Array.isArray(answer) && answer.length === 0))
    answered.add(id);
  return answer;
};
// Only now, since modules ask as soon as they are loaded.
const [{ createDetector }, { loadChange }] = await Promise.all([import('../../engine/node/index.js'), import('../accuracy/oracle.js')]);
const ready = createDetector();

async function answerTo({ folder, commit, off: question }: AblateTask): Promise<AblateAnswer> {
  const detector = await ready;
  const change = loadChange(folder, commit);
  off = question;
  answered.clear();
  const start = performance.now();
  try {
    const { refactorings } = await detector.detect(change, { explain: false });
    const told = refactorings.map(({ type, description }) => ({ type, description }));
    return { refactorings: told, answered: [...answered], ms: performance.now() - start };
  } catch (error) {
    // Without an answer that others rely on the engine may fail: then that commit has no findings.
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

port.on('message', (task: AblateTask) => {
  void answerTo(task).then((message) => port.postMessage(message));
});
