import type { Comparison, TypePair } from '../matching/comparison.js';

/** Types that left packages which are gone, together. */
export interface PackageMove {
  readonly kind: 'Rename Package' | 'Move Package' | 'Split Package' | 'Merge Package';
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly pairs: readonly TypePair[];
}

interface Route {
  readonly from: string;
  readonly to: string;
  readonly pairs: TypePair[];
}

/**
 * What became of the packages whose types were moved. Only changed files are known, so a package counts as gone when every changed type of it was moved.
 * Names are shortened by what both ends share: `a.x.sub` -> `b.x.sub` is a move of `a` to `b`.
 */
export function packageMoves(comparison: Comparison): readonly PackageMove[] {
  const routes: Route[] = [];
  for (const pair of comparison.typePairs) {
    const { before, after } = pair;
    if (before.outer || after.outer || before.name !== after.name) continue;
    if (before.file.packageName === after.file.packageName) continue;
    const { from, to } = withoutCommonEnd(before.file.packageName, after.file.packageName);
    if (from === '' || to === '') continue;
    const same = routes.find((route) => route.from === from && route.to === to);
    if (same) same.pairs.push(pair);
    else routes.push({ from, to, pairs: [pair] });
  }
  const stays = new Set(comparison.after.files.map((file) => file.packageName));
  const gone = routes.filter(
    (route) =>
      route.pairs.every((pair) => !stays.has(pair.before.file.packageName)) &&
      !comparison.removedTypes.some((type) => !type.outer && type.file.packageName === route.from),
  );
  return gone.map(({ from, to, pairs }) => ({
    kind: parentOf(from) === parentOf(to) ? 'Rename Package' : 'Move Package',
    from: [from],
    to: [to],
    pairs,
  }));
}

function withoutCommonEnd(before: string, after: string): { from: string; to: string } {
  const one = before.split('.');
  const other = after.split('.');
  while (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  return { from: one.join('.'), to: other.join('.') };
}

function parentOf(name: string): string {
  const end = name.lastIndexOf('.');
  return end < 0 ? '' : name.slice(0, end);
}
