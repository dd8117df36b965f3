import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { Checkpoint } from './comparison.js';
import type { Hierarchy } from './hierarchy.js';
import { candidateIndex } from './candidate-index.js';
import { sameParameterTypes } from './method-signatures.js';
import { becameObject, wentAlong } from './move-rules.js';
import { mayAgree } from './line-profile.js';
import { agreementOf, compareAgreements, nameDistance, type Agreement } from './method-similarity.js';
import { agreementScore, methodLabel, type Trace } from './trace.js';

export interface MoveContext {
  readonly hierarchyBefore: Hierarchy;
  readonly hierarchyAfter: Hierarchy;
  /** The after version of a type, when it still exists. */
  readonly afterOf: (type: TypeDeclaration) => TypeDeclaration | null;
  /** The before version of a type, when it existed. */
  readonly beforeOf: (type: TypeDeclaration) => TypeDeclaration | null;
  readonly timeIsUp: Checkpoint;
  readonly trace: Trace;
}

interface Candidate {
  readonly before: Method;
  readonly after: Method;
  readonly agreement: Agreement;
  readonly related: boolean;
  readonly sameSignature: boolean;
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
  const candidates: Candidate[] = [];
  const index = candidateIndex(added, MOST_CANDIDATES);
  for (const before of removed) {
    if (context.timeIsUp()) return [];
    for (const after of index(before)) {
      const candidate = judge(before, after, context);
      if (candidate) candidates.push(candidate);
    }
  }
  candidates.sort(
    (x, y) =>
      named(y) - named(x) ||
      Number(y.related && y.sameSignature) - Number(x.related && x.sameSignature) ||
      compareAgreements(x.agreement, y.agreement) ||
      Number(y.sameSignature) - Number(x.sameSignature) ||
      Number(y.related) - Number(x.related) ||
      nameDistance(x.before, x.after) - nameDistance(y.before, y.after),
  );
  const takenBefore = new Set<Method>();
  const takenAfter = new Map<Method, Candidate>();
  const result: [Method, Method, Agreement][] = [];
  for (const candidate of candidates) {
    const { before, after, agreement, related, sameSignature } = candidate;
    // a method pulled up from several subclasses, or pushed down to several, is one method on one side
    const shared = related && sameSignature;
    if (
      takenBefore.has(before) &&
      !(shared && context.hierarchyAfter.isSubtype(after.declaringType, context.afterOf(before.declaringType) ?? before.declaringType))
    )
      continue;
    // several methods with as much in common with it were brought together in one place
    const first = takenAfter.get(after);
    if (first && (takenBefore.has(before) || !isAsGood(candidate, first, context.beforeOf(after.declaringType) === null))) continue;
    takenBefore.add(before);
    if (!first) takenAfter.set(after, candidate);
    result.push([before, after, agreement]);
  }
  return result;
}

/**
 * Whether a method has another origin besides the first: as much of it stands there unedited. In a new type, what came from each type is a matter between
 * these two.
 */
function isAsGood(one: Candidate, first: Candidate, isNew: boolean): boolean {
  if (named(one) !== named(first) || one.sameSignature !== first.sameSignature) return false;
  if (isNew && one.sameSignature && one.before.declaringType !== first.before.declaringType) return true;
  if (named(one) === 0 && !isWhole(one.agreement)) return false;
  return one.agreement.exact === first.agreement.exact;
}

/** Several statements, nothing left over on either side, nothing edited. */
function isWhole({ mapped, exact, unmappedBefore, unmappedAfter }: Agreement): boolean {
  return mapped > 1 && unmappedBefore === 0 && unmappedAfter === 0 && exact === mapped;
}

/** Whether the names say that it is the same method. */
function named({ before, after }: Candidate): number {
  return before.name === after.name || becameObject(before, after) ? 1 : 0;
}

