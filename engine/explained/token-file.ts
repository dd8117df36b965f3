import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';
import { TOKEN_KIND, type Dictionary, type Tokens } from '../text/tokens.js';
import { include } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';

/** A file of one version as tokens, and which tokens a declaration or statement has for its own. */
export class TokenFile {
  readonly tokens: Tokens;
  /** Of a comment: it stands behind code on its line and belongs to that. Others belong to what follows. */
  readonly #trails: Uint8Array;
  #variableTypes: Map<number, Set<number>> | null = null;

  constructor(
    readonly file: SourceFile,
    readonly dictionary: Dictionary,
  ) {
    this.tokens = file.tokenize(dictionary);
    const { count, starts, ends, kinds } = this.tokens;
    this.#trails = new Uint8Array(count);
    let lineEnd = 0;
    for (let i = 0; i < count; i++) {
      if (kinds[i] !== TOKEN_KIND.comment) {
        const end = ends[i] ?? 0;
        if (end <= lineEnd) continue;
        const newline = file.text.indexOf('\n', end);
        lineEnd = newline < 0 ? file.text.length : newline;
      } else if ((starts[i] ?? 0) < lineEnd) this.#trails[i] = 1;
    }
  }

  /** The first token that starts at the offset or later. */
  at(offset: number): number {
    const { starts } = this.tokens;
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  isComment(token: number): boolean {
    return this.tokens.kinds[token] === TOKEN_KIND.comment;
  }

  word(token: number): number {
    return this.tokens.words[token] ?? -1;
  }

  text(token: number): string {
    return token >= 0 && token < this.tokens.count ? this.dictionary.textOf(this.word(token)) : '';
  }

  /** The tokens of a span as indices, from and to, with the comments before it and behind it on its last line. */
  range(span: Span): { readonly from: number; readonly to: number } {
    let from = this.at(span.start);
    while (from > 0 && this.isComment(from - 1) && this.#trails[from - 1] === 0) from--;
    let to = this.at(span.end);
    while (to < this.tokens.count && this.isComment(to) && this.#trails[to] === 1) to++;
    return { from, to: Math.max(from, to) };
  }

  /** The tokens of a span that are not those of `parts`, which lie in it. */
  own(span: Span, parts: readonly Span[]): number[] {
    const { from, to } = this.range(span);
    checkpoint(1 + to - from + parts.length);
    const holes = parts.map((part) => this.range(part)).sort((a, b) => a.from - b.from);
    const own: number[] = [];
    let next = 0;
    for (let token = from; token < to; token++) {
      for (let hole = holes[next]; hole && hole.to <= token; hole = holes[next]) next++;
      const hole = holes[next];
      if (hole && hole.from <= token) token = hole.to - 1;
      else own.push(token);
    }
    return own;
  }

  /** The words of a text's tokens, as they would be found in a file. */
  wordsOf(span: Span): number[] {
    const words: number[] = [];
    for (let token = this.at(span.start); token < this.tokens.count && (this.tokens.ends[token] ?? 0) <= span.end; token++)
      if (!this.isComment(token)) words.push(this.word(token));
    return words;
  }

  /** What types variables of this name are declared with anywhere in the file, by the look of it: `Type name` before `=`, `;`, `,`, `)` or `:`. */
  typesOfVariable(name: number): ReadonlySet<number> {
    this.#variableTypes ??= this.#collectVariableTypes();
    return this.#variableTypes.get(name) ?? NONE;
  }

  #collectVariableTypes(): Map<number, Set<number>> {
    const found = new Map<number, Set<number>>();
    const { count, kinds } = this.tokens;
    for (let i = 1; i + 1 < count; i++) {
      if (kinds[i] !== TOKEN_KIND.word || !DECLARATION_ENDS.has(this.text(i + 1))) continue;
      const type = this.#typeEndingAt(i - 1);
      if (type < 0) continue;
      const name = this.word(i);
      include(found, name, this.word(type));
    }
    return found;
  }

  /** The token of the name of a type that ends here: `List` of `List<A>[]`; -1 when it is something else. */
  #typeEndingAt(token: number): number {
    let depth = 0;
    for (let i = token; i >= 0 && i > token - LONGEST_TYPE; i--) {
      const text = this.text(i);
      if (text === '>' || text === ']') depth++;
      else if (text === '<' || text === '[') depth--;
      else if (depth === 0 && text !== '...') return this.tokens.kinds[i] === TOKEN_KIND.word && !STATEMENT_WORDS.has(text) ? i : -1;
    }
    return -1;
  }
}

const NONE: ReadonlySet<number> = new Set();
const DECLARATION_ENDS: ReadonlySet<string> = new Set(['=', ';', ',', ')', ':']);
/** Words before a name that make no declaration of it. */
const STATEMENT_WORDS: ReadonlySet<string> = new Set(['return', 'throw', 'new', 'case', 'else', 'instanceof', 'assert', 'yield', 'goto']);
/** Tokens that the arguments of a generic type may have: longer ones are rather no type. */
const LONGEST_TYPE = 60;
