import type { Expression } from '../model/expression.js';
import { checkpoint } from '../text/work.js';

/** The expression without parentheses around it. */
export function bare(expression: Expression): Expression {
  let current = expression;
  for (let [inner] = current.children; current.kind === 'parenthesized' && inner; [inner] = current.children) current = inner;
  return current;
}

/** Whether two expressions say the same, one with other names for the variables: `names`, from those of the first to those of the second. */
export function sameCode(one: Expression, other: Expression, names: ReadonlyMap<string, string>): boolean {
  checkpoint();
  const [a, b] = [bare(one), bare(other)];
  if (a.kind !== b.kind || a.block || b.block || a.anonymousType || b.anonymousType) return false;
  if (a.kind !== 'invocation' && a.children.length === 0 && b.children.length === 0)
    return (a.kind === 'name' && names.get(a.label) === b.label) || a.text === b.text;
  const [ofA, ofB] = [withoutThis(a), withoutThis(b)];
  if (a.label !== b.label || ofA.length !== ofB.length) return false;
  return ofA.every((child, at) => sameCode(child, ofB[at] ?? child, names));
}

/** What an expression is made of; the receiver of `this.f()` says no more than that of `f()`. */
const withoutThis = ({ kind, receiver, children }: Expression): readonly Expression[] =>
  kind === 'invocation' && receiver?.kind === 'this' && receiver.text === 'this'
    ? children.filter((child) => child !== receiver)
    : children;
