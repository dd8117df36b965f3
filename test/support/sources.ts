/** The project's own source files, for the tests that hold its structure. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface Source {
  /** From the project's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: Source;
  /** A project file without its extension, from the root (`engine/api`), or a package (`preact`, `node:fs`). */
  readonly target: string;
  readonly isPackage: boolean;
  readonly typeOnly: boolean;
}

const SOURCE_FOLDERS = ['action', 'engine', 'wasm', 'github', 'extension', 'shown', 'ui', 'test'];
/** Texts of other projects and languages, which our rules do not hold for. */
const NOT_OURS = /^action\/dist\/|^test\/(cases\/[^/]+\/|cases-pending\/|sample\/|e2e\/\.output\/)/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NOT_OURS.test(path))
    .sort();
}

/** All files of the rooms, whatever their kind. */
export function allPaths(): string[] {
  return SOURCE_FOLDERS.flatMap(filesBelow);
}

/** The TypeScript files of the rooms. */
export function sources(): Source[] {
  return allPaths()
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** What a file imports or re-exports. */
export function importsOf(source: Source): Import[] {
  return [...source.text.matchAll(IMPORT)].map(([, type, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? '';
    const isPackage = !specifier.startsWith('.');
    const target = isPackage ? specifier : join(dirname(source.path), specifier).split(sep).join('/').replace(/\.js$/, '');
    return { from: source, target, isPackage, typeOnly: type !== undefined };
  });
}
