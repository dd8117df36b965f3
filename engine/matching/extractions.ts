import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement, StatementKind } from '../model/statement.js';
import { allMappings, type BodyMapping, type StatementMapping } from './body-mapping.js';
import type { Call } from './calls.js';
import { callsTo } from './calls.js';
import { covers, withoutParentheses } from './covering.js';
import type { Hierarchy } from './hierarchy.js';
import { mayMean } from './receivers.js';
import type { MethodPair } from './comparison.js';
import { bodyStatements, fragmentsOf, type PartOfStatement } from './fragments.js';
import { agreementOfMapping, compareAgreements, isTelling, type Agreement } from './method-similarity.js';
import { wrappedExpression } from './leaf-alignment.js';
import { mapFragments } from './statement-matching.js';
import { NO_SUBSTITUTION, type Substitution } from './substitution.js';
import { agreementScore, methodLabel, type Trace } from './trace.js';

/** What a method pair's mapping left over: the code that can have gone elsewhere, or come from elsewhere. */
interface Rest {
  readonly statements: readonly Statement[];
  readonly expressions: readonly PartOfStatement[];
  /** Of the statements that are mapped already, but weakly: how far from their partner. */
  readonly distances: ReadonlyMap<Statement, number>;
}

/** Mapped statements this different may belong elsewhere after all: a better match in an extracted method is the better explanation. */
const WEAK_MAPPING = 0.3;

/** A method that answers yes or no. */
function isPredicate(method: Method): boolean {
  return method.returnType?.text === 'boolean' || method.returnType?.text === 'Boolean';
}

/** Calls whose arguments are tried, at most: the first of many repetitions tell as much as all. */
const MOST_CALLS = 4;

/**
 * Extract Method (paper 003, Table 4): `extracted` is new, the source calls it now and did not before, and more of it comes from the source than not.
 * Returns null when that does not hold. `taken`: statements of the source that another extraction has claimed.
 */
export function findExtraction(
  source: MethodPair,
  extracted: Method,
  calls: readonly Call[],
  taken: ReadonlySet<Statement>,
  trace: Trace,
): BodyMapping | null {
  if (!source.body || !extracted.body || isDelegation(extracted)) return null;
  const rest = restOf(source.body, 'before', calls, taken, extracted);
  if (rest.statements.length === 0 && rest.expressions.length === 0) return null;
  const local = source.after.declaringType === extracted.declaringType;
  const before = fragmentsOf(rest.statements, NO_SUBSTITUTION, rest.expressions);
  const statements = bodyStatements(extracted.body);
  const body = bestOf(calls, extracted, (names) => {
    const found = mapFragments({
      before,
      after: fragmentsOf(statements, names),
      beforeNames: NO_SUBSTITUTION,
      afterNames: names,
      loose: true,
      expressionsAnchored: local,
    });
    return withoutWorse(found, 'before', rest.distances);
  });
  if (!body) return null;
  const accepted = explains(body, 'unmappedAfter', local ? 'here' : 'elsewhere');
  trace?.({
    stage: 'extract',
    subject: methodLabel(extracted),
    candidate: methodLabel(source.before),
    ...verdict(accepted),
    score: agreementScore(agreementOfMapping(body)),
  });
  return accepted ? body : null;
}

/** Inline Method: the mirror image. `inlined` is gone, the target called it and does not any more. */
export function findInlining(
  target: MethodPair,
  inlined: Method,
  calls: readonly Call[],
  taken: ReadonlySet<Statement>,
  trace: Trace,
): BodyMapping | null {
  if (!target.body || !inlined.body || isDelegation(inlined)) return null;
  const rest = restOf(target.body, 'after', calls, taken, inlined);
  if (rest.statements.length === 0 && rest.expressions.length === 0) return null;
  const local = target.before.declaringType === inlined.declaringType;
  const after = fragmentsOf(rest.statements, NO_SUBSTITUTION, rest.expressions);
  const statements = bodyStatements(inlined.body);
  const body = bestOf(calls, inlined, (names) => {
    const found = mapFragments({
      before: fragmentsOf(statements, names),
      after,
      beforeNames: names,
      afterNames: NO_SUBSTITUTION,
      loose: true,
    });
    return withoutWorse(found, 'after', rest.distances);
  });
  if (!body) return null;
  const accepted = explains(body, 'unmappedBefore', local ? 'here' : 'elsewhere');
  trace?.({
    stage: 'inline',
    subject: methodLabel(inlined),
    candidate: methodLabel(target.after),
    ...verdict(accepted),
    score: agreementScore(agreementOfMapping(body)),
  });
  return accepted ? body : null;
}

/**
 * An overload that only supplies a default: what it does was written, or goes on being written, in the method that it hands on to.
 *
 *     Input open() { return open(defaultFolder()); }
 */
function isDelegation(method: Method): boolean {
  const [only, ...more] = method.body?.children ?? [];
  const call = only && more.length === 0 ? wrappedExpression(only) : null;
  return call?.kind === 'invocation' && call.label === method.name && (!call.receiver || call.receiver.kind === 'this');
}

