/** Case folders: `test/cases/<family>/<case>/` with `before/`, `after/` and `expected.txt`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Change } from '../../engine/api.js';
import type { DetectionResult } from '../../engine/results/result.js';

export interface Case {
  /** `<family>/<case>` */
  readonly name: string;
  readonly folder: string;
  readonly expectedFile: string;
}

export const CASES_FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'cases');

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** All case folders. */
export function discoverCases(): Case[] {
  return folders(CASES_FOLDER).flatMap((family) =>
    folders(join(CASES_FOLDER, family)).map((name) => {
      const folder = join(CASES_FOLDER, family, name);
      return { name: `${family}/${name}`, folder, expectedFile: join(folder, 'expected.txt') };
    }),
  );
}

/** Texts by path; a side that has no folder has no files (all were added, or all deleted). */
function readTexts(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

export function readChange({ folder }: Case): Change {
  return { before: readTexts(join(folder, 'before')), after: readTexts(join(folder, 'after')) };
}

/** `expected.txt`, or nothing when it is still to be written. */
export function readExpected({ expectedFile }: Case): string {
  return existsSync(expectedFile) ? readFileSync(expectedFile, 'utf8') : '';
}

/** What `expected.txt` should say: its own comments (lines that begin with #), then the descriptions found, sorted. */
export function expectedText(present: string, result: DetectionResult): string {
  const comments = present.split('\n').filter((line) => line.startsWith('#'));
  return [...comments, ...descriptions(result)].map((line) => `${line}\n`).join('');
}

export function descriptions({ refactorings }: DetectionResult): string[] {
  return refactorings.map(({ description }) => description).sort();
}
