import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { editDistance } from '../../text/similarity.js';
import type { MoveCandidate } from './move-choice.js';

/**
 * A method that gives something back, and does nothing else, went to a sub- or supertype under another name, and gives something else back there.
 *
 *     class Leaf extends Node { boolean isBlock() { return true; } }   ->   class Node { boolean isOpen() { return open; } }
 */
export function isEditedSingle({ before, after, related, agreement }: MoveCandidate): boolean {
  const { mapped, exact, unmappedBefore, unmappedAfter } = agreement;
  return related && before.name !== after.name && mapped === 1 && exact === 0 && unmappedBefore + unmappedAfter === 0;
}

/**
 * Which of those that one method can be are told of it (asked of the peer with 2,000 changes of one to four methods): when all stand in one type, and nothing
 * like them anywhere else, the nearest by the letters of what is given back, then of the name; else all of them, by their names.
 *
 *     class A extends Node { boolean a() { return true; } }  class B extends Node { boolean a() { return true; } }   ->   class Node { boolean b() { return on; } }    both
 */
export function amongSingles(
  candidates: readonly MoveCandidate[],
  typeOf: (candidate: MoveCandidate) => TypeDeclaration,
  isElsewhere: () => boolean,
): readonly MoveCandidate[] {
  const byName = [...candidates].sort((x, y) => nameLetters(x) - nameLetters(y));
  const [first] = byName;
  if (!first || byName.length === 1) return byName;
  if (byName.some((one) => typeOf(one) !== typeOf(first)) || isElsewhere()) return byName;
  const [best] = byName.sort((x, y) => valueLetters(x) - valueLetters(y) || nameLetters(x) - nameLetters(y));
  return best ? [best] : [];
}

function nameLetters({ before, after }: MoveCandidate): number {
  return editDistance(before.name, after.name);
}

function valueLetters({ before, after }: MoveCandidate): number {
  return editDistance(textOf(before), textOf(after));
}

function textOf({ body }: Method): string {
  return body?.children.map(({ text }) => text).join('') ?? '';
}

/**
 * Which moves are told, of those found, in their order: of a method that goes up the first one, unless it was edited on its way (or the next was): then the next one
 * takes it back, and neither is told. What goes down may go to several subtypes.
 *
 *     class Leaf extends Node { boolean a() { return true; } }   ->   class Node { boolean b() { return on; } boolean c() { return off; } }     nothing
 */
export function toldOf(found: readonly MoveCandidate[]): readonly MoveCandidate[] {
  const told = new Set<MoveCandidate>();
  const upwards = new Map<Method, MoveCandidate>();
  for (const one of found) {
    if (isEditedSingle(one) && one.before.returnType?.text !== one.after.returnType?.text) continue;
    const rival = one.below ? undefined : upwards.get(one.before);
    if (!rival) {
      told.add(one);
      if (!one.below) upwards.set(one.before, one);
    } else if (isEditedSingle(rival) || isEditedSingle(one)) {
      told.delete(rival);
      upwards.delete(one.before);
    }
  }
  return [...told];
}
