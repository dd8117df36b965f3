import type { StatementMapping } from '../body-mapping.js';
import type { Fragment } from '../fragments.js';
import { include } from '../../../text/grouping.js';

/**
 * Declarations that share nothing but what is done with their variables: every mapped use of the one became a use of the other.
 *
 *     List<T> result = newArrayList(); … result.add(x);   ->   List<T> found = new ArrayList<>(); … found.add(x);
 *
 * `before`, `after`: leaves without a partner. `mappings`: what is mapped, computed when there is something to compare.
 */
export function renamedDeclarations(
  before: readonly Fragment[],
  after: readonly Fragment[],
  mappings: () => readonly StatementMapping[],
): readonly (readonly [Fragment, Fragment])[] {
  const declares = ({ statement, expression }: Fragment): boolean =>
    expression === null && statement.kind === 'localVariable' && statement.variables.length === 1;
  const [goneOnes, freshOnes] = [before.filter(declares), after.filter(declares)];
  if (goneOnes.length === 0 || freshOnes.length === 0) return [];
  const uses = renamedUses(mappings());
  const name = (fragment: Fragment): string => fragment.statement.variables[0]?.name ?? '';
  const taken = new Set<Fragment>();
  const pairs: (readonly [Fragment, Fragment])[] = [];
  for (const b of goneOnes) {
    const became = uses.before.get(name(b));
    if (became?.size !== 1) continue;
    const candidates = freshOnes.filter((a) => became.has(name(a)) && uses.after.get(name(a))?.size === 1 && !taken.has(a));
    const [a] = candidates;
    if (!a || candidates.length !== 1) continue;
    taken.add(a);
    pairs.push([b, a]);
  }
  return pairs;
}

/** Which names became which, and came from which, in the mapped statements. */
function renamedUses(mappings: readonly StatementMapping[]): {
  readonly before: ReadonlyMap<string, ReadonlySet<string>>;
  readonly after: ReadonlyMap<string, ReadonlySet<string>>;
} {
  const uses = { before: new Map<string, Set<string>>(), after: new Map<string, Set<string>>() };
  for (const { replacements } of mappings) {
    for (const { kind, before, after } of replacements) {
      if (kind !== 'variable' || before.kind !== 'name' || after.kind !== 'name') continue;
      include(uses.before, before.label, after.label);
      include(uses.after, after.label, before.label);
    }
  }
  return uses;
}
