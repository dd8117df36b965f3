import { isField, type Field, type Method, type TypeDeclaration, type VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import { statementsOf } from '../../model/statement.js';
import { expressionsOf, isReference } from '../../facts/bindings.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { include } from '../../text/grouping.js';
import { checkpoint } from '../../text/work.js';
import { alignReferences, isSubstituted, type ReferencePair } from '../bodies/aligned-references.js';
import { allMappings, type BodyMapping, type Extraction, type Inlining, type StatementMapping } from '../bodies/body-mapping.js';
import type { MethodPair } from '../comparison.js';
import { ownerOf } from '../extraction/homes.js';
import type { FieldNames } from './field-names.js';

/** Two bodies of which the one became the other, or a part of it. */
export type ComparedBodies = Pick<MethodPair, 'before' | 'after' | 'body'>;

/** Methods that were compared, and code that was extracted from them and inlined into them. */
export interface ComparedMethods {
  readonly methodPairs: readonly MethodPair[];
  readonly extractions: readonly Extraction[];
  readonly inlinings: readonly Inlining[];
}

/** A use that became a use of the other. */
const FULL_VOTE = 1;
/** What a method of another name or type gives back may well be another field. */
const RETURNED_VOTE = 0.5;

/** The share of all that is known of a field's uses that has to agree. */
const HALF = 0.5;

/**
 * What bodies say about fields whose names are gone, or new (Table 4 of the paper: consistent renames, for fields over all bodies):
 *
 * - votes: aligned uses in mapped statements, `show(size)  ->  show(count)`. What became, or was, any other variable is a vote against.
 * - which methods use which: those that use the one before and not the other after, or the reverse, speak against a pair.
 */
export class FieldEvidence {
  readonly #votes = new Map<Field, Map<Field, number>>();
  readonly #from = new Map<Field, number>();
  /** By the type that declares what the field was, or whose method says so. */
  readonly #to = new Map<Field, Map<TypeDeclaration, number>>();
  readonly #users = { before: new Map<Field, Set<Method>>(), after: new Map<Field, Set<Method>>() };

  constructor(
    private readonly names: { readonly before: FieldNames; readonly after: FieldNames },
    { methodPairs, extractions, inlinings }: ComparedMethods,
  ) {
    for (const pair of methodPairs) {
      if (pair.body?.identical) continue;
      this.#read(pair);
      this.#addUses('before', pair.before, pair.before);
      this.#addUses('after', pair.after, pair.before);
    }
    for (const { holder, extracted, sourceBefore, body } of extractions) {
      this.#read({ before: holder, after: extracted, body });
      this.#addUses('after', extracted, sourceBefore);
    }
    for (const { inlined, holder, targetBefore, body } of inlinings) {
      this.#read({ before: inlined, after: holder, body });
      this.#addUses('before', inlined, targetBefore);
    }
  }

  /** How many uses of the one became uses of the other. */
  votes(one: Field, other: Field): number {
    return this.#votes.get(one)?.get(other) ?? 0;
  }

  /** All fields that uses of one became. */
  from(one: Field): readonly Field[] {
    return [...(this.#votes.get(one)?.keys() ?? [])];
  }

  /** Whether half of the uses of the one became the other, or more, and half of the uses of the other were the one, as far as its type says. */
  isHalf(one: Field, other: Field): boolean {
    const votes = this.votes(one, other);
    const [all, allThen] = [this.#from.get(one) ?? 0, this.#to.get(other)?.get(one.declaringType) ?? 0];
    return votes > 0 && votes >= all * HALF && votes >= allThen * HALF;
  }

  /** Whether no use of the one became anything else, and no use of the other was anything else, as far as its type says. */
  isUnanimous(one: Field, other: Field): boolean {
    const votes = this.votes(one, other);
    return votes === (this.#from.get(one) ?? 0) && votes === (this.#to.get(other)?.get(one.declaringType) ?? 0);
  }

  /**
   * How many more methods use the one before and the other after than use one of the two alone. A method counts with what was extracted from it or inlined
   * into it. Below 0 where none uses both.
   */
  balance(one: Field, other: Field): number {
    const [own, then] = [this.#users.before.get(one) ?? NONE, this.#users.after.get(other) ?? NONE];
    const both = [...own].filter((method) => then.has(method)).length;
    return both === 0 ? -1 : 3 * both - own.size - then.size;
  }

  #read(bodies: ComparedBodies): void {
    checkpoint();
    const { body } = bodies;
    if (!body || body.mappings.every(({ identical }) => identical)) return;
    for (const mapping of allMappings(body.mappings)) {
      const weight = isReturned(mapping) && !keepsName(bodies) ? RETURNED_VOTE : FULL_VOTE;
      for (const { before, after } of usesIn(mapping, body)) {
        const one = this.names.before.meaningOf(before, { method: bodies.before, statement: mapping.before });
        const other = this.names.after.meaningOf(after, { method: bodies.after, statement: mapping.after });
        this.#vote(one, other, bodies, weight);
      }
    }
  }

  #vote(one: VariableDeclaration | null, other: VariableDeclaration | null, bodies: ComparedBodies, weight: number): void {
    const isGone = this.names.before.includes(one);
    const isNew = this.names.after.includes(other);
    if (isGone) this.#from.set(one, (this.#from.get(one) ?? 0) + weight);
    if (isNew) add(this.#to, other, one && isField(one) ? one.declaringType : ownerOf(bodies.before), weight);
    if (isGone && isNew) add(this.#votes, one, other, weight);
  }

  #addUses(side: 'before' | 'after', method: Method, user: Method): void {
    for (const statement of method.body ? statementsOf(method.body) : []) {
      for (const expression of expressionsOf(statement)) {
        const field = this.names[side].fieldAt(expression, { method, statement });
        if (field) include(this.#users[side], field, user);
      }
    }
  }
}

const NONE: ReadonlySet<Method> = new Set();

function add<Key, Inner>(counts: Map<Key, Map<Inner, number>>, key: Key, inner: Inner, weight: number): void {
  const row = counts.get(key) ?? new Map<Inner, number>();
  counts.set(key, row.set(inner, (row.get(inner) ?? 0) + weight));
}

/** `return hold;` and `return this.sea;` */
function isReturned({ before, after }: StatementMapping): boolean {
  return [before, after].every((statement) => {
    const value = statement.kind === 'return' ? wrappedExpression(statement) : null;
    return value !== null && isReference(value);
  });
}

function keepsName({ before, after }: ComparedBodies): boolean {
  return before.name === after.name && before.declaringType.name === after.declaringType.name;
}

/** The names that correspond in two mapped statements, and accesses through other objects and types: `Hue.RED`, `paint.hue`. What stands for a parameter says nothing. */
function usesIn(mapping: StatementMapping, body: BodyMapping): readonly ReferencePair[] {
  const names = alignReferences(mapping, body).filter(
    ({ before, after }) => !isSubstituted(before, body.beforeNames) && !isSubstituted(after, body.afterNames),
  );
  return [...names, ...mapping.replacements.flatMap(({ before, after }) => accessPairs(before, after))];
}

function accessPairs(before: Expression, after: Expression): readonly ReferencePair[] {
  const [own, then] = [accessesIn(before), accessesIn(after)];
  if (own.length + then.length === 0) return [];
  if (own.length === 0 && isReference(before)) return after.kind === 'fieldAccess' ? [{ before, after }] : [];
  if (then.length === 0 && isReference(after)) return before.kind === 'fieldAccess' ? [{ before, after }] : [];
  return own.length === then.length ? own.flatMap((one, i) => (then[i] ? [{ before: one, after: then[i] }] : [])) : [];
}

/** `Hue.RED`, `paint.hue`; not `this.hue`, which is a name as `hue` is. */
function accessesIn(root: Expression): readonly Expression[] {
  return descendants(root).filter((one) => one.kind === 'fieldAccess' && !isReference(one));
}
