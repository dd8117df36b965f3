import type { StatementMapping } from './body-mapping.js';
import { countShared, type SameExpressions } from '../../facts/expressions/covering.js';
import { isCall, typeOf } from '../../facts/expressions/expression-facts.js';
import type { Fragment } from './fragments.js';
import { MappedUses } from './mapped-uses.js';

/**
 * Declarations that share nothing but what is done with their variables: every mapped use of the one became a use of the other.
 *
 *     List<T> result = newArrayList(); … result.add(x);   ->   List<T> found = new ArrayList<>(); … found.add(x);
 *
 * `before`, `after`: leaves without a partner. `mappings`: what is mapped, computed when there is something to compare. `mayBecome`: whether the values allow it.
 */
export function renamedDeclarations(
  before: readonly Fragment[],
  after: readonly Fragment[],
  mappings: () => readonly StatementMapping[],
  mayBecome: (before: Fragment, after: Fragment) => boolean,
): readonly (readonly [Fragment, Fragment])[] {
  const declares = ({ statement, expression }: Fragment): boolean =>
    expression === null && statement.kind === 'localVariable' && statement.variables.length === 1;
  const [goneOnes, freshOnes] = [before.filter(declares), after.filter(declares)];
  if (goneOnes.length === 0 || freshOnes.length === 0) return [];
  const uses = new MappedUses(mappings());
  const taken = new Set<Fragment>();
  return goneOnes.flatMap((b) => {
    const candidates = freshOnes.filter((a) => uses.areOne(nameOf(b), nameOf(a)) && !taken.has(a) && mayBecome(b, a));
    const [a] = candidates;
    if (!a || candidates.length !== 1) return [];
    taken.add(a);
    return [[b, a] as const];
  });
}

function nameOf({ statement }: Fragment): string {
  return statement.variables[0]?.name ?? '';
}

/** Of what two variables call or create something is the same: the name, the type, or an argument. */
export function areMadeAlike({ statement: before }: Fragment, { statement: after }: Fragment, same: SameExpressions): boolean {
  const [a, b] = [before.variables[0]?.initializer, after.variables[0]?.initializer];
  if (!a || !b || !isCall(a) || !isCall(b)) return true;
  if (a.kind === b.kind && (a.kind === 'creation' ? typeOf(a)?.text === typeOf(b)?.text : a.label === b.label)) return true;
  return countShared(a.arguments ?? [], b.arguments ?? [], same) > 0;
}
