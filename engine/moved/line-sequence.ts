import { licenceLines } from './licences.js';
import { hasMeaningfulIndentation, indentationOf, informationOf, isComment, isDirective, isEnding } from './line-facts.js';
import type { ShownText } from './shown-files.js';

/** Numbers for lines: equal ones, without the blanks around them, have the same. */
export class LineNames {
  readonly #numbers = new Map<string, number>();
  readonly #information: number[] = [];

  of(trimmed: string): number {
    let number = this.#numbers.get(trimmed);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(trimmed, number);
      this.#information.push(informationOf(trimmed));
    }
    return number;
  }

  information(name: number): number {
    return this.#information[name] ?? 0;
  }
}

/** Stands between files, and where a patch shows nothing: equal to no line. */
export const NOTHING = -1;

/**
 * All lines of one version that are not blank, one after the other, with `NOTHING` between files. What belongs to the line at an index stands in each list at this
 * index.
 */
export interface LineSequence {
  readonly texts: readonly ShownText[];
  /** Index of the file in `texts`. */
  readonly file: readonly number[];
  /** Line in its file, from 1. */
  readonly line: readonly number[];
  readonly name: readonly number[];
  /** 1 for what the change takes away, or adds. */
  readonly changed: readonly number[];
  readonly indentation: readonly number[];
  /** How many lines that tell something stand unchanged before it in its file: between equal numbers nothing was kept. */
  readonly place: readonly number[];
  /** Information of the line, see `informationOf`; 0 for a file's comment at the beginning, and for licences. */
  readonly information: readonly number[];
  /** 1 for a line that only ends something. */
  readonly isEnd: readonly number[];
  /** Whether the indentation of its file may mean something. */
  readonly isIndented: readonly boolean[];
}

/** Puts the lines of a version's files one after the other. */
export function sequenceOf(texts: readonly ShownText[], names: LineNames): LineSequence {
  const file: number[] = [];
  const line: number[] = [];
  const name: number[] = [];
  const changed: number[] = [];
  const indentation: number[] = [];
  const place: number[] = [];
  const information: number[] = [];
  const isEnd: number[] = [];
  const put = (
    at: number,
    number: number,
    key: number,
    isChanged: number,
    width: number,
    kept: number,
    tells: number,
    ends: boolean,
  ): void => {
    file.push(at);
    line.push(number);
    name.push(key);
    changed.push(isChanged);
    indentation.push(width);
    place.push(kept);
    information.push(tells);
    isEnd.push(ends ? 1 : 0);
  };
  const putNothing = (at: number, number: number): void => put(at, number, NOTHING, 0, 0, 0, 0, false);
  texts.forEach((text, at) => {
    let kept = 0;
    let isAtHead = true;
    let wasShown = true;
    const licences = licenceLines(text.lines);
    text.lines.forEach((content, index) => {
      const trimmed = content?.trim() ?? '';
      if (content === null) {
        if (wasShown) putNothing(at, index + 1);
        wasShown = false;
        return;
      }
      wasShown = true;
      if (trimmed === '') return;
      isAtHead &&= isComment(trimmed) || isDirective(trimmed);
      const key = names.of(trimmed);
      const isChanged = text.changed[index] ?? 0;
      const tells = isAtHead || licences[index] === 1 ? 0 : names.information(key);
      if (isChanged === 0 && names.information(key) > 0) kept++;
      put(at, index + 1, key, isChanged, indentationOf(content), kept, tells, isEnding(trimmed));
    });
    putNothing(at, text.lines.length + 1);
  });
  const indented = texts.map(({ path }) => hasMeaningfulIndentation(path));
  return { texts, file, line, name, changed, indentation, place, information, isEnd, isIndented: file.map((at) => indented[at] ?? true) };
}

/** A line as it is written. */
export function textAt({ texts, file, line }: LineSequence, index: number): string {
  return texts[file[index] ?? -1]?.lines[(line[index] ?? 0) - 1] ?? '';
}
