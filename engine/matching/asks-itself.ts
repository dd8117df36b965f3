import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { pieceOf, type StatementMapping } from './body-mapping.js';

/**
 * Whether a mapped statement is as it was, but asks itself where the method stands that was asked an object of that type, or the reverse: however long the
 * object's name is (asked of the peer with 5,300 methods that went to another type under another name).
 *
 *     return new Roll(warehouse.lids(key));   ->   in Warehouse: return new Roll(lids(key));
 */
export function asksItself(mapping: StatementMapping, before: Method, after: Method): boolean {
  const [a, b] = [pieceOf(mapping, 'before'), pieceOf(mapping, 'after')];
  const lost = new Set([...objectsHanded(before, after), ...namesOf(before.declaringType.fields, after.declaringType)]);
  if (isAskedOne(a.text, lost) && loses(expressionsOf(a), expressionsOf(b), lost)) return true;
  const gained = new Set(objectsHanded(after, before));
  return isAskedOne(b.text, gained) && loses(expressionsOf(b), expressionsOf(a), gained);
}

function isAskedOne(text: string, objects: ReadonlySet<string>): boolean {
  return [...objects].some((name) => text.includes(`${name}.`));
}

/** The parameters that are of the other method's type, when all others are its parameters, too. */
function objectsHanded(method: Method, other: Method): readonly string[] {
  const objects = namesOf(method.parameters, other.declaringType);
  const others = method.parameters.filter(({ name }) => !objects.includes(name)).map(({ name }) => name);
  return others.length === other.parameters.length && other.parameters.every(({ name }) => others.includes(name)) ? objects : [];
}

function namesOf(variables: readonly { name: string; type: { text: string } | null }[], type: TypeDeclaration): readonly string[] {
  return variables.filter((one) => one.type?.text === type.name).map(({ name }) => name);
}

function expressionsOf(piece: ReturnType<typeof pieceOf>): readonly Expression[] {
  return 'expressions' in piece ? piece.expressions : [piece];
}

/** Somewhere an object is asked that is not asked there now, and what else differs hands that object over. */
function loses(from: readonly Expression[], to: readonly Expression[], objects: ReadonlySet<string>): boolean {
  return from.length === to.length && from.every((one, i) => losesObject(one, to[i] as Expression, objects));
}

function losesObject(a: Expression, b: Expression, objects: ReadonlySet<string>): boolean {
  if (a.text === b.text || (a.kind === 'name' && objects.has(a.label) && b.kind === 'this')) return true;
  if (a.kind !== b.kind || a.label !== b.label || a.anonymousType || a.block) return false;
  if (a.receiver?.kind === 'name' && objects.has(a.receiver.label) && isItself(b.receiver)) {
    return loses(a.arguments ?? [], b.arguments ?? [], objects);
  }
  return a.children.length > 0 && loses(a.children, b.children, objects);
}

function isItself(receiver: Expression | null): boolean {
  return receiver === null || receiver.kind === 'this';
}
