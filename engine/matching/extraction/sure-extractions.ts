import type { Method } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { allMappings, type BodyMapping } from '../bodies/body-mapping.js';
import type { MethodPair } from '../comparison.js';
import { isAdded } from './extraction-evidence.js';
import { bodyStatements } from '../bodies/fragments.js';
import { isTrivial } from '../../facts/telling-statements.js';

/** So many statements that came as they were, whoever called for them. */
const MORE_THAN_CHANCE = 2;

/**
 * What was reached through a method that got nothing itself was extracted when more than one statement of it came as it was, under the same names.
 *
 *     plan() { book.put(3); gate.open(d); }   ->   plan() { run(); }     run() { log(); step(); }     step() { book.put(3); gate.open(d); }
 */
export function keepsSeveral(body: BodyMapping): boolean {
  return allMappings(body.mappings).filter((one) => one.identical && speaks(one.before)).length >= MORE_THAN_CHANCE;
}

/** Whether that can hold: as cheap as texts are. */
export function mayKeepSeveral({ body }: MethodPair, extracted: Method): boolean {
  if (!body || !extracted.body) return false;
  const gone = new Set(body.unmappedBefore.filter(speaks).map(({ text }) => text));
  return gone.size > 0 && bodyStatements(extracted.body).filter((one) => speaks(one) && gone.has(one.text)).length >= MORE_THAN_CHANCE;
}

/**
 * What another type's method was reached through was extracted itself, or only supplied a default: more than one statement came from here, and no more were
 * added than came.
 *
 *     plan() { log(); book.put(3); gate.open(d); }   ->   plan() { shed.run(d); }     Shed: run(Door to) { log(); step(to); }     step(Door to) { book.put(4); gate.open(to); }
 */
export function holdsSeveral({ mappings, unmappedAfter }: BodyMapping): boolean {
  const mapped = allMappings(mappings).filter(({ before, after }) => before.kind !== 'block' && after.kind !== 'block').length;
  return mapped >= MORE_THAN_CHANCE && mapped >= unmappedAfter.filter(isAdded).length;
}

/** The same through a method of the other type that got nothing itself: they came as they were, too, under whatever names. */
export function holdsSeveralAsTheyWere(body: BodyMapping): boolean {
  return (
    holdsSeveral(body) && allMappings(body.mappings).filter((one) => one.distance === 0 && speaks(one.before)).length >= MORE_THAN_CHANCE
  );
}

/** Whether that can hold: something has to be gone besides what the call took the place of. */
export function mayHoldSeveral({ body }: MethodPair): boolean {
  return body !== null && body.unmappedBefore.some(speaks);
}

/** Not what stands everywhere: `{`, `try`, `return;`. */
function speaks(statement: Statement): boolean {
  return statement.kind !== 'block' && statement.kind !== 'try' && statement.kind !== 'catch' && !isTrivial(statement);
}

/**
 * Code that went into one method as a whole may have gone into another one as well, if that one holds nothing else, and if it was more than one statement.
 *
 *     plan() { book.put(3); gate.open(d); }   ->   plan() { if (late) first(); else second(); }
 *                                                  first() { book.put(3); gate.open(d); }     second() { gate.open(d); }
 */
export function wentThereToo(body: BodyMapping): boolean {
  const isWhole = body.mappings.every((one) => one.beforeExpression === null && one.afterExpression === null);
  return isWhole && !body.unmappedAfter.some(speaks) && body.mappings.some((one) => one.identical && speaks(one.before));
}

/** The pair as it was before others took `statements` of it. */
export function withStatements({ before, after, relation, body }: MethodPair, statements: readonly Statement[]): MethodPair | null {
  if (!body) return null;
  const unmappedBefore = [...body.unmappedBefore, ...statements];
  if (unmappedBefore.filter(speaks).length < MORE_THAN_CHANCE) return null;
  return { before, after, relation, body: { ...body, unmappedBefore } };
}
