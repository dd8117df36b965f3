/** Figures of the engine's size: what a reader of it has to go through. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Figure } from './figure.js';

/** The rooms that pair and judge, with the one language that they were made for. */
const ROOMS = ['facts', 'matching', 'detection', 'findings', 'languages/java'];

/** Files that a folder may hold and still be seen at once. */
const MOST_FILES = 20;

const LINES = atMost(20_000, 16_000);
const CROWDED = atMost(0);

interface Folder {
  readonly path: string;
  readonly files: number;
  readonly lines: number;
}

/** A folder and those below it, with the TypeScript files that stand directly in each. */
function foldersIn(path: string): Folder[] {
  const entries = readdirSync(path, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  // As `wc -l` counts: line ends.
  const lines = files.reduce((sum, { name }) => sum + readFileSync(join(path, name), 'utf8').split('\n').length - 1, 0);
  return [
    { path, files: files.length, lines },
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersIn(join(path, name))),
  ];
}

/** `engine` is the engine's folder; a room that is not there yet, or no more, has no lines. */
export function sizeFigures(engine: string): Figure[] {
  const rooms = ROOMS.map((name) => ({ name, folders: existsSync(join(engine, name)) ? foldersIn(join(engine, name)) : [] }));
  const linesOf = (folders: readonly Folder[]): number => folders.reduce((sum, { lines }) => sum + lines, 0);
  const all = rooms.flatMap(({ folders }) => folders);
  const crowded = all.filter(({ files }) => files > MOST_FILES).sort((one, other) => other.files - one.files);
  return [
    {
      name: `lines of ${ROOMS.join(' + ')}`,
      form: 'count',
      now: linesOf(all),
      ...LINES,
      note: rooms.map(({ name, folders }) => `${name} ${linesOf(folders)}`).join(', '),
    },
    {
      name: `folders of over ${MOST_FILES} files`,
      form: 'count',
      now: crowded.length,
      ...CROWDED,
      note: crowded.map(({ path, files }) => `${path} ${files}`).join(', '),
    },
  ];
}
