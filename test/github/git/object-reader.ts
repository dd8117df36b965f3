// Reads git objects through one long-lived `git cat-file --batch`, since a page of 300 files would otherwise start 600 processes.
import type { ChildProcess } from 'node:child_process';
import { gitProcess } from './git.js';

/** An object of the repository: its id, type and bytes. */
export interface GitObject {
  readonly oid: string;
  readonly type: 'blob' | 'tree' | 'commit' | 'tag';
  readonly bytes: Buffer;
}

interface Waiting {
  readonly resolve: (object: GitObject | null) => void;
  readonly reject: (reason: Error) => void;
}

const NEWLINE = 10;

/** Answers come in the order of the questions, so a queue is all the bookkeeping that is needed. */
export class ObjectReader {
  #process: ChildProcess | null = null;
  readonly #waiting: Waiting[] = [];
  #received: Buffer = Buffer.alloc(0);

  constructor(readonly dir: string) {}

  /** The object that `revision` names (an id, `commit:path`, a branch …), or null if there is none. */
  read(revision: string): Promise<GitObject | null> {
    if (/[\n\r]/.test(revision)) return Promise.resolve(null);
    const child = this.#start();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      child.stdin?.write(`${revision}\n`);
    });
  }

  /** Ends the process; a later read starts a new one. */
  close(): void {
    this.#process?.stdin?.end();
    this.#process?.kill();
    this.#process = null;
  }

  #start(): ChildProcess {
    if (this.#process) return this.#process;
    const child = gitProcess(this.dir, ['cat-file', '--batch']);
    this.#received = Buffer.alloc(0);
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#received = this.#received.length ? Buffer.concat([this.#received, chunk]) : chunk;
      this.#answer();
    });
    child.stdin?.on('error', () => undefined);
    const fail = (): void => {
      if (this.#process === child) this.#process = null;
      for (const waiting of this.#waiting.splice(0)) waiting.reject(new Error('git cat-file ended'));
    };
    child.on('error', fail);
    child.on('close', fail);
    this.#process = child;
    return child;
  }

  #answer(): void {
    for (;;) {
      const waiting = this.#waiting[0];
      const end = this.#received.indexOf(NEWLINE);
      if (!waiting || end < 0) return;
      const [oid = '', type = '', size] = this.#received.subarray(0, end).toString('utf8').split(' ');
      if (size === undefined || !/^\d+$/.test(size)) {
        this.#received = this.#received.subarray(end + 1);
        this.#waiting.shift();
        waiting.resolve(null);
        continue;
      }
      const start = end + 1;
      const stop = start + Number(size);
      if (this.#received.length < stop + 1) return;
      const bytes = Buffer.from(this.#received.subarray(start, stop));
      this.#received = this.#received.subarray(stop + 1);
      this.#waiting.shift();
      waiting.resolve({ oid, type: type as GitObject['type'], bytes });
    }
  }
}
