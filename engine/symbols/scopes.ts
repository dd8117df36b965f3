import { localsOf } from '../findings/view.js';
import type { Field, Method, VariableDeclaration } from '../model/declarations.js';
import { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { append } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';

/** The variables that a member declares in its head and body, or in the value of a field, and where each can be seen. */
export class Scopes {
  readonly #known = new WeakMap<Method | Field, ReadonlyMap<string, readonly VariableDeclaration[]>>();

  /** The variable of a name that is seen at an offset: of several the one whose scope begins last. */
  variable(member: Method | Field, name: string, offset: number): VariableDeclaration | null {
    let best: VariableDeclaration | null = null;
    let bestStart = -1;
    for (const variable of this.#of(member).get(name) ?? []) {
      checkpoint();
      const { start, end } = variable.scope ?? member.span;
      if (offset < start || offset >= end || start < bestStart) continue;
      best = variable;
      bestStart = start;
    }
    return best;
  }

  /** All of a name, whether seen from somewhere or not. */
  named(member: Method | Field, name: string): readonly VariableDeclaration[] {
    return this.#of(member).get(name) ?? [];
  }

  #of(member: Method | Field): ReadonlyMap<string, readonly VariableDeclaration[]> {
    let known = this.#known.get(member);
    if (!known) {
      const lists = new Map<string, VariableDeclaration[]>();
      const all = 'parameters' in member ? [...member.parameters, ...localsOf(member)] : declaredInValue(member);
      for (const variable of all) append(lists, variable.name, variable);
      this.#known.set(member, (known = lists));
    }
    return known;
  }
}

/** Parameters of lambdas, patterns, and what is declared in the bodies of lambdas. */
function declaredInValue(field: Field): readonly VariableDeclaration[] {
  const found: VariableDeclaration[] = [];
  for (const value of valuesOf(field))
    for (const expression of expressionsIn(value)) {
      for (const variable of expression.declarations) found.push(variable);
      if (expression.block)
        for (const statement of statementsOf(expression.block)) for (const variable of statement.variables) found.push(variable);
    }
  return [...new Set(found)];
}

/** What a field holds from the start, and the arguments of an enum constant. */
export function valuesOf(field: Field): readonly Expression[] {
  return field.initializer ? [field.initializer, ...field.arguments] : field.arguments;
}

/** An expression or statement, all expressions below it, and those of the blocks in it, parents first; not into class bodies. */
export function expressionsIn(root: Expression | Statement): readonly Expression[] {
  const found: Expression[] = [];
  const stack: (Expression | Statement)[] = [root];
  for (let one = stack.pop(); one; one = stack.pop()) {
    checkpoint();
    if (one instanceof Expression) {
      found.push(one);
      if (one.block) stack.push(one.block);
      for (const child of one.children) stack.push(child);
    } else {
      for (const child of one.children) stack.push(child);
      for (const top of one.expressions) stack.push(top);
    }
  }
  return found;
}
