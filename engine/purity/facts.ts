import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';

/**
 * What has to be granted so that two pieces of code count as the same. `names`: other names for the same things. `effect`: other words that do the same. Without
 * a level it is a condition alone.
 */
export interface Fact {
  readonly level?: 'names' | 'effect';
  /** The key stands for this in all of the body, or nothing is granted: a receiver that left or came, a parameter and its argument. */
  readonly stands?: { readonly for: string; readonly text: string };
  /** The parameter of an extracted or inlined method, and the expression in whose place it stands. */
  readonly given?: { readonly parameter: VariableDeclaration; readonly value: Expression };
  /** A variable that only holds a value: its declaration needs no counterpart. */
  readonly holder?: VariableDeclaration;
}

export type Facts = readonly Fact[];

export const NOTHING: Facts = [];
export const OTHER_NAMES: Facts = [{ level: 'names' }];
export const SAME_EFFECT: Facts = [{ level: 'effect' }];

/** All facts of several comparisons; null as soon as one of them fails. */
export function allOf(parts: Iterable<Facts | null>): Facts | null {
  let all: Facts = NOTHING;
  for (const part of parts) {
    if (part === null) return null;
    if (part.length > 0) all = all.length === 0 ? part : [...all, ...part];
  }
  return all;
}

/** Whether everything that stands for something stands for the same in all places. */
export function areConsistent(facts: Facts): boolean {
  const texts = new Map<string, string>();
  for (const { stands } of facts) {
    if (!stands) continue;
    const known = texts.get(stands.for);
    if (known !== undefined && known !== stands.text) return false;
    texts.set(stands.for, stands.text);
  }
  return true;
}
