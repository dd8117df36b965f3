import type { Method, VariableDeclaration } from '../../model/declarations.js';
import { wordsOfName } from '../../text/words.js';
import { Bindings } from '../../facts/bindings.js';
import { typeText } from '../../facts/declarations/declared-types.js';
import { checkpoint } from '../../text/work.js';
import type { ParameterMatch } from '../comparison.js';
import { constructorMerger } from './constructor-mergers.js';
import { DIRECTIONS, parameterMergers, type Merger } from './merged-parameters.js';
import { becameReceiver, wasReceiver } from './receivers.js';
import type { VariableEvidence } from './variable-evidence.js';

/**
 * Pairs the parameters of two versions of a method: by name and type, by name, and the rest by weights, in which mapped statements come before types, places and
 * words of the names. Those of an extracted method and its source, or of an inlined one and its target: by names, and by mapped statements alone.
 *
 *     f(int a, String b)   ->   f(String text, int a)      a = a, b -> text when the body says so, or when no other String is left
 */
export function matchParameters(before: Method, after: Method, evidence: VariableEvidence | null): ParameterMatch {
  return new ParameterPairing(before, after, evidence).match();
}

/** A mapped statement counts more than all that the lists say. */
const STATEMENT_WEIGHT = 10;
const TYPE_WEIGHT = 3;
const PLACE_WEIGHT = 2;
const WORDS_WEIGHT = 1;

/** In lists of so many parameters places alone tell which of several of one type became which. */
const FEW_PARAMETERS = 2;

class ParameterPairing {
  readonly #gone: Set<VariableDeclaration>;
  readonly #fresh: Set<VariableDeclaration>;
  readonly #partners = new Map<VariableDeclaration, VariableDeclaration>();
  readonly #isPart: boolean;
  readonly #places: ReadonlyMap<VariableDeclaration, number>;

  constructor(
    private readonly before: Method,
    private readonly after: Method,
    private readonly evidence: VariableEvidence | null,
  ) {
    this.#gone = new Set(before.parameters);
    this.#fresh = new Set(after.parameters);
    this.#places = new Map([before, after].flatMap(({ parameters }) => parameters.map((one, place) => [one, place] as const)));
    this.#isPart = evidence?.body.isPart === true;
  }

