import { descendants, type Expression } from '../../../model/expression.js';
import { isComparison } from '../../../facts/expressions/condition-parts.js';
import { isConstant, withoutParentheses, type SameExpressions } from '../../../facts/expressions/covering.js';

/**
 * Whether one value can have been exchanged for another, as a whole, in two declarations that differ in their variables' names: values that say the
 * same, are read in a like way, or are asked of what the same call gives.
 *
 *     int at = 0;                                ->   long place = 0;
 *     String title = "none";                     ->   String name = this.fallback;      of one type
 *     Book book = null;                          ->   Book first = find(page);          of one type, not the reverse
 *     Name name = page.book().title().name();    ->   Mark mark = page.book().mark(n);
 *     Part part = page.part(n);                  ->   Sheet sheet = new Sheet(n);
 *
 * `sameType`: both are declared with one type that tells something.
 */
export function isExchanged(before: Expression, after: Expression, sameType: boolean, same: SameExpressions): boolean {
  const a = withoutParentheses(before);
  const b = withoutParentheses(after);
  if (SAID.has(a.kind) && SAID.has(b.kind) && (sameType ? saidAs(a) === saidAs(b) : same(a, b))) return true;
  if (a.kind === 'classLiteral' && b.kind === 'classLiteral') return true;
  if (asksAlike(a, b) || asksOfCall(a, b) || asksOfCall(b, a)) return true;
  if (isAskedOfSameCall(a, b, same) || isAskedOfSameCall(b, a, (x, y) => same(y, x))) return true;
  return isMadeOfSame(a, b, same) || (sameType && (isReadOtherwise(a, b) || isFilled(a, b)));
}

const SAID: ReadonlySet<Expression['kind']> = new Set(['number', 'string', 'character', 'boolean', 'this']);

/** What a literal is one of: characters are texts. */
function saidAs({ kind }: Expression): Expression['kind'] {
  return kind === 'character' ? 'string' : kind;
}

/** `a.size() > 3` and `b == 3`. */
function asksAlike(a: Expression, b: Expression): boolean {
  return isComparison(a) && isComparison(b) && a.children[1]?.text === b.children[1]?.text;
}

/** `a.size() > 3` and `!b.isOpen()`. */
function asksOfCall(comparison: Expression, negated: Expression): boolean {
  if (!isComparison(comparison) || negated.kind !== 'prefix' || negated.label !== '!') return false;
  return comparison.children[0]?.kind === 'invocation' && negated.children[0]?.kind === 'invocation';
}

/** `page.book()` of `page.book().title()`, in `page.book().mark(n).size()`. */
function isAskedOfSameCall(a: Expression, b: Expression, same: SameExpressions): boolean {
  if (a.kind !== 'invocation' || b.kind !== 'invocation' || a.receiver?.kind !== 'invocation') return false;
  for (let call = b.receiver; call?.kind === 'invocation'; call = call.receiver) if (same(a.receiver, call)) return true;
  return false;
}

/** `page.part(n)` and `new Part(n)`. */
function isMadeOfSame(a: Expression, b: Expression, same: SameExpressions): boolean {
  const kinds = [a.kind, b.kind];
  if (!kinds.includes('creation') || !kinds.includes('invocation') || a.anonymousType || b.anonymousType) return false;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  return given.length > 0 && given.length === instead.length && given.every((one, i) => same(one, instead[i] as Expression));
}

/** What is read from where it stands, converted or not; elements of arrays, negations and texts belong to some of them. */
function isReadOtherwise(a: Expression, b: Expression): boolean {
  const [one, other] = [readAs(a), readAs(b)];
  if (!one || !other || mentions(a, b) || mentions(b, a)) return false;
  if (one === 'name' && other === 'name') return false;
  return EXCHANGES[one].has(other) || EXCHANGES[other].has(one);
}

type Reading = 'name' | 'field' | 'cast' | 'this' | 'element' | 'not' | 'negative' | 'text' | 'answer';

const EXCHANGES: Readonly<Record<Reading, ReadonlySet<Reading>>> = {
  name: new Set(['field', 'cast', 'this', 'not', 'negative', 'text']),
  field: new Set(['field', 'cast', 'this', 'not', 'negative', 'text', 'element']),
  cast: new Set(['cast', 'this', 'not', 'negative', 'text', 'element']),
  not: new Set(['answer']),
  this: new Set(),
  element: new Set(),
  negative: new Set(),
  text: new Set(),
  answer: new Set(),
};

function readAs(value: Expression): Reading | null {
  switch (value.kind) {
    case 'name':
      return isConstant(value) ? 'field' : 'name';
    case 'fieldAccess':
      return 'field';
    case 'cast':
      return value.children.at(-1)?.kind === 'name' ? 'cast' : null;
    case 'this':
      return value.receiver ? null : 'this';
    case 'arrayAccess':
      return 'element';
    case 'prefix':
      return value.label === '!' ? 'not' : value.label === '-' ? 'negative' : null;
    case 'string':
      return 'text';
    case 'boolean':
      return 'answer';
    default:
      return null;
  }
}

/** `page` in `page.title`. */
function mentions(whole: Expression, name: Expression): boolean {
  return name.kind === 'name' && whole !== name && descendants(whole).some(({ kind, label }) => kind === 'name' && label === name.label);
}

/** Nothing at first, what is asked for now; texts and classes may go away as they came. */
function isFilled(a: Expression, b: Expression): boolean {
  const filling = (value: Expression): boolean => value.kind === 'string' || value.kind === 'classLiteral' || value.kind === 'conditional';
  if (a.kind === 'null') return filling(b) || b.kind === 'invocation' || b.kind === 'superInvocation';
  return b.kind === 'null' && filling(a);
}
