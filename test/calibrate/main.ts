/** `npm run calibrate`: how sure each kind of evidence makes a finding, from commits of which is known what is right. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Weights } from '../../engine/confidence/model.js';
import { createDetector } from '../../engine/node/index.js';
import { measuredSets, SET_OPTIONS, SET_USAGE } from '../accuracy/sets.js';
import { figureLines, figuresOf } from './figures.js';
import { fit, judge, judgeByOthers } from './fit.js';
import { rowsOf, type Row } from './rows.js';

const USAGE = `usage: npm run calibrate -- ${SET_USAGE}
  fits weights on what may be looked at; its figures are those of each project by weights of the others. Parts that are only counted are judged by all weights.
  --weights           print them
  --save              write them to engine/confidence/weights.json`;

/** Below the folder that the command is started in. */
const TABLE = 'engine/confidence/weights.json';

const { values: options } = parseArgs({
  options: {
    ...SET_OPTIONS,
    weights: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

function weightLines({ base, weights }: Weights, rows: readonly Row[]): string[] {
  const count = (name: string): number => rows.filter(({ evidence }) => evidence.some((one) => one === name)).length;
  const listed = Object.entries(weights).sort(([, one], [, other]) => one - other);
  return [
    `  ${base.toFixed(2)} to begin with`,
    ...listed.map(([name, weight]) => `  ${weight.toFixed(2)} ${name} (${count(name)} findings)`),
  ];
}

/** As the formatter would have it: each pair of numbers on a line. */
const tableText = (weights: Weights): string => `${JSON.stringify(weights, null, 2).replace(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')}\n`;

async function main(): Promise<void> {
  const sets = options.help ? null : measuredSets(options);
  if (!sets) {
    print([USAGE]);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  const detector = await createDetector();
  const rows: Row[] = [];
  for (const set of sets.filter(({ isCountedOnly }) => !isCountedOnly)) rows.push(...(await rowsOf(set, detector)));
  if (rows.length === 0) throw new Error('There is nothing to fit weights on: all of it is only counted.');
  const weights = fit(rows);
  print(figureLines('looked at, each project by the others', figuresOf(judgeByOthers(rows))));
  if (options.weights) print(weightLines(weights, rows));
  for (const set of sets.filter(({ isCountedOnly }) => isCountedOnly))
    print(figureLines(set.benchmark.name, figuresOf(judge(await rowsOf(set, detector), weights))));
  if (options.save) writeFileSync(TABLE, tableText(weights));
}

await main();