  match(): ParameterMatch {
    const { before, after } = this;
    this.#pairByName((one, other) => typeText(one) === typeText(other));
    this.#pairByName(() => true);
    const isChanged = this.#gone.size + this.#fresh.size > 0;
    const mergers = isChanged ? this.#mergers() : [];
    const merged = new Set(mergers.flatMap(({ one, several }) => [one, ...several]));
    if (this.#gone.size > 0 && this.#fresh.size > 0) this.#pairRest(merged);
    return {
      pairs: before.parameters.flatMap((one) => {
        const other = this.#partners.get(one);
        return other ? [{ before: one, after: other }] : [];
      }),
      removed: before.parameters.filter((one) => this.#gone.has(one)),
      added: after.parameters.filter((one) => this.#fresh.has(one)),
      exchanged:
        [...this.#gone].some((one) => !becameReceiver(one, before, after)) &&
        [...this.#fresh].some((other) => !wasReceiver(other, before, after)),
      mergers,
    };
  }

  #pair(one: VariableDeclaration, other: VariableDeclaration): void {
    this.#gone.delete(one);
    this.#fresh.delete(other);
    this.#partners.set(one, other);
  }

  #pairByName(accept: (one: VariableDeclaration, other: VariableDeclaration) => boolean): void {
    for (const one of this.#gone) {
      const other = [...this.#fresh].find((candidate) => one.name === candidate.name && accept(one, candidate));
      if (other) this.#pair(one, other);
    }
  }

  #mergers(): readonly Merger[] {
    const kept = constructorMerger(this.before, this.after);
    const { evidence } = this;
    const found = evidence ? DIRECTIONS.flatMap((direction) => parameterMergers(evidence, direction)) : [];
    const beside = found.filter(({ one }) => one !== kept?.one);
    return kept ? [...beside, kept] : beside;
  }

  /** Those that no name pairs; what merged, and what became the receiver or was it, is neither. */
  #pairRest(merged: ReadonlySet<VariableDeclaration>): void {
    const { before, after } = this;
    const gone = [...this.#gone].filter((one) => !merged.has(one) && !becameReceiver(one, before, after));
    const fresh = [...this.#fresh].filter((other) => !merged.has(other) && !wasReceiver(other, before, after));
    this.#pairHeaviest(gone, fresh, (one, other) => this.#isVoted(one, other));
    if (this.#isPart) return;
    const [restGone, restFresh] = [gone.filter((one) => this.#gone.has(one)), fresh.filter((other) => this.#fresh.has(other))];
    const counts = new Map<string, OfType>();
    const ofType = (one: VariableDeclaration): OfType => {
      const key = typeText(one);
      const known = counts.get(key) ?? { rivals: countLike(one, restGone), others: countLike(one, restFresh) };
      counts.set(key, known);
      return known;
    };
    const isLikely = (one: VariableDeclaration, other: VariableDeclaration): boolean =>
      !this.#isContradicted(one, other) && this.#isLikely(one, other, restGone, restFresh, ofType);
    this.#pairHeaviest(restGone, restFresh, isLikely);
  }

  #pairHeaviest(
    gone: readonly VariableDeclaration[],
    fresh: readonly VariableDeclaration[],
    accept: (one: VariableDeclaration, other: VariableDeclaration) => boolean,
  ): void {
    const candidates = gone.flatMap((one) => {
      checkpoint(fresh.length);
      return fresh.flatMap((other) => (accept(one, other) ? [{ one, other, weight: this.#weight(one, other) }] : []));
    });
    for (const { one, other } of candidates.sort((x, y) => y.weight - x.weight))
      if (this.#gone.has(one) && this.#fresh.has(other)) this.#pair(one, other);
  }

  #weight(one: VariableDeclaration, other: VariableDeclaration): number {
    return (
      (this.evidence?.votes(one, other).statements ?? 0) * STATEMENT_WEIGHT +
      (sameType(one, other) ? TYPE_WEIGHT : 0) +
      (this.#samePlace(one, other) ? PLACE_WEIGHT : 0) +
      (sharesWords(one.name, other.name) ? WORDS_WEIGHT : 0)
    );
  }

  /** Two statements tell which parameter is which, whatever their types; one does where the places agree. */
  #isVoted(one: VariableDeclaration, other: VariableDeclaration): boolean {
    checkpoint();
    const votes = this.evidence?.votes(one, other);
    if (!votes || votes.statements === 0 || votes.share <= MAJORITY) return false;
    return votes.statements > 1 || this.#samePlace(one, other);
  }

  /** The bodies say that one of the two became, or was, something else. */
  #isContradicted(one: VariableDeclaration, other: VariableDeclaration): boolean {
    const { evidence } = this;
    if (!evidence || evidence.between(one, other).length > 0) return false;
    const isClear = (from: VariableDeclaration, to: VariableDeclaration): boolean => {
      const { statements, share } = evidence.votes(from, to);
      return share > MAJORITY && (statements > 1 || from.name === to.name);
    };
    return evidence.from(one).some(({ after }) => isClear(one, after)) || evidence.to(other).some(({ before }) => isClear(before, other));
  }

  /** Whether the lists say that the one is the other: by types, by words of the names, or because nothing else changed. */
  #isLikely(
    one: VariableDeclaration,
    other: VariableDeclaration,
    gone: readonly VariableDeclaration[],
    fresh: readonly VariableDeclaration[],
    ofType: (one: VariableDeclaration) => OfType,
  ): boolean {
    if (sameType(one, other)) {
      const { rivals, others } = ofType(one);
      if (others === 1) return true;
      const isPlain = this.before.parameters.length === this.after.parameters.length && this.before.parameters.length <= FEW_PARAMETERS;
      return rivals === others && this.#samePlace(one, other) && (isPlain || sharesWords(one.name, other.name));
    }
    if (!this.#samePlace(one, other)) return false;
    return sharesWords(one.name, other.name) || this.#isOnlyChange(one, other, gone, fresh);
  }

  /** `f(int a, Registry registry)` -> `f(int a, Context context)`: the only one that changed is in its old place, and used where the old one was used. */
  #isOnlyChange(
    one: VariableDeclaration,
    other: VariableDeclaration,
    gone: readonly VariableDeclaration[],
    fresh: readonly VariableDeclaration[],
  ): boolean {
    if (gone.length !== 1 || fresh.length !== 1 || this.before.parameters.length !== this.after.parameters.length) return false;
    if (![...this.#partners].every(([kept, as]) => kept.name === as.name && sameType(kept, as))) return false;
    return isUsed(this.before, one) === isUsed(this.after, other);
  }

  #samePlace(one: VariableDeclaration, other: VariableDeclaration): boolean {
    const isLast = one === this.before.parameters.at(-1) && other === this.after.parameters.at(-1);
    return isLast || this.#places.get(one) === this.#places.get(other);
  }
}

/** More than this share of what became of two parameters has to say that they are one. */
const MAJORITY = 0.5;

/** How many without a partner have a parameter's type, before and after. */
interface OfType {
  readonly rivals: number;
  readonly others: number;
}

const countLike = (one: VariableDeclaration, all: readonly VariableDeclaration[]): number =>
  all.filter((each) => sameType(one, each)).length;

function isUsed(method: Method, parameter: VariableDeclaration): boolean {
  return Bindings.of(method).references(parameter).length > 0;
}

/** One name has all words of the other: `label`, `crateLabel`; not `num`, `number`. */
function sharesWords(name: string, other: string): boolean {
  const [words, others] = [wordsOfName(name), wordsOfName(other)];
  return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
}

function sameType(one: VariableDeclaration, other: VariableDeclaration): boolean {
  return typeText(one) === typeText(other);
}
