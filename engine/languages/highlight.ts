import type { Language, Tree } from 'web-tree-sitter';
import type { Highlight } from '../model/language.js';
import type { SyntaxClass } from '../model/syntax-class.js';
import type { Span } from '../text/span.js';
import { walkFrom } from './tree-walk.js';
import { own } from '../text/own.js';

/** What colours the nodes of a grammar have. Names are those of the grammar. */
export interface HighlightShape {
  /** Nodes that are taken whole, with what lies in them. */
  readonly nodes: Readonly<Record<string, SyntaxClass>>;
  /** Names by their place in the tree, as `parent.field`; they win over `nodes`. */
  readonly names: Readonly<Record<string, SyntaxClass>>;
}

const ERROR_TYPE = 0xffff;

/** A token of the grammar that is written as a word: `return`, `non-sealed`, `@interface`. */
const WORD = /^@?[a-z][a-z-]*$/;

/** Tells what the pieces of a text are, by its tree. */
export class Highlighter {
  readonly #types: readonly string[];
  readonly #fields: readonly (string | null)[];
  readonly #whole: readonly (SyntaxClass | undefined)[];
  readonly #parents: ReadonlySet<string>;

  constructor(
    language: Language,
    private readonly shape: HighlightShape,
  ) {
    this.#types = language.types;
    this.#fields = language.fields;
    this.#whole = language.types.map((type, id) =>
      language.nodeTypeIsNamed(id) ? own(shape.nodes, type) : WORD.test(type) ? 'keyword' : undefined,
    );
    this.#parents = new Set(Object.keys(shape.names).map((name) => name.slice(0, name.indexOf('.'))));
  }

  /** The pieces that lie in a span or reach into it, in order. What lies inside of another piece is that piece's. */
  highlights(tree: Tree, text: string, span: Span): readonly Highlight[] {
    const found: Highlight[] = [];
    const walk = walkFrom(tree, tree);
    // The types of the nodes around, outermost first.
    const around: string[] = [];
    for (;;) {
      const id = walk.typeId();
      const type = id === ERROR_TYPE ? '' : (this.#types[id] ?? '');
      const [start, end] = [walk.start(), walk.end()];
      if (end > span.start && start < span.end) {
        const parent = around.at(-1) ?? '';
        const syntax =
          (this.#parents.has(parent) ? own(this.shape.names, `${parent}.${this.#fields[walk.fieldId()] ?? ''}`) : undefined) ??
          (id === ERROR_TYPE ? undefined : this.#whole[id]);
        // Where it says nothing, a parser's invention has no text.
        if (syntax !== undefined && end > start) found.push({ start, end: trimmedEnd(text, start, end), syntax });
        else if (walk.toFirstChild()) {
          around.push(type);
          continue;
        }
      }
      while (!walk.toNextSibling()) {
        if (around.pop() === undefined) {
          walk.close();
          return found;
        }
        walk.toParent();
      }
    }
  }
}

/** Some grammars give a line comment its line's end. */
function trimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && (text.charAt(last - 1) === '\n' || text.charAt(last - 1) === '\r')) last--;
  return last;
}
