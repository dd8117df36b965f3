/** Goes through a history with all cores: one line of JSON per commit, in the order in which they are done. */
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { DetectionResult, FileReport, Refactoring } from '../results/result.js';
import { cloned, remoteRepository } from './clones.js';
import { leavesSomethingOpen } from './exit.js';
import { Failure, WrongArgument } from './failure.js';
import { changeOfCommit, cutOff, type RepositoryChange } from './git.js';
import { listCommits, type ListedCommit } from './history.js';
import { MinedFile } from './mined-file.js';
import type { Mining } from './options.js';
import { WatchedDetector } from './watched-detector.js';

/** Milliseconds for one commit, unless told otherwise: a history should not stand still for one of them. */
const BUDGET = 60_000;

/** One line of the output. */
export interface MinedCommit extends ListedCommit {
  readonly refactorings: readonly Refactoring[];
  /** Files that were analysed. */
  readonly files: number;
  /** The search was ended early. */
  readonly incomplete?: true;
  /** Files in known languages that were not analysed, or only in part. */
  readonly left?: readonly (FileReport & { readonly path: string })[];
  /** Why there is no result. */
  readonly error?: string;
}

export interface MiningOptions {
  readonly token: string | undefined;
  /** Origin of the GitHub that `OWNER/NAME` is on. */
  readonly site: string;
  readonly print: (line: string) => void;
  /** Told after each commit. */
  readonly onProgress: (done: number, total: number) => void;
}

/** What became of a history. */
export interface Mined {
  /** Commits of which a line was written. */
  readonly done: number;
  /** Those that the file had lines of already. */
  readonly known: number;
  /** Lines that tell of an error instead of refactorings. */
  readonly failed: number;
  /** Lines that do not tell of all that could have been found. */
  readonly inPart: number;
  /** Merges, which are left out: what they bring together was told before. */
  readonly merges: number;
  /** Commits without a line, which another run does when they can be read: objects that are not here, and ends of a shallow clone. */
  readonly unread: number;
  /** Sentences about what was mended, and what could not be read. */
  readonly notes: readonly string[];
}

/** Mines a history. Rejects with `Failure`. */
export async function mine(mining: Mining, options: MiningOptions): Promise<Mined> {
  // First, since getting a repository may take long.
  const out = mining.out === null ? null : new MinedFile(mining.out);
  try {
    return await mineInto(out, mining, options);
  } finally {
    out?.close();
  }
}

async function mineInto(out: MinedFile | null, mining: Mining, options: MiningOptions): Promise<Mined> {
  const repository = await repositoryOf(mining.repository, options);
  const { commits: all, merges, cutOff: ends } = await listCommits(repository, mining);
  const commits = all.filter(({ commit }) => !out?.known.has(commit));
  const counts = { done: 0, failed: 0, inPart: 0 };
  const unread: string[] = [];
  options.onProgress(0, commits.length);
  const queue = commits.values();
  let isOver = false;
  const work = async (): Promise<void> => {
    const detector = new WatchedDetector();
    try {
      for (const commit of queue) {
        if (isOver) return;
        const mined = await mineCommit(repository, commit, detector, mining.budget ?? BUDGET);
        if (isOver) return;
        if (typeof mined === 'string') unread.push(`${commit.commit.slice(0, 10)}: ${mined}`);
        else {
          const line = JSON.stringify(mined);
          if (out) out.write(line);
          else options.print(line);
          counts.done++;
          if (mined.error !== undefined) counts.failed++;
          if (mined.incomplete || mined.left) counts.inPart++;
        }
        options.onProgress(counts.done + unread.length, commits.length);
      }
    } catch (error) {
      // One that cannot write ends the others.
      isOver = true;
      throw error;
    } finally {
      await detector.close();
    }
  };
  const jobs = Math.max(1, Math.min(mining.jobs ?? availableParallelism(), commits.length));
  await Promise.all(Array.from({ length: jobs }, work));
  const notes = [
    ...(out?.notes ?? []),
    ...(unread.length > 0 ? [`${counted(unread.length)} could not be read, and will be done by another run. ${unread[0] ?? ''}`] : []),
    ...(ends.length > 0
      ? [`${counted(ends.length)} left for another run. ${cutOff(`the parent of ${ends[0]?.commit.slice(0, 10) ?? ''}`)}`]
      : []),
  ];
  return { ...counts, known: all.length - commits.length, merges, unread: unread.length + ends.length, notes };
}

const counted = (commits: number): string => `${commits} ${commits === 1 ? 'commit' : 'commits'}`;

/** What a commit contains, or a sentence why it cannot be read. */
async function mineCommit(
  repository: string,
  commit: ListedCommit,
  detector: WatchedDetector,
  budget: number,
): Promise<MinedCommit | string> {
  let read: RepositoryChange;
  try {
    read = await changeOfCommit(repository, commit.commit);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  try {
    return { ...commit, ...told(await detector.detect(read.change, { budget, explain: false }), read.files) };
  } catch (error) {
    return { ...commit, refactorings: [], files: 0, error: error instanceof Error ? error.message : String(error) };
  }
}

function told(
  { refactorings, files, hitTimeout }: DetectionResult,
  others: RepositoryChange['files'],
): Pick<MinedCommit, 'refactorings' | 'files' | 'incomplete' | 'left'> {
  const reports = [...Object.entries(files), ...Object.entries(others)];
  const left = reports.filter(([, { status }]) => leavesSomethingOpen(status)).map(([path, report]) => ({ path, ...report }));
  return {
    refactorings,
    files: reports.filter(([, { status }]) => status === 'analysed' || status === 'partly').length,
    ...(hitTimeout && { incomplete: true as const }),
    ...(left.length > 0 && { left }),
  };
}

/** A folder as it is; a repository on a server is brought into a folder of ours. */
async function repositoryOf(name: string, { token, site }: MiningOptions): Promise<string> {
  if (existsSync(name) && statSync(name).isDirectory()) return name;
  const remote = remoteRepository(name, site);
  if (remote === null) throw new WrongArgument(`"${name}" is neither a folder, nor OWNER/NAME or the address of a repository.`);
  // The token is for the one server; others are asked as anybody would.
  return cloned(remote, remote.address.origin === site ? token : undefined);
}
