import { isField, type Field } from '../../model/declarations.js';
import type { ComparedBodies } from './field-evidence.js';
import { Mergers, givenIn, sidesOf, type MergerDirection } from '../variables/merged-parameters.js';

export interface FieldMerger {
  readonly one: Field;
  readonly several: readonly Field[];
}

/**
 * Fields of a type in whose place one field of it stands, or the reverse, by what all its methods say:
 *
 *     class Plot { int width; int depth; … fence(width); … dig(depth); }   ->   class Plot { Size size; … fence(size.width()); … dig(size.depth()); }
 *
 * Several may have become one that was there, but one that is still there became nothing. Calls and fields of the one add up.
 */
export function fieldMergers(
  bodies: readonly ComparedBodies[],
  direction: MergerDirection,
  isGone: (field: Field) => boolean,
): readonly FieldMerger[] {
  const found = new Mergers(direction);
  for (const { before, after, body } of bodies) {
    if (!body || body.identical || before.declaringType.qualifiedName !== after.declaringType.qualifiedName) continue;
    const types = [before.declaringType, after.declaringType];
    const sides = sidesOf(before, after, direction, (one) => isField(one) && types.includes(one.declaringType));
    const given = [...givenIn(body, sides)];
    for (const each of given) if (each.way !== 'field') found.add(each);
    for (const each of given) if (each.way === 'field') found.add({ ...each, way: 'call' });
  }
  return found.all().flatMap(({ one, several }) => {
    const isOneOfThem = several.some(({ name }) => name === one.name);
    if (!isField(one) || isOneOfThem || (direction === 'split' && !isGone(one))) return [];
    return [{ one, several: several.filter(isField) }];
  });
}
