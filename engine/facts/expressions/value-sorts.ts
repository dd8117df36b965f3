import type { Expression } from '../../model/expression.js';

/** What values have in common that stand for one another. */
export type Sort =
  | 'said' // a name, a member, a cast of either
  | 'call'
  | 'creation'
  | 'array'
  | 'element'
  | 'null'
  | 'string'
  | 'number'
  | 'boolean'
  | 'not'
  | 'negative'
  | 'infix'
  | 'chosen' // c ? x : y
  | 'lambda'
  | 'reference'
  | 'class'
  | 'other';

const SORTS: Readonly<Partial<Record<Expression['kind'], Sort>>> = {
  name: 'said',
  fieldAccess: 'said',
  invocation: 'call',
  superInvocation: 'call',
  creation: 'creation',
  arrayCreation: 'array',
  arrayAccess: 'element',
  null: 'null',
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  infix: 'infix',
  conditional: 'chosen',
  lambda: 'lambda',
  methodReference: 'reference',
  classLiteral: 'class',
};

/** Which sort a value is of. */
export function sortOf(value: Expression): Sort {
  if (value.kind === 'cast') return sortOf(value.children.at(-1) ?? value) === 'said' ? 'said' : 'other';
  if (value.kind === 'prefix') return value.label === '!' ? 'not' : value.label === '-' ? 'negative' : 'other';
  return SORTS[value.kind] ?? 'other';
}
