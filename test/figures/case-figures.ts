/** How many small inputs with known answers are told right. */
import { spawnSync } from 'node:child_process';
import { atLeast, type Figure } from './figure.js';

const RIGHT = atLeast(27, 33);

/** What the judge prints at its end: `12 of 35 right`. Null when it says no such thing. */
export function rightOf(text: string): { readonly right: number; readonly all: number } | null {
  const [, right, all] = /^(\d+) of (\d+) right$/m.exec(text) ?? [];
  return right === undefined || all === undefined ? null : { right: Number(right), all: Number(all) };
}

/** `judge` is a program that runs the built command line on each case of a folder: `--dir DIR --quiet`. Throws when it does not say how many are right. */
export function caseFigures(judge: string, cases: string): Figure[] {
  const { stdout, stderr } = spawnSync(process.execPath, [judge, '--dir', cases, '--quiet'], { encoding: 'utf8' });
  const counts = rightOf(stdout);
  if (!counts) throw new Error(`${judge} did not tell how many cases are right: ${stderr.trim()}`);
  return [{ name: 'cases told right', form: 'count', now: counts.right, ...RIGHT, note: `of ${counts.all}` }];
}