/** Of the mappings under the arguments of each call the best one: duplicated code is extracted once and called several times. */
function bestOf(calls: readonly Call[], callee: Method, map: (names: Substitution) => BodyMapping): BodyMapping | null {
  const tried = new Set<string>();
  let best: { body: BodyMapping; agreement: Agreement } | null = null;
  for (const call of calls.slice(0, MOST_CALLS)) {
    const names = argumentsOf(call, callee);
    const key = [...names].join();
    if (tried.has(key)) continue;
    tried.add(key);
    const body = map(names);
    const agreement = agreementOfMapping(body);
    if (!best || compareAgreements(agreement, best.agreement) < 0) best = { body, agreement };
  }
  return best?.body ?? null;
}

function verdict(accepted: boolean): { verdict: 'accepted' | 'rejected'; reason: string } {
  return accepted
    ? { verdict: 'accepted', reason: 'more of it is mapped than not' }
    : { verdict: 'rejected', reason: 'too little of it is mapped' };
}

/** A statement that was mapped weakly in its own method goes over only when it fits better there. */
function withoutWorse(body: BodyMapping, side: 'before' | 'after', distances: ReadonlyMap<Statement, number>): BodyMapping {
  if (distances.size === 0) return body;
  const expression = side === 'before' ? 'beforeExpression' : 'afterExpression';
  const worse = body.mappings.filter((one) => one[expression] === null && one.distance >= (distances.get(one[side]) ?? Infinity));
  if (worse.length === 0) return body;
  return {
    ...body,
    mappings: body.mappings.filter((one) => !worse.includes(one)),
    unmappedBefore: [...body.unmappedBefore, ...worse.map((one) => one.before)],
    unmappedAfter: [...body.unmappedAfter, ...worse.map((one) => one.after)],
  };
}

/**
 * Whether the mapping is enough to say that the code went there (came from there). The call is half of the evidence; the other half is how near the
 * nearest telling statement is, and how much of the extracted (inlined) method came with it. Within a type an exact statement is enough, since added
 * statements are normal there; between types a call by name is weak, and more has to agree.
 */
function explains(body: BodyMapping, side: 'unmappedBefore' | 'unmappedAfter', place: 'here' | 'elsewhere'): boolean {
  const { mapped, telling } = agreementOfMapping(body);
  const unmapped = body[side].filter((statement) => statement.kind !== 'block').length;
  const nearest = Math.min(1, ...body.mappings.filter(isTelling).map((one) => one.distance));
  const whole = body.mappings.some((one) => one.distance === 0 && isWhole(one) && isTelling(one));
  if (telling === 0) return place === 'here' && isMaker(body, unmapped);
  if (nearest === 0)
    return unmapped <= (place !== 'here' || !whole ? mapped * MOST_ADDED_MOVED : Math.max(mapped * MOST_ADDED_MOVED, mapped + MOST_ADDED));
  if (telling > 1 && mapped > unmapped && (place === 'here' || nearest < HALF)) return true;
  const restated = body.mappings.some((one) => one.replacements.some((replacement) => replacement.kind === 'assertion'));
  if (place === 'here') return (nearest < FAR || restated) && unmapped <= mapped * MOST_ADDED_MOVED;
  return nearest < NEAR && mapped > unmapped;
}

/** A statement that became a statement of the same kind; not a part of one, nor what an assignment and a `return` have in common. */
function isWhole(mapping: StatementMapping): boolean {
  const { before, after, beforeExpression, afterExpression } = mapping;
  const all = (statement: Statement, expression: Expression | null): boolean =>
    expression === null || (statement.kind === 'expression' && statement.expressions[0] === expression);
  return all(before, beforeExpression) && all(after, afterExpression) && before.kind === after.kind;
}

/** A new empty object says little, but a method that does nothing else but make it is the code that made it. */
function isMaker(body: BodyMapping, unmapped: number): boolean {
  const [only, ...more] = body.mappings;
  if (!only || more.length > 0 || unmapped > 0 || only.distance >= FAR) return false;
  const made = (statement: Statement, expression: Expression | null): boolean =>
    (expression ?? wrappedExpression(statement))?.kind === 'creation';
  return made(only.before, only.beforeExpression) && made(only.after, only.afterExpression);
}

/** Statements that may be added to a method extracted within its type, when something was mapped exactly. */
const MOST_ADDED = 8;
/** In all other cases: so many for each mapped one. */
const MOST_ADDED_MOVED = 2;
/** Distances of a single edited statement up to which it is taken for the same, between types and within one. */
const NEAR = 0.3;
const FAR = 0.6;
/** Between types several edited statements are evidence when one of them is still more equal than not. */
const HALF = 0.5;

