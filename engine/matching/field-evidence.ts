import type { Field, TypeDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { isField } from './bindings.js';
import { allMappings, type Replacement } from './body-mapping.js';
import type { InheritedNames } from './inherited-names.js';
import type { Checkpoint, MethodPair } from './comparison.js';
import { VariableEvidence } from './variable-evidence.js';
import { append } from '../text/grouping.js';

/** How often a reference to one field became a reference to another, over all method pairs. */
export type RenameEvidence = ReadonlyMap<Field, ReadonlyMap<Field, number>>;

/** Of one type pair: fields whose name is gone, and fields whose name is new. */
export interface OpenFields {
  readonly gone: readonly Field[];
  readonly fresh: readonly Field[];
}

/** Two bodies of which the one became the other, or a part of it. */
export type ComparedBodies = Pick<MethodPair, 'before' | 'after' | 'body'>;

/**
 * What bodies say about fields: those of the fields' own type, and those that name the field from elsewhere.
 *
 *     return size;      ->   return count;           size -> count, seen in their type
 *     paint(Hue.RED);   ->   paint(Hue.SCARLET);     RED -> SCARLET, seen from outside
 */
export function renameEvidence(
  bodies: readonly ComparedBodies[],
  open: readonly OpenFields[],
  inherited: InheritedNames,
  timeIsUp: Checkpoint,
): RenameEvidence {
  const counts = new Map<Field, Map<Field, number>>();
  const add = (one: Field, other: Field): void => {
    const row = counts.get(one) ?? new Map<Field, number>();
    row.set(other, (row.get(other) ?? 0) + 1);
    counts.set(one, row);
  };
  const outside = new OutsideNames(open);
  for (const { before, after, body } of bodies) {
    if (timeIsUp()) return new Map();
    if (!body || body.mappings.every((mapping) => mapping.identical)) continue;
    const evidence = VariableEvidence.of(before, after, body);
    for (const variable of evidence.seenBefore()) {
      if (!isField(variable)) continue;
      for (const sighting of evidence.from(variable)) if (isField(sighting.after)) add(variable, sighting.after);
    }
    if (outside.isEmpty && inherited.isEmpty) continue;
    for (const mapping of allMappings(body.mappings)) {
      for (const replacement of mapping.replacements) {
        const pair = outside.pairIn(replacement, before.declaringType, after.declaringType) ?? inherited.pairIn(replacement, before, after);
        if (pair) add(...pair);
      }
    }
  }
  return counts;
}

/** Fields of type pairs that lost some names and got others, by name. */
class OutsideNames {
  readonly #gone = new Map<string, { readonly field: Field; readonly fresh: readonly Field[] }[]>();

  constructor(open: readonly OpenFields[]) {
    for (const { gone, fresh } of open) {
      if (fresh.length === 0) continue;
      for (const field of gone) {
        append(this.#gone, field.name, { field, fresh });
      }
    }
  }

  get isEmpty(): boolean {
    return this.#gone.size === 0;
  }

  /** The two fields that a replacement exchanges, when it can mean only these: their types are named, or what stands before the names is equal. */
  pairIn(replacement: Replacement, homeBefore: TypeDeclaration, homeAfter: TypeDeclaration): [Field, Field] | null {
    const found: [Field, Field][] = [];
    for (const one of accessesIn(replacement.before)) {
      for (const { field, fresh } of this.#gone.get(one.label) ?? []) {
        if (field.declaringType === homeBefore) continue;
        for (const other of accessesIn(replacement.after)) {
          const target = fresh.find((candidate) => candidate.name === other.label);
          if (target && target.declaringType !== homeAfter && meansBoth(one, other, field, target)) found.push([field, target]);
        }
      }
    }
    const [only] = found;
    return only && found.length === 1 ? only : null;
  }
}

/** `Hue.RED`, `paint.hue`; not `this.hue`, which bindings know. */
function accessesIn(root: Expression): readonly Expression[] {
  const found: Expression[] = [];
  for (const expression of descendants(root)) {
    if (expression.kind === 'fieldAccess' && expression.receiver?.kind !== 'this') found.push(expression);
  }
  return found;
}

function meansBoth(one: Expression, other: Expression, before: Field, after: Field): boolean {
  const from = one.receiver;
  const to = other.receiver;
  if (!from || !to) return false;
  const named = from.label === before.declaringType.name && to.label === after.declaringType.name;
  // of `entry.old` only the name is known: then the fields must be of one type
  return named || (from.text === to.text && !/^[A-Z]/.test(from.label) && before.type?.text === after.type?.text);
}
