import { CanonicalText } from '../../model/canonical-text.js';
import type { Field, Method, TypeDeclaration } from '../../model/declarations.js';
import { Expression, type ExpressionKind, type ExpressionParts } from '../../model/expression.js';
import type { Span } from '../../text/span.js';
import type { SyntaxNode } from '../syntax.js';
import type { JavaFile } from './java-file.js';
import { JAVA_TRAITS } from './traits/traits.js';
import { leaveOut } from '../../text/work.js';

/**
 * How deeply expressions and statements may nest before the rest is taken as plain text. Far above what people write (generated builder chains
 * reach a few hundred), far below what overflows the stack of a worker, also for those who walk the model.
 */
export const MAX_DEPTH = 400;

/**
 * A lambda's block and a class body are printed within the text of the statement around them, and lowered once more by themselves; so each
 * such level repeats all below it. Counting them as several levels keeps hostile input from growing without bound.
 */
export const BLOCK_DEPTH = 20;

const NONE: readonly never[] = [];

/** Where code is being lowered: what an anonymous or local type in it belongs to. */
export interface Surroundings {
  readonly file: JavaFile;
  readonly owner: TypeDeclaration | null;
  readonly member: Method | Field | null;
  /** Of the members, variables, invocations and creations around: what an anonymous type is named after. */
  readonly names: readonly string[];
}

/** The state of lowering one body or initializer. */
export class Lowering {
  out = new CanonicalText(JAVA_TRAITS);
  /** Of the lines printed inside of a text; see print-statement.ts. */
  indent = 0;
  depth = 0;
  /** Above 0 only text is wanted: no statements and types are made of lambdas and class bodies. */
  printing = 0;
  /** Where the scope of a variable declared now ends. */
  scopeEnd: number;
  readonly text: string;
  readonly names: string[];
  /** Anonymous and local types met so far. */
  readonly types: TypeDeclaration[] = [];

  constructor(
    readonly around: Surroundings,
    scopeEnd: number,
  ) {
    this.text = around.file.text;
    this.names = [...around.names];
    this.scopeEnd = scopeEnd;
  }

  /** Whether what is lowered now nests so deep that it is taken as plain text, which is told. */
  isTooDeep(): boolean {
    if (this.depth < MAX_DEPTH) return false;
    leaveOut(this.around.file.path, 'code that nests very deep was compared as plain text');
    return true;
  }

  slice(node: SyntaxNode): string {
    return this.text.slice(node.start, node.end);
  }

  /** An expression whose canonical text reaches from `textStart` to what has been written last. */
  make(kind: ExpressionKind, node: Span, textStart: number, parts: ExpressionParts): Expression {
    return this.makeAt(kind, { start: node.start, end: node.end }, textStart, this.out.length, parts);
  }

  makeAt(kind: ExpressionKind, span: Span, textStart: number, textEnd: number, parts: ExpressionParts): Expression {
    return new Expression(kind, span, this.out, textStart, textEnd, {
      label: parts.label ?? '',
      children: parts.children ?? NONE,
      receiver: parts.receiver ?? null,
      arguments: parts.arguments ?? null,
      declarations: parts.declarations ?? NONE,
      anonymousType: parts.anonymousType ?? null,
      block: parts.block ?? null,
    });
  }

  // The two below make most expressions. That the parts always have the same properties in the same order spares the engine's constructor
  // a look-up for each.

  /** An expression that consists of others, or of none. */
  makePlain(kind: ExpressionKind, node: Span, textStart: number, label: string, children: readonly Expression[] = NONE): Expression {
    return this.makeCall(kind, node, textStart, label, children, null, null);
  }

  /** An expression that takes something from a receiver, or has arguments. */
  makeCall(
    kind: ExpressionKind,
    node: Span,
    textStart: number,
    label: string,
    children: readonly Expression[],
    receiver: Expression | null,
    args: readonly Expression[] | null,
  ): Expression {
    return new Expression(kind, { start: node.start, end: node.end }, this.out, textStart, this.out.length, {
      label,
      children,
      receiver,
      arguments: args,
      declarations: NONE,
      anonymousType: null,
      block: null,
    });
  }

  /** Runs with a text of its own and gives it back. */
  separately<Result>(run: () => Result): Result {
    const { out, indent } = this;
    this.out = new CanonicalText(JAVA_TRAITS);
    this.indent = 0;
    const result = run();
    this.out = out;
    this.indent = indent;
    return result;
  }

  printIndent(): void {
    if (this.indent > 0) this.out.append('  '.repeat(this.indent));
  }
}
