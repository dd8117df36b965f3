import { documentationOf, isDeclaredInside, type Field, type Method, type TypeDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { groupBy } from '../../text/grouping.js';
import { isReference, referenceName } from '../../facts/bindings.js';
import { allMappings } from '../bodies/body-mapping.js';
import type { FieldPair } from '../comparison.js';
import { bodiesOfExtraction, bodiesOfInlining, type ComparedBodies, type ComparedMethods, type RenameEvidence } from './field-evidence.js';
import { ownerOf } from '../extraction/homes.js';
import { checkpoint } from '../../text/work.js';

/** A type pair's fields whose name is gone, and those whose name is new. */
export interface OpenType {
  readonly before: TypeDeclaration;
  readonly after: TypeDeclaration;
  readonly gone: readonly Field[];
  readonly fresh: readonly Field[];
}

/**
 * The fields of a type pair that were renamed, whatever became of their types. In this order:
 *
 * 1. Their values are the same, and those of no other field of either type are: `Hold a = make(1);  ->  Hold b = make(1);`
 * 2. They are documented in the same words, which are those of no other field: a new use, or type, says less than what a field is said to be.
 * 3. Mapped statements use the one in place of the other, and neither in place of another field, not once: `show(a);  ->  show(b);`
 * 4. They stand between the same fields, and a method uses the one before where it uses the other after, however it changed: `a.start();  ->  b.run(3);`
 *
 * In the last two the methods that use only one of the two, before or after, must not outnumber those that use both, unless the fields are seen elsewhere.
 */
export function renamedFields(
  { before, after, gone, fresh }: OpenType,
  evidence: RenameEvidence,
  methods: MethodsOfTypes,
): readonly FieldPair[] {
  const restBefore = new Set(gone);
  const restAfter = new Set(fresh);
  const pairs: FieldPair[] = [];
  const take = (one: Field, other: Field): void => {
    restBefore.delete(one);
    restAfter.delete(other);
    pairs.push({ before: one, after: other, relation: 'signature' });
  };
  for (const traitOf of [valueOf, documentationOf])
    for (const [one, other] of alikeInThis(before.fields, after.fields, traitOf))
      if (restBefore.has(one) && restAfter.has(other)) take(one, other);
  const isUsedFor = (one: Field, other: Field): boolean => {
    const seen = evidence.between(one, other);
    return seen !== null && !seen.givenBack && evidence.isOnlyThis(one, other) && (seen.elsewhere || methods.agreeOn(one, other));
  };
  const inPlace = [...restBefore].flatMap((one) => {
    const other = [...restAfter].find((candidate) => standAlike(one, candidate, before, after));
    return other ? [{ one, other, ...methods.alikeUse(one, other) }] : [];
  });
  // what stands in place of the one and is used like it speaks against what is used in its place, and the reverse
  const isDoubted = (one: Field, other: Field): boolean =>
    inPlace.some((rival) => rival.own && (rival.one === one) !== (rival.other === other));
  for (const one of restBefore) {
    const other = [...restAfter].find((candidate) => isUsedFor(one, candidate));
    if (other && (evidence.between(one, other)?.elsewhere || !isDoubted(one, other))) take(one, other);
  }
  for (const { one, other, own, inside } of inPlace) {
    if (!restBefore.has(one) || !restAfter.has(other)) continue;
    if ((own && evidence.isOnlyThis(one, other)) || (inside && evidence.isOnlyOutside(one, other))) take(one, other);
  }
  return pairs;
}

/** Whether two fields stand between the same fields, or beside the same at an end of their types; not all alone. */
function standAlike(one: Field, other: Field, before: TypeDeclaration, after: TypeDeclaration): boolean {
  if (one.kind !== 'field' || other.kind !== 'field') return false;
  const [own, then] = [neighboursOf(one, before), neighboursOf(other, after)];
  return own.some((field) => field !== undefined) && own.every((field, i) => isSame(field, then[i]));
}

/** How many bits of a number of fields do not count: eight are looked through in a unit of work. */
const FIELDS_OF_A_UNIT = 3;

function neighboursOf(field: Field, { fields }: TypeDeclaration): readonly (Field | undefined)[] {
  checkpoint(1 + (fields.length >> FIELDS_OF_A_UNIT));
  const place = fields.indexOf(field);
  return [fields[place - 1], fields[place + 1]];
}

function isSame(one: Field | undefined, other: Field | undefined): boolean {
  return one?.name === other?.name && one?.type?.text === other?.type?.text && one?.visibility === other?.visibility;
}

/** The fields of which one is like the other, and no third is like them. */
function alikeInThis(
  before: readonly Field[],
  after: readonly Field[],
  traitOf: (field: Field) => string,
): readonly (readonly [Field, Field])[] {
  const [own, then] = [groupBy(before, traitOf), groupBy(after, traitOf)];
  return [...own].flatMap(([trait, [one, ...rivals]]) => {
    const [other, ...others] = then.get(trait) ?? [];
    return trait !== '' && one && other && rivals.length + others.length === 0 ? [[one, other] as const] : [];
  });
}

/** Of an enum constant its arguments. */
function valueOf(field: Field): string {
  const { kind, initializer, arguments: list } = field;
  if (kind === 'enumConstant') return list.length > 0 ? `(${list.map((argument) => argument.text).join()})` : '';
  return initializer?.text ?? '';
}

/** A method pair with what was extracted from it and inlined into it: all count as one. */
interface Reading {
  readonly before: readonly Method[];
  readonly after: readonly Method[];
  readonly bodies: readonly ComparedBodies[];
  /** In a type inside the fields' own one. */
  readonly isInside: boolean;
}

/** Which methods of a type pair, each compared with what it became, use which names. */
export class MethodsOfTypes {
  readonly #readings: readonly Reading[] = [];

  constructor({ before, after }: Pick<OpenType, 'before' | 'after'>, { methodPairs, extractions, inlinings }: ComparedMethods) {
    this.#readings = methodPairs.flatMap((pair) => {
      const [owner, ownerAfter] = [ownerOf(pair.before), ownerOf(pair.after)];
      const isInside = isDeclaredInside(owner, before) && isDeclaredInside(ownerAfter, after);
      if (isAnonymous(pair) || (!isInside && (owner !== before || ownerAfter !== after))) return [];
      const taken = extractions.filter((one) => one.sourceBefore === pair.before && !one.moved);
      const put = inlinings.filter((one) => one.targetAfter === pair.after && !one.moved);
      return {
        before: [pair.before, ...put.map(({ inlined }) => inlined)],
        after: [pair.after, ...taken.map(({ extracted }) => extracted)],
        bodies: [pair, ...taken.map(bodiesOfExtraction), ...put.map(bodiesOfInlining)],
        isInside,
      };
    });
  }

  /** Whether the methods that use only the one before, and only the other after, are at most as many as those that use both. */
  agreeOn({ name: one }: Field, { name: other }: Field): boolean {
    let balance = 0;
    for (const { before, after, isInside } of this.#readings) {
      if (isInside) continue;
      const [isUsed, isUsedThen] = [before.some((method) => uses(method, one)), after.some((method) => uses(method, other))];
      if (isUsed || isUsedThen) balance += isUsed === isUsedThen ? 1 : -1;
    }
    return balance >= 0;
  }

  /**
   * Where some method has the one and the other in statements of one kind that are mapped, or left over on both sides:
   *
   *     hold.start();   ->   sea.turn(helm);      but not      hold.start();   ->   for (Rope rope : helm) { … }
   *
   * What one method of a type inside does counts whatever the others say; of the type's own, they must agree.
   */
  alikeUse(one: Field, other: Field): { readonly own: boolean; readonly inside: boolean } {
    const alike = this.#readings.filter(({ bodies }) => usedAlike(bodies, one.name, other.name));
    const inside = alike.some(({ isInside }) => isInside);
    return { own: alike.some(({ isInside }) => !isInside) && this.agreeOn(one, other), inside };
  }
}

