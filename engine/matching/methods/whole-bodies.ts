import { allMappings, type BodyMapping, type Replacement, type StatementMapping } from '../bodies/body-mapping.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { isTrivial } from '../../facts/telling-statements.js';

/**
 * Whether a body of which every statement goes on says by itself which method it is, whatever became of the signature and of the methods around it (5,960
 * made-up pairs). A composite that is as it was does, when another statement is, too; otherwise one statement is enough if all that was
 * replaced in the others is of one kind: names, types, or called methods.
 *
 *     Cup clean(Hand h) { rinse(3); tidy(cup); }   ->   Jug wipe(Cloth c) { rinse(3); tidy(jug); }              yes
 *     Cup clean(Hand h) { rinse(3); tidy(cup); }   ->   Jug wipe(Cloth c) { rinse(3); tidyUp(jug); }            no: a name and a call
 *     Cup clean(Hand h) { rinse(3); tell("a"); }   ->   Jug wipe(Cloth c) { rinse(3); tell("b"); }              no: a literal
 */
export function goesOnAsAWhole(body: BodyMapping): boolean {
  const mappings = allMappings(body.mappings).filter(({ before }) => before.kind !== 'block');
  const exact = mappings.filter(({ distance }) => distance === 0);
  if (exact.length > 1 && exact.some(({ before }) => before.composite)) return true;
  return exact.some(({ before }) => !isTrivial(before)) && replacesOneKind(mappings);
}

function replacesOneKind(mappings: readonly StatementMapping[]): boolean {
  const kinds = new Set(mappings.flatMap((mapping) => mapping.replacements.map((one) => one.kind)));
  return kinds.size === 1 && mappings.every(({ before, replacements }) => replacements.every((one) => standsForTheLike(one, before)));
}

/**
 * A name for a name, a type for a type, a call for a call on as many objects with as many arguments. What an object is asked for under another name counts as an
 * argument alone, and no arguments of arguments do (1,042 pairs):
 *
 *     tidy(book.first());   ->   tidy(book.last());      yes
 *     book.open();          ->   book.shut();            no
 */
function standsForTheLike({ kind, before, after }: Replacement, statement: Statement): boolean {
  switch (kind) {
    case 'variable':
    case 'type':
      return true;
    case 'invocation':
    case 'creation': {
      const depth = depthIn(statement, before);
      return (
        (before.receiver === null) === (after.receiver === null) &&
        before.arguments?.length === after.arguments?.length &&
        depth <= 1 &&
        (depth === 1 || before.receiver === null || before.label === after.label)
      );
    }
    default:
      return false;
  }
}

/** 0 for all that a statement does, gives back or keeps in a new variable; 1 for the arguments of that, what is asked, thrown or assigned. */
function depthIn({ kind }: Statement, part: Expression): number {
  let depth = kind === 'expression' || kind === 'return' || kind === 'localVariable' ? 0 : 1;
  for (let around = part.parent; around; around = around.parent) depth++;
  return depth;
}
