import type { VariableDeclaration } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { matching, type ExtractionDirection, type ValueReadings } from './value-readings.js';
import { isTelling } from './variable-values.js';

/**
 * A returned statement gave way to the declaration of one of its values: what else it held and a variable without a partner holds was taken out, too.
 *
 *     return new Crate((Box) x, width(y));   ->   Box box = (Box) x; int width = width(y); return box.at(width);
 *     return new Crate((Box) x, true);       ->   Box box = (Box) x; boolean open = true;  return box.at(open);      but not   box.set(open); return null;
 *
 * What many statements hold tells only when the variable is returned in some way. Of the 396 made-up changes, and as many in reverse, lambdas alone tell nothing;
 * put in, an argument of all that is returned took the place of what was returned.
 *
 * `given`: the statements that gave way. `leftover`: those without a partner beside the variable.
 */
export function heldBeside(
  variable: VariableDeclaration,
  given: readonly Statement[],
  leftover: readonly Statement[],
  values: ValueReadings,
  direction: ExtractionDirection,
): Statement | null {
  const { initializer } = variable;
  if (!initializer || initializer.kind === 'lambda') return null;
  const isReturned = leftover.some((one) => one.kind === 'return' && values.usesIn(one, variable).length > 0);
  if (!isReturned && !isTelling(initializer) && initializer.kind !== 'cast') return null;
  const texts = values.valueTexts(variable);
  const holds = (statement: Statement): boolean => {
    const whole = wrappedExpression(statement);
    const isInstead = (one: unknown): boolean =>
      direction === 'inline' && isReturned && Boolean(whole?.arguments?.some((each) => each === one));
    return matching(statement, (part) => texts.has(values.plainText(part)) && !isInstead(part)).length > 0;
  };
  return given.find((statement) => statement.kind === 'return' && holds(statement)) ?? null;
}
