/** How the time of an analysis grows with the size of a change: processor seconds of the command line, for shapes that a program makes in any size. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, type Figure } from './figure.js';

/** What doubling the size may multiply the time with. 2 is linear; a sort, and memory that no longer fits a cache, come on top. */
const GROWTH = atMost(2.6, 2.2);

/** Processor seconds from which the time of a change stands above what starting, compiling and chance add to it. */
const MEASURABLE = 1;

/** The largest size tried of each shape: twice the one at which it was slow when it was found. */
const LARGEST: ReadonlyMap<string, number> = new Map([
  ['overloads', 4000],
  ['overloads-alike', 4000],
  ['inline-many', 2000],
  ['extract-many', 2000],
  ['classes-alike', 4000],
  ['anonymous-to-lambda', 1200],
  ['methods-renamed', 4000],
  ['tests-alike', 4000],
  ['classes-nested', 800],
  ['lambdas-nested', 4000],
  ['names-in-array', 8000],
  ['locals-renamed', 4000],
]);

/** Of a shape that is not listed. */
const USUALLY_LARGEST = 4000;

/** The sizes begin where the largest was halved so often. */
const HALVINGS = 5;

/** Processor seconds for a size; null: it failed, or was given up. */
export interface Timed {
  readonly size: number;
  readonly seconds: number | null;
}

/** The largest quotient of the times of two sizes, one twice the other, where the smaller one can be measured; null where there is no such pair. */
export function largestGrowth(times: readonly Timed[]): number | null {
  const quotients = times.flatMap(({ seconds }, index) => {
    const next = times[index + 1]?.seconds ?? null;
    return seconds !== null && next !== null && seconds > MEASURABLE ? [next / seconds] : [];
  });
  return quotients.length === 0 ? null : Math.max(...quotients);
}

/** The sizes that are tried of a shape, each twice the one before. */
export function sizesOf(shape: string): readonly number[] {
  const largest = LARGEST.get(shape) ?? USUALLY_LARGEST;
  return Array.from({ length: HALVINGS + 1 }, (_, step) => Math.round(largest / 2 ** (HALVINGS - step)));
}

/** The figure of a shape whose sizes were timed. One that failed, or was given up, falls short whatever the others say. */
export function growthFigure(shape: string, times: readonly Timed[], why: string | null): Figure {
  const isSmall = why === null && times.slice(0, -1).every(({ seconds }) => seconds !== null && seconds <= MEASURABLE);
  const seconds = times.map((one) => `${one.size}: ${one.seconds === null ? '-' : `${one.seconds.toFixed(1)} s`}`).join(', ');
  return {
    name: `grown twice, ${shape}`,
    form: 'times',
    now: isSmall ? 0 : why === null ? largestGrowth(times) : null,
    ...GROWTH,
    note: isSmall ? `too fast to tell: ${seconds}` : `${seconds}${why === null ? '' : `; ${why}`}`,
  };
}

/** Writes the processor's milliseconds of the whole process, its threads included, to descriptor 3 when the process ends. */
const TELLING = `import { isMainThread } from 'node:worker_threads'; import { writeSync } from 'node:fs';
if (isMainThread) process.on('exit', () => { const { user, system } = process.cpuUsage(); writeSync(3, String((user + system) / 1000)); });`;

type Run = { readonly seconds: number } | { readonly why: string };

/** Processor seconds of the command line on `folder/before` and `folder/after`; `limit` is in seconds on the clock, for each process that waits for a processor. */
function runOn(cli: string, folder: string, limit: number): Promise<Run> {
  return new Promise((resolve) => {
    const telling = `data:text/javascript,${encodeURIComponent(TELLING)}`;
    const sides = ['--before', join(folder, 'before'), '--after', join(folder, 'after')];
    const child = spawn(process.execPath, ['--import', telling, cli, ...sides, '--json'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let told = '';
    let isGivenUp = false;
    const waiting = Math.max(1, (loadavg()[0] ?? 1) / cpus().length);
    const watch = setTimeout(
      () => {
        isGivenUp = true;
        child.kill('SIGKILL');
      },
      limit * waiting * 1000,
    );
    child.stdio[3]?.on('data', (text: Buffer) => (told += text.toString()));
    child.on('close', (code) => {
      clearTimeout(watch);
      if (isGivenUp) resolve({ why: `given up after ${limit} s` });
      else resolve(code === 0 && told !== '' ? { seconds: Number(told) / 1000 } : { why: `ended with status ${code ?? 'none'}` });
    });
  });
}

function writeEmptyChange(folder: string): void {
  for (const [side, text] of [
    ['before', 'class Yard {\n}\n'],
    ['after', 'class Yard {\n\n}\n'],
  ] as const) {
    mkdirSync(join(folder, side), { recursive: true });
    writeFileSync(join(folder, side, 'Yard.java'), text);
  }
}

export interface GrowthWishes {
  /** The built command line. */
  readonly cli: string;
  /** A program: without arguments it lists its shapes, one a line; `SHAPE SIZE --to DIR` writes a change to `DIR/before` and `DIR/after`. */
  readonly program: string;
  /** Seconds on the clock of a quiet machine, after which a size is given up, and with it the larger ones. */
  readonly limit: number;
}

async function timeShape(shape: string, { cli, program, limit }: GrowthWishes, folder: string, empty: number): Promise<Figure> {
  const times: Timed[] = [];
  for (const size of sizesOf(shape)) {
    const place = join(folder, `${shape}-${size}`);
    execFileSync(process.execPath, [program, shape, String(size), '--to', place]);
    const run = await runOn(cli, place, limit);
    rmSync(place, { recursive: true });
    if ('why' in run) return growthFigure(shape, [...times, { size, seconds: null }], run.why);
    times.push({ size, seconds: Math.max(0, run.seconds - empty) });
  }
  return growthFigure(shape, times, null);
}

/** A figure for each shape, handed over as soon as it is known. Rejects when the command line does not even take an empty change. */
export async function timeGrowth(wishes: GrowthWishes, onFigure: (figure: Figure) => void): Promise<void> {
  const shapes = execFileSync(process.execPath, [wishes.program], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => /^\S+/.exec(line)?.[0] ?? []);
  const folder = mkdtempSync(join(tmpdir(), 'reflens-growth-'));
  try {
    writeEmptyChange(folder);
    const empty = await runOn(wishes.cli, folder, wishes.limit);
    if ('why' in empty) throw new Error(`An empty change: ${wishes.cli} ${empty.why}.`);
    for (const shape of shapes) onFigure(await timeShape(shape, wishes, folder, empty.seconds));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
