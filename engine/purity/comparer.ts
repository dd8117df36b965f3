import type { Explanation } from '../explained/explain.js';
import { mayAlign } from '../explained/alignment.js';
import { codeOf } from '../explained/extracted-code.js';
import type { Sides } from '../explained/rules.js';
import type { Method, TypeReference } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Span } from '../text/span.js';
import { checkpoint } from '../text/work.js';
import { allOf, NOTHING, OTHER_NAMES, SAME_EFFECT, type Facts } from './facts.js';
import type { Home } from './homes.js';
import type { ChangedSignatures } from './signatures.js';

/** Tells what two expressions that are not the same word by word have to do with each other; null when it does not know. */
export type Mechanic = (before: Expression, after: Expression, comparer: Comparer) => Facts | null;

/** Methods whose code is compared, and what may be known of the place. */
export interface Place {
  readonly before: Method;
  readonly after: Method;
  readonly home: Home;
}

/**
 * Compares expressions and statements of two methods as trees. Two of them are the same when their tokens are, when the reported refactorings make the one of the
 * other, when all their parts are the same, or when a mechanic says so.
 */
export class Comparer {
  readonly #known = new Map<Expression, Map<Expression, Facts | null>>();
  readonly #sides: Sides;

  constructor(
    readonly explanation: Explanation,
    readonly place: Place,
    readonly signatures: ChangedSignatures,
    private readonly mechanics: readonly Mechanic[],
  ) {
    const { before, after } = place;
    const { marks } = explanation;
    this.#sides = {
      before: marks.of(before, 'before').tokens,
      after: marks.of(after, 'after').tokens,
      methodBefore: before,
      methodAfter: after,
    };
  }

  /** What has to be granted so that the one is the other; null: they are not the same. */
  expressions(before: Expression, after: Expression): Facts | null {
    const [one, other] = [bare(before), bare(after)];
    const known = this.#known.get(one)?.get(other);
    if (known !== undefined) return known;
    checkpoint();
    const facts = this.#compare(one, other);
    const ofOne = this.#known.get(one) ?? new Map<Expression, Facts | null>();
    ofOne.set(other, facts);
    this.#known.set(one, ofOne);
    return facts;
  }

  /** Lists of expressions, each with the one at its place. */
  lists(before: readonly Expression[], after: readonly Expression[]): Facts | null {
    if (before.length !== after.length) return null;
    return allOf(before.map((one, at) => this.expressions(one, after[at] ?? one)));
  }

  /** The smallest parts of two expressions that are not the same. */
  difference(before: Expression, after: Expression): readonly [Expression, Expression] {
    const [one, other] = [bare(before), bare(after)];
    const parts = sameShape(one, other) ? partsOf(one).map((part, at) => [part, partsOf(other)[at] ?? part] as const) : [];
    const wrong = parts.filter(([part, its]) => this.expressions(part, its) === null);
    const [only] = wrong;
    return only && wrong.length === 1 ? this.difference(...only) : [one, other];
  }

  /** The header of a statement, or all of one that holds no others. */
  statements(before: Statement, after: Statement): Facts | null {
    const { variables, expressions } = before;
    if (before.kind !== after.kind || before.label !== after.label || variables.length !== after.variables.length) return null;
    const types = variables.map(({ type, name, nameSpan, varargs }, at) => {
      const its = after.variables[at];
      if (!its || its.varargs !== varargs) return null;
      return allOf([this.types(type, its.type), name === its.name ? NOTHING : this.#ruled(nameSpan, its.nameSpan)]);
    });
    if (before.localType || after.localType) return this.#ruled(before.span, after.span);
    return allOf([...types, this.lists(expressions, after.expressions)]);
  }

  /** Statements with all that they hold. */
  trees(before: Statement, after: Statement): Facts | null {
    if (before.children.length !== after.children.length) return null;
    return allOf([this.statements(before, after), ...before.children.map((child, at) => this.trees(child, after.children[at] ?? child))]);
  }

  /** Types as they are written: with or without their qualifiers and what is inferred. */
  types(before: TypeReference | null, after: TypeReference | null): Facts | null {
    if (!before || !after) return before === after ? NOTHING : SAME_EFFECT;
    if (before.text === after.text) return NOTHING;
    return this.#ruled(before.span, after.span) ?? (areOneType(before.text, after.text) ? OTHER_NAMES : null);
  }

  /** Pieces of code by their tokens. */
  spans(before: Span, after: Span): Facts | null {
    return this.#ruled(before, after);
  }

  #ruled(before: Span, after: Span): Facts | null {
    const [one, other] = [codeOf(this.#sides.before, before), codeOf(this.#sides.after, after)];
    const words = (tokens: readonly number[], side: 'before' | 'after'): string =>
      tokens.map((token) => this.#sides[side].word(token)).join(' ');
    if (one.length === other.length && words(one, 'before') === words(other, 'after')) return NOTHING;
    return mayAlign(this.#sides, one, other, this.explanation.rules) ? OTHER_NAMES : null;
  }

  #compare(one: Expression, other: Expression): Facts | null {
    const isLeaf = one.kind === 'name' && other.kind === 'name';
    if (!isLeaf && one.text === other.text && !one.block && !one.anonymousType) return NOTHING;
    for (const mechanic of isLeaf ? this.mechanics : []) {
      const facts = mechanic(one, other, this);
      if (facts) return facts;
    }
    const ruled = this.#ruled(one.span, other.span);
    if (ruled) return ruled;
    if (isLeaf) return null;
    const structural = this.#structural(one, other);
    if (structural) return structural;
    for (const mechanic of this.mechanics) {
      const facts = mechanic(one, other, this);
      if (facts) return facts;
    }
    return null;
  }

  #structural(one: Expression, other: Expression): Facts | null {
    if (one.kind === 'type' && other.kind === 'type') return areOneType(one.label, other.label) ? OTHER_NAMES : null;
    if (!sameShape(one, other)) return null;
    if ((one.block === null) !== (other.block === null) || (one.anonymousType === null) !== (other.anonymousType === null)) return null;
    if (one.children.length === 0 && !one.block && !one.anonymousType) return null;
    const declared = one.declarations.map(({ type, name, nameSpan }, at) => {
      const its = other.declarations[at];
      return its ? allOf([this.types(type, its.type), name === its.name ? NOTHING : this.#ruled(nameSpan, its.nameSpan)]) : null;
    });
    const block = one.block && other.block ? this.trees(one.block, other.block) : NOTHING;
    const members = one.anonymousType && other.anonymousType ? this.#ruled(one.anonymousType.span, other.anonymousType.span) : NOTHING;
    return allOf([...declared, this.lists(partsOf(one), partsOf(other)), block, members]);
  }
}

/** The expression without parentheses around it: the trees tell what belongs together. */
export function bare(expression: Expression): Expression {
  let current = expression;
  for (let [inner] = current.children; current.kind === 'parenthesized' && inner; [inner] = current.children) current = inner;
  return current;
}

/** Its direct parts; type arguments of a call are none, since they are inferred where they are not written. */
function partsOf({ kind, children }: Expression): readonly Expression[] {
  return kind === 'invocation' ? children.filter((child) => child.kind !== 'type') : children;
}

function sameShape(one: Expression, other: Expression): boolean {
  const isValue = one.children.length === 0 && !one.block && !one.anonymousType;
  return (
    one.kind === other.kind &&
    (isValue || one.label === other.label) &&
    (one.receiver === null) === (other.receiver === null) &&
    (one.arguments?.length ?? -1) === (other.arguments?.length ?? -1) &&
    one.declarations.length === other.declarations.length &&
    partsOf(one).length === partsOf(other).length
  );
}

/** `java.util.List` and `List`, `Map.Entry` and `Entry`; and type arguments that are inferred: `List<>` and `List<String>`. */
function areOneType(one: string, other: string): boolean {
  const [a, b] = one.includes('<>') || other.includes('<>') ? [withoutArguments(one), withoutArguments(other)] : [one, other];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

const withoutArguments = (type: string): string => {
  const at = type.indexOf('<');
  return at < 0 ? type : type.slice(0, at);
};
