import type { Method } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { normalizedDistance } from '../../text/similarity.js';
import { allMappings, IDENTICAL, type BodyMapping, type StatementMapping } from '../bodies/body-mapping.js';
import { covers } from '../../facts/expressions/covering.js';
import { mapMethods, standingOf } from '../bodies/method-mapping.js';
import { isTrivial, speaks, tells, isReal, isBare } from '../../facts/telling-statements.js';

/** How well two bodies agree: the numbers that the rules of Table 4 (paper 003) are written in. Blocks do not count as statements. */
export interface Agreement {
  readonly body: BodyMapping | null;
  /** |M|: mapped statements. */
  readonly mapped: number;
  /**
   * How much more, or less, counts as mapped against what is missing: what goes on inside statements (lambdas, named methods that are handed over, statements of
   * classes without a name), less clauses and labels.
   */
  readonly inside: number;
  /** Mapped without any replacement; a variable may have another name or type. */
  readonly exact: number;
  /** Mapped statements that say something: not `break;`, `return null;`, `}`. */
  readonly telling: number;
  /** Mapped statements that stand at the end of any method: `return;`, `return true;`, `return null;`, `return this;`. */
  readonly trivial: number;
  /** Of these, mapped `return;`, which never counts. */
  readonly bare: number;
  /** |U_T1| and |U_T2|. */
  readonly unmappedBefore: number;
  readonly unmappedAfter: number;
  /** Sum of the distances of the mapped statements. */
  readonly distance: number;
}

export function agreementOf(before: Method, after: Method, standing = standingOf(before, after), loose = false): Agreement {
  const mapped = mapMethods(before, after, loose, standing);
  const body = loose && mapped ? withoutHandedOver(mapped) : mapped;
  if (body?.identical) {
    const count = sizeOf(before).own;
    const trivial = before.body ? countStatements(before.body, isTrivial) : 0;
    return {
      body,
      mapped: count,
      inside: 0,
      exact: count,
      telling: count,
      trivial,
      bare: 0,
      unmappedBefore: 0,
      unmappedAfter: 0,
      distance: 0,
    };
  }
  return agreementOfMapping(body);
}

/** What a statement did and a lambda does now, however edited, is no reason to take two methods for one. */
function withoutHandedOver(body: BodyMapping): BodyMapping {
  const isPart = ({ beforeExpression, afterExpression }: StatementMapping): boolean =>
    beforeExpression !== null || afterExpression !== null;
  const parts = body.mappings.filter(isPart);
  if (parts.length === 0) return body;
  return {
    ...body,
    mappings: body.mappings.filter((mapping) => !isPart(mapping)),
    unmappedBefore: [...body.unmappedBefore, ...parts.flatMap((one) => (one.beforeExpression ? [] : [one.before]))],
    unmappedAfter: [...body.unmappedAfter, ...parts.flatMap((one) => (one.afterExpression ? [] : [one.after]))],
  };
}

export function agreementOfMapping(body: BodyMapping | null): Agreement {
  if (!body)
    return { body, mapped: 0, inside: 0, exact: 0, telling: 0, trivial: 0, bare: 0, unmappedBefore: 0, unmappedAfter: 0, distance: 0 };
  let mapped = 0;
  let inside = 0;
  let exact = 0;
  let telling = 0;
  let trivial = 0;
  let bare = 0;
  let distance = 0;
  for (const mapping of allMappings(body.mappings)) {
    if (mapping.before.kind === 'block' || mapping.after.kind === 'block') continue;
    mapped++;
    inside += goingOnInside(mapping) - (isReal(mapping.before) || isTrivial(mapping.before) ? 0 : 1);
    distance += mapping.distance;
    if (mapping.distance === 0 || declaresTheSame(mapping)) exact++;
    if (isTelling(mapping)) telling++;
    else if (isTrivial(mapping.before)) trivial++;
    if (isBare(mapping.before)) bare++;
  }
  return {
    body,
    mapped,
    inside,
    exact,
    telling,
    trivial,
    bare,
    unmappedBefore: countReal(body.unmappedBefore),
    unmappedAfter: countReal(body.unmappedAfter),
    distance,
  };
}

/**
 * How much of what stands inside a statement went along with it, and counts as a statement does (700 pairs): lambdas that give a value, methods that are named and
 * handed over, and, where nothing was edited, what blocks inside do. Not in conditions.
 *
 *     lids.sort(Lid::size, lid -> lid.size(), lid -> { lid.open(); lid.shut(); });     4
 */
