import type { Statement } from '../../model/statement.js';
import { allMappings, type BodyMapping } from './body-mapping.js';

/**
 * Whether one piece of code does what another did: statements of the one became statements of the other, and no more of them are gone, or new, than go on; or
 * none is gone, or none new. What only the uses of a variable tell counts for neither.
 *
 *     { open(); put(lid); }   ->   { open(); put(cap); }
 *     { open(); put(lid); }   ->   { open(); put(lid); shut(); mark(); }
 *     { open(); put(lid); }   ->   { open(); nail(); }                     at least as many; not more than
 */
export function goesOn(
  { mappings, unmappedBefore, unmappedAfter }: Pick<BodyMapping, 'mappings' | 'unmappedBefore' | 'unmappedAfter'>,
  share: 'at least as many' | 'more than' = 'at least as many',
): boolean {
  const all = allMappings(mappings);
  const sure = count(all.flatMap(({ inferred, before }) => (inferred ? [] : [before])));
  const inferred = count(all.map(({ before }) => before)) - sure;
  const [gone, added] = [count(unmappedBefore) + inferred, count(unmappedAfter) + inferred];
  if (sure === 0 || gone === 0 || added === 0) return sure > 0;
  return share === 'more than' ? sure > Math.max(gone, added) : sure >= Math.max(gone, added);
}

const count = (statements: readonly Statement[]): number => statements.filter(({ kind }) => kind !== 'block').length;
