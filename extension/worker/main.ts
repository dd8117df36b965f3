/** The worker: fetches a change, runs the engine over it, and reports. It is ended from outside when nobody waits for the result any more. */
import { createDetector } from '../../engine/index.js';
import { failureOf } from '../../github/failures.js';
import { GithubSource } from '../../github/github-source.js';
import { pageKey } from '../../github/page.js';
import type { Job, JobReport, WorkerMessage, WorkerNote } from '../messages.js';
import { ownGrammar } from '../own-grammar.js';
import { Store } from '../store/database.js';
import { StoredRecords } from '../store/records.js';
import { StoredTexts } from '../store/texts.js';
import { Analysis } from './analysis.js';
import { KeptDetection } from './kept-detection.js';

const store = new Store();
const cache = new StoredTexts(store);
const records = new StoredRecords(store);
const detector = createDetector({ loadWasm: ownGrammar });
const kept = new KeptDetection();
let running: Analysis | null = null;

/** Milliseconds between two signs of life; see `LONGEST_SILENCE` in `extension/background/watchdog.ts`. */
const SIGN_OF_LIFE = 5_000;

const report = (message: JobReport): void => self.postMessage(message);
const tell = (note: WorkerNote): void => self.postMessage(note);

self.onmessage = ({ data }: MessageEvent<WorkerMessage>): void => {
  if (data.kind === 'start') void start(data.job);
  else running?.prefer(data.paths);
};

async function start({ page, token, useSession, keep, retry, peek, textsFrom, careful, stuck }: Job): Promise<void> {
  const life = setInterval(() => tell({ kind: 'alive' }), SIGN_OF_LIFE);
  try {
    const source = new GithubSource(page, {
      ...(token !== undefined && { token }),
      place: 'Reflens’ settings',
      useSession,
      leaveNothing: keep === 'nothing',
    });
    const tools = { source, cache, records, detector: await detector, kept, engineVersion: __ENGINE_VERSION__ };
    const wishes = {
      page: pageKey(page),
      keep,
      ...(retry !== undefined && { retry }),
      ...(textsFrom !== undefined && { textsFrom }),
      ...(careful && { careful }),
      ...(stuck && { stuck }),
    };
    running = new Analysis(tools, wishes, report, new AbortController().signal, tell);
    await (peek ? running.peek(peek) : running.run());
  } catch (error) {
    report({ kind: 'failed', failure: failureOf(error, token) });
  } finally {
    clearInterval(life);
  }
}
