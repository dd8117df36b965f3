import type { TypeDeclaration } from '../../model/declarations.js';
import { append, groupBy } from '../../text/grouping.js';
import { checkpoint } from '../../text/work.js';
import { memberKeys } from './type-profile.js';

/** Share of the members of two types from which they are one under two names. */
const SAME = 0.7;

/** A member that more types have says nothing. */
const MOST_SHARERS = 40;

/** Types of one name that share no member, and those whose members each of the two has. */
interface Stranger {
  readonly before: TypeDeclaration;
  readonly after: TypeDeclaration;
  readonly becomes: readonly TypeDeclaration[];
  readonly was: readonly TypeDeclaration[];
}

/**
 * Equal names are no proof: types of one qualified name that have no member in common are two when both have the members of others, which are gone or new, or such
 * strangers, too: names that were exchanged, or handed on in a circle.
 *
 *     class Door { void open() { } int key; }  class Gate { void lift() { } int bar; }   ->   class Gate { void open() { } int key; }  class Door { void lift() { } int bar; }
 */
export function strangersOf(before: readonly TypeDeclaration[], after: readonly TypeDeclaration[]): ReadonlySet<TypeDeclaration> {
  const [olds, nows] = [groupBy(before, nameOf), groupBy(after, nameOf)];
  const gone = before.filter((type) => !nows.has(type.qualifiedName));
  const fresh = after.filter((type) => !olds.has(type.qualifiedName));
  const pairs = before.flatMap((type) => {
    const [other, ...more] = nows.get(type.qualifiedName) ?? [];
    return other && more.length === 0 && olds.get(type.qualifiedName)?.length === 1 && shareNothing(type, other)
      ? [[type, other] as const]
      : [];
  });
  if (pairs.length + Math.min(gone.length, fresh.length) < 2 || pairs.length === 0) return new Set();
  const likeNow = alike([...pairs.map(([, type]) => type), ...fresh]);
  const likeBefore = alike([...pairs.map(([type]) => type), ...gone]);
  let strangers: readonly Stranger[] = pairs.map(([old, now]) => ({
    before: old,
    after: now,
    becomes: likeNow(old),
    was: likeBefore(now),
  }));
  const [isGone, isFresh] = [new Set(gone), new Set(fresh)];
  for (let count = -1; count !== strangers.length;) {
    count = strangers.length;
    const [left, right] = [new Set(strangers.map((one) => one.before)), new Set(strangers.map((one) => one.after))];
    strangers = strangers.filter(
      ({ becomes, was }) =>
        becomes.some((one) => isFresh.has(one) || right.has(one)) && was.some((one) => isGone.has(one) || left.has(one)),
    );
  }
  return new Set(strangers.flatMap((one) => [one.before, one.after]));
}

function nameOf({ qualifiedName }: TypeDeclaration): string {
  return qualifiedName;
}

/** Both have several members, and none under one name. */
function shareNothing(before: TypeDeclaration, after: TypeDeclaration): boolean {
  const [own, their] = [memberKeys(before), new Set(memberKeys(after))];
  return own.length > 1 && their.size > 1 && !own.some((key) => their.has(key));
}

/** Finds those of some types that have nearly all members of another one, and hardly any others. */
function alike(types: readonly TypeDeclaration[]): (type: TypeDeclaration) => readonly TypeDeclaration[] {
  const index = new Map<string, TypeDeclaration[]>();
  for (const type of types) for (const key of memberKeys(type)) append(index, key, type);
  return (type) => {
    const keys = memberKeys(type);
    const shared = new Map<TypeDeclaration, number>();
    for (const key of keys) {
      const sharers = index.get(key) ?? [];
      checkpoint(1);
      if (sharers.length <= MOST_SHARERS) for (const other of sharers) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared].filter(([other, count]) => (2 * count) / (keys.length + memberKeys(other).length) >= SAME).map(([other]) => other);
  };
}
