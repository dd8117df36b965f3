import { hasModifier, simpleTypeName, type Method, type TypeDeclaration, type TypeReference } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { groupBy, include } from '../../text/grouping.js';
import { allMappings, type StatementMapping } from '../bodies/body-mapping.js';
import { checkpoint } from '../../text/work.js';
import type { MethodPair, TypePair } from '../comparison.js';

/** How many declared types have to change from one type to the other where nothing surer says that it took the other's place. */
const DECLARED_OFTEN = 2;

/** How many constants have to change from one type's to the other's. */
const CONSTANTS = 2;

/** A type that is gone, and the new one that stands in its place. */
export type TypeSuccession = readonly [before: TypeDeclaration, after: TypeDeclaration];

/** What methods say of types that are gone, surest first; and what is said more than once, which counts in methods of types that went elsewhere, too. */
export interface Successions {
  readonly all: readonly TypeSuccession[];
  readonly often: readonly TypeSuccession[];
}

/**
 * Which new types took the places of types that are gone, in methods that are still there, whatever the two have in common (1,640 made-up pairs of types):
 *
 *     put(new Lamp(3));                                      ->   put(new Lantern(4));                                          also in a parameter's type
 *     Lamp a = make(); Lamp b = take();                      ->   Lantern a = make(); Lantern b = take();                       two declared types; one says nothing
 *     if (kind == Lamp.RED) … boolean off = Lamp.OFF;        ->   if (kind == Lantern.SCARLET) … boolean off = Lantern.DARK;    two constants; not what is handed over or asked
 *     put(new Lamp(3)); push(new Lamp(4));                   ->   put(new Lantern(3)); push(new Torch(4));                      neither, though others may stand there, too
 *
 * Casts, classes, static calls, type arguments and what is inherited say nothing.
 */
export function typeSuccessors(
  pairs: readonly MethodPair[],
  typePairs: readonly TypePair[],
  { removed, added }: { readonly removed: Iterable<TypeDeclaration>; readonly added: Iterable<TypeDeclaration> },
): Successions {
  const places = new Places(removed, added);
  if (places.isEmpty) return places;
  for (const { before, after } of typePairs)
    for (const field of before.fields) places.declared(field.type, after.fields.find((one) => one.name === field.name)?.type ?? null);
  for (const pair of pairs) {
    checkpoint();
    tellOf(pair, places);
  }
  return places;
}

function tellOf({ before, after, relation, body }: MethodPair, places: Places): void {
  if (relation !== 'moved') places.declared(before.returnType, after.returnType);
  if (relation === 'signature') tellOfParameters(before, after, places);
  if (!body || body.identical) return;
  for (const mapping of allMappings(body.mappings)) tellOfStatement(mapping, places);
  // a variable that is made otherwise may still be the same one
  const left = groupBy(
    body.unmappedAfter.flatMap(({ variables }) => variables),
    ({ name }) => name,
  );
  for (const { name, type } of body.unmappedBefore.flatMap(({ variables }) => variables))
    places.declared(type, left.get(name)?.[0]?.type ?? null);
}

function tellOfParameters(before: Method, after: Method, places: Places): void {
  const haveBodies = before.bodySpan !== null && after.bodySpan !== null;
  const sameNumber = before.parameters.length === after.parameters.length;
  before.parameters.forEach(({ name, type }, at) => {
    const other = after.parameters.find((one) => one.name === name) ?? (sameNumber ? after.parameters[at] : undefined);
    if (haveBodies) places.made(named(type), named(other?.type ?? null));
    else places.declared(type, other?.type ?? null);
  });
}

function tellOfStatement({ before, after, replacements }: StatementMapping, places: Places): void {
  if (before.variables.length === after.variables.length)
    before.variables.forEach(({ type }, at) => places.declared(type, after.variables[at]?.type ?? null));
  for (const replacement of replacements) {
    const [made, instead] = [madeBy(replacement.before), madeBy(replacement.after)];
    if (made.length === instead.length) made.forEach((name, i) => places.made(name, instead[i] ?? ''));
    if (isConstantByItself(replacement.before) && isConstantByItself(replacement.after))
      places.constant(replacement.before, replacement.after);
  }
}

