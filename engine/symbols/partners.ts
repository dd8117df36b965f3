import type { Pair, View } from '../findings/view.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import { append } from '../text/grouping.js';

/** What became of declarations, asked from either side. What is unchanged, and no part of the change, is its own partner. */
export class Partners {
  readonly types: PairsOf<TypeDeclaration>;
  readonly methods: PairsOf<Method>;
  readonly fields: PairsOf<Field>;
  /** Fields of local and anonymous types that are the same as far as nothing else could be. */
  readonly onlyFields: readonly Pair<Field>[];

  constructor({ typePairs, methodPairs, fieldPairs }: View, isUnchanged: (declaration: TypeDeclaration | Method | Field) => boolean) {
    this.types = new PairsOf(typePairs, isUnchanged);
    this.methods = new PairsOf(methodPairs, isUnchanged);
    this.onlyFields = onlyFields(typePairs, fieldPairs);
    this.fields = new PairsOf([...fieldPairs, ...this.onlyFields], isUnchanged);
  }
}

/** Of local and anonymous types that are the same, the fields that have no partner, where each has only one and their types are the same. */
function onlyFields(typePairs: View['typePairs'], fieldPairs: View['fieldPairs']): readonly Pair<Field>[] {
  const inner = typePairs.filter(({ isInner }) => isInner);
  if (inner.length === 0) return [];
  const paired = new Set(fieldPairs.flatMap(({ before, after }) => [before, after]));
  return inner.flatMap(({ before: { fields: one }, after: { fields: other } }) => {
    const [before, ...more] = one.filter((field) => !paired.has(field));
    const [after, ...others] = other.filter((field) => !paired.has(field));
    if (!before || !after || more.length + others.length > 0 || before.type?.text !== after.type?.text) return [];
    return [{ before, after }];
  });
}

/** Pairs of one kind of declaration; something may have several partners. */
export class PairsOf<One extends TypeDeclaration | Method | Field> {
  readonly #after = new Map<One, One[]>();
  readonly #before = new Map<One, One[]>();

  constructor(
    pairs: readonly Pair<One>[],
    private readonly isUnchanged: (declaration: One) => boolean,
  ) {
    for (const { before, after } of pairs) {
      append(this.#after, before, after);
      append(this.#before, after, before);
    }
  }

  /** What one of `before` became. */
  afterOf(before: One): readonly One[] {
    return this.#after.get(before) ?? (this.isUnchanged(before) ? [before] : []);
  }

  /** What one of `after` was. */
  beforeOf(after: One): readonly One[] {
    return this.#before.get(after) ?? (this.isUnchanged(after) ? [after] : []);
  }

  isPair(before: One, after: One): boolean {
    return this.afterOf(before).includes(after);
  }
}
