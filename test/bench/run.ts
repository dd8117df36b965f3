/** Measures the engine on the commits of a folder, one after the other in this process. */
import { createDetector } from '../../engine/node/index.js';
import { commitSize, loadChange, type OracleCommit } from '../accuracy/oracle.js';
import { measureDetection, ParserAlone, peakMemory, watchWasmMemory, type Measurement } from './measure.js';

/** Commits that are run before anything is measured, so that no commit pays for the engine's and the runtime's own compilation. */
const WARM_UP = 20;

export interface MeasureOptions {
  /** Milliseconds that the engine may take for a commit; null: as long as it likes. */
  readonly budget: number | null;
  readonly explain: boolean;
}

/** Every N-th commit, from the smallest to the largest. */
export function bySize(folder: string, commits: readonly OracleCommit[], every: number): OracleCommit[] {
  return commits
    .map((commit) => ({ commit, size: commitSize(folder, commit) }))
    .sort((a, b) => a.size - b.size)
    .filter((_, index) => index % every === every - 1)
    .map(({ commit }) => commit);
}

/** Of commits by size, some that are evenly spread, without the largest: they would warm nothing that the others do not. */
export function warmUpCommits(commits: readonly OracleCommit[]): OracleCommit[] {
  const small = commits.slice(0, Math.ceil(commits.length * 0.9));
  return small.filter((_, index) => index % Math.ceil(small.length / WARM_UP) === 0);
}

/** Measures all commits, after a warm-up. Rejects when the engine does. */
export async function measureAll(
  folder: string,
  commits: readonly OracleCommit[],
  { budget, explain }: MeasureOptions,
): Promise<Measurement[]> {
  watchWasmMemory();
  const detector = await createDetector();
  const parser = new ParserAlone();
  for (const commit of warmUpCommits(commits)) {
    const change = loadChange(folder, commit);
    await detector.detect(change, { explain, ...(budget === null ? {} : { budget }) });
    await parser.measure(change);
  }
  const measurements: Measurement[] = [];
  for (const { project, sha1 } of commits) {
    const change = loadChange(folder, { project, sha1 });
    // So that no commit pays for the short-lived garbage of the one before. A full collection would throw away optimised code that depends on
    // objects that are gone, and every commit would pay for compiling it again, as none does in a browser (whole / parsing 3.2 in place of 2.1).
    void globalThis.gc?.({ type: 'minor' });
    const detection = await measureDetection(detector, change, budget, explain);
    measurements.push({ project, sha1, ...detection, peakMemory: peakMemory(), parsingAlone: await parser.measure(change) });
    if (process.stderr.isTTY) process.stderr.write(`\r${measurements.length}/${commits.length} `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return measurements;
}
