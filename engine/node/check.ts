/** `reflens check`: whether a change consists of what is allowed and of nothing else. */
import type { Change } from '../api.js';
import type { Allowed } from '../receipt/allowed.js';
import { check } from '../receipt/check.js';
import type { Receipt } from '../results/receipt.js';
import type { DetectionResult } from '../results/result.js';
import { EXIT, type ExitStatus } from './exit.js';
import { treesOfCommit, treesOfRange } from './git.js';
import type { Source } from './options.js';
import { WatchedDetector, type WatchedOptions } from './watched-detector.js';
import { changeOfWhole, wholeChangeOfFolders, wholeChangeOfTrees, type WholeChange } from './whole-change.js';

/** A change that was read and analysed, and can be judged. */
export interface Analysed {
  readonly result: DetectionResult;
  /** Path before -> path after. */
  readonly renames: NonNullable<Change['renames']>;
  /** Sentences about what was compared. */
  readonly notes: readonly string[];
  readonly receipt: (allowed: Allowed) => Receipt;
}

/** Reads and analyses a change as a whole. Rejects with `Failure`. */
export async function analysed(source: Source, token: string | undefined, options: WatchedOptions): Promise<Analysed> {
  const { files, notes, missing } = await wholeChangeOf(source, token);
  const change = changeOfWhole(files);
  const detector = new WatchedDetector();
  const result = await detector.detect(change, options).finally(() => detector.close());
  return { result, renames: change.renames ?? {}, notes, receipt: (allowed) => check({ files, result, missing }, allowed) };
}

async function wholeChangeOf(source: Source, token: string | undefined): Promise<WholeChange> {
  switch (source.kind) {
    case 'commit':
      return wholeChangeOfTrees(source.repository, await treesOfCommit(source.repository, source.revision));
    case 'range':
      return wholeChangeOfTrees(source.repository, await treesOfRange(source.repository, source.range));
    case 'folders':
      return wholeChangeOfFolders(source.before, source.after);
    case 'page': {
      // Its client need not be loaded for anything else.
      const { wholeChangeOfPage } = await import('./whole-page.js');
      return wholeChangeOfPage(source.page, token);
    }
  }
}

const STATUSES: Readonly<Record<Receipt['verdict'], ExitStatus>> = {
  accepted: EXIT.done,
  refused: EXIT.refused,
  'not-analysed': EXIT.notAnalysed,
};

/** With which number the command line ends. */
export const statusOf = ({ verdict }: Receipt): ExitStatus => STATUSES[verdict];
