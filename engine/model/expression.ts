import { treeOf } from '../text/trees.js';
import type { Span } from '../text/span.js';
import { checkpoint } from '../text/work.js';
import type { TypeDeclaration, VariableDeclaration } from './declarations.js';
import type { Statement } from './statement.js';
import type { CanonicalText } from './canonical-text.js';
import type { LanguageTraits } from './traits.js';

/**
 * Expressions are trees whose text is a slice of their statement's canonical text, so a sub-expression costs two numbers
 * and no string until somebody asks.
 */
export type ExpressionKind =
  | 'name' // a simple name: variable, or the type or package that a longer name begins with
  | 'fieldAccess' // receiver.name; also a qualified name such as `Color.RED`
  | 'this' // also `Outer.this`: receiver
  | 'super'
  | 'number'
  | 'string'
  | 'character'
  | 'boolean'
  | 'null'
  | 'classLiteral' // type
  | 'invocation' // receiver?, label = name, arguments
  | 'superInvocation' // super.name(arguments)
  | 'constructorInvocation' // this(…) or super(…); label = this | super
  | 'creation' // new type(arguments) { anonymous }; receiver for `outer.new Inner()`
  | 'arrayCreation' // new type[arguments] or with an initializer: child arrayInitializer
  | 'arrayInitializer' // { arguments }
  | 'arrayAccess'
  | 'infix' // label = operator; a chain of one operator is flat: `a + b + c` has three children
  | 'prefix'
  | 'postfix'
  | 'assignment' // label = operator
  | 'conditional' // three children
  | 'cast' // type, child
  | 'instanceof' // child, type or pattern
  | 'lambda'
  | 'methodReference' // receiver::label
  | 'parenthesized'
  | 'switch' // switch expression; its cases are statements under `block`
  | 'declaration' // variable declaration expression of a for, a resource; `declarations`
  | 'pattern' // type or record pattern; `declarations`
  | 'type' // a type inside an expression: of a creation, cast, instanceof, type argument, declaration
  | 'other'; // anything the adapter has no better word for (template strings, …): label = canonical text

/** What an adapter hands over when it makes an expression; absent parts are their defaults. */
export interface ExpressionParts {
  readonly label?: string;
  readonly children?: readonly Expression[];
  readonly receiver?: Expression | null;
  readonly arguments?: readonly Expression[] | null;
  readonly declarations?: readonly VariableDeclaration[];
  readonly anonymousType?: TypeDeclaration | null;
  readonly block?: Statement | null;
}

/** How many bits of a length do not count: as many characters as are compared in one unit of work. */
const CHARACTERS_OF_A_UNIT = 8;

// Shared by the many expressions that have none.
const NONE: readonly never[] = [];

export class Expression {
  /** Set by the parent's constructor. */
  parent: Expression | null = null;
  /** What tells it apart besides its children: a name, operator, invoked name, literal, type text. */
  readonly label: string;
  /** Every direct sub-expression in source order: receiver, types, arguments, operands, lambda expression bodies. Empty for names and literals. */
  readonly children: readonly Expression[];
  /** What a member is taken from: of invocation, fieldAccess, methodReference, creation, qualified this. One of `children`. */
  readonly receiver: Expression | null;
  /** Of invocations, creations, array initializers (elements), array creations (dimensions). All among `children`. Null where there can be none. */
  readonly arguments: readonly Expression[] | null;
  /** Lambda parameters, pattern variables, variables of a declaration expression. */
  readonly declarations: readonly VariableDeclaration[];
  /** The class body of a creation. Its members are no children of this expression. */
  readonly anonymousType: TypeDeclaration | null;
  /** Block body of a lambda, cases of a switch expression. Its statements are no children of this expression. */
  readonly block: Statement | null;

  constructor(
    readonly kind: ExpressionKind,
    readonly span: Span,
    private readonly canonical: CanonicalText,
    /** Offsets of its text in the canonical text of its statement. */
    readonly textStart: number,
    readonly textEnd: number,
    parts: ExpressionParts = {},
  ) {
    this.label = parts.label ?? '';
    this.children = parts.children ?? NONE;
    this.receiver = parts.receiver ?? null;
    this.arguments = parts.arguments ?? null;
    this.declarations = parts.declarations ?? NONE;
    this.anonymousType = parts.anonymousType ?? null;
    this.block = parts.block ?? null;
    for (const child of this.children) child.parent = this;
  }

  /** Of the language that it is written in. */
  get traits(): LanguageTraits {
    return this.canonical.traits;
  }

  /** Canonical text, without redundant white space: `foo(a,b)`, `a + b`, `x -> y`. */
  get text(): string {
    checkpoint(1 + ((this.textEnd - this.textStart) >> CHARACTERS_OF_A_UNIT));
    return this.canonical.text.slice(this.textStart, this.textEnd);
  }
}

/** The expression and all below it (not into class bodies and blocks), parents first. */
export function descendants(expression: Expression): readonly Expression[] {
  return treeOf(expression, ({ children }) => children);
}
