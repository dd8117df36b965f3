import type { ApiChange } from '../results/look.js';
import type { ApiFamily, ApiKind } from './kind.js';
import { versionsOf, type Versions } from './versions.js';

/** A family that compares what users see of both versions. */
export function apiFamily(kinds: readonly ApiKind[], find: (versions: Versions) => Iterable<ApiChange>): ApiFamily {
  return { kinds, find: (at) => [...find(versionsOf(at))] };
}

/** The pairs of types that users see in both versions and that are still of one kind: of another one, the members are told by that. */
export function keptPairs({
  pairs,
}: Versions): readonly { readonly before: Versions['pairs'][number]['before']; readonly after: Versions['pairs'][number]['before'] }[] {
  return pairs.flatMap(({ before, after }) => (after && before.kind === after.kind ? [{ before, after }] : []));
}
