import type { TypeDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { include } from '../../text/grouping.js';
import type { Replacement } from '../bodies/body-mapping.js';
import type { MethodPair, TypePair } from '../comparison.js';

/**
 * The renames found so far, of types and methods: names and calls of later candidates are compared under them, in rounds that end when nothing new is found (paper
 * 001, section 3: the shared log, and the fixed point).
 */
export class Renames {
  readonly #methods = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();

  constructor(methodPairs: readonly MethodPair[], typePairs: readonly TypePair[]) {
    for (const { before, after } of methodPairs) if (before.name !== after.name) include(this.#methods, before.name, after.name);
    for (const { before, after } of typePairs) if (isNamedAnew(before, after)) include(this.#types, before.name, after.name);
  }

  get isEmpty(): boolean {
    return this.#methods.size + this.#types.size === 0;
  }

  /** Whether a replacement is what a known rename made of it: all else about the two expressions is the same. */
  explain({ kind, before, after }: Replacement): boolean {
    switch (kind) {
      case 'invocation':
        return has(this.#methods, before.label, after.label) && isAround(before, after);
      case 'creation':
        return has(this.#types, before.label, after.label) && isAround(before, after);
      case 'type':
        return has(this.#types, before.text, after.text);
      default:
        return false;
    }
  }
}

function isNamedAnew(before: TypeDeclaration, after: TypeDeclaration): boolean {
  return before.name !== after.name && before.kind !== 'anonymous' && after.kind !== 'anonymous';
}

function has(names: ReadonlyMap<string, ReadonlySet<string>>, before: string, after: string): boolean {
  return names.get(before)?.has(after) ?? false;
}

/** What the two calls are made on, and what they pass, is the same. */
function isAround(before: Expression, after: Expression): boolean {
  const [own, their] = [before.arguments ?? [], after.arguments ?? []];
  return (
    before.receiver?.text === after.receiver?.text && own.length === their.length && own.every(({ text }, i) => text === their[i]?.text)
  );
}
