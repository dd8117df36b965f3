import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { leavesOf } from '../../model/statement.js';
import { groupBy } from '../../text/grouping.js';
import { editDistance } from '../../text/similarity.js';
import { allMappings } from '../bodies/body-mapping.js';
import { isAccessor, isQuestion } from '../../facts/declarations/small-methods.js';
import { amongSingles, isEditedSingle, toldOf } from './edited-singles.js';
import { isTelling, type Agreement } from '../methods/method-similarity.js';
import { addAll } from '../../text/lists.js';

/** A method that is gone, and a new one elsewhere that it can be now. */
export interface MoveCandidate {
  readonly before: Method;
  readonly after: Method;
  readonly agreement: Agreement;
  /** One of the two types inherits from the other, before or after. */
  readonly related: boolean;
  /** The target inherits from the type that the method left, or is inside it. */
  readonly below: boolean;
  /** The target inherited from the type that the method left, and does not any more. */
  readonly parted: boolean;
  readonly sameSignature: boolean;
}

/** Whether the like of what a method gives back is given back in a type that is no relative, too. */
export type Elsewhere = (candidate: MoveCandidate) => boolean;

/**
 * Which candidates moved. The smaller side chooses, in source order (asked of the peer with some 8,000 pairs of two to five methods): where fewer methods are
 * gone than new, each of them takes the best of all new ones, even one that has another origin already; where fewer are new, each of these takes the best of
 * all that are gone, and all that are as good, and none at all when the best one went elsewhere before.
 *
 * `candidates`: in the order of the gone methods, then of the new ones.
 */
export function chosenMoves(
  removed: readonly Method[],
  added: readonly Method[],
  candidates: readonly MoveCandidate[],
  isElsewhere: Elsewhere,
): readonly MoveCandidate[] {
  const chosen =
    removed.length < added.length ? chosenByGone(removed, candidates, isElsewhere) : chosenByNew(added, candidates, isElsewhere);
  return chosen.filter((one) => isLikely(one) && !isOneOfMany(one, candidates));
}

/**
 * What any type may have, between types that are no relatives, or are none any more: who gave it, or took it, nobody can tell when types of one standing could
 * both have done so.
 *
 *     class Lamp { boolean isOn() { return level > 0; } }  class Fan { boolean isOn() { return level > 0; } }   ->   class Levels { static boolean isOn(int level) { … } }
 */
function isOneOfMany(
  { before, after, agreement, related, parted, sameSignature }: MoveCandidate,
  candidates: readonly MoveCandidate[],
): boolean {
  if ((related && !parted) || !(isAccessor(before) || isQuestion(before) || isQuestion(after))) return false;
  return candidates.some(
    (one) =>
      Number(one.sameSignature) >= Number(sameSignature) &&
      one.agreement.exact >= agreement.exact &&
      ((one.after === after && one.before.declaringType !== before.declaringType) ||
        (one.before === before && one.after.declaringType !== after.declaringType)),
  );
}

function chosenByGone(removed: readonly Method[], candidates: readonly MoveCandidate[], isElsewhere: Elsewhere): MoveCandidate[] {
  const byGone = groupBy(candidates, ({ before }) => before);
  const taken = new Set<Method>();
  const chosen: MoveCandidate[] = [];
  for (const before of removed) {
    const known = byGone.get(before) ?? [];
    const isOneType = inOneType(known, ({ after }) => after.declaringType);
    const [best, ...others] = known.sort(isOneType ? compareInOneType : compareMoves);
    if (!best) continue;
    if (isEditedSingle(best)) {
      const open = [best, ...others].filter((one) => isEditedSingle(one) && !taken.has(one.after));
      const likely = amongSingles(
        open,
        ({ after }) => after.declaringType,
        () => isElsewhere(best),
      );
      addAll(chosen, toldOf(likely));
      // who chose among several took what he chose
      if (likely.length < open.length) for (const { after } of likely) taken.add(after);
      continue;
    }
    chosen.push(best);
    if (best.below && !isOneType)
      addAll(
        chosen,
        others.filter((one) => one.below && isAsGood(one, best)),
      );
  }
  return [...groupBy(chosen, ({ after }) => after).values()].flatMap(origins);
}

