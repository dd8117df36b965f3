import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { Field, Method } from '../../model/declarations.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { replaceWord } from '../../text/words.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { ExtractionDirection } from '../values/value-readings.js';

/** A field that is set where its value stood, and the statement which names it now (in reverse: which named it). */
export interface FieldSetFirst {
  readonly field: Field;
  readonly inPlace: Statement;
  readonly named: Statement;
}

/**
 * Fields without an initializer that a constructor, or what runs before tests, sets to what stood in another statement of it, which names them now (840 made-up
 * pairs). What any other method sets is no attribute that was extracted.
 *
 *     Clerk() { page = new Page(desk, new Reply()); }   ->   Clerk() { answer = new Reply(); page = new Page(desk, answer); }
 */
export function fieldsSetFirst(change: BodyChange, fields: readonly Field[], direction: ExtractionDirection): readonly FieldSetFirst[] {
  const host = direction === 'extract' ? change.after : change.before;
  if (!change.body || change.kind !== 'pair' || !setsUp(host)) return [];
  const values = new Map(
    fields.flatMap((field) => (field.initializer ? [] : valueIn(host, field).map((value) => [field, value] as const))),
  );
  if (values.size === 0) return [];
  const found: FieldSetFirst[] = [];
  for (const mapping of allMappings(change.body.mappings)) {
    if (mapping.identical) continue;
    const [named, inPlace] = direction === 'extract' ? [mapping.after, mapping.before] : [mapping.before, mapping.after];
    for (const [field, value] of values)
      if (withValue(named.text, field.name, value.text) === inPlace.text && mayStandIn(named, field, value, direction))
        found.push({ field, inPlace, named });
  }
  return found;
}

function setsUp(method: Method): boolean {
  return method.kind === 'constructor' || method.file.traits.tests.fixtureOf(method) === 'start';
}

/** The only value that a method gives a field of its type, in a statement of its own. */
function valueIn({ body, declaringType }: Method, field: Field): readonly Expression[] {
  if (!body || field.declaringType !== declaringType) return [];
  const given = body.children.flatMap(({ kind, expressions: [only] }) => {
    if (kind !== 'expression' || only?.kind !== 'assignment' || only.label !== '=') return [];
    const [target, value] = only.children;
    return value && isNamed(target, field) ? [value] : [];
  });
  return given.length === 1 ? given : [];
}

/** `answer`, `this.answer`. */
function isNamed(one: Expression | undefined, { name }: Field): boolean {
  return one?.text === name || one?.text === `this.${name}`;
}

function withValue(text: string, name: string, value: string): string {
  return replaceWord(text.replaceAll(`this.${name}`, name), name, value);
}

/** Where a value can have stood, or can stand now: what is assigned or computed as a whole is no such place, and calls in requests are none to be put in. */
function mayStandIn(
  { kind, expressions: [only] }: Statement,
  field: Field,
  { kind: what }: Expression,
  direction: ExtractionDirection,
): boolean {
  if (only?.kind === 'assignment' && isNamed(only.children[1], field)) return false;
  const isCall = kind === 'expression' && only?.kind === 'invocation';
  if (direction === 'extract') return what !== 'infix' && (what !== 'lambda' || !isCall);
  if (what === 'lambda') return false;
  if (what === 'invocation') return !(isCall && only.receiver !== null && only.arguments?.some((one) => isNamed(one, field)) === true);
  if (kind === 'localVariable') return what !== 'creation' && what !== 'number' && what !== 'infix';
  return true;
}
