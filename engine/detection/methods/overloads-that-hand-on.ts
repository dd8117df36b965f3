import { isReference } from '../../facts/bindings.js';
import { allMappings, type BodyMapping, type Extraction, type StatementMapping } from '../../matching/bodies/body-mapping.js';
import { callsTo, type Call } from '../../facts/calls.js';
import { isDelegation } from '../../facts/declarations/handing-on.js';
import { descendants, type Expression } from '../../model/expression.js';

/**
 * As what an extraction is told. What was reached through a new overload that does no more than hand on was extracted to that one, too; and to it alone when
 * its only call stands by itself or in a condition, and all that came is whole statements in which the names stayed (540 pairs).
 *
 *     void plan() { fill(a); }   ->   void plan() { step(a); }     void step(Part a) { step(a, true); }     void step(Part a, boolean full) { fill(a); }
 */
export function extractionsTold(extraction: Extraction): readonly Extraction[] {
  const { caller, sourceAfter, extracted, body, moved } = extraction;
  if (moved || caller === sourceAfter || caller.name !== extracted.name || !isDelegation(caller)) return [extraction];
  const [call, ...more] = callsTo(sourceAfter, caller);
  if (!call) return [extraction];
  const through = { ...extraction, extracted: caller, caller: sourceAfter, calls: [call, ...more].map(({ expression }) => expression) };
  const isAll = more.length === 0 && !isValue(call) && allMappings(body.mappings).every((mapping) => keepsItsNames(body, mapping));
  return isAll ? [through] : [through, extraction];
}

/** `int n = step(a);`, `show(step(a));`, `return step(a);` */
function isValue({ statement, expression }: Call): boolean {
  return !statement.composite && (statement.kind !== 'expression' || !statement.expressions.includes(expression));
}

/** A whole statement in which no variable is something else now, and no parameter is named that was given anything but a literal. */
function keepsItsNames({ afterNames }: BodyMapping, mapping: StatementMapping): boolean {
  const { before, after, beforeExpression, afterExpression, identical, replacements } = mapping;
  if (beforeExpression || afterExpression || before.kind !== after.kind) return false;
  if (identical) return true;
  const wasGiven = ({ kind, label }: Expression): boolean => kind === 'name' && !LITERAL.test(afterNames.get(label) ?? NOTHING);
  return (
    replacements.length > 0 &&
    !replacements.some((one) => isReference(one.before)) &&
    !after.expressions.flatMap(descendants).some(wasGiven)
  );
}

/** What a name stands for that stands for nothing else. */
const NOTHING = 'null';

const LITERAL = /^(?:true|false|null|["'\d-].*)$/;
