// A change between two trees as git sees it: the files, and for each file its hunks line by line.
import { git } from './git.js';

/** How a file changed, in the REST API's words. */
export type FileStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'copied';

/** One line of a file's diff. `left` and `right` are the line numbers reached so far, as GitHub's payloads have them. */
export interface DiffLine {
  readonly type: 'HUNK' | 'CONTEXT' | 'ADDITION' | 'DELETION';
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly noNewline: boolean;
}

/** One changed file. Ids and modes are null on the side where the file is missing; `lines` is empty for binary files. */
export interface DiffFile {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status: FileStatus;
  readonly beforeOid: string | null;
  readonly afterOid: string | null;
  readonly beforeMode: string | null;
  readonly afterMode: string | null;
  readonly additions: number;
  readonly deletions: number;
  readonly binary: boolean;
  /** The hunks' text as the REST API gives it (no file header); null for binary and content-less changes. */
  readonly patch: string | null;
  readonly lines: readonly DiffLine[];
}

/** git's id of the tree without files: what a commit without parents is compared with. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const NO_OID = /^0+$/;
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const STATUS: Readonly<Record<string, FileStatus>> = { A: 'added', D: 'removed', M: 'modified', T: 'modified', R: 'renamed', C: 'copied' };

/**
 * The files that differ between two trees or commits, renames found, with three lines of context.
 * `interHunkContext` is 1 for GitHub's pages (they join hunks that one line separates) and 0 for its API.
 */
export async function diffTrees(dir: string, before: string, after: string, interHunkContext: 0 | 1): Promise<DiffFile[]> {
  const common = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', '-M', '--full-index', before, after];
  const [raw, patch] = await Promise.all([
    git(dir, [...common, '--raw', '-z', '--no-abbrev']),
    git(dir, [...common, '-p', '-U3', `--inter-hunk-context=${interHunkContext}`]),
  ]);
  const sections = splitSections(patch.toString('utf8'));
  return parseRaw(raw.toString('utf8')).map((entry) =>
    // A change of type (file to symbolic link) is printed as a removal and an addition.
    toFile(entry, sections.splice(0, entry.letter === 'T' ? 2 : 1)),
  );
}

/** The same files as pages show them to a reader who hides changes of white space; one whose changes are all hidden has no lines. */
export async function diffTreesWithoutSpace(dir: string, before: string, after: string): Promise<DiffFile[]> {
  const common = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', '-M', '--full-index', before, after];
  const entries = parseRaw((await git(dir, [...common, '--raw', '-z', '--no-abbrev'])).toString('utf8'));
  // git prints nothing at all for some of the files, so each is asked for by itself.
  const bodies = await Promise.all(
    entries.map(async ({ path, previousPath }) => {
      const paths = previousPath === null ? [path] : [previousPath, path];
      return splitSections((await git(dir, [...common, '-w', '-p', '-U3', '--inter-hunk-context=1', '--', ...paths])).toString('utf8'));
    }),
  );
  return entries.map((entry, index) => toFile(entry, bodies[index] ?? []));
}

function toFile(entry: RawEntry, own: readonly Section[]): DiffFile {
  const body = own.map((section) => section.body).filter((text) => text !== '');
  const lines = body.flatMap(parseHunks);
  return {
    path: entry.path,
    previousPath: entry.previousPath,
    status: STATUS[entry.letter] ?? 'modified',
    beforeOid: NO_OID.test(entry.beforeOid) ? null : entry.beforeOid,
    afterOid: NO_OID.test(entry.afterOid) ? null : entry.afterOid,
    beforeMode: entry.beforeMode === '000000' ? null : entry.beforeMode,
    afterMode: entry.afterMode === '000000' ? null : entry.afterMode,
    additions: lines.filter((line) => line.type === 'ADDITION').length,
    deletions: lines.filter((line) => line.type === 'DELETION').length,
    binary: own.some((section) => section.binary),
    patch: body.length ? body.join('\n') : null,
    lines,
  };
}

interface RawEntry {
  readonly letter: string;
  readonly path: string;
  readonly previousPath: string | null;
  readonly beforeOid: string;
  readonly afterOid: string;
  readonly beforeMode: string;
  readonly afterMode: string;
}

function parseRaw(text: string): RawEntry[] {
  const fields = text.split('\0');
  const entries: RawEntry[] = [];
  for (let i = 0; i + 1 < fields.length;) {
    const [beforeMode = '', afterMode = '', beforeOid = '', afterOid = '', status = ''] = (fields[i++] ?? '').slice(1).split(' ');
    const letter = status.charAt(0);
    const first = fields[i++] ?? '';
    const moved = letter === 'R' || letter === 'C';
    entries.push({
      letter,
      beforeMode,
      afterMode,
      beforeOid,
      afterOid,
      path: moved ? (fields[i++] ?? '') : first,
      previousPath: moved ? first : null,
    });
  }
  return entries;
}

interface Section {
  readonly body: string;
  readonly binary: boolean;
}

/** Cuts a patch into files. Only a file's first line can begin with `diff --git`: all others carry a diff mark before their text. */
function splitSections(patch: string): Section[] {
  if (patch === '') return [];
  return patch
    .split(/^diff --git .*\n/m)
    .slice(1)
    .map((section) => {
      const start = section.search(/^@@ /m);
      const header = start < 0 ? section : section.slice(0, start);
      return { body: start < 0 ? '' : section.slice(start).replace(/\n$/, ''), binary: /^Binary files /m.test(header) };
    });
}

/** The lines of a file's hunks, in order; every hunk begins with a line of type HUNK. */
export function parseHunks(body: string): DiffLine[] {
  const lines: DiffLine[] = [];
  let left = 0;
  let right = 0;
  for (const line of body.split('\n')) {
    const mark = line.charAt(0);
    const text = line.slice(1).replace(/\r$/, '');
    const hunk = mark === '@' ? HUNK.exec(line) : null;
    if (hunk) {
      // `-0,0` and `+0,0` stand for a missing file: numbering then starts at 0 and no line of that side follows.
      left = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1);
      right = Number(hunk[3]) - (hunk[4] === '0' ? 0 : 1);
      lines.push({ type: 'HUNK', text: line, left, right, noNewline: false });
    } else if (mark === '+') lines.push({ type: 'ADDITION', text, left, right: ++right, noNewline: false });
    else if (mark === '-') lines.push({ type: 'DELETION', text, left: ++left, right, noNewline: false });
    else if (mark === ' ') lines.push({ type: 'CONTEXT', text, left: ++left, right: ++right, noNewline: false });
    else if (mark === '\\') {
      const last = lines.pop();
      if (last) lines.push({ ...last, noNewline: true });
    }
  }
  return lines;
}
