import type { Field } from '../../model/declarations.js';
import { descendants } from '../../model/expression.js';
import { groupBy } from '../../text/grouping.js';
import { largest } from '../../text/lists.js';
import { checkpoint } from '../../text/work.js';
import type { FieldPair } from '../comparison.js';
import type { FieldEvidence } from './field-evidence.js';
import { className } from '../types/field-types.js';
import { SPECIFIC, type TypeWays } from './type-ways.js';

/** To be given back by methods that went along says nothing, which is less than a vote. */
const FEWEST_VOTES = 1;

interface Move {
  readonly before: Field;
  readonly after: Field;
  readonly score: number;
  /** It has another type. */
  readonly isRetyped: boolean;
}

/** In points of `TypeWays`: bodies use the one where they used the other. */
const USED_IN_PLACE = 8;
/** In points of `TypeWays`: of two targets as near as each other, that which begins with the same value is the better one. */
const SAME_VALUE = 2;

/**
 * Fields of one name that turned up in another type (paper 003, Table 4, Move Field): of one type, or in a new type that was taken out of the other.
 * Types that have to do with each other may all have it from one, or all have had what one has now; what only turned up near by must have one candidate
 * alone that is best.
 */
export function movedFields(lost: readonly Field[], got: readonly Field[], evidence: FieldEvidence, ways: TypeWays): readonly FieldPair[] {
  const byName = groupBy(got, ({ name }) => name);
  const moves: Move[] = [];
  for (const before of lost) {
    for (const after of byName.get(before.name) ?? []) {
      checkpoint();
      const move = before.kind === after.kind ? moveOf(before, after, evidence, ways) : null;
      if (move) moves.push(move);
    }
  }
  const targets = bestOf(moves, ({ before }) => before);
  return bestOf(targets, ({ after }) => after).map(({ before, after }) => ({ before, after, relation: 'moved' }));
}

function moveOf(before: Field, after: Field, evidence: FieldEvidence, ways: TypeWays): Move | null {
  const way = ways.between(before, after);
  const isUsedInPlace = evidence.votes(before, after) > 0;
  const isRetyped = typeOf(before) !== typeOf(after);
  if (isRetyped ? !way?.isTakenOut : !way && !isUsedInPlace) return null;
  const score = (way?.score ?? 0) + (isUsedInPlace ? USED_IN_PLACE : 0);
  if (score < SPECIFIC && namesItsType(before) && namesItsType(after)) return null;
  return { before, after, score: score + (sameValue(before, after) ? SAME_VALUE : 0), isRetyped };
}

/** For each field the moves between types that have to do with each other, those without a change of type before others; else the best, if it is the only one. */
function bestOf(moves: readonly Move[], fieldOf: (move: Move) => Field): readonly Move[] {
  return [...groupBy(moves, fieldOf).values()].flatMap((some) => {
    const same = some.filter(({ isRetyped }) => !isRetyped);
    const all = same.length > 0 ? same : some;
    const specific = all.filter(({ score }) => score >= SPECIFIC);
    if (specific.length > 0) return specific;
    const most = largest(all.map(({ score }) => score));
    const best = all.filter(({ score }) => score === most);
    return best.length === 1 ? best : [];
  });
}

/** `Log log = getLogger(Boat.class)` is the boat's own. */
function namesItsType({ initializer, declaringType }: Field): boolean {
  return initializer !== null && descendants(initializer).some(({ label, text }) => (label || text) === declaringType.name);
}

function typeOf({ kind, type }: Field): string {
  return kind === 'enumConstant' ? '' : (type?.text ?? '');
}

function sameValue({ initializer: one }: Field, { initializer: other }: Field): boolean {
  return one !== null && one.text === other?.text;
}

/**
 * Fields of another name in another type that bodies use in each other's place, and half of the time or more: code that went along, or that stays and inherits the one now.
 *
 *     class A { Box size; void get() { show(size); } }   ->   class B { Box count; void get() { show(count); } }
 *
 * What a superclass has now may have been several fields, one of each subclass.
 */
export function movedAndRenamedFields(
  lost: readonly Field[],
  got: ReadonlySet<Field>,
  evidence: FieldEvidence,
  ways: TypeWays,
): readonly FieldPair[] {
  return lost.flatMap((before): readonly FieldPair[] => {
    const [after, another] = evidence
      .from(before)
      .filter((one) => got.has(one) && one.name !== before.name && evidence.isHalf(before, one));
    if (!after || another || className(before) !== className(after)) return [];
    if (ways.isSameType(before, after) || evidence.votes(before, after) < FEWEST_VOTES) return [];
    const way = ways.between(before, after);
    if (!way) return [];
    return way.direction === 'up' ? [{ before, after, relation: 'moved', inherited: true }] : [{ before, after, relation: 'moved' }];
  });
}
