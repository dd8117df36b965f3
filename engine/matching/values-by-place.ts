import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { BodyMapping } from './body-mapping.js';
import type { Call } from './calls.js';
import { withoutParentheses } from './covering.js';
import { wrappedExpression } from './leaf-alignment.js';
import { onlyStatement } from './move-rules.js';
import { PUT_IN, TAKEN_OUT } from './value-place-tables.js';
import { formOf, type ValueForm } from './value-forms.js';
import { placeOfValue, PLACES, type ValuePlace } from './value-places.js';

/** How a method is called by the caller whose statements are compared in `around`. */
interface Way {
  readonly method: Method;
  readonly calls: readonly Call[];
  readonly place: 'here' | 'elsewhere';
  readonly around: BodyMapping;
}

/**
 * Whether a method that did nothing but give back a value was put in (`end` is before), or taken out (after), where this value stands as it was, for a call of
 * that method; null where this does not decide. The form of the value, its place in the statement, and whether another statement of the caller was added (is gone)
 * decide; names, statements that stayed, were edited or are gone on the other side do not (46 forms by 50 places, handed something or not, in a type and between
 * types, both directions: 21,860 changes; 7,284 beside an added or gone statement, 7,168 beside six other kinds of code, 1,520 in lambdas).
 *
 *     show(lift());   int lift() { return deck.lift(4) + 3; }   ->   show(deck.lift(4) + 3);                put in
 *     show(lift());   int lift() { return size * 2; }           ->   show(size * 2);                        nothing, though the reverse was taken out
 *                                                               ->   log.warn("lift"); show(size * 2);      put in
 *     show(wrap(lift()));                                       ->   show(wrap(deck.lift(4) + 3));          nothing
 */
export function isValueInPlace(body: BodyMapping, end: 'before' | 'after', { method, calls, place, around }: Way): boolean | null {
  const [only, ...more] = body.mappings;
  const statement = onlyStatement(method);
  if (!only || more.length > 0 || only[end] !== statement || statement.kind !== 'return') return null;
  const [caller, part] = end === 'before' ? [only.after, only.afterExpression] : [only.before, only.beforeExpression];
  const value = wrappedExpression(statement);
  const stood = part ?? wrappedExpression(caller);
  const form = value && formOf(withoutParentheses(value));
  const row = form && (end === 'before' ? PUT_IN : TAKEN_OUT)[place][form];
  if (!value || !stood || !row || isOtherMatter(value, form, method)) return null;
  const where = placeOfValue(withoutParentheses(stood), caller);
  if (!where || !calls.some((call) => placeOfValue(call.expression, call.statement) === where)) return null;
  // what a lambda answers was edited there, not put in
  if (only.distance > 0 || only.replacements.length > 0) return end === 'before' && IN_LAMBDA.has(where) ? false : null;
  const isWritten = withoutParentheses(value).text === withoutParentheses(stood).text;
  const isBeside = (end === 'before' ? around.unmappedAfter : around.unmappedBefore).some((one) => !one.composite && one !== caller);
  return decides(row[isBeside ? 1 : 0].charAt(PLACES.indexOf(where)), isWritten, method.parameters.length > 0);
}

const IN_LAMBDA: ReadonlySet<ValuePlace> = new Set<ValuePlace>(['answered', 'answeredInChain']);

/** What other rules know more of: what is asked under the method's own name, and what is given back as it was handed over. */
function isOtherMatter(value: Expression, form: ValueForm, { name, parameters }: Method): boolean {
  return form === 'name' ? parameters.some((one) => one.name === value.label) : value.label === name;
}

/** What a letter of a row says, see `value-place-tables.ts`. */
function decides(said: string, isWritten: boolean, isHanded: boolean): boolean | null {
  switch (said) {
    case 'a':
      return true;
    case 'w':
      return isWritten;
    case 'z':
      return !isHanded;
    case 'g':
      return isHanded;
    case 's':
      return isHanded && isWritten;
    case 'o':
      return !isWritten;
    case '-':
      return false;
    default:
      return null;
  }
}
