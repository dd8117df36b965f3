import type { Explanation } from '../explained/explain.js';
import { ownOfStatement } from '../explained/own-code.js';
import type { VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Body } from './bodies.js';
import { OTHER_NAMES, type Fact, type Facts } from './facts.js';
import { valuesOf } from './statement-forms.js';

type Side = 'before' | 'after';

/** Judges statements without a counterpart. */
export class Leftovers {
  readonly facts: Fact[] = [];
  readonly #holders: ReadonlySet<VariableDeclaration>;

  constructor(
    private readonly body: Body,
    private readonly explanation: Explanation,
    facts: Facts,
  ) {
    this.#holders = new Set(facts.flatMap(({ holder }) => holder ?? []));
  }

  /** Whether the code is the same without the statement. */
  excuse(statement: Statement, side: Side): boolean {
    return (
      statement.kind === 'empty' ||
      statement.kind === 'block' ||
      isBareDeclaration(statement) ||
      this.#holdsValues(statement) ||
      this.#handsBack(statement, side) ||
      this.#isReported(statement, side)
    );
  }

  #isReported(statement: Statement, side: Side): boolean {
    if (!this.#isExplained(statement, side) && !this.#callsTaken(statement, side)) return false;
    this.facts.push(...OTHER_NAMES);
    return true;
  }

  #holdsValues({ kind, variables }: Statement): boolean {
    return kind === 'localVariable' && variables.length > 0 && variables.every((variable) => this.#holders.has(variable));
  }

  /** `return total;` at the end of an extracted method, and `return;` at the end of any. */
  #handsBack(statement: Statement, side: Side): boolean {
    if (statement.kind !== 'return') return false;
    const [value] = statement.expressions;
    const isLast = this.body[side].body?.children.at(-1) === statement;
    if (!value) return isLast;
    const isPart = (this.body.kind === 'extracted' && side === 'after') || (this.body.kind === 'inlined' && side === 'before');
    return isPart && isLast && (value.kind === 'name' || value.kind === 'this');
  }

  /** Refactorings other than this one say where it went, or came from. */
  #isExplained(statement: Statement, side: Side): boolean {
    const { marks } = this.explanation;
    const marked = marks.of(this.body[side], side);
    const code = ownOfStatement(marked.tokens, statement).filter((token) => !marked.tokens.isComment(token));
    return code.length > 0 && code.every((token) => marks.reasonsOf(marked, token)?.some((reason) => !this.body.refactorings.has(reason)));
  }

  /** It calls a method that was taken out of this code, or that was put into it. */
  #callsTaken(statement: Statement, side: Side): boolean {
    const { extractions, inlinings } = this.explanation.view;
    const taken =
      side === 'after'
        ? extractions.filter(({ sourceBefore, extracted }) => sourceBefore === this.body.before && extracted !== this.body.after)
        : inlinings.filter(({ targetAfter, inlined }) => targetAfter === this.body.after && inlined !== this.body.before);
    const calls = new Set<Expression>(taken.flatMap((one) => one.calls));
    if (calls.size === 0 || statement.composite) return false;
    return (
      statement.expressions.some((one) => calls.has(one)) ||
      statement.expressions.flatMap(descendants).some((one) => calls.has(one) && isWhole(one, statement))
    );
  }
}

const isBareDeclaration = (statement: Statement): boolean => statement.kind === 'localVariable' && valuesOf(statement).length === 0;

/** A call is all that a statement keeps, returns or does. */
function isWhole(call: Expression, statement: Statement): boolean {
  const { parent } = call;
  return statement.expressions.includes(call) || (parent?.kind === 'assignment' && statement.expressions.includes(parent));
}
