import type { Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { Bindings } from '../../facts/bindings.js';
import type { SameExpressions } from '../../facts/expressions/covering.js';
import { sortOf, sortPairs, type SortPair } from '../../facts/expressions/value-sorts.js';

/** What a bare name is: a local variable which both versions have, another one or a parameter, or anything else, as far as that can be seen. */
export type NameSort = 'kept' | 'variable' | null;

/** What bare names mean in the two versions of a method. */
export function nameSorts(...versions: readonly Method[]): (name: string) => NameSort {
  return (name) => {
    const isLocal = (method: Method): boolean => Bindings.of(method).locals.some((local) => local.name === name);
    if (versions.every(isLocal)) return 'kept';
    return versions.some((method) => isLocal(method) || method.parameters.some((one) => one.name === name)) ? 'variable' : null;
  };
}

/**
 * Whether one of the things that a call is handed cannot stand for what a call of that name was handed before, so that it is another request:
 *
 *     find(key).fill(3)       ->   pot.fill(many)             the same one
 *     find(key).fill(many)    ->   pot.fill(3)                another one, as it is with a sum, and with what is written out in another way
 *     find(key).fill(many)    ->   pot.fill(most)             another one, where `most` is a variable of its own that was there before
 */
export function isHandedOtherThings(
  before: Expression,
  after: Expression,
  same: SameExpressions,
  nameSort: (name: string) => NameSort,
): boolean {
  const [given, instead] = [before.arguments ?? [], after.arguments ?? []];
  if (before.label !== after.label || given.length !== instead.length) return false;
  return given.some((one, i) => {
    const other = instead[i] as Expression;
    return !same(one, other) && isOtherThing(one, other, nameSort);
  });
}

/** What is handed in this direction is nothing that was handed before (3,072 made-up requests of two values of 16 sorts, those alike in both directions). */
const OTHERS: readonly SortPair[] = (
  [
    ['lambda', ['element', 'call', 'infix', 'number', 'string', 'null', 'creation']],
    ['creation', ['element', 'call', 'infix', 'lambda', 'number', 'string', 'null']],
    ['string', ['element', 'call', 'infix', 'lambda', 'creation']],
    ['null', ['element', 'call', 'infix', 'lambda', 'creation']],
    ['element', ['call', 'infix', 'lambda', 'number', 'string', 'null', 'creation']],
    ['number', ['said', 'call', 'creation', 'element', 'infix', 'lambda', 'null', 'string']],
    ['infix', ['said', 'call', 'creation', 'element', 'lambda', 'null', 'number', 'string']],
  ] as const
).flatMap(([other, those]) => those.map((one) => [one, other] as const));

const OTHER: ReadonlySet<string> = sortPairs(OTHERS, []);

function isOtherThing(one: Expression, other: Expression, nameSort: (name: string) => NameSort): boolean {
  const [was, is] = [one, other].map(({ kind, label }) => (kind === 'name' ? nameSort(label) : null));
  if (was && is) return was === 'kept' || is === 'kept';
  if ((was === 'kept' && other.kind === 'creation') || (is === 'kept' && one.kind === 'creation')) return true;
  if (other.kind === 'infix') {
    if (other.children.some(({ text }) => text === one.text)) return false; // many -> many + 1
    if (one.kind === 'infix') return one.label !== other.label;
  }
  return OTHER.has(`${sortOf(one)},${sortOf(other)}`);
}
