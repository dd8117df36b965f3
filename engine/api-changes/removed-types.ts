import type { TypeDeclaration } from '../model/declarations.js';
import type { ApiChange } from '../results/look.js';
import { groupBy } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';
import { apiChange, shortName } from './change.js';
import { apiFamily } from './family.js';
import type { ApiKind } from './kind.js';
import type { SeenPair, Versions } from './versions.js';
import { changePackage, changeType } from './rewrites.js';
import { listed } from './words.js';

const REMOVED: ApiKind = { id: 'TYPE_REMOVED', breaks: 'both', meaning: 'A type is gone, hidden from users, or called otherwise.' };
const PACKAGE: ApiKind = {
  id: 'PACKAGE_MOVED',
  breaks: 'both',
  meaning: 'Types that users import are in another package, under their names.',
};

/** How many types that went from one package to another are told as one. */
const TYPES_OF_A_PACKAGE = 2;

/** Successors that are named before the rest is only counted. */
const NAMED = 5;

/** Types that users do not find where they were. */
export const REMOVED_TYPES = apiFamily([REMOVED, PACKAGE], function* (versions) {
  const gone = versions.pairs.filter((pair) => isElsewhere(pair) && !followsOuter(pair, versions));
  const isMoved = ({ before, after }: SeenPair): boolean =>
    after !== null && !before.outer && !after.outer && before.name === after.name && before.file.packageName !== after.file.packageName;
  const moves = groupBy(gone.filter(isMoved), ({ before, after }) => `${before.file.packageName} ${after?.file.packageName ?? ''}`);
  const told = new Set<SeenPair>();
  for (const pairs of moves.values()) {
    checkpoint();
    if (pairs.length < TYPES_OF_A_PACKAGE) continue;
    for (const pair of pairs) told.add(pair);
    yield packageMoved(pairs, versions);
  }
  for (const pair of gone) if (!told.has(pair)) yield removed(pair, versions);
});

const isElsewhere = ({ before, after }: SeenPair): boolean => before.qualifiedName !== after?.qualifiedName;

/** What is nested goes with the type around it. */
function followsOuter({ before, after }: SeenPair, { before: surface, after: other, ways }: Versions): boolean {
  const { outer } = before;
  if (!outer || !surface.isVisible(outer)) return false;
  const outerAfter = other.typeAt(outer.qualifiedName) ?? ways.types.get(outer);
  if (!outerAfter || !other.isVisible(outerAfter)) return true;
  return after?.name === before.name && after.outer === outerAfter;
}

function packageMoved(pairs: readonly SeenPair[], { ways }: Versions): ApiChange {
  const [first] = pairs;
  const refactoring = ways.tellerOf(first?.before);
  const [from, to] = [first?.before.file.packageName ?? '', first?.after?.file.packageName ?? ''];
  return apiChange(PACKAGE, {
    element: from,
    sentence: `${pairs.length} types of \`${from}\` are in \`${to}\` now.`,
    migration: `Import them from \`${to}\` in place of \`${from}\`.`,
    refactoring,
    rewrite: ways.isOfPackage(refactoring)
      ? [changePackage(from, to)]
      : pairs.flatMap(({ before, after }) => (after ? [changeType(before, after)] : [])),
    before: first?.before ?? null,
    after: first?.after ?? null,
  });
}

function removed({ before, after }: SeenPair, versions: Versions): ApiChange {
  const { ways } = versions;
  const element = before.qualifiedName;
  if (after)
    return apiChange(REMOVED, {
      element,
      before,
      after,
      refactoring: ways.tellerOf(before),
      rewrite: [changeType(before, after)],
      ...wayTo(before, after),
    });
  const hidden = versions.after.typeAt(element) ?? ways.types.get(before) ?? null;
  if (hidden)
    return apiChange(REMOVED, {
      element,
      before,
      after: hidden,
      refactoring: ways.tellerOf(hidden),
      sentence: `\`${shortName(before)}\` is hidden from users now.`,
    });
  const parts = heirsOf(before, versions);
  const names = parts.slice(0, NAMED).map((type) => `\`${shortName(type)}\``);
  return apiChange(REMOVED, {
    element,
    before,
    after: parts[0] ?? null,
    refactoring: ways.tellerOf(before),
    sentence: `\`${shortName(before)}\` is gone.`,
    migration: parts.length === 0 ? null : `Its members are in ${listed([...names, ...(parts.length > NAMED ? ['others'] : [])])}.`,
  });
}

function wayTo(before: TypeDeclaration, after: TypeDeclaration): { readonly sentence: string; readonly migration: string } {
  const [one, other] = [shortName(before), shortName(after)];
  const isHere = before.file.packageName === after.file.packageName;
  return isHere
    ? { sentence: `\`${one}\` is \`${other}\` now.`, migration: `Write \`${other}\` in place of \`${one}\`.` }
    : {
        sentence: `\`${one}\` is \`${after.qualifiedName}\` now.`,
        migration: `Import \`${after.qualifiedName}\` in place of \`${before.qualifiedName}\`.`,
      };
}

/** The types to which its members went, most of them first. */
function heirsOf(before: TypeDeclaration, { ways, after }: Versions): readonly TypeDeclaration[] {
  const counts = new Map<TypeDeclaration, number>();
  const count = (type: TypeDeclaration | undefined): void => {
    if (type && after.isVisible(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  };
  for (const method of before.methods) count(ways.methods.get(method)?.declaringType);
  for (const field of before.fields) count(ways.fields.get(field)?.declaringType);
  return [...counts].sort(([, one], [, other]) => other - one).map(([type]) => type);
}
