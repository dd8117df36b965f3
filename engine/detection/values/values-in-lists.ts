import type { Expression } from '../../model/expression.js';
import type { VariableDeclaration } from '../../model/declarations.js';
import type { Statement, StatementKind } from '../../model/statement.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { argumentText } from '../../facts/expressions/expression-facts.js';
import { isReference } from '../../facts/bindings.js';
import { isLiteral } from '../../facts/expressions/covering.js';
import { exchangedIn } from '../../matching/bodies/values/names-in-lists.js';
import type { LeftByName } from './assigned-values.js';
import type { ExtractionDirection, ValueReadings } from './value-readings.js';
import { isTelling, itemsOf, stripped } from './variable-values.js';

/**
 * Whether one of the names of a variable stands where the call that is all of the other statement was handed a part of the variable's value, that is
 * handed over no more, counted from the front or from the back:
 *
 *     return send(id);      ->   Page page = find(id); return keep(page, 5);
 *     return send(1, id);   ->   Page page = find(id); return keep(page);
 *
 * What is assigned is counted from the front alone, and what an object is made of only when there is as much of it. What is returned or assigned may
 * be handed to another call. Several names that gave way to one were merged into it.
 */
export function standsInItsPlace(
  host: Statement,
  other: Statement,
  uses: readonly Expression[],
  isPart: (expression: Expression) => boolean,
  direction: ExtractionDirection,
): boolean {
  const [a, b] = [callOf(other), callOf(host)];
  const [given, instead] = [a?.arguments, b?.arguments];
  if (!a || !b || !given || !instead) return false;
  const isAssigned = host.expressions[0]?.kind === 'assignment' || other.expressions[0]?.kind === 'assignment';
  if (a.kind !== b.kind ? host.kind !== 'return' : a.label !== b.label && host.kind !== 'return' && !isAssigned) return false;
  if (isAssigned && given.length !== instead.length && a.kind === 'creation') return false;
  const [inBefore, inAfter] = direction === 'extract' ? [given, instead] : [instead, given];
  if (
    !isAssigned &&
    (a.label === b.label || (direction === 'extract' && host.kind !== 'return')) &&
    isMerged(inBefore, inAfter, a.label === b.label)
  )
    return false;
  return instead.some((name, at) => {
    if (!uses.includes(name)) return false;
    const places = isAssigned ? [given[at]] : [given[at], given.at(at - instead.length)];
    return places.some((place) => place !== undefined && !isLiteral(place) && !isStillHandedOn(place, instead) && isPart(place));
  });
}

/** Of two statements of a kind without partners, one hands the variable on where the other handed on a part of its value; not the call that made the value. */
export function handedOnInItsPlace(
  variable: VariableDeclaration,
  hosts: readonly Statement[],
  others: readonly Statement[],
  values: ValueReadings,
  direction: ExtractionDirection,
): LeftByName | null {
  const isPart = (part: Expression): boolean => values.isPartOfValue(part, variable);
  for (const named of hosts) {
    const uses = HANDING_ON.has(named.kind) ? values.usesIn(named, variable) : [];
    if (uses.length === 0) continue;
    const fits = (one: Statement): boolean =>
      one.kind === named.kind && one.depth === named.depth && standsInItsPlace(named, one, uses, isPart, direction);
    const inPlace = others.find((one) => fits(one) && !areOneRequest(callOf(one), variable.initializer, one.kind === 'return'));
    if (inPlace) return { inPlace, named };
  }
  return null;
}

/**
 * Whether what is returned is the call that made the value: the same object is handed all that it was, or one of the two asks the object itself for the same
 * (5,504 changes, 3,848 of them told alike before, 4,333 now).
 *
 *     Line line = ropes.read(page, 3); return text(line);   ->   return ropes.read(page, 3, 5);         return read(page, 3);     the call
 *                                                                return hall.ropes().read(page, 3);     return read(page);        other ones
 */
function areOneRequest(returned: Expression | null, value: Expression | null, isReturned: boolean): boolean {
  if (returned?.label !== value?.label) return false;
  if (!isReturned || returned?.kind !== 'invocation' || value?.kind !== 'invocation') return true;
  if (returned.receiver?.text !== value.receiver?.text)
    return (!returned.receiver || !value.receiver) && argumentText(returned) === argumentText(value);
  return (value.arguments ?? []).every(({ text }) => returned.arguments?.some((one) => one.text === text));
}

const HANDING_ON: ReadonlySet<StatementKind> = new Set(['return', 'expression']);

/** `print(width, height)` against `print(size)`; under one name also `print(this.width, height)`. */
function isMerged(before: readonly Expression[], after: readonly Expression[], isSameCall: boolean): boolean {
  const { gone, fresh } = exchangedIn(before, after);
  const isNamed = (one: Expression): boolean => one.kind === 'name' || (isSameCall && isReference(one));
  return gone.length > 1 && gone.every(isNamed) && fresh.length === 1 && (!isSameCall || fresh.every(isReference));
}

/** `send(id, id)` against `send(page, id)`: what a name stands for is not what it stood beside. */
function isStillHandedOn(place: Expression, instead: readonly Expression[]): boolean {
  return instead.some(({ text }) => text === place.text);
}

/** The call or creation that is all that a statement does, casts aside. */
function callOf(statement: Statement): Expression | null {
  let whole = wrappedExpression(statement);
  while (whole?.kind === 'cast') whole = whole.children.at(-1) ?? null;
  return whole?.arguments ? whole : null;
}

/**
 * A list that became longer or shorter has the variable where it had what the variable is made of:
 *
 *     show(page, find(id))             ->   Book book = wrap(find(id)); show(book)
 *     a() || b() || c()                ->   boolean some = a() || b(); some || c()
 */
export function standsAmongOthers(
  mine: Expression,
  theirs: Expression,
  uses: readonly Expression[],
  variable: VariableDeclaration,
  values: ValueReadings,
  direction: ExtractionDirection,
): boolean {
  const [items, instead] = [itemsOf(mine), itemsOf(theirs)];
  if (!items || !instead || items.length === instead.length || mine.kind !== theirs.kind || mine.label !== theirs.label) return false;
  if (!items.some((item) => uses.includes(item))) return false;
  const kept = new Set(items.map((item) => stripped(item.text)));
  const gone = instead.filter((item) => !kept.has(values.plainText(item)));
  const { initializer } = variable;
  if (mine.kind === 'infix' && initializer?.kind === 'infix' && initializer.label === mine.label) {
    const texts = new Set(gone.map((item) => values.plainText(item)));
    const others = items.length - 1;
    if (direction === 'inline' && instead.length - gone.length < others) return false;
    return initializer.children.every((operand) => texts.has(stripped(operand.text)));
  }
  return gone.some((item) => isTelling(item) && values.isPartOfValue(item, variable));
}
