/** One process at a time: a file beside what is locked, which names the process that has it. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Another process has it, or seems to. */
export class LockedError extends Error {
  constructor(
    readonly file: string,
    readonly holder: Holder | null,
  ) {
    super(`"${file}" is there`);
  }

  /** Who has it, and what to do if they do not: words that follow a sentence. */
  get wayOn(): string {
    const who = this.holder === null ? 'another run' : `process ${this.holder.pid}${this.isElsewhere ? ` on ${this.holder.host}` : ''}`;
    return `"${this.file}" says that ${who} has it. Delete that file if nothing is running.`;
  }

  get isElsewhere(): boolean {
    return this.holder !== null && this.holder.host !== hostname();
  }
}

/**
 * Takes a lock by making this file, and gives what releases it, which the end of the process does, too. A lock of a process that is gone is taken over. Throws
 * `LockedError`, and Node's errors when the file cannot be made.
 */
export function lock(file: string): () => void {
  if (!make(file)) takeOver(file);
  const release = (): void => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** Only one process may do so at a time, and what it looks at must not be of the one that did it just before. */
function takeOver(file: string): void {
  const turn = `${file}.turn`;
  if (!make(turn)) throw new LockedError(turn, holderOf(turn));
  try {
    const holder = holderOf(file);
    if (holder === null || holder.host !== hostname() || isAlive(holder.pid)) throw new LockedError(file, holder);
    rmSync(file);
    if (!make(file)) throw new LockedError(file, holderOf(file));
  } finally {
    rmSync(turn, { force: true });
  }
}

/** False when it is there. */
function make(file: string): boolean {
  const holder: Holder = { pid: process.pid, host: hostname() };
  try {
    const handle = openSync(file, 'wx');
    try {
      writeSync(handle, `${JSON.stringify(holder)}\n`);
    } finally {
      closeSync(handle);
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Null when the file does not say. */
function holderOf(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isHolder = typeof holder === 'object' && holder !== null && 'pid' in holder && 'host' in holder;
    return isHolder && typeof holder.pid === 'number' && typeof holder.host === 'string' ? { pid: holder.pid, host: holder.host } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