/** Parameter names -> argument texts of the call (argumentization). A parameter that was passed under its own name needs no entry. */
export function argumentsOf(call: Call, callee: Method): Substitution {
  const names = new Map<string, string>();
  const given = call.expression.arguments ?? [];
  callee.parameters.forEach((parameter, i) => {
    if (i >= given.length) return;
    const text = parameter.varargs
      ? given
          .slice(i)
          .map((one) => one.text)
          .join()
      : given[i]?.text;
    if (text !== undefined && text !== parameter.name) names.set(parameter.name, text);
  });
  return names;
}

/** What is unmapped, what is mapped weakly, and the expressions whose place a call took (or that took the place of a call). */
function restOf(body: BodyMapping, side: 'before' | 'after', calls: readonly Call[], taken: ReadonlySet<Statement>, method: Method): Rest {
  const predicate = isPredicate(method);
  const statements = new Set<Statement>(side === 'before' ? body.unmappedBefore : body.unmappedAfter);
  const expressions: PartOfStatement[] = [];
  const distances = new Map<Statement, number>();
  const called = new Set<Expression>(calls.map((call) => call.expression));
  for (const mapping of allMappings(body.mappings)) {
    if (mapping.identical) continue;
    const statement = mapping[side];
    if (mapping.distance >= WEAK_MAPPING && !statement.composite) {
      statements.add(statement);
      distances.set(statement, mapping.distance);
    }
    for (const replacement of mapping.replacements) {
      const other = side === 'before' ? replacement.after : replacement.before;
      if (!holdsCall(other, called)) continue;
      expressions.push({ statement, expression: replacement[side] });
      for (const inner of insideLambdas(replacement[side])) statements.add(inner);
    }
  }
  const conditions = predicate ? [...statements, ...editedConditions(body, side, called)].flatMap(conditionsOf) : [];
  return {
    statements: inSourceOrder(statements).filter((one) => !taken.has(one)),
    expressions: [...expressions, ...conditions.filter((one) => !expressions.some((other) => other.expression === one.expression))],
    distances,
  };
}

/** Mapped statements with a condition, in whose partner one of the calls stands. */
function editedConditions(body: BodyMapping, side: 'before' | 'after', called: ReadonlySet<Expression>): Statement[] {
  const other = side === 'before' ? 'after' : 'before';
  return [...allMappings(body.mappings)]
    .filter((one) => !one.identical && one[other].expressions.some((expression) => holdsCall(expression, called)))
    .map((one) => one[side]);
}

/**
 * What a predicate method can have been: a condition, or the operands of one.
 *
 *     if (door != null && door.isOpen() && !night) { … }   ->   boolean canEnter(Door door) { return door.isOpen() && !night; }
 */
function conditionsOf(statement: Statement): PartOfStatement[] {
  const roots = CONDITIONAL.has(statement.kind) ? statement.expressions : [];
  return roots.flatMap(operandsOf).map((expression) => ({ statement, expression, condition: true }));
}

const CONDITIONAL: ReadonlySet<StatementKind> = new Set(['if', 'while', 'do', 'for']);

function operandsOf(expression: Expression): Expression[] {
  const inner = withoutParentheses(expression);
  if (inner.kind === 'prefix' && inner.label === '!') return [inner, ...inner.children.flatMap(operandsOf)];
  if (inner.kind === 'infix' && (inner.label === '&&' || inner.label === '||')) return [inner, ...inner.children.flatMap(operandsOf)];
  return covers(inner) ? [inner] : [];
}

/**
 * The statements of block lambdas: what a method reference to a new method took the place of.
 *
 *     shelves.forEach(shelf -> { shelf.sort(); shelf.print(); });   ->   shelves.forEach(this::tidy);
 */
function insideLambdas(expression: Expression): Statement[] {
  const own = expression.kind === 'lambda' && expression.block ? bodyStatements(expression.block) : [];
  return [...own, ...expression.children.flatMap(insideLambdas)];
}

function holdsCall(expression: Expression, called: ReadonlySet<Expression>): boolean {
  return called.has(expression) || expression.children.some((child) => holdsCall(child, called));
}

function inSourceOrder(statements: ReadonlySet<Statement>): Statement[] {
  return [...statements].sort((x, y) => x.span.start - y.span.start || y.span.end - x.span.end);
}

/** The calls in `caller` that do mean `callee`; those of unknown receiver only where nothing surer is known. */
export function callsMeaning(caller: Method, callee: Method, hierarchy: Hierarchy): readonly Call[] {
  const judged = callsTo(caller, callee).map((call) => ({ call, verdict: mayMean(call, caller, callee, hierarchy) }));
  const sure = judged.filter((one) => one.verdict === 'yes');
  return (sure.length > 0 ? sure : judged.filter((one) => one.verdict === 'unknown')).map((one) => one.call);
}

/** The whole statements of one side that an extraction or inlining claims: they are no longer anybody else's. */
export function claimed(mappings: readonly StatementMapping[], side: 'before' | 'after'): Statement[] {
  return [...allMappings(mappings)]
    .filter((one) => (side === 'before' ? one.beforeExpression : one.afterExpression) === null)
    .map((one) => one[side]);
}
