import type { Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';

/** Returned values that hold what a variable holds where they gave way to its declaration, or took its place: of which ones this says nothing. */

/**
 * What a method of the type itself answered was returned, or asked for something; whatever is returned now, it is said of the method (2,500 pairs):
 *
 *     return find(id).name();   ->   User user = find(id); return full(user);       nothing, where the type has a find(…)
 *
 * With one more call in between, on `Users.find(id)` and on what a type around or above has, it is the value. `method`: the one without the variable.
 */
export function isOwnAnswer(returned: Expression, isValue: (expression: Expression) => boolean, method: Method): boolean {
  const value = withoutCast(returned);
  const asked = value.kind === 'invocation' && value.receiver !== null && value.receiver.kind !== 'this' ? value.receiver : value;
  if (asked.kind !== 'invocation' || (asked.receiver !== null && asked.receiver.kind !== 'this') || !isValue(asked)) return false;
  const count = asked.arguments?.length ?? 0;
  return method.declaringType.methods.some(
    ({ name, parameters }) => name === asked.label && (parameters.length === count || (parameters.at(-1)?.varargs ?? false)),
  );
}

function withoutCast(expression: Expression): Expression {
  return expression.kind === 'cast' ? (expression.children.at(-1) ?? expression) : expression;
}
