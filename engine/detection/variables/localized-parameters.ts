import type { Method, VariableDeclaration } from '../../model/declarations.js';
import { leavesOf, type Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { callsTo } from '../../facts/calls.js';
import { pairOf, type VariablePair } from '../../matching/variables/variables.js';
import type { BodyChange } from '../changes/body-changes.js';
import { stripped } from '../values/variable-values.js';

/**
 * Parameters of an inlined method that are variables of the same name and type now where it was called, and hold what it was handed, whatever is done with them
 * (616 made-up changes): the variable is declared where nothing was, or where the call was.
 *
 *     berth(new Load(3)); … void berth(Load load) { gate.open(); }   ->   Load load = new Load(3); gate.open();
 *     Load old = new Load(3); berth(old);                            ->   Load load = new Load(3); gate.open();      no: Rename Variable
 *
 * `told`: parameters and variables that are told already.
 */
export function localizedParameters(change: BodyChange, told: ReadonlySet<VariableDeclaration>): readonly VariablePair[] {
  const { kind, before: inlined, rest } = change;
  if (kind !== 'inlining' || !rest?.body || inlined.parameters.every((one) => told.has(one))) return [];
  const locals = declaredInstead(change, rest).filter((one) => !told.has(one));
  return inlined.parameters.flatMap((parameter, i) => {
    if (told.has(parameter)) return [];
    const local = locals.find(({ name, type }) => name === parameter.name && type?.text === parameter.type?.text);
    return local && isHanded(local, i, rest.before, inlined) ? [pairOf(parameter, local, () => null)] : [];
  });
}

/** Whether what the variable holds was handed over in that place. */
function isHanded({ initializer: value }: VariableDeclaration, place: number, caller: Method, inlined: Method): boolean {
  if (!value) return false;
  const text = stripped(value.text);
  return callsTo(caller, inlined).some(({ expression }) => stripped(expression.arguments?.[place]?.text ?? '') === text);
}

/** Variables whose declaration is new where the method was called, or took the place of a statement that called it. */
function declaredInstead({ before: inlined }: BodyChange, { before, after, body }: BodyChange): readonly VariableDeclaration[] {
  const calling = new Set(callsTo(before, inlined).map(({ statement }) => statement));
  const kept = new Set<Statement>(allMappings(body?.mappings ?? []).flatMap((one) => (calling.has(one.before) ? [] : [one.after])));
  return leavesOf(after.body).flatMap((leaf) => (leaf.kind === 'localVariable' && !kept.has(leaf) ? leaf.variables : []));
}
