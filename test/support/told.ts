import { kind } from '../../engine/catalogue/documented.js';
import { FAMILY_TYPES } from '../../engine/catalogue/families.js';
import type { Refactoring } from '../../engine/results/result.js';

const KINDS = new Map(FAMILY_TYPES.flatMap(({ types }) => types.map((one) => [one.type, one.kind] as const)));

/** What kind a type is; of one that no family knows, a phrase. */
export const kindOfType = (type: string): Refactoring['kind'] => KINDS.get(type) ?? kind('assert', 'statement', { noun: null });

/** What a result says of a made-up refactoring besides its description: its kind, and the description again for readers, without the type. */
export function toldLike(type: string, description: string): Pick<Refactoring, 'kind' | 'summary'> {
  const sentence = description.startsWith(`${type} `) ? description.slice(type.length + 1) : description;
  return { kind: kindOfType(type), summary: { after: sentence, context: '', sentence } };
}
