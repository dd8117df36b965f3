/** Whether a change consists of what is allowed and of nothing else. Strict: what was not looked at, or cannot be told for certain, is not accepted. */
import { remembered } from '../text/grouping.js';
import type { DetectionResult, FileReport, FileStatus } from '../results/result.js';
import type { Allowed } from './allowed.js';
import { pathOf, sortOf, type ChangedFile, type FileVersion } from './changed-file.js';
import { Gaps, type PlacedLine } from './gaps.js';
import { invisibleLines } from './invisible-lines.js';
import { FileJudge } from './judged-file.js';
import { compareLines, textLines, type LineComparison, type TextLines } from './line-comparison.js';
import { MovedBlocks, type BlockText } from './moved-blocks.js';
import type { Receipt, Refusal, Unseen } from '../results/receipt.js';
import { WhiteSpace } from './white-space.js';

type Side = 'before' | 'after';

/** A change with what the engine says of it. */
export interface CheckedChange {
  /** All that differs between the two versions. */
  readonly files: readonly ChangedFile[];
  readonly result: DetectionResult;
  /** What of the change is not among `files`, as sentences: what a server did not list. */
  readonly missing: readonly string[];
}

/** Why a file counts as not looked at although it has a text. */
const NOT_WHOLE: Partial<Readonly<Record<FileStatus, string>>> = {
  partly: 'analysed only in part',
  'not-a-file': 'a link or a submodule',
  generated: 'written by a generator',
  'too-large': 'too large',
  'does-not-parse': 'cannot be parsed',
  'over-budget': 'not analysed, for lack of time',
  'not-read': 'could not be read',
};

/** Judges a change. */
export function check({ files, result, missing }: CheckedChange, allowed: Allowed): Receipt {
  const texts = new Texts(files, result);
  const moved = new MovedBlocks(result.moved ?? [], (side, path) => texts.blockText(side, path));
  const gaps = new Gaps({
    textOf: (side, path) => texts.blockText(side, path)?.text ?? null,
    counterpart: (side, at) => texts.stayed(side, at) ?? moved.counterpart(side, at),
    blockAt: (side, at) => moved.blockAt(side, at),
  });
  const judging = { result, allowed, moved, invisible: invisibleLines(files), gaps };
  const refusals: Refusal[] = [];
  const unseen: Unseen[] = missing.map((why) => ({ path: '', why }));
  const kinds = new Map<string, number>();
  const lines = { changed: 0, refused: 0 };
  let accepted = 0;
  for (const file of files) {
    const why = unseenIn(file, result);
    if (why !== null) {
      unseen.push({ path: pathOf(file), why });
      continue;
    }
    const judged = new FileJudge(
      file,
      texts.of(file),
      texts.comparison(file),
      texts.whiteSpace(file),
      isRead(file, result),
      judging,
    ).judge();
    lines.changed += judged.changed;
    lines.refused += judged.refused;
    for (const refusal of judged.refusals) refusals.push(refusal);
    for (const [kind, count] of judged.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    if (judged.refusals.length === 0) accepted++;
  }
  return {
    verdict: refusals.length > 0 ? 'refused' : unseen.length > 0 ? 'not-analysed' : 'accepted',
    allowed: allowed.names,
    lines,
    files: { changed: files.length, accepted },
    kinds: Object.fromEntries([...kinds].sort(([one, m], [other, n]) => n - m || (one < other ? -1 : 1))),
    refusals,
    unseen,
  };
}

/** Both versions of each file by lines, and what white space means in it. */
class Texts {
  readonly #byFile = new Map<ChangedFile, { readonly before: TextLines; readonly after: TextLines }>();
  readonly #whiteSpace = new Map<ChangedFile, WhiteSpace>();
  readonly #comparisons = new Map<ChangedFile, LineComparison>();
  readonly #byPath = { before: new Map<string, ChangedFile>(), after: new Map<string, ChangedFile>() };

  constructor(
    files: readonly ChangedFile[],
    private readonly result: DetectionResult,
  ) {
    for (const file of files)
      for (const side of ['before', 'after'] as const) if (file[side]) this.#byPath[side].set(file[side].path, file);
  }

  of(file: ChangedFile): { readonly before: TextLines; readonly after: TextLines } {
    let known = this.#byFile.get(file);
    if (!known) this.#byFile.set(file, (known = { before: textLines(file.before?.text ?? ''), after: textLines(file.after?.text ?? '') }));
    return known;
  }

  whiteSpace(file: ChangedFile): WhiteSpace {
    let known = this.#whiteSpace.get(file);
    if (!known) this.#whiteSpace.set(file, (known = new WhiteSpace(pathOfBoth(file), this.of(file))));
    return known;
  }

  comparison(file: ChangedFile): LineComparison {
    const { before, after } = this.of(file);
    return remembered(this.#comparisons, file, () => compareLines(before, after, isRead(file, this.result)));
  }

  /** What a line that did not change is in the other version; null for one that did. */
  stayed(side: Side, { path, line }: PlacedLine): PlacedLine | null {
    const file = this.#byPath[side].get(path);
    const other = file ? (this.comparison(file).stayed[side][line] ?? -1) : -1;
    return other < 0 ? null : { path: (side === 'before' ? file?.after : file?.before)?.path ?? '', line: other };
  }

  blockText(side: Side, path: string): BlockText | null {
    const file = this.#byPath[side].get(path);
    const isText = file !== undefined && [file.before, file.after].every((version) => version === null || version.text !== null);
    return isText ? { text: this.of(file)[side], whiteSpace: this.whiteSpace(file) } : null;
  }
}

/** A path that tells what both versions are; empty when they are of two kinds. */
const pathOfBoth = ({ before, after }: ChangedFile): string => {
  const [one, other] = [before?.path ?? after?.path ?? '', after?.path ?? before?.path ?? ''];
  return sortOf(one) === sortOf(other) ? other : '';
};

/** Why a file was not looked at, or not as a whole; null when it was. */
function unseenIn({ before, after }: ChangedFile, result: DetectionResult): string | null {
  const versions = [before, after].filter((version) => version !== null);
  const odd = versions.map(oddity).find((why) => why !== null);
  if (odd !== undefined) return odd;
  if (before && after && before.kind !== after.kind)
    return after.kind === 'executable' ? 'its mode changed: it may be run now' : 'its mode changed: it may not be run any more';
  if (!before && after?.kind === 'executable') return 'a file that may be run was added';
  for (const { path } of versions) {
    const report = reportOf(result, path);
    if (!report) return 'not looked at';
    const why = NOT_WHOLE[report.status];
    if (why !== undefined) return report.detail === undefined ? why : `${why}: ${report.detail}`;
    if (report.status === 'analysed' && (!result.explained || result.hitTimeout))
      return 'the time was up before its lines could be looked at';
  }
  return null;
}

function oddity({ kind, unread }: FileVersion): string | null {
  if (kind === 'link') return 'a symbolic link';
  if (kind === 'submodule') return 'a submodule';
  if (kind === 'special') return 'a device, a pipe or a socket';
  return unread;
}

/** Whether the engine knows the language, and says of each line what explains it. */
const isRead = ({ before, after }: ChangedFile, result: DetectionResult): boolean =>
  [before, after].every((version) => version === null || reportOf(result, version.path)?.status === 'analysed');

const reportOf = ({ files }: DetectionResult, path: string): FileReport | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined;
