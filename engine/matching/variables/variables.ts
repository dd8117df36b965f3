import { isDeclaredNoMore, wentElsewhere } from './variables-that-left.js';
import { isField, type Method, type VariableDeclaration } from '../../model/declarations.js';
import { loopsAreAlike } from '../bodies/alignment/asked-alike.js';
import { assignedDeclarations, isUndisputed } from './assigned-declarations.js';
import { allMappings, type BodyMapping, type StatementMapping } from '../bodies/body-mapping.js';
import { Bindings, isParameter } from '../../facts/bindings.js';
import type { ParameterMatch } from '../comparison.js';
import { withoutMerged } from './merged-arguments.js';
import { areCounterAndIterator, countsAgainst } from './counters-and-iterators.js';
import { nameSorts } from '../bodies/handed-other-things.js';
import { isNamedValue } from './named-values.js';
import { isAskedAnew, isTakenOver } from '../bodies/names-taken-over.js';
import { isDeclaredBeside, overlap } from './declared-beside.js';
import { matchParameters } from './parameters.js';
import { standsForParameter } from './parameters-in-bodies.js';
import { isChain } from '../../facts/expressions/condition-parts.js';
import { covers } from '../../facts/expressions/covering.js';
import { isPutInto, isReadIn, isSaid, isTakenOutOf } from '../bodies/values/taken-out-values.js';
import { areBothCaught, areElements, isCaughtBeside, isCaughtElsewhere, isMadeAlike, isToldByUses } from './told-by-uses.js';
import { VariableEvidence, type Sighting } from './variable-evidence.js';

/** Two declared variables that are the same variable to a reader, and the mapped statements that say so. */
export interface VariablePair {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
  /** Mapped statements that refer to the one before and to the other after, in the order of the mappings. */
  readonly mappings: readonly StatementMapping[];
}

/** The variables of two bodies. */
export interface VariableMatch {
  readonly parameters: ParameterMatch;
  /** Locals that became locals. */
  readonly locals: readonly VariablePair[];
  /** Variables that became variables of another kind: a local a parameter, a field a local, … */
  readonly conversions: readonly VariablePair[];
  /** Locals without a partner among the locals. */
  readonly removedLocals: readonly VariableDeclaration[];
  readonly addedLocals: readonly VariableDeclaration[];
}

const known = new WeakMap<BodyMapping, VariableMatch>();

/**
 * Pairs the variables of two bodies by the checks of section 4.3 of the paper: mapped declarations first, then what the references say.
 * Computed once per body mapping.
 */
export function matchVariables(before: Method, after: Method, body: BodyMapping): VariableMatch {
  if (body.identical) {
    // Nothing to look at: every local is itself. Equal bodies share one mapping, so it cannot be the key.
    return { parameters: matchParameters(before, after, null), locals: [], conversions: [], removedLocals: [], addedLocals: [] };
  }
  const cached = known.get(body);
  if (cached) return cached;
  const evidence = VariableEvidence.of(before, after, body);
  const parameters = matchParameters(before, after, evidence);
  const localsBefore = Bindings.of(before).locals;
  const localsAfter = Bindings.of(after).locals;
  const partners = pairLocals(localsBefore, localsAfter, evidence);
  const taken = new Set(partners.values());
  const removedLocals = localsBefore.filter((variable) => !partners.has(variable));
  const addedLocals = localsAfter.filter((variable) => !taken.has(variable));
  const renamed = new Set([...partners].flatMap(([one, other]) => (one.name === other.name ? [] : [one, other])));
  const match: VariableMatch = {
    parameters,
    locals: localsBefore.flatMap((one) => {
      const other = partners.get(one);
      return other ? [pairOf(one, other, () => evidence)] : [];
    }),
    conversions: conversionsOf(evidence, parameters, removedLocals, addedLocals, renamed),
    removedLocals,
    addedLocals,
  };
  known.set(body, match);
  return match;
}

/** The pair with its mappings, which are looked for when somebody asks. */
export function pairOf(before: VariableDeclaration, after: VariableDeclaration, evidence: () => VariableEvidence | null): VariablePair {
  let mappings: readonly StatementMapping[] | null = null;
  return {
    before,
    after,
    get mappings() {
      return (mappings ??= evidence()?.mentioning(before, after) ?? []);
    },
  };
}

