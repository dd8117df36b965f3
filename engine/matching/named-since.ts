import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import type { Agreement } from './method-similarity.js';

/** Statements, the declarations among them, that may be gone with the variables that gave way to calls. */
const MOST_GONE = 2;

/**
 * A statement in which only calls gave way to variables that are new there is as it was, whatever those hold; or the reverse, where little else is gone
 * (304 pairs of methods under two names):
 *
 *     return field.type().name() + field.name();   ->   String kind = field.type().label(); … return kind + field.name();
 */
export function withNamedValues(agreement: Agreement): Agreement {
  const { body, mapped, exact, unmappedBefore } = agreement;
  if (!body || exact === mapped) return agreement;
  const isNamed = ({ before, after, distance, replacements }: StatementMapping): boolean => {
    if (distance === 0 || before.kind !== after.kind || before.composite || replacements.length === 0) return false;
    return (
      replacements.every((one) => namesCall(one.before, one.after, body.unmappedAfter)) ||
      (unmappedBefore <= MOST_GONE && replacements.every((one) => namesCall(one.after, one.before, body.unmappedBefore)))
    );
  };
  const named = body.mappings.filter(isNamed).length;
  return named > 0 ? { ...agreement, exact: Math.min(mapped, exact + named) } : agreement;
}

function namesCall(call: Expression, name: Expression, others: BodyMapping['unmappedAfter']): boolean {
  return call.kind === 'invocation' && name.kind === 'name' && others.some((one) => declares(one, name.label));
}

function declares({ kind, variables }: Statement, name: string): boolean {
  return kind === 'localVariable' && variables.some((one) => one.name === name);
}
