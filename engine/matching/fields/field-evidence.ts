import { isField, type Field, type Method, type TypeDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import { Bindings, isReference } from '../../facts/bindings.js';
import {
  allMappings,
  type BodyMapping,
  type Extraction,
  type Inlining,
  type Replacement,
  type StatementMapping,
} from '../bodies/body-mapping.js';
import { withoutContradictions, type Exchange } from './exchanged-fields.js';
import { ownerOf } from '../extraction/homes.js';
import type { InheritedNames } from './inherited-names.js';
import { checkpoint } from '../../text/work.js';
import type { MethodPair } from '../comparison.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { VariableEvidence } from '../variables/variable-evidence.js';
import { append, include } from '../../text/grouping.js';

/** That references to one field became references to another. */
export interface Seen {
  /** In another type than the field's own: in a nested one, in one that names the field, in one that inherits it. */
  readonly elsewhere: boolean;
  /** In nothing but statements that give it back, and may do so with any. */
  readonly givenBack: boolean;
  /** In nothing but statements that give it back, whatever the method does besides. */
  readonly returned: boolean;
}

/** Which fields references to a field became references to, over all bodies that were compared. */
export class RenameEvidence {
  readonly #forward = new Map<Field, Map<Field, Seen>>();
  readonly #backward = new Map<Field, Set<Field>>();
  readonly #lost = new Set<Field>();

  add(one: Field, other: Field, { elsewhere, givenBack, returned }: Seen): void {
    const row = this.#forward.get(one) ?? new Map<Field, Seen>();
    const known = row.get(other);
    const seen = {
      elsewhere: elsewhere || known?.elsewhere === true,
      givenBack: givenBack && known?.givenBack !== false,
      returned: returned && known?.returned !== false,
    };
    this.#forward.set(one, row.set(other, seen));
    include(this.#backward, other, one);
  }

  /** Notes that something that is no field of a known type stands for a field, or the reverse. */
  lose(field: Field): void {
    this.#lost.add(field);
  }

  between(one: Field, other: Field): Seen | null {
    return this.#forward.get(one)?.get(other) ?? null;
  }

  /** All fields that a field became. */
  from(one: Field): readonly Field[] {
    return [...(this.#forward.get(one)?.keys() ?? [])];
  }

  /** All fields that a field was. */
  to(other: Field): readonly Field[] {
    return [...(this.#backward.get(other) ?? [])];
  }

  /** Whether, as far as anything is known, the one became nothing but the other, and the other was nothing else. */
  isOnlyThis(one: Field, other: Field): boolean {
    return (
      !this.#lost.has(one) &&
      !this.#lost.has(other) &&
      this.from(one).every((field) => field === other) &&
      this.to(other).every((field) => field === one)
    );
  }

  /** The same, as far as other types than their own say. */
  isOnlyOutside(one: Field, other: Field): boolean {
    const isRival = (from: Field, to: Field): boolean => (from === one) !== (to === other) && this.between(from, to)?.elsewhere === true;
    return (
      !this.#lost.has(one) &&
      !this.#lost.has(other) &&
      !this.from(one).some((field) => isRival(one, field)) &&
      !this.to(other).some((field) => isRival(field, other))
    );
  }
}

/** Of one type pair: fields whose name is gone, and fields whose name is new. */
export interface OpenFields {
  readonly gone: readonly Field[];
  readonly fresh: readonly Field[];
}

/** Two bodies of which the one became the other, or a part of it. */
export type ComparedBodies = Pick<MethodPair, 'before' | 'after' | 'body'>;

/** Methods that were compared, and code that was extracted from them and inlined into them. */
export interface ComparedMethods {
  readonly methodPairs: readonly MethodPair[];
  readonly extractions: readonly Extraction[];
  readonly inlinings: readonly Inlining[];
}

export function bodiesOfExtraction({ holder, extracted, body }: Extraction): ComparedBodies {
  return { before: holder, after: extracted, body };
}

export function bodiesOfInlining({ inlined, holder, body }: Inlining): ComparedBodies {
  return { before: inlined, after: holder, body };
}

/**
 * What bodies say about fields: those of the fields' own type, and those that name the field from elsewhere.
 *
 *     return size;      ->   return count;           size -> count, seen in their type
 *     paint(Hue.RED);   ->   paint(Hue.SCARLET);     RED -> SCARLET, seen from outside
 */
export function renameEvidence(bodies: readonly ComparedBodies[], open: readonly OpenFields[], inherited: InheritedNames): RenameEvidence {
  const found = new RenameEvidence();
  const outside = new OutsideNames(open);
  const openFields = new Set(open.flatMap(({ gone, fresh }) => [...gone, ...fresh]));
  for (const pair of bodies) {
    checkpoint();
    if (!pair.body || pair.body.mappings.every((mapping) => mapping.identical)) continue;
    const exchanges = [...exchangedVariables(pair, pair.body), ...exchangedInside(pair, pair.body, outside, inherited)];
    const isOpen = (field: Field): boolean => openFields.has(field);
    const telling = exchanges.filter((exchange) => !isOfParameter(exchange, pair, isOpen));
    for (const { one, other, what } of withoutContradictions(telling, isOpen)) {
      if (one && other && what.seen) found.add(one, other, what.seen);
      else if (what.isLost) for (const field of [one, other]) if (field) found.lose(field);
    }
  }
  return found;
}

/**
 * What is handed over under the name of a field that stays is kept in another field now, or was: that says nothing of the other one.
 *
 *     Boat(Sail sail) { this.sail = sail; }   ->   Boat(Sail sail) { this.cable = sail; }
 */
function isOfParameter({ one, other }: Exchange<Said>, { before, after }: ComparedBodies, isOpen: (field: Field) => boolean): boolean {
  if (one === null || other === null || isOpen(one) === isOpen(other)) return false;
  const [kept, parameters] = isOpen(other) ? [one, before.parameters] : [other, after.parameters];
  return parameters.some(({ name }) => name === kept.name);
}

/** What an exchange says: that one field became another, that a field became something else, or nothing by itself. */
interface Said {
  readonly seen: Seen | null;
  readonly isLost: boolean;
}

const NOTHING: Said = { seen: null, isLost: false };
const LOST: Said = { seen: null, isLost: true };

/** `show(hold)` -> `show(sea)`, whatever the two are, when one at least is a field. */
function exchangedVariables(pair: ComparedBodies, body: BodyMapping): readonly Exchange<Said>[] {
  const { before, after } = pair;
  const evidence = VariableEvidence.of(before, after, body);
  return [...evidence.seenBefore()].flatMap((variable) =>
    evidence.from(variable).flatMap(({ after: other, mapping, references }): Exchange<Said>[] => {
      const one = isField(variable) ? variable : null;
      const instead = isField(other) ? other : null;
      const [from, to] = [references?.before.text ?? variable.name, references?.after.text ?? other.name];
      if (one && instead) return [{ from, to, one, other: instead, what: { seen: seenIn(pair, one, instead, mapping), isLost: false } }];
      const isHanded = body.beforeNames.has(variable.name) || body.afterNames.has(other.name);
      if ((!one && !instead) || !references || isHanded) return [];
      return [{ from, to, one, other: instead, what: NOTHING }];
    }),
  );
}

function seenIn(pair: ComparedBodies, one: Field, other: Field, mapping: StatementMapping | null): Seen {
  const elsewhere = ownerOf(pair.before) !== one.declaringType || ownerOf(pair.after) !== other.declaringType;
  const returned = mapping !== null && returnsFields(mapping);
  return { elsewhere, givenBack: returned && givesBackAny(pair, mapping), returned };
}

/** What replacements say besides: of fields of other types, of elements, and of what is no field of the type. */
function exchangedInside(
  pair: ComparedBodies,
  body: BodyMapping,
  outside: OutsideNames,
  inherited: InheritedNames,
): readonly Exchange<Said>[] {
  const { before, after } = pair;
  const exchanges: Exchange<Said>[] = [];
  for (const { replacements } of allMappings(body.mappings)) {
    for (const replacement of replacements) {
      const [from, to] = [replacement.before.text, replacement.after.text];
      const lost = lostIn(replacement, before, after);
      if (lost) exchanges.push({ from, to, ...lost, what: LOST });
      const within = fieldsWithin(replacement, before, after);
      if (within)
        exchanges.push({ from, to, one: within[0], other: within[1], what: { seen: seenIn(pair, ...within, null), isLost: false } });
      if (outside.isEmpty && inherited.isEmpty) continue;
      const fields = outside.pairIn(replacement, before.declaringType, after.declaringType) ?? inherited.pairIn(replacement, before, after);
      if (!fields) continue;
      const seen = { elsewhere: true, givenBack: false, returned: false };
      exchanges.push({ from, to, one: fields[0], other: fields[1], what: { seen, isLost: false } });
    }
  }
  return exchanges;
}

/** `return hold;` and `return this.sea;` */
function returnsFields(mapping: StatementMapping): boolean {
  return returnedBy(mapping).every((expression) => expression !== null && isReference(expression));
}

function returnedBy({ before, after }: StatementMapping): readonly (Expression | null)[] {
  return [before, after].map((statement) => (statement.kind === 'return' ? wrappedExpression(statement) : null));
}

/**
 * Whether a method may give any field back with such a statement: `return hold;` in a method that was renamed, and `return this.hold;` in one that does more
 * than this.
 */
function givesBackAny({ before: method, after: methodAfter }: ComparedBodies, mapping: StatementMapping): boolean {
  if (method.name !== methodAfter.name) return true;
  const isAll = method.body?.children.length === 1 && methodAfter.body?.children.length === 1;
  return !isAll && returnedBy(mapping).some((expression) => expression?.kind === 'fieldAccess');
}

/** `show(hold)` and `show(sea[0])`, the reverse; `show(this.hold)` and `show(this.sea + crew)`: the fields `hold` and `sea`. */
function fieldsWithin({ before: one, after: other }: Replacement, before: Method, after: Method): [Field, Field] | null {
  const isNamedFirst =
    other.kind === 'infix' && other.label === '+' && one.kind === 'fieldAccess' && one.parent?.arguments?.includes(one) === true;
  const [was, is] = [elementOf(one) ?? one, elementOf(other) ?? (isNamedFirst ? (other.children[0] ?? other) : other)];
  if ((was === one && is === other) || !isReference(was) || !isReference(is) || (isNamedFirst && is.kind !== 'fieldAccess')) return null;
  const [field, target] = [Bindings.of(before).resolve(was), Bindings.of(after).resolve(is)];
  return field && target && isField(field) && isField(target) ? [field, target] : null;
}

/** `sea` of `sea[0]` */
function elementOf({ kind, children }: Expression): Expression | null {
  return kind === 'arrayAccess' ? (children[0] ?? null) : null;
}

/**
 * `show(hold)` and `show(Sea.HOLD)`, `show(box.hold)`, `show((Hold) cargo)`: the field was not renamed. What is asked of something else, compared or
 * computed says nothing, nor does a cast that is gone.
 */
function lostIn(
  { before: one, after: other }: Replacement,
  before: Method,
  after: Method,
): { readonly one: Field | null; readonly other: Field | null } | null {
  const isElsewhere = (expression: Expression): boolean => expression.kind === 'fieldAccess' && !isReference(expression);
  const [cast] = other.kind === 'cast' ? other.children.slice(-1) : [];
  const gone = isReference(one) && (isElsewhere(other) || (cast && isReference(cast))) ? Bindings.of(before).resolve(one) : null;
  const fresh = isElsewhere(one) && isReference(other) ? Bindings.of(after).resolve(other) : null;
  const [field, instead] = [gone && isField(gone) ? gone : null, fresh && isField(fresh) ? fresh : null];
  return field || instead ? { one: field, other: instead } : null;
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