function pairLocals(
  before: readonly VariableDeclaration[],
  after: readonly VariableDeclaration[],
  evidence: VariableEvidence,
): Map<VariableDeclaration, VariableDeclaration> {
  const partners = new Map<VariableDeclaration, VariableDeclaration>();
  const taken = new Set<VariableDeclaration>();
  const pair = (one: VariableDeclaration, other: VariableDeclaration): void => {
    partners.set(one, other);
    taken.add(other);
  };
  for (const one of before) {
    for (const { after: other, declaration } of evidence.from(one)) {
      if (!declaration || partners.has(one) || taken.has(other) || isAnotherValue(one, other, evidence)) continue;
      if (one.name === other.name || isConsistentRename(one, other, before, after, evidence)) pair(one, other);
    }
  }
  // A variable whose declaration changed beyond recognition is still itself when it kept its name and its uses.
  for (const one of before) {
    if (partners.has(one)) continue;
    const other = evidence
      .from(one)
      .find(
        (sighting) =>
          sighting.after.name === one.name &&
          !areBothCaught(one, sighting.after) &&
          !isCaughtElsewhere(one, sighting.after, evidence) &&
          !areElements(one, sighting.after, evidence) &&
          after.includes(sighting.after) &&
          !taken.has(sighting.after),
      );
    if (other && !isAnotherValue(one, other.after, evidence)) pair(one, other.after);
  }
  const assignments = assignedDeclarations(evidence);
  for (const assignment of assignments) {
    const { before: one, after: other } = assignment;
    if (!partners.has(one) && !taken.has(other) && after.includes(other) && isUndisputed(assignment, evidence)) pair(one, other);
  }
  // And it is a renamed one when all its uses went to one new variable of its type.
  for (const one of before) {
    if (partners.has(one)) continue;
    const only = soleSuccessor(one, evidence);
    if (
      !only ||
      (one.name === only.name && (areBothCaught(one, only) || areElements(one, only, evidence))) ||
      isCaughtElsewhere(one, only, evidence) ||
      !isToldByUses(one, only, evidence) ||
      isAnotherValue(one, only, evidence) ||
      taken.has(only) ||
      !after.includes(only) ||
      wentElsewhere(one, only, evidence) ||
      isDeclaredNoMore(one, only, evidence)
    )
      continue;
    if (assignments.some((pair) => (pair.before === one) !== (pair.after === only))) continue;
    if (isConsistentRename(one, only, before, after, evidence)) pair(one, only);
  }
  return withoutMerged(partners, evidence.mergedArguments, (one, other, mapping) => evidence.isSpokenOfBefore(one, other, mapping));
}

/** What the one held was taken out of the other's value, or put into it. A variable that kept its name and its uses is still itself. */
function isAnotherValue(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  if (isNamedValue(one, other, evidence)) return true;
  const uses = evidence.between(one, other).filter(({ declaration }) => !declaration);
  if (uses.length === 0 && (isReadIn(one, other) || isReadIn(other, one))) return true;
  if (!isTakenOutOf(one, other)) return isPutInto(one, other) && uses.length === 0;
  if (one.name !== other.name) return true;
  return (one.initializer?.kind === 'invocation' || isSaid(other)) && !uses.some(({ mapping }) => mapping.identical);
}

/** What every mapped reference to the variable became, when that is one variable which was nothing else. */
function soleSuccessor(one: VariableDeclaration, evidence: VariableEvidence): VariableDeclaration | null {
  const first = evidence.from(one)[0]?.after;
  if (
    !first ||
    evidence.from(one).some((sighting) => sighting.after !== first) ||
    evidence.to(first).some((sighting) => sighting.before !== one)
  )
    return null;
  return first;
}

/**
 * x -> y is a rename when the mapped references agree, and neither name stands beside the other:
 *
 *     int x = f(); use(x);   ->   int x = f(); int y = g(); use(y);      no rename: x is still there
 */
