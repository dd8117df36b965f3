import { knownType } from './known-types.js';
import type { Supertypes } from './supertypes.js';
import { symbolName, type StaticType } from './type-symbols.js';

/** What a value of a primitive type widens to, the nearest first. */
const WIDER: ReadonlyMap<string, readonly string[]> = new Map([
  ['byte', ['short', 'int', 'long', 'float', 'double']],
  ['short', ['int', 'long', 'float', 'double']],
  ['char', ['int', 'long', 'float', 'double']],
  ['int', ['long', 'float', 'double']],
  ['long', ['float', 'double']],
  ['float', ['double']],
]);

const BOXES: ReadonlyMap<string, string> = new Map([
  ['boolean', 'java.lang.Boolean'],
  ['byte', 'java.lang.Byte'],
  ['short', 'java.lang.Short'],
  ['char', 'java.lang.Character'],
  ['int', 'java.lang.Integer'],
  ['long', 'java.lang.Long'],
  ['float', 'java.lang.Float'],
  ['double', 'java.lang.Double'],
]);
const UNBOXED: ReadonlyMap<string, string> = new Map([...BOXES].map(([primitive, box]) => [box, primitive]));

/** The primitive type that a type is, or is a box of; null for any other. */
export function primitiveOf({ base, dimensions }: StaticType): string | null {
  if (dimensions > 0 || base.kind === 'null') return null;
  return base.kind === 'primitive' ? base.name : (UNBOXED.get(symbolName(base)) ?? null);
}

/** Whether a value of a type goes to another type without boxing; null when what was not seen decides. */
export function goesStrictly(from: StaticType, to: StaticType, supertypes: Supertypes): boolean | null {
  if (from.base.kind === 'null' && from.dimensions === 0) return to.dimensions > 0 || to.base.kind !== 'primitive';
  if (from.dimensions !== to.dimensions) return from.dimensions > to.dimensions && isAboveArrays(to);
  if (from.base.kind === 'primitive' || to.base.kind === 'primitive') {
    const [one, other] = [symbolName(from.base), symbolName(to.base)];
    return one === other || (from.dimensions === 0 && (WIDER.get(one)?.includes(other) ?? false));
  }
  if (from.base.kind === 'null' || to.base.kind === 'null') return false;
  return supertypes.isSubtype(from.base, to.base);
}

/** The same with boxing and unboxing. */
export function goesLoosely(from: StaticType, to: StaticType, supertypes: Supertypes): boolean | null {
  const strictly = goesStrictly(from, to, supertypes);
  if (strictly !== false || from.dimensions > 0 || to.dimensions > 0) return strictly;
  if (from.base.kind === 'primitive') {
    const box = knownType(BOXES.get(from.base.name) ?? '');
    return box !== null && goesStrictly({ base: { kind: 'known', type: box }, dimensions: 0, arguments: [] }, to, supertypes);
  }
  const primitive = primitiveOf(from);
  return primitive !== null && goesStrictly(primitiveType(primitive), to, supertypes);
}

export const primitiveType = (name: string): StaticType => ({ base: { kind: 'primitive', name }, dimensions: 0, arguments: [] });

/** `Object`, `Cloneable` and `Serializable` take arrays, too. */
function isAboveArrays({ base, dimensions }: StaticType): boolean {
  return dimensions === 0 && /^java\.(?:lang\.(?:Object|Cloneable)|io\.Serializable)$/.test(symbolName(base));
}