/** `Lamp.RED` in `kind == Lamp.RED`, `Object now = Lamp.RED`; not in `paint(Lamp.RED)`, nor in `Lamp.RED.shine()`. */
function isConstantByItself(expression: Expression): boolean {
  const { kind, receiver, parent } = expression;
  if (kind !== 'fieldAccess' || receiver?.kind !== 'name' || parent?.receiver === expression) return false;
  return parent?.kind === 'arrayInitializer' || parent?.arguments?.includes(expression) !== true;
}

/** The names in the type of what an expression makes, or is the type of: `new List<Lamp>()`. */
function madeBy({ kind, label, text, parent }: Expression): readonly string[] {
  const isMade = kind === 'creation' || (kind === 'type' && /^(?:creation|arrayCreation)$/.test(parent?.kind ?? ''));
  return isMade ? ((kind === 'creation' ? label : text).match(/[\w$]+/g) ?? []) : [];
}

function named(type: TypeReference | null): string {
  return type ? simpleTypeName(type.text) : '';
}

/** What is said of types that are gone and of new ones. */
class Places implements Successions {
  readonly #gone: ReadonlyMap<string, readonly TypeDeclaration[]>;
  readonly #fresh: ReadonlyMap<string, readonly TypeDeclaration[]>;
  readonly #made: TypeSuccession[] = [];
  readonly #declared = new Map<string, number>();
  readonly #constants = new Map<string, Set<string>>();
  readonly #often: TypeSuccession[] = [];

  constructor(removed: Iterable<TypeDeclaration>, added: Iterable<TypeDeclaration>) {
    this.#gone = groupBy(removed, (type) => type.name);
    this.#fresh = groupBy(added, (type) => type.name);
  }

  get isEmpty(): boolean {
    return this.#gone.size === 0 || this.#fresh.size === 0;
  }

  made(before: string, after: string): void {
    const found = this.#only(before, after);
    if (found && !this.#made.some(([one, other]) => one === found[0] && other === found[1])) this.#made.push(found);
  }

  declared(before: TypeReference | null, after: TypeReference | null): void {
    const found = this.#only(named(before), named(after));
    if (!found) return;
    const key = `${found[0].qualifiedName} ${found[1].qualifiedName}`;
    const count = (this.#declared.get(key) ?? 0) + 1;
    this.#declared.set(key, count);
    if (count === DECLARED_OFTEN) this.#often.push(found);
  }

  /** Notes that a constant of the one gave way to one of the other, which has no such constant itself. */
  constant({ receiver, label }: Expression, instead: Expression): void {
    const found = this.#only(receiver?.label ?? '', instead.receiver?.label ?? '');
    if (!found || !isOwn(found[0], label, found[1]) || !isOwn(found[1], instead.label, found[0])) return;
    const key = `${found[0].qualifiedName} ${found[1].qualifiedName}`;
    if (this.#constants.get(key)?.has(label)) return;
    include(this.#constants, key, label);
    if (this.#constants.get(key)?.size === CONSTANTS) this.#often.push(found);
  }

  /** What was made in the other's place, if nothing else was; then what was declared so, the first first. */
  get all(): readonly TypeSuccession[] {
    const sure = this.#made.filter((one) => !this.#isDisputed(one) && hasModifier(one[0], 'abstract') === hasModifier(one[1], 'abstract'));
    return [...sure, ...this.often];
  }

  get often(): readonly TypeSuccession[] {
    return this.#often.filter((one) => !this.#isDisputed(one));
  }

  #isDisputed([before, after]: TypeSuccession): boolean {
    return this.#made.some(([one, other]) => (one === before) !== (other === after));
  }

  /** The only types of these names, if there are such; of one name nothing new is said. */
  #only(before: string, after: string): TypeSuccession | null {
    if (before === after) return null;
    const [from, ...others] = this.#gone.get(before) ?? [];
    const [to, ...more] = this.#fresh.get(after) ?? [];
    return from && to && others.length + more.length === 0 ? [from, to] : null;
  }
}

/** Whether the one type has a field of this name, and the other has none. */
function isOwn(type: TypeDeclaration, name: string, other: TypeDeclaration): boolean {
  return type.fields.some((field) => field.name === name) && !other.fields.some((field) => field.name === name);
}
