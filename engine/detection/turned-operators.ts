import { OPPOSITES } from '../matching/condition-parts.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { own } from '../text/own.js';

const REVERSE: Readonly<Record<string, string>> = { ...OPPOSITES, '&&': '||', '||': '&&' };

/**
 * Two statements that differ in comparing and logical operators alone, each of which became its opposite wherever it stands:
 *
 *     draw(k > 3, a);          ->   draw(k <= 3, a);
 *     if(a == b && c == d)     ->   if(a != b && c != d)     if(a == b || c == d)
 *
 * but not `if(a == b && c == d)` -> `if(a != b && c == d)`, where one of two equal operators stayed, nor an exchange of both: `a == b && c != d` ->
 * `a != b && c == d`.
 */
export function hasTurnedOperators(one: Statement, other: Statement): boolean {
  if (one.kind !== other.kind || one.variables.length !== other.variables.length) return false;
  const declared = one.variables.every(({ name, type }, i) => {
    const now = other.variables[i];
    return name === now?.name && type?.text === now.type?.text;
  });
  // a value that one question decides about is another value
  if (!declared || (GIVING.has(one.kind) && one.expressions.some(({ kind }) => kind === 'conditional'))) return false;
  return haveTurned(one.expressions, other.expressions);
}

const GIVING: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>(['return', 'localVariable']);

function haveTurned(before: readonly Expression[], after: readonly Expression[]): boolean {
  const turned = new Set<string>();
  const kept = new Set<string>();
  return (
    alike(before, after, turned, kept) &&
    turned.size > 0 &&
    [...turned].every((operator) => !kept.has(operator) && !turned.has(own(REVERSE, operator) ?? ''))
  );
}

/** The same but for operators; notes which of them were turned and which were kept. */
function alike(before: readonly Expression[], after: readonly Expression[], turned: Set<string>, kept: Set<string>): boolean {
  if (before.length !== after.length) return false;
  return before.every((one, i) => {
    const other = after[i];
    if (other?.kind !== one.kind) return false;
    if (one.block || one.anonymousType || one.kind === 'lambda' || one.children.length === 0) return one.text === other.text;
    if (one.kind === 'infix' && own(REVERSE, one.label) !== undefined) {
      if (one.label === other.label) kept.add(one.label);
      else if (own(REVERSE, one.label) === other.label) turned.add(one.label);
      else return false;
    } else if (one.label !== other.label) return false;
    return alike(one.children, other.children, turned, kept);
  });
}
