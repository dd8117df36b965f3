import type { Expression } from '../model/expression.js';
import type { VariableDeclaration } from '../model/declarations.js';
import { withoutCast } from '../matching/covering.js';

/** Names of the side without the variable, with the names that the same variables have where it is declared. */
type Renames = ReadonlyMap<string, string>;

/**
 * Whether a value is one of a renamed variable that says nothing of where it stood before (1,008 made-up changes): an element or a denial of it; what is
 * added to it when the variable that holds it took its name.
 *
 *     int row = rows(); put(row + 1);      ->   int all = rows(); int row = all + 1; put(row);
 *     int[] row = rows(); put(row[0]);     ->   int[] all = rows(); int first = all[0]; put(first);
 */
export function isOfRenamed({ name, initializer: value }: VariableDeclaration, renames: Renames): boolean {
  const [of] = value?.children ?? [];
  if (!value || of?.kind !== 'name' || ![...renames.values()].includes(of.label)) return false;
  if (value.kind === 'arrayAccess' || value.kind === 'prefix') return true;
  return value.kind === 'infix' && value.label === '+' && renames.get(name) === of.label;
}

/**
 * Whether the variable took the name of the one that its value is made of, and stands there as no argument: then the other one stands there for all that is
 * said, unless it is a call.
 *
 *     long row = rows(); last = (int) row;   ->   long all = rows(); int row = (int) all; last = row;      but not   put(row);
 */
export function isTakenForNamesake(
  { name, initializer: value }: VariableDeclaration,
  uses: readonly Expression[],
  renames: Renames,
): boolean {
  const renamed = renames.get(name);
  if (!value || renamed === undefined || withoutCast(value).kind === 'invocation' || !value.text.includes(renamed)) return false;
  return !uses.some((use) => use.parent?.arguments?.includes(use));
}
