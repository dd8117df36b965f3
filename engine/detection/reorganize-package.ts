import { reorganizePackageTypes } from '../catalogue/reorganize-package.js';
import type { TypePair } from '../matching/comparison.js';
import { finding } from './finding.js';
import type { DetectionFamily, Finding } from './family.js';
import { typeLocation } from './locations.js';
import { packageMoves } from './package-moves.js';
import { listText } from './print.js';
import { append } from '../text/grouping.js';

/** Whole packages and source folders with another name or place. */
export const reorganizePackage: DetectionFamily = {
  ...reorganizePackageTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const { kind, from, to, pairs } of packageMoves(comparison)) {
      const names =
        kind === 'Split Package'
          ? `${from.join()} to ${listText(to)}`
          : kind === 'Merge Package'
            ? `${listText(from)} to ${to.join()}`
            : `${from.join()} to ${to.join()}`;
      yield describe(kind, names, pairs);
    }
    const folders = new Map<string, TypePair[]>();
    for (const pair of comparison.typePairs) {
      const { before, after } = pair;
      if (before.outer || before.qualifiedName !== after.qualifiedName || before.file.path === after.file.path) continue;
      const names = differingFolders(before.file.path, after.file.path);
      if (!names) continue;
      append(folders, names, pair);
    }
    for (const [names, pairs] of folders) yield describe('Move Source Folder', names, pairs);
  },
};

function describe(kind: string, names: string, moved: readonly TypePair[]): Finding {
  const pairs = [...moved].sort((a, b) => (a.before.qualifiedName < b.before.qualifiedName ? -1 : 1));
  return finding(
    kind,
    names,
    pairs.map((pair) => typeLocation(pair.before, 'original type declaration')),
    pairs.map((pair) => typeLocation(pair.after, 'moved type declaration')),
  );
}

/**
 * `core/src/a/X.java`, `model/src/a/X.java` -> `core to model`: what is left of two folders when the equal ends are taken away, their first parts excepted;
 * null for one folder. What the files are called says nothing (asked of the peer with 264 pairs).
 *
 *     core/src/a/X.java   ->   core/src/a/OldX.java      no other folder
 */
function differingFolders(before: string, after: string): string | null {
  const [one, other] = [before, after].map((path) => path.split('/').slice(0, -1)) as [string[], string[]];
  if (one.join('/') === other.join('/')) return null;
  while (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  return `${one.join('/')} to ${other.join('/')}`;
}
