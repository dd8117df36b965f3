import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import { append } from '../text/grouping.js';
import { addAll } from '../text/lists.js';

/**
 * Which variable a name means. There is no compiler at hand: a name is looked up in the scopes of the method, then among the fields of its type,
 * then in the method or type around it.
 */

/** Every expression of a statement with those of the lambda and switch bodies inside it, in source order; not into class bodies. */
export function expressionsOf(statement: Statement): readonly Expression[] {
  const all: Expression[] = [];
  collectFromStatement(statement, all);
  return all;
}

/** The expression, all below it, and the expressions of the blocks inside it. */
export function withBlocks(root: Expression): readonly Expression[] {
  const all: Expression[] = [];
  collect(root, all);
  return all;
}

function collect(expression: Expression, into: Expression[]): void {
  into.push(expression);
  if (expression.block) for (const inner of statementsOf(expression.block)) collectFromStatement(inner, into);
  for (const child of expression.children) collect(child, into);
}

function collectFromStatement(statement: Statement, into: Expression[]): void {
  for (const top of statement.expressions) collect(top, into);
}

/** Whether an expression can refer to a variable: a simple name, or `this.name`. */
export function isReference(expression: Expression): boolean {
  if (expression.kind === 'name') return !(expression.parent?.kind === 'fieldAccess' && isThisAccess(expression.parent));
  return isThisAccess(expression);
}

function isThisAccess(expression: Expression): boolean {
  return expression.kind === 'fieldAccess' && expression.receiver?.kind === 'this';
}

/** Whether a statement declares something of that name, or refers to it. */
export function speaksOf(statement: Statement, name: string): boolean {
  return (
    statement.variables.some((variable) => variable.name === name) ||
    expressionsOf(statement).some((one) => isReference(one) && referenceName(one) === name)
  );
}

/** The name a reference consists of: `x` for both `x` and `this.x`. */
export function referenceName(reference: Expression): string {
  return reference.label;
}

/** The variables a method declares and the meaning of the names in its body. */
export class Bindings {
  static readonly #known = new WeakMap<Method, Bindings>();

  /** Locals of every kind in source order: statements' variables, lambda parameters, patterns. Parameters of the method are not among them. */
  readonly locals: readonly VariableDeclaration[];
  readonly #byName = new Map<string, VariableDeclaration[]>();
  #references: Map<VariableDeclaration, Expression[]> | null = null;

  private constructor(readonly method: Method) {
    const locals: VariableDeclaration[] = [];
    if (method.body) {
      for (const statement of statementsOf(method.body)) {
        addAll(locals, statement.variables);
        for (const expression of expressionsOf(statement)) {
          for (const declared of expression.declarations) if (!statement.variables.includes(declared)) locals.push(declared);
          if (expression.block) for (const inner of statementsOf(expression.block)) addAll(locals, inner.variables);
        }
      }
    }
    this.locals = [...new Set(locals)];
    for (const variable of [...method.parameters, ...this.locals]) {
      append(this.#byName, variable.name, variable);
    }
  }

  /** Computed once per method. */
  static of(method: Method): Bindings {
    const known = Bindings.#known.get(method);
    if (known) return known;
    const bindings = new Bindings(method);
    Bindings.#known.set(method, bindings);
    return bindings;
  }

  /** The variable that a reference inside this method means; null for a type's name, an inherited field, or anything else that is not declared here. */
  resolve(reference: Expression): VariableDeclaration | null {
    const name = referenceName(reference);
    if (reference.kind !== 'fieldAccess') {
      const local = this.#local(name, reference.span.start);
      if (local) return local;
    }
    return resolveOutside(name, reference, this.method.declaringType);
  }

  #local(name: string, offset: number): VariableDeclaration | null {
    let best: VariableDeclaration | null = null;
    for (const variable of this.#byName.get(name) ?? []) {
      const scope = variable.scope ?? this.method.span;
      if (offset < scope.start || offset >= scope.end) continue;
      if (!best || scope.start >= (best.scope ?? this.method.span).start) best = variable;
    }
    return best;
  }

  /** The references to a variable in this method's body, in source order. */
  references(variable: VariableDeclaration): readonly Expression[] {
    if (!this.#references) {
      this.#references = new Map();
      if (this.method.body) {
        for (const statement of statementsOf(this.method.body)) {
          for (const expression of expressionsOf(statement)) {
            if (!isReference(expression)) continue;
            const meant = this.resolve(expression);
            if (!meant) continue;
            append(this.#references, meant, expression);
          }
        }
      }
    }
    return this.#references.get(variable) ?? [];
  }
}

function resolveOutside(name: string, reference: Expression, type: TypeDeclaration): VariableDeclaration | null {
  for (let current: TypeDeclaration | null = type; current; current = current.outer) {
    const field = fieldNamed(current, name);
    if (field) return field;
    const around: Method | Field | null = current.enclosingMember;
    if (around && 'parameters' in around) return Bindings.of(around).resolve(reference);
  }
  return null;
}

/** The field of that name that the type itself declares. */
export function fieldNamed(type: TypeDeclaration, name: string): Field | null {
  let fields = fieldsByName.get(type);
  if (!fields) {
    // the first of a name counts
    fields = new Map([...type.fields].reverse().map((field) => [field.name, field]));
    fieldsByName.set(type, fields);
  }
  return fields.get(name) ?? null;
}

const fieldsByName = new WeakMap<TypeDeclaration, ReadonlyMap<string, Field>>();

/** Whether the variable is a parameter of the method itself. */
export function isParameter(variable: VariableDeclaration): boolean {
  return variable.kind === 'parameter';
}
