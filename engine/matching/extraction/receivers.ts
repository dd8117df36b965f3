import { hasModifier, simpleTypeName, type Method, type TypeDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { argumentsFit } from '../methods/argument-types.js';
import type { Call } from '../../facts/calls.js';
import { declaredType, localVariable } from '../../facts/declarations/declared-types.js';
import { typeOfValue } from '../../facts/expressions/value-types.js';
import { sharesPackage, type SourceFile } from '../../model/source-file.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';

/**
 * Whether a call can mean a method of the callee's type, as far as names tell (there are no bindings):
 *
 *     range.getLength()     the declared type of `range` is FileRange or inherits from it
 *     Ranges.of(…)          the callee's type is Ranges
 *     a.b().of(…)           the callee is static: no
 *     of(…)                 the callee is in the caller's own type, one around it, one it inherits from, or statically imported
 *     getLength()           nor is anything known of a type that the caller's own type inherits from: `unknown`
 *     a.b().c(), Size.SMALL.c(), new Unknown().c()     nothing is known of the receiver: `unknown`
 */
export function mayMean(
  call: Call,
  caller: Method,
  callee: Method,
  hierarchy: Hierarchy,
  formerly: Method | null = null,
): 'yes' | 'no' | 'unknown' {
  const { kind, receiver } = call.expression;
  const home = caller.declaringType;
  const target = callee.declaringType;
  if (!argumentsFit(call, caller, callee, hierarchy, formerly)) return 'no';
  if (kind === 'creation' || kind === 'constructorInvocation') return 'yes';
  if (kind === 'superInvocation' || receiver?.kind === 'super') return hierarchy.namesSupertype(home, target) ? 'yes' : 'no';
  if (!receiver || receiver.kind === 'this') {
    if (ownMember(home, callee, hierarchy) || importsStatically(caller, callee)) return 'yes';
    return inheritsUnseen(caller, callee, hierarchy) ? 'unknown' : 'no';
  }
  if (hasModifier(callee, 'static')) return isNameOf(receiver, target) && hierarchy.canName(receiver.text, home, target) ? 'yes' : 'no';
  if (receiver.kind === 'creation') {
    if (named(receiver.label, callee, home, hierarchy)) return 'yes';
    return receiver.anonymousType || hierarchy.resolve(receiver.label, home) ? 'no' : 'unknown';
  }
  const type = typeOfValue(receiver, caller, call.statement, hierarchy);
  if (type) return named(type.text, callee, type.context, hierarchy) ? 'yes' : 'no';
  if (receiver.kind !== 'name' && receiver.kind !== 'fieldAccess') return 'unknown';
  if (declaredType(receiver, caller, call.statement) !== null) return 'unknown';
  if (receiver.kind === 'fieldAccess' && receiver.traits.names.isConstant(receiver.label))
    return ofConstant(receiver, callee, home, hierarchy);
  if (receiver.traits.names.isType(receiver.label)) return named(receiver.label, callee, home, hierarchy) ? 'yes' : 'no';
  return 'unknown';
}

/**
 * Whether a call of another type's method can have taken code out of its caller: a local variable that it is asked of is declared with that type or a class
 * above it, a field with no type below it.
 *
 *     var door = find(); door.lock();     Lockable door = find(); door.lock();     nobody knows whose method is meant
 */
export function namesItsOwner(
  { expression: { receiver }, statement }: Call,
  caller: Method,
  callee: Method,
  hierarchy: Hierarchy,
): boolean {
  if (receiver?.kind !== 'name') return true;
  const { declaringType: target } = callee;
  const local = localVariable(receiver.label, caller, statement);
  const type = local ? local.type?.text : declaredType(receiver, caller, statement);
  if (!type || simpleTypeName(type) === target.name) return true;
  if (local) return hierarchy.superclassesOf(target).includes(simpleTypeName(type));
  const declared = hierarchy.resolve(type, caller.declaringType);
  return !declared || !hierarchy.isSubtype(declared, target);
}

/** A static method is asked of its type, `Ranges.of(3)` or `text.Ranges.of(3)`: not of an object, nor of a subtype. */
export function isNameOf({ text }: Expression, { name, qualifiedName }: TypeDeclaration): boolean {
  return text === name || (text.endsWith(`.${name}`) && (text === qualifiedName || qualifiedName.endsWith(`.${text}`)));
}

function ownMember(home: TypeDeclaration, callee: Method, hierarchy: Hierarchy): boolean {
  const target = callee.declaringType;
  for (let type: TypeDeclaration | null = home; type; type = type.outer) {
    // the two may be of different versions: the callee is looked for where it was not yet, or is no more
    if (type.qualifiedName === target.qualifiedName) return true;
    if (hasOwn(type, callee)) return false;
    if (hierarchy.isSubtype(type, target) || hierarchy.namesSupertype(type, target)) return true;
    // a subtype does it for the type that calls it
    if (hierarchy.isSubtype(target, type)) return true;
  }
  return false;
}

/** What the caller's type, or one around it, inherits from is no part of the change, and the callee's type, which is in sight, may be among it. */
function inheritsUnseen({ declaringType, file }: Method, callee: Method, hierarchy: Hierarchy): boolean {
  const target = callee.declaringType;
  if (callee.visibility === 'private' || !isInSight(target, file)) return false;
  for (let type: TypeDeclaration | null = declaringType; type; type = type.outer) {
    if (type.methods.some((one) => one.name === callee.name && one.parameters.length === callee.parameters.length)) return false;
    if (type !== target && hierarchy.mayInherit(type, target)) return true;
  }
  return false;
}

/** The type lies in the file's package, or is imported. */
function isInSight({ qualifiedName, file: home }: TypeDeclaration, file: SourceFile): boolean {
  if (sharesPackage(home, file)) return true;
  return file.imports.some(({ name, isStatic, onDemand }) => !isStatic && name === (onDemand ? home.packageName : qualifiedName));
}

/** The type has a body of its own for the call: a method of the same name for as many arguments. */
function hasOwn(type: TypeDeclaration, callee: Method): boolean {
  return type.methods.some(
    (one) => one.bodySpan !== null && one.name === callee.name && one.parameters.length === callee.parameters.length,
  );
}

/** `Size.SMALL.area()`: by the type that the constant is declared with; of a type that is no part of the change nothing is known. */
function ofConstant(
  { label, receiver }: Expression,
  callee: Method,
  home: TypeDeclaration,
  hierarchy: Hierarchy,
): 'yes' | 'no' | 'unknown' {
  const type = receiver?.kind === 'name' ? hierarchy.resolve(receiver.label, home) : null;
  if (!type) return callee.visibility === 'private' ? 'no' : 'unknown';
  const constant = type.fields.find((one) => one.name === label);
  if (!constant) return 'unknown';
  return named(constant.type?.text ?? type.name, callee, home, hierarchy) ? 'yes' : 'no';
}

function importsStatically(caller: Method, callee: Method): boolean {
  const type = callee.declaringType.qualifiedName;
  return caller.file.imports.some((one) => one.isStatic && (one.onDemand ? one.name === type : one.name === `${type}.${callee.name}`));
}

/** A type of this name is the target, inherits from it, or is unknown but could (an interface that did not change). */
function named(name: string, callee: Method, context: TypeDeclaration, hierarchy: Hierarchy): boolean {
  const target = callee.declaringType;
  const simple = simpleTypeName(name);
  if (simple === target.name) return hierarchy.canName(name, context, target);
  const type = hierarchy.resolve(name, context);
  if (type && hasOwn(type, callee)) return false;
  if (type) return hierarchy.isSubtype(type, target) || hierarchy.isSubtype(target, type);
  return hierarchy.namesSupertype(target, simple);
}
