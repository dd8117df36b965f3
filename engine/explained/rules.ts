import type { Method } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';
import type { TokenFile } from './token-file.js';

/** A span and the file it is of. */
export interface Place {
  readonly file: SourceFile;
  readonly span: Span;
}

/** Two lists of tokens that are compared, one of each version. */
export interface Sides {
  readonly before: TokenFile;
  readonly after: TokenFile;
  /** The methods that the tokens are of, if any: their variables hide fields. */
  readonly methodBefore: Method | null;
  readonly methodAfter: Method | null;
}

/** Wherever these words stand, a refactoring that was reported puts those in their place. */
export interface WordRule {
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Indices of the findings that say so. */
  readonly because: readonly number[];
  /** The rule is only for tokens in these places. */
  readonly withinBefore?: Place;
  readonly withinAfter?: Place;
  /** Whether the words mean there what the rule is about. Tokens are those of the first words. */
  readonly applies?: (sides: Sides, before: number, after: number) => boolean;
}

/** This piece of `before` became that piece of `after`; null: it is gone, or new. */
export interface SpanRule {
  readonly before: Place | null;
  readonly after: Place | null;
  readonly because: readonly number[];
}

/** A rule at a place: how many tokens of each list it takes. */
export interface Step {
  readonly before: number;
  readonly after: number;
  readonly because: readonly number[];
}

/** What reported refactorings allow to differ. */
export class RuleSet {
  readonly #words = new Map<number, WordRule[]>();
  readonly #spansBefore = new Map<SourceFile, Map<number, SpanRule[]>>();
  readonly #spansAfter = new Map<SourceFile, Map<number, SpanRule[]>>();

  addWords(rule: WordRule): void {
    const first = rule.before[0];
    if (first === undefined || rule.after.length === 0 || sameWords(rule.before, rule.after)) return;
    push(this.#words, first, rule);
  }

  addSpans(rule: SpanRule): void {
    if (rule.before) push(inner(this.#spansBefore, rule.before.file), rule.before.span.start, rule);
    else if (rule.after) push(inner(this.#spansAfter, rule.after.file), rule.after.span.start, rule);
  }

  /** Every step that may be taken at these positions of the lists. */
  *stepsAt(sides: Sides, before: readonly number[], i: number, after: readonly number[], j: number): Generator<Step> {
    const one = before[i];
    const other = after[j];
    if (one !== undefined) {
      for (const rule of this.#spansBefore.get(sides.before.file)?.get(sides.before.tokens.starts[one] ?? -1) ?? []) {
        if (!rule.before || (rule.after && !startsAt(sides.after, other, rule.after))) continue;
        yield {
          before: inside(sides.before, before, i, rule.before.span),
          after: rule.after ? inside(sides.after, after, j, rule.after.span) : 0,
          because: rule.because,
        };
      }
    }
    if (other !== undefined) {
      for (const rule of this.#spansAfter.get(sides.after.file)?.get(sides.after.tokens.starts[other] ?? -1) ?? [])
        if (rule.after) yield { before: 0, after: inside(sides.after, after, j, rule.after.span), because: rule.because };
    }
    if (one !== undefined && other !== undefined) {
      for (const rule of this.#words.get(sides.before.word(one)) ?? []) {
        if (!standsAt(sides.before, before, i, rule.before) || !standsAt(sides.after, after, j, rule.after)) continue;
        if (!within(sides.before, one, rule.withinBefore) || !within(sides.after, other, rule.withinAfter)) continue;
        if (rule.applies && !rule.applies(sides, one, other)) continue;
        yield { before: rule.before.length, after: rule.after.length, because: rule.because };
      }
    }
  }
}

function inner(spans: Map<SourceFile, Map<number, SpanRule[]>>, file: SourceFile): Map<number, SpanRule[]> {
  let map = spans.get(file);
  if (!map) {
    map = new Map<number, SpanRule[]>();
    spans.set(file, map);
  }
  return map;
}

function push<Rule>(rules: Map<number, Rule[]>, key: number, rule: Rule): void {
  const list = rules.get(key);
  if (list) list.push(rule);
  else rules.set(key, [rule]);
}

function sameWords(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}

function startsAt(file: TokenFile, token: number | undefined, place: Place): boolean {
  return token !== undefined && file.file === place.file && file.tokens.starts[token] === place.span.start;
}

function standsAt(file: TokenFile, list: readonly number[], at: number, words: readonly number[]): boolean {
  for (let k = 0; k < words.length; k++) {
    const token = list[at + k];
    if (token === undefined || file.word(token) !== words[k]) return false;
  }
  return true;
}

function within(file: TokenFile, token: number, place: Place | undefined): boolean {
  if (!place) return true;
  const start = file.tokens.starts[token] ?? -1;
  return file.file === place.file && place.span.start <= start && start < place.span.end;
}

/** How many tokens of the list, from a position on, lie in the span. */
function inside(file: TokenFile, list: readonly number[], at: number, span: Span): number {
  let end = at;
  while (end < list.length && (file.tokens.ends[list[end] ?? 0] ?? 0) <= span.end) end++;
  return end - at;
}
