import { groupBy } from '../../text/grouping.js';
import { addAll } from '../../text/lists.js';
import { checkpoint } from '../../text/work.js';
import type { Method, TypeDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { declaredType, INFERRED, localVariable } from '../declarations/declared-types.js';
import type { Hierarchy } from '../declarations/hierarchy.js';

/** A type as it is written somewhere, and the type declaration inside which it is. */
export interface WrittenType {
  readonly text: string;
  readonly context: TypeDeclaration;
}

/** Calls and inferred variables that are followed from one to the next: longer chains are builders, whose calls give back what they were asked of. */
const DEEPEST = 12;

/**
 * The type of a value, as far as it is written: of what is made, cast or declared; of a variable without a type of its own that of its value; of a call what
 * the methods of that name and number of parameters give back, where their type is part of the change and they agree. Null where it is not written.
 *
 *     var detector = Autodetect.detector();      Detector, as `static Detector detector()` says
 *     Autodetect.detector().sample(units)        what `sample` of Detector gives back
 */
export function typeOfValue(value: Expression, caller: Method, statement: Statement, hierarchy: Hierarchy, depth = 0): WrittenType | null {
  checkpoint();
  if (depth > DEEPEST) return null;
  const home = caller.declaringType;
  const here = (text: string | null | undefined): WrittenType | null => (text ? { text, context: home } : null);
  switch (value.kind) {
    case 'parenthesized': {
      const [inner] = value.children;
      return inner ? typeOfValue(inner, caller, statement, hierarchy, depth) : null;
    }
    case 'this':
      return value.receiver || home.kind === 'anonymous' ? null : here(home.name);
    case 'creation':
      return value.anonymousType ? null : here(writtenType(value));
    case 'cast':
      return here(writtenType(value));
    case 'name':
    case 'fieldAccess': {
      const declared = declaredType(value, caller, statement);
      if (declared !== INFERRED) return here(declared);
      const initializer = localVariable(value.label, caller, statement)?.initializer;
      return initializer ? typeOfValue(initializer, caller, statement, hierarchy, depth + 1) : null;
    }
    case 'invocation':
      return returnedType(value, ownersOf(value.receiver, caller, statement, hierarchy, depth + 1), hierarchy);
    default:
      return null;
  }
}

/** The type that is written in a creation or a cast. */
export function writtenType({ children }: Expression): string | null {
  return children.find(({ kind }) => kind === 'type')?.text ?? null;
}

/** The types whose method a call on this receiver is, the nearest first: that of the receiver, or the caller's own and those around it. */
function ownersOf(
  receiver: Expression | null,
  caller: Method,
  statement: Statement,
  hierarchy: Hierarchy,
  depth: number,
): readonly TypeDeclaration[] {
  if (!receiver) {
    const around: TypeDeclaration[] = [];
    for (let type: TypeDeclaration | null = caller.declaringType; type; type = type.outer) around.push(type);
    return around;
  }
  const type = typeOfValue(receiver, caller, statement, hierarchy, depth);
  const owner = type ? hierarchy.resolve(type.text, type.context) : null;
  if (owner) return [owner];
  const isName = receiver.kind === 'name' || receiver.kind === 'fieldAccess';
  const named = type === null && isName ? hierarchy.resolve(receiver.text, caller.declaringType) : null;
  return named && hierarchy.canName(receiver.text, caller.declaringType, named) ? [named] : [];
}

/** What the methods that a call can mean give back, if they agree: of the first type that has any, inherited ones too. */
function returnedType(
  { label, arguments: given }: Expression,
  owners: readonly TypeDeclaration[],
  hierarchy: Hierarchy,
): WrittenType | null {
  for (const owner of owners) {
    const methods = methodsNamed(label, owner, hierarchy).filter((one) => one.parameters.length === (given?.length ?? 0));
    const [first] = methods;
    if (!first) continue;
    const text = first.returnType?.text ?? null;
    const isVariable = [...first.typeParameters, ...first.declaringType.typeParameters].some(({ name }) => name === text);
    const agree = methods.every(({ returnType }) => (returnType?.text ?? null) === text);
    return text !== null && agree && !isVariable ? { text, context: first.declaringType } : null;
  }
  return null;
}

/** The methods of a name that a type declares or inherits from types that are part of the change. */
function methodsNamed(name: string, type: TypeDeclaration, hierarchy: Hierarchy): readonly Method[] {
  const seen = new Set([type]);
  const found: Method[] = [];
  for (const one of seen) {
    checkpoint();
    addAll(found, methodsByName(one).get(name) ?? []);
    for (const above of hierarchy.supertypes(one)) seen.add(above);
  }
  return found;
}

const known = new WeakMap<TypeDeclaration, ReadonlyMap<string, readonly Method[]>>();

function methodsByName(type: TypeDeclaration): ReadonlyMap<string, readonly Method[]> {
  const byName = known.get(type) ?? groupBy(type.methods, ({ name }) => name);
  known.set(type, byName);
  return byName;
}
