import { Language, Parser, type Tree } from 'web-tree-sitter';
import type { Highlight, LanguageAdapter } from '../model/language.js';
import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';
import { adapterFor, type Adapter } from './registry.js';
import { errorsIn } from './syntax.js';
import { startRuntime, type GrammarLoader } from './runtime.js';

export type { GrammarLoader } from './runtime.js';

/** The languages of one engine. The runtime and each grammar are loaded when they are first needed, once. */
export class Languages {
  readonly #parsers = new Map<string, Promise<LanguageParser>>();

  constructor(private readonly load: GrammarLoader) {}

  /**
   * The parser for a file, by the extension of its path; null when no adapter knows it.
   * Rejects when the grammar cannot be loaded; the next call tries again.
   */
  async parserFor(path: string): Promise<LanguageParser | null> {
    const adapter = adapterFor(path);
    if (adapter === null) return null;
    let parser = this.#parsers.get(adapter.id);
    if (parser === undefined) {
      parser = this.#open(adapter);
      this.#parsers.set(adapter.id, parser);
      parser.catch(() => this.#parsers.delete(adapter.id));
    }
    return parser;
  }

  async #open(adapter: Adapter): Promise<LanguageParser> {
    await startRuntime(this.load);
    const parser = new Parser();
    parser.setLanguage(await Language.load(await this.load(adapter.grammar)));
    return new LanguageParser(adapter, parser);
  }
}

/** UTF-16 units from which on parsing can be stopped: shorter texts take less time than anybody minds. */
const LONG_TEXT = 100_000;

/** Parses the files of one language. */
export class LanguageParser {
  constructor(
    readonly adapter: LanguageAdapter<Tree>,
    private readonly parser: Parser,
  ) {}

  /** Parses a text. Free the result with `close` when the model made of it is no longer in use. Throws when the parser gives up. */
  parse(path: string, text: string): ParsedText {
    const parsed = this.parseUnless(() => false, path, text);
    if (parsed === null) throw new Error(`The parser gave up on ${path}`);
    return parsed;
  }

  /** The same; null when `stop`, which a long text is asked again and again, has said so. It must not throw. */
  parseUnless(stop: () => boolean, path: string, text: string): ParsedText | null {
    const plain = this.adapter.plain?.(text) ?? text;
    const tree = this.#parse(path, plain, stop);
    if (tree === null) return null;
    const readable = tree.rootNode.hasError ? (this.adapter.readable?.(plain) ?? null) : null;
    const better = readable === null ? null : this.#parse(path, readable, stop);
    if (better === null) return new ParsedText(this.adapter, tree, path, text);
    const [kept, dropped] = errorsIn(better).length < errorsIn(tree).length ? [better, tree] : [tree, better];
    dropped.delete();
    return new ParsedText(this.adapter, kept, path, text);
  }

  #parse(path: string, text: string, stop: () => boolean): Tree | null {
    const tree = this.parser.parse(text, null, text.length < LONG_TEXT ? {} : { progressCallback: stop });
    if (tree !== null) return tree;
    if (!stop()) throw new Error(`The parser gave up on ${path}`);
    // or it would go on with this text when the next one is given
    this.parser.reset();
    return null;
  }
}

/** A parsed text, ready to be lowered. */
export class ParsedText {
  constructor(
    private readonly adapter: LanguageAdapter<Tree>,
    private readonly tree: Tree,
    readonly path: string,
    readonly text: string,
  ) {}

  /** The model of the file: declarations at once, bodies on first use, so `close` only after that. */
  lower(): SourceFile {
    return this.adapter.lower(this.tree, this.path, this.text);
  }

  /** What the pieces of a span are, for colouring; only before `close`. */
  highlight(span: Span): readonly Highlight[] {
    return this.adapter.highlight(this.tree, this.text, span);
  }

  /** Frees the tree. */
  close(): void {
    this.tree.delete();
  }
}
