import type { Language, Node, Tree } from 'web-tree-sitter';
import type { Span } from '../text/span.js';
import { walkFrom, type TreeWalk } from './tree-walk.js';

/**
 * A tree-sitter tree costs a call into WASM for every question that is asked of it. So what an adapter needs of it is copied once, in one
 * cursor walk, into plain objects; what it does not need (punctuation, comments) is left out, and what it may not need (bodies) is
 * left for later.
 */
export class SyntaxNode {
  children: readonly SyntaxNode[] = NO_NODES;

  constructor(
    /** The grammar's name for it, `ERROR` for a part that could not be parsed. */
    readonly type: string,
    /** The grammar's name for its role below its parent, or ''. Read only below the parents that the grammar shape names. */
    readonly field: string,
    readonly start: number,
    readonly end: number,
    /** Where the documentation comment right before it begins; `start` when there is none. */
    readonly lead: number,
    /** The node to read when the children were left for later. */
    public deferred: Node | null,
  ) {}
}

const NO_NODES: readonly SyntaxNode[] = [];

/** The first child in a role, or null. */
export function childIn(node: SyntaxNode, field: string): SyntaxNode | null {
  for (const child of node.children) if (child.field === field) return child;
  return null;
}

/** The first child of a type, or null. */
export function childOf(node: SyntaxNode, type: string): SyntaxNode | null {
  for (const child of node.children) if (child.type === type) return child;
  return null;
}

/** What an adapter wants of its grammar. Names are those of the grammar. */
export interface GrammarShape {
  /** Named nodes that are taken whole, though they may have children; tokens are leaves anyway. */
  readonly leaves: readonly string[];
  readonly comments: readonly string[];
  isDocumentation(text: string, start: number, end: number): boolean;
  /** Parents below which unnamed tokens are kept, too. */
  readonly tokensBelow: readonly string[];
  /** Parents below which a lone `;` is kept: it is a statement there. */
  readonly semicolonsBelow: readonly string[];
  /** Parents whose children have roles. */
  readonly fieldsBelow: readonly string[];
  /** Nodes whose children are left for later when a file's declarations are read, as `type` or `parent.field`. */
  readonly deferred: readonly string[];
}

const ERROR_TYPE = 0xffff;

// What is kept of the unnamed tokens below a parent.
const NO_TOKENS = 0;
const SEMICOLONS = 1;
const ALL_TOKENS = 2;

/** Copies parts of trees of one grammar. */
export class SyntaxReader {
  readonly #types: readonly string[];
  readonly #fields: readonly (string | null)[];
  readonly #named: Uint8Array;
  readonly #leaf: Uint8Array;
  readonly #comment: Uint8Array;
  readonly #tokens: Uint8Array;
  readonly #hasFields: Uint8Array;
  readonly #deferred: ReadonlySet<string>;
  readonly #semicolon: number;

