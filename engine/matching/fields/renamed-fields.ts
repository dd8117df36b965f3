import { documentationOf, type Field, type TypeDeclaration } from '../../model/declarations.js';
import { append, groupBy } from '../../text/grouping.js';
import type { FieldPair } from '../comparison.js';
import type { FieldEvidence } from './field-evidence.js';

/** A type pair's fields whose name is gone, and those whose name is new. */
export interface OpenType {
  readonly before: TypeDeclaration;
  readonly after: TypeDeclaration;
  readonly gone: readonly Field[];
  readonly fresh: readonly Field[];
}

interface Candidate {
  readonly before: Field;
  readonly after: Field;
  readonly score: number;
}

/** Points of a candidate, in aligned uses. The same unique value is surer than any number of uses, and so are the same words of documentation. */
const SAME_VALUE = 2_000;
const SAME_DOCUMENTATION = 1_000;
const SAME_NEIGHBOURS = 1;

/** A use says enough. */
const ENOUGH = 1;
/** What has another type, too, needs one more. */
const ENOUGH_OF_ANOTHER_TYPE = 2;

/**
 * The fields of a type pair that were renamed, whatever became of their types: a one-to-one assignment, best candidates first; of two that are equally good neither.
 *
 *     Hold a = make(1);                ->   Hold b = make(1);                        the same value, which no other field has
 *     show(a); … a.close();            ->   show(b); … b.close();                    used in each other's place, and mostly so
 *     int w; Hold a; int z; a.open()   ->   int w; Sea b; int z; b.dive()            between the same fields, and used by the same methods
 */
export function renamedFields(type: OpenType, evidence: FieldEvidence): readonly FieldPair[] {
  const candidates = candidatesOf(type, evidence).sort((one, other) => other.score - one.score);
  const byField = groupBy<Field, Candidate>(candidates, ({ before }) => before);
  for (const one of candidates) append(byField, one.after, one);
  const taken = new Set<Field>();
  return candidates.flatMap((candidate): FieldPair[] => {
    const { before, after, score } = candidate;
    const rivals = [...(byField.get(before) ?? []), ...(byField.get(after) ?? [])].filter(
      (one) => !taken.has(one.before) && !taken.has(one.after),
    );
    if (taken.has(before) || taken.has(after) || rivals.some((one) => one !== candidate && one.score === score)) return [];
    taken.add(before).add(after);
    return [{ before, after, relation: 'signature' }];
  });
}

function candidatesOf({ before, after, gone, fresh }: OpenType, evidence: FieldEvidence): Candidate[] {
  const traits: Traits = {
    values: sharedTraits(before.fields, after.fields, (field) =>
      field.file.traits.text.isTrivialValue(valueOf(field)) ? '' : valueOf(field),
    ),
    documentation: sharedTraits(before.fields, after.fields, documentationOf),
    neighbours: sharedTraits(gone, fresh, neighboursOf),
  };
  const isNew = new Set(fresh);
  return gone.flatMap((one) => {
    const others = new Set([...Object.values(traits).map((pairs: Pairs) => pairs.get(one)), ...evidence.from(one)]);
    return [...others].flatMap((other): Candidate[] => {
      if (!other || !isNew.has(other) || one.kind !== other.kind) return [];
      const score = scoreOf(one, other, traits, evidence);
      return score >= ENOUGH ? [{ before: one, after: other, score }] : [];
    });
  });
}

type Pairs = ReadonlyMap<Field, Field>;

/** Fields that are alike in something, and alike to no other. */
interface Traits {
  readonly values: Pairs;
  readonly documentation: Pairs;
  readonly neighbours: Pairs;
}

/** The methods that use only one of the two must not outnumber those that use both, unless so many uses agree, and none disagrees, that it does not matter. */
function scoreOf(one: Field, other: Field, { values, documentation, neighbours }: Traits, evidence: FieldEvidence): number {
  if (values.get(one) === other) return SAME_VALUE;
  if (documentation.get(one) === other) return SAME_DOCUMENTATION;
  const votes = evidence.votes(one, other);
  if (votes > 0 && !evidence.isHalf(one, other)) return 0;
  const isRetyped = one.type?.text !== other.type?.text;
  const isUnanimous = evidence.isUnanimous(one, other);
  const isInPlace = isUnanimous && neighbours.get(one) === other;
  const isSure = isUnanimous && votes >= (isRetyped ? ENOUGH_OF_ANOTHER_TYPE : ENOUGH);
  if (!isSure && evidence.balance(one, other) < (isRetyped && !isInPlace ? 1 : 0)) return 0;
  return votes + (isInPlace ? SAME_NEIGHBOURS : 0);
}

/** The fields of which one is like the other, and no third is like them. */
function sharedTraits(before: readonly Field[], after: readonly Field[], traitOf: (field: Field) => string): Pairs {
  const [own, then] = [groupBy(before, traitOf), groupBy(after, traitOf)];
  const pairs = [...own].flatMap(([trait, [one, ...rivals]]) => {
    const [other, ...others] = then.get(trait) ?? [];
    return trait !== '' && one && other && rivals.length + others.length === 0 ? [[one, other] as const] : [];
  });
  return new Map(pairs);
}

/** Of an enum constant its arguments. */
function valueOf({ kind, initializer, arguments: list }: Field): string {
  if (kind === 'enumConstant') return list.length > 0 ? `(${list.map((argument) => argument.text).join()})` : '';
  return initializer?.text ?? '';
}

/** What stands in front of a field and behind it; '' of a field that is all alone. */
function neighboursOf({ declaringType: { fields }, index }: Field): string {
  const [earlier, later] = [fields[index - 1], fields[index + 1]];
  if (!earlier && !later) return '';
  return [earlier, later].map((field) => (field ? `${field.visibility} ${field.name} : ${field.type?.text ?? ''}` : '')).join('|');
}

/** So many uses that agree do not come by chance, when they say more than the names that are still there. */
const FEWEST_IN_CHAIN = 3;

/**
 * The fields of a type pair whose name lives on with another field, by what bodies do with both:
 *
 *     Crew crew, hands; … send(crew); crew.open(); draw(hands);   ->   Crew hands, mates; … send(hands); hands.open(); draw(mates);      hands
 *
 * Something else became what has the name now, and what had it became something else.
 */
export function passedOnNames({ before, after, gone, fresh }: OpenType, evidence: FieldEvidence): ReadonlySet<string> {
  if (gone.length === 0 || fresh.length === 0) return new Set();
  const [own, then] = [new Set(before.fields), new Map(after.fields.map((field) => [field.name, field]))];
  const onTo = new Map<string, { readonly name: string; readonly votes: number }>();
  for (const one of own) {
    const other = evidence
      .from(one)
      .find((field) => then.get(field.name) === field && field.name !== one.name && evidence.isHalf(one, field));
    if (other) onTo.set(one.name, { name: other.name, votes: evidence.votes(one, other) });
  }
  const passed = [...onTo.values()].flatMap(({ name, votes }) => {
    const next = onTo.get(name);
    return next && votes + next.votes >= FEWEST_IN_CHAIN ? [name] : [];
  });
  return new Set(passed);
}
