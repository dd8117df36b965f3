import type { Method, VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings } from '../bodies/body-mapping.js';
import { Bindings } from '../../facts/bindings.js';
import type { VariableEvidence } from './variable-evidence.js';

/**
 * The variable is declared in an extracted method now: then one of another name that is used where it was used is another variable, unless it holds what
 * the method gives back, or something that was made of that.
 *
 *     Lamp lamp = buy(); lamp.lift(); show(lamp);   ->   raise(); Sun sun = rise(); show(sun);      void raise() { Lamp lamp = buy(); lamp.lift(); }      no rename
 *     Lamp lamp = buy(); lamp.lift(); show(lamp);   ->   Lamp up = raise(); show(up);               Lamp raise() { Lamp lamp = buy(); lamp.lift(); return lamp; }
 */
export function wentElsewhere(one: VariableDeclaration, other: VariableDeclaration, { body, after }: VariableEvidence): boolean {
  if (one.name === other.name) return false;
  const found = [...(body.wentElsewhere ?? [])].find(([{ variables }]) => variables.includes(one));
  return found !== undefined && !isGivenBack(other, found[1], after);
}

function isGivenBack({ initializer }: VariableDeclaration, calls: readonly Expression[], method: Method): boolean {
  if (!initializer) return false;
  const isCall = (expression: Expression): boolean => calls.includes(expression);
  if (holds(initializer, isCall)) return true;
  const bindings = Bindings.of(method);
  const holdsCall = (name: Expression): boolean => {
    const value = name.kind === 'name' ? bindings.resolve(name)?.initializer : null;
    return value ? holds(value, isCall) : false;
  };
  return initializer.kind === 'invocation' && holds(initializer, holdsCall);
}

function holds(expression: Expression, isWanted: (expression: Expression) => boolean): boolean {
  return isWanted(expression) || expression.children.some((child) => holds(child, isWanted));
}

/**
 * What declared the variable is still done, and no variable is declared by it (or the reverse): the variable is gone, and one that is used in its place is
 * another one.
 *
 *     Lamp lamp = buy(); show(lamp);   ->   buy(); Sun sun = rise(); show(sun);
 */
export function isDeclaredNoMore(one: VariableDeclaration, other: VariableDeclaration, { body }: VariableEvidence): boolean {
  if (one.name === other.name) return false;
  return allMappings(body.mappings).some(
    ({ before, after }) =>
      (before.variables.includes(one) && isDoneAlone(before, after)) || (after.variables.includes(other) && isDoneAlone(after, before)),
  );
}

function isDoneAlone(declaring: Statement, { kind, expressions: [only] }: Statement): boolean {
  if (declaring.kind !== 'localVariable' || kind !== 'expression' || !only) return false;
  const value = only.kind === 'assignment' ? only.children[1] : only;
  return value?.text === declaring.variables[0]?.initializer?.text;
}
