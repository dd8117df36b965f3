import type { VariableDeclaration } from '../../model/declarations.js';
import { allMappings } from '../bodies/body-mapping.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import type { VariableEvidence } from './variable-evidence.js';

/**
 * Whether a variable is a name for a value that stood in another statement, and so not a variable that was there under another name: where that statement
 * came before the other's declaration, or where the two declarations have nothing in common.
 *
 *     load(16); int size = 14; make(size);   ->   int most = 16; load(most); make(most);      most was extracted
 *     int size = 14; load(16); make(size);   ->   int most = 16; load(most); make(most);      size was renamed
 */
export function isNamedValue(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  const { initializer, name } = other;
  if (one.kind !== 'local' || other.kind !== 'local' || one.name === name || !initializer || initializer.kind === 'creation') return false;
  const declared = evidence.between(one, other).find(({ declaration, mapping }) => declaration && !mapping.inferred)?.mapping.before;
  const value = withoutParentheses(initializer).text;
  for (const { before, replacements } of allMappings(evidence.body.mappings)) {
    if (declared && before.span.start >= declared.span.start) continue;
    const isNamed = replacements.some(
      (replaced) => replaced.after.kind === 'name' && replaced.after.label === name && withoutParentheses(replaced.before).text === value,
    );
    if (isNamed) return true;
  }
  return false;
}
