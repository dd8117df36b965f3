import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { Bindings } from './bindings.js';
import { allMappings } from './body-mapping.js';
import { assignedName, wrappedExpression } from './leaf-alignment.js';
import type { VariableEvidence } from './variable-evidence.js';

/** A variable that one side declares with the value that the other side assigns to a variable of its own. */
export interface AssignedDeclaration {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
}

/**
 * Declarations that were taken apart, or put together, under another name:
 *
 *     Page page = day.page();   ->   Page sheet; … sheet = day.page();       another type may be declared
 *     Page page; … page = day.page();   ->   Page sheet = day.page();        of the same type
 */
export function assignedDeclarations(evidence: VariableEvidence): readonly AssignedDeclaration[] {
  const found: AssignedDeclaration[] = [];
  const [bindingsBefore, bindingsAfter] = [Bindings.of(evidence.before), Bindings.of(evidence.after)];
  for (const mapping of allMappings(evidence.body.mappings)) {
    if (mapping.beforeExpression || mapping.afterExpression || !isSameValue(mapping.before, mapping.after)) continue;
    const isTakenApart = mapping.before.kind === 'localVariable';
    const before = isTakenApart ? declared(mapping.before) : assigned(mapping.before, bindingsBefore);
    const after = isTakenApart ? assigned(mapping.after, bindingsAfter) : declared(mapping.after);
    if (before && after && (isTakenApart || before.type?.text === after.type?.text)) found.push({ before, after });
  }
  return found;
}

/** Whether nothing else may be said of a variable than that it is the other one of the pair. */
export function isUndisputed({ before, after }: AssignedDeclaration, evidence: VariableEvidence): boolean {
  return (
    before.name !== after.name &&
    evidence.from(before).every((sighting) => sighting.after === after) &&
    evidence.to(after).every((sighting) => sighting.before === before)
  );
}

function isSameValue(before: Statement, after: Statement): boolean {
  if (before.kind === after.kind || assignedName(before) === null || assignedName(after) === null) return false;
  const [a, b] = [wrappedExpression(before), wrappedExpression(after)];
  return a !== null && b !== null && a.kind === b.kind && a.label === b.label && a.arguments?.length === b.arguments?.length;
}

function declared({ kind, variables }: Statement): VariableDeclaration | null {
  return kind === 'localVariable' ? (variables[0] ?? null) : null;
}

function assigned({ kind, expressions: [assignment] }: Statement, bindings: Bindings): VariableDeclaration | null {
  const target: Expression | undefined = assignment?.children[0];
  if (kind !== 'expression' || assignment?.label !== '=' || target?.kind !== 'name') return null;
  const variable = bindings.resolve(target);
  return variable?.kind === 'local' ? variable : null;
}
