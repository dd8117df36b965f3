import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { statementsOf } from '../../model/statement.js';
import { sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import { isTrivial } from '../../facts/telling-statements.js';

/** A new type below or above one that is still there. */
export interface NewRelative {
  readonly from: TypeDeclaration;
  readonly fromAfter: TypeDeclaration;
  readonly to: TypeDeclaration;
  readonly isBelow: boolean;
}

/**
 * Whether a method of a new sub- or supertype is the one that the old type does not have any more, whatever it does now (2,500 made-up pairs):
 *
 *     class A { void act() { … } }   ->   class A extends B                  always
 *                                         class B extends A                  if both do one thing, or both several, also beside such a method, or beside a field of A
 *                                         class B implements A,              beside another method, if one of them is such a one, or beside two fields
 *                                         class A implements B
 */
export function isTakenOver(before: Method, after: Method, relative: NewRelative): boolean {
  const { methods, fields, isAlike } = sharedMembers(relative);
  const areSeveral = methods >= SEVERAL && isAlike;
  if (isByInterface(relative)) return areSeveral || fields >= SEVERAL;
  return !relative.isBelow || areSeveral || fields > 0 || keepsNumber(before, after);
}

/** Whether the upper one of the two is an interface. */
export function isByInterface({ fromAfter, to, isBelow }: NewRelative): boolean {
  return (isBelow ? fromAfter : to).kind === 'interface';
}

/** Of a new type below an interface nothing less says that it was taken out. */
const SEVERAL = 2;

/** Members that a new type has of an old one. */
interface Taken {
  readonly methods: readonly { readonly before: Method; readonly after: Method }[];
  readonly fields: readonly unknown[];
}

/**
 * Whether a new subtype of an old type was taken out of it with these members: by a field, two methods, or one that does one thing as it did before, or
 * several; of an interface by two fields or two such methods.
 */
export function isSubclassOf(relative: NewRelative, { methods, fields }: Taken): boolean {
  const kept = methods.filter(({ before, after }) => keepsNumber(before, after)).length;
  if (relative.fromAfter.kind !== 'interface') return fields.length > 0 || methods.length > 1 || kept > 0;
  return relative.to.kind !== 'interface' && (sharedMembers(relative).fields >= SEVERAL || kept >= SEVERAL);
}

/** Neither does nothing, and one thing does not become several, nor several one. */
function keepsNumber(before: Method, after: Method): boolean {
  const [was, is] = [before, after].map(numberOf);
  return was !== 'none' && was === is;
}

function numberOf({ body }: Method): 'none' | 'one' | 'several' {
  const [only, ...more] = (body ? statementsOf(body) : []).filter(({ kind }) => kind !== 'block');
  if (!only) return 'none';
  return more.length > 0 || isTrivial(only) ? 'several' : 'one';
}

/** How many methods and fields the new type has that the old one does not have any more, and whether one of the methods does one thing still, or several. */
interface Shared {
  readonly methods: number;
  readonly fields: number;
  readonly isAlike: boolean;
}

function sharedMembers({ from, fromAfter, to }: NewRelative): Shared {
  const known = SHARED.get(from)?.get(to);
  if (known) return known;
  const likeOf = (type: TypeDeclaration, method: Method): Method | undefined =>
    type.methods.find((one) => one.bodySpan !== null && one.name === method.name && sameParameterTypes(one, method));
  const methods = from.methods.flatMap((before) => {
    const after = before.kind === 'method' && before.bodySpan && !likeOf(fromAfter, before) ? likeOf(to, before) : undefined;
    return after ? [{ before, after }] : [];
  });
  const fields = from.fields.filter(
    ({ name, type }) =>
      to.fields.some((field) => field.name === name && field.type?.text === type?.text) &&
      !fromAfter.fields.some((field) => field.name === name),
  );
  const isAlike = methods.some(({ before, after }) => keepsNumber(before, after));
  const shared = { methods: methods.length, fields: fields.length, isAlike };
  const row = SHARED.get(from) ?? new WeakMap<TypeDeclaration, Shared>();
  SHARED.set(from, row);
  row.set(to, shared);
  return shared;
}

const SHARED = new WeakMap<TypeDeclaration, WeakMap<TypeDeclaration, Shared>>();