/**
 * Of those that chose the same method from types that are no relatives: who has its signature takes it from those with other names, and nobody comes after
 * him but those that have it, too; what was renamed and edited comes after nothing that was only renamed.
 */
function origins(chosen: readonly MoveCandidate[]): readonly MoveCandidate[] {
  let kept: MoveCandidate[] = [];
  for (const one of chosen) {
    const strangers = kept.filter(({ related }) => !related);
    const comesLate = one.sameSignature
      ? []
      : strangers.filter((other) => other.sameSignature || (isRenamedAlone(other) && !isSameName(one)));
    if (!one.related && comesLate.some((other) => other.sameSignature || leftOver(one) > 0)) continue;
    if (one.sameSignature) kept = kept.filter((other) => other.related || isSameName(other));
    kept.push(one);
  }
  return kept;
}

function isRenamedAlone(candidate: MoveCandidate): boolean {
  return !isSameName(candidate) && leftOver(candidate) === 0;
}

function chosenByNew(added: readonly Method[], candidates: readonly MoveCandidate[], isElsewhere: Elsewhere): readonly MoveCandidate[] {
  const byNew = groupBy(candidates, ({ after }) => after);
  const found: MoveCandidate[] = [];
  for (const after of added) {
    const known = byNew.get(after) ?? [];
    const isOneType = inOneType(known, ({ before }) => before.declaringType);
    const [best, ...others] = known.sort(isOneType ? compareInOneType : compareMoves);
    if (!best) continue;
    if (isOneType && !isEditedSingle(best)) found.push(best);
    else if (!isEditedSingle(best)) addAll(found, [best, ...others.filter((one) => isAsGood(one, best))]);
    else
      addAll(
        found,
        amongSingles(
          [best, ...others.filter(isEditedSingle)],
          ({ before }) => before.declaringType,
          () => isElsewhere(best),
        ),
      );
  }
  // who went up or down under his signature went nowhere else (190 changes of methods that a super- or subtype, and a stranger, have now)
  const inherited = new Set(found.filter(isInherited).map(({ before }) => before));
  return toldOf(found.filter((one) => one.related || !inherited.has(one.before)));
}

/**
 * Which of two moves is likelier. Negative when it is `x`: the whole of a method with its signature, however edited; more statements as they were; up or down
 * under its signature; the same name and nothing edited at all; the same signature; a nearer name; less left over; less edited.
 * Not every three of them can be put in an order (q before p, p before r, r before q); then the order in the source decides.
 */
function compareMoves(x: MoveCandidate, y: MoveCandidate): number {
  return bySignatureAndBody(x, y) || byNames(x, y) || leftOver(x) - leftOver(y) || x.agreement.distance - y.agreement.distance;
}

/** What goes before names and what is left over. */
function bySignatureAndBody(x: MoveCandidate, y: MoveCandidate): number {
  return (
    (x.sameSignature === y.sameSignature ? 0 : Number(isWholeMethod(y)) - Number(isWholeMethod(x))) ||
    y.agreement.exact - x.agreement.exact ||
    Number(isInherited(y)) - Number(isInherited(x)) ||
    Number(isUnchanged(y)) - Number(isUnchanged(x)) ||
    Number(y.sameSignature) - Number(x.sameSignature)
  );
}

/** By letters, however long the names are (840 pairs of names). */
function byNames(x: MoveCandidate, y: MoveCandidate): number {
  return editDistance(x.before.name, x.after.name) - editDistance(y.before.name, y.after.name);
}

