import type { VariableDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import type { SameExpressions } from '../../../facts/expressions/covering.js';
import { typeOf, withoutTypeArguments } from '../../../facts/expressions/expression-facts.js';
import { sortOf, sortPairs } from '../../../facts/expressions/value-sorts.js';

/** What an argument of a new object can have become when the object is of another type. */
const BECAME = sortPairs(
  [
    ['said', 'creation'],
    ['said', 'null'],
    ['said', 'string'],
    ['creation', 'said'],
    ['creation', 'boolean'],
    ['creation', 'class'],
    ['class', 'said'],
    ['class', 'null'],
    ['lambda', 'boolean'],
    ['lambda', 'said'],
    ['boolean', 'creation'],
    ['boolean', 'lambda'],
    ['said', 'lambda'],
    ['string', 'said'],
    ['string', 'null'],
    ['null', 'said'],
    ['null', 'class'],
    ['null', 'string'],
    ['number', 'said'],
    ['infix', 'said'],
    ['call', 'string'],
  ],
  [
    ['said', 'said'],
    ['said', 'boolean'],
    ['said', 'call'],
    ['call', 'call'],
    ['call', 'boolean'],
    ['call', 'class'],
    ['call', 'null'],
    ['boolean', 'class'],
    ['boolean', 'null'],
    ['class', 'class'],
    ['creation', 'creation'],
    ['infix', 'infix'],
    ['lambda', 'lambda'],
    ['null', 'null'],
    ['number', 'number'],
    ['string', 'string'],
  ],
);

/**
 * Whether a variable of one name that was declared of another type and holds a new object of another type is the same one; null where this does not say
 * (1,975 pairs). Both statements have to name as many types, and what the object is handed to have become something that stands for it, in its place.
 *
 *     Cup item = new Cup(small);   ->   Mug item = new Mug(large);      but not   Thing item = new Mug(large);   Mug item = new Mug(3);
 *     Item item = new Cup();       ->   Thing item = new Mug();         but not   Mug item = new Mug();
 */
export function isRemade(before: VariableDeclaration, after: VariableDeclaration, same: SameExpressions): boolean | null {
  const [a, b] = [before.initializer, after.initializer];
  if (a?.kind !== 'creation' || b?.kind !== 'creation' || (a.anonymousType && b.anonymousType)) return null;
  if (madeType(a) === madeType(b)) return null;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (a.anonymousType || b.anonymousType) return given.length + instead.length === 0 ? false : null;
  if (given.length !== instead.length)
    return namesOneType(before, a) === namesOneType(after, b) ? isHandedFirst(given, instead) || null : null;
  if (given.length > 0 && given.every((one, i) => same(one, instead[i] as Expression))) return true;
  return (
    namesOneType(before, a) === namesOneType(after, b) && given.every((one, i) => standsFor(one, instead[i] as Expression, instead, same))
  );
}

/** `Cup item = new Cup();`, where `List<Cup> items = new List<>();` names two. */
function namesOneType({ type }: VariableDeclaration, made: Expression): boolean {
  return type?.text === typeOf(made)?.text;
}

function madeType(made: Expression): string {
  return withoutTypeArguments(typeOf(made)?.text ?? '');
}

/** What was handed nothing is handed a variable now, or a lambda; or the reverse. */
function isHandedFirst(given: readonly Expression[], instead: readonly Expression[]): boolean {
  const [only, ...more] = [...given, ...instead];
  return more.length === 0 && (only?.kind === 'name' || only?.kind === 'lambda');
}

function standsFor(one: Expression, other: Expression, instead: readonly Expression[], same: SameExpressions): boolean {
  if (same(one, other)) return true;
  return BECAME.has(`${sortOf(one)},${sortOf(other)}`) && !instead.some((value) => same(one, value));
}
