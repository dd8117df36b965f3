import type { Node, Tree, TreeCursor } from 'web-tree-sitter';
import { runtimeModule, type RuntimeModule } from './runtime.js';

/** A walk over a tree. Between its start and its `close` nothing else may ask web-tree-sitter anything. */
export interface TreeWalk {
  typeId(): number;
  fieldId(): number;
  /** UTF-16 offsets. */
  start(): number;
  end(): number;
  /** The node itself, to come back to. */
  node(): Node;
  /** Moves, if there is somewhere to go. */
  toFirstChild(): boolean;
  toNextSibling(): boolean;
  toParent(): boolean;
  close(): void;
}

/** A walk from a tree's root or from a node of it, through the module below web-tree-sitter where that can be had. */
export function walkFrom(tree: Tree, from: Tree | Node): TreeWalk {
  if (addressOf(tree) === 0)
    throw new Error('A body was asked for after its tree had been freed: close parsed texts when their models are no longer in use');
  const module = runtimeModule();
  return module === null ? new PlainWalk(from.walk()) : new DirectWalk(from.walk(), module, tree);
}

/** As web-tree-sitter offers it. */
export class PlainWalk implements TreeWalk {
  constructor(private readonly cursor: TreeCursor) {}

  typeId(): number {
    return this.cursor.nodeTypeId;
  }

  fieldId(): number {
    return this.cursor.currentFieldId;
  }

  start(): number {
    return this.cursor.startIndex;
  }

  end(): number {
    return this.cursor.endIndex;
  }

  node(): Node {
    return this.cursor.currentNode;
  }

  toFirstChild(): boolean {
    return this.cursor.gotoFirstChild();
  }

  toNextSibling(): boolean {
    return this.cursor.gotoNextSibling();
  }

  toParent(): boolean {
    return this.cursor.gotoParent();
  }

  close(): void {
    this.cursor.delete();
  }
}

/** Where a tree lies in the module's memory; 0 once it has been freed. */
function addressOf(tree: Tree): number {
  return (tree as unknown as { readonly 0: number })[0];
}

/** The words of a cursor, which web-tree-sitter keeps outside of the module between two calls. */
type CursorWords = Record<0 | 1 | 2 | 3, number>;
const WORD_BYTES = 4;
const CURSOR_WORDS = [0, 1, 2, 3] as const;

/**
 * web-tree-sitter copies the cursor into the module's transfer buffer before each question, and out of it after each move. Here it stays in the
 * buffer for the whole walk.
 */
export class DirectWalk implements TreeWalk {
  readonly #address: number;
  readonly #buffer: number;

  constructor(
    private readonly cursor: TreeCursor,
    private readonly module: RuntimeModule,
    tree: Tree,
  ) {
    this.#address = addressOf(tree);
    this.#buffer = module._ts_init() / WORD_BYTES;
    this.#copyIn();
  }

  typeId(): number {
    return this.module._ts_tree_cursor_current_node_type_id_wasm(this.#address);
  }

  fieldId(): number {
    return this.module._ts_tree_cursor_current_field_id_wasm(this.#address);
  }

  start(): number {
    return this.module._ts_tree_cursor_start_index_wasm(this.#address);
  }

  end(): number {
    return this.module._ts_tree_cursor_end_index_wasm(this.#address);
  }

  node(): Node {
    this.#copyOut();
    const node = this.cursor.currentNode;
    this.#copyIn();
    return node;
  }

  toFirstChild(): boolean {
    return this.module._ts_tree_cursor_goto_first_child_wasm(this.#address) !== 0;
  }

  toNextSibling(): boolean {
    return this.module._ts_tree_cursor_goto_next_sibling_wasm(this.#address) !== 0;
  }

  toParent(): boolean {
    return this.module._ts_tree_cursor_goto_parent_wasm(this.#address) !== 0;
  }

  close(): void {
    this.#copyOut();
    this.cursor.delete();
  }

  // The module's memory may have grown, and then has a new view: so it is asked for each time.
  #copyIn(): void {
    const words = this.cursor as unknown as CursorWords;
    for (const index of CURSOR_WORDS) this.module.HEAP32[this.#buffer + index] = words[index];
  }

  #copyOut(): void {
    const words = this.cursor as unknown as CursorWords;
    for (const index of CURSOR_WORDS) words[index] = this.module.HEAP32[this.#buffer + index] ?? 0;
  }
}
