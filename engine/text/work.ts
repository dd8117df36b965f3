/**
 * The work that is under way: how long it may go on, and what it leaves out. The engine is synchronous between two turns of the event loop, so there is one at a
 * time, and whoever has a loop that a repository can make long, or applies a limit, need not be handed anything for it:
 *
 *     run(work, () => …)                          begins work; says how it ended
 *       checkpoint()                              in each long loop: ends the work when its time is up
 *       leaveOut(path, 'what is not told of it')  where a limit leaves something out
 */
export interface Work {
  /** Asked now and then; true ends the work. May throw, which ends it with that error. */
  readonly isOver: () => boolean;
  /** Told that something of a file was left out, as a phrase for readers; the same maybe several times. */
  readonly leaveOut: (path: string, what: string) => void;
}

/** How work ended: `done`, or cut because the time is up or because something nests too deep for the stack. What it wrote down until then stays as it is. */
export type Ending = 'done' | 'time is up' | 'too deep';

/**
 * Units of work between two looks at the clock. A unit is what costs about as much as reading a short expression, 0.1 microseconds and more; so the clock, which
 * costs as much as a unit, is asked every millisecond or so.
 */
const UNITS_BETWEEN_LOOKS = 4_096;

let current: Work | null = null;
let unitsLeft = UNITS_BETWEEN_LOOKS;

/** Thrown through work whose time is up, and caught where it began. */
class TimeIsUp extends Error {}

/** To be called in every loop that a repository can make long, with the units of work that are about to be done. Throws when the time is up. */
export function checkpoint(units = 1): void {
  unitsLeft -= units;
  if (unitsLeft > 0) return;
  unitsLeft = UNITS_BETWEEN_LOOKS;
  if (current?.isOver()) throw new TimeIsUp();
}

/** Notes that a limit leaves something of a file out: `what`, a phrase for readers. Outside of work nobody is told. */
export function leaveOut(path: string, what: string): void {
  current?.leaveOut(path, what);
}

let compared: readonly string[] = [];

/** Does a part of the work that compares these files: what it leaves out by `leaveOutHere` is told of them. */
export function comparing<Result>(paths: readonly string[], task: () => Result): Result {
  const outer = compared;
  compared = paths;
  try {
    return task();
  } finally {
    compared = outer;
  }
}

/** The same as `leaveOut` where only expressions or statements are at hand. Of candidates that are merely tried, outside of `comparing`, nothing is told. */
export function leaveOutHere(what: string): void {
  for (const path of compared) leaveOut(path, what);
}

/** Does work, synchronously, and says how it ended. Other errors are thrown on. */
export function run(work: Work, task: () => void): Ending {
  const outer = current;
  current = work;
  try {
    task();
    return 'done';
  } catch (error) {
    if (error instanceof TimeIsUp) return 'time is up';
    if (isTooDeep(error)) return 'too deep';
    throw error;
  } finally {
    current = outer;
  }
}

/** Said of files of which something was cut because it nests too deep for the stack. */
export const TOO_DEEP = 'something in it nests too deep to be compared';

/** Does a part of the work that is under way, about these files. A part that nests too deep is cut and told, null comes back, and the work goes on; when the time is up it ends as a whole. */
export function runPart<Result>(paths: readonly string[], task: () => Result): Result | null {
  try {
    return task();
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    for (const path of paths) leaveOut(path, TOO_DEEP);
    return null;
  }
}

/** What engines throw when the stack is full (V8 and JavaScriptCore the one, Firefox the other), or a text or list grows beyond what they can hold. */
function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}
