/** Where code asks types for members that they do not have. */
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Lookup } from '../symbols/lookup.js';
import { declared } from '../symbols/members.js';
import { expressionsIn, valuesOf } from '../symbols/scopes.js';
import type { TypeSymbol } from '../symbols/type-symbols.js';
import { addAll } from '../text/lists.js';
import { checkpoint } from '../text/work.js';
import { memberTypes } from './member-types.js';
import { mentions } from './words.js';

/** Code that asks for a member of a name and finds none. */
export interface Ask {
  readonly name: string;
  readonly isMethod: boolean;
  readonly code: Expression;
  readonly member: Method | Field;
  /** Whose member it could be: of an unqualified name the type around it and those around that. */
  readonly of: readonly TypeSymbol[];
  /** The name is in a text, for a look-up at run time: what is asked may be an object of any type below. */
  readonly isLookUp: boolean;
}

/** All code of a version that asks for a member of one of the names and finds none, and all look-ups of one of them. */
export function asksFor(names: ReadonlySet<string>, version: Lookup): readonly Ask[] {
  const asks: Ask[] = [];
  const types = [...memberTypes(version.model)];
  for (const { methods, fields } of types)
    for (const member of [...methods, ...fields]) {
      checkpoint();
      if (!mentions(member, (word) => names.has(word))) continue;
      addAll(types, 'parameters' in member ? member.innerTypes : member.anonymousTypes);
      for (const expression of expressionsOf(member)) {
        const ask = askIn(expression, member, names, version);
        if (ask) asks.push(ask);
      }
    }
  return asks;
}

/** Whether it is this type that is asked, or one below it. */
export function isAskOf({ of, isLookUp }: Ask, type: TypeDeclaration, { supertypes }: Lookup): boolean {
  return of.some(
    (asked) =>
      supertypes.isSubtype(asked, declared(type)) === true ||
      (isLookUp && asked.kind === 'declared' && supertypes.isSubtype(declared(type), asked) === true),
  );
}

function expressionsOf(member: Method | Field): readonly Expression[] {
  if ('parameters' in member) return member.body ? expressionsIn(member.body) : [];
  return valuesOf(member).flatMap(expressionsIn);
}

function askIn(expression: Expression, member: Method | Field, names: ReadonlySet<string>, version: Lookup): Ask | null {
  const { kind, label } = expression;
  if (kind === 'invocation' && LOOK_UPS.has(label)) return lookUpIn(expression, member, names, version);
  if (!names.has(label)) return null;
  const of = askedTypes(expression, member, version);
  return of.length === 0
    ? null
    : { name: label, isMethod: kind !== 'name' && kind !== 'fieldAccess', code: expression, member, of, isLookUp: false };
}

/** The types that are asked for what is not there; none where it is there, or nobody knows what is asked. */
function askedTypes(expression: Expression, member: Method | Field, version: Lookup): readonly TypeSymbol[] {
  const { kind, label, receiver, span } = expression;
  if (kind === 'name') return version.variable(label, member, span.start).found.length > 0 ? [] : typesAround(member);
  if (kind !== 'invocation' && kind !== 'superInvocation' && kind !== 'fieldAccess' && kind !== 'methodReference') return [];
  const meaning = version.meaningOf(expression, member);
  if (!meaning || meaning.found.length > 0) return [];
  // of `super` is asked what the own type inherits
  if (kind === 'superInvocation') return [declared(member.declaringType)];
  if (!receiver) return typesAround(member);
  return meaning.inside ? [meaning.inside] : [];
}

function typesAround({ declaringType }: Method | Field): readonly TypeSymbol[] {
  const types: TypeSymbol[] = [];
  for (let type: TypeDeclaration | null = declaringType; type; type = type.outer) types.push(declared(type));
  return types;
}

/** Calls that look a member up by a text, those of `Class`, and of `MethodHandles.Lookup`, with what they look for. */
const LOOK_UPS: ReadonlyMap<string, 'method' | 'field'> = new Map([
  ['getMethod', 'method'],
  ['getDeclaredMethod', 'method'],
  ['findVirtual', 'method'],
  ['findSpecial', 'method'],
  ['getField', 'field'],
  ['getDeclaredField', 'field'],
  ['findGetter', 'field'],
  ['findSetter', 'field'],
  ['findVarHandle', 'field'],
]);

/** `type.getMethod("size")`. */
function lookUpIn(call: Expression, member: Method | Field, names: ReadonlySet<string>, version: Lookup): Ask | null {
  const [first, second] = call.arguments ?? [];
  const [text, type] = first?.kind === 'string' ? [first, call.receiver] : [second, first];
  const name = text?.kind === 'string' ? text.text.slice(1, -1) : '';
  if (!names.has(name)) return null;
  const asked = type && typeOfClass(type, member, version);
  return {
    name,
    isMethod: LOOK_UPS.get(call.label) === 'method',
    code: call,
    member,
    // what a class is that comes from elsewhere, the type knows in which it is asked
    of: asked ? [asked] : [declared(member.declaringType)],
    isLookUp: true,
  };
}

/** The type that `Tile.class` or `tile.getClass()` names; null where that could be any. */
function typeOfClass(expression: Expression, member: Method | Field, version: Lookup): TypeSymbol | null {
  const { kind, children, label, receiver } = expression;
  if (kind === 'classLiteral') {
    const named = children[0] && version.meaningOf(children[0], member)?.found[0];
    return named?.kind === 'type' ? named.type : null;
  }
  if (kind !== 'invocation' || label !== 'getClass') return null;
  if (!receiver) return declared(member.declaringType);
  const type = version.types.of(receiver, member)?.base;
  return type?.kind === 'declared' ? type : null;
}
