/** Writes and reads the file of a base line, line by line. */
import { closeSync, createReadStream, existsSync, openSync, renameSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { KeptCommit, KeptCounts, KeptFinding, KeptSet } from './kept.js';

/** A commit's line; its findings without the repository, which its name begins with. */
interface CommitLine extends Omit<KeptCommit, 'findings' | 'name'> {
  readonly commit: string;
  readonly findings: readonly (readonly [type: string, id: string, places: string])[];
}

interface CountsLine {
  readonly commits: readonly string[];
  readonly counted: readonly (readonly [type: string, repository: string, id: string, places: string])[];
}

type Line = KeptSet | CommitLine | CountsLine;

/** A set of a base line, as it was saved. */
export interface SavedSet extends KeptSet {
  readonly commits: Map<string, KeptCommit>;
  counts: KeptCounts | null;
}

/** Writes beside the file, which takes its place when all is written: a run that is broken off leaves the file as it was. */
export class BaselineWriter {
  readonly #part: string;
  readonly #descriptor: number;

  constructor(private readonly file: string) {
    this.#part = `${file}.part`;
    this.#descriptor = openSync(this.#part, 'w');
  }

  set(set: KeptSet): void {
    this.#write(set);
  }

  commit({ name, findings, ...more }: KeptCommit): void {
    this.#write({ commit: name, ...more, findings: findings.map(({ type, id, places }) => [type, id, places]) });
  }

  counts({ commits, findings }: KeptCounts): void {
    this.#write({ commits, counted: findings.map(({ type, repository, id, places }) => [type, repository, id, places]) });
  }

  close(): void {
    closeSync(this.#descriptor);
    renameSync(this.#part, this.file);
  }

  #write(line: Line): void {
    writeSync(this.#descriptor, `${JSON.stringify(line)}\n`);
  }
}

function readFinding(commit: string, [type, id, places]: CommitLine['findings'][number]): KeptFinding {
  return { type, repository: commit.slice(0, commit.lastIndexOf('/')), id, places };
}

/** The sets of a file, by name. Throws when there is no such file, or a line of it is no base line's. */
export async function readBaseline(file: string): Promise<ReadonlyMap<string, SavedSet>> {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const sets = new Map<string, SavedSet>();
  let last: SavedSet | undefined;
  for await (const text of createInterface({ input: createReadStream(file, 'utf8') })) {
    const line = JSON.parse(text) as Line;
    if ('set' in line) {
      last = { ...line, commits: new Map(), counts: null };
      sets.set(line.set, last);
    } else if (!last) throw new Error(`${file} is no base line: it does not begin with a set.`);
    else if ('counted' in line) {
      const findings = line.counted.map(([type, repository, id, places]) => ({ type, repository, id, places }));
      last.counts = { commits: line.commits, findings };
    } else {
      const { commit, findings, ...more } = line;
      last.commits.set(commit, { name: commit, ...more, findings: findings.map((one) => readFinding(commit, one)) });
    }
  }
  return sets;
}
