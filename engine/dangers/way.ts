import type { Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { leaveOut } from '../text/work.js';
import { CodePlaces } from './code-places.js';

/** Code that is evaluated on the way from one place of a body to another. */
export interface Step {
  readonly statement: Statement;
  readonly expression: Expression;
}

/** What has to hold for the way to be gone; `condition` is null where it is no condition: a case, a caught exception, a lambda that is called. */
export interface Guard {
  readonly statement: Statement;
  readonly condition: Expression | null;
  readonly holds: boolean;
}

/** What lies between a place of a body and an expression further on. */
export interface Way {
  readonly steps: readonly Step[];
  readonly guards: readonly Guard[];
  /** The innermost loop or lambda that is entered: what is in it is evaluated any number of times. */
  readonly repeats: 'loop' | 'lambda' | null;
}

/** Where a way begins: behind `after` in this block; or in the code that only these statements make up. */
export type Beginning = { readonly block: Statement; readonly after: number } | { readonly only: ReadonlySet<Statement> };

/** Steps that a way may have: one across a body of thousands of statements tells a reader nothing. */
const MOST_STEPS = 1_000;

/** The way to an expression; null when it does not lead there, or is too long. */
export function wayTo(to: Expression, method: Method, from: Beginning): Way | null {
  const walk = new Walk(method, from);
  return walk.go(to) ? walk : null;
}

/** What has to hold so that an expression is evaluated, in all of the body. */
export function guardsOf(to: Expression, method: Method): readonly Guard[] {
  return method.body ? (wayTo(to, method, { block: method.body, after: -1 })?.guards ?? []) : [];
}

class Walk implements Way {
  readonly steps: Step[] = [];
  readonly guards: Guard[] = [];
  repeats: 'loop' | 'lambda' | null = null;
  readonly #places: CodePlaces;

  constructor(
    private readonly method: Method,
    private readonly from: Beginning,
  ) {
    this.#places = CodePlaces.of(method);
  }

  go(to: Expression): boolean {
    const statement = this.#places.statementOf(to);
    if (!statement) return false;
    this.#header(statement, this.#upTo(to, statement));
    for (let current = statement; this.steps.length <= MOST_STEPS;) {
      const { parent } = current;
      if (!parent) return this.#outOf(current);
      this.#earlier(current, parent);
      if (this.#beginsIn(parent)) return true;
      this.#enter(current, parent);
      current = parent;
    }
    leaveOut(this.method.file.path, 'dangers in bodies of very many statements');
    return false;
  }

  #beginsIn(block: Statement): boolean {
    return 'only' in this.from ? !this.from.only.has(block) : this.from.block === block;
  }

  #isOnWay(statement: Statement): boolean {
    return 'only' in this.from ? this.from.only.has(statement) : statement.span.start >= this.from.after;
  }

  /** From an expression up to the one that is the statement's own; what is evaluated before it. */
  #upTo(to: Expression, statement: Statement): Expression {
    let current = to;
    for (let { parent } = current; parent; { parent } = current) {
      const at = parent.children.indexOf(current);
      const earlier = parent.children.slice(0, at).filter(({ kind }) => kind !== 'type');
      if (parent.kind === 'lambda') this.#repeat('lambda', statement);
      else if (parent.kind === 'conditional') {
        const [condition] = earlier;
        if (condition) this.#ask(statement, condition, at === 1);
      } else if (parent.kind === 'infix' && (parent.label === '&&' || parent.label === '||'))
        for (const one of earlier) this.#ask(statement, one, parent.label === '&&');
      else if (parent.kind !== 'assignment' || parent.label !== '=' || earlier[0]?.kind === 'arrayAccess')
        for (const expression of earlier) this.steps.push({ statement, expression });
      current = parent;
    }
    return current;
  }

  #ask(statement: Statement, condition: Expression, holds: boolean): void {
    this.steps.push({ statement, expression: condition });
    this.guards.push({ statement, condition, holds });
  }

  #repeat(what: 'loop' | 'lambda', statement: Statement): void {
    this.repeats ??= what;
    if (what === 'lambda') this.guards.push({ statement, condition: null, holds: true });
  }

  /** What of a statement's own words is evaluated before one of its expressions. */
  #header(statement: Statement, own: Expression): void {
    const { kind, expressions } = statement;
    for (const expression of expressions.slice(0, expressions.indexOf(own))) this.steps.push({ statement, expression });
    const again = kind === 'while' || kind === 'do' || (kind === 'for' && !own.declarations.length && own.kind !== 'assignment');
    if (!again) return;
    this.#repeat('loop', statement);
    for (const child of statement.children) this.#all(child);
  }

  #all(statement: Statement): void {
    for (const one of statementsOf(statement)) for (const expression of one.expressions) this.steps.push({ statement: one, expression });
  }

  /** The statements before one in its block. */
  #earlier(current: Statement, parent: Statement): void {
    if (parent.kind === 'if') return;
    const siblings = parent.children.slice(0, current.index);
    const label = parent.kind === 'switch' ? siblings.map(({ kind }) => kind).lastIndexOf('case') : -1;
    for (const sibling of siblings.slice(label + 1)) {
      if (!this.#isOnWay(sibling)) continue;
      this.#all(sibling);
      const [condition] = sibling.expressions;
      if (sibling.kind !== 'if' || !condition) continue;
      const [then, otherwise] = sibling.children;
      if (then && leaves(then)) this.guards.push({ statement: sibling, condition, holds: false });
      else if (otherwise && leaves(otherwise)) this.guards.push({ statement: sibling, condition, holds: true });
    }
  }

  /** The header of a statement that is entered. */
  #enter(child: Statement, parent: Statement): void {
    const { kind, expressions } = parent;
    const [condition = null] = expressions;
    if (kind === 'if') this.guards.push({ statement: parent, condition, holds: child.index === 0 });
    if (kind === 'while') this.guards.push({ statement: parent, condition, holds: true });
    if (kind === 'for') this.guards.push({ statement: parent, condition: expressions.find(isCondition) ?? null, holds: true });
    if (kind === 'enhancedFor' || kind === 'switch' || kind === 'catch')
      this.guards.push({ statement: parent, condition: null, holds: true });
    if (kind === 'while' || kind === 'for' || kind === 'do' || kind === 'enhancedFor') {
      this.#repeat('loop', parent);
      for (const one of parent.children) this.#all(one);
    }
    for (const expression of expressions) this.steps.push({ statement: parent, expression });
  }

  /** Out of the block of a lambda or a switch expression. */
  #outOf(block: Statement): boolean {
    const holder = this.#places.holderOf(block);
    if (!holder) return 'only' in this.from;
    const statement = this.#places.statementOf(holder) ?? block;
    if (holder.kind === 'lambda') this.#repeat('lambda', statement);
    else this.guards.push({ statement, condition: null, holds: true });
    return this.go(holder);
  }
}

const isCondition = ({ kind, label }: Expression): boolean =>
  (kind === 'infix' && /^(?:[<>]=?|[!=]=|&&|\|\|)$/.test(label)) || kind === 'invocation' || (kind === 'prefix' && label === '!');

/** Whether what comes after a statement is not reached through it. */
export function leaves(statement: Statement): boolean {
  const last = statement.kind === 'block' ? statement.children.at(-1) : statement;
  return last !== undefined && /^(?:return|throw|break|continue|yield)$/.test(last.kind);
}
