/** Reads files of cases: JSON, or one JSON object a line, packed with `xz` or not. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters that the longest file may have when it is unpacked. */
const MOST_CHARACTERS = 1 << 28;

/** The cases of a file, taken to have the form that its description says. */
export function readCases<Case>(folder: string, name: string): readonly Case[] {
  const file = join(folder, name);
  if (!existsSync(file)) throw new Error(`There is no ${name} in ${folder}.`);
  const text = file.endsWith('.xz')
    ? execFileSync('xz', ['-dc', file], { encoding: 'utf8', maxBuffer: MOST_CHARACTERS })
    : readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text) as readonly Case[];
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);
}
