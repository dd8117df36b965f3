/** The worker: fetches a change, runs the engine over it, and reports. It is ended from outside when nobody waits for the result any more. */
import { createDetector } from '../../engine/index.js';
import { failureOf } from '../../github/failures.js';
import type { JobReport, WorkerMessage } from '../messages.js';
import { analyse } from './analysis.js';
import { GithubSource } from '../../github/github-source.js';
import { Store } from '../store/database.js';
import { StoredTexts } from '../store/texts.js';

const cache = new StoredTexts(new Store());
const detector = createDetector({ loadWasm });

/** Reads a grammar that the build put next to this script. */
async function loadWasm(fileName: string): Promise<Uint8Array> {
  const response = await fetch(`/grammars/${fileName}`);
  return new Uint8Array(await response.arrayBuffer());
}

const report = (message: JobReport): void => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<WorkerMessage>): Promise<void> => {
  if (data.kind !== 'start') return;
  const { page, token } = data.job;
  try {
    await analyse(
      {
        source: new GithubSource(page, { ...(token !== undefined && { token }), place: 'Reflens’ settings' }),
        cache,
        detector: await detector,
      },
      report,
      new AbortController().signal,
    );
  } catch (error) {
    report({ kind: 'failed', failure: failureOf(error) });
  }
};
