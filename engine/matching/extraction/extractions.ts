import type { Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { meansOverload } from '../methods/argument-types.js';
import { allMappings, type BodyMapping, type StatementMapping } from '../bodies/body-mapping.js';
import { callsTo, type Call } from '../../facts/calls.js';
import { isChain } from '../../facts/expressions/condition-parts.js';
import { covers } from '../../facts/expressions/covering.js';
import { explains } from './extraction-evidence.js';
import { withGivenBack } from './given-back.js';
import { isHandedOnRequest } from './handed-on-requests.js';
import { isDelegation, isOwnCall } from '../../facts/declarations/handing-on.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { mayMean } from './receivers.js';
import type { MethodPair } from '../comparison.js';
import { bodyStatements, fragmentsOf } from '../bodies/fragments.js';
import { agreementOfMapping, compareAgreements, type Agreement } from '../methods/method-similarity.js';
import { mapRest, restOf, withoutAsking, withRedeclared, type Rest } from './left-over-code.js';
import { localsAround } from '../../facts/locals-around.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { mapFragments } from '../bodies/statement-matching.js';
import { isOtherOverload } from './other-overloads.js';
import { isMadeElsewhere } from './made-elsewhere.js';
import { NO_SUBSTITUTION, type Substitution, argumentsOf } from '../../facts/substitution.js';
import { agreementScore, methodLabel, type Trace } from '../trace.js';

/** Calls whose arguments are tried, at most: the first of many repetitions tell as much as all. */
const MOST_CALLS = 4;

/** How an added method is reached from a source. */
interface Way {
  readonly caller: Method;
  readonly calls: readonly Call[];
  /** The calls of the source that stand where the code stood: `calls`, or those that the caller was reached by. */
  readonly replaced: readonly Call[];
  /** What the caller's parameters stand for in the source. */
  readonly outer: Substitution;
  /** Statements of the source that another extraction has claimed. */
  readonly taken: ReadonlySet<Statement>;
  /** What else has to hold. */
  readonly demand: (body: BodyMapping) => boolean;
}

/**
 * Extract Method (paper 003, Table 4): `extracted` is new, the source calls it now and did not before, and more of it comes from the source than not.
 * Returns null when that does not hold.
 */
export function findExtraction(
  source: MethodPair,
  extracted: Method,
  { caller, calls, replaced, outer, taken, demand }: Way,
  trace: Trace,
): BodyMapping | null {
  const sourceBody = source.body;
  if (!sourceBody || !extracted.body) return null;
  const rest = restOf(source.body, 'before', replaced, taken, extracted);
  if (rest.statements.length === 0 && rest.expressions.length === 0) return null;
  const local = source.after.declaringType === extracted.declaringType;
  const place = local ? 'here' : 'elsewhere';
  const others = editedIn(source.body, 'before', taken);
  const statements = bodyStatements(extracted.body);
  const wholeUnder = (kept: ReadonlySet<string>): BodyMapping | null => {
    const map = (left: Rest): BodyMapping | null =>
      bestOf(calls, extracted, outer, (handed) => {
        const names = without(handed, kept);
        const after = fragmentsOf(statements, names);
        const found = mapRest(left, 'before', (before) =>
          mapFragments({ before, after, beforeNames: NO_SUBSTITUTION, afterNames: names, loose: true, expressionsAnchored: local }),
        );
        return withGivenBack({ ...found, handed }, 'after', { method: extracted, names, place, others });
      });
    return withRedeclared(rest, 'before', map);
  };
  const whole = wholeUnder(NOTHING);
  if (!whole) return null;
  const defaults = local && !calls.every((call) => meansOverload(call, caller, extracted));
  const isHandedOn = caller !== source.after;
  const isSole = local && becameCall(source.before, extracted, calls);
  const isExtracted = (body: BodyMapping): boolean =>
    demand(body) &&
    ((local ? null : isMadeElsewhere(body, { source: source.before, extracted, caller, calls, isHandedOn, isAside: replaced !== calls })) ??
      isExplained(body));
  const isExplained = (body: BodyMapping): boolean =>
    isSole ||
    (explains(local ? withoutSetting(body, extracted) : body, 'unmappedAfter', place, extracted) &&
      (!isDelegation(extracted) ||
        ((!local || caller !== source.after) && body.mappings.some(isDeclaredAndHandedOn)) ||
        keptHandingOn(
          body,
          !local,
          ({ call: was, isWhole }) =>
            isWhole &&
            defaults &&
            calls.some((call) => was.arguments?.length !== call.argumentCount || isOtherOverload(was, call.expression, call.statement)),
        )));
  const underOwnNames = (): BodyMapping | undefined => {
    const kept = namedAlike(source.before, extracted, calls, outer);
    const body = kept.size > 0 ? wholeUnder(kept) : null;
    return body ? leastOf(body).find(isExtracted) : undefined;
  };
  const accepted = leastOf(whole).find(isExtracted) ?? underOwnNames();
  trace?.({
    stage: 'extract',
    subject: methodLabel(extracted),
    candidate: methodLabel(source.before),
    ...verdict(accepted !== undefined),
    score: agreementScore(agreementOfMapping(accepted ?? whole)),
  });
  return accepted ? withoutAsking(accepted, 'before', rest) : null;
}

/** What is given back as it was given counts only where the code that came along does not tell by itself. */
function leastOf(body: BodyMapping): readonly BodyMapping[] {
  return body.withoutGivenBack ? [body.withoutGivenBack, body] : [body];
}

/** Inline Method: the mirror image. `inlined` is gone, the target called it and does not any more. */
export function findInlining(
  target: MethodPair,
  inlined: Method,
  calls: readonly Call[],
  outer: Substitution,
  taken: ReadonlySet<Statement>,
  trace: Trace,
): BodyMapping | null {
  const around = target.body;
  if (!around || !inlined.body) return null;
  const rest = restOf(around, 'after', calls, taken, inlined);
  if (rest.statements.length === 0 && rest.expressions.length === 0) return null;
  const local = target.before.declaringType === inlined.declaringType;
  if (!local && calls.some((call) => isStillCalled(call, inlined, around))) return null;
  if (target.before.name !== inlined.name && isHandedOnRequest(calls, inlined, around, local)) return null;
  const place = local ? 'here' : 'elsewhere';
  const others = editedIn(around, 'after', taken);
  const statements = bodyStatements(inlined.body);
  const map = (left: Rest): BodyMapping | null =>
    bestOf(calls, inlined, outer, (names) => {
      const before = fragmentsOf(statements, names);
      const found = mapRest(left, 'after', (after) =>
        mapFragments({ before, after, beforeNames: names, afterNames: NO_SUBSTITUTION, loose: true }),
      );
      return withGivenBack(found, 'before', { method: inlined, names, place, others });
    });
  const whole = withRedeclared(rest, 'after', map);
  if (!whole) return null;
  const isSole = local && becameCall(target.after, inlined, calls);
  const isInlined = (body: BodyMapping): boolean =>
    isSole ||
    (explains(body, 'unmappedBefore', place, inlined) &&
      (!isDelegation(inlined) ||
        (local &&
          keptHandingOn(
            body,
            false,
            (_, { call: is, isWhole }) => isWhole && calls.some((call) => is.arguments?.length !== call.argumentCount),
          ))));
  const accepted = leastOf(whole).find(isInlined);
  trace?.({
    stage: 'inline',
    subject: methodLabel(inlined),
    candidate: methodLabel(target.after),
    ...verdict(accepted !== undefined),
    score: agreementScore(agreementOfMapping(accepted ?? whole)),
  });
  return accepted ? withoutAsking(accepted, 'after', rest) : null;
}

/**
 * Another method of that name does now what another type's method did:
 *
 *     Sheets.write(sheet);   ->   Sheets.write(sheet, 3);
 */
function isStillCalled({ statement, expression, argumentCount }: Call, { name }: Method, body: BodyMapping): boolean {
  if (wrappedExpression(statement) !== expression) return false;
  const is = allMappings(body.mappings).find(({ before }) => before === statement)?.after;
  const call = is && wrappedExpression(is);
  return (
    call?.kind === 'invocation' &&
    call.label === name &&
    call.receiver?.text === expression.receiver?.text &&
    call.arguments?.length !== argumentCount
  );
}

/** The statements of one side that are mapped to what they were not. */
function editedIn({ mappings }: BodyMapping, side: 'before' | 'after', taken: ReadonlySet<Statement>): readonly Statement[] {
  return allMappings(mappings).flatMap((one) => (one.distance > 0 && !taken.has(one[side]) ? [one[side]] : []));
}

/**
 * The one method was a single `return`, which is the whole of the other one now, whatever it gives back, or another value that is read in some way.
 *
 *     boolean fits(Box box) { return true; }   ->   boolean fits(Box box) { return fits(box, 0); }     boolean fits(Box box, int gap) { return true; }
 *     int code() { return this.code; }         ->   int code() { return status(); }                    int status() { return this.status; }
 */
function becameCall({ body }: Method, called: Method, calls: readonly Call[]): boolean {
  const [only, ...more] = body?.children ?? [];
  const [same, ...others] = called.body?.children ?? [];
  if (!only || !same || more.length + others.length > 0) return false;
  if (only.kind !== 'return' || same.kind !== 'return' || !calls.some(({ statement }) => statement.kind === 'return')) return false;
  return only.text === same.text || areReadAlike(wrappedExpression(only), wrappedExpression(same));
}

/** Variables, fields, constants and elements may take each other's place, and texts do. */
function areReadAlike(one: Expression | null, other: Expression | null): boolean {
  if (!one || !other) return false;
  const isRead = ({ kind, receiver }: Expression): boolean =>
    kind === 'name' || kind === 'arrayAccess' || (kind === 'fieldAccess' && receiver?.kind !== 'super');
  return (isRead(one) && isRead(other)) || (one.kind === 'string' && other.kind === 'string');
}

/** Distance up to which a call that hands on is the same with one argument more or less: `fill(rows, 3)`, `fill(rows, true, 3)`. */
const HANDED_ON_ALIKE = 0.2;

/**
 * The handing on itself went there (came from there), not just something that it hands on. What an overload of the same type hands on may be anything.
 *
 *     Input open() { return open(folder(), 1); }   ->   Input open() { return open(1); }     Input open(int mode) { return open(folder(), mode); }
 *     store.open(folder);                          ->   store.open(folder, 1);               elsewhere: Input open(Folder in, int mode) { return open(in); }
 *
 * `isDefault`: whether what the other method (first) does in its statement gives a default of its own to another method than the called one.
 */
function keptHandingOn({ mappings }: BodyMapping, elsewhere: boolean, isDefault: (before: HandedOn, after: HandedOn) => boolean): boolean {
  return mappings.every(({ before, after, beforeExpression, afterExpression, distance }) => {
    const [whole, other] = [wrappedExpression(before), wrappedExpression(after)];
    const [was, is] = [beforeExpression ?? whole, afterExpression ?? other];
    if (!was || !is || was.label !== is.label || !isOwnCall(is)) return false;
    if (elsewhere && was.receiver?.kind === 'name') return true;
    if (!isOwnCall(was)) return false;
    return distance <= HANDED_ON_ALIKE || isDefault({ call: was, isWhole: was === whole }, { call: is, isWhole: is === other });
  });
}

/**
 * What a variable was declared with is all that the method of another type, or one reached through a new method, hands to another one of its name:
 *
 *     Shelf shelf = firstShelf(); …   ->   Shelves.open(); …     Shelves: Input open() { return open(firstShelf()); }
 */
function isDeclaredAndHandedOn({ before, after }: StatementMapping): boolean {
  const [value, call] = [wrappedExpression(before), wrappedExpression(after)];
  if (before.kind !== 'localVariable' || after.kind !== 'return' || (value?.kind !== 'invocation' && value?.kind !== 'creation'))
    return false;
  return call?.arguments?.length === 1 && call.arguments[0]?.text === value.text;
}

/** A call that a mapped statement makes, and whether it is all of it. */
interface HandedOn {
  readonly call: Expression;
  readonly isWhole: boolean;
}

/**
 * A setter that is called where a name or literal was assigned took nothing out: that is how the field is set now.
 *
 *     this.size = n;   ->   setSize(n);     void setSize(int size) { this.size = size; }
 */
function withoutSetting(body: BodyMapping, { name, parameters }: Method): BodyMapping {
  if (!name.startsWith('set') || parameters.length !== 1) return body;
  const sets = ({ expressions: [first] }: Statement): boolean => {
    const [target, value] = first?.kind === 'assignment' ? first.children : [];
    return target !== undefined && value !== undefined && !covers(value) && name.toLowerCase() === `set${target.label.toLowerCase()}`;
  };
  const others = body.mappings.filter(({ before, after }) => !sets(before) || !sets(after));
  return { ...body, mappings: others };
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Parameters with the name of a variable that went along: the code is what it was, even though something else is handed over in the variable's place.
 *
 *     Key key = keys.next(); show(shelf.find(key).name());   ->   show(named(keys.next()));     String named(Key key) { return shelf.find(key).name(); }
 */
function namedAlike({ body }: Method, extracted: Method, calls: readonly Call[], outer: Substitution): ReadonlySet<string> {
  const [first] = body?.children ?? [];
  const locals = first ? localsAround(first) : NOTHING;
  const named = extracted.parameters.filter(({ name }) => locals.has(name));
  if (named.length === 0) return NOTHING;
  // what is handed over under its own name is read so anyway
  const handed = calls.slice(0, MOST_CALLS).map((call) => argumentsOf(call, extracted, outer));
  return new Set(named.flatMap(({ name }) => (handed.some((names) => names.has(name)) ? [name] : [])));
}

function without(names: Substitution, some: ReadonlySet<string>): Substitution {
  return some.size === 0 ? names : new Map([...names].filter(([name]) => !some.has(name)));
}

/** Of the mappings under the arguments of each call the best one: duplicated code is extracted once and called several times. */
function bestOf(
  calls: readonly Call[],
  callee: Method,
  outer: Substitution,
  map: (names: Substitution) => BodyMapping,
): BodyMapping | null {
  const tried = new Set<string>();
  let best: { body: BodyMapping; agreement: Agreement } | null = null;
  for (const call of calls.slice(0, MOST_CALLS)) {
    const names = argumentsOf(call, callee, outer);
    const key = [...names].join();
    if (tried.has(key)) continue;
    tried.add(key);
    const body = map(names);
    const agreement = agreementOfMapping(body.withoutGivenBack ?? body);
    if (!best || compareAgreements(agreement, best.agreement) < 0) best = { body, agreement };
  }
  return best?.body ?? null;
}

function verdict(accepted: boolean): { verdict: 'accepted' | 'rejected'; reason: string } {
  return accepted
    ? { verdict: 'accepted', reason: 'more of it is mapped than not' }
    : { verdict: 'rejected', reason: 'too little of it is mapped' };
}

/**
 * The calls of `callee` in `caller`, of one version, when they are more than in the other version of the caller; none otherwise. Without a new call
 * nothing was extracted or inlined. Calls of which nothing surer is known than their name count only among themselves.
 */
export function newCalls(
  caller: Method,
  callee: Method,
  otherVersion: Method,
  here: Hierarchy,
  there: Hierarchy,
  side: 'before' | 'after',
): readonly Call[] {
  const found = judgedCalls(caller, callee, here, side === 'after' ? otherVersion : null);
  const verdict = found.some((one) => one.verdict === 'yes') ? 'yes' : 'unknown';
  const calls = found.filter((one) => one.verdict === verdict);
  if (calls.length === 0) return [];
  const wasThere = namesakesOf(callee, there);
  const earlier = judgedCalls(otherVersion, callee, there).filter(
    (one) => one.verdict === verdict && !(one.call.expression.kind === 'methodReference' && wasThere.length > 0),
  );
  if (
    earlier.length >= calls.length &&
    !earlier.every(({ call }) => calls.every((one) => isOtherOverload(call.expression, one.call.expression, one.call.statement)))
  )
    return [];
  return calls.map((one) => one.call);
}

/** Methods of the callee's name that its type has in the other version, where the callee is not: a reference to the name, which has no arguments, means one of those. */
function namesakesOf({ name, declaringType }: Method, there: Hierarchy): readonly Method[] {
  const type = there.resolve(declaringType.qualifiedName, declaringType);
  return type?.qualifiedName === declaringType.qualifiedName ? type.methods.filter((one) => one.name === name) : [];
}

function judgedCalls(
  caller: Method,
  callee: Method,
  hierarchy: Hierarchy,
  formerly: Method | null = null,
): { call: Call; verdict: 'yes' | 'no' | 'unknown' }[] {
  return callsTo(caller, callee).map((call) => ({ call, verdict: mayMean(call, caller, callee, hierarchy, formerly) }));
}

/** The whole statements of one side that an extraction or inlining claims: they are no longer anybody else's. */
export function claimed(mappings: readonly StatementMapping[], side: 'before' | 'after'): Statement[] {
  return allMappings(mappings)
    .filter((one) => (side === 'before' ? one.beforeExpression : one.afterExpression) === null && !isOperandAlone(one, side))
    .map((one) => one[side]);
}

/** `return door.isOpen() && lamp.isOn();` and `return door.isOpen();`: the other operand may belong elsewhere. */
function isOperandAlone({ replacements }: StatementMapping, side: 'before' | 'after'): boolean {
  const [only, ...more] = replacements;
  return only !== undefined && more.length === 0 && isChain(only[side]) && !isChain(only[side === 'before' ? 'after' : 'before']);
}
