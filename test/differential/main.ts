/** `npm run differential`: asks RefactoringMiner and ourselves about changes that a program makes out of real texts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Change } from '../../engine/api.js';
import { Languages } from '../../engine/languages/parser.js';
import { loadWasmFromFolder } from '../../engine/node/load-wasm.js';
import { createDetector } from '../../engine/node/index.js';
import { typeOfDescription } from '../accuracy/benchmarks.js';
import { canonicalDescription } from '../accuracy/oracle.js';
import { refuseToShow } from '../accuracy/sets.js';
import { Peer } from '../reduce/peer.js';
import { Random } from '../support/random.js';
import { EDITS, generate, type Generated } from './generate.js';

const USAGE = `usage: npm run differential -- --texts DIR --peer COMMAND
Takes Java files at random from a folder, makes a few edits about one method of each, in one direction or the other, and compares what the peer and we report.
  --count NUMBER     so many changes (default: 300)
  --edits NUMBER     so many edits in each (default: 2)
  --only NAME,…      only these edits; --only help lists them
  --seed NUMBER      the same changes for the same number (default: 1)
  --out DIR          writes the changes about which both disagree there: before/, after/ and what.txt
  --all              writes the others there, too`;

const { values: options } = parseArgs({
  options: {
    texts: { type: 'string' },
    peer: { type: 'string' },
    count: { type: 'string', default: '300' },
    edits: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Characters of a text that is taken: larger ones cost time and say nothing more. */
const LENGTH = { least: 600, most: 16_000 };

/** Texts in a row that offer no place for the edits, before the folder is given up. */
const MOST_MISSES = 2000;

/** Milliseconds that we may take for one change. */
const BUDGET = 20_000;

/** Files in a folder of folders, one after the other at random, without listing all of them. What is only counted (see `sets.ts`) is not stumbled into. */
function anyFile(folder: string, random: Random): string | null {
  for (let here = folder; ;) {
    const inside = readdirSync(here, { withFileTypes: true }).filter(
      (entry) => (entry.isDirectory() && entry.name !== 'check') || entry.name.endsWith('.java'),
    );
    if (inside.length === 0) return null;
    const next = random.pick(inside);
    here = join(here, next.name);
    if (!next.isDirectory()) return here;
  }
}

function anyText(folder: string, random: Random): { path: string; text: string } | null {
  const file = anyFile(folder, random);
  if (file === null) return null;
  const { size } = statSync(file);
  return size < LENGTH.least || size > LENGTH.most ? null : { path: `src/${basename(file)}`, text: readFileSync(file, 'utf8') };
}

/** What was counted of an edit or a type. */
class Tally {
  readonly #counts = new Map<string, [number, number]>();

  add(name: string, first: number, second: number): void {
    const [one, other] = this.#counts.get(name) ?? [0, 0];
    this.#counts.set(name, [one + first, other + second]);
  }

  print(title: string, line: (first: number, second: number) => string): void {
    process.stdout.write(`${title}\n`);
    for (const [name, counts] of [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)))
      process.stdout.write(`  ${name.padEnd(36)} ${line(...counts)}\n`);
  }
}

async function compare(texts: string, command: string): Promise<void> {
  if (options.out !== undefined) refuseToShow(texts, '--out');
  const random = new Random(Number(options.seed));
  const languages = new Languages(loadWasmFromFolder);
  const detector = await createDetector();
  const peer = new Peer(command);
  const total = { changes: 0, alike: 0, both: 0, missed: 0, falsely: 0 };
  const byEdit = new Tally();
  const byType = new Tally();
  const only = options.only === '' ? [] : options.only.split(',');
  let misses = 0;
  while (total.changes < Number(options.count) && misses < MOST_MISSES) {
    const text = anyText(texts, random);
    const generated = text && (await generate(languages, text, { random, count: Number(options.edits), only }));
    misses = generated ? 0 : misses + 1;
    if (!generated) continue;
    const theirs = await peer.ask(generated.change);
    if (!theirs) continue;
    const { refactorings } = await detector.detect(generated.change, { explain: false, budget: BUDGET });
    const ours = new Set(refactorings.map(({ description }) => canonicalDescription(description)));
    const missed = [...theirs].filter((one) => !ours.has(one));
    const falsely = [...ours].filter((one) => !theirs.has(one));
    const isAlike = missed.length + falsely.length === 0;
    total.changes += 1;
    total.alike += isAlike ? 1 : 0;
    total.both += theirs.size - missed.length;
    total.missed += missed.length;
    total.falsely += falsely.length;
    for (const edit of new Set(generated.edits)) byEdit.add(edit, isAlike ? 1 : 0, 1);
    for (const one of missed) byType.add(typeOfDescription(one), 1, 0);
    for (const one of falsely) byType.add(typeOfDescription(one), 0, 1);
    if (options.out !== undefined && (options.all || !isAlike)) {
      const both = [...theirs].filter((one) => ours.has(one));
      write(join(options.out, nameOf(generated, total.changes)), generated.change, { both, missed, falsely });
    }
  }
  peer.close();
  const { changes, alike, both, missed, falsely } = total;
  byType.print('missed, false', (first, second) => `${first}, ${second}`);
  byEdit.print('alike', (first, second) => `${first} of ${second}`);
  process.stdout.write(`${alike} of ${changes} alike; ${both} by both, ${missed} missed, ${falsely} false\n`);
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}

function nameOf({ edits, isBackwards }: Generated, number: number): string {
  return `${edits.join('+')}${isBackwards ? '-backwards' : ''}-${options.seed}.${number}`;
}

/** Descriptions by who reports them. */
interface Said {
  readonly both: readonly string[];
  readonly missed: readonly string[];
  readonly falsely: readonly string[];
}

function write(folder: string, change: Change, { both, missed, falsely }: Said): void {
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const side of ['before', 'after'] as const) for (const [path, text] of Object.entries(change[side])) put(join(side, path), text);
  const lines = (word: string, some: readonly string[]): string => some.map((one) => `${word} ${one}\n`).join('');
  put('what.txt', lines('missed', missed) + lines('false ', falsely) + lines('both  ', both));
}

const unknown = options.only.split(',').filter((name) => name !== '' && name !== 'help' && !(name in EDITS));

if (options.only === 'help') process.stdout.write(`${Object.keys(EDITS).sort().join('\n')}\n`);
else if (unknown.length > 0) fail(`There is no edit ${unknown.join(', ')}; --only help lists them.`);
else if (options.texts !== undefined && !existsSync(options.texts)) fail(`${options.texts} does not exist.`);
else if (!options.help && options.texts !== undefined && options.peer !== undefined)
  await compare(resolve(options.texts), resolve(options.peer));
else {
  (options.help ? process.stdout : process.stderr).write(`${USAGE}\n`);
  process.exitCode = options.help ? 0 : 2;
}
