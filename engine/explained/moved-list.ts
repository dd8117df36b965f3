import { kind } from '../catalogue/documented.js';
import type { MovedLines } from '../results/result.js';

/** Lines of one version of a file. */
export interface Lines {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  /** Of the last line, so that its end is a column. */
  readonly lastLength: number;
}

/** What is known of lines that moved, but for how it is said. */
export interface MovedEntry extends Pick<MovedLines, 'how' | 'within' | 'indented' | 'lines'> {
  readonly before: Lines;
  readonly after: Lines;
  readonly editedLines: number;
  /** What moved, when it is one thing with a name; else its lines are counted. */
  readonly name?: string;
}

/** The moved and copied lines of a change, in the order in which they are found. As reasons they are numbered behind the refactorings. */
export class MovedLinesList {
  #entries: MovedEntry[] = [];

  constructor(
    /** How many refactorings there are. */
    readonly first: number,
  ) {}

  /** Adds an entry; its number as a reason. */
  add(entry: MovedEntry): number {
    return this.first + this.#entries.push(entry) - 1;
  }

  get entries(): readonly MovedEntry[] {
    return this.#entries;
  }

  /** Counts the lines that were edited in members that changed their order, once it is known which lines are left. `leftIn`: how many are, of those of one version. */
  countEdits(leftIn: (side: 'before' | 'after', lines: Lines) => number): void {
    this.#entries = this.#entries.map((entry) =>
      entry.how === 'members' ? { ...entry, editedLines: Math.max(leftIn('before', entry.before), leftIn('after', entry.after)) } : entry,
    );
  }

  /** Reasons apart: indices of refactorings, and of moved lines. */
  apart(reasons: readonly number[]): { readonly refactorings: readonly number[]; readonly moved: readonly number[] } {
    return {
      refactorings: reasons.filter((reason) => reason < this.first),
      moved: reasons.flatMap((reason) => (reason < this.first ? [] : [reason - this.first])),
    };
  }

  get list(): readonly MovedLines[] {
    return this.#entries.map(told);
  }
}

function told(entry: MovedEntry): MovedLines {
  const { before, after, how, within, indented, lines, editedLines } = entry;
  const isCopied = how === 'copied';
  const sentence = sentenceOf(entry);
  return {
    type: isCopied ? 'Copied Lines' : 'Moved Lines',
    description: sentence,
    leftSideLocations: [locationOf(before, 'original lines')],
    rightSideLocations: [locationOf(after, isCopied ? 'copied lines' : 'moved lines')],
    level: how === 'statements' ? 'low' : 'high',
    editedLines,
    body: editedLines === 0 ? { kind: 'same' } : { kind: 'edited', lines: editedLines, reason: 'Lines inside were edited.' },
    family: 'moved-lines',
    kind: isCopied ? COPIED : MOVED,
    summary: { after: nameOf(entry), context: contextOf(entry), sentence },
    lines,
    how,
    ...(within !== undefined && { within }),
    ...(indented !== undefined && indented !== 0 && { indented }),
  };
}

const [MOVED, COPIED] = [kind('move', 'lines'), kind('copy', 'lines')];

const locationOf = ({ path, startLine, endLine, lastLength }: Lines, role: string): MovedLines['leftSideLocations'][number] => ({
  filePath: path,
  startLine,
  endLine,
  startColumn: 1,
  endColumn: lastLength + 1,
  codeElementType: 'LINES',
  description: role,
  codeElement: null,
});

const countOf = ({ lines }: MovedEntry): number => lines.reduce((sum, [, , length]) => sum + length, 0);

/** What moved: by its name, or by how many lines it has. */
function nameOf(entry: MovedEntry): string {
  const count = countOf(entry);
  return entry.name ?? `${String(count)} line${count === 1 ? '' : 's'}`;
}

/** `within Prices`, `a.js → b.js`, `in a.js`. */
function contextOf({ before, after, within }: MovedEntry): string {
  if (within !== undefined) return `within ${within}`;
  if (before.path === after.path) return `in ${fileName(after.path)}`;
  const [from, to] = [fileName(before.path), fileName(after.path)];
  return from === to ? `${before.path} → ${after.path}` : `${from} → ${to}`;
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `12 lines from a.py:3 to b.py:40`, `printAll within Prices, from line 3 to line 40`. */
function sentenceOf(entry: MovedEntry): string {
  const { before, after, how, within, indented } = entry;
  const isSame = before.path === after.path;
  const from = isSame ? `line ${String(before.startLine)}` : `${before.path}:${String(before.startLine)}`;
  const to = isSame ? `line ${String(after.startLine)}` : `${after.path}:${String(after.startLine)}`;
  const shift =
    indented === undefined || indented === 0
      ? ''
      : `, re-indented by ${String(Math.abs(indented))} to the ${indented < 0 ? 'left' : 'right'}`;
  if (how === 'copied') {
    const stand = countOf(entry) === 1 ? 'stands' : 'stand';
    return `${nameOf(entry)} that still ${stand} in ${before.path}:${String(before.startLine)}, at ${to}${shift}`;
  }
  const inside = within === undefined ? (isSame ? `within ${before.path}, ` : '') : `within ${within}, `;
  const order = how === 'statements' ? `, in another order${shift === '' ? '' : ' or nested otherwise'}, which may matter` : '';
  return `${nameOf(entry)} ${inside}from ${from} to ${to}${shift}${order}`;
}
