import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { Method, VariableDeclaration } from '../../model/declarations.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { within } from '../../matching/bodies/aligned-references.js';
import { Bindings, expressionsOf } from '../../facts/bindings.js';
import { callsTo } from '../../facts/calls.js';
import { replaceWord } from '../../text/words.js';
import { variablesOf, type BodyChange } from '../changes/body-changes.js';
import type { VariableExtraction } from '../values/extracted-variables.js';
import type { ExtractionDirection } from '../values/value-readings.js';
import type { ExtractionAround } from './variables-around.js';
import { stripped } from '../values/variable-values.js';

/**
 * New variables that are handed to an extracted method, where what they hold stood in the code that went there, and the reverse (520 changes):
 *
 *     open(find(id), 3);   ->   User user = find(id); prepare(user);     void prepare(User one) { open(one, 3); }     user
 *
 * Told of the method around the call; what is put in of the inlined method, where it is a name, or decides something.
 */
export function handedVariables(changes: readonly BodyChange[], direction: ExtractionDirection): readonly ExtractionAround[] {
  const kind = direction === 'extract' ? 'extraction' : 'inlining';
  return changes.flatMap((change) => {
    const around = change.kind === kind ? change.rest : null;
    const variables = around && variablesOf(around);
    const candidates = (direction === 'extract' ? variables?.addedLocals : variables?.removedLocals) ?? [];
    if (!around || candidates.length === 0) return [];
    const [caller, callee] = direction === 'extract' ? [around.after, change.after] : [around.before, change.before];
    return handed(caller, callee, candidates).flatMap((one) => {
      const { variable, call } = one;
      const inPlace = placesOfValue(change, one, direction);
      // the call of another type's method is not told as a place where the variable is named
      const isNear = caller.declaringType === callee.declaringType;
      const extraction: VariableExtraction = { variable, inPlace, named: isNear ? [call] : [] };
      return inPlace.length === 0 ? [] : [{ change: around, extraction }];
    });
  });
}

interface Handed {
  readonly variable: VariableDeclaration;
  readonly parameter: VariableDeclaration;
  /** What stood for the parameter where nothing was handed: the argument, the variable read as what it holds. */
  readonly value: string;
  readonly call: Statement;
}

/** The candidates that arguments of a call of the method name, as they are or with something done with them. */
function handed(caller: Method, callee: Method, candidates: readonly VariableDeclaration[]): readonly Handed[] {
  const uses = candidates
    .filter((one) => isToldWhenHanded(one, caller, callee))
    .map((one) => [one, Bindings.of(caller).references(one)] as const);
  return callsTo(caller, callee).flatMap(({ expression, statement }) =>
    (expression.arguments ?? []).flatMap((argument, i) => {
      const parameter = callee.parameters[i];
      const [variable, ...more] = uses.flatMap(([one, names]) => (names.some((name) => within(name, argument)) ? [one] : []));
      if (!parameter || !variable || more.length > 0) return [];
      const value = stripped(replaceWord(argument.text, variable.name, variable.initializer?.text ?? ''));
      return [{ variable, parameter, value, call: statement }];
    }),
  );
}

/** In another type own names mean other things, and what is denied or turned round says nothing there; a lambda never does. */
function isToldWhenHanded({ initializer }: VariableDeclaration, caller: Method, callee: Method): boolean {
  if (!initializer || initializer.kind === 'lambda') return false;
  return caller.declaringType === callee.declaringType || !(isSaid(initializer) || initializer.kind === 'prefix');
}

function isSaid({ kind }: Expression): boolean {
  return kind === 'name' || kind === 'fieldAccess';
}

/** The statements that held the value, or hold it since, of which the other version names the parameter instead. */
function placesOfValue(
  { body, before, after }: BodyChange,
  { parameter, value }: Handed,
  direction: ExtractionDirection,
): readonly Statement[] {
  const uses = Bindings.of(direction === 'extract' ? after : before).references(parameter);
  return allMappings(body?.mappings ?? []).flatMap((mapping) => {
    const [other, host] = direction === 'extract' ? [mapping.before, mapping.after] : [mapping.after, mapping.before];
    const names = expressionsOf(host).some((one) => uses.includes(one));
    return names && countIn(other, value) > countIn(host, value) ? [other] : [];
  });
}

function countIn(statement: Statement, value: string): number {
  return expressionsOf(statement).filter((one) => stripped(one.text) === value).length;
}
