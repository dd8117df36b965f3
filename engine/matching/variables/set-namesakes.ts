import type { VariableDeclaration } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { isThisMember } from '../../facts/expressions/expression-facts.js';
import { isReference } from '../../facts/bindings.js';
import type { VariableEvidence } from './variable-evidence.js';

/** Whose field is set: the own type's, `this.boat`; another one's, `ship.boat`, `Quay.boat`; or either. */
export type Owner = 'own' | 'other' | 'any';

/**
 * Whether all that is said of two variables is that a field with the name of one of them is set to the one, and to the other now, which says nothing (8,802
 * changes); so when nothing is said of them at all:
 *
 *     Quay(Boat boat) { this.boat = boat; }   ->   Quay(Dock dock, Ship craft) { this.boat = craft; }
 */
export function onlySetsNamesake(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence, owner: Owner): boolean {
  const mappings = new Set(evidence.between(one, other).map(({ mapping }) => mapping));
  return [...mappings].every(({ before, after }) => {
    const [was, is] = [fieldSet(before, owner), fieldSet(after, owner)];
    return was !== null && was === is && (was === one.name || was === other.name);
  });
}

/** `x` of `this.x = y;`, `ship.x = y;` for a variable `y`. */
export function fieldSet({ expressions: [first, ...more] }: Statement, owner: Owner): string | null {
  if (first?.kind !== 'assignment' || first.label !== '=' || more.length > 0) return null;
  const [target, value] = first.children;
  if (target?.kind !== 'fieldAccess' || !value || !isReference(value)) return null;
  return owner === 'any' || isThisMember(target) === (owner === 'own') ? target.label : null;
}
