/**
 * Notices that a worker does not come back. The engine asks for its budget between its steps, so one step that never ends keeps it for good; and a text that somebody
 * made for it may hold any other work in there as well. A worker says when it begins to compute, with its budget, and gives signs of life when it does not.
 */
import type { WorkerNote } from '../messages.js';

/** Milliseconds after a budget at which nobody waits any more: the engine asks for the time many times a second, and a busy machine may give it none for a moment. */
export const GRACE = 5_000;

/** Milliseconds without a sign of life from a worker that does not compute. It gives one every few seconds; a browser under load took some to start it. */
export const LONGEST_SILENCE = 30_000;

/** What a worker was at when it was given up: what it computed, and the file where one is known. `null`: it was not computing. */
export interface Lost {
  readonly on: Extract<WorkerNote, { kind: 'begins' }>['on'] | null;
  readonly path: string | undefined;
}

export class Watchdog {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at: Lost = { on: null, path: undefined };

  /** Watches from now on; `onLost` is called once, unless `stop` is called before. */
  constructor(private readonly onLost: (lost: Lost) => void) {
    this.#wait(LONGEST_SILENCE);
  }

  /** Takes note of anything that the worker said: it is alive. */
  hear(note: WorkerNote | null): void {
    if (note?.kind === 'begins') {
      this.#at = { on: note.on, path: note.path };
      this.#wait(note.budget + GRACE);
    } else if (note?.kind === 'at') this.#at = { on: this.#at.on, path: note.path };
    else if (note?.kind === 'ends') this.#at = { on: null, path: undefined };
    // What comes while it computes does not give it more time.
    if (this.#at.on === null) this.#wait(LONGEST_SILENCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.onLost(this.#at), milliseconds);
  }
}
