import type { Expression } from '../model/expression.js';
import { checkpoint } from '../text/work.js';

/** The expression without parentheses around it. */
export function bare(expression: Expression): Expression {
  let current = expression;
  for (let [inner] = current.children; current.kind === 'parenthesized' && inner; [inner] = current.children) current = inner;
  return current;
}

/** What is called otherwise in the second of two pieces of code: names of the first, and what is called so in the second. */
export interface OtherNames {
  readonly variables: ReadonlyMap<string, string>;
  /** Methods and fields of several types may share a name, so each has all names that one of them has. */
  readonly methods: ReadonlyMap<string, ReadonlySet<string>>;
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Nothing is called otherwise. */
export const SAME_NAMES: OtherNames = { variables: new Map(), methods: new Map(), fields: new Map() };

/** Whether two expressions say the same, the second with other names. */
export function sameCode(one: Expression, other: Expression, names: OtherNames): boolean {
  checkpoint();
  const [a, b] = [bare(one), bare(other)];
  if (a.kind !== b.kind || a.block || b.block || a.anonymousType || b.anonymousType) return false;
  if (a.kind !== 'invocation' && a.children.length === 0 && b.children.length === 0)
    return a.text === b.text || (a.kind === 'name' && (names.variables.get(a.label) === b.label || isField(a, b, names)));
  const [ofA, ofB] = [withoutThis(a), withoutThis(b)];
  if ((a.label !== b.label && !isMember(a, b, names)) || ofA.length !== ofB.length) return false;
  return ofA.every((child, at) => sameCode(child, ofB[at] ?? child, names));
}

const isMember = (a: Expression, b: Expression, names: OtherNames): boolean =>
  a.kind === 'invocation' ? names.methods.get(a.label)?.has(b.label) === true : a.kind === 'fieldAccess' && isField(a, b, names);

const isField = (a: Expression, b: Expression, { fields }: OtherNames): boolean => fields.get(a.label)?.has(b.label) === true;

/** What an expression is made of; the receiver of `this.f()` says no more than that of `f()`. */
const withoutThis = ({ kind, receiver, children }: Expression): readonly Expression[] =>
  kind === 'invocation' && receiver?.kind === 'this' && receiver.text === 'this'
    ? children.filter((child) => child !== receiver)
    : children;
