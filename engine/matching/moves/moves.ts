import { isDeclaredInside, type Method, type TypeDeclaration } from '../../model/declarations.js';
import { isConstantBody } from '../../facts/declarations/anonymous-types.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { doesNothing } from '../../facts/declarations/method-bodies.js';
import { overrides, sameParameterNames, sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import { checkpoint } from '../../text/work.js';
import type { Standing } from '../bodies/values/replaceable-values.js';
import { candidateIndex } from '../methods/candidate-index.js';
import { mayAgree } from '../methods/line-profile.js';
import { agreementOf, type Agreement } from '../methods/method-similarity.js';
import { wentAlong } from '../methods/move-rules.js';
import { agreementScore, methodLabel, type Trace } from '../trace.js';
import { chosenMoves, type MoveCandidate } from './move-choice.js';

export interface MoveContext {
  readonly hierarchyBefore: Hierarchy;
  readonly hierarchyAfter: Hierarchy;
  /** The after version of a type, when it still exists. */
  readonly afterOf: (type: TypeDeclaration) => TypeDeclaration | null;
  /** The before version of a type, when it existed. */
  readonly beforeOf: (type: TypeDeclaration) => TypeDeclaration | null;
  readonly trace: Trace;
}

/** Methods looked at for each removed one. */
const MOST_CANDIDATES = 20;

/**
 * Methods that went to another type (paper 003, Table 4, Move Method; Pull Up and Push Down when the types inherit): removed here, added there, with
 * more statements in common than not.
 */
export function matchMovedMethods(
  removed: readonly Method[],
  added: readonly Method[],
  context: MoveContext,
): [Method, Method, Agreement][] {
  const index = candidateIndex(added, MOST_CANDIDATES);
  const candidates: MoveCandidate[] = [];
  for (const before of removed) {
    checkpoint();
    for (const after of index(before)) {
      const candidate = judge(before, after, context);
      if (candidate) candidates.push(candidate);
    }
  }
  return chosenMoves(candidates).map(({ before, after, agreement }) => [before, after, agreement]);
}

function judge(before: Method, after: Method, context: MoveContext): MoveCandidate | null {
  if (!mayMove(before, after, context)) return null;
  const [from, to] = [before.declaringType, after.declaringType];
  const sameName = before.name === after.name;
  const sameSignature = sameName && sameParameterTypes(before, after);
  const inherits = inheritance(from, to, context) || (sameName && isNewRelative(from, to, context));
  if (!inherits && !context.afterOf(from) && !context.beforeOf(to)) return null;
  const below = isBelow(from, to, context);
  const known = { before, after, related: inherits, below, sameSignature };
  if (!before.bodySpan || !after.bodySpan) {
    const isOne = before.bodySpan === after.bodySpan && sameSignature && (inherits || before.returnType?.text === after.returnType?.text);
    return isOne ? { ...known, agreement: agreementOf(before, after, 'moved') } : null;
  }
  const isInside = sameSignature && isExtractedInside(from, to, context);
  if (isInside && doesNothing(before) && doesNothing(after))
    return { ...known, agreement: agreementOf(before, after, 'moved'), related: false };
  const fromRelative = isInside || (sameSignature && isNewRelative(from, to, context));
  const agreement = fromRelative || mayAgree(before, after) ? agreementOf(before, after, standingOf(before, after, inherits)) : null;
  const went = agreement !== null && wentAlong(before, after, agreement, { inherits, fromRelative });
  context.trace?.({
    stage: 'moved methods',
    subject: methodLabel(before),
    candidate: methodLabel(after),
    verdict: went ? 'considered' : 'rejected',
    reason: went
      ? 'a candidate; the best ones are taken'
      : agreement
        ? 'the bodies agree too little'
        : 'the bodies share no line and few words',
    ...(agreement && { score: agreementScore(agreement) }),
  });
  return went ? { ...known, agreement } : null;
}

/** What kinds of methods go where; whatever they do. */
function mayMove(before: Method, after: Method, context: MoveContext): boolean {
  if (before.kind !== after.kind || before.kind === 'initializer' || before.kind === 'compactConstructor') return false;
  const [from, to] = [before.declaringType, after.declaringType];
  // an anonymous class implements what it stands for: only what it has for itself goes elsewhere, or goes on under another name
  const isAnonymous = from.kind === 'anonymous';
  if ([before, after].some(isByContract) && (before.name !== after.name || isAnonymous !== (to.kind === 'anonymous'))) return false;
  // the body of an enum constant is that of no other one
  if (isConstantBody(from) || isConstantBody(to)) return false;
  // within a type the signatures have been compared already; one that moved or was renamed is another type
  return context.afterOf(from) !== to || !before.bodySpan || !after.bodySpan || (from.qualifiedName !== to.qualifiedName && !isAnonymous);
}

/** A method of an anonymous class that others may call by the type that the class stands for. */
function isByContract({ declaringType, visibility }: Method): boolean {
  return declaringType.kind === 'anonymous' && visibility !== 'private';
}

/** Whether one of the two types inherits from the other, in either version. */
function inheritance(before: TypeDeclaration, after: TypeDeclaration, context: MoveContext): boolean {
  const areRelatives = (one: TypeDeclaration, other: TypeDeclaration | null, hierarchy: Hierarchy): boolean =>
    other !== null && (hierarchy.isSubtype(one, other) || hierarchy.isSubtype(other, one));
  return (
    areRelatives(after, context.afterOf(before), context.hierarchyAfter) ||
    areRelatives(before, context.beforeOf(after), context.hierarchyBefore) ||
    context.hierarchyAfter.namesSupertype(after, before)
  );
}

/** In what relation the two methods are, for those who compare their statements. */
function standingOf(before: Method, after: Method, inherits: boolean): Standing {
  if (!inherits) return 'moved';
  return overrides(before, after) ? 'overriding' : 'inherited';
}

/** The type that the method is in now was extracted from its own one, above or below it: what it does with the method may not matter. */
function isNewRelative(from: TypeDeclaration, to: TypeDeclaration, context: MoveContext): boolean {
  const fromAfter = context.afterOf(from);
  if (!fromAfter || context.beforeOf(to)) return false;
  return context.hierarchyAfter.isSubtype(to, fromAfter) || context.hierarchyAfter.isSubtype(fromAfter, to);
}

function isBelow(before: TypeDeclaration, after: TypeDeclaration, { afterOf, hierarchyAfter }: MoveContext): boolean {
  const source = afterOf(before);
  return source !== null && (hierarchyAfter.isSubtype(after, source) || isDeclaredInside(after, source));
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
