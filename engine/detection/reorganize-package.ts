import { reorganizePackageTypes } from '../catalogue/reorganize-package.js';
import type { TypePair } from '../matching/comparison.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { nameElement, typePart } from '../findings/elements.js';
import { packageMoves } from './types/package-moves.js';

/** Whole packages and source folders with another name or place. */
export const reorganizePackage: DetectionFamily = {
  ...reorganizePackageTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const { kind, from, to, pairs } of packageMoves(comparison)) {
      yield describe(kind, { from, to, pairs });
    }
    const folders = new Map<string, Reorganized & { readonly pairs: TypePair[] }>();
    for (const pair of comparison.typePairs) {
      const { before, after } = pair;
      if (before.outer || before.qualifiedName !== after.qualifiedName || before.file.path === after.file.path) continue;
      const names = differingFolders(before.file.path, after.file.path);
      if (!names) continue;
      const key = `${names.from} to ${names.to}`;
      const known = folders.get(key);
      if (known) known.pairs.push(pair);
      else folders.set(key, { from: [names.from], to: [names.to], pairs: [pair] });
    }
    for (const folder of folders.values()) yield describe('Move Source Folder', folder);
  },
};

/** Packages or folders by their names, and the types that went along. */
interface Reorganized {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly pairs: readonly TypePair[];
}

function describe(type: string, { from, to, pairs: moved }: Reorganized): Finding {
  const pairs = [...moved].sort((a, b) => (a.before.qualifiedName < b.before.qualifiedName ? -1 : 1));
  return finding(type, {
    before: { subject: from.map(nameElement), parts: pairs.map((pair) => typePart(pair.before, 'original type declaration')) },
    after: { subject: to.map(nameElement), parts: pairs.map((pair) => typePart(pair.after, 'moved type declaration')) },
  });
}

/**
 * `core/src/a/X.java`, `model/src/a/X.java` -> `core`, `model`: what is left of two folders when the equal ends are taken away, their first parts excepted;
 * null for one folder. What the files are called says nothing (asked of the peer with 264 pairs).
 *
 *     core/src/a/X.java   ->   core/src/a/OldX.java      no other folder
 */
function differingFolders(before: string, after: string): { readonly from: string; readonly to: string } | null {
  const [one, other] = [before, after].map((path) => path.split('/').slice(0, -1)) as [string[], string[]];
  if (one.join('/') === other.join('/')) return null;
  while (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  return { from: one.join('/'), to: other.join('/') };
}
