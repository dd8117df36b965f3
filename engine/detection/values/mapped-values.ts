import type { VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { Bindings, withBlocks } from '../../facts/bindings.js';
import { isLiteral, withoutCast } from '../../facts/expressions/covering.js';
import { isAssignment, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { within } from '../../matching/bodies/aligned-references.js';
import type { StatementMapping } from '../../matching/bodies/body-mapping.js';
import type { BodySides } from './body-sides.js';
import { callsOn, matching } from './value-readings.js';
import { alike, isArgumentOf, isInArgument, isTelling, itemsOf, samePlace, SIMPLE } from './variable-values.js';

/** `send(find(id))` against `send(user)`: whether two mapped statements have the value on one side where the variable is on the other. */
export function isNamedInstead(mapping: StatementMapping, variable: VariableDeclaration, sides: BodySides): boolean {
  const { values } = sides;
  const [host, other] = sides.statementsOf(mapping);
  const uses = host.variables.includes(variable) ? [] : values.usesIn(host, variable);
  if (uses.length === 0) return false;
  if (isFieldKept(variable, other)) return true;
  const isPart = (part: Expression): boolean => values.isPartOfValue(part, variable);
  if (isInItsPlace(host, other, uses, isPart)) return true;
  const given = values.valuesBefore(uses, variable);
  const texts = values.textsOf(given);
  const reads = (part: Expression): boolean => values.reads(part, texts, variable);
  return mapping.replacements.some((replacement) => {
    const [name, value] = sides.expressionsOf(replacement);
    if (uses.includes(name) && (reads(value) || isPart(value) || isOfOneMaking(value, variable))) return true;
    // int n = list.get(i);  ->  Cursor at = cursor(list); int n = at.next();      all of the statement is called on the variable instead of a part of its value
    const isWhole = wrappedExpression(host) === name && wrappedExpression(other) === value;
    if (isWhole && name.receiver && value.receiver && uses.includes(name.receiver) && isPart(value.receiver)) return true;
    if (isAmongOthers(name, value, uses, isPart)) return true;
    const inside = uses.filter((use) => within(use, name));
    if (inside.length === 0) return false;
    const parts = withBlocks(value).filter(reads);
    if (sides.direction === 'inline') return isPutBack(name, value, inside, parts);
    const isHandedOver = inside.includes(name) || isArgumentOf(name, inside) || name.kind === 'lambda';
    if (!isHandedOver && given.every(({ kind }) => SIMPLE.has(kind))) return false;
    // h -> name(h).trim()  ->  h -> { String name = name(h); return name.trim(); }      where it is declared does not count
    const declared = given.filter((one) => within(one, name)).length;
    return parts.includes(value) || parts.length > withBlocks(name).filter(reads).length - declared;
  });
}

/** `show(this.error)` against `Exception error = this.error; show(error);`: to the mapping a field and its name are one. */
function isFieldKept({ initializer, name }: VariableDeclaration, other: Statement): boolean {
  if (initializer?.kind !== 'fieldAccess' || initializer.receiver?.kind !== 'this' || initializer.label !== name) return false;
  return matching(other, ({ kind, label, receiver }) => kind === 'fieldAccess' && label === name && receiver?.kind === 'this').length > 0;
}

/** `show(page, find(id))` against `Book book = wrap(find(id)); show(book)`; also of operands. */
function isAmongOthers(name: Expression, value: Expression, uses: readonly Expression[], isPart: (part: Expression) => boolean): boolean {
  if (name.kind !== value.kind || name.label !== value.label) return false;
  const [items, instead] = [itemsOf(name), itemsOf(value)];
  if (!items?.some((item) => uses.includes(item))) return false;
  return instead?.some((item) => isTelling(item) && isPart(item) && !items.some(({ text }) => text === item.text)) ?? false;
}

/** What an attribute holds is known by the call's name alone. */
function isOfOneMaking(value: Expression, { kind, initializer }: VariableDeclaration): boolean {
  if (kind === 'field' && !(value.kind === 'invocation' && initializer?.kind === 'invocation' && value.label === initializer.label))
    return false;
  return alike(value, initializer);
}

/**
 * An inlined value may have something around it, or have lost what was called on the variable; when both changed, what stands there is something else:
 *
 *     Level level = read(); show(level.text());   ->   show(read());  show(1 + read());     but not   show(round(read()));
 */
function isPutBack(name: Expression, value: Expression, uses: readonly Expression[], parts: readonly Expression[]): boolean {
  const stands = parts.filter(({ kind }) => !SIMPLE.has(kind));
  if (uses.includes(name)) return stands.some((part) => !isInArgument(part, value));
  return stands.some((part) =>
    part === value ? uses.includes(name.receiver ?? name) || isArgumentOf(name, uses) : uses.some((use) => samePlace(use, part)),
  );
}

/**
 * Whether the call that is all of the one statement has the name where that of the other has a part of the value, counted from the front or, unless it is
 * assigned, from the back:
 *
 *     return send(id);      ->   Page page = find(id); return keep(page, 5);
 *     return send(1, id);   ->   Page page = find(id); return keep(page);
 */
export function isInItsPlace(
  host: Statement,
  other: Statement,
  uses: readonly Expression[],
  isPart: (part: Expression) => boolean,
): boolean {
  const [call, instead] = [callOf(other), callOf(host)];
  const [given, names] = [call?.arguments, instead?.arguments];
  if (!given || !names) return false;
  if (call?.label !== instead?.label && host.kind !== 'return' && !isAssignment(host)) return false;
  return names.some((name, at) => {
    if (!uses.includes(name)) return false;
    const places = isAssignment(host) ? [given[at]] : [given[at], given.at(at - names.length)];
    return places.some((place) => place && !isLiteral(place) && !names.some(({ text }) => text === place.text) && isPart(place));
  });
}

/** The call or creation that is all that a statement does, casts aside. */
function callOf(statement: Statement): Expression | null {
  const whole = wrappedExpression(statement);
  const call = whole && withoutCast(whole);
  return call?.arguments ? call : null;
}

/** `send(find(id))` against `User user = find(id)`: the declaration was mapped to the statement that had the value. */
export function isDeclaredInstead(mapping: StatementMapping, variable: VariableDeclaration, sides: BodySides): boolean {
  const { values, direction } = sides;
  const [host, other] = sides.statementsOf(mapping);
  if (!host.variables.includes(variable)) return false;
  if (other.variables.length > 0 || other.composite) return sides.declaresWhole(other, variable);
  const { initializer } = variable;
  if (!initializer || SIMPLE.has(initializer.kind) || Bindings.of(sides.host).references(variable).length === 0) return false;
  const texts = values.valueTexts(variable);
  const isValue = (part: Expression): boolean => texts.has(values.plainText(part));
  const whole = wrappedExpression(other);
  const leaves = (other.kind === 'return' || other.kind === 'throw') && sides.leavingWith(other.kind, variable) !== null;
  // `bar(p);` or `x = bar(p);` against `String v = bar(p);`: the value was kept nowhere, or in another variable
  if (whole && isValue(whole))
    return leaves || (direction === 'extract' && other.kind === 'return' && isReturnedBeside(host, variable, sides));
  if (leaves && whole && alike(whole, initializer)) return true;
  if (direction === 'inline' && isAllOf(other, isValue)) return false;
  return matching(other, isValue).length > 0;
}

/** `User user = find(id); return check(user);` */
function isReturnedBeside({ parent }: Statement, variable: VariableDeclaration, { values }: BodySides): boolean {
  return parent?.children.some((one) => one.kind === 'return' && values.usesIn(one, variable).length > 0) ?? false;
}

/** `find(id).name();`, `return show(find(id));`: nobody knows whether the value is what the variable was for. */
function isAllOf(statement: Statement, isValue: (part: Expression) => boolean): boolean {
  const whole = isAssignment(statement) ? null : wrappedExpression(statement);
  if (whole?.kind !== 'invocation') return false;
  if (statement.kind === 'expression' && callsOn(whole).some(isValue)) return true;
  const [only, ...more] = whole.arguments ?? [];
  return only?.kind === 'invocation' && more.length === 0 && isValue(only);
}
