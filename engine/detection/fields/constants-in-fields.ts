import type { Field } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import { Aligner } from '../../matching/bodies/alignment/alignment.js';
import type { FieldPair } from '../../matching/comparison.js';
import type { MatchingResult } from '../../matching/result.js';
import { variables } from '../../matching/bodies/alignment/leaf-alignment.js';
import { append } from '../../text/grouping.js';
import { stripped } from '../values/variable-values.js';
import type { ExtractionDirection } from '../values/value-readings.js';

/** A field that another one names in its initializer, and that initializer with the value in place. */
export interface ConstantInField {
  readonly field: Field;
  readonly inPlace: Field;
  readonly named: Field;
}

/**
 * Fields that hold what another field's initializer had in place, or the reverse (1,207 made-up changes and their reverse: twelve forms of values, thirteen places,
 * 17 other edits, fields that were kept, renamed, moved, of another type, and how they are named):
 *
 *     Port FIRST = open(4, "sail");   ->   String JOB = "sail";  Port FIRST = open(4, JOB);
 *
 * The two initializers have to be one but for what was edited, as those of variables; what a field holds as a whole tells nothing.
 */
export function constantsInFields(
  { fieldPairs }: MatchingResult,
  fields: readonly Field[],
  direction: ExtractionDirection,
): readonly ConstantInField[] {
  const byName = new Map<string, Field[]>();
  for (const field of fields) if (field.initializer) append(byName, field.name, field);
  if (byName.size === 0) return [];
  return fieldPairs.flatMap((pair) => {
    const [inPlace, named] = direction === 'extract' ? [pair.before, pair.after] : [pair.after, pair.before];
    return constantsOf(pair, byName, direction).map((field) => ({ field, inPlace, named }));
  });
}

function constantsOf(
  { before, after, relation }: FieldPair,
  byName: ReadonlyMap<string, readonly Field[]>,
  direction: ExtractionDirection,
): readonly Field[] {
  const aligner = new Aligner();
  if (!before.initializer || before.initializer.text === after.initializer?.text || !variables(aligner, before, after)) return [];
  const place = direction === 'extract' ? after : before;
  const isMovedIn = direction === 'inline' && relation === 'moved';
  const found = new Set<Field>();
  for (const one of aligner.replacements) {
    const [inPlace, named] = direction === 'extract' ? [one.before, one.after] : [one.after, one.before];
    for (const name of descendants(named)) {
      const field = fieldNamed(name, byName, place, direction);
      if (field && direction === 'extract' && isBehind(field, place)) continue;
      const value = field?.initializer && standingAmong(descendants(inPlace), field.initializer)[0];
      if (!value || !field || holds(inPlace, name) || holds(named, value) || isOtherPlace(value, name, direction)) continue;
      const isAlone = value === inPlace && name === named && aligner.replacements.length === 1;
      const isSmall = NOT_KNOWN_AGAIN.has(value.kind) && direction === 'inline' && (isMovedIn || !isAlone);
      if (!isSmall && value.parent) found.add(field);
    }
  }
  return [...found];
}

/**
 * What a field is given from the start names those in front of it alone (90 changes):
 *
 *     Port FIRST = open("sail");   ->   Port FIRST = open(JOB);  String JOB = "sail";     nothing, read backwards Inline Attribute
 */
export function isBehind(field: Field, { file, span }: Field): boolean {
  return field.file === file && field.span.start > span.end;
}

/** Those of the expressions that are written as a value is. */
function standingAmong(expressions: readonly Expression[], { kind, text }: Expression): readonly Expression[] {
  const plain = stripped(text);
  return expressions.filter((one) => one.kind === kind && stripped(one.text) === plain);
}

function holds(place: Expression, one: Expression): boolean {
  return standingAmong(descendants(place), one).length > 0;
}

/**
 * Whether value and name stand in different places: the arguments changed places, what is called has another name, or one of the two stands in a new object:
 *
 *     open(SIZE, 4)   ->   open(JOB, SIZE)
 *     open(SIZE, 4)   ->   shut(SIZE, JOB)
 *     open(SIZE, 4)   ->   new Wharf(open(SIZE, JOB))         a call around it is fine where no number was taken out
 */
function isOtherPlace(value: Expression, name: Expression, direction: ExtractionDirection): boolean {
  const [call, instead] = [value.parent, name.parent];
  if (!call || !instead) return false;
  if (call.kind === 'invocation' && instead.kind === 'invocation' && call.label !== instead.label) return true;
  const [given, givenInstead] = [call.arguments ?? [], instead.arguments ?? []];
  if (given.length === givenInstead.length && given.indexOf(value) !== givenInstead.indexOf(name)) return true;
  const [around, aroundInstead] = [wrapperOf(call), wrapperOf(instead)];
  if ((around === null) === (aroundInstead === null)) return false;
  return direction === 'inline' || aroundInstead?.kind !== 'invocation' || value.kind === 'number';
}

/** What a call is handed to. */
function wrapperOf(call: Expression): Expression | null {
  return call.parent?.arguments?.includes(call) ? call.parent : null;
}

/** What is not known again where it was put in beside another edit. */
const NOT_KNOWN_AGAIN: ReadonlySet<string> = new Set(['number', 'character', 'infix']);

/** `JOB`, taken out also `Jobs.JOB`; what an object keeps, `this.job`, is no constant. */
function fieldNamed(
  { kind, label, receiver }: Expression,
  byName: ReadonlyMap<string, readonly Field[]>,
  place: Field,
  direction: ExtractionDirection,
): Field | null {
  const candidates = kind === 'name' || kind === 'fieldAccess' ? (byName.get(label) ?? []) : [];
  if (receiver) {
    if (direction === 'inline') return null;
    return (
      candidates.find(({ declaringType: { name, qualifiedName } }) => receiver.text === name || receiver.text === qualifiedName) ?? null
    );
  }
  return candidates.find(({ declaringType }) => declaringType === place.declaringType) ?? candidates[0] ?? null;
}
