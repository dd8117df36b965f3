import type { Expression } from '../model/expression.js';
import { groupBy } from '../text/grouping.js';
import { isReference } from './bindings.js';
import { isChain } from './condition-parts.js';
import { withoutParentheses } from './covering.js';
import { addAll } from '../text/lists.js';

/**
 * A condition lost operands, or got some, and in one that stayed another name stands for the same:
 *
 *     if(many > 3 && this.lines.has(box) && wide)   ->   if(many > 3 && rows.has(box))      this.lines -> rows
 *     if(this.lines.has(box) && wide)               ->   if(rows.has(box))                  this.lines -> rows
 *     if(wide && box.fits(this.lines))              ->   if(box.fits(rows))                 nothing: it takes an operand that stayed as it was, or what is asked first
 */
export function nameInOperands(before: Expression, after: Expression): readonly [Expression, Expression] | null {
  const [a, b] = [withoutParentheses(before), withoutParentheses(after)];
  if ((!isChain(a) && !isChain(b)) || (isChain(a) && isChain(b) && a.label !== b.label)) return null;
  const label = isChain(a) ? a.label : b.label;
  const [had, has] = [operandsOf(a, label), operandsOf(b, label)];
  if (had.length === has.length) return null;
  const [gone, fresh] = [without(had, has), without(has, had)];
  for (const one of gone)
    for (const other of fresh) {
      const pair = onlyOtherName(one, other);
      if (
        pair &&
        (isBesideTheSame(one, had, other, has) || (one === had[0] && other === has[0] && asksOf(one, pair[0], had.length < has.length)))
      )
        return pair;
    }
  return null;
}

/** Whether one more operand stayed, on the same side of it. */
function isBesideTheSame(one: Expression, had: readonly Expression[], other: Expression, has: readonly Expression[]): boolean {
  const texts = (operands: readonly Expression[]): readonly string[] => operands.map(({ text }) => text);
  const [before, after] = [had.indexOf(one), has.indexOf(other)];
  const stays = (these: readonly Expression[], those: readonly Expression[]): boolean =>
    texts(these).some((text) => texts(those).includes(text));
  return stays(had.slice(0, before), has.slice(0, after)) || stays(had.slice(before + 1), has.slice(after + 1));
}

function operandsOf(expression: Expression, label: string): readonly Expression[] {
  const inner = withoutParentheses(expression);
  return isChain(inner) && inner.label === label ? inner.children.flatMap((child) => operandsOf(child, label)) : [inner];
}

function without(operands: readonly Expression[], others: readonly Expression[]): readonly Expression[] {
  const texts = new Set(others.map(({ text }) => text));
  return operands.filter(({ text }) => !texts.has(text));
}

/** The one name for which another stands, everything else being as it was. */
function onlyOtherName(one: Expression, other: Expression): readonly [Expression, Expression] | null {
  const pairs = namesThatDiffer(one, other);
  const [first, ...more] = pairs ?? [];
  return first && groupBy(more, ([from, to]) => `${from.text} ${to.text}`).size === 0 ? first : null;
}

function namesThatDiffer(one: Expression, other: Expression): readonly (readonly [Expression, Expression])[] | null {
  if (one.text === other.text) return [];
  if (isReference(one) && isReference(other)) return [[one, other]];
  if (one.kind !== other.kind || one.label !== other.label || one.children.length !== other.children.length) return null;
  const pairs: (readonly [Expression, Expression])[] = [];
  for (const [i, child] of one.children.entries()) {
    const inner = namesThatDiffer(child, other.children[i] ?? other);
    if (!inner) return null;
    addAll(pairs, inner);
  }
  return pairs;
}

/** An operand asks something of a name; where more is asked now, the name may also be handed over. */
function asksOf(operand: Expression, name: Expression, gained: boolean): boolean {
  const { parent } = name;
  if (operand === name) return false;
  if (parent?.kind === 'invocation') return gained || parent.receiver === name;
  return parent?.kind === 'fieldAccess';
}
