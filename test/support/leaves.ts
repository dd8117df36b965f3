/** The leaves of tree-sitter's tree: the tokens of a text as its grammar sees them, without the engine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Language, Parser, type Node } from 'web-tree-sitter';

export interface Leaf {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly comment: boolean;
}

let ready: Promise<Parser> | null = null;

async function open(folder: string | null): Promise<Parser> {
  const require = createRequire(import.meta.url);
  const load = (file: string): Uint8Array<ArrayBuffer> =>
    new Uint8Array(readFileSync(folder === null ? require.resolve(`${file.replace('.wasm', '')}/${file}`) : `${folder}/${file}`));
  await Parser.init({ wasmBinary: load('web-tree-sitter.wasm') });
  const parser = new Parser();
  parser.setLanguage(await Language.load(load('tree-sitter-java.wasm')));
  return parser;
}

/** The leaves of a Java text, in order. A string is one leaf, as a comment is. */
export async function javaLeaves(text: string, grammars: string | null = null): Promise<readonly Leaf[]> {
  ready ??= open(grammars);
  const tree = (await ready).parse(text);
  if (!tree) throw new Error('The parser gave up.');
  const leaves: Leaf[] = [];
  const cursor = tree.walk();
  const visit = (node: Node): boolean => WHOLE.has(node.type);
  for (let done = false; !done;) {
    const whole = visit(cursor.currentNode);
    if (!whole && cursor.gotoFirstChild()) continue;
    const { startIndex: start, endIndex: end } = cursor;
    if (end > start) leaves.push({ start, end, text: text.slice(start, end), comment: cursor.nodeType.endsWith('comment') });
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) {
        done = true;
        break;
      }
    }
  }
  cursor.delete();
  tree.delete();
  return leaves;
}

const WHOLE: ReadonlySet<string> = new Set(['string_literal', 'character_literal', 'line_comment', 'block_comment']);
