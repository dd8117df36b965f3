import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { StatementMapping } from './body-mapping.js';
import { holdsText, isTextSum } from './expression-facts.js';
import { wrappedExpression } from './leaf-alignment.js';
import { isOperationLost } from './operations-inside.js';
import { placeInside, type Place } from './places-inside.js';

/** A member of a call (`dip(cup).rest`) is not named as other members are; a sum with a text is no sum. */
type Sort = 'member' | 'answered' | 'computed' | 'text' | 'asked' | 'negated' | 'cast' | 'chosen' | 'element';

/**
 * Whether a value that is no call is lost inside of a statement, where it stands for a call of the method that gave it back (600 made-up inlinings and extractions
 * by ten kinds of values, ten places, and what the method was handed):
 *
 *     shelf.put(name, full());     boolean full() { return rest > size; }   ->   shelf.put(name, rest > size);         nothing in either direction
 *     if (shelf.has(full())) …                                              ->   if (shelf.has(rest > size)) …         inlined, extracted in reverse
 *     shelf.put(name, deep());     int deep() { return plan.depth; }        ->   shelf.put(name, plan.depth);          inlined, but of another parameter only as it is written
 */
export function isLostInside(one: StatementMapping, out: boolean, place: 'here' | 'elsewhere', method: Method): boolean {
  const [own, caller] = out ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const value = one[own].kind === 'return' ? wrappedExpression(one[own]) : null;
  const part = (out ? one.beforeExpression : one.afterExpression) ?? wrappedExpression(one[caller]);
  const sort = value && sortOf(value);
  if (!value || !part || !sort || part.kind !== value.kind) return false;
  const lost =
    place === 'here' && value.kind === 'infix' && (sort === 'text') === holdsText(part) ? isOperationLost(part, one[caller], out) : null;
  if (lost !== null) return lost;
  const standing = { sort, where: placeInside(part, one[caller]), statement: one[caller], isWritten: value.text === part.text };
  if (out) return isLostOut(standing, place);
  return place === 'here' ? isLostHere(standing, method) : isLostElsewhere(standing);
}

interface Standing {
  readonly sort: Sort;
  readonly where: Place | null;
  readonly statement: Statement;
  /** Whatever the method was handed has the names that it had there. */
  readonly isWritten: boolean;
}

function isLostOut({ sort, where, statement }: Standing, place: 'here' | 'elsewhere'): boolean {
  if (where === null || statement.composite) return false;
  return place === 'elsewhere' ? INNER.has(where) && sort !== 'chosen' : LOST_OUT[sort]?.includes(where) === true;
}

function isLostHere({ sort, where, statement, isWritten }: Standing, { parameters }: Method): boolean {
  const isComputed = sort === 'computed' || sort === 'element';
  if (where === 'only') {
    if (isComputed) return !statement.composite;
    return !isWritten && sort !== 'answered' && sort !== 'chosen' && (sort === 'cast' || statement.kind !== 'expression');
  }
  if (where === 'beside' && !statement.composite) {
    if (isComputed || sort === 'answered') return true;
    return sort !== 'chosen' && (!isWritten || (sort === 'negated' && parameters.length === 0));
  }
  return where === 'deep' && (!isWritten || (sort !== 'member' && sort !== 'cast'));
}

/** In another type only what is declared, or all that a condition's call is handed, tells of it; not what is asked as a whole. */
function isLostElsewhere({ sort, where, statement: { composite, kind }, isWritten }: Standing): boolean {
  if (where === 'only' && composite) return sort === 'cast' || sort === 'member';
  if (where === 'only') return !isWritten || !NAMED.has(sort);
  if (where !== null) return INNER.has(where);
  if (kind === 'if' || kind === 'while') return sort !== 'answered' && sort !== 'negated';
  return kind === 'return' && (sort === 'computed' || sort === 'element' || sort === 'text');
}

const NAMED: ReadonlySet<Sort> = new Set<Sort>(['member', 'answered', 'negated']);

const INNER: ReadonlySet<Place> = new Set<Place>(['beside', 'deep']);

/** Where it was not taken out. */
const LOST_OUT: { readonly [sort in Sort]?: readonly Place[] } = {
  computed: ['beside'],
  element: ['beside'],
  answered: ['beside', 'deep'],
  asked: ['deep'],
  chosen: ['deep'],
};

function sortOf(value: Expression): Sort | null {
  switch (value.kind) {
    case 'fieldAccess':
      return value.receiver?.kind === 'invocation' ? 'answered' : value.receiver?.kind === 'name' ? 'member' : null;
    case 'infix':
      return isTextSum(value) ? 'text' : 'computed';
    case 'instanceof':
      return 'asked';
    case 'prefix':
      return value.label === '!' ? 'negated' : null;
    case 'cast':
      return 'cast';
    case 'conditional':
      return 'chosen';
    case 'arrayAccess':
      return 'element';
    default:
      return null;
  }
}
