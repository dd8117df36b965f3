/** The file that `reflens mine --out` writes: one line of JSON per commit, by one process at a time. A file of something else is left as it is. */
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  realpathSync,
  renameSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { Failure, WrongArgument } from './failure.js';
import { lock, LockedError } from './lock.js';
import { kindOf, linesOf, type Line } from './mined-lines.js';
import { reasonOf } from './system-errors.js';

/** Characters of a foreign line that are shown: enough to recognize the file. */
const SHOWN = 40;

/** What is in a file. */
interface Contents {
  readonly known: ReadonlySet<string>;
  /** Numbers of lines that are not whole, the last one not among them if it was cut off. */
  readonly broken: readonly number[];
  /** Numbers of lines of commits that have one already. */
  readonly doubled: readonly number[];
  /** The last line where it lacks its end, and whether it is whole but for that. */
  readonly last: { readonly line: Line; readonly isWhole: boolean } | null;
}

export class MinedFile {
  /** Commits that the file has lines of. */
  readonly known: ReadonlySet<string>;
  /** Sentences about what was mended. */
  readonly notes: readonly string[];
  readonly #handle: number;
  readonly #release: () => void;
  /** Bytes of whole lines; null for a device or a pipe, which cannot be read again. */
  #whole: number | null;

  /** Opens a file, or makes one. Throws `Failure` when it is not the output of `mine`, when another run has it, and when it cannot be written. */
  constructor(private readonly name: string) {
    const isFile = this.#try(() => statSync(name, { throwIfNoEntry: false })?.isFile() ?? true);
    const file = isFile && existsSync(name) ? realpathSync(name) : name;
    this.#release = isFile ? this.#locked(file) : () => undefined;
    try {
      const contents = isFile && existsSync(file) ? this.#contents(file) : null;
      this.known = contents?.known ?? new Set();
      this.notes = contents ? this.#try(() => this.#mend(file, contents)) : [];
      this.#handle = this.#try(() => openSync(file, 'a'));
      this.#whole = isFile ? fstatSync(this.#handle).size : null;
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** Adds a line. What was half written when that fails is taken away. Throws `Failure`. */
  write(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    this.#try(() => {
      try {
        for (let at = 0; at < bytes.length;) at += writeSync(this.#handle, bytes, at);
      } catch (error) {
        if (this.#whole !== null) ftruncateSync(this.#handle, this.#whole);
        throw error;
      }
    });
    if (this.#whole !== null) this.#whole += bytes.length;
  }

  close(): void {
    closeSync(this.#handle);
    this.#release();
  }

  #locked(file: string): () => void {
    try {
      return lock(`${file}.lock`);
    } catch (error) {
      if (error instanceof LockedError) throw new Failure(`Another run writes "${this.name}": ${error.wayOn}`);
      throw this.#failure(error);
    }
  }

  /** Reads all of it before anything is changed. */
  #contents(file: string): Contents {
    const known = new Set<string>();
    const [broken, doubled]: number[][] = [[], []];
    let last: Contents['last'] = null;
    let firstDamaged: Line | null = null;
    for (const line of this.#lines(file)) {
      const found = kindOf(line.bytes);
      if (found.kind === 'foreign') throw this.#foreign(line);
      if (found.kind === 'damaged') firstDamaged ??= line;
      const isDoubled = found.kind === 'commit' && known.has(found.commit);
      if (!line.isEnded) last = { line, isWhole: found.kind === 'commit' && !isDoubled };
      else if (found.kind === 'broken' || found.kind === 'damaged') broken?.push(line.number);
      else if (isDoubled) doubled?.push(line.number);
      if (found.kind === 'commit') known.add(found.commit);
    }
    if (firstDamaged && known.size === 0) throw this.#foreign(firstDamaged);
    return { known, broken: broken ?? [], doubled: doubled ?? [], last };
  }

  *#lines(file: string): Generator<Line> {
    try {
      yield* linesOf(file);
    } catch (error) {
      throw error instanceof Failure ? error : this.#failure(error, 'read');
    }
  }

  #foreign({ number, bytes }: Line): WrongArgument {
    const shown = JSON.stringify(bytes.toString('utf8').slice(0, SHOWN));
    return new WrongArgument(
      `"${this.name}" is not what "reflens mine" writes: line ${number} begins ${shown}. Nothing of it was changed; name another file.`,
    );
  }

  /** Makes all of a file whole lines, each commit's once. What was cut off at its end is taken away; broken lines in between are kept aside. */
  #mend(file: string, { broken, doubled, last }: Contents): string[] {
    if (last?.isWhole) appendFileSync(file, '\n');
    else if (last) truncateSync(file, last.line.start);
    if (broken.length + doubled.length === 0) return [];
    const aside = `${file}.broken`;
    this.#rewrite(file, aside, new Set(broken), new Set(doubled));
    return [
      ...(broken.length > 0
        ? [
            `${linesNamed(broken)} of "${this.name}" ${broken.length === 1 ? 'was' : 'were'} broken and moved to "${aside}"; what they told is done again.`,
          ]
        : []),
      ...(doubled.length > 0
        ? [
            `${linesNamed(doubled)} of "${this.name}" told of commits a second time and ${doubled.length === 1 ? 'was' : 'were'} taken away.`,
          ]
        : []),
    ];
  }

  /** Under another name until it is complete. */
  #rewrite(file: string, aside: string, broken: ReadonlySet<number>, doubled: ReadonlySet<number>): void {
    const next = `${file}.next`;
    // Of the same owner and rights as far as a copy can be.
    copyFileSync(file, next);
    truncateSync(next, 0);
    for (const { number, bytes } of linesOf(file)) {
      const to = broken.has(number) ? aside : next;
      if (!doubled.has(number)) appendFileSync(to, Buffer.concat([bytes, Buffer.from('\n')]));
    }
    renameSync(next, file);
  }

  #try<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #failure(error: unknown, verb = 'written'): Failure {
    if (error instanceof Failure) return error;
    const sentence = `"${this.name}" cannot be ${verb}: ${reasonOf(error)}.`;
    return isFull(error) ? new Failure(sentence) : new WrongArgument(sentence);
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** How many numbers of lines are named before the rest is only counted. */
const NAMED = 5;

function linesNamed(numbers: readonly number[]): string {
  const named = numbers.slice(0, NAMED).join(', ');
  const more = numbers.length > NAMED ? ` and ${numbers.length - NAMED} more` : '';
  return `${numbers.length === 1 ? 'Line' : 'Lines'} ${named}${more}`;
}
