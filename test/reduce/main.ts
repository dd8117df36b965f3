/** `npm run reduce`: the smallest changes about which the peer and we disagree, made of a commit by leaving out what does not matter. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Change, Detector } from '../../engine/api.js';
import { changeOfFolders } from '../../engine/node/folders.js';
import { loadWasmFromFolder } from '../../engine/node/load-wasm.js';
import { createDetector } from '../../engine/node/index.js';
import { typeOfDescription } from '../accuracy/benchmarks.js';
import { canonicalDescription, commitsStartingWith, loadChange } from '../accuracy/oracle.js';
import { refuseToShow } from '../accuracy/sets.js';
import { Peer } from './peer.js';
import { Cutter } from './pieces.js';
import { shrink } from './shrink.js';

const USAGE = `usage: npm run reduce -- --oracle DIR --peer COMMAND --out DIR PROJECT/SHA ...
For each disagreement about these commits: leaves out files, members and statements as long as the peer and we still disagree about it, and
writes what is left to DIR/NUMBER: before/, after/, peer.txt with all that the peer reports of it, and what.txt, which says who reports what. A disagreement that an
earlier change shows too is not reduced again.
       npm run reduce -- --again DIR
Says what we report of these changes by now, and what the peer did.
  --type TYPE        only refactorings of this type
  --most NUMBER      of each commit, no more changes than this (default: 12)
  --seconds NUMBER   for one change (default: 60)`;

const { values: options, positionals } = parseArgs({
  options: {
    oracle: { type: 'string' },
    peer: { type: 'string' },
    out: { type: 'string' },
    type: { type: 'string' },
    again: { type: 'string' },
    most: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '60' },
    help: { type: 'boolean', short: 'h', default: false },
  },
  allowPositionals: true,
});

type Descriptions = ReadonlySet<string>;

/** What one of both reports and the other does not. */
interface Disagreement {
  readonly by: 'peer' | 'us';
  readonly description: string;
}

/** Both tools. */
interface Asked {
  readonly us: (change: Change) => Promise<Descriptions | null>;
  readonly peer: (change: Change) => Promise<Descriptions | null>;
}

/** Milliseconds that we may take for one change. */
const BUDGET = 20_000;

async function reported(detector: Detector, change: Change): Promise<Descriptions> {
  const { refactorings } = await detector.detect(change, { explain: false, budget: BUDGET });
  return new Set(refactorings.map(({ description }) => canonicalDescription(description)));
}

const disagrees = async ({ by, description }: Disagreement, change: Change, { us, peer }: Asked): Promise<boolean> => {
  const ours = await us(change);
  if (ours?.has(description) !== (by === 'us')) return false;
  return (await peer(change))?.has(description) === (by === 'peer');
};

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const minus = (all: Descriptions | null, others: Descriptions | null): string[] => [...(all ?? [])].filter((each) => !others?.has(each));

async function reduce(oracle: string, command: string, out: string): Promise<void> {
  refuseToShow(oracle, '`npm run reduce`');
  const cutter = await Cutter.create(loadWasmFromFolder);
  const detector = await createDetector();
  const peer = new Peer(command);
  const asked: Asked = {
    us: (change) => reported(detector, change),
    peer: (change) => peer.ask(change),
  };
  let number = 0;
  for (const name of positionals) {
    const slash = name.lastIndexOf('/');
    const [id] = commitsStartingWith(oracle, slash < 0 ? null : name.slice(0, slash), name.slice(slash + 1));
    if (!id) throw new Error(`There is no commit ${name}.`);
    const { before, after } = loadChange(oracle, id);
    const change = { before, after };
    const [ours, theirs] = [await asked.us(change), await asked.peer(change)];
    if (!ours || !theirs) continue;
    const open = new Map<string, Disagreement>(
      [
        ...minus(theirs, ours).map((description) => ({ by: 'peer', description }) as const),
        ...minus(ours, theirs).map((description) => ({ by: 'us', description }) as const),
      ]
        .filter(({ description }) => options.type === undefined || typeOfDescription(description) === options.type)
        .map((one) => [`${one.by} ${one.description}`, one]),
    );
    process.stdout.write(`${name}: ${open.size} disagreements\n`);
    for (let done = 0; open.size > 0 && done < Number(options.most); done += 1) {
      const [[key, about]] = [...open] as [[string, Disagreement]];
      open.delete(key);
      const small = await shrink(change, cutter, {
        speaksOf: about.description,
        holds: (smaller) => disagrees(about, smaller, asked),
        end: performance.now() + Number(options.seconds) * 1000,
      });
      const [we, they] = [await asked.us(small), await asked.peer(small)];
      for (const description of minus(we, they)) open.delete(`us ${description}`);
      for (const description of minus(they, we)) open.delete(`peer ${description}`);
      number += 1;
      const folder = join(out, String(number).padStart(3, '0'));
      for (const side of ['before', 'after'] as const)
        for (const [path, text] of Object.entries(small[side])) write(join(folder, side, path), text);
      write(join(folder, 'peer.txt'), [...(they ?? [])].map((each) => `${each}\n`).join(''));
      const lines = (title: string, all: readonly string[]): string => `${title}\n${all.map((each) => `  ${each}\n`).join('')}`;
      const both = [...(we ?? [])].filter((each) => they?.has(each));
      write(
        join(folder, 'what.txt'),
        `${name}\n${lines(`only ${about.by}, reduced for`, [about.description])}${lines('only the peer', minus(they, we))}${lines('only we', minus(we, they))}${lines('both', both)}`,
      );
      process.stdout.write(`  ${folder}  ${about.by}  ${about.description}\n`);
    }
  }
  peer.close();
}

/** Compares what we report of reduced changes with what the peer did. */
async function again(folder: string): Promise<void> {
  const detector = await createDetector();
  const total = { agreed: 0, both: 0, missed: 0, falsely: 0 };
  const folders = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('peer.txt'))
    .map((path) => dirname(join(folder, path)))
    .sort();
  for (const one of folders) {
    const sides = (['before', 'after'] as const).map((side) => join(one, side));
    for (const side of sides) mkdirSync(side, { recursive: true });
    const { change } = changeOfFolders(...(sides as [string, string]));
    const ours = await reported(detector, change);
    const theirs = new Set(
      readFileSync(join(one, 'peer.txt'), 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    );
    const [missed, falsely] = [minus(theirs, ours), minus(ours, theirs)];
    total.agreed += missed.length + falsely.length === 0 ? 1 : 0;
    total.both += theirs.size - missed.length;
    total.missed += missed.length;
    total.falsely += falsely.length;
    process.stdout.write(`${one}: ${theirs.size - missed.length} by both, ${missed.length} missed, ${falsely.length} false\n`);
  }
  const { agreed, both, missed, falsely } = total;
  process.stdout.write(`${agreed} of ${folders.length} agree; ${both} by both, ${missed} missed, ${falsely} false\n`);
}

const { help, oracle, peer: command, out } = options;
if (!help && options.again !== undefined) await again(resolve(options.again));
else if (!help && oracle !== undefined && command !== undefined && out !== undefined && positionals.length > 0)
  await reduce(resolve(oracle), resolve(command), resolve(out));
else {
  (help ? process.stdout : process.stderr).write(`${USAGE}\n`);
  process.exitCode = help ? 0 : 2;
}