function isConsistentRename(
  one: VariableDeclaration,
  other: VariableDeclaration,
  before: readonly VariableDeclaration[],
  after: readonly VariableDeclaration[],
  evidence: VariableEvidence,
): boolean {
  if (
    countsAgainst(one, other) ||
    areCounterAndIterator(one, other, evidence) ||
    isOperandOfValue(one, other) ||
    isOperandOfValue(other, one)
  )
    return false;
  const between = evidence.between(one, other);
  const references = between.filter((sighting) => !sighting.declaration).length;
  if (isAlsoAnother(one, other, evidence) || isNamedAsField(one, other, evidence)) return false;
  if (references === 0 && areBothCaught(one, other) && isCaughtBeside(one, other, before, after)) return false;
  const declared = between.filter(({ declaration, mapping }) => declaration && loopsAreAlike(mapping.before, mapping.after));
  const isDeclaredSo = one.kind !== 'enhancedFor' || references > 0 || isFinal(one) === isFinal(other);
  if (declared.length > 0 && isDeclaredSo && after.some((variable) => isTakenOver(one, other, variable))) return true;
  const nameSort = nameSorts(evidence.before, evidence.after);
  if (
    declared.length > 0 &&
    (after.some((namesake) => isAskedAnew([one, namesake], one, other, nameSort)) ||
      before.some((namesake) => isAskedAnew([namesake, other], other, one, nameSort)))
  )
    return true;
  if (references === 0 && declared.length === 0) return false;
  if (references > 0 && one.kind === 'local' && isDeclaredAlike(one, other, between)) return !isContradicted(one, other, evidence);
  if (references === 0 && isDeclaredBeside(one, other, before, after, evidence)) return false;
  if (tellsItself(one) && isDeclaredAlike(one, other, between)) return true;
  if (!evidence.agrees(one, other)) return false;
  // int w = w(); int h = h(); draw(w, h);  ->  Size s = s(); draw(s.w(), s.h());      s is not w: it holds both
  if (references === 0 && (standsForSeveral(other, evidence, 'after') || standsForSeveral(one, evidence, 'before'))) return false;
  const nameStays = after.some((variable) => evidence.to(variable).length === 0 && isNamesake(variable, one, other));
  const nameWas = before.some((variable) => evidence.from(variable).length === 0 && isNamesake(variable, other, one));
  return !(nameStays && nameWas);
}

/**
 * Of several variables that begin alike, as many statements say that the one became another, or that the other was another one; what is set anew says nothing
 * (400 changes).
 *
 *     List a = new List(), b = new List(); b.add(3); all.add(a); all.add(b);   ->   List d = new List(), c = new List(); d.add(3); sum.add(d); sum.add(c);      no rename
 */
function isContradicted(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  const uses = (sightings: readonly Sighting[]): readonly Sighting[] =>
    sightings.filter(({ declaration, references }) => !declaration && references?.before.parent?.kind !== 'assignment');
  const others = [
    ...uses(evidence.from(one)).filter(({ after }) => after !== other && after.name !== one.name && isMadeAlike(other, after)),
    ...uses(evidence.to(other)).filter(({ before }) => before !== one && before.name !== other.name && isMadeAlike(one, before)),
  ];
  return others.length > 0 && countStatements(others) >= countStatements(uses(evidence.between(one, other)));
}

const countStatements = (sightings: readonly Sighting[]): number => new Set(sightings.map(({ mapping }) => mapping)).size;

function isFinal({ modifiers }: VariableDeclaration): boolean {
  return modifiers.some(({ name }) => name === 'final');
}

/**
 * A variable that is used in its place begins as the first does:
 *
 *     List all = list(); read(all); return all;   ->   List some = list(); read(some); List others = list(); return others;
 */
function isAlsoAnother(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  const isOnlyFrom = (after: VariableDeclaration): boolean => evidence.to(after).every(({ before }) => before === one);
  return evidence.from(one).some(({ after }) => after !== other && after.kind === 'local' && isMadeAlike(one, after) && isOnlyFrom(after));
}

/**
 * The name goes on as a field's, or was one, in a statement that is as it was:
 *
 *     Page page = day.page(); show(page);   ->   Page sheet = day.page(); page = sheet; show(page);      no rename
 */
function isNamedAsField(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  return (
    evidence.from(one).some(({ after, mapping, rewritten }) => mapping.identical && !rewritten && isFieldOfName(after, one)) ||
    evidence.to(other).some(({ before, mapping, rewritten }) => mapping.identical && !rewritten && isFieldOfName(before, other))
  );
}

function isFieldOfName(field: VariableDeclaration, { name }: VariableDeclaration): boolean {
  return isField(field) && field.name === name;
}

/** `long age = read() - born;` and `long now = read();`: what the one was computed with has a name now. */
function isOperandOfValue({ initializer }: VariableDeclaration, { initializer: whole }: VariableDeclaration): boolean {
  return (
    initializer?.kind === 'invocation' &&
    whole?.kind === 'infix' &&
    !isChain(whole) &&
    whole.children.some(({ text }) => text === initializer.text)
  );
}