function usedAlike(bodies: readonly ComparedBodies[], one: string, other: string): boolean {
  const kinds = new Set<string>();
  const kindsThen = new Set<string>();
  for (const { before, after, body } of bodies) {
    const [isUsed, isUsedThen] = [uses(before, one), uses(after, other)];
    if (!body || (!isUsed && !isUsedThen)) continue;
    const [own, then] = [parametersOf(before), parametersOf(after)];
    const namesOne = (statement: Statement): boolean => isUsed && variablesIn(statement, own).has(one);
    const namesOther = (statement: Statement): boolean => isUsedThen && variablesIn(statement, then).has(other);
    if (isUsed && isUsedThen && allMappings(body.mappings).some((mapping) => namesOne(mapping.before) && namesOther(mapping.after)))
      return true;
    for (const statement of body.unmappedBefore) if (namesOne(statement)) kinds.add(kindOf(statement));
    for (const statement of body.unmappedAfter) if (namesOther(statement)) kindsThen.add(kindOf(statement));
  }
  return [...kinds].some((kind) => kindsThen.has(kind));
}

/** All leaves are of one kind. */
function kindOf({ composite, kind }: Statement): string {
  return composite ? kind : '';
}

function isAnonymous({ before, after }: ComparedBodies): boolean {
  return before.declaringType.kind === 'anonymous' || after.declaringType.kind === 'anonymous';
}

function uses(method: Method, name: string): boolean {
  let names = NAMES.get(method);
  if (!names) {
    const own = parametersOf(method);
    names = new Set(
      method.body ? statementsOf(method.body).flatMap((statement) => [...variablesIn(statement, own), ...handlersIn(statement)]) : [],
    );
    NAMES.set(method, names);
  }
  return names.has(name);
}

const NAMES = new WeakMap<Method, ReadonlySet<string>>();

function parametersOf({ parameters }: Method): ReadonlySet<string> {
  return new Set(parameters.map(({ name }) => name));
}

/** `hold`, `hold.run()`, `this.hold`, and a local variable of that name; not what a lambda says, nor `hold::run`, `hold.length`, nor a parameter of that name. */
function variablesIn(statement: Statement, parameters: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(statement.variables.map(({ name }) => name));
  const visit = (expression: Expression): void => {
    if (expression.kind === 'lambda') return;
    const isPart =
      expression.kind === 'name' && (expression.parent?.kind === 'fieldAccess' || expression.parent?.kind === 'methodReference');
    const name = referenceName(expression);
    if (isReference(expression) && !isPart && (expression.kind !== 'name' || !parameters.has(name))) names.add(name);
    for (const inner of expression.block ? statementsOf(expression.block) : []) inner.expressions.forEach(visit);
    expression.children.forEach(visit);
  };
  statement.expressions.forEach(visit);
  return names;
}

/** `hold::run` */
function handlersIn(statement: Statement): readonly string[] {
  return statement.expressions.flatMap((expression) =>
    descendants(expression).flatMap(({ kind, receiver }) =>
      kind === 'methodReference' && receiver?.kind === 'name' ? [receiver.label] : [],
    ),
  );
}
