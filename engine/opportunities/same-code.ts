import { variableOf } from '../findings/view.js';
import { isField, simpleTypeName, type Method, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { checkpoint } from '../text/work.js';
import { bare, isVariable, withoutBraces } from './code.js';
import type { Pattern } from './pattern.js';

/** What stands for a variable from outside: the argument of a call that would stand in place of the code. */
export interface Argument {
  readonly expression: Expression;
  /** How often. */
  readonly times: number;
}

/** How code is the same as a pattern: which variable is which, and what would be handed over. */
export interface Likeness {
  readonly arguments: ReadonlyMap<VariableDeclaration, Argument>;
  /** Variables that the pattern declares, and their likes. */
  readonly locals: ReadonlyMap<VariableDeclaration, VariableDeclaration>;
  /** Literals that are others, of the same kind. */
  readonly literals: readonly (readonly [Expression, Expression])[];
}

/**
 * Compares code with a pattern, tree by tree: operators, calls, types and members have to be the same; a variable that the pattern declares stands for one that the code
 * declares, always the same one; one from outside stands for any expression, always the same one. A Likeness comes out, or null.
 */
export class SameCode {
  #arguments = new Map<VariableDeclaration, Argument>();
  #locals = new Map<VariableDeclaration, VariableDeclaration>();
  #taken = new Set<VariableDeclaration>();
  #literals: (readonly [Expression, Expression])[] = [];

  constructor(
    private readonly pattern: Pattern,
    /** In whose body the code stands. */
    private readonly method: Method,
  ) {}

  /** Whether statements of a list, from `at` on, are like all of the pattern's. */
  likeness(list: readonly Statement[], at: number): Likeness | null {
    this.#begin();
    return this.#statements(this.pattern.statements, list.slice(at, at + this.pattern.statements.length)) ? this.#found() : null;
  }

  /** The same where the last statement only holds what the pattern returns; with the expression that is it. */
  likenessOfResult(list: readonly Statement[], at: number): (Likeness & { readonly result: Expression }) | null {
    const { statements, result } = this.pattern;
    const last = list[at + statements.length - 1];
    if (!result || !last) return null;
    this.#begin();
    if (!this.#statements(statements.slice(0, -1), list.slice(at, at + statements.length - 1))) return null;
    const [args, locals, taken, literals] = [this.#arguments, this.#locals, this.#taken, this.#literals];
    for (const candidate of expressionsIn(last)) {
      if (bare(candidate).kind !== result.kind || candidate.label !== result.label) continue;
      [this.#arguments, this.#locals, this.#taken, this.#literals] = [new Map(args), new Map(locals), new Set(taken), [...literals]];
      if (this.#expression(result, candidate)) return { ...this.#found(), result: candidate };
    }
    return null;
  }

  #begin(): void {
    this.#arguments = new Map();
    this.#locals = new Map();
    this.#taken = new Set();
    this.#literals = [];
  }

  #found(): Likeness {
    return { arguments: this.#arguments, locals: this.#locals, literals: this.#literals };
  }

  #statements(some: readonly Statement[], others: readonly Statement[]): boolean {
    return some.length === others.length && some.every((one, i) => this.#statement(one, others[i] as Statement));
  }

  #statement(one: Statement, other: Statement): boolean {
    checkpoint();
    return (
      one.kind === other.kind &&
      one.label === other.label &&
      one.localType === null &&
      other.localType === null &&
      one.children.length === other.children.length &&
      this.#declarations(one.variables, other.variables) &&
      this.#expressions(one.expressions, other.expressions) &&
      one.children.every((child, i) => this.#statements(withoutBraces(child), withoutBraces(other.children[i] as Statement)))
    );
  }

  #declarations(some: readonly VariableDeclaration[], others: readonly VariableDeclaration[]): boolean {
    return some.length === others.length && some.every((one, i) => this.#declaration(one, others[i] as VariableDeclaration));
  }

  #declaration(one: VariableDeclaration, other: VariableDeclaration): boolean {
    const known = this.#locals.get(one);
    if (known) return known === other;
    if (one.kind !== other.kind || one.type?.text !== other.type?.text || this.#taken.has(other)) return false;
    if ((one.initializer === null) !== (other.initializer === null)) return false;
    this.#locals.set(one, other);
    this.#taken.add(other);
    return true;
  }

  #expressions(some: readonly Expression[], others: readonly Expression[]): boolean {
    return some.length === others.length && some.every((one, i) => this.#expression(one, others[i] as Expression));
  }

  #expression(bracketed: Expression, otherBracketed: Expression): boolean {
    checkpoint();
    const [one, other] = [bare(bracketed), bare(otherBracketed)];
    if (isVariable(one)) return this.#variable(one, other);
    if (one.kind !== other.kind) return false;
    if (one.label !== other.label) return this.#otherLiteral(one, other);
    if (one.kind === 'type') return one.text === other.text;
    if (one.anonymousType !== null || other.anonymousType !== null) return squeezed(one.text) === squeezed(other.text);
    if ((one.arguments === null) !== (other.arguments === null)) return false;
    if (one.arguments !== null && one.arguments.length !== other.arguments?.length) return false;
    const block = (of: Expression): readonly Statement[] => (of.block ? of.block.children : []);
    return (
      (one.block === null) === (other.block === null) &&
      this.#declarations(one.declarations, other.declarations) &&
      this.#expressions(partsOf(one), partsOf(other)) &&
      this.#statements(block(one), block(other))
    );
  }

  #otherLiteral(one: Expression, other: Expression): boolean {
    if (!VALUES.has(one.kind) || (one.kind === 'number' && numberType(one) !== numberType(other))) return false;
    if (!this.#literals.some(([a, b]) => a.label === one.label && b.label === other.label)) this.#literals.push([one, other]);
    return this.#literals.length <= MOST_OTHER_VALUES;
  }

  #variable(one: Expression, other: Expression): boolean {
    const variable = variableOf(this.pattern.method, one);
    if (variable && this.pattern.inner.has(variable)) {
      return isVariable(other) && this.#locals.get(variable) === (variableOf(this.method, other) ?? undefined);
    }
    if (!variable || isField(variable)) return this.#member(one, variable, other);
    return this.#argument(variable, other);
  }

  /** A field, a type's name, or what a type inherits: the same name for what may be the same. */
  #member(one: Expression, field: VariableDeclaration | null, other: Expression): boolean {
    if (!isVariable(other) || one.label !== other.label) return false;
    const variable = variableOf(this.method, other);
    if (!variable) return true;
    return isField(variable) && (field === null || field.type?.text === variable.type?.text);
  }

  #argument(variable: VariableDeclaration, other: Expression): boolean {
    const known = this.#arguments.get(variable);
    if (known) {
      if (known.expression.text !== other.text) return false;
      this.#arguments.set(variable, { expression: known.expression, times: known.times + 1 });
      return true;
    }
    const meant = isVariable(other) ? variableOf(this.method, other) : null;
    if (this.pattern.written.has(variable) && (!meant || isField(meant))) return false;
    if (!fits(variable, other, meant)) return false;
    this.#arguments.set(variable, { expression: other, times: 1 });
    return true;
  }
}