/** Another variable with the first name where the second is known. */
function isNamesake(variable: VariableDeclaration, named: VariableDeclaration, beside: VariableDeclaration): boolean {
  return variable !== beside && variable.name === named.name && overlap(variable.scope, beside.scope);
}

/**
 * The declarations differ in nothing but the name: then the name, when it is still there, is another variable's.
 *
 *     long count = all(); use(count);   ->   long raw = all(); int count = (int) raw; use(count);
 */
function isDeclaredAlike(one: VariableDeclaration, other: VariableDeclaration, between: readonly Sighting[]): boolean {
  return one.kind === other.kind && between.some(({ declaration, mapping }) => declaration && mapping.replacements.length === 0);
}

/** A value that could not be chance: not `null`, `0`. */
function tellsItself({ kind, initializer }: VariableDeclaration): boolean {
  return kind === 'enhancedFor' || (initializer !== null && covers(initializer));
}

/** Calls on the variable stand, on the other side, where several names stood. */
function standsForSeveral(variable: VariableDeclaration, evidence: VariableEvidence, side: 'before' | 'after'): boolean {
  const names = new Set<string>();
  for (const { replacements } of allMappings(evidence.body.mappings)) {
    for (const { before, after } of replacements) {
      const [call, name] = side === 'after' ? [after, before] : [before, after];
      if (call.kind === 'invocation' && call.receiver?.kind === 'name' && call.receiver.label === variable.name && name.kind === 'name')
        names.add(name.label);
    }
  }
  return names.size > 1;
}

/** What a variable is to its method: this decides which refactoring its change is. */
export type VariableRole = 'local' | 'parameter' | 'field';

export function roleOf(variable: VariableDeclaration): VariableRole {
  if (isField(variable)) return 'field';
  return isParameter(variable) ? 'parameter' : 'local';
}

/** What was handed over and a variable of another name are one by two statements, not by a single one. */
function isToldOnce(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  return isParameter(one) && roleOf(other) === 'local' && one.name !== other.name && evidence.mentioning(one, other).length < 2;
}

/** `f(int width, …) { }` -> `f(Size size) { long width = size.width(); }`: the type changed, and the merger says where it went. */
function isMergedAsAnother(one: VariableDeclaration, other: VariableDeclaration, { mergers }: ParameterMatch): boolean {
  if (one.name !== other.name || one.type?.text === other.type?.text) return false;
  return mergers.some(({ several }) => several.includes(one) || several.includes(other));
}

function conversionsOf(
  evidence: VariableEvidence,
  parameters: ParameterMatch,
  removedLocals: readonly VariableDeclaration[],
  addedLocals: readonly VariableDeclaration[],
  renamed: ReadonlySet<VariableDeclaration>,
): readonly VariablePair[] {
  const gone = new Set<VariableDeclaration>([...removedLocals, ...parameters.removed]);
  const fresh = new Set<VariableDeclaration>([...addedLocals, ...parameters.added]);
  const pairs: VariablePair[] = [];
  const taken = new Set<VariableDeclaration>();
  const consider = (one: VariableDeclaration, other: VariableDeclaration): void => {
    if (taken.has(one) || taken.has(other) || isMergedAsAnother(one, other, parameters)) return;
    if (!isField(one)) taken.add(one);
    if (!isField(other)) taken.add(other);
    pairs.push(pairOf(one, other, () => evidence));
  };
  for (const one of evidence.seenBefore()) {
    for (const { after: other } of evidence.from(one)) {
      if (roleOf(one) === roleOf(other)) continue;
      // what got another name may have left its own to a field, or taken a field's
      const isNamesake = (renamed.has(one) && isFieldOfName(other, one)) || (renamed.has(other) && isFieldOfName(one, other));
      if (!isNamesake && [one, other].some((local) => roleOf(local) === 'local' && !gone.has(local) && !fresh.has(local))) continue;
      if (isToldOnce(one, other, evidence)) continue;
      const isFree = isNamesake || ((isField(one) || gone.has(one)) && (isField(other) || fresh.has(other)));
      // a field may stand where a parameter stood that is still there, and the reverse
      const isReplaced = (isField(one) || isField(other)) && evidence.replaces(one, other);
      if (isReplaced || (isFree && (one.name === other.name || (evidence.agrees(one, other) && !standsForParameter(one, other, evidence)))))
        consider(one, other);
    }
  }
  for (const one of gone) {
    for (const other of fresh) if (one.name === other.name && roleOf(one) !== roleOf(other)) consider(one, other);
  }
  return pairs;
}
