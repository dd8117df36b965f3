import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { expressionsOf } from '../../facts/bindings.js';
import { typeOf } from '../../facts/expressions/expression-facts.js';

/**
 * Whether a call is handed one of the names of an array where the other statement says how such an array is made:
 *
 *     Seat[] row = new Seat[n]; return fill(seats, row, n);   <->   return fill(seats, n, Seat[]::new);      but not   fill(seats, n, Bench[]::new);
 */
export function isArrayMadeThere(array: Expression | null, uses: readonly Expression[], host: Statement, other: Statement): boolean {
  if (array?.kind !== 'arrayCreation' || !uses.some((use) => use.parent?.arguments?.includes(use))) return false;
  const type = arrayTypeOf(array);
  const makes = ({ kind, label, receiver }: Expression): boolean =>
    kind === 'methodReference' && label === 'new' && receiver?.text === type;
  return expressionsOf(other).some(makes) && !expressionsOf(host).some(makes);
}

/** `Seat[][]` of `new Seat[size(3)][]`. */
function arrayTypeOf(array: Expression): string {
  const element = typeOf(array)?.text ?? '';
  const [sizes = ''] = array.text.slice('new '.length + element.length).split('{');
  let depth = 0;
  let brackets = '';
  for (const character of sizes) {
    if (character === '[' && depth++ === 0) brackets += '[]';
    if (character === ']') depth--;
  }
  return element + brackets;
}
