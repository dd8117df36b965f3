import { callsOfTakers } from '../bodies/added-calls.js';
import { doesNothing } from '../../facts/declarations/method-bodies.js';
import { hasAnnotation, isDeclaredInside, type Method, type TypeDeclaration } from '../../model/declarations.js';
import { groupBy, include } from '../../text/grouping.js';
import { checkpoint } from '../../text/work.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { candidateIndex } from '../methods/candidate-index.js';
import { isConstantBody } from '../../facts/declarations/anonymous-types.js';
import { overrides, sameParameterNames, sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import type { Standing } from '../bodies/values/replaceable-values.js';
import { chosenMoves, isSameName, type MoveCandidate } from './move-choice.js';
import { keepsTypeParameters, wentAlong } from '../methods/move-rules.js';
import { implementTheSame } from '../types/moved-share.js';
import { isByInterface, isTakenOver, type NewRelative } from '../types/new-relatives.js';
import { mayAgree } from '../methods/line-profile.js';
import { agreementOf, type Agreement } from '../methods/method-similarity.js';
import { losesTest } from '../methods/tests-and-fixtures.js';
import { agreementScore, methodLabel, type Trace } from '../trace.js';

export interface MoveContext {
  readonly hierarchyBefore: Hierarchy;
  readonly hierarchyAfter: Hierarchy;
  /** The after version of a type, when it still exists. */
  readonly afterOf: (type: TypeDeclaration) => TypeDeclaration | null;
  /** The before version of a type, when it existed. */
  readonly beforeOf: (type: TypeDeclaration) => TypeDeclaration | null;
  readonly trace: Trace;
}

interface Moves extends MoveContext {
  /** So many methods are gone and new that the peer compares no bodies. */
  readonly amongMany: boolean;
}

/** Methods looked at for each removed one. */
const MOST_CANDIDATES = 20;

/**
 * Methods that went to another type (paper 003, Table 4, Move Method; Pull Up and Push Down when the types inherit): removed here, added there, with
 * more statements in common than not.
 */
export function matchMovedMethods(removed: readonly Method[], added: readonly Method[], known: MoveContext): [Method, Method, Agreement][] {
  const context: Moves = { ...known, amongMany: removed.length * added.length > MOST_PAIRS };
  const index = candidateIndex(added, MOST_CANDIDATES);
  const place = new Map(added.map((method, at) => [method, at]));
  const candidates: MoveCandidate[] = [];
  const singlesFor = singlesOfRelatives(removed, added, context);
  for (const before of removed) {
    checkpoint();
    const near = new Set([...index(before), ...singlesFor(before)]);
    for (const after of [...near].sort((x, y) => (place.get(x) ?? 0) - (place.get(y) ?? 0))) {
      const candidate = judge(before, after, context);
      if (candidate) candidates.push(candidate);
    }
  }
  const fromRelatives = goneToNewRelatives(candidates, context);
  const settled = new Set(fromRelatives.map(({ before }) => before));
  // what went to one new subtype may have gone to others
  const wentDown = new Set(fromRelatives.flatMap(({ before, related, below }) => (related && below ? [before] : [])));
  const open = candidates.filter((one) => !settled.has(one.before) || (one.related && one.below && wentDown.has(one.before)));
  return [...new Set([...fromRelatives, ...chosenMoves(removed, added, open, (one) => isElsewhere(one, removed, added, context))])].map(
    ({ before, after, agreement }) => [before, after, agreement],
  );
}

/**
 * The new methods of sub- and supertypes that do one thing: a method that does one thing, too, can be each of them, though they share neither name nor line.
 * None where so many methods are gone and new that the peer compares no bodies.
 */
function singlesOfRelatives(removed: readonly Method[], added: readonly Method[], context: Moves): (before: Method) => readonly Method[] {
  if (context.amongMany) return () => [];
  const byOwner = groupBy(added.filter(isSingle), ({ declaringType }) => declaringType);
  const known = new Map<TypeDeclaration, readonly Method[]>();
  return (before) => {
    if (!isSingle(before)) return [];
    const from = before.declaringType;
    let found = known.get(from);
    if (!found) {
      found = [...byOwner].flatMap(([to, methods]) => (to !== from && inheritance(from, to, context) ? methods : []));
      known.set(from, found);
    }
    return found;
  };
}

/** Beyond so many pairs of gone and new methods bodies tell nothing. */
const MOST_PAIRS = 40_000;

/** Whether a type that is no relative has a method, too, among those that are chosen from, that gives back what could have become of it, or have been it. */
function isElsewhere(
  { before, after }: MoveCandidate,
  removed: readonly Method[],
  added: readonly Method[],
  context: MoveContext,
): boolean {
  const givesAlike = (one: Method, other: Method): boolean => agreementOf(one, other, 'inherited').mapped === 1;
  if (removed.length < added.length)
    return added.some((one) => isSingle(one) && !inheritance(before.declaringType, one.declaringType, context) && givesAlike(before, one));
  return removed.some((one) => isSingle(one) && !inheritance(one.declaringType, after.declaringType, context) && givesAlike(one, after));
}

/**
 * A method of the same name in a new type that was taken out of its own one, above it, below it or inside it, comes from there: in every such sub- and
 * supertype, but only in the first of those inside.
 */
function goneToNewRelatives(candidates: readonly MoveCandidate[], context: MoveContext): MoveCandidate[] {
  const known = candidates.filter(
    (one) => isSameName(one) && (one.sameSignature || one.agreement.exact > 0) && isFromNewRelative(one.before, one.after, context),
  );
  const inside = new Set<Method>();
  // of several overloads each goes to its own
  const taken = new Map<TypeDeclaration, Set<Method>>();
  return known
    .sort((x, y) => Number(y.sameSignature) - Number(x.sameSignature))
    .filter(({ before, after, related }) => {
      const [from, to] = [before.declaringType, after.declaringType];
      if (taken.get(from)?.has(after) || taken.get(to)?.has(before) || (!related && inside.has(before))) return false;
      include(taken, from, after);
      include(taken, to, before);
      inside.add(before);
      return true;
    });
}

function judge(before: Method, after: Method, context: Moves): MoveCandidate | null {
  if (before.kind !== after.kind || before.kind === 'initializer' || before.kind === 'compactConstructor') return null;
  // within a type the signatures have been compared already; one that moved or was renamed is another type, whatever stands where in it
  const [from, to] = [before.declaringType, after.declaringType];
  // an anonymous class implements what it stands for: what it no longer does under that name is no method that went on under another
  if (before.name !== after.name && [from, to].some(({ kind }) => kind === 'anonymous')) return null;
  // nor does anything go between it and what has a name (192 made-up changes):
  // new Gauge() { double width() { return size(); } }   ->   interface Gauge { default double width() { return size(); } }
  if ((from.kind === 'anonymous') !== (to.kind === 'anonymous')) return null;
  // the body of an enum constant is that of no other one
  if (isConstantBody(from) || isConstantBody(to)) return null;
  const isOne = from.qualifiedName === to.qualifiedName || from.kind === 'anonymous';
  if (context.afterOf(from) === to && before.bodySpan && after.bodySpan && isOne) return null;
  const sameName = before.name === after.name;
  const sameSignature = sameName && sameParameterTypes(before, after);
  if (losesTest(before, after) && !(sameSignature && isExtractedInside(from, to, context))) return null;
  const relative = newRelative(from, to, context);
  const inherits = inheritance(from, to, context) || (sameName && relative !== null);
  if (!inherits && !context.afterOf(from) && !context.beforeOf(to) && !leftItsType(before, after, context)) return null;
  const below = isBelow(before.declaringType, after.declaringType, context);
  if (!before.bodySpan || !after.bodySpan) {
    if (before.bodySpan !== after.bodySpan || !sameSignature || !(inherits || before.returnType?.text === after.returnType?.text))
      return null;
    return {
      before,
      after,
      agreement: agreementOf(before, after, 'moved'),
      related: inherits,
      below,
      parted: hasParted(from, to, context),
      sameSignature,
    };
  }
  const { trace } = context;
  const say = (verdict: 'considered' | 'rejected', reason: string, agreement?: Agreement): void =>
    trace?.({
      stage: 'moved methods',
      subject: methodLabel(before),
      candidate: methodLabel(after),
      verdict,
      reason,
      ...(agreement && { score: agreementScore(agreement) }),
    });
  if (sameSignature && doesNothing(before) && doesNothing(after) && isExtractedInside(before.declaringType, after.declaringType, context))
    return { before, after, agreement: agreementOf(before, after, 'moved'), related: false, below, parted: false, sameSignature };
  const isTaken =
    sameSignature && ((relative !== null && isTakenOver(before, after, relative)) || (below && isLeftAbstract(before, after, context)));
  const fromRelative = isTaken || (sameSignature && isFromNewRelative(before, after, context));
  if (!fromRelative && !mayAgree(before, after)) {
    say('rejected', 'the bodies share no line and few words');
    return null;
  }
  // of what implements an interface since, no less has to go along than of a stranger
  const kinship = { inherits: inherits && !(relative && before.kind === 'method' && isByInterface(relative)), fromRelative };
  const standing = standingOf(before, after, kinship.inherits, context);
  const agreement = agreementOf(before, after, standing);
  const agrees = (known: Agreement): boolean => wentAlong(before, after, known, kinship);
  const went = isTaken || agrees(agreement) || (agreement.mapped > 0 && agrees(withAddedMethods(agreement, before, after)));
  if (!went) {
    say('rejected', 'the bodies agree too little', agreement);
    return null;
  }
  if (!kinship.inherits && !fromRelative && !keepsTypeParameters(before, after, agreement)) {
    say('rejected', 'it declares other type parameters', agreement);
    return null;
  }
  say('considered', 'a candidate; the best ones are taken', agreement);
  return { before, after, agreement, related: inherits, below, parted: hasParted(from, to, context), sameSignature };
}

/**
 * Whether a method can have gone from a type that is gone to a new one that is not its partner. Not where very many methods are gone and new: some bodies are
 * alike anyhow. Nor between classes of one interface, which have its methods, unless both are marked as those (896 changes).
 *
 *     class Boat { void row() { … } void sail() { … } }   ->   class Barge { void row() { … } void tow() { … } }      row went to Barge
 */
function leftItsType(before: Method, after: Method, { amongMany }: Moves): boolean {
  const isMarked = hasAnnotation(before, 'Override') && hasAnnotation(after, 'Override');
  return !amongMany && (isMarked || !implementTheSame(before.declaringType, after.declaringType));
}

/** Calls of methods that were added with this one, and took what is gone, are nothing new. */
function withAddedMethods(agreement: Agreement, before: Method, after: Method): Agreement {
  const { unmappedBefore: gone = [], unmappedAfter: added = [] } = agreement.body ?? {};
  return { ...agreement, unmappedAfter: agreement.unmappedAfter - callsOfTakers(gone, added, before, after) };
}

function inheritance(before: TypeDeclaration, after: TypeDeclaration, context: MoveContext): boolean {
  const { hierarchyBefore, hierarchyAfter } = context;
  const sourceAfter = context.afterOf(before);
  const targetBefore = context.beforeOf(after);
  if (sourceAfter && (hierarchyAfter.isKeptSubtype(sourceAfter, after) || hierarchyAfter.isKeptSubtype(after, sourceAfter))) return true;
  if (targetBefore && (hierarchyBefore.isKeptSubtype(before, targetBefore) || hierarchyBefore.isKeptSubtype(targetBefore, before)))
    return true;
  return hierarchyAfter.namesSupertype(after, before);
}

/**
 * A class only declares what it did, and a class below it does something under that name: the method went there, whatever it does now.
 *
 *     class Light { void dim() { level--; } }   ->   abstract class Light { abstract void dim(); }   class Lamp extends Light { void dim() { wires.cut(3); } }
 */
function isLeftAbstract(before: Method, after: Method, { afterOf }: MoveContext): boolean {
  const [from, left] = [before.declaringType, afterOf(before.declaringType)];
  if (!left || [from, left].some(({ kind }) => kind === 'interface') || before.returnType?.text !== after.returnType?.text) return false;
  return left.methods.some((one) => one.name === before.name && sameParameterTypes(before, one) && !one.bodySpan);
}

/**
 * Between a class and its superclass, both of which were there: a method that takes and gives back the same, under a name that holds its own, or is held.
 *
 *     class Lamp extends Light { boolean isOn() { return level > 0; } }   ->   class Light { boolean isOnNow() { return wires.carry(3); } }
 */
function isNamesake(before: Method, after: Method, { afterOf, beforeOf, hierarchyBefore, hierarchyAfter }: MoveContext): boolean {
  if (before.returnType?.text !== after.returnType?.text || !sameParameterTypes(before, after)) return false;
  if (!before.name.includes(after.name) && !after.name.includes(before.name)) return false;
  const [from, to] = [before.declaringType, after.declaringType];
  const [fromAfter, toBefore] = [afterOf(from), beforeOf(to)];
  if (!fromAfter || !toBefore || from.kind === 'interface' || to.kind === 'interface') return false;
  return (
    (hierarchyBefore.supertypes(from).includes(toBefore) && hierarchyAfter.supertypes(fromAfter).includes(to)) ||
    (hierarchyBefore.supertypes(toBefore).includes(from) && hierarchyAfter.supertypes(to).includes(fromAfter))
  );
}

function standingOf(before: Method, after: Method, inherits: boolean, context: MoveContext): Standing {
  if (inherits && overrides(before, after)) return 'overriding';
  if (isNamesake(before, after, context)) return 'namesake';
  return inherits ? 'inherited' : 'moved';
}

/** The type that the method is in now was extracted from its own one, above or below it: what it does with the method may not matter. */
function newRelative(from: TypeDeclaration, to: TypeDeclaration, context: MoveContext): NewRelative | null {
  const fromAfter = context.afterOf(from);
  if (!fromAfter || context.beforeOf(to)) return null;
  const isBelow = context.hierarchyAfter.isSubtype(to, fromAfter);
  return isBelow || context.hierarchyAfter.isSubtype(fromAfter, to) ? { from, fromAfter, to, isBelow } : null;
}

function isBelow(before: TypeDeclaration, after: TypeDeclaration, { afterOf, hierarchyAfter }: MoveContext): boolean {
  const source = afterOf(before);
  return source !== null && (hierarchyAfter.isSubtype(after, source) || isDeclaredInside(after, source));
}

/** The one type inherited from the other, and does not any more. */
function hasParted(before: TypeDeclaration, after: TypeDeclaration, context: MoveContext): boolean {
  const was = context.beforeOf(after);
  return was !== null && context.hierarchyBefore.isSubtype(was, before) && !isBelow(before, after, context);
}

/** The method's type was extracted from its own one; inside it, a single statement does not become several. */
function isFromNewRelative(before: Method, after: Method, context: MoveContext): boolean {
  const [from, to] = [before.declaringType, after.declaringType];
  const relative = newRelative(from, to, context);
  if (relative) return isTakenOver(before, after, relative);
  return isExtractedInside(from, to, context) && isSingle(before) === isSingle(after);
}

function isSingle({ body }: Method): boolean {
  return body?.children.length === 1;
}

/** A new type nested in the one that the method left: what it declares is from there, even methods that do nothing. */
function isExtractedInside(before: TypeDeclaration, after: TypeDeclaration, context: MoveContext): boolean {
  return after.outer !== null && after.outer === context.afterOf(before) && context.beforeOf(after) === null;
}

/** Under another name in a type that moved under its own, or under its own name with its parameters' names: it went with its type. */
export function stayedInType(before: Method, after: Method, afterOf: (type: TypeDeclaration) => TypeDeclaration | null): boolean {
  const [from, to] = [before.declaringType, after.declaringType];
  if (afterOf(from) !== to) return false;
  return before.name === after.name ? sameParameterNames(before, after) : from.name === to.name;
}
