/** `npm run moved`: moves and copies blocks by program in real changes of a corpus, and counts which of them are found; or draws claims about real ones to be judged. */
import { parseArgs } from 'node:util';
import { createDetector } from '../../engine/node/index.js';
import { movedLines, type LineRange, type MovedBlock } from '../../engine/moved/moved-lines.js';
import { shownFilesOf } from '../../engine/moved/shown-files.js';
import { loadChange } from '../accuracy/oracle.js';
import { measuredSets, SET_OPTIONS, type MeasuredSet } from '../accuracy/sets.js';
import { Random } from '../support/random.js';
import { drawnClaims, printedClaim } from './claims.js';
import { plant, type Planted } from './plant.js';

const USAGE = `usage: npm run moved -- --corpus DIR [--language NAME[,NAME…]] [--part look|check]
  --count NUMBER   so many blocks in each part (200)
  --seed NUMBER    the same blocks for the same number (1)
  --claims NUMBER  plants nothing: draws so many moved and copied blocks that are claimed in each part, which has to be one that may be read, and prints both ends
  --show           the blocks of a part that may be read that were not found, or otherwise`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    claims: { type: 'string' },
    show: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const isSame = (one: LineRange, other: LineRange): boolean =>
  one.path === other.path && one.startLine === other.startLine && one.endLine === other.endLine;

const overlap = (one: LineRange, other: LineRange): number =>
  one.path === other.path ? Math.max(0, Math.min(one.endLine, other.endLine) - Math.max(one.startLine, other.startLine) + 1) : 0;

/** The share of a planted block that a found one has to cover at both ends. */
const MOST_OF_IT = 0.8;

/** Draws without a place for a block before a part is given up. */
const MOST_MISSES = 2_000;

interface Counts {
  planted: number;
  found: number;
  exact: number;
  wrong: number;
}

function judge({ kind, before, after }: Planted, blocks: readonly MovedBlock[]): 'exact' | 'found' | 'missed' | 'wrong' {
  const length = after.endLine - after.startLine + 1;
  const touching = blocks.filter((block) => overlap(block.after, after) > 0);
  const right = touching.filter((block) => block.kind === kind && overlap(block.before, before) > 0);
  const shift = after.startLine - before.startLine;
  // A line of the block that is said to come from elsewhere.
  const isWrong = touching.some(
    (block) =>
      block.before.path !== before.path ||
      block.lines.some(([one, other]) => other >= after.startLine && other <= after.endLine && other - one !== shift),
  );
  if (isWrong) return 'wrong';
  if (right.some((block) => isSame(block.before, before) && isSame(block.after, after))) return 'exact';
  const covered = right.reduce((sum, block) => sum + Math.min(overlap(block.after, after), overlap(block.before, before)), 0);
  return covered >= MOST_OF_IT * length ? 'found' : 'missed';
}

const sets = options.help ? null : measuredSets(options);
if (!sets) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = options.help ? 0 : 2;
}

async function printClaims(set: MeasuredSet, count: number): Promise<void> {
  const language = set.benchmark.name.split(' ')[0] ?? '';
  const claims = await drawnClaims(await createDetector(), set, count, Number(options.seed));
  for (const claim of claims) process.stdout.write(printedClaim(claim, language));
}

function measurePlanted({ benchmark, folder, isCountedOnly }: MeasuredSet): void {
  const random = new Random(Number(options.seed));
  const counts: Counts = { planted: 0, found: 0, exact: 0, wrong: 0 };
  let lines = 0;
  let milliseconds = 0;
  for (let misses = 0; counts.planted < Number(options.count) && misses < MOST_MISSES; misses++) {
    const commit = random.pick(benchmark.commits);
    const planted = plant(loadChange(folder, commit), random);
    if (!planted) continue;
    const start = performance.now();
    const files = shownFilesOf(planted.change);
    const blocks = movedLines(files);
    milliseconds += performance.now() - start;
    for (const { before, after } of files) lines += (before?.lines.length ?? 0) + (after?.lines.length ?? 0);
    counts.planted++;
    const verdict = judge(planted, blocks);
    if (verdict === 'exact') counts.exact++;
    if (verdict === 'exact' || verdict === 'found') counts.found++;
    if (verdict === 'wrong') counts.wrong++;
    if (options.show && !isCountedOnly && verdict !== 'exact') {
      const { kind, before, after, edited } = planted;
      const place = ({ path, startLine, endLine }: LineRange): string => `${path}:${String(startLine)}-${String(endLine)}`;
      process.stdout.write(
        `${verdict} ${commit.project}/${commit.sha1.slice(0, 8)} ${kind}, ${String(edited)} edited: ${place(before)} -> ${place(after)}\n`,
      );
      for (const block of blocks.filter((one) => overlap(one.after, after) > 0))
        process.stdout.write(`    ${block.kind} ${place(block.before)} -> ${place(block.after)} ${String(block.edited)} edited\n`);
    }
  }
  const share = (count: number): string => (count / Math.max(1, counts.planted)).toFixed(3).replace(/^0/, '');
  process.stdout.write(
    `${benchmark.name}: ${String(counts.planted)} blocks, found ${share(counts.found)}, both ends exact ${share(counts.exact)}, wrongly ${share(counts.wrong)}; ` +
      `${((1_000 * milliseconds) / Math.max(1, lines)).toFixed(2)} ms for 1,000 lines\n`,
  );
}
for (const set of sets ?? []) {
  if (options.claims === undefined) measurePlanted(set);
  else await printClaims(set, Number(options.claims));
}
