import { isGenerated } from '../moved/generated.js';
import type { Method } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { Statement } from '../model/statement.js';
import { append } from '../text/grouping.js';
import { checkpoint, leaveOut, runPart } from '../text/work.js';
import { listsIn, membersOf, withInnerMethods } from './code.js';
import type { ExtractedCode } from './extracted-code.js';
import type { Pattern } from './pattern.js';
import { isReplaceable, type Window } from './replaceable.js';
import { SameCode } from './same-code.js';
import { WordsOfText } from './word-index.js';

/** A pattern of extracted code. */
interface Wanted {
  readonly model: ExtractedCode;
  readonly pattern: Pattern;
}

/** So many places of code that begins like a pattern are compared with it to the end. */
const MOST_WINDOWS = 200;
const MANY_WINDOWS = 'some places that look like extracted code, for there are too many';

/**
 * Looks for code that is like extracted code. Whether a method has the words that its likes have to have is asked of its text, which takes as long as reading it; only what
 * has them all is compared. Files may come one after another, each is forgotten when it was searched.
 */
export class CopySearch {
  readonly #wanted: readonly Wanted[];
  /** By the longest of their words, which is mostly the rarest; '' holds those without any. */
  readonly #byWord = new Map<string, Wanted[]>();
  readonly #words = new Set<string>();
  readonly #tried = new Map<Pattern, number>();

  constructor(models: readonly ExtractedCode[]) {
    this.#wanted = models.flatMap((model) => model.patterns.map((pattern) => ({ model, pattern })));
    for (const wanted of this.#wanted) {
      const { words } = wanted.pattern;
      for (const word of words) this.#words.add(word);
      append(this.#byWord, longestOf(words), wanted);
    }
  }

  /** Whether a text could hold such code at all: nobody need read another one. */
  mayBeIn(path: string, text: string): boolean {
    if (this.#wanted.length === 0 || isGenerated(path, text)) return false;
    return this.#among(new WordsOfText(text, this.#words).within({ start: 0, end: text.length })).length > 0;
  }

  /** The code of a file that is like extracted code, by what was extracted: windows that overlap no other of the same. */
  in(file: SourceFile): ReadonlyMap<ExtractedCode, readonly Window[]> {
    const found = new Map<ExtractedCode, Window[]>();
    // what a syntax error is near to may be read wrongly
    if (file.unread.length > 0) return found;
    const words = new WordsOfText(file.text, this.#words);
    for (const method of membersOf(file, (span) => this.#among(words.within(span)).length > 0).methods) {
      runPart([file.path], () => {
        for (const inner of withInnerMethods(method)) this.#searchMethod(inner, words, found);
      });
    }
    return new Map([...found].map(([model, windows]) => [model, withoutOverlaps(windows)]));
  }

  #among(words: ReadonlySet<string>): readonly Wanted[] {
    const among: Wanted[] = [];
    for (const word of ['', ...words])
      for (const wanted of this.#byWord.get(word) ?? []) if (wanted.pattern.words.every((one) => words.has(one))) among.push(wanted);
    return among;
  }

  #searchMethod(method: Method, words: WordsOfText, found: Map<ExtractedCode, Window[]>): void {
    if (!method.bodySpan) return;
    const wanted = this.#among(words.within(method.bodySpan)).filter(({ model }) => !isIn(method, model.extracted));
    if (wanted.length === 0 || !method.body) return;
    const lists = listsIn(method.body);
    for (const { model, pattern } of wanted)
      for (const list of lists) for (const window of this.#windows(pattern, model.extracted, method, list)) append(found, model, window);
  }

  *#windows(pattern: Pattern, extracted: Method, method: Method, list: readonly Statement[]): Iterable<Window> {
    const [first] = pattern.statements;
    for (let at = 0; at + pattern.statements.length <= list.length; at++) {
      checkpoint();
      if (!beginsLike(first, list[at])) continue;
      const tried = (this.#tried.get(pattern) ?? 0) + 1;
      this.#tried.set(pattern, tried);
      if (tried > MOST_WINDOWS) {
        leaveOut(method.file.path, MANY_WINDOWS);
        return;
      }
      // half of a `try` is no code that could stand in a method
      if (isOfTry(list[at + pattern.statements.length])) continue;
      const window = windowAt(pattern, method, list, at);
      if (window && isReplaceable(window, pattern, extracted)) yield window;
    }
  }
}

const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

const isOfTry = (statement: Statement | undefined): boolean => statement?.kind === 'catch' || statement?.kind === 'finally';

/** Whether a method is another one, or stands in it. */
const isIn = (method: Method, other: Method): boolean =>
  method.file === other.file && method.span.start >= other.span.start && method.span.end <= other.span.end;

/** What may be the first statement of a window, and costs little to ask. */
const beginsLike = (one: Statement | undefined, other: Statement | undefined): boolean =>
  (one?.kind === other?.kind || one?.kind === 'return') && one?.children.length === other?.children.length;

function windowAt(pattern: Pattern, method: Method, list: readonly Statement[], at: number): Window | null {
  const code = new SameCode(pattern, method);
  const statements = list.slice(at, at + pattern.statements.length);
  const [first, last] = [statements[0], statements.at(-1)];
  if (!first || !last) return null;
  const whole = code.likeness(list, at);
  if (whole) return { method, statements, span: { start: first.span.start, end: last.span.end }, likeness: whole, result: null };
  const part = code.likenessOfResult(list, at);
  if (!part) return null;
  const { result } = part;
  return { method, statements, span: { start: first.span.start, end: result.span.end }, likeness: part, result };
}

/** In the order of the text; of those that overlap, the longer one. */
function withoutOverlaps(windows: readonly Window[]): readonly Window[] {
  const sorted = [...windows].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  const kept: Window[] = [];
  for (const window of sorted) {
    const last = kept.at(-1);
    if (!last || last.span.end <= window.span.start) kept.push(window);
    else if (window.span.end - window.span.start > last.span.end - last.span.start) kept[kept.length - 1] = window;
  }
  return kept;
}
