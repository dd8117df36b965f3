import type { CodeTokens } from './code-tokens.js';

/**
 * Finds the patterns behind `case` and `instanceof` and writes them as the grammar knows them:
 *
 *     case final Kind.Box box ->                   case       Kind.Box box ->            `final` is found again when the pattern is lowered
 *     case Outer.Created(String id) ->             case Outer_Created(String id) ->
 *     instanceof @Marked final Box box             instanceof         final Box box
 */
export class PatternReader {
  constructor(private readonly code: CodeTokens) {}

  /** Reads what follows the keyword at this place. Without recursion: patterns nest as deeply as their text says. */
  read(keyword: number): void {
    const { code } = this;
    const isCase = code.at(keyword) === 'case';
    let depth = 0;
    for (let at = keyword + 1; ;) {
      const behind = this.#type(at, isCase || depth > 0);
      if (behind === null) return;
      at = behind;
      if (code.at(at) === '(') {
        depth++;
        at++;
        if (code.at(at) !== ')') continue;
      } else at = this.#name(at);
      for (; depth > 0 && code.at(at) === ')'; depth--) at++;
      if (code.at(at) === ',' && (isCase || depth > 0)) at++;
      else {
        if (isCase && code.at(at) === 'when') code.guards.add(at);
        return;
      }
    }
  }

  /** The token behind the type of a pattern, its modifiers included; null when there is no type. */
  #type(from: number, isBare: boolean): number | null {
    const { code } = this;
    const start = this.#afterModifiers(from);
    if (!code.isWord(start)) return null;
    const nameEnd = code.afterName(start);
    let at = nameEnd;
    while (code.at(at) === '<') {
      at = this.#afterTypeArguments(at);
      while (code.at(at) === '.' && code.isWord(at + 1)) at += 2;
    }
    if (code.at(at) === '(') {
      code.blank(from, start);
      if (at === nameEnd) code.join(start, nameEnd);
      return at;
    }
    for (let next = code.afterAnnotations(at); code.at(next) === '[' && code.at(next + 1) === ']'; next = code.afterAnnotations(at))
      at = next + 2;
    // a constant has no modifiers, and nothing is lost of it
    if (isBare) code.blank(from, start);
    else this.#blankBeforeFinal(from, start);
    return at;
  }

  // the grammar knows `final` behind `instanceof`, and annotations of the type behind that
  #blankBeforeFinal(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      if (this.code.at(at) !== 'final') continue;
      this.code.blank(from, at);
      return;
    }
  }

  #afterModifiers(from: number): number {
    const { code } = this;
    let at = from;
    for (;;) {
      const next = code.at(at) === 'final' ? at + 1 : code.afterAnnotations(at);
      if (next === at) return at;
      at = next;
    }
  }

  /** Behind `<…>`; it ends at the first token that no type has, or at the end of the text. */
  #afterTypeArguments(from: number): number {
    const { code } = this;
    let depth = 0;
    let at = from;
    for (; code.isWord(at) ? !KEYWORDS.has(code.at(at)) : IN_TYPES.has(code.at(at)); at++) {
      if (code.at(at) === '<') depth++;
      else if (code.at(at) === '>' && --depth === 0) return at + 1;
    }
    return at;
  }

  /** Behind the variable of a pattern, if there is one: `when` is one where a guard could not follow. */
  #name(at: number): number {
    const { code } = this;
    if (!code.isWord(at) || KEYWORDS.has(code.at(at))) return at;
    return code.at(at) === 'when' && !BEHIND_NAMES.has(code.at(at + 1)) ? at : at + 1;
  }
}

const KEYWORDS: ReadonlySet<string> = new Set(['case', 'instanceof']);
const IN_TYPES: ReadonlySet<string> = new Set(['<', '>', '.', ',', '?', '&', '[', ']', '@']);
const BEHIND_NAMES: ReadonlySet<string> = new Set(['->', ':', ',', ')', ';', '?', '&&', '||', 'when']);
