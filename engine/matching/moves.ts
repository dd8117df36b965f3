import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { Hierarchy } from './hierarchy.js';
import { candidateIndex } from './candidate-index.js';
import { sameParameterTypes } from './method-signatures.js';
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
      Number(y.related) - Number(x.related) ||
      nameDistance(x.before, x.after) - nameDistance(y.before, y.after),
  );
  const takenBefore = new Set<Method>();
  const takenAfter = new Set<Method>();
  const result: [Method, Method, Agreement][] = [];
  for (const { before, after, agreement, related, sameSignature } of candidates) {
    // a method pulled up from several subclasses, or pushed down to several, is one method on one side
    const shared = related && sameSignature;
    if (
      takenBefore.has(before) &&
      !(shared && context.hierarchyAfter.isSubtype(after.declaringType, context.afterOf(before.declaringType) ?? before.declaringType))
    )
      continue;
    // duplicates of one method in several types, brought together in one place
    const merged = sameSignature && agreement.telling > 0 && isWhole(agreement);
    if (takenAfter.has(after) && (takenBefore.has(before) || !(merged || (shared && isPulledUp(before, after, context))))) continue;
    takenBefore.add(before);
    takenAfter.add(after);
    result.push([before, after, agreement]);
  }
  return result;
}

function isPulledUp(before: Method, after: Method, context: MoveContext): boolean {
  const child = context.afterOf(before.declaringType);
  return child !== null && context.hierarchyAfter.isSubtype(child, after.declaringType);
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
    if (before.bodySpan !== after.bodySpan || !sameSignature || !(inherits || sameDeclaration(before, after))) return null;
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
  if (!mayAgree(before, after)) {
    say('rejected', 'the bodies share no line and few words');
    return null;
  }
  const agreement = withoutNewFields(agreementOf(before, after), after.declaringType);
  if (!accepts(before, after, agreement, { sameName, sameSignature, inherits, ownState: ownState(before, after, context) })) {
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

/** Replace Method with Method Object: the new type carries the method's name. */
function becameObject(before: Method, after: Method): boolean {
  return before.name.toLowerCase() === after.declaringType.name.toLowerCase();
}

function accepts(before: Method, after: Method, agreement: Agreement, facts: Facts): boolean {
  const { mapped, exact, telling, unmappedBefore, unmappedAfter } = agreement;
  const { sameName, sameSignature, inherits } = facts;
  const everything = unmappedBefore === 0 && unmappedAfter === 0;
  const most = mapped > unmappedBefore && mapped > unmappedAfter;
  if (mapped === 0) return everything && sameSignature && inherits;
  if (sameSignature && inherits) return most || (telling > 0 && (mapped > unmappedBefore || mapped > unmappedAfter));
  if (becameObject(before, after)) return most && telling > 0;
  if (sameSignature && telling > 0 && exact === mapped && (unmappedBefore === 0 || unmappedAfter === 0)) return true;
  if (sameName) return most && (telling > 0 || (sameSignature && exact === mapped && everything && !facts.ownState));
  // another name in another type: the bodies alone have to tell
  const nearName = nameDistance(before, after) <= NEAR_NAME;
  if (everything && exact === mapped) return telling >= 1;
  if (everything && telling >= 1 && nearName) return agreement.distance / mapped < LIGHTLY_EDITED;
  return most && telling >= 2 && exact * 2 >= mapped;
}

/** Nothing left over on either side, nothing edited. */
function isWhole({ mapped, exact, unmappedBefore, unmappedAfter }: Agreement): boolean {
  return unmappedBefore === 0 && unmappedAfter === 0 && exact === mapped;
}

/** Methods without bodies: everything that is written is the same, and there is something to compare. */
function sameDeclaration(before: Method, after: Method): boolean {
  return (
    before.parameters.length > 0 &&
    before.returnType?.text === after.returnType?.text &&
    before.parameters.every((p, i) => p.name === after.parameters[i]?.name)
  );
}

function ownState(before: Method, after: Method, context: MoveContext): boolean {
  const source = context.afterOf(before.declaringType);
  const target = context.beforeOf(after.declaringType);
  if (!source || !target || !before.bodySpan) return false;
  const body = before.file.text.slice(before.bodySpan.start, before.bodySpan.end);
  return source.fields.some(
    (field) =>
      target.fields.some((other) => other.name === field.name) && new RegExp(`\\b${field.name.replaceAll('$', '\\$')}\\b`).test(body),
  );
}

/** Names at this distance or below may be one name, changed on the way. */
const NEAR_NAME = 0.5;
/** Mean distance of the mapped statements up to which a body is the same, edited here and there. */
const LIGHTLY_EDITED = 0.3;

interface Facts {
  readonly sameName: boolean;
  readonly sameSignature: boolean;
  readonly inherits: boolean;
  /** Each type has fields of its own that the body names: `return name;` is then an accessor here and another one there. */
  readonly ownState: boolean;
}

function inheritance(before: TypeDeclaration, after: TypeDeclaration, context: MoveContext): boolean {
  const { hierarchyBefore, hierarchyAfter } = context;
  const sourceAfter = context.afterOf(before);
  const targetBefore = context.beforeOf(after);
  if (sourceAfter && (hierarchyAfter.isSubtype(sourceAfter, after) || hierarchyAfter.isSubtype(after, sourceAfter))) return true;
  if (targetBefore && (hierarchyBefore.isSubtype(before, targetBefore) || hierarchyBefore.isSubtype(targetBefore, before))) return true;
  return hierarchyAfter.namesSupertype(after, before.name);
}
