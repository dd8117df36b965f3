import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { withoutCast, withoutParentheses } from '../../facts/expressions/covering.js';
import { isCall } from '../../facts/expressions/expression-facts.js';
import { isAssignment, valuesOf, wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { ExtractionDirection } from './value-readings.js';

/**
 * Whether a cast stood where a variable holds it now (or the reverse), when nothing else is known of the two statements:
 *
 *     int size = ((Item) find(key)).size();   ->   Item item = (Item) find(key); put(item);      also   return 1 + …;   check((Item) next);   new Pot((Item) next);
 *
 * What was taken out is not the answer to a call that all of the statement handed on, and of conditions it is that alone (8,000 changes):
 *
 *     check((Item) find(key));       ->   Item item = (Item) find(key); put(item);      nothing
 *     if (ask((Item) find(key))) …   ->   Item item = (Item) find(key); put(item);      item, but not of   (Item) next
 */
export function isCastInPlace(cast: Expression, statement: Statement, direction: ExtractionDirection): boolean {
  const operand = withoutParentheses(withoutCast(cast));
  const isAnswer = operand.kind === 'invocation';
  if (statement.composite) return direction === 'extract' && isAnswer && isHandedToCondition(cast, statement);
  const place = placeOf(cast, wrappedExpression(statement));
  if (!place || place.around.kind === 'arrayAccess') return false;
  if (place.inLambda || statement.kind === 'throw') return place.handedTo !== null;
  const isAssigned = isAssignment(statement);
  if (place.around.kind === 'conditional' && place.around === place.whole && !isAssigned) return false;
  if (isAnswer && operand.receiver?.kind === 'invocation' && !tellsOfChain(place, statement, direction, isAssigned)) return false;
  if (direction === 'inline' || !isAnswer || statement.kind === 'localVariable') return true;
  return place.handedTo !== place.whole || place.whole.kind !== 'invocation';
}

interface Place {
  readonly whole: Expression;
  /** What is directly around the cast. */
  readonly around: Expression;
  /** The call or creation that is handed it, or something computed with it. */
  readonly handedTo: Expression | null;
  /** How many calls and creations it is handed to, one in the other. */
  readonly handings: number;
  readonly inLambda: boolean;
}

/** Null for a cast that is the whole. */
function placeOf(cast: Expression, whole: Expression | null): Place | null {
  const steps: Expression[] = [];
  let handings = 0;
  let [handedTo, isComputed]: [Expression | null, boolean] = [null, true];
  for (let current = cast, { parent } = cast; parent && current !== whole; current = parent, { parent } = current) {
    if (parent.kind === 'parenthesized') continue;
    steps.push(parent);
    if (parent.arguments?.includes(current)) {
      handings++;
      if (isComputed) handedTo ??= parent;
    }
    if (!OPERATORS.has(parent.kind)) isComputed = false;
  }
  const [around] = steps;
  if (!around || !whole) return null;
  return { whole, around, handedTo, handings, inLambda: steps.some(({ kind }) => kind === 'lambda') };
}

const OPERATORS: ReadonlySet<string> = new Set(['infix', 'prefix', 'conditional']);

/** `ask((Item) find(key))`, also denied. */
function isHandedToCondition(cast: Expression, statement: Statement): boolean {
  const [asked] = valuesOf(statement);
  const plain = asked && withoutParentheses(asked);
  const call = plain?.kind === 'prefix' ? plain.children.at(-1) : plain;
  return call?.kind === 'invocation' && (call.arguments ?? []).some((one) => withoutParentheses(one) === cast);
}

/** Of `(Lid) find(key).lid()`, which says less: what is set, made or computed with it, and what was declared by one call. */
function tellsOfChain(
  { whole, around, handings }: Place,
  { kind }: Statement,
  direction: ExtractionDirection,
  isAssigned: boolean,
): boolean {
  if (around.kind === 'infix' && (isAssigned || around === whole)) return false;
  if (isAssigned || !isCall(whole)) return true;
  if (whole.kind === 'creation') return around === whole;
  return direction === 'extract' && kind === 'localVariable' && handings < 2;
}
