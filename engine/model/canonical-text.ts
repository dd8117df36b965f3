import type { LanguageTraits } from './traits.js';

/**
 * Canonical text of a statement: its tokens with the white space of one fixed style, that of RefactoringMiner's descriptions,
 * so that two statements that differ in layout or comments only have equal texts (paper 003, section 3.1).
 * Adapters append while they lower; expressions remember offsets into it.
 */
export class CanonicalText {
  #text = '';

  /** `traits`: of the language that it is written in. */
  constructor(readonly traits: LanguageTraits) {}

  get text(): string {
    return this.#text;
  }

  get length(): number {
    return this.#text.length;
  }

  append(piece: string): void {
    this.#text += piece;
  }
}
