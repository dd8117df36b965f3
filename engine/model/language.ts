import type { Span } from '../text/span.js';
import type { Signatures } from './signatures.js';
import type { SourceFile } from './source-file.js';
import type { SyntaxClass } from './syntax-class.js';

/** A piece of code with its class. */
export interface Highlight extends Span {
  readonly syntax: SyntaxClass;
}

/** What the engine knows of a language. The tree type stays inside `languages/`. */
export interface LanguageAdapter<Tree> {
  readonly id: string;
  readonly label: string;
  /** With the dot: `.java`. */
  readonly extensions: readonly string[];
  /** File name of the grammar, e.g. `tree-sitter-java.wasm`. */
  readonly grammar: string;
  /** The text as the grammar reads it right, at the same length, where it would misread it without an error. Only the tree is made of it. */
  plain?(text: string): string;
  /**
   * For a text with syntax errors, `plain` already: one of the same length in which constructs that the grammar does not know yet are written as ones that it knows;
   * null when there are none. Only the tree is made of it, texts are taken from the original.
   */
  readable?(text: string): string | null;
  /**
   * Lowers a parsed file. Declarations are lowered at once, bodies and initializers on first use; so the tree must stay alive
   * as long as the model is in use.
   */
  lower(tree: Tree, path: string, text: string): SourceFile;
  /** How its declarations are written, for readers. */
  readonly signatures: Signatures;
  /** What the pieces of a span are, in order; white space and plain code are left out. */
  highlight(tree: Tree, text: string, span: Span): readonly Highlight[];
}
