import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { groupBy } from '../text/grouping.js';
import { isReference, referenceName } from './bindings.js';
import { allMappings } from './body-mapping.js';
import type { FieldPair, MethodPair } from './comparison.js';
import type { RenameEvidence } from './field-evidence.js';
import { ownerOf } from './homes.js';

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
 * 2. Mapped statements use the one in place of the other, and neither in place of another field, not once: `show(a);  ->  show(b);`
 * 3. They stand between the same fields, and a method uses the one before where it uses the other after, however it changed: `a.start();  ->  b.run(3);`
 *
 * In the last two the methods that use only one of the two, before or after, must not outnumber those that use both.
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
  const valuesBefore = groupBy(before.fields.filter(hasValue), valueOf);
  const valuesAfter = groupBy(after.fields.filter(hasValue), valueOf);
  for (const [value, [one, ...rivals]] of valuesBefore) {
    const [other, ...others] = valuesAfter.get(value) ?? [];
    if (one && other && rivals.length + others.length === 0 && restBefore.has(one) && restAfter.has(other)) take(one, other);
  }
  const isUsedFor = (one: Field, other: Field): boolean => {
    const seen = evidence.between(one, other);
    return seen !== null && !seen.givenBack && evidence.isOnlyThis(one, other) && (seen.elsewhere || methods.agreeOn(one, other));
  };
  for (const one of restBefore) {
    const other = [...restAfter].find((candidate) => isUsedFor(one, candidate));
    if (other) take(one, other);
  }
  for (const one of restBefore) {
    const other = [...restAfter].find((candidate) => standAlike(one, candidate, before, after));
    if (other && evidence.isOnlyThis(one, other) && methods.useAlike(one, other) && methods.agreeOn(one, other)) take(one, other);
  }
  return pairs;
}

/** Whether two fields stand between the same fields, or beside the same at an end of their types; not all alone. */
function standAlike(one: Field, other: Field, before: TypeDeclaration, after: TypeDeclaration): boolean {
  if (one.kind !== 'field' || other.kind !== 'field') return false;
  const [own, then] = [neighboursOf(one, before), neighboursOf(other, after)];
  return own.some((field) => field !== undefined) && own.every((field, i) => isSame(field, then[i]));
}

function neighboursOf(field: Field, { fields }: TypeDeclaration): readonly (Field | undefined)[] {
  const place = fields.indexOf(field);
  return [fields[place - 1], fields[place + 1]];
}

function isSame(one: Field | undefined, other: Field | undefined): boolean {
  return one?.name === other?.name && one?.type?.text === other?.type?.text && one?.visibility === other?.visibility;
}

/** Of an enum constant its arguments. */
function hasValue(field: Field): boolean {
  return field.kind === 'enumConstant' ? field.arguments.length > 0 : field.initializer !== null;
}

function valueOf(field: Field): string {
  if (field.kind === 'enumConstant') return `(${field.arguments.map((argument) => argument.text).join()})`;
  return field.initializer?.text ?? '';
}

/** Which methods of a type pair, each compared with what it became, use which names. */
export class MethodsOfTypes {
  readonly #pairs: readonly MethodPair[];

  constructor({ before, after }: Pick<OpenType, 'before' | 'after'>, methodPairs: readonly MethodPair[]) {
    this.#pairs = methodPairs.filter((pair) => ownerOf(pair.before) === before && ownerOf(pair.after) === after && !isAnonymous(pair));
  }

  /** Whether the methods that use only the one before, and only the other after, are at most as many as those that use both. */
  agreeOn({ name: one }: Field, { name: other }: Field): boolean {
    let balance = 0;
    for (const { before, after } of this.#pairs) {
      const [isUsed, isUsedThen] = [uses(before, one), uses(after, other)];
      if (isUsed || isUsedThen) balance += isUsed === isUsedThen ? 1 : -1;
    }
    return balance >= 0;
  }

  /**
   * Whether some method has the one and the other in statements of one kind that are mapped, or left over on both sides:
   *
   *     hold.start();   ->   sea.turn(helm);      but not      hold.start();   ->   for (Rope rope : helm) { … }
   */
  useAlike({ name: one }: Field, { name: other }: Field): boolean {
    return this.#pairs.some(({ before, after, body }) => {
      if (!body || !uses(before, one) || !uses(after, other)) return false;
      const [own, then] = [parametersOf(before), parametersOf(after)];
      const namesOne = (statement: Statement): boolean => variablesIn(statement, own).has(one);
      const namesOther = (statement: Statement): boolean => variablesIn(statement, then).has(other);
      if (allMappings(body.mappings).some((mapping) => namesOne(mapping.before) && namesOther(mapping.after))) return true;
      const kinds = new Set(body.unmappedBefore.filter(namesOne).map(kindOf));
      return body.unmappedAfter.some((statement) => kinds.has(kindOf(statement)) && namesOther(statement));
    });
  }
}

/** All leaves are of one kind. */
function kindOf({ composite, kind }: Statement): string {
  return composite ? kind : '';
}

function isAnonymous({ before, after }: MethodPair): boolean {
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
