import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import { statementsOf, type Statement } from '../model/statement.js';

/** A field that took a local variable's place in the type that its method went to. */
export interface TakenField {
  readonly field: Field;
  /** It holds what the variable held. */
  readonly keepsValue: boolean;
}

/**
 * The field of the method's new type that a local variable became: of its type, with its name, or with its value and part of its name.
 *
 *     boolean testTree() { Tree tree = new Tree(); String treeName = "trees"; return run(tree, treeName); }
 *     class TestTree { Tree tree = new Tree(); String name = "trees"; boolean run() { return run(tree, name); } }
 */
export function fieldTakenFor(variable: VariableDeclaration, target: TypeDeclaration): TakenField | null {
  if (variable.kind !== 'local') return null;
  const name = variable.name.toLowerCase();
  const value = variable.initializer?.text;
  const fields = target.fields.filter((field) => field.type?.text === variable.type?.text && name.includes(field.name.toLowerCase()));
  const holder = fields.find((field) => value !== undefined && field.initializer?.text === value);
  const field = holder ?? fields.find((one) => one.name === variable.name);
  return field ? { field, keepsValue: field === holder } : null;
}

/** The field that holds what a local variable held, where the method went to a type of another name. */
export function fieldHoldingItsValue(variable: VariableDeclaration, before: Method, after: Method): Field | null {
  if (before.declaringType.name === after.declaringType.name) return null;
  const taken = fieldTakenFor(variable, after.declaringType);
  if (taken?.keepsValue) return taken.field;
  const set = before.body ? statementsOf(before.body).map((one) => fieldSetTo(one, before, after.declaringType)) : [];
  return taken && set.includes(taken.field) ? taken.field : null;
}

/**
 * The field of the method's new type that holds what a local variable was set to later, where one method became several:
 *
 *     boolean test() { String name = "trees"; if (!run(name)) return false; name = "tries"; return run(name); }
 *     class TestTries { String name = "tries"; boolean run() { return run(name); } }
 */
export function fieldSetTo(statement: Statement, before: Method, target: TypeDeclaration): Field | null {
  const [set] = statement.kind === 'expression' ? statement.expressions : [];
  if (set?.kind !== 'assignment') return null;
  const [variable, value] = set.children;
  if (variable?.kind !== 'name' || !value) return null;
  if (!before.body || !target.fields.some(({ initializer }) => initializer?.text === value.text)) return null;
  const locals = statementsOf(before.body).flatMap(({ variables }) => variables);
  const declared = locals.find(({ name }) => name === variable.text);
  const taken = declared && fieldTakenFor(declared, target);
  return taken?.field.initializer?.text === value.text ? taken.field : null;
}
