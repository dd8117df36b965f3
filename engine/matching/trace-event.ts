/** One decision of the engine, for `npm run explain`: what was looked at, against what, and what came of it. */
export interface TraceEvent {
  /** The pass, e.g. `match types`, `map statements`, or a detection family's id. */
  readonly stage: string;
  /** What it is about: an element's signature or a statement's text, with its place where that helps. */
  readonly subject: string;
  /** What it was compared with, if anything. */
  readonly candidate?: string;
  readonly verdict: 'accepted' | 'rejected' | 'considered';
  /** A plain clause: `body shares 1 of 7 statements`. */
  readonly reason: string;
  /** The figures behind the verdict, by name. */
  readonly score?: Readonly<Record<string, number>>;
}
