import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { normalizedDistance } from '../../text/similarity.js';
import { allMappings, IDENTICAL, type BodyMapping, type StatementMapping } from '../bodies/body-mapping.js';
import { mapMethods, standingOf } from '../bodies/method-mapping.js';
import type { Renames } from './renames.js';
import { isTrivial, speaks, tells, isReal } from '../../facts/telling-statements.js';

/** How well two bodies agree: the numbers that the rules of Table 4 (paper 003) are written in. Blocks do not count as statements. */
export interface Agreement {
  readonly body: BodyMapping | null;
  /** |M|: mapped statements. */
  readonly mapped: number;
  /** Mapped without any replacement. */
  readonly exact: number;
  /** Mapped statements that say something: not `break;`, `return null;`, `}`. */
  readonly telling: number;
  /** Mapped statements that are at the end of any method: `return;`, `return true;`, `return null;`, `return this;`. */
  readonly trivial: number;
  /** |U_T1| and |U_T2|. */
  readonly unmappedBefore: number;
  readonly unmappedAfter: number;
  /** Sum of the distances of the mapped statements. */
  readonly distance: number;
}

const NOTHING: Agreement = { body: null, mapped: 0, exact: 0, telling: 0, trivial: 0, unmappedBefore: 0, unmappedAfter: 0, distance: 0 };

/** `renames`: those found so far; what they alone replaced is as it was. */
export function agreementOf(before: Method, after: Method, standing = standingOf(before, after), renames?: Renames): Agreement {
  const body = mapMethods(before, after, false, standing);
  if (!body?.identical) return agreementOfMapping(body, renames);
  const count = sizeOf(before).own;
  const trivial = before.body ? countStatements(before.body, isTrivial) : 0;
  return { ...NOTHING, body, mapped: count, exact: count, telling: count, trivial };
}

export function agreementOfMapping(body: BodyMapping | null, renames?: Renames): Agreement {
  if (!body) return NOTHING;
  const [unmappedBefore, unmappedAfter] = [countReal(body.unmappedBefore), countReal(body.unmappedAfter)];
  return { body, ...countMappings(allMappings(body.mappings), renames), unmappedBefore, unmappedAfter };
}

/** The numbers of an agreement that are about mapped statements. */
export type MappedCounts = Pick<Agreement, 'mapped' | 'exact' | 'telling' | 'trivial' | 'distance'>;

/** `mappings`: nested ones as well. Blocks do not count. */
export function countMappings(mappings: readonly StatementMapping[], renames?: Renames): MappedCounts {
  let [mapped, exact, telling, trivial, distance] = [0, 0, 0, 0, 0];
  for (const mapping of mappings) {
    if (mapping.before.kind === 'block' || mapping.after.kind === 'block') continue;
    mapped++;
    distance += mapping.distance;
    if (mapping.distance === 0 || isRenamedAlone(mapping, renames)) exact++;
    if (isTelling(mapping)) telling++;
    else if (isTrivial(mapping.before)) trivial++;
  }
  return { mapped, exact, telling, trivial, distance };
}

function isRenamedAlone({ replacements }: StatementMapping, renames: Renames | undefined): boolean {
  return renames !== undefined && replacements.length > 0 && replacements.every((one) => renames.explain(one));
}

/** A mapping that could not be chance: `return null;`, `break;`, `x = 0;`, `try`, `else` are everywhere. */
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
}

const sizes = new WeakMap<Method, BodySize>();

function sizeOf(method: Method): BodySize {
  const cached = sizes.get(method);
  if (cached) return cached;
  const { body } = method;
  const size = { own: body ? countStatements(body) : 0, real: body ? countStatements(body, isReal) : 0 };
  sizes.set(method, size);
  return size;
}

function countStatements(root: Statement, which: (statement: Statement) => boolean = (one) => one.kind !== 'block'): number {
  return root.children.reduce((sum, child) => sum + countStatements(child, which) + (which(child) ? 1 : 0), 0);
}

/** An agreement that hardly any mapping of the two bodies can surpass: every statement of the smaller one, as it was, in the bigger one. */
export function bestAgreement(before: Method, after: Method): Agreement {
  const [a, b] = [sizeOf(before), sizeOf(after)];
  const mapped = Math.min(a.own, b.own);
  const real = Math.min(a.real, b.real);
  const [unmappedBefore, unmappedAfter] = [a.real - real, b.real - real];
  return { ...NOTHING, body: IDENTICAL, mapped, exact: mapped, telling: mapped, unmappedBefore, unmappedAfter };
}

/** Best match selection (paper 003, section 4.2): more mapped, more exact, smaller distance, nearer names. Negative when `x` is better. */
export function compareAgreements(x: Agreement, y: Agreement): number {
  return y.mapped - x.mapped || y.exact - x.exact || x.distance - y.distance;
}

export function nameDistance(before: Method, after: Method): number {
  return before.name === after.name ? 0 : normalizedDistance(before.name, after.name);
}
