// Where the project's sources are, for code that runs from them as well as bundled in `dist/`.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. Throws if this code was taken out of the project. */
export function projectFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'test', 'github', 'client', 'main.ts'))) return folder;
    if (folder === dirname(folder)) throw new Error('the sources of the stand-in (test/github) were not found');
  }
}
