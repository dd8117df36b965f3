import type { Method, TypeDeclaration, VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';

/** In place of the type of a variable that is declared without one: `var`, parameters of lambdas. No type is written so. */
export const INFERRED = '(inferred)';

/** The declared type of a variable as written; null when no declaration is in sight. */
export function declaredType(receiver: Expression, caller: Method, statement: Statement): string | null {
  const { label } = receiver;
  if (receiver.kind === 'name') {
    const local = localType(label, caller, statement);
    if (local !== null) return local;
  } else if (receiver.receiver?.kind !== 'this') {
    return null;
  }
  for (let type: TypeDeclaration | null = caller.declaringType; type; type = type.outer) {
    const field = type.fields.find((one) => one.name === label);
    if (field) return field.type?.text ?? type.name;
  }
  return null;
}

function localType(name: string, caller: Method, statement: Statement): string | null {
  const local = localVariable(name, caller, statement);
  const type = local && typeAsRead(local);
  return local && (type === null || caller.file.traits.types.isInferred(type) ? INFERRED : type);
}

/** The type that a variable is read with, as written: that of `int... all` is `int[]`; null when none is written. */
export function typeAsRead({ type, varargs }: VariableDeclaration): string | null {
  return type && type.text + (varargs ? '[]' : '');
}

/** The local variable or parameter that a name means inside a statement. */
export function localVariable(name: string, caller: Method, statement: Statement): VariableDeclaration | null {
  const named = ({ name: own }: VariableDeclaration): boolean => own === name;
  for (let current: Statement | null = statement; current; current = current.parent) {
    const own = current.variables.find(named);
    if (own) return own;
  }
  const parameter = caller.parameters.find(named);
  if (parameter || !caller.body) return parameter ?? null;
  for (const one of statementsOf(caller.body)) {
    const local = one.variables.find(named);
    if (local) return local;
  }
  return null;
}

/** The type of a parameter as descriptions print it, `int...` included; empty where none is written. */
export function typeText(variable: VariableDeclaration): string {
  return (variable.type?.text ?? '') + (variable.varargs ? '...' : '');
}

/** The same with the package, where it is written. */
export function qualifiedTypeText(variable: VariableDeclaration): string {
  return (variable.type?.qualifiedText ?? '') + (variable.varargs ? '...' : '');
}
