import { descendants, type Expression } from '../model/expression.js';
import { Aligner } from './alignment.js';
import { isReference } from './bindings.js';
import type { Replacement } from './body-mapping.js';
import { isChain } from './condition-parts.js';
import { withoutParentheses } from './covering.js';
import { isCall } from './expression-facts.js';
import { addAll } from '../text/lists.js';

/**
 * What stands for one another in a value that a method gave back and the operand that it became of all that is given back now, or the reverse, when only names of
 * variables are other ones there, or what the variables held (2,300 made-up pairs):
 *
 *     return fits(label, crate);     ->   return isOpen && fits(label, box);
 *     return crate.fits(label);      ->   return guest instanceof Crate box && box.fits(label);
 *     return label.equals(crate.label);   and   return isOpen && label.equals(box.label);     none: a field that is handed over
 *
 * Null where it is no operand; of one in the same words only a pattern beside it is of any interest.
 */
export function replacedInOperand(before: Expression, after: Expression): readonly Replacement[] | null {
  const found = replacedInAny(before, after);
  const [first] = found ?? [];
  return first && isInHandedField(first) ? null : (found?.filter((one) => !isInHandedField(one)) ?? null);
}

function replacedInAny(before: Expression, after: Expression): readonly Replacement[] | null {
  const [a, b] = [withoutParentheses(before), withoutParentheses(after)];
  if (isChain(a) === isChain(b)) return isChain(a) && a.label === b.label ? inChains(a, b) : null;
  const operands = isChain(a) ? a.children : b.children;
  for (const operand of operands) {
    const found = isChain(a) ? replacedIn(operand, b) : replacedIn(a, operand);
    if (found && (found.length > 0 || operands.some(declaresPattern))) return found;
  }
  return null;
}

/** All operands of the shorter chain, in their order. */
function inChains(a: Expression, b: Expression): readonly Replacement[] | null {
  if (a.children.length === b.children.length) return null;
  const isLonger = a.children.length > b.children.length;
  const [short, long] = isLonger ? [b.children, a.children] : [a.children, b.children];
  const all: Replacement[] = [];
  let from = 0;
  for (const one of short) {
    const rest = long.slice(from);
    const found = rest.map((other) => (isLonger ? replacedIn(other, one) : replacedIn(one, other)));
    const at = found.findIndex((replacements) => replacements !== null);
    if (at < 0) return null;
    addAll(all, found[at] ?? []);
    from += at + 1;
  }
  return all.length > 0 || long.some(declaresPattern) ? all : null;
}

function replacedIn(one: Expression, other: Expression): readonly Replacement[] | null {
  const [a, b] = [withoutParentheses(one), withoutParentheses(other)];
  if (isReference(a) || isReference(b)) return null;
  const aligner = new Aligner();
  if (!aligner.part(a, b)) return null;
  return aligner.replacements.every(isOfVariable) ? aligner.replacements : null;
}

/** A variable and another one, or what it holds. */
function isOfVariable({ before, after }: Replacement): boolean {
  const [a, b] = [isReference(before), isReference(after)];
  return (a || b) && (a || isValue(before)) && (b || isValue(after));
}

function isValue(expression: Expression): boolean {
  return isCall(expression) || withoutParentheses(expression).kind === 'cast';
}

/** A field of the variable that a call is handed tells nothing. */
function isInHandedField({ before, after }: Replacement): boolean {
  return isOfHandedField(before) || isOfHandedField(after);
}

function isOfHandedField({ parent: field }: Expression): boolean {
  if (field?.kind !== 'fieldAccess') return false;
  const call = field.parent;
  return isOfHandedField(field) || (call !== null && isCall(call) && (call.arguments ?? []).includes(field));
}

function declaresPattern(operand: Expression): boolean {
  return descendants(operand).some(({ kind, declarations }) => kind === 'pattern' && declarations.length > 0);
}
