import { statementsOf, type Statement } from '../model/statement.js';
import type { Method, VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { Bindings } from '../matching/bindings.js';
import { allMappings } from '../matching/body-mapping.js';
import { withoutParentheses } from '../matching/covering.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import type { BodyChange } from './body-changes.js';
import type { ExtractionDirection, ValueReadings } from './value-readings.js';
import { isAskedIn, isAskedOfAnother } from './values-wrapped.js';

/** What gave a variable's value back with something around it, or does so now, and the statement that gives the variable back. */
export interface ReturnedInside {
  readonly statement: Statement;
  readonly named: Statement;
  readonly told: boolean;
}

/** `host` declares the variable; `leftover` are the statements of the other side without a partner. */
export function returnedInside(
  variable: VariableDeclaration,
  { body }: BodyChange,
  host: Method,
  leftover: readonly Statement[],
  values: ValueReadings,
  direction: ExtractionDirection,
): ReturnedInside | null {
  const named = host.body && variable.kind === 'local' ? onlyReturnOf(variable, [...statementsOf(host.body)], Bindings.of(host)) : null;
  if (!named || !variable.initializer) return null;
  const texts = values.valueTexts(variable);
  const isValue = (part: Expression): boolean => texts.has(values.plainText(part));
  const partners = allMappings(body?.mappings ?? []).flatMap(({ before, after, identical }) => {
    const [mine, theirs] = direction === 'extract' ? [after, before] : [before, after];
    return !identical && (mine === named || mine.variables.includes(variable)) ? [theirs] : [];
  });
  for (const statement of [...partners, ...leftover]) {
    const [value] = statement.kind === 'return' ? statement.expressions : [];
    const told = value ? toldInReturn(value, variable.initializer, isValue) : null;
    if (told !== null) return { statement, named, told };
  }
  return null;
}

/**
 * Whether a variable that was declared to be given back was put into what is given back now, which holds its value and more, and the reverse:
 *
 *     Pot pot = pots.find(3); return pot;   ->   return pots.find(3).warm();     inlined
 *     Pot pot = pots.find(3); return pot;   ->   return check(pots.find(3));     nothing, in either direction
 *     int depth = at + 2; return depth;     ->   return check(at + 2);           inlined: what is computed or chosen always is
 *
 * By 15 kinds of values and 20 things around them (300 made-up methods in each direction).
 */
function toldInReturn(returned: Expression, value: Expression, isValue: (part: Expression) => boolean): boolean | null {
  const around = withoutParentheses(returned);
  const inner = withoutParentheses(value);
  const part = descendants(around).find((one) => one !== around && one.kind === inner.kind && isValue(one));
  if (!part) return null;
  if (around.kind === 'conditional') return null;
  if (around.kind === 'arrayCreation') return false;
  if (inner.kind === 'infix' || inner.kind === 'conditional') return true;
  if (isAskedIn(part, around)) return isAskedOfAnother(inner) || inner.kind === 'creation';
  switch (around.kind) {
    case 'invocation':
    case 'creation':
    case 'arrayAccess':
      return false;
    case 'cast':
    case 'lambda':
      return isAskedOfAnother(inner);
    case 'infix':
      return around.label === '+' ? inner.kind !== 'fieldAccess' && inner.kind !== 'arrayAccess' : null;
    default:
      return null;
  }
}

/** The statement that gives a variable back, which is nothing but declared before, in the same block. */
function onlyReturnOf(variable: VariableDeclaration, statements: readonly Statement[], bindings: Bindings): Statement | null {
  const [use, ...more] = bindings.references(variable);
  const declaration = statements.find(({ variables }) => variables.includes(variable));
  if (!use || more.length > 0 || !declaration) return null;
  const isIt = (one: Statement): boolean => one.kind === 'return' && one.parent === declaration.parent && wrappedExpression(one) === use;
  return statements.find(isIt) ?? null;
}
