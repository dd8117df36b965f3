/** `npm run receipts`: changes that are mechanical by construction, made of real texts, and the same with one edit: how many of them have a receipt. */
import { parseArgs } from 'node:util';
import { changeOfWhole } from '../../engine/node/whole-change.js';
import { createDetector } from '../../engine/node/index.js';
import { loadWasmFromFolder } from '../../engine/node/load-wasm.js';
import { check } from '../../engine/receipt/check.js';
import type { ChangedFile } from '../../engine/receipt/changed-file.js';
import type { Receipt } from '../../engine/results/receipt.js';
import { placeOf } from '../../shown/receipt.js';
import { loadChange } from '../accuracy/oracle.js';
import { measuredSets, SET_OPTIONS } from '../accuracy/sets.js';
import { Random } from '../support/random.js';
import { allowing } from '../support/receipt.js';
import { javaWays } from './java-ways.js';
import { LINE_WAYS } from './line-ways.js';
import type { Mechanical, Texts, Way } from './mechanical.js';
import { seeded, SEEDS } from './seeds.js';

const USAGE = `usage: npm run receipts -- --corpus DIR [--language java|python|javascript|go|kotlin[,…]] [--part look|check]
  --count NUMBER   so many changes in each part (300)
  --seed NUMBER    the same changes for the same number (1)
  --show           of a part that may be read: mechanical changes that are refused, and edited ones that are accepted`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** What a seeded change is allowed: everything that has a name, so that nothing but the edit is refused. */
const ALL = 'renames,moves,extractions,inlinings,formatting';

const EXTENSIONS: Readonly<Record<string, RegExp>> = {
  java: /\.java$/,
  python: /\.py$/,
  javascript: /\.[cm]?js$/,
  go: /\.go$/,
  kotlin: /\.kts?$/,
};

/** Characters of a text that is taken: larger ones cost time and say nothing more. */
const LONGEST_TEXT = 40_000;

/** Draws without a place for a change before a part is given up. */
const MOST_MISSES = 20_000;

const detector = await createDetector();

async function receiptFor(before: Texts, after: Texts, only: string): Promise<Receipt> {
  const version = (path: string, text: string): ChangedFile['before'] => ({ path, kind: 'file', text, encoding: 'UTF-8', unread: null });
  const files = Object.keys(after)
    .filter((path) => before[path] !== after[path])
    .map((path) => ({ before: version(path, before[path] ?? ''), after: version(path, after[path] ?? '') }));
  return check({ files, result: await detector.detect(changeOfWhole(files), { budget: 60_000 }), missing: [] }, allowing(only));
}

interface Count {
  made: number;
  accepted: number;
}

const counted = (counts: Map<string, Count>, name: string): Count => {
  const count = counts.get(name) ?? { made: 0, accepted: 0 };
  counts.set(name, count);
  return count;
};

const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3).replace(/^0/, ''));

/** One change that could be made; null when the draw has no place. */
async function drawn(texts: Texts, ways: Readonly<Record<string, Way>>, name: string, random: Random): Promise<Mechanical | null> {
  const made = Object.keys(texts).length === 0 ? null : await ways[name]?.(texts, random);
  return made ?? null;
}

async function measure(
  language: string,
  { benchmark, folder, isCountedOnly }: NonNullable<ReturnType<typeof measuredSets>>[number],
): Promise<void> {
  const ways = language === 'java' ? javaWays(loadWasmFromFolder) : LINE_WAYS[language];
  const extension = EXTENSIONS[language];
  if (!ways || !extension) throw new Error(`There are no mechanical changes for ${language}.`);
  const random = new Random(Number(options.seed));
  const [mechanical, edited] = [new Map<string, Count>(), new Map<string, Count>()];
  const names = Object.keys(ways);
  let made = 0;
  for (let misses = 0; made < Number(options.count) && misses < MOST_MISSES; misses++) {
    const commit = random.pick(benchmark.commits);
    const texts = Object.fromEntries(
      Object.entries(loadChange(folder, commit).after).filter(
        ([path, text]) => extension.test(path) && text.length <= LONGEST_TEXT && !text.includes('\r'),
      ),
    );
    // Each way as often as the others.
    const name = names[made % names.length] ?? '';
    const change = await drawn(texts, ways, name, random);
    if (!change) continue;
    made++;
    const show = (what: string, receipt: Receipt): void => {
      if (!options.show || isCountedOnly) return;
      process.stdout.write(
        `${what}: ${name}, ${commit.project}/${commit.sha1.slice(0, 8)} ${change.region.path}:${change.region.from + 1}\n`,
      );
      for (const refusal of receipt.refusals.slice(0, 4))
        process.stdout.write(`    ${placeOf(refusal)}: ${refusal.why}  ${refusal.text}\n`);
      for (const { path, why } of receipt.unseen.slice(0, 2)) process.stdout.write(`    ${path}: ${why}\n`);
    };
    const receipt = await receiptFor(texts, change.after, change.only);
    const count = counted(mechanical, name);
    count.made++;
    if (receipt.verdict === 'accepted') count.accepted++;
    else show('refused', receipt);
    for (const seed of random.shuffle(Object.keys(SEEDS))) {
      const after = seeded(change, seed, random);
      if (!after) continue;
      const judged = await receiptFor(texts, after, ALL);
      const seedCount = counted(edited, seed);
      seedCount.made++;
      if (judged.verdict === 'accepted') seedCount.accepted++;
      if (judged.verdict === 'accepted') show(`accepted with an edit (${seed})`, judged);
      break;
    }
  }
  const sum = (counts: ReadonlyMap<string, Count>): Count =>
    [...counts.values()].reduce((all, one) => ({ made: all.made + one.made, accepted: all.accepted + one.accepted }), {
      made: 0,
      accepted: 0,
    });
  const [all, seeds] = [sum(mechanical), sum(edited)];
  process.stdout.write(`${benchmark.name}: ${all.made} mechanical changes, accepted ${share(all.accepted, all.made)}\n`);
  for (const [name, one] of [...mechanical].sort())
    process.stdout.write(`    ${share(one.accepted, one.made).padStart(5)} of ${String(one.made).padStart(3)}  ${name}\n`);
  process.stdout.write(`  ${seeds.made} with an edit, refused ${share(seeds.made - seeds.accepted, seeds.made)}\n`);
  for (const [name, one] of [...edited].sort())
    process.stdout.write(`    ${share(one.made - one.accepted, one.made).padStart(5)} of ${String(one.made).padStart(3)}  ${name}\n`);
}

const sets = options.help ? null : measuredSets({ ...options, language: options.language ?? Object.keys(EXTENSIONS).join(',') });
if (!sets) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = options.help ? 0 : 2;
}
for (const set of sets ?? []) await measure(set.benchmark.name.split(' ')[0] ?? '', set);
