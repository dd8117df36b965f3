import type { Method } from '../../model/declarations.js';
import { groupBy } from '../../text/grouping.js';
import { changesBody, inInterfaces } from '../../facts/declarations/method-bodies.js';
import { arrayType, nameOf, typeKey } from '../../facts/declarations/method-signatures.js';

/** Round after round, looser: what two methods of a type pair must have in common to be the same method by signature alone. */
const ROUNDS: readonly ((method: Method) => string)[] = [
  (m) =>
    `${nameOf(m)}(${m.parameters.map((p) => `${p.type?.text ?? ''}${p.varargs ? '...' : ''} ${p.name}`).join()})${m.returnType?.text ?? ''}`,
  (m) => `${nameOf(m)}(${m.parameters.map((p) => `${p.type?.text ?? ''}${p.varargs ? '...' : ''}`).join()})${m.returnType?.text ?? ''}`,
  (m) => `${nameOf(m)}(${m.parameters.map((p) => m.file.traits.types.withoutPackages(arrayType(p))).join()})`,
  (m) => `${nameOf(m)}(${m.parameters.map(typeKey).join()})`,
];

/** The first rounds, in which all types are the same as they are written, that of what is returned too. */
const TYPES_AS_WRITTEN = 2;

/** Pairs the methods of two declarations of one type by signature (paper 003, section 4.2, first phase). */
export function pairBySignature(
  before: readonly Method[],
  after: readonly Method[],
): { pairs: [Method, Method][]; removed: Method[]; added: Method[] } {
  const pairs: [Method, Method][] = [];
  let removed = [...before];
  let added = [...after];
  for (const [round, key] of ROUNDS.entries()) {
    const waiting = groupBy(added, key);
    const mayPair = (x: Method, y: Method): boolean => round < TYPES_AS_WRITTEN || !changesBody(x, y) || inInterfaces(x, y);
    const taken = new Set<Method>();
    removed = removed.filter((method) => {
      const candidates = waiting.get(key(method));
      const at = candidates?.findIndex((one) => mayPair(method, one)) ?? -1;
      const [partner] = at < 0 ? [] : (candidates?.splice(at, 1) ?? []);
      if (!partner) return true;
      taken.add(partner);
      pairs.push([method, partner]);
      return false;
    });
    added = added.filter((method) => !taken.has(method));
    if (removed.length === 0 || added.length === 0) break;
  }
  return { pairs, removed, added };
}
