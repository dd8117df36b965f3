import type { Field } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import { leavesOf, type Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { Bindings, expressionsOf } from '../../facts/bindings.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { ExtractionDirection } from '../values/value-readings.js';
import { stripped } from '../values/variable-values.js';

/**
 * How a value stood where a field's name stands now. Handed to a call any value tells; elsewhere one that names itself, makes or computes something does:
 *
 *     give(24 * hours());   ->   give(DAY);       static final int DAY = 24 * hours();
 *     time = 24 * hours();  ->   time = DAY;      a statement that is not about the field
 */
type Place =
  | 'argument'
  | 'receiver'
  | 'operand'
  | 'compared'
  | 'condition'
  | 'assigned'
  | 'declared'
  | 'returned'
  | 'thrown'
  | 'looped' // int i = 0 of a `for`
  | 'message' // of an `assert`
  | 'part'
  | 'computed';

/** Whether a statement that had a field's value in place says by that that the field was extracted from there, or inlined there. */
export function tellsOfConstant(value: Expression, statement: Statement, direction: ExtractionDirection): boolean {
  const standing = standingAmong(expressionsOf(statement), value);
  // under other names, which an anonymous class cannot be: start(new Job() { a(); });  ->  start(JOB);  JOB = new Job() { b(); }
  if (standing.length === 0) return value.anonymousType === null;
  const told = placesOf(value, direction);
  return standing.some((one) => {
    const place = placeOf(one, statement);
    return told.has(place) && isSeen(one, place, { statement, direction, isRepeated: standing.length > 1 });
  });
}

/** Those of the expressions that are written as a value is. */
export function standingAmong(expressions: readonly Expression[], { kind, text }: Expression): readonly Expression[] {
  const plain = stripped(text);
  return expressions.filter((one) => one.kind === kind && stripped(one.text) === plain);
}

/** What `tellsOfConstant` tells, of a field's value that stood in the initializer of another field. */
export function tellsInInitializer(value: Expression, direction: ExtractionDirection): boolean {
  if (!value.parent) return false;
  const place = placeIn(value.parent, value);
  return placesOf(value, direction).has(place) && (place !== 'argument' || isSeenHandedOver(value, DECLARATION, direction));
}

/** What is asked of the statement around a value that is handed over. */
type Around = Pick<Statement, 'kind' | 'expressions'>;

const DECLARATION: Around = { kind: 'localVariable', expressions: [] };

interface Standing {
  readonly statement: Statement;
  readonly direction: ExtractionDirection;
  /** The same value stands in the statement more than once. */
  readonly isRepeated: boolean;
}

/** Calls of a chain that are compared as one: what is handed to a single one of them is not looked at. */
const LONG_CHAIN = 5;
/** The same of a chain that begins with an object that became a constant. */
const LONG_CHAIN_OF_CONSTANT = 3;

/** How deep in a call a sum may stand that a text is put into: it is handed over itself. */
const MOST_AROUND_SUM = 1;

/**
 * Whether a single value of a statement is looked at (2,500 changes that a program made of real texts, of which nothing but the value differed). It is not where
 * the statement says it twice outside of arguments, where it is one link of many, nor, put in, deep inside of a call:
 *
 *     new Mail().to(a).from(b).about("c").kind(4).send();   ->   new Mail().to(a).from(b).about(TITLE).kind(4).send();     no: five links
 *     n = size * 1024 * 1024;                               ->   n = size * KILO * 1024;                                   no: repeated
 *     print(format("a" + NAME));                            ->   print(format("a" + "b"));                                 no: print("a" + NAME) is
 */
function isSeen(value: Expression, place: Place, { statement, direction, isRepeated }: Standing): boolean {
  if (isRepeated && (place !== 'argument' || isInside(value, 'arrayInitializer'))) return false;
  if (isLinkOfMany(value, direction)) return false;
  if (place === 'argument' && !isSeenHandedOver(value, statement, direction)) return false;
  if (place === 'returned' && value.kind === 'methodReference') return namesConstructor(value) || statement.depth > 1;
  if (direction === 'extract') return true;
  if (place === 'operand' && value.kind === 'string') return depthOfSum(value) <= (isAssigned(value) ? 0 : MOST_AROUND_SUM);
  if (place === 'receiver' && value.kind === 'string') return statement.kind === 'localVariable';
  if (place === 'part' && value.kind === 'string')
    return value.parent?.kind !== 'conditional' || value.parent.parent?.kind !== 'parenthesized';
  return true;
}

/**
 * Of what is handed to calls and objects (830 made-up changes and their reverse: 26 forms of values, twelve statements):
 *
 *     start(Boat::sail);                     ->   start(SAIL);                       no, unless an object is made of it that is used on the spot
 *     new Trip(Boat::sail).start();          ->   new Trip(SAIL).start();            yes, so of a lambda that is put in
 *     check(plan(b -> b.sail()));            ->   check(plan(SAIL));                 no, and put in no cast either
 *     Trip trip = new Trip(DAYS);            ->   Trip trip = new Trip(24 * 7);      no: a new object alone; `return new Trip(24 * 7)` tells
 *     port.start(SAIL);                      ->   port.start(new Job() { … });       no, but `start(new Job() { … })`, `n = port.start(…)`
 */
function isSeenHandedOver(value: Expression, statement: Around, direction: ExtractionDirection): boolean {
  const putIn = direction === 'inline';
  const { parent } = value;
  const isNested = parent?.kind === 'invocation' && parent.parent?.kind === 'invocation' && parent.parent.receiver !== parent;
  const isUsedObject = parent?.kind === 'creation' && !isMadeOf(value);
  if (value.kind === 'methodReference') return isUsedObject || namesConstructor(value);
  if (value.kind === 'lambda') return putIn ? isUsedObject && value.block === null : !isNested;
  if (!putIn) return true;
  if (value.kind === 'cast') return !isNested;
  const isReturned = statement.kind === 'return';
  if (value.anonymousType) return parent?.kind === 'creation' ? isReturned && isMadeOf(value) : !isAskedOf(value, statement);
  return isReturned || !saysLittle(value) || !isMadeOf(value);
}

/** Too little to be known again in a new object that is all there is to a statement. */
function saysLittle(value: Expression): boolean {
  return value.kind === 'arrayCreation' ? isFilled(value) : SMALL.has(value.kind);
}

const SMALL: ReadonlySet<string> = new Set(['number', 'character', 'classLiteral', 'conditional', 'infix']);

/** `new int[] { 1, 2 }` */
function isFilled({ children }: Expression): boolean {
  return children.some(({ kind }) => kind === 'arrayInitializer');
}

/** `port.start(VALUE);`, all of a statement, asked of something that no call gave. */
function isAskedOf({ parent }: Expression, { kind, expressions: [root] }: Around): boolean {
  return kind === 'expression' && parent !== null && parent === root && parent.receiver !== null && parent.receiver.kind !== 'invocation';
}

/** `Boat::new` */
function namesConstructor({ label }: Expression): boolean {
  return label === 'new';
}

function isLinkOfMany(value: Expression, direction: ExtractionDirection): boolean {
  const root = rootOf(value);
  let links = 0;
  let first: Expression | null = root;
  for (; first?.kind === 'invocation'; first = first.receiver) links += 1;
  if (first !== value) return links >= LONG_CHAIN;
  return value.kind === 'creation' && direction === 'extract' && links >= LONG_CHAIN_OF_CONSTANT;
}

/** What is around the whole of a value. */
const ENDS: ReadonlySet<string> = new Set(['assignment', 'lambda']);

/** The expression of the statement, of an assignment the value, or of a lambda in it what that computes. */
function rootOf(value: Expression): Expression {
  let root = value;
  for (let { parent } = value; parent && !ENDS.has(parent.kind); { parent } = parent) root = parent;
  return root;
}

/** `new Lamp(3)`, `new Lamp(new Cord(3))`: nothing but objects are made of it. */
function isMadeOf({ parent }: Expression): boolean {
  return parent === null || (parent.kind === 'creation' && isMadeOf(parent));
}

function isAssigned(value: Expression): boolean {
  return rootOf(value).parent?.kind === 'assignment';
}

function isInside(value: Expression, kind: Expression['kind']): boolean {
  for (let { parent } = value; parent; { parent } = parent) if (parent.kind === kind) return true;
  return false;
}

/** What is around the sum that the value is an operand of; the receiver of a call is as deep as what the call is handed to. */
function depthOfSum(value: Expression): number {
  let depth = 0;
  let isSum = true;
  for (let one = value.parent; one?.parent && !ENDS.has(one.parent.kind); one = one.parent) {
    isSum &&= one.parent.kind === 'infix';
    if (!isSum && one.parent.kind !== 'arrayInitializer') depth += 1;
  }
  return depth;
}

/** `take(SIZE)` or `take(Crew.SIZE)`, but not `take(this.size)`: what an object keeps is no constant. */
export function namesConstant({ name }: Field, statement: Statement): boolean {
  return expressionsOf(statement).some(
    ({ kind, label, receiver }) => label === name && (kind === 'name' || (receiver && receiver.kind !== 'this')),
  );
}

function placeOf(value: Expression, { kind, composite, variables, expressions }: Statement): Place {
  const { parent } = value;
  if (kind === 'for' && variables.some(({ initializer }) => initializer === value)) return 'looped';
  if (kind === 'assert' && expressions[1] === value) return 'message';
  if (!parent) return AS_A_WHOLE[kind] ?? (composite ? 'condition' : 'assigned');
  return parent.kind === 'parenthesized' && !parent.parent && composite ? 'condition' : placeIn(parent, value);
}

function placeIn(parent: Expression, value: Expression): Place {
  if (parent.receiver === value) return 'receiver';
  if (parent.kind === 'infix') return COMPARING.has(parent.label) ? 'compared' : 'operand';
  if (parent.kind === 'assignment') return 'assigned';
  if (parent.kind === 'lambda') return 'computed';
  return parent.arguments && !parent.kind.startsWith('array') ? 'argument' : 'part';
}

const AS_A_WHOLE: Partial<Record<Statement['kind'], Place>> = { localVariable: 'declared', return: 'returned', throw: 'thrown' };

const COMPARING: ReadonlySet<string> = new Set(['==', '!=', '<', '>', '<=', '>=', '&&', '||']);

const ALL: ReadonlySet<Place> = new Set([
  'argument',
  'receiver',
  'operand',
  'compared',
  'condition',
  'assigned',
  'declared',
  'returned',
  'thrown',
  'looped',
  'message',
  'part',
]);
const NONE: ReadonlySet<Place> = new Set();
const HANDED_OVER: ReadonlySet<Place> = new Set(['argument']);

function without(...places: readonly Place[]): ReadonlySet<Place> {
  return new Set([...ALL].filter((place) => !places.includes(place)));
}

const NOT_DECLARED = without('declared');
const NOT_AS_A_WHOLE = without('declared', 'assigned', 'returned', 'thrown', 'looped', 'message');
const NOT_KEPT = without('declared', 'assigned');
const HANDED_OVER_OR_LOOPED: ReadonlySet<Place> = new Set(['argument', 'looped']);
const NOT_IN_OPERATIONS = without('operand', 'compared', 'condition');

/** Where a value of that form has to stand. */
function placesOf(value: Expression, direction: ExtractionDirection): ReadonlySet<Place> {
  const extract = direction === 'extract';
  switch (value.kind) {
    case 'infix':
      return extract && !saysMoreThanNumbers(value)
        ? NONE
        : descendants(value).some(isCall)
          ? new Set(['argument', 'operand'])
          : HANDED_OVER;
    case 'conditional':
    case 'instanceof':
    case 'classLiteral':
    case 'character':
      return HANDED_OVER;
    case 'lambda':
      return HANDED_OVER;
    case 'methodReference':
      return NOT_DECLARED;
    case 'boolean':
      return extract ? NOT_AS_A_WHOLE : HANDED_OVER;
    case 'number':
      return !extract ? HANDED_OVER_OR_LOOPED : value.text === '0' ? NOT_KEPT : NOT_DECLARED;
    case 'creation':
      return value.anonymousType ? HANDED_OVER : ALL;
    case 'arrayCreation':
      return isFilled(value) ? HANDED_OVER : NOT_DECLARED;
    case 'parenthesized':
      return extract ? NOT_IN_OPERATIONS : ALL;
    case 'fieldAccess':
      return value.receiver?.kind === 'name' || value.receiver?.kind === 'this' ? ALL : NONE;
    default:
      return ALL;
  }
}

function isCall({ kind }: Expression): boolean {
  return kind === 'invocation';
}

/** `"a" + NAME`, `24 * hours()`, `a.size + 1`, but not `24 * 60`, `k + 3`. */
function saysMoreThanNumbers(value: Expression): boolean {
  return descendants(value).some(({ kind }) => kind === 'string' || kind === 'fieldAccess' || kind === 'invocation');
}

/** Two statements, one of a value, one of the field that holds it. */
interface ReturnedConstant {
  readonly field: Field;
  readonly inPlace: Statement;
  readonly named: Statement;
}

/**
 * Values that are returned by the name of a field now, where the matching saw two statements that have nothing in common:
 *
 *     begin(); return 7;   ->   begin(); return LIMIT;       static final int LIMIT = 7;
 *
 * A string alone could be any; so could a constant's name, where there is more to the method, and what is made or asked for at its end. Put in, numbers and truth
 * values could.
 */
export function returnedConstants(
  { before, after, body }: BodyChange,
  fields: readonly Field[],
  direction: ExtractionDirection,
): readonly ReturnedConstant[] {
  if (!body) return [];
  const extract = direction === 'extract';
  const host = extract ? after : before;
  const [others, hosts] = extract ? [body.unmappedBefore, body.unmappedAfter] : [body.unmappedAfter, body.unmappedBefore];
  const isAlone = leavesOf(host.body).length === 1;
  return hosts.flatMap((named) => {
    const field = returnedField(named, host, fields, extract);
    const value = field?.initializer;
    if (!field || !value || !tellsReturned(value, named, extract)) return [];
    if (isAlone ? value.kind === 'string' : value.kind === 'fieldAccess') return [];
    const inPlace = others.find(({ kind, expressions: [only] }) => kind === named.kind && only?.text === value.text);
    return inPlace ? [{ field, inPlace, named }] : [];
  });
}

/**
 * Texts whose beginning is a field now, with the dot that ended it beside the field, where more follows (336 made-up changes: no other sign, no end of a text, and
 * not the text alone):
 *
 *     set("shop.period." + name, 3);   ->   set(PERIOD + "." + name, 3);       static final String PERIOD = "shop.period";
 */
export function begunConstants(
  { body }: BodyChange,
  fields: readonly Field[],
  direction: ExtractionDirection,
): readonly ReturnedConstant[] {
  const texts = fields.filter(({ initializer }) => initializer?.kind === 'string');
  if (!body || texts.length === 0) return [];
  const found: ReturnedConstant[] = [];
  for (const { identical, before, after } of allMappings(body.mappings)) {
    if (identical) continue;
    const [inPlace, named] = direction === 'extract' ? [before, after] : [after, before];
    const sums = expressionsOf(inPlace).filter(isSum);
    for (const field of texts) {
      const beginning = `${(field.initializer?.text ?? '').slice(0, -1)}."`;
      const isBegun = expressionsOf(named).some((one) => isSum(one) && beginsWith(one, field.name));
      if (isBegun && sums.some(({ children: [first] }) => first?.text === beginning)) found.push({ field, inPlace, named });
    }
  }
  return found;
}

const isSum = ({ kind, label }: Expression): boolean => kind === 'infix' && label === '+';

/** `PERIOD + "." + name` */
function beginsWith({ children: [first, dot, ...more] }: Expression, name: string): boolean {
  return (first?.kind === 'name' || first?.kind === 'fieldAccess') && first.label === name && dot?.text === '"."' && more.length > 0;
}

/** `return LIMIT;`, `return Day.LIMIT;` or, put in, `throw FAILURE;`. */
function returnedField(
  { kind, expressions: [only] }: Statement,
  host: BodyChange['after'],
  fields: readonly Field[],
  extract: boolean,
): Field | null {
  if ((kind !== 'return' && (kind !== 'throw' || extract)) || !only) return null;
  if (only.kind === 'name') {
    const field = Bindings.of(host).resolve(only);
    return fields.find((one) => one === field) ?? null;
  }
  const owner = only.kind === 'fieldAccess' ? only.receiver?.text : undefined;
  return fields.find(({ name, declaringType }) => name === only.label && declaringType.name === owner) ?? null;
}

/** Whether a value says enough by being returned; calls and objects do where they are not what the method ends with. */
function tellsReturned(value: Expression, { kind, depth }: Statement, extract: boolean): boolean {
  if (value.anonymousType) return false;
  const isMade = value.kind === 'creation' || isCall(value) || (value.kind === 'infix' && descendants(value).some(isCall));
  return isMade ? depth > 1 || (value.kind === 'creation' && kind === 'throw') : (extract ? RETURNED : PUT_IN).has(value.kind);
}

const PUT_IN: ReadonlySet<string> = new Set(['null', 'string', 'prefix', 'parenthesized', 'cast', 'arrayAccess', 'fieldAccess']);
const RETURNED: ReadonlySet<string> = new Set([...PUT_IN, 'number', 'boolean']);
