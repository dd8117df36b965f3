import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { checkpoint } from '../text/work.js';

/** Where in the body of a method its expressions stand; those of lambdas and switch expressions included, those of anonymous types not. */
export class CodePlaces {
  static readonly #known = new WeakMap<Method, CodePlaces>();

  readonly #statements = new Map<Expression, Statement>();
  readonly #holders = new Map<Statement, Expression>();

  private constructor({ body }: Method) {
    if (body) this.#note(body);
  }

  static of(method: Method): CodePlaces {
    const known = CodePlaces.#known.get(method);
    if (known) return known;
    const places = new CodePlaces(method);
    CodePlaces.#known.set(method, places);
    return places;
  }

  /** The innermost statement that an expression belongs to. */
  statementOf(expression: Expression): Statement | null {
    return this.#statements.get(expression) ?? null;
  }

  /** The lambda or switch whose block it is. */
  holderOf(block: Statement): Expression | null {
    return this.#holders.get(block) ?? null;
  }

  /** All expressions of a statement's own words, those of blocks inside it included, in source order. */
  static within(statement: Statement): readonly Expression[] {
    const all: Expression[] = [];
    const add = (expression: Expression): void => {
      all.push(expression);
      if (expression.block) for (const { expressions } of statementsOf(expression.block)) expressions.forEach(add);
      expression.children.forEach(add);
    };
    statement.expressions.forEach(add);
    checkpoint(all.length);
    return all;
  }

  #note(block: Statement): void {
    for (const statement of statementsOf(block)) for (const expression of statement.expressions) this.#noteIn(statement, expression);
  }

  #noteIn(statement: Statement, expression: Expression): void {
    this.#statements.set(expression, statement);
    if (expression.block) {
      this.#holders.set(expression.block, expression);
      this.#note(expression.block);
    }
    for (const child of expression.children) this.#noteIn(statement, child);
  }
}
