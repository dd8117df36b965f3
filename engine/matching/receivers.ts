import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import type { Call } from './calls.js';
import { simpleTypeName, type Hierarchy } from './hierarchy.js';

/**
 * Whether a call can mean a method of the callee's type, as far as names tell (there are no bindings):
 *
 *     range.getLength()     the declared type of `range` is FileRange or inherits from it
 *     Ranges.of(…)          the callee's type is Ranges
 *     of(…)                 the callee is in the caller's own type, one around it, one it inherits from, or statically imported
 *     a.b().c()             nothing is known of the receiver: `unknown`
 */
export function mayMean(call: Call, caller: Method, callee: Method, hierarchy: Hierarchy): 'yes' | 'no' | 'unknown' {
  const { kind, receiver } = call.expression;
  const home = caller.declaringType;
  const target = callee.declaringType;
  if (kind === 'creation' || kind === 'constructorInvocation') return 'yes';
  if (kind === 'superInvocation' || receiver?.kind === 'super') return hierarchy.namesSupertype(home, target.name) ? 'yes' : 'no';
  if (!receiver || receiver.kind === 'this') return ownMember(home, target, hierarchy) || importsStatically(caller, callee) ? 'yes' : 'no';
  if (receiver.kind === 'creation') return named(receiver.label, target, home, hierarchy) ? 'yes' : 'no';
  if (receiver.kind !== 'name' && receiver.kind !== 'fieldAccess') return 'unknown';
  const declared = declaredType(receiver, caller, call.statement);
  if (declared !== null) return declared === 'var' ? 'unknown' : named(declared, target, home, hierarchy) ? 'yes' : 'no';
  if (/^[A-Z]/.test(receiver.label)) return named(receiver.label, target, home, hierarchy) ? 'yes' : 'no';
  return 'unknown';
}

function ownMember(home: TypeDeclaration, target: TypeDeclaration, hierarchy: Hierarchy): boolean {
  for (let type: TypeDeclaration | null = home; type; type = type.outer) {
    // the two may be of different versions: the callee is looked for where it was not yet, or is no more
    if (type.qualifiedName === target.qualifiedName || hierarchy.isSubtype(type, target) || hierarchy.namesSupertype(type, target.name))
      return true;
  }
  return false;
}

function importsStatically(caller: Method, callee: Method): boolean {
  const type = callee.declaringType.qualifiedName;
  return caller.file.imports.some((one) => one.isStatic && (one.onDemand ? one.name === type : one.name === `${type}.${callee.name}`));
}

/** A type of this name is the target, inherits from it, or is unknown but could (an interface that did not change). */
function named(name: string, target: TypeDeclaration, context: TypeDeclaration, hierarchy: Hierarchy): boolean {
  const simple = simpleTypeName(name);
  if (simple === target.name) return true;
  const type = hierarchy.resolve(name, context);
  if (type) return hierarchy.isSubtype(type, target) || hierarchy.isSubtype(target, type);
  return hierarchy.namesSupertype(target, simple);
}

/** The declared type of a variable as written; null when no declaration is in sight. */
function declaredType(receiver: Expression, caller: Method, statement: Statement): string | null {
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
  for (let current: Statement | null = statement; current; current = current.parent) {
    const own = current.variables.find((one) => one.name === name);
    if (own) return own.type?.text ?? 'var';
  }
  const parameter = caller.parameters.find((one) => one.name === name);
  if (parameter) return parameter.type?.text ?? 'var';
  if (!caller.body) return null;
  for (const one of statementsOf(caller.body)) {
    const local = one.variables.find((variable) => variable.name === name);
    if (local) return local.type?.text ?? 'var';
  }
  return null;
}
