import type { TypePair } from '../../matching/comparison.js';
import type { MatchingResult } from '../../matching/result.js';
import type { SourceFile } from '../../model/source-file.js';
import { groupBy } from '../../text/grouping.js';

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
export function packageMoves(comparison: MatchingResult): readonly PackageMove[] {
  const routes: Route[] = [];
  for (const pair of comparison.typePairs) {
    const { before, after } = pair;
    if (before.outer || after.outer) continue;
    if (before.file.packageName === after.file.packageName) continue;
    const { from, to } = withoutCommonEnd(before.file.packageName, after.file.packageName);
    if (from === '' || to === '' || isInside(from, to) || isInside(to, from)) continue;
    const same = routes.find((route) => route.from === from && route.to === to);
    if (same) same.pairs.push(pair);
    else routes.push({ from, to, pairs: [pair] });
  }
  const gone = [...groupBy(routes, (route) => route.from)].flatMap(([from, parts]) => {
    const pairs = parts.flatMap((route) => route.pairs);
    return isGone(from, pairs, comparison) ? parts : [];
  });
  const bySource = groupBy(gone, (route) => route.from);
  const byTarget = groupBy(gone, (route) => route.to);
  const moves: PackageMove[] = [];
  for (const [from, parts] of bySource) {
    if (parts.length > 1)
      moves.push({
        kind: 'Split Package',
        from: [from],
        to: parts.map((route) => route.to).sort(),
        pairs: parts.flatMap((route) => route.pairs),
      });
  }
  for (const [to, parts] of byTarget) {
    if (parts.length > 1)
      moves.push({
        kind: 'Merge Package',
        from: parts.map((route) => route.from).sort(),
        to: [to],
        pairs: parts.flatMap((route) => route.pairs),
      });
  }
  for (const { from, to, pairs } of gone) {
    if ((bySource.get(from)?.length ?? 0) > 1 || (byTarget.get(to)?.length ?? 0) > 1 || isImportedFrom(from, comparison)) continue;
    moves.push({ kind: parentOf(from) === parentOf(to) ? 'Rename Package' : 'Move Package', from: [from], to: [to], pairs });
  }
  return moves;
}

/**
 * In one of the source folders that types left nothing of the change is left in the package or in one inside it, whatever the others still have (384 pairs of
 * packages in two folders). And nothing imports from the packages of the types any more: unchanged files are not at hand, but imports tell of them.
 *
 *     src/main/shop/cart/Cart, src/test/shop/cart/CartTest   ->   src/main/shop/box/Cart, src/test/shop/cart/CartTest      a move of shop.cart
 */
function isGone(from: string, pairs: readonly TypePair[], { after }: MatchingResult): boolean {
  const packages = new Set(pairs.map((pair) => pair.before.file.packageName));
  for (const { packageName } of after.files) packages.delete(packageName);
  if (after.files.some(({ imports }) => importedPackages(imports).some((one) => packages.has(one)))) return false;
  const left = new Set(pairs.map((pair) => sourceFolderOf(pair.before.file)));
  for (const file of after.files) if (file.packageName === from || isInside(from, file.packageName)) left.delete(sourceFolderOf(file));
  return left.size > 0;
}

/** The folder in which a file's package begins; where folders are not named as packages are, its own. */
function sourceFolderOf({ path, packageName }: SourceFile): string {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const own = packageName.replaceAll('.', '/');
  return folder === own || folder.endsWith(`/${own}`) ? folder.slice(0, folder.length - own.length) : folder;
}

/** Something inside the package is imported still, though it is in no changed file: a package inside it is there, if it is not a library's. */
function isImportedFrom(from: string, { after }: MatchingResult): boolean {
  const known = new Set(after.files.map(({ packageName }) => packageName));
  return after.files.some(({ imports }) =>
    importedPackages(imports).some((one) => !known.has(one) && (one === from || isInside(from, one))),
  );
}

function importedPackages(imports: SourceFile['imports']): readonly string[] {
  return imports.map(({ onDemand, name }) => (onDemand ? name : parentOf(name)));
}

/** A package that got or lost a package around its types is there still. */
function isInside(outer: string, inner: string): boolean {
  return inner.startsWith(`${outer}.`);
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
