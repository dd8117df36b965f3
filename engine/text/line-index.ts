/** Finds the line and column of an offset. Lines and columns are 1-based; `\n`, `\r\n` and a lone `\r` end a line. */
export class LineIndex {
  readonly #starts: number[] = [0];

  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    // searched for rather than walked through: runtimes look for a character many times as fast
    let carriage = text.indexOf('\r');
    for (let feed = text.indexOf('\n'); feed >= 0 || carriage >= 0;) {
      const end = carriage < 0 || (feed >= 0 && feed <= carriage + 1) ? feed : carriage;
      this.#starts.push(end + 1);
      if (carriage >= 0 && carriage <= end) carriage = text.indexOf('\r', end + 1);
      if (feed >= 0 && feed <= end) feed = text.indexOf('\n', end + 1);
    }
  }

  /** How many lines the text has; a final line end opens an empty last line. */
  get count(): number {
    return this.#starts.length;
  }

  /** The offset at which a line begins; that of the text's end for lines that it does not have. */
  startOf(line: number): number {
    return this.#starts[line - 1] ?? this.#length;
  }

  /** The line that holds the offset. */
  lineOf(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  /** The column of the offset within its line. */
  columnOf(offset: number): number {
    return offset - (this.#starts[this.lineOf(offset) - 1] ?? 0) + 1;
  }
}
