import type { Method, VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { Bindings } from './bindings.js';
import { NO_SUBSTITUTION, type Substitution } from './substitution.js';
import type { VariableEvidence } from './variable-evidence.js';

/**
 * Whether a new variable of an extracted method is made of what stood in its place, which the method is handed: then that is no variable that it was. By
 * the parameter's name, or, where the value is only named or chosen, by what the parameter stands for.
 *
 *     Key key = look(3); log(key);   ->   Key key = look(3); note(key);     void note(Key key) { String text = key.toString(); log(text); }      text is not key
 *                                                                           void note(Key one) { Key shown = one == null ? NONE : one; log(shown); }      nor is shown
 *                                                                           void note(Key one) { String text = one.toString(); log(text); }      this one is
 */
export function isMadeOfGiven(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  const { before, after, body } = evidence;
  if (!body.isPart || evidence.between(one, other).some(({ declaration, mapping }) => declaration && !mapping.inferred)) return false;
  if (holds(other, one, after, body.afterNames)) return true;
  // of what is put in only what was named or chosen, under the same name, is told as the other variable's value
  return one.initializer !== null && isReadAsGiven(one.initializer) && holds(one, other, before, NO_SUBSTITUTION);
}

/** `given`: what the method was handed in the place of its parameters. */
function holds({ kind, initializer }: VariableDeclaration, value: VariableDeclaration, method: Method, given: Substitution): boolean {
  if (kind !== 'local' || !initializer || initializer.kind === 'arrayInitializer' || method.parameters.length === 0) return false;
  const bindings = Bindings.of(method);
  const stands = isReadAsGiven(initializer) ? given : NO_SUBSTITUTION;
  return descendants(initializer).some((part) => {
    if (part.kind !== 'name' || (stands.get(part.label)?.replace(/^this\./, '') ?? part.label) !== value.name) return false;
    const parameter = bindings.resolve(part);
    return parameter !== value && method.parameters.some((each) => each === parameter);
  });
}

/** Values in which the parameters of a method are read as what it was handed: a name, and what is chosen. */
export function isReadAsGiven({ kind }: Expression): boolean {
  return kind === 'name' || kind === 'conditional';
}
