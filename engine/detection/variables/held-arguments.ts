import type { VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression, type ExpressionKind } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { callsTo, type Call } from '../../facts/calls.js';
import { variablesOf, type BodyChange } from '../changes/body-changes.js';
import type { ExtractionDirection } from '../values/value-readings.js';
import type { ExtractionAround } from './variables-around.js';
import { stripped } from '../values/variable-values.js';

/**
 * New variables that hold what an inlined method was handed, whether anybody names them or not, and gone ones of which an extracted method is handed what they
 * held (some 3,500 made-up changes: 37 values, places of the call, what else is handed, uses, both directions):
 *
 *     berth(new Load(3)); … void berth(Load load) { gate.open(); }   ->   Load load = new Load(3); gate.open();
 *
 * Not what is only named, said (`null`, `true`), denied or chosen, nor lambdas and anonymous classes.
 */
export function heldArguments(changes: readonly BodyChange[], direction: ExtractionDirection): readonly ExtractionAround[] {
  const kind = direction === 'extract' ? 'inlining' : 'extraction';
  return changes.flatMap((change) => {
    const around = change.kind === kind ? change.rest : null;
    const variables = around && variablesOf(around);
    const candidates = (direction === 'extract' ? variables?.addedLocals : variables?.removedLocals) ?? [];
    if (!around || candidates.length === 0) return [];
    const [caller, callee] = direction === 'extract' ? [around.before, change.before] : [around.after, change.after];
    const calls = callsTo(caller, callee);
    return candidates.flatMap((variable) => {
      // not those of loops and resources
      if (variable.kind !== 'local' || goesAlong(variable, change)) return [];
      const call = calls.find((one) => hands(one, variable, direction));
      return call ? [{ change: around, extraction: { variable, inPlace: [call.statement], named: [] } }] : [];
    });
  });
}

/** A variable that is declared in the extracted or inlined code, too. */
function goesAlong(variable: VariableDeclaration, { body }: BodyChange): boolean {
  return allMappings(body?.mappings ?? []).some(
    ({ before, after }) =>
      before.kind === 'localVariable' &&
      after.kind === 'localVariable' &&
      (before.variables.includes(variable) || after.variables.includes(variable)),
  );
}

/** Whether the value is an argument, or a part of one. */
function hands({ expression, statement }: Call, { initializer: value }: VariableDeclaration, direction: ExtractionDirection): boolean {
  if (!value) return false;
  const place = placeOf(expression, statement);
  if (!saysWhatItIs(value, place)) return false;
  const handed = expression.arguments ?? [];
  const text = stripped(value.text);
  const isAll = handed.length === 1 && handed.every((one) => stripped(one.text) === text);
  if (direction === 'extract' ? mayBeDeclared(value, place) : isAll && mayBeTheCall(value, place)) return false;
  return handed.flatMap(descendants).some((one) => stripped(one.text) === text);
}

type Place = 'assigned' | 'declared' | 'returned' | 'alone';

function placeOf(call: Expression, { kind, variables, expressions }: Statement): Place | null {
  if (variables.some(({ initializer }) => initializer === call)) return 'declared';
  if (expressions[0]?.kind === 'assignment') return 'assigned';
  if (kind === 'return') return 'returned';
  return kind === 'expression' ? 'alone' : null;
}

/** `int n = berth(new Load(3));` against `Load load = new Load(3);`: the one declaration became the other. */
function mayBeDeclared({ kind, arguments: handed }: Expression, place: Place | null): boolean {
  return place === 'declared' && (kind === 'creation' || (kind === 'invocation' && (handed ?? []).length > 0));
}

/** `Load load = find(3);` against `return berth(find(3));`: the declaration became the call, which is handed nothing else. */
function mayBeTheCall({ kind }: Expression, place: Place | null): boolean {
  if (place === 'assigned') return false;
  if (kind === 'invocation' || kind === 'methodReference') return true;
  return (kind === 'creation' && place !== 'alone') || (kind === 'infix' && place === 'declared');
}

/** What is one by itself wherever the call stands. */
const TELLING: ReadonlySet<ExpressionKind> = new Set([
  'creation',
  'arrayCreation',
  'arrayAccess',
  'classLiteral',
  'number',
  'string',
  'instanceof',
  'cast',
  'parenthesized',
]);

function saysWhatItIs({ kind, label, children, receiver, anonymousType }: Expression, place: Place | null): boolean {
  switch (kind) {
    case 'prefix':
      return label === '-' && children[0]?.kind === 'number';
    case 'infix':
      return place === 'alone' || place === 'declared' || (label !== '&&' && label !== '||');
    case 'methodReference':
      return place !== 'returned';
    case 'invocation':
      // a chain
      return receiver?.kind !== 'invocation' || place === 'assigned';
    default:
      return TELLING.has(kind) && anonymousType === null;
  }
}
