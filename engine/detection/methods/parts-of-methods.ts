import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { callsTo } from '../../facts/calls.js';
import type { Comparison } from '../../matching/comparison.js';
import type { Agreement } from '../../matching/methods/method-similarity.js';
import { speaksForItself } from '../../matching/methods/signature-rules.js';

/** A method that was split into others, or merged from them. */
export type Direction = 'split' | 'merge';

/** A method that may be a part of another one, and the statements of that one that it has. */
export interface Part {
  readonly method: Method;
  readonly covered: readonly string[];
}

/** The parts that no other one calls. */
export function endsOf(made: readonly Part[]): readonly Part[] {
  return made.filter((part) => !made.some((other) => other !== part && callsTo(other.method, part.method).length > 0));
}

/** The same name, or a signature that speaks for one method. */
export function isNamesake(whole: Method, part: Method): boolean {
  return part.name === whole.name || speaksForItself(whole, part);
}

/** `readHead` of `read`. */
export function isDerived(method: Method, whole: Method): boolean {
  return method.name.startsWith(whole.name) && method.name !== whole.name;
}

/** What another method became, or was, is no part of this one. */
export function isOther({ method }: Part, whole: Method, { methodPairs }: Comparison, direction: Direction): boolean {
  return methodPairs.some(({ before, after }) =>
    direction === 'split' ? after === method && before !== whole : before === method && after !== whole,
  );
}

/** The one that kept more, then the one that got less. */
export function byBody(a: Kept, b: Kept): number {
  return b.exact - a.exact || a.added - b.added;
}

interface Kept {
  readonly exact: number;
  /** Statements that are not the whole's. */
  readonly added: number;
}

/** The whole's statements that a part kept, edited or not. */
export function keptOf({ body }: Agreement): ReadonlySet<Statement> {
  const mappings = allMappings(body?.mappings ?? []);
  return new Set(mappings.filter(({ before }) => before.kind !== 'block').map(({ before }) => before));
}
