import type { LanguageParser, ParsedText } from './languages/parser.js';
import type { SourceFile } from './model/source-file.js';
import { LARGEST_TEXT } from './text/largest-text.js';
import { checkpoint } from './text/work.js';

interface Unread {
  readonly parser: LanguageParser;
  readonly path: string;
  readonly text: string;
}

/** UTF-16 units of a text that cost a unit of work to parse and lower, roughly. */
const UNITS_OF_WORK = 2;

/** Files that were handed over although they are the same in both versions: no part of the change, and only read when somebody asks what a declaration means. */
export class UnchangedFiles {
  readonly #unread: Unread[] = [];
  readonly #open: ParsedText[] = [];
  readonly #files: SourceFile[] = [];

  add(file: Unread): void {
    if (file.text.length <= LARGEST_TEXT) this.#unread.push(file);
  }

  /** Those that can be read as a whole; what was read stays when the time is up in the next one. */
  read(): readonly SourceFile[] {
    for (let next = this.#unread.shift(); next !== undefined; next = this.#unread.shift()) {
      const { parser, path, text } = next;
      checkpoint(text.length / UNITS_OF_WORK);
      const parsed = parser.parse(path, text);
      this.#open.push(parsed);
      const file = parsed.lower();
      if (file.unread.length === 0) this.#files.push(file);
    }
    return this.#files;
  }

  /** Frees the syntax trees. */
  close(): void {
    for (const parsed of this.#open) parsed.close();
  }
}
