import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { expressionsOf } from '../../facts/bindings.js';
import { typeOf } from '../../facts/expressions/expression-facts.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { valuesOf, wrappedExpression } from '../../facts/wrapped-expressions.js';
import { decidesByValue } from './asked-values.js';
import type { ExtractionDirection } from './value-readings.js';

/**
 * The first of the statements without a partner that asked about the type which a variable without one says something is of; or that named it, as assertions do:
 *
 *     check(o instanceof Lid, o);              ->   boolean fits = o instanceof Lid; put(fits, 7);
 *     assertThat(o).isInstanceOf(Lid.class);   ->   boolean fits = o instanceof Lid; put(fits, 7);
 *     if (!(o instanceof Lid)) …               ->   boolean fits = o instanceof Lid; put(fits, 7);      the reverse is nothing, neither is   if (o instanceof Lid)
 *
 * Nor is all that was set or returned (1,500 changes).
 */
export function askedForType(
  asked: Expression,
  statements: readonly Statement[],
  plainText: (expression: Expression) => string,
  direction: ExtractionDirection,
): Statement | null {
  const text = plainText(asked);
  const type = typeOf(asked)?.text;
  const isAsked = (part: Expression): boolean => part.kind === 'instanceof' && plainText(part) === text;
  const isNamed = (part: Expression): boolean =>
    part.kind === 'classLiteral' && type !== undefined && [`${type}.class`, `${type}[].class`].includes(part.text);
  const says = (statement: Statement): boolean => {
    if (statement.composite) {
      const [condition] = valuesOf(statement);
      if (direction === 'inline' || !condition || isAsked(withoutParentheses(condition))) return false;
      return decidesByValue(statement, asked, new Set([text]), plainText);
    }
    const whole = wrappedExpression(statement);
    return expressionsOf(statement).some((part) => isNamed(part) || (isAsked(part) && part !== whole));
  };
  return statements.find(says) ?? null;
}
