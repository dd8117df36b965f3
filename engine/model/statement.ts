import type { Span } from '../text/span.js';
import { treeOf } from '../text/trees.js';
import type { TypeDeclaration, VariableDeclaration } from './declarations.js';
import type { Expression } from './expression.js';

export type LeafKind =
  | 'expression'
  | 'localVariable'
  | 'return'
  | 'throw'
  | 'break'
  | 'continue'
  | 'yield'
  | 'assert'
  | 'empty'
  | 'constructorInvocation' // this(…);
  | 'superConstructorInvocation' // super(…);
  | 'localType' // its type is in `localType`
  | 'case'; // `case A:` or `default:`, also the label of a `->` case

export type CompositeKind =
  | 'block'
  | 'if'
  | 'for'
  | 'enhancedFor'
  | 'while'
  | 'do'
  | 'switch'
  | 'try'
  | 'catch'
  | 'finally' // stands for the block after `finally`
  | 'synchronized'
  | 'labeled';

export type StatementKind = LeafKind | CompositeKind;

/**
 * One statement. A composite's own text is its header alone: `if(a > b)`, `for(int i=0; i < n; i++)`, `for(x: xs)`,
 * `try(A a=b())`, `catch(e)`, `finally`, `do(a)`, `outer:`, `{`.
 *
 * Nesting (paper 003, Fig. 1): the body of `if`, `for`, … is a child (a `block`, or the single statement). The else branch is a further child of
 * the `if`. `catch` and `finally` are siblings that follow their `try`: children of the try's parent; the statements of
 * their blocks are their own children, without a `block` between. The statements of a case follow
 * the `case` leaf as siblings in the `switch`.
 */
export class Statement {
  parent: Statement | null = null;
  /** 0 for the body's own block. */
  depth = 0;
  /** Position among the parent's children. */
  index = 0;

  constructor(
    readonly kind: StatementKind,
    /** Canonical text; of a composite: the header. Leaves end in `;` where the language does. */
    readonly text: string,
    readonly span: Span,
    /** Direct sub-statements; empty for leaves. */
    readonly children: readonly Statement[],
    /** Top-level expressions in source order: of a leaf all of them, of a composite those of its header. Initializers of `variables` included. */
    readonly expressions: readonly Expression[],
    /** Variables declared by this statement itself (header for composites): locals, for, resources, catch parameter. Not those of lambdas or patterns. */
    readonly variables: readonly VariableDeclaration[],
    readonly localType: TypeDeclaration | null = null,
    /** `break outer`, `outer:`. */
    readonly label: string = '',
  ) {
    children.forEach((child, index) => {
      child.parent = this;
      child.index = index;
    });
  }

  get composite(): boolean {
    return COMPOSITES.has(this.kind);
  }
}

const COMPOSITES: ReadonlySet<StatementKind> = new Set<CompositeKind>([
  'block',
  'if',
  'for',
  'enhancedFor',
  'while',
  'do',
  'switch',
  'try',
  'catch',
  'finally',
  'synchronized',
  'labeled',
]);

/** Sets `depth` below a root; adapters call it once per body. */
export function setDepths(root: Statement): void {
  root.depth = 0;
  for (const statement of treeOf(root, ({ children }) => children))
    for (const child of statement.children) child.depth = statement.depth + 1;
}

/** The statement and all below it (not into lambdas and class bodies), parents first, in source order. */
export function statementsOf(root: Statement): readonly Statement[] {
  return treeOf(root, ({ children }) => children);
}

/** The body that a statement is in: a method's, or a lambda's. */
export function rootOf(statement: Statement): Statement {
  let root = statement;
  while (root.parent) root = root.parent;
  return root;
}

/** The statements that hold no others; none of a body that is not there. */
export function leavesOf(root: Statement | null): readonly Statement[] {
  return root ? statementsOf(root).filter((statement) => !statement.composite) : [];
}
