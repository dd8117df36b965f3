import type { VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { isReference } from '../../facts/bindings.js';
import { isLiteral } from '../../facts/expressions/covering.js';
import type { BodyChange } from '../changes/body-changes.js';
import { stripped } from '../values/variable-values.js';

/**
 * Whether a field is assigned what a local variable of its name is declared with, wherever that happens: what was declared is assigned then, and nothing
 * became anything else. The same value, or one that has it as a part; by its bare name also an object where there was nothing:
 *
 *     int size = count();   size = count();   this.size = round(count());      but not   size = count(5);
 *
 * It may have gone to an extracted method, or come from an inlined one: `elsewhere` is what the declaration became there, or was.
 *
 *     void go() { int size = count(); use(size); }   ->   void go() { start(); use(size); }  void start() { size = count(); }
 */
export function isGivenItsValue(
  change: BodyChange,
  local: VariableDeclaration,
  field: VariableDeclaration,
  side: 'before' | 'after',
  elsewhere: readonly Statement[] = [],
): boolean {
  const { initializer } = local;
  if (!initializer) return false;
  return [...assignmentsOf(change, local, side), ...elsewhere].some(({ kind, expressions: [only] }) => {
    const [target, value] = kind === 'expression' && only?.kind === 'assignment' ? only.children : [];
    if (!target || !value || !isReference(target) || target.label !== field.name) return false;
    if (target.kind === 'name' && ((initializer.kind === 'null' && value.kind === 'creation') || initializer.text === value.text))
      return true;
    return isOneValue(initializer, value);
  });
}

/** The statements that can be the variable's declaration: what was taken for it, and those without a partner in a method that stayed. */
function assignmentsOf({ kind, body, rest }: BodyChange, local: VariableDeclaration, side: 'before' | 'after'): readonly Statement[] {
  if (!body) return [];
  const other = side === 'before' ? 'after' : 'before';
  const taken = allMappings(body.mappings).flatMap((mapping) => (mapping[side].variables.includes(local) ? [mapping[other]] : []));
  // what was declared may be assigned in what is left around an extracted method, or was around an inlined one
  if (kind !== 'pair') return rest ? [...taken, ...assignmentsOf(rest, local, side)] : taken;
  return [...taken, ...(side === 'before' ? body.unmappedAfter : body.unmappedBefore)];
}

/** The same, or one is a part of the other: `find(id)`, `check(find(id))`, `(User) find(id)`. */
function isOneValue(a: Expression, b: Expression): boolean {
  return a.kind !== 'name' && !isLiteral(a) && (isPart(a, b) || isPart(b, a));
}

function isPart(whole: Expression, part: Expression): boolean {
  const text = stripped(part.text);
  return stripped(whole.text) === text || descendants(whole).some((one) => one.kind === part.kind && stripped(one.text) === text);
}
