import type { Node, Tree } from 'web-tree-sitter';
import type { TypeDeclaration } from '../../model/declarations.js';
import type { Import, SourceFile } from '../../model/source-file.js';
import { LineIndex } from '../../text/line-index.js';
import type { Span } from '../../text/span.js';
import { tokenize, type Dictionary, type Tokens } from '../../text/tokens.js';
import { childOf, errorsIn, type SyntaxNode, type SyntaxReader } from '../syntax.js';
import { implicitType, lowerTypes } from './declarations/types.js';
import { spanOf } from './declarations/variables.js';
import { JAVA_TRAITS } from './traits/traits.js';

/** `case A _, B _ ->`: the grammar knows one pattern a label, and calls those before the last one an error. They are read nevertheless. */
function isListOfPatterns(error: Node): boolean {
  return error.parent?.type === 'switch_label' && error.namedChildren.every((child) => child?.type === 'pattern');
}

/** A lowered Java file. */
export class JavaFile implements SourceFile {
  readonly language = 'java';
  readonly traits = JAVA_TRAITS;
  readonly packageName: string;
  readonly packageSpan: Span | null;
  readonly imports: readonly Import[];
  readonly types: readonly TypeDeclaration[];
  readonly unread: readonly Span[];
  #lines: LineIndex | null = null;

  constructor(
    readonly path: string,
    readonly text: string,
    private readonly reader: SyntaxReader,
    tree: Tree,
  ) {
    const root = reader.declarations(tree, text);
    const declaration = childOf(root, 'package_declaration');
    const name = declaration?.children.find((child) => child.type === 'scoped_identifier' || child.type === 'identifier');
    this.packageName = name === undefined ? '' : this.nameOf(name);
    this.packageSpan = declaration === null ? null : spanOf(declaration);
    this.imports = root.children.filter((child) => child.type === 'import_declaration').map((child) => this.#import(child));
    this.unread = errorsIn(tree, isListOfPatterns);
    const implicit = implicitType(this, root);
    const types =
      implicit !== null && this.unread.length === 0 ? [] : lowerTypes({ file: this, owner: null, member: null, names: [] }, root.children);
    this.types = implicit === null ? types : [...types, implicit];
  }

  get lines(): LineIndex {
    this.#lines ??= new LineIndex(this.text);
    return this.#lines;
  }

  tokenize(dictionary: Dictionary): Tokens {
    return tokenize(this.text, dictionary);
  }

  /** A dotted name as one word: it may be broken into lines, with comments between. */
  nameOf(node: Span): string {
    const name = this.text.slice(node.start, node.end);
    return BREAKS.test(name) ? name.replace(COMMENTS, '').replace(/\s+/g, '') : name;
  }

  /** Reads what was left out of a node when the declarations were read. */
  complete(node: SyntaxNode): SyntaxNode {
    this.reader.complete(node, this.text);
    return node;
  }

  #import(node: SyntaxNode): Import {
    const name = node.children.find((child) => child.type === 'scoped_identifier' || child.type === 'identifier');
    return {
      name: name === undefined ? '' : this.nameOf(name),
      isStatic: STATIC_IMPORT.test(this.text.slice(node.start, name?.start ?? node.end)),
      onDemand: childOf(node, 'asterisk') !== null,
      span: spanOf(node),
    };
  }
}

const BREAKS = /[\s/]/;
const COMMENTS = /\/\/.*|\/\*[^]*?(?:\*\/|$)/g;
const STATIC_IMPORT = /\bstatic\b/;
