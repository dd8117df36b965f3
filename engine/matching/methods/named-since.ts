import { statementsOf, type Statement } from '../../model/statement.js';
import { goThroughTheSame, loopsInOtherForm } from '../bodies/loops-and-pipelines.js';
import { isReal } from '../../facts/telling-statements.js';
import type { Agreement } from './method-similarity.js';
import { heldValues } from './variables-named-inside.js';

/**
 * How well two methods agree when a value that stood in a statement has a variable of its own now that holds it, or had one: the declaration counts as one more
 * statement that goes on. One that is gone is missing all the same; beside a whole body so is one that is new (2,880 pairs of methods under other names and
 * parameters, by what the variable holds and by what is gone and added):
 *
 *     void check() { shelf.put(find(key).size()); }   ->   void examine() { int many = find(key, 3).size(); log.warn("x"); shelf.put(many); }
 */
export function withNamedValues(agreement: Agreement, sameName: boolean): Agreement {
  const { body, mapped, unmappedBefore, unmappedAfter } = agreement;
  if (!body) return agreement;
  const [was, is] = [heldValues(body, 'before').declarations, heldValues(body, 'after').declarations];
  if (was + is === 0) return agreement;
  const [before, after] = [unmappedBefore, unmappedAfter - is];
  const missing = before === 0 || after === 0 ? 1 : 0;
  return {
    ...agreement,
    mapped: mapped + (was + is) * (sameName ? BY_NAME : 1),
    unmappedBefore: before + (was > 0 ? missing : 0),
    unmappedAfter: after + (is > 0 ? missing : 0),
  };
}

/** What a declaration counts in a method that kept its name. */
const BY_NAME = 2;

/**
 * The same for a method that went to another type: under its name the declaration counts as one more statement that went along, under another the statement as one
 * that is as it was (1,240 pairs).
 */
export function withNamedOnTheWay(agreement: Agreement, sameName: boolean): Agreement {
  const { body, mapped, exact, unmappedAfter } = agreement;
  if (!body) return agreement;
  const [was, is] = [heldValues(body, 'before'), heldValues(body, 'after')];
  const declarations = was.declarations + is.declarations;
  if (declarations === 0) return agreement;
  return {
    ...agreement,
    mapped: mapped + (sameName ? declarations : 0),
    exact: Math.min(mapped, exact + (sameName ? 0 : was.statements + is.statements)),
    unmappedAfter: unmappedAfter - is.declarations,
  };
}

/**
 * How well two methods agree when a loop became a pipeline, or the reverse: all that the loop and the pipeline do goes on. Between types (`moved`) both have to run
 * over the same.
 */
export function withLoopsInOtherForm(agreement: Agreement, moved = false): Agreement {
  const { body, mapped, exact, telling, unmappedBefore, unmappedAfter } = agreement;
  const pairs = body ? loopsInOtherForm(body, moved ? goThroughTheSame : undefined) : [];
  if (!body || pairs.length === 0) return agreement;
  const goesOn = (side: 0 | 1, unmapped: readonly Statement[]): number => {
    const inside = new Set(pairs.flatMap((pair) => statementsOf(pair[side])));
    return unmapped.filter((one) => inside.has(one) && isReal(one)).length;
  };
  const [was, is] = [goesOn(0, body.unmappedBefore), goesOn(1, body.unmappedAfter)];
  const more = Math.max(was, is);
  return {
    ...agreement,
    mapped: mapped + more,
    exact: exact + more,
    telling: telling + more,
    unmappedBefore: unmappedBefore - was,
    unmappedAfter: unmappedAfter - is,
  };
}
