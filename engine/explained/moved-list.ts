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
  readonly #entries: MovedEntry[] = [];

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
  return {
    type: how === 'copied' ? 'Copied Lines' : 'Moved Lines',
    description: sentenceOf(entry),
    leftSideLocations: [locationOf(before, 'original lines')],
    rightSideLocations: [locationOf(after, how === 'copied' ? 'copied lines' : 'moved lines')],
    level: how === 'statements' ? 'low' : 'high',
    family: 'moved-lines',
    editedLines,
    lines,
    how,
    ...(within !== undefined && { within }),
    ...(indented !== undefined && indented !== 0 && { indented }),
  };
}

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

/** `12 lines from a.py:3 to b.py:40`, `printAll within Prices, from line 3 to line 40`. */
function sentenceOf({ before, after, how, within, indented, lines, name }: MovedEntry): string {
  const count = lines.reduce((sum, [, , length]) => sum + length, 0);
  const what = name ?? `${String(count)} line${count === 1 ? '' : 's'}`;
  const isSame = before.path === after.path;
  const from = isSame ? `line ${String(before.startLine)}` : `${before.path}:${String(before.startLine)}`;
  const to = isSame ? `line ${String(after.startLine)}` : `${after.path}:${String(after.startLine)}`;
  const shift =
    indented === undefined || indented === 0
      ? ''
      : `, re-indented by ${String(Math.abs(indented))} to the ${indented < 0 ? 'left' : 'right'}`;
  if (how === 'copied')
    return `${what} that still ${count === 1 ? 'stands' : 'stand'} in ${before.path}:${String(before.startLine)}, at ${to}${shift}`;
  const inside = within === undefined ? (isSame ? `within ${before.path}, ` : '') : `within ${within}, `;
  const order = how === 'statements' && isSame ? ', where the order may matter' : '';
  return `${what} ${inside}from ${from} to ${to}${shift}${order}`;
}
