/** Runs the engine over the commits of a folder, for every tool that counts or compares what it reports. */
import { commitSize, type OracleCommit } from './oracle.js';
import { runInPool } from './pool.js';
import type { AccuracyAnswer, AccuracyWorkerData } from './worker.js';

export interface RunOptions {
  /** The compiled `accuracy-worker`, which stands beside the tool. */
  readonly worker: URL;
  readonly jobs: number;
  /** Milliseconds after which a commit is given up. */
  readonly limit: number;
  /** Milliseconds that the engine may take for a commit; null: as long as it likes. */
  readonly budget: number | null;
  /** Whether the lines are explained, too. */
  readonly explain: boolean;
}

/** Hands each commit's answer over as soon as it is there, in any order, and keeps none of them. Resolves when all are told. */
export async function detectAll(
  folder: string,
  commits: readonly OracleCommit[],
  { worker, jobs, limit, budget, explain }: RunOptions,
  onAnswer: (commit: OracleCommit, answer: AccuracyAnswer) => void,
): Promise<void> {
  // The biggest first, so that no thread is left alone with one at the end.
  const queue = commits.map((commit) => ({ commit, size: commitSize(folder, commit) })).sort((a, b) => b.size - a.size);
  const workerData: AccuracyWorkerData = { oracle: folder, budget, explain };
  let done = 0;
  await runInPool<OracleCommit, AccuracyAnswer>(
    queue.map(({ commit }) => commit),
    { worker, workerData, jobs, limit },
    (commit, answer) => {
      onAnswer(commit, answer);
      done++;
      if (process.stderr.isTTY) process.stderr.write(`\r${done}/${queue.length} `);
    },
    (error, ms) => ({ error, ms }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