  constructor(
    language: Language,
    private readonly shape: GrammarShape,
  ) {
    this.#types = language.types;
    this.#fields = language.fields;
    const size = language.types.length;
    const marked = (names: readonly string[]): Uint8Array => {
      const wanted = new Set(names);
      return Uint8Array.from({ length: size }, (_, id) => (language.nodeTypeIsNamed(id) && wanted.has(this.#types[id] ?? '') ? 1 : 0));
    };
    this.#named = Uint8Array.from({ length: size }, (_, id) => (language.nodeTypeIsNamed(id) ? 1 : 0));
    this.#leaf = marked(shape.leaves);
    this.#comment = marked(shape.comments);
    this.#tokens = marked(shape.semicolonsBelow);
    marked(shape.tokensBelow).forEach((mark, id) => {
      if (mark === 1) this.#tokens[id] = ALL_TOKENS;
    });
    this.#hasFields = marked(shape.fieldsBelow);
    this.#deferred = new Set(shape.deferred);
    this.#semicolon = language.idForNodeType(';', false) ?? -1;
  }

  /** The whole tree, bodies left for later. */
  declarations(tree: Tree, text: string): SyntaxNode {
    return this.#read(walkFrom(tree, tree), text, this.#deferred);
  }

  /** Fills in what was left for later, completely. Does nothing for a node that has its children already. */
  complete(node: SyntaxNode, text: string): void {
    const origin = node.deferred;
    if (origin === null) return;
    node.deferred = null;
    node.children = this.#read(walkFrom(origin.tree, origin), text, NOTHING).children;
  }

  // Without recursion: a tree may be as deep as its text is long.
  #read(walk: TreeWalk, text: string, deferred: ReadonlySet<string>): SyntaxNode {
    const { shape } = this;
    const types = this.#types;
    const fields = this.#fields;
    // The children met so far of all open levels, one level after the other: arrays that grow one by one would waste much of their room.
    const pending: SyntaxNode[] = [];
    const open: Level[] = [];
    let typeId = walk.typeId();
    const root = new SyntaxNode(types[typeId] ?? 'ERROR', '', walk.start(), walk.end(), walk.start(), null);
    if (!walk.toFirstChild()) return this.#finish(walk, root);
    let level: Level = { node: root, typeId, first: 0, documentation: -1 };
    for (;;) {
      typeId = walk.typeId();
      const parentId = level.typeId;
      if (typeId !== ERROR_TYPE && this.#comment[typeId] === 1) {
        const start = walk.start();
        if (shape.isDocumentation(text, start, walk.end())) level.documentation = start;
      } else {
        const named = typeId === ERROR_TYPE || this.#named[typeId] === 1;
        const tokens = parentId === ERROR_TYPE ? NO_TOKENS : this.#tokens[parentId];
        if (named || tokens === ALL_TOKENS || (tokens === SEMICOLONS && typeId === this.#semicolon)) {
          const start = walk.start();
          const field = parentId !== ERROR_TYPE && this.#hasFields[parentId] === 1 ? (fields[walk.fieldId()] ?? '') : '';
          const type = types[typeId] ?? 'ERROR';
          const lead = level.documentation >= 0 ? level.documentation : start;
          const later = deferred.size > 0 && (deferred.has(type) || (field !== '' && deferred.has(`${level.node.type}.${field}`)));
          const node = new SyntaxNode(type, field, start, walk.end(), lead, later ? walk.node() : null);
          pending.push(node);
          level.documentation = -1;
          if (!later && named && (typeId === ERROR_TYPE || this.#leaf[typeId] === 0) && walk.toFirstChild()) {
            open.push(level);
            level = { node, typeId, first: pending.length, documentation: -1 };
            continue;
          }
        }
      }
      while (!walk.toNextSibling()) {
        if (pending.length > level.first) level.node.children = pending.splice(level.first);
        const above = open.pop();
        if (above === undefined) return this.#finish(walk, root);
        level = above;
        walk.toParent();
      }
    }
  }

  #finish(walk: TreeWalk, root: SyntaxNode): SyntaxNode {
    walk.close();
    return root;
  }
}

interface Level {
  readonly node: SyntaxNode;
  readonly typeId: number;
  /** Where its children begin among the pending ones. */
  readonly first: number;
  documentation: number;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The parts of the text that the parser could not make sense of, in source order; empty ones stand where it had to invent a token. */
export function errorsIn(tree: Tree, isKnown: (error: Node) => boolean = () => false): Span[] {
  const errors: Span[] = [];
  if (!tree.rootNode.hasError) return errors;
  const cursor = tree.walk();
  for (;;) {
    const isError = cursor.nodeTypeId === ERROR_TYPE;
    if ((isError && !isKnown(cursor.currentNode)) || cursor.nodeIsMissing) errors.push({ start: cursor.startIndex, end: cursor.endIndex });
    // What lies inside of an error is one error; what has none needs no look.
    if (!isError && cursor.currentNode.hasError && cursor.gotoFirstChild()) continue;
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) {
        cursor.delete();
        return errors;
      }
    }
  }
}
