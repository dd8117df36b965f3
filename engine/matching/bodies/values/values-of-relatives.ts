import type { Expression } from '../../../model/expression.js';
import { sortOf, sortPairs, type Sort, type SortPair } from '../../../facts/expressions/value-sorts.js';

/**
 * What a method gives back, more closely: a cast of what is asked for, and which of two values is chosen how. `compared`: something is compared or joined for it;
 * `asked`: what it is otherwise is asked for.
 *
 *     open ? lid : box   chosen        n > 3 ? lid : box   compared        open ? lid : box.find(n)   asked
 */
type GivenSort = Sort | 'cast' | 'compared' | 'asked';

type GivenPair = readonly [GivenSort, GivenSort];

/** In which directions a value goes over into one that is chosen. */
const CHOSEN: readonly GivenPair[] = (
  ['said', 'string', 'number', 'not', 'null', 'element', 'lambda', 'reference', 'cast'] as const
).flatMap((one): GivenPair[] => [
  [one, 'chosen'],
  [one, 'compared'],
]);

/** What a value becomes, in this direction. */
const GIVEN: readonly GivenPair[] = [...CHOSEN, ['null', 'asked'], ['number', 'said'], ['boolean', 'said'], ['reference', 'said']];

/** What stands for one another. */
const EXCHANGED: readonly SortPair[] = [
  ['said', 'said'],
  ['said', 'not'],
  ['said', 'negative'],
  ['said', 'lambda'],
  ['said', 'element'],
  ['said', 'null'],
  ['null', 'string'],
  ['null', 'class'],
  ['boolean', 'boolean'],
  ['boolean', 'not'],
  ['number', 'number'],
  ['class', 'class'],
  ['creation', 'creation'],
];

const UNDER_ANY_NAME = sortPairs(GIVEN, EXCHANGED);

/** What is asked for, and what can stand for it. */
const ASKED_FOR = ['call', 'cast'] as const;
const COMPUTED = [...ASKED_FOR, 'boolean', 'number', 'infix', 'element', 'creation', 'asked', 'compared'] as const;

const UNDER_ITS_NAME: ReadonlySet<string> = sortPairs<GivenSort>(
  [...ASKED_FOR.map((one): GivenPair => [one, 'string']), ...COMPUTED.map((one): GivenPair => [one, 'reference'])],
  [...ASKED_FOR.flatMap((one) => COMPUTED.map((other): GivenPair => [one, other])), ['infix', 'boolean']],
);

/**
 * Whether a method that went to a sub- or supertype can give back the one value for the other (some 8,000 pairs). Under its name (`asDeclared`: with its
 * parameters and returned type; or, between a class and its superclass, under one that holds it) whatever is asked for or computed does.
 *
 *     boolean isOpen() { return true; }   ->   above, or below: boolean isFree() { return open; }
 *     Box box() { return shelf.top(); }   ->                    Box box() { return new Box(3); }           but not   Box lid() { return new Box(3); }
 */
export function standsForInRelatives(a: Expression, b: Expression, asDeclared: boolean): boolean {
  const pair = `${givenSort(a)},${givenSort(b)}`;
  return UNDER_ANY_NAME.has(pair) || (asDeclared && UNDER_ITS_NAME.has(pair));
}

function givenSort(value: Expression): GivenSort {
  const sort = sortOf(value);
  if (value.kind === 'cast' && sort === 'other') return 'cast';
  if (sort !== 'chosen') return sort;
  const [condition, , otherwise] = value.children;
  if (otherwise?.kind === 'invocation') return 'asked';
  return condition?.kind === 'infix' ? 'compared' : 'chosen';
}
