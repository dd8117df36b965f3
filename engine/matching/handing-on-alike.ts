import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { normalizedDistance } from '../text/similarity.js';
import type { BodyMapping } from './body-mapping.js';
import { SIMILAR_NAME } from './covering.js';
import { isOwnCall } from './handing-on.js';
import { wrappedExpression } from './leaf-alignment.js';

/**
 * Both hand on to a method of their own type, and the one that the new (gone) method hands on to is new (gone) as well:
 *
 *     void fill(Box box) { fill(box, 3); }   ->   void fill(Box box) { load(box); }     void load(Box box) { load(box, 3); }
 *
 * That one has the new name instead of the old one, with arguments of the same kinds; or it has a name like the old one's, which is still there, and the
 * same arguments. `side`: where the new method (after) or the gone one (before) stands.
 */
export function handsOnToItsOwn(
  { mappings }: BodyMapping,
  { body, declaringType }: Method,
  around: Method,
  side: 'before' | 'after',
): boolean {
  const [mapping, another] = mappings;
  if (!mapping || another || body?.children.length !== 1) return false;
  const own = wrappedExpression(mapping[side]);
  const other = wrappedExpression(mapping[side === 'after' ? 'before' : 'after']);
  if (!own || !other || !isOwnCall(own) || !isOwnCall(other) || own.label === other.label) return false;
  const [given, was] = [own.arguments ?? [], other.arguments ?? []];
  const has = (type: Method['declaringType'], name: string): boolean =>
    type.methods.some((method) => method.name === name && method.parameters.length === given.length);
  if (given.length !== was.length || !has(declaringType, own.label) || has(around.declaringType, own.label)) return false;
  const every = (same: (one: Expression, old: Expression) => boolean): boolean => given.every((one, i) => same(one, was[i] as Expression));
  if (!has(declaringType, other.label)) return every((one, old) => one.kind === old.kind);
  return every((one, old) => one.text === old.text) && normalizedDistance(own.label, other.label) <= SIMILAR_NAME;
}
