import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { isCall } from '../matching/expression-facts.js';
import { isTellingRead } from '../matching/read-values.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import type { ExtractionDirection } from './value-readings.js';
import { isTelling } from './variable-values.js';

/**
 * Whether a declaration under one name holds what another call gives that is handed the variable, of which the value does not say by itself that it stood there:
 *
 *     int most = sum(rows[i].size());        ->   Row row = rows[i];         int most = worth(row.size());      nothing
 *     int most = sum(new Row(3).size());     ->   Row row = new Row(3);      int most = worth(row.size());      nothing, in reverse it was put in
 *     int most = sum(find(3), 2);            ->   Row row = find(3);         int most = worth(row, 2);          nothing; it was, of   find(3).size()
 *     int most = shelf.sum(rows[i], 2);      ->   Row row = rows[i];         int most = shelf.worth(row, 2);    row: the same is asked with something as before
 */
export function isHandedToAnother(
  host: Statement,
  other: Statement,
  uses: readonly Expression[],
  value: Expression | null,
  direction: ExtractionDirection,
): boolean {
  const [mine, theirs] = [wrappedExpression(host), wrappedExpression(other)];
  if (!value || host.kind !== 'localVariable' || mine?.kind !== 'invocation' || theirs?.kind !== 'invocation') return false;
  if (mine.label === theirs.label || isAskedOfTheSame(mine, theirs) || !uses.every((use) => isHandedOver(use, mine))) return false;
  switch (value.kind) {
    case 'arrayAccess':
    case 'fieldAccess':
      return !isTellingRead(value);
    case 'creation':
      return direction === 'extract' || isAlone(uses, mine);
    case 'invocation':
      if (value.receiver?.kind === 'invocation') return true;
      return direction === 'extract' ? uses.some(isHandedBare) && (value.arguments?.length ?? 0) > 0 : isAlone(uses, mine);
    case 'infix':
      return direction === 'inline' || !isTelling(value) || !value.children.some(({ kind }) => kind === 'number' || kind === 'invocation');
    default:
      return false;
  }
}

/** Whether a name stands in an argument of a call, not in a lambda there. */
function isHandedOver(name: Expression, call: Expression): boolean {
  let current = name;
  while (current.parent && current.parent !== call && current.parent.kind !== 'lambda') current = current.parent;
  return current.parent === call && call.receiver !== current;
}

/** `worth(row)`, not `worth(row.size())`. */
function isHandedBare(name: Expression): boolean {
  return name.parent !== null && isCall(name.parent) && (name.parent.arguments?.includes(name) ?? false);
}

/** Of one object, and handed something as before. */
function isAskedOfTheSame(mine: Expression, theirs: Expression): boolean {
  if (!mine.receiver || mine.receiver.text !== theirs.receiver?.text) return false;
  return (mine.arguments ?? []).some(({ text }) => theirs.arguments?.some((one) => one.text === text));
}

/** All that a call is handed is the variable. */
function isAlone(uses: readonly Expression[], call: Expression): boolean {
  const [only, ...more] = call.arguments ?? [];
  return more.length === 0 && only !== undefined && uses.includes(only);
}