function goingOnInside({ before, after, distance, nested, beforeExpression, afterExpression }: StatementMapping): number {
  if (before.composite || after.composite || beforeExpression || afterExpression) return 0;
  const [own, then] = [before, after].map(({ expressions }) => expressions.flatMap(descendants)) as [Expression[], Expression[]];
  const lambdas = Math.min(...[own, then].map((all) => all.filter(givesValue).length));
  const named = own.filter((one) => isHandedOver(one) && then.some((other) => isHandedOver(other) && other.text === one.text));
  return lambdas + named.length + (distance === 0 && nested.length === 0 ? insideOf(before.expressions) : 0);
}

function givesValue({ kind, block }: Expression): boolean {
  return kind === 'lambda' && block === null;
}

/** `Lid::size`, neither alone as a value nor `Lid::new`. */
function isHandedOver({ kind, label, parent }: Expression): boolean {
  return kind === 'methodReference' && label !== 'new' && (parent?.arguments ?? null) !== null;
}

function insideOf(expressions: readonly Expression[]): number {
  const blocks = expressions
    .flatMap(descendants)
    .flatMap(({ block, anonymousType }) => [block, ...(anonymousType?.methods.map(({ body }) => body) ?? [])]);
  return blocks.reduce((sum, block) => sum + (block ? countStatements(block) : 0), 0);
}

/** `Note note = page.find(KEY);` and `Text other = page.find(KEY);`: what is kept, under whatever name and type, is all that is done. */
function declaresTheSame({ before, after, beforeExpression, afterExpression }: StatementMapping): boolean {
  if (beforeExpression || afterExpression || before.kind !== 'localVariable' || after.kind !== 'localVariable') return false;
  const [one, ...more] = before.variables;
  const [other, ...others] = after.variables;
  if (!one?.initializer || !other?.initializer || more.length + others.length > 0) return false;
  return one.initializer.text === other.initializer.text && covers(one.initializer);
}

/** A mapping that could not be chance: `return null;`, `break;`, `x = 0;`, `try`, `else` stand everywhere. */
export function isTelling(mapping: StatementMapping): boolean {
  const { beforeExpression, afterExpression } = mapping;
  return (
    (beforeExpression ? speaks(beforeExpression) : tells(mapping.before)) &&
    (afterExpression ? speaks(afterExpression) : tells(mapping.after))
  );
}

function countReal(statements: readonly Statement[]): number {
  return statements.filter(isReal).length;
}

interface BodySize {
  /** Statements other than blocks. */
  readonly own: number;
  /** Those that count when they are missing. */
  readonly real: number;
  /** With those in the lambdas and switch expressions among them. */
  readonly all: number;
}

const sizes = new WeakMap<Method, BodySize>();

function sizeOf(method: Method): BodySize {
  const cached = sizes.get(method);
  if (cached) return cached;
  const own = method.body ? countStatements(method.body) : 0;
  const size = {
    own,
    real: method.body ? countStatements(method.body, isReal) : 0,
    all: own + (method.body ? countInside(method.body) : 0),
  };
  sizes.set(method, size);
  return size;
}

function countStatements(root: Statement, which: (statement: Statement) => boolean = (one) => one.kind !== 'block'): number {
  return root.children.reduce((sum, child) => sum + countStatements(child, which) + (which(child) ? 1 : 0), 0);
}

function countInside(root: Statement): number {
  const inside = (expression: Expression): number =>
    (expression.block ? countStatements(expression.block) + countInside(expression.block) + 1 : 0) +
    expression.children.reduce((sum, child) => sum + inside(child), 0);
  return (
    root.expressions.reduce((sum, expression) => sum + inside(expression), 0) +
    root.children.reduce((sum, child) => sum + countInside(child), 0)
  );
}

/** An agreement that no mapping of the two bodies can surpass: every statement of the smaller one, as it was, in the bigger one. */
export function bestAgreement(before: Method, after: Method): Agreement {
  const [a, b] = [sizeOf(before), sizeOf(after)];
  const mapped = Math.min(a.all, b.all);
  const real = Math.min(a.real, b.real);
  return {
    body: IDENTICAL,
    mapped,
    inside: 0,
    exact: mapped,
    telling: mapped,
    trivial: 0,
    bare: 0,
    unmappedBefore: a.real - real,
    unmappedAfter: b.real - real,
    distance: 0,
  };
}

/** Best match selection (paper 003, section 4.2): more mapped, more exact, smaller distance, nearer names. Negative when `x` is better. */
export function compareAgreements(x: Agreement, y: Agreement): number {
  return y.mapped - x.mapped || y.exact - x.exact || x.distance - y.distance;
}

export function nameDistance(before: Method, after: Method): number {
  return before.name === after.name ? 0 : normalizedDistance(before.name, after.name);
}
