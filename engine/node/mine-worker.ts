/** A thread of `reflens mine`: reads one commit after the other and says what is in it. */
import { parentPort } from 'node:worker_threads';
import { changeOfCommit } from './git.js';
import { createDetector } from './index.js';
import type { MinedCommit, MiningTask } from './mine.js';

const detector = createDetector();

async function mine({ repository, commit, budget }: MiningTask): Promise<MinedCommit> {
  try {
    const { change } = await changeOfCommit(repository, commit.commit);
    const { refactorings, files, hitTimeout } = await (await detector).detect(change, { budget, explain: false });
    const analysed = Object.values(files).filter(({ status }) => status === 'analysed').length;
    return { ...commit, refactorings, files: analysed, ...(hitTimeout && { incomplete: true as const }) };
  } catch (error) {
    return { ...commit, refactorings: [], files: 0, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: MiningTask) => void mine(task).then((mined) => parentPort?.postMessage(mined)));
