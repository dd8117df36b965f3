import { simpleTypeName, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { editDistance } from '../../text/similarity.js';
import { replaceWord } from '../../text/words.js';
import { Bindings } from '../../facts/bindings.js';
import { allMappings } from '../bodies/body-mapping.js';
import { assignedName, wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { VariableEvidence } from './variable-evidence.js';

/** A variable that one side declares with the value that the other side assigns to a variable of its own. */
export interface AssignedDeclaration {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
  /** Whether the one name for the other brings the one statement nearer to the other. */
  readonly isNearer: boolean;
}

/**
 * Declarations that were taken apart, or put together, under another name:
 *
 *     Page page = day.page();   ->   Page sheet; … sheet = day.page();
 *     Page page; … page = day.page();   ->   Page sheet = day.page();
 */
export function assignedDeclarations(evidence: VariableEvidence): readonly AssignedDeclaration[] {
  const found: AssignedDeclaration[] = [];
  const [bindingsBefore, bindingsAfter] = [Bindings.of(evidence.before), Bindings.of(evidence.after)];
  for (const mapping of allMappings(evidence.body.mappings)) {
    if (mapping.beforeExpression || mapping.afterExpression || !isSameValue(mapping.before, mapping.after)) continue;
    const isTakenApart = mapping.before.kind === 'localVariable';
    const before = isTakenApart ? declared(mapping.before) : assigned(mapping.before, bindingsBefore);
    const after = isTakenApart ? assigned(mapping.after, bindingsAfter) : declared(mapping.after);
    if (before && after) {
      found.push({ before, after, isNearer: isNearer(mapping.before.text, before.name, mapping.after.text, after, isTakenApart) });
    }
  }
  return found;
}

/**
 * Whether nothing else may be said of a variable than that it is the other one of the pair. Where nothing else is said at all, its name has to bring the
 * statements nearer (2,200 pairs, no exception):
 *
 *     final int gap = read();   ->   mark = read();         renamed
 *     final int gap = read();   ->   lastGap = read();      not: they are as near without it
 */
export function isUndisputed({ before, after, isNearer: nearer }: AssignedDeclaration, evidence: VariableEvidence): boolean {
  const [from, to] = [evidence.from(before), evidence.to(after)];
  return (
    before.name !== after.name &&
    ((nearer && mayBeOneType(before, after)) || from.length + to.length > 0) &&
    from.every((sighting) => sighting.after === after) &&
    to.every((sighting) => sighting.before === before)
  );
}

/**
 * With another type it takes a use to say so, but where something is set before (1,150 pairs), or anything may have been declared:
 *
 *     Page page = day.page();   ->   Sheet sheet; sheet = day.page();              not a rename
 *     Page page = day.page();   ->   Sheet sheet = null; sheet = day.page();       renamed
 */
function mayBeOneType(before: VariableDeclaration, after: VariableDeclaration): boolean {
  if (before.initializer && after.initializer) return true;
  return before.type?.text === after.type?.text || before.type?.text === 'Object';
}

/** A name that the written type holds may also take it farther away: `Page p = read();` -> `page = read();`. */
function isNearer(
  before: string,
  name: string,
  after: string,
  { name: otherName, type }: VariableDeclaration,
  isTakenApart: boolean,
): boolean {
  const renamed = replaceWord(before, name, otherName);
  const [apart, apartRenamed] = [editDistance(before, after), editDistance(renamed, after)];
  const isInType = isTakenApart && type !== null && simpleTypeName(type.text).toLowerCase().includes(otherName.toLowerCase());
  return apartRenamed < apart || (isInType && apartRenamed > apart);
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
