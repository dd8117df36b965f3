import type { Field } from '../../model/declarations.js';
import { groupBy } from '../../text/grouping.js';
import { largest } from '../../text/lists.js';
import { checkpoint } from '../../text/work.js';
import type { FieldPair } from '../comparison.js';
import type { FieldEvidence } from './field-evidence.js';
import { className } from '../types/field-types.js';
import { SPECIFIC, type TypeWays, type Way } from './type-ways.js';

/** To be given back by methods that went along says nothing, which is less than a vote. */
const FEWEST_VOTES = 1;

interface Move {
  readonly before: Field;
  readonly after: Field;
  readonly direction: Way['direction'];
  readonly score: number;
}

/** In points of `TypeWays`: of two targets as near as each other, that which begins with the same value is the better one. */
const SAME_VALUE = 2;

/**
 * Fields of one name that turned up in another type (paper 003, Table 4, Move Field): of one type, or used in each other's place, or in a new type
 * that has to do with the other. Of several candidates the ones
 * whose types have most to do with each other win; one that several fit equally well went nowhere in particular, unless it is up or down the hierarchy or something
 * tells of each.
 */
export function movedFields(lost: readonly Field[], got: readonly Field[], evidence: FieldEvidence, ways: TypeWays): readonly FieldPair[] {
  const byName = groupBy(got, ({ name }) => name);
  const moves: Move[] = [];
  for (const before of lost) {
    for (const after of byName.get(before.name) ?? []) {
      checkpoint();
      if (before.kind !== after.kind) continue;
      const way = ways.between(before, after);
      const isSame = typeOf(before) === typeOf(after) || evidence.votes(before, after) > 0;
      if (!isSame && (!way?.isNew || way.score < SPECIFIC)) continue;
      if (way) moves.push({ before, after, direction: way.direction, score: way.score + (sameValue(before, after) ? SAME_VALUE : 0) });
    }
  }
  const targets = bestOf(moves, ({ before }) => before, 'down');
  return bestOf(targets, ({ after }) => after, 'up').map(({ before, after }) => ({ before, after, relation: 'moved' }));
}

/** For each field the best of its moves, if it is the only one; in the given direction all. */
function bestOf(moves: readonly Move[], fieldOf: (move: Move) => Field, several: Way['direction']): readonly Move[] {
  return [...groupBy(moves, fieldOf).values()].flatMap((all) => {
    const most = largest(all.map(({ score }) => score));
    const best = all.filter(({ score }) => score === most);
    if (best[0]?.direction !== several && (best.length === 1 || most >= SPECIFIC)) return best;
    return all.filter(({ direction }) => direction === several);
  });
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
