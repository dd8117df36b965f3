/** How the background reaches the engine host: in the same page (Firefox), or in an offscreen document (Chrome). */
import type { Job, JobReport } from '../messages.js';
import { EngineHost, makeEngineWorker } from './engine-host.js';

export interface HostLink {
  start(id: number, job: Job): void;
  /** Tells a running analysis which files the reader sees. */
  onScreen(id: number, paths: readonly string[]): void;
  end(id: number): void;
}

export interface HostEvents {
  onReport(id: number, report: JobReport): void;
  /** The host is gone, and with it every analysis. */
  onLost(): void;
}

/** Firefox: the background is an event page and can have workers of its own. */
export class LocalHost implements HostLink {
  readonly #host: EngineHost;

  constructor(events: HostEvents) {
    this.#host = new EngineHost(makeEngineWorker, (id, report) => events.onReport(id, report));
  }

  start(id: number, job: Job): void {
    this.#host.start(id, job);
  }

  onScreen(id: number, paths: readonly string[]): void {
    this.#host.onScreen(id, paths);
  }

  end(id: number): void {
    this.#host.end(id);
  }
}
