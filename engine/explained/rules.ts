import type { Method } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';
import type { TokenFile } from './token-file.js';
import { append } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';
import { addAll } from '../text/lists.js';

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

/** The rules that can begin at a token of `before`, whatever stands on the other side. Those of words in the order in which they were added. */
export interface RulesAt {
  readonly spans: readonly SpanRule[];
  readonly words: readonly WordRule[];
}

/** Rules by the words that they begin with: a large change renames hundreds of types whose names all begin with `com`. */
interface Branch {
  readonly rules: { readonly order: number; readonly rule: WordRule }[];
  readonly next: Map<number, Branch>;
}

const NONE: readonly never[] = [];

/** What reported refactorings allow to differ. */
export class RuleSet {
  readonly #words: Branch = { rules: [], next: new Map() };
  #count = 0;
  readonly #spansBefore = new Map<SourceFile, Map<number, SpanRule[]>>();
  readonly #spansAfter = new Map<SourceFile, Map<number, SpanRule[]>>();

  addWords(rule: WordRule): void {
    if (rule.before.length === 0 || rule.after.length === 0 || sameWords(rule.before, rule.after)) return;
    let branch = this.#words;
    for (const word of rule.before) {
      let next = branch.next.get(word);
      if (!next) {
        next = { rules: [], next: new Map() };
        branch.next.set(word, next);
      }
      branch = next;
    }
    branch.rules.push({ order: this.#count++, rule });
  }

  addSpans(rule: SpanRule): void {
    if (rule.before) append(inner(this.#spansBefore, rule.before.file), rule.before.span.start, rule);
    else if (rule.after) append(inner(this.#spansAfter, rule.after.file), rule.after.span.start, rule);
  }

  /** The rules that can begin at this position of the list. */
  rulesAt({ before: side }: Sides, before: readonly number[], i: number): RulesAt {
    const one = before[i];
    if (one === undefined) return NO_RULES;
    const spans = this.#spansBefore.get(side.file)?.get(side.tokens.starts[one] ?? -1) ?? NONE;
    const found: Branch['rules'] = [];
    let branch = this.#words.next.get(side.word(one));
    for (let k = i + 1; branch; k++) {
      addAll(found, branch.rules);
      const token = before[k];
      branch = token === undefined ? undefined : branch.next.get(side.word(token));
    }
    if (found.length > 1) found.sort((x, y) => x.order - y.order);
    const words = found.map(({ rule }) => rule).filter((rule) => within(side, one, rule.withinBefore));
    return spans.length + words.length === 0 ? NO_RULES : { spans, words };
  }

  /** Every step that may be taken at these positions of the lists. `at`: what `rulesAt` says of the first one. */
  stepsAt(
    sides: Sides,
    before: readonly number[],
    i: number,
    after: readonly number[],
    j: number,
    at: RulesAt = this.rulesAt(sides, before, i),
  ): readonly Step[] {
    const one = before[i];
    const other = after[j];
    const added = other === undefined ? undefined : this.#spansAfter.get(sides.after.file)?.get(sides.after.tokens.starts[other] ?? -1);
    if (at === NO_RULES && !added) return NONE;
    checkpoint(at.spans.length + at.words.length + (added?.length ?? 0));
    const steps: Step[] = [];
    for (const rule of at.spans) {
      if (!rule.before || (rule.after && !startsAt(sides.after, other, rule.after))) continue;
      steps.push({
        before: inside(sides.before, before, i, rule.before.span),
        after: rule.after ? inside(sides.after, after, j, rule.after.span) : 0,
        because: rule.because,
      });
    }
    for (const rule of added ?? NONE)
      if (rule.after) steps.push({ before: 0, after: inside(sides.after, after, j, rule.after.span), because: rule.because });
    if (one === undefined || other === undefined) return steps;
    for (const rule of at.words) {
      if (!standsAt(sides.after, after, j, rule.after) || !within(sides.after, other, rule.withinAfter)) continue;
      if (rule.applies && !rule.applies(sides, one, other)) continue;
      steps.push({ before: rule.before.length, after: rule.after.length, because: rule.because });
    }
    return steps;
  }
}

const NO_RULES: RulesAt = { spans: NONE, words: NONE };

function inner(spans: Map<SourceFile, Map<number, SpanRule[]>>, file: SourceFile): Map<number, SpanRule[]> {
  let map = spans.get(file);
  if (!map) {
    map = new Map<number, SpanRule[]>();
    spans.set(file, map);
  }
  return map;
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
