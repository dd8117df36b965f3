import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { normalizedDistance } from '../text/similarity.js';
import { allMappings, IDENTICAL, type BodyMapping, type StatementMapping } from './body-mapping.js';
import { covers } from './covering.js';
import { mapMethods, standingOf } from './method-mapping.js';

/** How well two bodies agree: the numbers that the rules of Table 4 (paper 003) are written in. Blocks do not count as statements. */
export interface Agreement {
  readonly body: BodyMapping | null;
  /** |M|: mapped statements. */
  readonly mapped: number;
  /** Mapped without any replacement; a variable may have another name or type. */
  readonly exact: number;
  /** Mapped statements that say something: not `break;`, `return null;`, `}`. */
  readonly telling: number;
  /** Mapped statements that stand at the end of any method: `return;`, `return true;`, `return null;`, `return this;`. */
  readonly trivial: number;
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
    return { body, mapped: count, exact: count, telling: count, trivial, unmappedBefore: 0, unmappedAfter: 0, distance: 0 };
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
  if (!body) return { body, mapped: 0, exact: 0, telling: 0, trivial: 0, unmappedBefore: 0, unmappedAfter: 0, distance: 0 };
  let mapped = 0;
  let exact = 0;
  let telling = 0;
  let trivial = 0;
  let distance = 0;
  for (const mapping of allMappings(body.mappings)) {
    if (mapping.before.kind === 'block' || mapping.after.kind === 'block') continue;
    mapped++;
    distance += mapping.distance;
    if (mapping.distance === 0 || declaresTheSame(mapping)) exact++;
    if (isTelling(mapping)) telling++;
    else if (isTrivial(mapping.before)) trivial++;
  }
  return {
    body,
    mapped,
    exact,
    telling,
    trivial,
    unmappedBefore: countReal(body.unmappedBefore),
    unmappedAfter: countReal(body.unmappedAfter),
    distance,
  };
}

/** `Note note = page.find(KEY);` and `Text other = page.find(KEY);`: what is kept, under whatever name and type, is all that is done. */
function declaresTheSame({ before, after, beforeExpression, afterExpression }: StatementMapping): boolean {
  if (beforeExpression || afterExpression || before.kind !== 'localVariable' || after.kind !== 'localVariable') return false;
  const [one, ...more] = before.variables;
  const [other, ...others] = after.variables;
  if (!one?.initializer || !other?.initializer || more.length + others.length > 0) return false;
  return one.initializer.text === other.initializer.text && covers(one.initializer);
}

/** What stands at the end of any method. */
export function isTrivial(statement: Statement): boolean {
  return statement.kind === 'return' && /^return(?: (?:true|false|null|this))?;$/.test(statement.text);
}

/** A mapping that could not be chance: `return null;`, `break;`, `x = 0;`, `try`, `else` stand everywhere. */
export function isTelling(mapping: StatementMapping): boolean {
  const { beforeExpression, afterExpression } = mapping;
  return (
    (beforeExpression ? speaks(beforeExpression) : tells(mapping.before)) &&
    (afterExpression ? speaks(afterExpression) : tells(mapping.after))
  );
}

/** Not a bare name, literal or field, nor a new empty object: those stand everywhere. */
function speaks(expression: Expression): boolean {
  if (!covers(expression)) return false;
  if (expression.kind === 'fieldAccess') return expression.receiver?.kind !== 'this';
  return expression.kind !== 'creation' || expression.anonymousType !== null || (expression.arguments ?? []).length > 0;
}

export function tells(statement: Statement): boolean {
  switch (statement.kind) {
    case 'break':
    case 'continue':
    case 'empty':
    case 'block':
    case 'try':
    case 'catch':
    case 'finally':
    case 'case':
      return false;
    case 'localVariable': {
      // List<T> all = new ArrayList<>();  says nothing;  int rate = 12;  does
      const values = statement.expressions.filter((one) => one.kind !== 'type');
      return values.length === 0 || values.some((one) => one.kind !== 'creation' || speaks(one));
    }
    case 'throw':
      return statement.expressions.some(covers);
    case 'return':
      return statement.expressions[0] !== undefined && speaks(statement.expressions[0]);
    default:
      return statement.expressions.some((one) => speaks(one));
  }
}

function countReal(statements: readonly Statement[]): number {
  return statements.filter((statement) => statement.kind !== 'block').length;
}

interface BodySize {
  /** Statements other than blocks. */
  readonly own: number;
  /** With those in the lambdas and switch expressions among them. */
  readonly all: number;
}

const sizes = new WeakMap<Method, BodySize>();

function sizeOf(method: Method): BodySize {
  const cached = sizes.get(method);
  if (cached) return cached;
  const own = method.body ? countStatements(method.body) : 0;
  const size = { own, all: own + (method.body ? countInside(method.body) : 0) };
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
  const own = Math.min(a.own, b.own);
  return {
    body: IDENTICAL,
    mapped,
    exact: mapped,
    telling: mapped,
    trivial: 0,
    unmappedBefore: a.own - own,
    unmappedAfter: b.own - own,
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
