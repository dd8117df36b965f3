/** `npm run dangers`: what is found of dangers that are known, and how many alarms there are where nothing goes wrong. */
import { parseArgs } from 'node:util';
import { createDetector } from '../../engine/node/index.js';
import { measuredSets, SET_OPTIONS } from '../accuracy/sets.js';
import { scoreAlarms } from './alarms.js';
import { scoreBugs, scorePairs } from './known-cases.js';
import { scoreSeeded } from './seeded.js';
import { print } from './table.js';

const USAGE = `usage: npm run dangers -- --data DIR          bugs of engines (engine-bugs-dev.json) and approved refactorings (jdt-pairs-dev.jsonl.xz)
  --only bugs|pairs   one of the two
  --missed            the bugs that are not found
  --alarms            each sure alarm on an approved refactoring
       npm run dangers -- --corpus DIR [--language NAME] [--part look|check]   alarms on real commits; also --oracle DIR --benchmark NAME
  --list              each alarm with its lines, of a part that may be read
  --read N            so many sure alarms, drawn by --seed NUMBER (1), to be read
  --every N           only each N-th commit, for a quick look
  --commit SHA        only commits whose id begins so
       npm run dangers -- --seeded --corpus DIR [--part look|check]   dangers seeded by program, each with a safe twin
  --count N           so many of each kind (60)
  --seed NUMBER       the same ones for the same number (1)
  --only NAME         one kind, or one way of seeding
  --show              those that are not found, and twins with a sure alarm, of a part that may be read
  --write DIR         the texts of all, of a part that may be read`;

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    data: { type: 'string' },
    only: { type: 'string' },
    missed: { type: 'boolean', default: false },
    alarms: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    read: { type: 'string' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    commit: { type: 'string' },
    seeded: { type: 'boolean', default: false },
    count: { type: 'string', default: '60' },
    show: { type: 'boolean', default: false },
    write: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function main(): Promise<void> {
  const { data, only, missed, alarms, list, read, seed, every, commit } = options;
  const sets = options.help ? null : measuredSets(options);
  if (options.help || (data === undefined && !sets)) {
    print([USAGE]);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  const detector = await createDetector();
  if (data !== undefined && only !== 'pairs') await scoreBugs(detector, data, missed);
  if (data !== undefined && only !== 'bugs') await scorePairs(detector, data, alarms);
  if (options.seeded) {
    const wish = { count: Number(options.count), seed: Number(seed), only: only ?? null, show: options.show, write: options.write ?? null };
    for (const set of sets ?? []) await scoreSeeded(detector, set, wish);
    return;
  }
  const wish = { list, read: read === undefined ? null : Number(read), seed: Number(seed), every: Number(every), commit };
  for (const set of sets ?? []) await scoreAlarms(detector, set, wish);
}

await main();
