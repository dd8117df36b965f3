/** With which number the command line ends, in one place. Scripts rely on them: a number keeps its meaning, whatever is added. */
import { shownDangers } from '../../shown/dangers.js';
import type { DetectionResult, FileStatus } from '../results/result.js';
import type { FailOn } from './options.js';

export const EXIT = { done: 0, refused: 1, wrongArguments: 2, notAnalysed: 3 } as const;
export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** What each number means, in lines; `--help` prints it. */
export const EXIT_MEANINGS: Readonly<Record<ExitStatus, string>> = {
  [EXIT.done]: 'everything in a known language was analysed, whatever was found',
  [EXIT.refused]: 'check: something changed that --only does not allow; all of it is listed. --fail-on: what it names was found',
  [EXIT.wrongArguments]: 'the arguments cannot be right: an unknown option, a folder or a commit that does not exist',
  [EXIT.notAnalysed]: [
    'not analysed, or only in part: files that cannot be read or parsed, or are too large; the budget;',
    'a shallow clone; no network, or a limit of GitHub; an error of Reflens itself. --allow-partial makes it 0',
    'when there is a result. Files in unknown languages, links, and what a generator wrote leave it at 0;',
    'for check, whatever changed and was not looked at makes it 3: links, modes, submodules, binary files, too',
  ].join('\n'),
};

/**
 * Whether nobody needs to look at a file because it was not analysed, or only in part. Files in unknown languages, links and what a generator wrote are told, and
 * leave nothing open.
 */
const LEAVES_SOMETHING_OPEN: Readonly<Record<FileStatus, boolean>> = {
  analysed: false,
  unchanged: false,
  'unknown-language': false,
  'not-a-file': false,
  generated: false,
  partly: true,
  'too-large': true,
  'does-not-parse': true,
  'over-budget': true,
  'not-read': true,
};

/** Whether something that should have been analysed was not, or not all of it. */
export const leavesSomethingOpen = (status: FileStatus): boolean => LEAVES_SOMETHING_OPEN[status];

/** Whether a result speaks of all that it could speak of. */
export const isWhole = ({ files, hitTimeout }: Pick<DetectionResult, 'files' | 'hitTimeout'>): boolean =>
  !hitTimeout && !Object.values(files).some(({ status }) => leavesSomethingOpen(status));

/** Whether what `--fail-on` names was found. */
export function holdsWhatFails(
  { dangers = [], apiChanges = [] }: Pick<DetectionResult, 'dangers' | 'apiChanges'>,
  failOn: FailOn | null,
): boolean {
  switch (failOn) {
    case null:
      return false;
    case 'breaking':
      return apiChanges.some(({ breaks }) => breaks === 'both' || breaks === 'source' || breaks === 'binary');
    case 'sure':
      return shownDangers(dangers).some(({ certainty }) => certainty === 'sure');
    case 'likely':
      return shownDangers(dangers).some(({ certainty }) => certainty !== 'open');
  }
}
