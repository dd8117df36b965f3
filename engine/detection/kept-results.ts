import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { allMappings } from '../matching/body-mapping.js';
import { SIMILAR_NAME } from '../matching/covering.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import { isPartOfName, normalizedDistance } from '../text/similarity.js';
import type { BodyChange } from './body-changes.js';
import type { ExtractionDirection, ValueReadings } from './value-readings.js';
import { smallest } from '../text/lists.js';

/**
 * Whether a variable keeps what a statement of its own did before (or does after), in front of where its value was written (`inPlace`): the statement
 * got a result, nothing was taken out of others.
 *
 *     makeFast(hold); show(hold);          ->   Crane crane = make(hold); show(crane);
 *     last = make(hold); show(make(hold)); ->   Crane crane = make(hold); show(crane);
 */
export function keepsResult(
  variable: VariableDeclaration,
  inPlace: ReadonlySet<Statement>,
  { before, after, body }: BodyChange,
  direction: ExtractionDirection,
  values: ValueReadings,
): boolean {
  const value = variable.initializer;
  if (!body || !value || (value.kind !== 'invocation' && value.kind !== 'creation')) return false;
  const [host, other, method] = direction === 'extract' ? (['after', 'before', before] as const) : (['before', 'after', after] as const);
  const first = smallest([...inPlace].map(({ span }) => span.start));
  const candidates = (method.body ? statementsOf(method.body) : []).filter((statement) => {
    const done = statement.kind === 'expression' && statement.span.start < first ? wrappedExpression(statement) : null;
    return done !== null && (values.plainText(done) === values.plainText(value) || isAskedAlike(done, value, values));
  });
  return candidates.some((statement) => {
    const mapping = allMappings(body.mappings).find((one) => one[other] === statement);
    if (!mapping || mapping[host].variables.includes(variable)) return true;
    return !mapping.identical && values.usesIn(mapping[host], variable).length === 0;
  });
}

/** Calls with the same arguments: of an object's method, or under a like name; a call of the type's own and an object that is made with the same. */
function isAskedAlike(done: Expression, value: Expression, values: ValueReadings): boolean {
  const [given, instead] = [done.arguments ?? [], value.arguments ?? []];
  if (done.kind !== 'invocation' || given.length === 0 || given.length !== instead.length) return false;
  if (value.kind === 'creation' ? done.receiver : !value.receiver && !isNamedAlike(done.label, value.label)) return false;
  return given.every((one, i) => values.plainText(one) === values.plainText(instead[i] as Expression));
}

/** `make` and `makeAll`, `makeFirst` and `makeSecond`; not `openDoor` and `closeDoor`. */
function isNamedAlike(one: string, other: string): boolean {
  if (isPartOfName(one.toLowerCase(), other.toLowerCase())) return true;
  return firstWord(one) === firstWord(other) && normalizedDistance(one, other) < SIMILAR_NAME;
}

function firstWord(name: string): string {
  return /^[^A-Z]*/.exec(name)?.[0] ?? '';
}
