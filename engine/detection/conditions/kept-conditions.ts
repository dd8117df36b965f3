import { statementsOf, type Statement } from '../../model/statement.js';
import { allMappings, type BodyMapping } from '../../matching/bodies/body-mapping.js';

/** The `if`s of a body that something before became. */
export function keptConditions(body: BodyMapping | null): ReadonlySet<Statement> {
  return new Set(
    allMappings(body?.mappings ?? []).flatMap(({ before, after }) => (before.kind === 'if' && after.kind === 'if' ? [after] : [])),
  );
}

/**
 * Whether a branch of an `if` that became a conditional expression is told. It is not where as many `if`s stand around the expression, two steps up,
 * as stood around the branch, and all of them were there: then the one around the branch is taken for one that stayed.
 *
 *     if(a) { if(b) { x = 1; } else { x = 2; } }        ->   if(a) { x = b ? 1 : 2; }                 one and one: nothing
 *     if(a) { f(); }  if(b) { x = 1; } else x = 2;      ->   if(a) { f(); }  x = b ? 1 : 2;           one and one of x = 1, one and two of x = 2: this is told
 */
export function areSeenBesideOthers(expression: Statement, [leaf, branching]: readonly Statement[], kept: ReadonlySet<Statement>): boolean {
  if (!leaf || branching?.kind !== 'if' || leaf.composite || !isWithin(leaf, branching)) return true;
  const around = conditionsIn(leaf.parent?.parent);
  const stayed = conditionsIn(expression.parent?.parent ?? expression.parent);
  return around.length !== stayed.length || !stayed.every((one) => kept.has(one));
}

function isWithin({ parent }: Statement, branching: Statement): boolean {
  return parent !== null && (parent === branching || isWithin(parent, branching));
}

function conditionsIn(around: Statement | null | undefined): readonly Statement[] {
  return around ? statementsOf(around).filter(({ kind }) => kind === 'if') : [];
}
