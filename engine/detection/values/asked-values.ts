import type { Expression } from '../../model/expression.js';
import type { Statement, StatementKind } from '../../model/statement.js';
import { isComparison, isPartOfCondition, isTurnedRound } from '../../facts/expressions/condition-parts.js';
import { isLiteral, withoutParentheses, type SameExpressions } from '../../facts/expressions/covering.js';
import { valuesOf } from '../../facts/wrapped-expressions.js';
import type { ExtractionDirection } from './value-readings.js';
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

/**
 * A condition, or a declared value, that compares with a literal now: the two things that it compared became a value, or came out of one.
 *
 *     if (p.x() < q.x()) …   ->   int order = compare(p.x(), q.x()); if (order < 0) …      nothing was extracted
 */
export function isComparedOtherwise(mine: Expression, theirs: Expression, statement: Statement, direction: ExtractionDirection): boolean {
  const [one, other] = [mine.parent, theirs.parent];
  if (!one || !other || !isComparison(one) || !isComparison(other)) return false;
  if (!DECIDING.has(statement.kind) && statement.kind !== 'localVariable') return false;
  return one.children.some(
    (operand, i) => operand !== mine && other.children.some((instead, at) => at === i && isUnlike(operand, instead, direction)),
  );
}

/** Whether a literal is no other form of what stands in its place: a number for a call, `null` for a call or an element; whatever is put in for a literal, but for `'c'` no name. */
function isUnlike(literal: Expression, instead: Expression, direction: ExtractionDirection): boolean {
  const { kind } = literal;
  const isNegative = kind === 'prefix' && literal.children[0]?.kind === 'number';
  if (isLiteral(instead) || !(isNegative || isLiteral(literal))) return false;
  const named = instead.kind === 'name' || instead.kind === 'fieldAccess';
  if (direction === 'inline') return kind === 'character' || !named;
  if (kind === 'string') return instead.kind === 'arrayAccess';
  return kind === 'null' || isNegative ? !named : true;
}
