/** Goes through a history with all cores: one line of JSON per commit, in the order in which they are done. */
import { appendFileSync, createReadStream, existsSync, statSync, truncateSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { Refactoring } from '../results/result.js';
import { WrongArgument } from './failure.js';
import { cloned, remoteRepository } from './clones.js';
import { listCommits, type ListedCommit } from './history.js';
import type { Mining } from './options.js';

/** Milliseconds for one commit, unless told otherwise: a history should not stand still for one of them. */
const BUDGET = 60_000;

/** Milliseconds after a commit's budget until its worker is given up. */
const GRACE = 30_000;

/** One line of the output. */
export interface MinedCommit extends ListedCommit {
  readonly refactorings: readonly Refactoring[];
  /** Files that were analysed. */
  readonly files: number;
  /** The search was ended early. */
  readonly incomplete?: true;
  /** Why there is no result. */
  readonly error?: string;
}

/** A commit for a worker, and what it answers. */
export interface MiningTask {
  readonly repository: string;
  readonly commit: ListedCommit;
  readonly budget: number;
}

export interface MiningOptions {
  readonly token: string | undefined;
  /** Origin of the GitHub that `OWNER/NAME` is on. */
  readonly site: string;
  readonly print: (line: string) => void;
  /** Told after each commit. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Mines a history. Gives the counts of commits that were looked at, that were there already, and that failed. Rejects with `Failure`. */
export async function mine(mining: Mining, options: MiningOptions): Promise<{ done: number; known: number; failed: number }> {
  const repository = await repositoryOf(mining.repository, options);
  const { commits: all } = await listCommits(repository, mining);
  const known = mining.out === null ? new Set<string>() : await commitsIn(mining.out);
  const commits = all.filter(({ commit }) => !known.has(commit));
  const { out } = mining;
  const write = (line: string): void => (out === null ? options.print(line) : appendFileSync(out, `${line}\n`));
  let done = 0;
  let failed = 0;
  options.onProgress(0, commits.length);
  const queue = commits.values();
  const work = async (): Promise<void> => {
    const miner = new Miner();
    try {
      for (const commit of queue) {
        const mined = await miner.mine({ repository, commit, budget: mining.budget ?? BUDGET });
        if (mined.error !== undefined) failed++;
        write(JSON.stringify(mined));
        options.onProgress(++done, commits.length);
      }
    } finally {
      await miner.close();
    }
  };
  const jobs = Math.max(1, Math.min(mining.jobs ?? availableParallelism(), commits.length));
  await Promise.all(Array.from({ length: jobs }, work));
  return { done, known: all.length - commits.length, failed };
}

/** A folder as it is; a repository on a server is brought into a folder of ours. */
async function repositoryOf(name: string, { token, site }: MiningOptions): Promise<string> {
  if (existsSync(name) && statSync(name).isDirectory()) return name;
  const remote = remoteRepository(name, site);
  if (remote === null) throw new WrongArgument(`"${name}" is neither a folder, nor OWNER/NAME or the address of a repository.`);
  // The token is for the one server; others are asked as anybody would.
  return cloned(remote, remote.address.origin === site ? token : undefined);
}

/** The commits of which a file has lines already. What follows the last whole line, since writing it was cut off, is taken away. */
async function commitsIn(file: string): Promise<Set<string>> {
  const commits = new Set<string>();
  if (!existsSync(file)) return commits;
  let whole = 0;
  let end = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    end += Buffer.byteLength(line) + 1;
    const commit = commitOf(line);
    if (commit === null) continue;
    commits.add(commit);
    whole = end;
  }
  if (whole < statSync(file).size) truncateSync(file, whole);
  return commits;
}

function commitOf(line: string): string | null {
  try {
    const mined: unknown = JSON.parse(line);
    return typeof mined === 'object' && mined !== null && 'commit' in mined && typeof mined.commit === 'string' ? mined.commit : null;
  } catch {
    return null;
  }
}

/** One thread with an engine. A commit that ends its thread, for want of memory say, is told as such, and the next one has a new thread. */
class Miner {
  #worker: Worker | null = null;
  #answer: (result: MinedCommit | string) => void = () => undefined;

  async mine(task: MiningTask): Promise<MinedCommit> {
    const worker = (this.#worker ??= this.#start());
    const result = await new Promise<MinedCommit | string>((resolve) => {
      const timer = setTimeout(() => resolve('It took too long.'), task.budget + GRACE);
      this.#answer = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      worker.postMessage(task);
    });
    // After an error the engine's memory may be used up or its parser broken: the next commit has a thread of its own.
    if (typeof result === 'string' || result.error !== undefined) await this.close();
    if (typeof result !== 'string') return result;
    return { ...task.commit, refactorings: [], files: 0, error: result };
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#answer = () => undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./mine-worker.js', import.meta.url));
    const from = (answer: MinedCommit | string): void => {
      // What a thread says on its way out concerns nobody any more.
      if (this.#worker === worker) this.#answer(answer);
    };
    worker.on('message', (mined: MinedCommit) => from(mined));
    worker.on('error', (error) => from(error.message));
    worker.on('exit', () => from('Its thread ended.'));
    return worker;
  }
}
