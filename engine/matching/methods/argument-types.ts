import { simpleTypeName, type Method, type TypeDeclaration, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { TypeGroup, TypeTraits } from '../../model/traits.js';
import type { Call } from '../../facts/calls.js';
import { declaredType, INFERRED, localVariable, typeAsRead } from '../../facts/declarations/declared-types.js';
import { isTextSum } from '../../facts/expressions/expression-facts.js';
import { writtenType } from '../../facts/expressions/value-types.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { erasedText } from '../../facts/declarations/type-text.js';

/**
 * Whether the arguments can go to the parameters, as far as their types are written: of variables, own methods, literals, and of what is made or cast.
 *
 *     format(writer)     is no call of     format(boolean header)     nor of     format(Template made)
 *
 * What a chain, another object's field or another's method gives back may be anything. `formerly`: the method in which the caller's code stood before; of an
 * attribute the type that it had there counts, of a parameter both (3,400 pairs).
 *
 *     Key key; Box size() { return look(key); }   ->   Name key; Box size() { return take(key); }     Box take(Name name) { return look(name); }     nothing went there
 */
export function argumentsFit(call: Call, caller: Method, callee: Method, hierarchy: Hierarchy, formerly: Method | null = null): boolean {
  return (call.expression.arguments ?? []).every((argument, i) => {
    const parameter = callee.parameters[i] ?? callee.parameters.at(-1);
    if (!parameter?.type) return true;
    const { types } = caller.file.traits;
    const wanted = groupOfType(parameter.type.text, types);
    const fits = (group: TypeGroup | null, given: string | null): boolean => {
      if (!parameter.varargs && group !== null && wanted !== null && group !== wanted) return false;
      return given === null || given === INFERRED || goesTo(given, parameter, caller, callee, hierarchy);
    };
    const was = formerly && typeFormerly(argument, caller, call.statement, formerly);
    if (was && !fits(groupOfType(was.type, types), was.type)) return false;
    return (
      was?.counts === 'alone' || fits(groupOfArgument(argument, caller, call.statement), typeOfArgument(argument, caller, call.statement))
    );
  });
}

/** The type that an attribute or a parameter of this name had. */
function typeFormerly(
  argument: Expression,
  caller: Method,
  statement: Statement,
  formerly: Method,
): { readonly type: string; readonly counts: 'alone' | 'too' } | null {
  if (argument.kind !== 'name') return null;
  const local = localVariable(argument.label, caller, statement);
  const variables = local ? (caller.parameters.includes(local) ? formerly.parameters : []) : formerly.declaringType.fields;
  const was = variables.find(({ name }) => name === argument.label);
  const type = was ? typeAsRead(was) : null;
  return type === null ? null : { type, counts: local ? 'too' : 'alone' };
}

/**
 * Another added method of the type takes exactly what is given, and this one does not: nothing went there (1,290 calls, no exception). An overload
 * that both versions have, or that another type has, makes no difference.
 *
 *     close(file)     with     void close(Reader from)  and  void close(File from)  both new: no call of the first
 */
export function meansAddedOverload(call: Call, caller: Method, callee: Method, added: ReadonlySet<Method>): boolean {
  if (callee.parameters.length === 0 || callee.declaringType !== caller.declaringType) return false;
  const others = [...added].filter(
    (one) => one !== callee && one.declaringType === callee.declaringType && one.name === callee.name && one.kind === callee.kind,
  );
  return others.some((one) => takesExactly(one, call, caller)) && !takesExactly(callee, call, caller);
}

function takesExactly({ parameters }: Method, { expression, statement }: Call, caller: Method): boolean {
  const given = expression.arguments ?? [];
  return (
    parameters.length === given.length &&
    given.every((argument, i) => {
      const wanted = parameters[i]?.type?.text;
      const type = typeOfArgument(argument, caller, statement) ?? literalType(argument);
      return type !== null && (type === wanted || type === (wanted === undefined ? wanted : erasedText(wanted)));
    })
  );
}

/** What is written as it is. */
function literalType(argument: Expression): string | null {
  switch (argument.kind) {
    case 'boolean':
    case 'string':
    case 'character':
    case 'number':
      return argument.traits.types.ofValue(argument);
    case 'creation':
      return writtenType(argument);
    case 'arrayCreation':
      return `${writtenType(argument) ?? ''}[]`;
    case 'prefix':
      return argument.children[0]?.kind === 'number' ? literalType(argument.children[0]) : null;
    default:
      return null;
  }
}

/** What a type is, as far as no conversion leads from one group to another; null when anything may go there. */
function groupOfType(type: string, types: TypeTraits): TypeGroup | null {
  return type.endsWith(']') ? 'other' : types.groupOf(simpleTypeName(type));
}

function groupOfArgument(argument: Expression, caller: Method, statement: Statement): TypeGroup | null {
  switch (argument.kind) {
    case 'boolean':
      return 'boolean';
    case 'number':
    case 'character':
      return 'number';
    case 'string':
      return 'text';
    case 'creation':
    case 'lambda':
    case 'methodReference':
      return 'other';
    case 'name': {
      const declared = declaredType(argument, caller, statement);
      return declared === null || declared === INFERRED ? null : groupOfType(declared, argument.traits.types);
    }
    default:
      return null;
  }
}

/** The type of an argument as it is written somewhere; null when it is not. */
function typeOfArgument(argument: Expression, caller: Method, statement: Statement): string | null {
  switch (argument.kind) {
    case 'name':
      return declaredType(argument, caller, statement);
    case 'creation':
      return argument.anonymousType ? null : writtenType(argument);
    case 'cast':
      return writtenType(argument);
    case 'classLiteral':
      return argument.traits.types.ofValue(argument);
    case 'arrayAccess': {
      const array = argument.children[0];
      const type = array?.kind === 'name' ? declaredType(array, caller, statement) : null;
      return type?.endsWith('[]') ? type.slice(0, -'[]'.length) : null;
    }
    case 'invocation':
      return argument.receiver ? null : returnedType(argument, caller.declaringType);
    case 'infix':
      return isTextSum(argument) ? argument.traits.types.ofValue(argument) : null;
    default:
      return null;
  }
}

/** What the type's own methods of this name and number of parameters give back, if they agree. */
function returnedType({ label, arguments: given }: Expression, { methods }: TypeDeclaration): string | null {
  const own = methods.filter((one) => one.name === label && one.parameters.length === given?.length);
  const types = new Set(own.map(({ returnType }) => returnType?.text ?? null));
  const [only = null] = types;
  return types.size === 1 ? only : null;
}

/**
 * Whether a value of one type can go to a parameter of another, by names, since there are no bindings: types of one name, whatever their type arguments; to
 * what anything may go to; numbers; what inherits as far as the change tells; names that share their first or last word; and a few relatives that
 * everybody knows.
 */
function goesTo(given: string, { type, varargs }: VariableDeclaration, caller: Method, callee: Method, hierarchy: Hierarchy): boolean {
  const wanted = type?.text ?? '';
  if (varargs && dimensionsOf(given) > dimensionsOf(wanted)) return goesToType(given, `${wanted}[]`, caller, callee, hierarchy);
  return goesToType(given, wanted, caller, callee, hierarchy);
}

function goesToType(given: string, wanted: string, caller: Method, callee: Method, hierarchy: Hierarchy): boolean {
  const [from, to] = [simpleTypeName(given), simpleTypeName(wanted)];
  const { types } = caller.file.traits;
  if (types.acceptsAnything(to)) return true;
  if (dimensionsOf(given) !== dimensionsOf(wanted)) return false;
  const [of, ofWanted] = [typeArgumentsOf(given), typeArgumentsOf(wanted)];
  if (types.unwrapped(from) === types.unwrapped(to)) return of === ANY || wanted.includes('<');
  if (types.isNumber(from) && types.isNumber(to)) return true;
  if (shareWords(from, to) && (given.endsWith('<>') || of.includes(ofWanted) || ofWanted.includes(of))) return true;
  if (types.isRelative(from, to)) return of === ofWanted || !given.includes('<');
  const [source, target] = [hierarchy.resolve(given, caller.declaringType), hierarchy.resolve(wanted, callee.declaringType)];
  if (!source) return target !== null && caller.declaringType !== callee.declaringType;
  return target ? hierarchy.isSubtype(source, target) : hierarchy.namesSupertype(source, to);
}

/** The names begin or end with one word: `ArrayList` and `List`, `Door` and `DoorImpl`, `PageRequest` and `ServletRequest`. */
function shareWords(one: string, other: string): boolean {
  const [mine, theirs] = [one.split(WORDS), other.split(WORDS)];
  return mine[0] === theirs[0] || mine.at(-1) === theirs.at(-1);
}

/** Between the words of a name: `HTTPRequest` is `HTTP` and `Request`. */
const WORDS = /(?<=[^A-Z])(?=[A-Z])|(?<=.)(?=[A-Z][a-z])/;

/** What a type is of, wildcards without their bounds; of a raw type anything. */
function typeArgumentsOf(type: string): string {
  const start = type.indexOf('<');
  const written = start < 0 ? '' : type.slice(start + 1, type.lastIndexOf('>')).replace(/\?(?:extends|super)?\s?[\w.]*/g, ANY);
  return written === '' ? ANY : written;
}

const ANY = '?';
const dimensionsOf = (type: string): number => type.length - type.replaceAll('[]', '').length;
