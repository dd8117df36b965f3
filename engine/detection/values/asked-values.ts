import type { Expression } from '../../model/expression.js';
import type { Statement, StatementKind } from '../../model/statement.js';
import { isPartOfCondition, isTurnedRound } from '../../facts/expressions/condition-parts.js';
import { withoutParentheses, type SameExpressions } from '../../facts/expressions/covering.js';
import { valuesOf } from '../../facts/wrapped-expressions.js';
import { stripped } from './variable-values.js';

/**
 * What a statement asked or went through is kept, alone or with more conditions:
 *
 *     for (User user : find(id)) …   ->   List<User> users = find(id); check(users);
 *     if (user.isKnown()) …          ->   boolean greets = user.isKnown() && isDay();
 *
 * `texts`: how the kept value may read. `plainText`: how an expression of the statement reads beside it.
 */
export function decidesByValue(
  statement: Statement,
  value: Expression,
  texts: ReadonlySet<string>,
  plainText: (expression: Expression) => string,
): boolean {
  if (!DECIDING.has(statement.kind)) return false;
  const asked = valuesOf(statement)[0];
  if (!asked) return false;
  if (texts.has(plainText(asked))) return true;
  if (statement.kind === 'enhancedFor' || statement.kind === 'switch') return false;
  const [chosen] = value.kind === 'conditional' ? value.children : [];
  const instead = withoutParentheses(chosen ?? value);
  const [a, b] = [withoutParentheses(asked), instead];
  const same: SameExpressions = (x, y) => plainText(x) === stripped(y.text);
  return (chosen !== undefined && same(a, b)) || isTurnedRound(a, b, same) || (!chosen && isPartOfCondition(a, b, same));
}

/** Statements that ask something first. */
const DECIDING: ReadonlySet<StatementKind> = new Set(['if', 'while', 'do', 'switch', 'enhancedFor']);