/** Whether those that a method can be, or have been, are methods of one type: then it is one of them, and what is left over tells more than the names. */
function inOneType(candidates: readonly MoveCandidate[], typeOf: (candidate: MoveCandidate) => TypeDeclaration): boolean {
  const [first] = candidates;
  return first !== undefined && candidates.every((one) => typeOf(one) === typeOf(first));
}

function compareInOneType(x: MoveCandidate, y: MoveCandidate): number {
  return bySignatureAndBody(x, y) || leftOver(x) - leftOver(y) || byNames(x, y) || x.agreement.distance - y.agreement.distance;
}

/** To a sub- or supertype, under the same signature. */
function isInherited({ related, sameSignature }: MoveCandidate): boolean {
  return related && sameSignature;
}

/** Whether a method has another origin, or another target below its own type, besides the best one: as many statements are as they were. */
function isAsGood(one: MoveCandidate, best: MoveCandidate): boolean {
  if (one.agreement.exact !== best.agreement.exact) return false;
  if (one.sameSignature && best.sameSignature) return true;
  if (best.sameSignature) return isUnchanged(one) && !isWholeMethod(best);
  if (one.related || one.below || isSameName(one) || isSameName(best) || leftOver(best) > 0) return true;
  return leftOver(one) === 0;
}

/**
 * Signatures that have nothing in common speak against a move, unless two statements that say something are as they were, or the name and all that is mapped:
 * parameter lists that share neither a name nor a type; without parameters, other returned types (5,500 pairs). `return null;` moves with its type alone, and
 * so does a getter.
 *
 *     int total(Order order) { return sum(0); }   ->   elsewhere: int count(String text) { return sum(0); }     not one method
 */
function isLikely({ before, after, agreement }: MoveCandidate): boolean {
  const returned = after.returnType?.text;
  const sameReturn = before.returnType?.text === returned || after.declaringType.typeParameters.some((one) => one.name === returned);
  if (!sameReturn && agreement.mapped > 0 && agreement.trivial === agreement.mapped) return false;
  if (before.parameters.length === 0 || after.parameters.length === 0) {
    if (sameReturn || (!isAccessor(before) && [before, after].some(providesParameters))) return true;
  } else {
    const names = new Set(before.parameters.map((parameter) => parameter.name));
    const types = new Set(before.parameters.map((parameter) => parameter.type?.text));
    if (after.parameters.some((parameter) => names.has(parameter.name) || types.has(parameter.type?.text))) return true;
  }
  if (before.name === after.name && agreement.exact === agreement.mapped && !isAccessor(before)) return true;
  return tellingAsTheyWere(before, agreement) >= SEVERAL;
}

/** `@Parameters static Collection<Seed[]> seeds()`: what JUnit runs a test with is given back in the form that it wants. */
function providesParameters(method: Method): boolean {
  return method.annotations.some(({ name }) => /(^|\.)Parameters$/.test(name));
}

/** So many statements that are as they were outweigh signatures that have nothing in common (2,200 pairs). */
const SEVERAL = 2;

/** How many statements that say something, other than what is returned, are as they were. */
function tellingAsTheyWere({ body: whole }: Method, { body, telling }: Agreement): number {
  if (!body || body.identical) return telling - leavesOf(whole).filter(({ kind }) => kind === 'return').length;
  return [...allMappings(body.mappings)].filter(
    (mapping) => mapping.distance === 0 && mapping.before.kind !== 'return' && isTelling(mapping),
  ).length;
}

function isWholeMethod(candidate: MoveCandidate): boolean {
  return candidate.sameSignature && leftOver(candidate) === 0;
}

/** The same name, and all that one does the other does. */
function isUnchanged(candidate: MoveCandidate): boolean {
  return isSameName(candidate) && leftOver(candidate) === 0 && candidate.agreement.exact === candidate.agreement.mapped;
}

export function isSameName({ before, after }: MoveCandidate): boolean {
  return before.name === after.name;
}

function leftOver({ agreement }: MoveCandidate): number {
  return agreement.unmappedBefore + agreement.unmappedAfter;
}
