import { resolve } from 'node:path';
import type { Allowed } from '../engine/receipt/allowed.js';
import { Failure } from '../engine/node/failure.js';
import { allowedBy } from '../engine/node/options.js';

/** What a workflow says. */
export interface Inputs {
  /** Null: nothing is required. */
  readonly only: Allowed | null;
  /** As the command line takes it; null for what the event is about. */
  readonly change: string | null;
  readonly comment: boolean;
  readonly token: string | undefined;
  /** The folder of the repository. */
  readonly repository: string;
  /** Milliseconds. */
  readonly budget: number;
}

/** Reads the inputs as a runner gives them. Throws `Failure` with a sentence. */
export function inputsOf(env: Readonly<Record<string, string | undefined>>): Inputs {
  const given = new Map(Object.entries(env));
  const input = (name: string): string => (given.get(`INPUT_${name.toUpperCase()}`) ?? '').trim();
  const only = input('only');
  const comment = input('comment').toLowerCase();
  if (!['', 'true', 'false'].includes(comment)) throw new Failure(`The input "comment" is true or false, not "${comment}".`);
  const seconds = input('budget') === '' ? USUAL_SECONDS : Number(input('budget'));
  if (!(seconds > 0)) throw new Failure(`The input "budget" is a number of seconds, not "${input('budget')}".`);
  return {
    // Lists in a workflow may have a line for each.
    only: only === '' ? null : allowedBy(only.split('\n'), '"only"'),
    change: input('change') || null,
    comment: comment === 'true',
    token: input('token') || undefined,
    repository: resolve(env.GITHUB_WORKSPACE ?? '.', input('path') || '.'),
    budget: seconds * 1000,
  };
}

const USUAL_SECONDS = 300;
