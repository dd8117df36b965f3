/** A grammar that ships with Reflens: its `.wasm` is copied from the npm package that publishes it. */
export interface Grammar {
  /** The language adapter's id. */
  readonly language: string;
  /** The file's name in the package and beside the build. */
  readonly file: string;
  readonly package: string;
}

/** The parser itself; every grammar needs it. */
export const RUNTIME = { file: 'web-tree-sitter.wasm', package: 'web-tree-sitter' } as const;

export const GRAMMARS: readonly Grammar[] = [{ language: 'java', file: 'tree-sitter-java.wasm', package: 'tree-sitter-java' }];
