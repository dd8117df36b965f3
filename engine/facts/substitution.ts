import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Method } from '../model/declarations.js';
import type { Call } from './calls.js';

/**
 * Argumentization (paper 003, section 3.2): names that stand for other texts while two bodies are compared.
 *
 *     before: list.add(new Address("127.0.0.1", 80))        after: add("127.0.0.1", 80)
 *                                                            void add(String host, int port) { list.add(new Address(host, port)); }
 *
 * With host -> "127.0.0.1" and port -> 80 the extracted statement reads like its origin.
 */
export type Substitution = ReadonlyMap<string, string>;

export const NO_SUBSTITUTION: Substitution = new Map();

/** Whether a name stands for a list of arguments, which a `…` parameter was given. */
export function isSeveral({ kind, label }: Expression, substitution: Substitution): boolean {
  const text = kind === 'name' ? (substitution.get(label) ?? '') : '';
  let depth = 0;
  for (const letter of text) {
    if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth--;
    else if (letter === ',' && depth === 0) return true;
  }
  return false;
}

/** The text of an expression with the names replaced. */
export function substitutedExpression(expression: Expression, substitution: Substitution): string {
  if (substitution.size === 0) return expression.text;
  return substitute(expression.text, expression.textStart, [expression], substitution);
}

/** Whether the texts of two expressions are the same, the names of their bodies replaced. */
export function areSameUnder(before: Expression, after: Expression, beforeNames: Substitution, afterNames: Substitution): boolean {
  if (beforeNames.size === 0 && afterNames.size === 0) {
    if (before.textEnd - before.textStart !== after.textEnd - after.textStart) return false;
    return before.text === after.text;
  }
  return substitutedExpression(before, beforeNames) === substitutedExpression(after, afterNames);
}

/** Whether an expression before and one after read alike, the names of their bodies replaced. */
export function readAlike(names: {
  readonly beforeNames: Substitution;
  readonly afterNames: Substitution;
}): (before: Expression, after: Expression) => boolean {
  return (before, after) => substitutedExpression(before, names.beforeNames) === substitutedExpression(after, names.afterNames);
}

/** The text of a statement with the names replaced in its expressions; declared names and types stay. */
export function substitutedStatement(statement: Statement, substitution: Substitution): string {
  if (substitution.size === 0) return statement.text;
  return substitute(statement.text, 0, statement.expressions, substitution);
}

function substitute(text: string, offset: number, expressions: readonly Expression[], substitution: Substitution): string {
  const places: { start: number; end: number; by: string }[] = [];
  const collect = (expression: Expression): void => {
    if (expression.kind === 'name') {
      const by = substitution.get(expression.label);
      if (by !== undefined) places.push({ start: expression.textStart - offset, end: expression.textEnd - offset, by });
      return;
    }
    // `this.host` is the field, never the parameter
    for (const child of expression.children) collect(child);
  };
  expressions.forEach(collect);
  if (places.length === 0) return text;
  let result = '';
  let position = 0;
  for (const { start, end, by } of places) {
    if (start < position) continue;
    result += text.slice(position, start) + by;
    position = end;
  }
  return result + text.slice(position);
}

/**
 * Parameter names -> argument texts of the call (argumentization). A parameter that was passed under its own name needs no entry.
 * `outer`: what the names in those arguments stand for themselves, when the caller was called in the same way.
 */
export function argumentsOf(call: Call, callee: Method, outer: Substitution): Substitution {
  const names = new Map<string, string>();
  const given = call.expression.arguments ?? [];
  callee.parameters.forEach((parameter, i) => {
    if (i >= given.length) return;
    const text = parameter.varargs
      ? given
          .slice(i)
          .map((one) => substitutedExpression(one, outer))
          .join()
      : given[i] && substitutedExpression(given[i], outer);
    if (text !== undefined && text !== parameter.name) names.set(parameter.name, text);
  });
  return names;
}
