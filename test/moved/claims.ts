/** Blocks of real commits that are claimed to have moved or to be copied, drawn by chance and printed so that somebody can judge them. */
import type { Change, Detector } from '../../engine/api.js';
import type { DetectionResult, MovedLines } from '../../engine/results/result.js';
import { loadChange, type OracleCommit } from '../accuracy/oracle.js';
import { refuseToShow, type MeasuredSet } from '../accuracy/sets.js';
import { Random } from '../support/random.js';

/** A block, and the change in which it is claimed. */
export interface Claim {
  readonly commit: Pick<OracleCommit, 'project' | 'sha1'>;
  readonly change: Change;
  readonly result: DetectionResult;
  readonly block: MovedLines;
}

/** Claims of one commit that are drawn: one that moves a hundred functions says no more of the engine than one that moves two. */
const MOST_OF_COMMIT = 6;

/** Milliseconds for a commit. */
const BUDGET = 60_000;

/** Things in an order of chance, which is that of any other things for those that are among both: what is claimed otherwise changes nothing else. */
function shuffled<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string, seed: number): readonly Thing[] {
  const rankOf = (thing: Thing): number => {
    let hash = seed;
    for (const char of nameOf(thing)) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0;
    return new Random(hash).next();
  };
  return things
    .map((thing) => ({ thing, rank: rankOf(thing) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
}

/** Goes through the commits of a set in an order of chance until there are enough claims. */
export async function drawnClaims(detector: Detector, { folder, benchmark }: MeasuredSet, count: number, seed: number): Promise<Claim[]> {
  refuseToShow(folder, '--claims');
  const commits = [...new Map(benchmark.commits.map((one) => [one.sha1, one])).values()];
  const claims: Claim[] = [];
  for (const commit of shuffled(commits, ({ sha1 }) => sha1, seed)) {
    if (claims.length >= count) break;
    const change = loadChange(folder, commit);
    const result = await detector.detect(change, { budget: BUDGET });
    const drawn = shuffled(result.moved ?? [], ({ description }) => description, seed).slice(0, MOST_OF_COMMIT);
    claims.push(...drawn.map((block) => ({ commit, change, result, block })));
  }
  return claims.slice(0, count);
}

/** Lines that are shown before and behind a block, so that one sees what it stands in. */
const AROUND = 4;

/** Lines of a longer block that are shown from its beginning, and to its end. */
const SHOWN = 40;

/** A claim with the texts of both ends. In front of a line: `=` it is one of the block, `*` it changed; `~` it fades. */
export function printedClaim({ commit, change, result, block }: Claim, language: string): string {
  const [from, to] = [block.leftSideLocations[0], block.rightSideLocations[0]];
  if (!from || !to) return '';
  const head = [
    `##### ${[language, `${commit.project}/${commit.sha1.slice(0, 8)}`, `${from.filePath}:${String(from.startLine)}-${String(from.endLine)}`, `${to.filePath}:${String(to.startLine)}-${String(to.endLine)}`, block.how].join('\t')}`,
    `${block.summary.sentence}; ${String(block.editedLines)} edited`,
  ];
  const end = (side: 'before' | 'after', { filePath, startLine, endLine }: typeof from): string[] => {
    const lines = (change[side][filePath] ?? '').split(/\r\n|\r|\n/);
    const own = new Set(block.lines.flatMap((stretch) => range(stretch[side === 'before' ? 0 : 1], stretch[2])));
    const file = result.explained?.[side][filePath];
    const faded = new Set((file?.spans ?? []).flatMap((span) => range(span.startLine, span.endLine - span.startLine + 1)));
    const left = new Set((file?.leftSpans ?? []).flatMap((span) => range(span.startLine, span.endLine - span.startLine + 1)));
    return range(startLine - AROUND, endLine - startLine + 1 + 2 * AROUND).flatMap((line) => {
      const text = lines[line - 1];
      if (text === undefined || (line > startLine + SHOWN && line < endLine - SHOWN)) return [];
      return [`${own.has(line) ? '=' : ' '}${left.has(line) ? '*' : faded.has(line) ? '~' : ' '}${String(line).padStart(5)} ${text}`];
    });
  };
  return [...head, `--- ${from.filePath}`, ...end('before', from), `+++ ${to.filePath}`, ...end('after', to), '', ''].join('\n');
}

const range = (start: number, count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, k) => start + k);
