import { Parser } from 'web-tree-sitter';

/** Gives the bytes of a WASM file by its name: `web-tree-sitter.wasm`, `tree-sitter-java.wasm`. */
export type GrammarLoader = (fileName: string) => Promise<Uint8Array>;

/**
 * What web-tree-sitter's own classes use of the WASM module below them. Emscripten hangs it on the very object that is given to `Parser.init`.
 * Called directly, without marshalling a cursor in and out for each question, it reads a tree three times as fast (see tree-walk.ts).
 */
export interface RuntimeModule {
  readonly HEAP32: Int32Array;
  readonly _ts_init: () => number;
  readonly _ts_tree_cursor_current_node_type_id_wasm: (tree: number) => number;
  readonly _ts_tree_cursor_current_field_id_wasm: (tree: number) => number;
  readonly _ts_tree_cursor_start_index_wasm: (tree: number) => number;
  readonly _ts_tree_cursor_end_index_wasm: (tree: number) => number;
  readonly _ts_tree_cursor_goto_first_child_wasm: (tree: number) => number;
  readonly _ts_tree_cursor_goto_next_sibling_wasm: (tree: number) => number;
  readonly _ts_tree_cursor_goto_parent_wasm: (tree: number) => number;
}

const FUNCTIONS = [
  '_ts_init',
  '_ts_tree_cursor_current_node_type_id_wasm',
  '_ts_tree_cursor_current_field_id_wasm',
  '_ts_tree_cursor_start_index_wasm',
  '_ts_tree_cursor_end_index_wasm',
  '_ts_tree_cursor_goto_first_child_wasm',
  '_ts_tree_cursor_goto_next_sibling_wasm',
  '_ts_tree_cursor_goto_parent_wasm',
];

const RUNTIME_FILE = 'web-tree-sitter.wasm';

// web-tree-sitter has one runtime for all that import it, and two starts at the same time would make two of them; so it is started here, once.
let start: Promise<void> | null = null;
let module: RuntimeModule | null = null;

/** Starts the runtime, once. Rejects when its file cannot be loaded; the next call tries again. */
export function startRuntime(load: GrammarLoader): Promise<void> {
  start ??= run(load).catch((error: unknown) => {
    start = null;
    throw error;
  });
  return start;
}

async function run(load: GrammarLoader): Promise<void> {
  // Emscripten takes the bytes as they are; without them it would look for the file by itself.
  const options: Record<string, unknown> = { wasmBinary: await load(RUNTIME_FILE) };
  await Parser.init(options);
  module = isRuntimeModule(options) ? options : null;
}

/** The module below web-tree-sitter; null when a version of it does not show it. */
export function runtimeModule(): RuntimeModule | null {
  return module;
}

function isRuntimeModule(options: object): options is RuntimeModule {
  const members = new Map<string, unknown>(Object.entries(options));
  return members.get('HEAP32') instanceof Int32Array && FUNCTIONS.every((name) => typeof members.get(name) === 'function');
}