/** More than one value that is another: the code is about something else. */
const MOST_OTHER_VALUES = 1;

/** Literals that a parameter could stand for. A `true` for a `false` is another case, not another value. */
const VALUES: ReadonlySet<Expression['kind']> = new Set(['number', 'string', 'character']);

/** `10` and `10L` are no values of one type. */
const numberType = ({ label }: Expression): string =>
  (/^0x/i.test(label) ? /l$/i : /[lfd]$/i).exec(label)?.[0].toLowerCase() ?? (/[.]|^\d+e/i.test(label) ? 'd' : 'i');

/** Children, without `this` before a call of the own type. */
function partsOf(one: Expression): readonly Expression[] {
  const isOwn = one.kind === 'invocation' && one.receiver?.kind === 'this' && one.receiver.receiver === null;
  return isOwn ? one.children.filter((child) => child !== one.receiver) : one.children;
}

const squeezed = (text: string): string => text.replace(/\s+/g, '');

const NUMERIC: ReadonlySet<string> = new Set([
  'byte',
  'short',
  'int',
  'long',
  'float',
  'double',
  'Integer',
  'Long',
  'Double',
  'Float',
  'Number',
]);
const TEXTUAL: ReadonlySet<string> = new Set(['String', 'CharSequence']);
const ANYTHING: ReadonlySet<string> = new Set(['Object', 'var']);

/** Whether an expression could be handed over for a variable, as far as both tell their types. */
function fits(variable: VariableDeclaration, other: Expression, meant: VariableDeclaration | null): boolean {
  const wanted = variable.type?.text;
  if (wanted === undefined || ANYTHING.has(wanted)) return true;
  if (other.kind === 'number') return NUMERIC.has(wanted);
  if (other.kind === 'string') return TEXTUAL.has(wanted);
  if (other.kind === 'lambda' || other.kind === 'type' || other.kind === 'super') return false;
  const given = meant?.type?.text;
  if (given === undefined || ANYTHING.has(given) || given === wanted) return true;
  // ArrayList for List, FileInputStream for InputStream: what is named after a type is mostly one
  return simpleTypeName(given).endsWith(simpleTypeName(wanted)) && given.endsWith(']') === wanted.endsWith(']');
}

function expressionsIn(statement: Statement): readonly Expression[] {
  const all: Expression[] = [];
  const open = [...statement.expressions].reverse();
  for (let one = open.pop(); one; one = open.pop()) {
    checkpoint();
    all.push(one);
    for (let i = one.children.length - 1; i >= 0; i--) open.push(one.children[i] as Expression);
  }
  return all;
}
