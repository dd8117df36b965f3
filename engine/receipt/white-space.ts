/**
 * Where white space means nothing, in languages that the engine does not read. The rule is strict: what is not known to mean nothing, means something. So in most files
 * (Markdown, YAML, Makefiles, shell scripts, SQL, …) every changed blank counts.
 *
 *     JavaScript, TypeScript, Go, Kotlin, JSON   indentation, blanks at the end of a line, empty lines
 *     Python                                     blanks at the end of a line, empty lines
 *     both                                       `\r\n` for `\n`, and whether the last line ends with one
 *
 * never within texts of several lines, beside lines that a backslash continues, or in the first lines of a file that begins with `#!` or names its encoding.
 */
import { leadingBlanks, withoutTrailing } from './blanks.js';
import { lineStarts, type Lexicon, type LineStart } from './literals.js';
import type { LineInterval, TextLines } from './line-comparison.js';

interface Layout {
  /** Blanks before a line's first character mean nothing. */
  readonly freeIndentation: boolean;
  readonly lexicon: Lexicon;
  /** A text that has this is not judged. */
  readonly except?: RegExp;
}

const C_LIKE = { lineComment: '//', blockComments: true, quotes: `"'` } as const;

const SCRIPT: Lexicon = { ...C_LIKE, long: ['`'], longEscapes: true, interpolation: '${', regexes: true };

/** Go's compiler reads some comments, and whether an empty line is behind them. */
const GO_COMMENTS = /\/\/(?:go:|[ \t]?\+build)|import "C"/;

const LAYOUTS: readonly (readonly [RegExp, Layout])[] = [
  // Qt's translations end in .ts, too, and are XML.
  [/\.[cm]?ts$/, { freeIndentation: true, lexicon: SCRIPT, except: /^\s*</ }],
  [/\.(?:[cm]?js|jsx|tsx)$/, { freeIndentation: true, lexicon: { ...SCRIPT, elements: true } }],
  [/\.go$/, { freeIndentation: true, lexicon: { ...C_LIKE, long: ['`'], longEscapes: false }, except: GO_COMMENTS }],
  [
    /\.kts?$/,
    { freeIndentation: true, lexicon: { ...C_LIKE, nestedComments: true, long: ['"""'], longEscapes: false, interpolation: '${' } },
  ],
  [/\.json$/, { freeIndentation: true, lexicon: { ...C_LIKE, quotes: '"', long: [], longEscapes: false } }],
  [
    /\.pyi?$/,
    {
      freeIndentation: false,
      lexicon: { lineComment: '#', blockComments: false, quotes: `"'`, long: ['"""', "'''"], longEscapes: true, interpolation: '{' },
    },
  ],
];

/** The engine's own language: it says by itself which lines differ in white space alone, and need not be asked for lines. */
const READ_BY_ENGINE = /\.java$/;

/** Lines at the top of a file that a shell or a compiler may read by their place. */
const TOP_LINES = 3;
const READ_BY_PLACE = /^#!|coding[:=]/m;

/** What white space means in the two versions of one file. */
export class WhiteSpace {
  readonly #layout: Layout | null;
  readonly #starts: { readonly before: readonly LineStart[]; readonly after: readonly LineStart[] };
  readonly #hasReadTop: boolean;

  constructor(
    private readonly path: string,
    private readonly texts: { readonly before: TextLines; readonly after: TextLines },
  ) {
    const found = LAYOUTS.find(([name]) => name.test(path))?.[1] ?? null;
    const isExcept = (text: TextLines): boolean => found?.except?.test(text.lines.join('\n')) === true;
    this.#layout = found && !isExcept(texts.before) && !isExcept(texts.after) ? found : null;
    const starts = (text: TextLines): readonly LineStart[] => (this.#layout ? lineStarts(text.lines, this.#layout.lexicon) : []);
    this.#starts = { before: starts(texts.before), after: starts(texts.after) };
    const top = (text: TextLines): string => text.lines.slice(0, TOP_LINES).join('\n');
    this.#hasReadTop = READ_BY_PLACE.test(top(texts.before)) || READ_BY_PLACE.test(top(texts.after));
  }

  /** Whether it means nothing what ends the lines of the file, and whether the last one has an end. */
  get endsMeanNothing(): boolean {
    return !this.#hasReadTop && (READ_BY_ENGINE.test(this.path) || (this.#layout !== null && this.#areKnown()));
  }

  /** What a line begins in; null where that is not looked at. */
  startOf(side: 'before' | 'after', line: number): LineStart | null {
    return this.#starts[side][line] ?? null;
  }

  /**
   * Whether some lines of one version and some of the other differ in nothing but white space that means nothing. Lines from 0.
   */
  areSame(before: readonly number[], after: readonly number[]): boolean {
    if (!this.#layout) return false;
    const essence = (side: 'before' | 'after', lines: readonly number[]): string[] =>
      lines.flatMap((line) => this.#essence(side, line) ?? []);
    const [one, other] = [essence('before', before), essence('after', after)];
    return one.length === other.length && one.every((line, at) => line === other[at]);
  }

  /** A line without the white space that means nothing for certain, and what it begins in; null when nothing is left that means something. */
  #essence(side: 'before' | 'after', line: number): string | null {
    const text = this.texts[side].lines[line] ?? '';
    if (this.#hasReadTop && line < TOP_LINES) return `${line} ${text}`;
    const starts = this.#starts[side];
    const isContinued = (at: number): boolean => withoutTrailing(this.texts[side].lines[at] ?? '').endsWith('\\');
    const [isCode, endsInCode] = [starts[line] === 'code', starts[line + 1] === 'code' && !isContinued(line)];
    const withoutEnd = endsInCode ? withoutTrailing(text) : text;
    const isFree = isCode && !isContinued(line - 1);
    if (isFree && endsInCode && withoutEnd === '') return null;
    const isIndented = this.#layout?.freeIndentation !== true || !isFree;
    return `${starts[line] ?? ''} ${isIndented ? withoutEnd : withoutEnd.slice(leadingBlanks(withoutEnd).length)}`;
  }

  #areKnown(): boolean {
    return [this.#starts.before, this.#starts.after].every((starts) => !starts.includes('unknown'));
  }
}

/** All lines of an interval. */
export const linesIn = ({ from, to }: LineInterval): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at);