function judge(before: Method, after: Method, context: MoveContext): Candidate | null {
  if (before.kind !== after.kind || before.kind === 'initializer' || before.kind === 'compactConstructor') return null;
  // within a type pair the signatures have been compared already
  if (context.afterOf(before.declaringType) === after.declaringType && before.bodySpan && after.bodySpan) return null;
  const sameName = before.name === after.name;
  const sameSignature = sameName && sameParameterTypes(before, after);
  const inherits = inheritance(before.declaringType, after.declaringType, context);
  // Table 4: one of the two types is there in both versions. Between a type that is gone and one that is new, the types correspond or nothing does.
  if (!inherits && !context.afterOf(before.declaringType) && !context.beforeOf(after.declaringType)) return null;
  if (!before.bodySpan || !after.bodySpan) {
    if (before.bodySpan !== after.bodySpan || !sameSignature || !(inherits || before.returnType?.text === after.returnType?.text))
      return null;
    return { before, after, agreement: agreementOf(before, after), related: inherits, sameSignature };
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
  if (sameSignature && isEmpty(before) && isEmpty(after) && isExtractedInside(before.declaringType, after.declaringType, context))
    return { before, after, agreement: agreementOf(before, after), related: false, sameSignature };
  const fromRelative = sameSignature && isExtractedRelative(before.declaringType, after.declaringType, context);
  if (!fromRelative && !mayAgree(before, after)) {
    say('rejected', 'the bodies share no line and few words');
    return null;
  }
  const agreement = withoutNewFields(agreementOf(before, after), after.declaringType);
  if (!wentAlong(before, after, agreement, { inherits, fromRelative })) {
    say('rejected', 'the bodies agree too little', agreement);
    return null;
  }
  say('considered', 'a candidate; the best ones are taken', agreement);
  return { before, after, agreement, related: inherits, sameSignature };
}

/**
 * Local variables that became fields of the method's new type have gone with it.
 *
 *     boolean testTree() { Tree tree = new Tree(); return run(tree); }
 *     class TestTree { Tree tree = new Tree(); boolean run() { return run(tree); } }
 */
function withoutNewFields(agreement: Agreement, target: TypeDeclaration): Agreement {
  const { body } = agreement;
  if (!body || agreement.unmappedBefore === 0) return agreement;
  const became = body.unmappedBefore.filter((statement) => {
    const [variable] = statement.variables;
    if (statement.kind !== 'localVariable' || !variable) return false;
    return target.fields.some((field) => field.name === variable.name && field.type?.text === variable.type?.text);
  });
  return became.length === 0 ? agreement : { ...agreement, unmappedBefore: agreement.unmappedBefore - became.length };
}

function inheritance(before: TypeDeclaration, after: TypeDeclaration, context: MoveContext): boolean {
  const { hierarchyBefore, hierarchyAfter } = context;
  const sourceAfter = context.afterOf(before);
  const targetBefore = context.beforeOf(after);
  if (sourceAfter && (hierarchyAfter.isSubtype(sourceAfter, after) || hierarchyAfter.isSubtype(after, sourceAfter))) return true;
  if (targetBefore && (hierarchyBefore.isSubtype(before, targetBefore) || hierarchyBefore.isSubtype(targetBefore, before))) return true;
  return hierarchyAfter.namesSupertype(after, before.name);
}

/** The type that the method is in now was extracted from its own one, above or below it: then it need not have kept what it does. */
function isExtractedRelative(before: TypeDeclaration, after: TypeDeclaration, context: MoveContext): boolean {
  const source = context.afterOf(before);
  if (!source || context.beforeOf(after)) return false;
  return context.hierarchyAfter.isSubtype(source, after) || context.hierarchyAfter.isSubtype(after, source);
}

/** A new type nested in the one that the method left: what it declares is from there, even methods that do nothing. */
function isExtractedInside(before: TypeDeclaration, after: TypeDeclaration, context: MoveContext): boolean {
  return after.outer !== null && after.outer === context.afterOf(before) && context.beforeOf(after) === null;
}

function isEmpty({ body }: Method): boolean {
  return body !== null && body.children.length === 0;
}
