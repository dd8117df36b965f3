import type { Method, VariableDeclaration } from '../../model/declarations.js';
import { checkpoint } from '../../text/work.js';
import { constructorMerger } from './constructor-mergers.js';
import { DIRECTIONS, mergersIn, type ParameterMerger } from './merged-parameters.js';
import { Bindings } from '../../facts/bindings.js';
import type { ParameterMatch } from '../comparison.js';
import { typeText } from '../../facts/declarations/declared-types.js';
import { becameLocal, parametersInBodies, touchesLocals, wasLocal } from './parameters-in-bodies.js';
import type { VariableEvidence } from './variable-evidence.js';
import { addAll } from '../../text/lists.js';

type Accept = (one: VariableDeclaration, other: VariableDeclaration) => boolean;

/**
 * Pairs the parameters of two versions of a method: by name and type, by name, by what the bodies do with them, then by type and place. Those of an extracted
 * method and of its source, or of an inlined one and its target: by names, and by what the bodies do with them.
 *
 *     f(int a, String b)   ->   f(String text, int a)      a = a, b -> text when the body says so, or when no other String is left
 */
export function matchParameters(before: Method, after: Method, evidence: VariableEvidence | null): ParameterMatch {
  if (sameParameters(before, after))
    return {
      pairs: before.parameters.map((one, i) => ({ before: one, after: after.parameters[i] as VariableDeclaration })),
      removed: [],
      added: [],
      exchanged: false,
      mergers: [],
    };
  return new ParameterPairing(before, after, evidence).match();
}

class ParameterPairing {
  #gone: Set<VariableDeclaration>;
  #fresh: Set<VariableDeclaration>;
  readonly #partners = new Map<VariableDeclaration, VariableDeclaration>();
  readonly #sameCount: boolean;
  readonly #places: ReadonlyMap<VariableDeclaration, number>;
  /**
   * The list of an extracted or inlined method is made of what its code needs: types say nothing there, and one statement only where the places agree (1,504 changes).
   *
   *     load(int hour, Crate load, Port port) { crates.add(load); }   ->   load(…) { stow(load); }  stow(Crate crate) { crates.add(crate); }      no rename
   */
  readonly #isPart: boolean;

  constructor(
    private readonly before: Method,
    private readonly after: Method,
    private readonly evidence: VariableEvidence | null,
  ) {
    this.#gone = new Set(before.parameters);
    this.#places = new Map([before, after].flatMap(({ parameters }) => parameters.map((one, place) => [one, place] as const)));
    this.#fresh = new Set(after.parameters);
    this.#sameCount = before.parameters.length === after.parameters.length;
    this.#isPart = evidence?.body.isPart === true;
  }

  match(): ParameterMatch {
    const { before, after } = this;
    this.#pairWhere((one, other) => one.name === other.name && typeText(one) === typeText(other));
    this.#pairWhere((one, other) => one.name === other.name);
    const kept = constructorMerger(before, after);
    const open = kept ? this.#leaveOut(kept) : [];
    const byType = this.#likelyByType();
    if (byType.size === 0) this.#pairOfOtherTypes();
    const likely = this.#likelyByName(byType);
    // a statement may say that one of those that a constructor keeps is another one, too
    this.#takeBack(open.splice(0));
    const found = this.#mergersBeside(likely).filter(({ one }) => one !== kept?.one);
    const exchanged = this.#gone.size > likely.size && this.#fresh.size > likely.size;
    const supposed = this.#likelyByUse(likely);
    const uses = this.evidence ? parametersInBodies(this.#gone, this.#fresh, likely, this.evidence) : [];
    for (const { one, other, statements } of uses)
      if (this.#isTold(one, other, statements) && !found.some((merger) => areMerged(merger, one, other))) this.#pair(one, other);
    for (const merger of kept ? [kept, ...found] : found) addAll(open, this.#leaveOut(merger, likely));
    this.#pairLikely(supposed);
    this.#pairOfOtherTypes();
    // what several became, or one became several, is neither gone nor another one's new name
    this.#takeBack(open);
    return {
      pairs: before.parameters.flatMap((one) => {
        const other = this.#partners.get(one);
        return other ? [{ before: one, after: other }] : [];
      }),
      removed: before.parameters.filter((one) => this.#gone.has(one)),
      added: after.parameters.filter((one) => this.#fresh.has(one)),
      exchanged,
      mergers: kept ? [...found, kept] : found,
    };
  }

  /** What merges is paired with nothing else, unless it has its partner already. */
  #leaveOut({ one, several }: ParameterMerger, likely: Likely = new Map()): VariableDeclaration[] {
    const isLikely = (variable: VariableDeclaration): boolean => likely.has(variable) || [...likely.values()].includes(variable);
    return [one, ...several].filter((variable) => !isLikely(variable) && (this.#gone.delete(variable) || this.#fresh.delete(variable)));
  }

  #takeBack(open: readonly VariableDeclaration[]): void {
    this.#gone = new Set(this.before.parameters.filter((one) => this.#gone.has(one) || open.includes(one)));
    this.#fresh = new Set(this.after.parameters.filter((one) => this.#fresh.has(one) || open.includes(one)));
  }

  /** Not where the one is one of the several, for all that names, types and places say. */
  #mergersBeside(likely: Likely): readonly ParameterMerger[] {
    const { evidence } = this;
    if (!evidence) return [];
    const isOne = (one: VariableDeclaration, part: VariableDeclaration): boolean =>
      [this.#partners, likely].some((pairs) => pairs.get(one) === part || pairs.get(part) === one);
    return DIRECTIONS.flatMap((direction) => mergersIn(evidence, direction)).filter(
      ({ one, several }) => !several.some((part) => isOne(one, part)),
    );
  }

  #pair(one: VariableDeclaration, other: VariableDeclaration): void {
    this.#gone.delete(one);
    this.#fresh.delete(other);
    this.#partners.set(one, other);
  }

  #pairWhere(accept: Accept): void {
    for (const one of this.#gone) {
      const other = [...this.#fresh].find((candidate) => accept(one, candidate));
      if (other) this.#pair(one, other);
    }
  }

  #samePlace(one: VariableDeclaration, other: VariableDeclaration): boolean {
    return this.#places.get(one) === this.#places.get(other);
  }

  /**
   * Which is which, for all that types and places say:
   *
   *     f(A old, A other)   ->   f(X x, A one)               one was old: it is the only A that came, and old the first that went
   *     f(A from, A to)     ->   f(A low, A high)            by their places
   *     f(A from, A to)     ->   f(A fromDay, A toDay, X x)  by their places and parts of their names
   */
  #likelyByType(): Likely {
    const [gone, fresh] = [[...this.#gone], [...this.#fresh]];
    const likely = new Map<VariableDeclaration, VariableDeclaration>();
    if (this.#isPart) return likely;
    const taken = new Set<VariableDeclaration>();
    const suppose = (one: VariableDeclaration, other: VariableDeclaration | undefined): void => {
      if (!other || likely.has(one) || taken.has(other)) return;
      likely.set(one, other);
      taken.add(other);
    };
    for (const one of gone)
      if (countOfType(one, fresh) === 1)
        suppose(
          one,
          fresh.find((other) => sameType(one, other)),
        );
    // write(char[] c, int from, int to) -> write(char[] c, int at, int length): which of the two is which nobody knows
    const isPlain = this.#sameCount && this.before.parameters.length <= FEW_PARAMETERS;
    for (const one of gone) {
      const other = fresh.find((candidate) => sameType(one, candidate) && this.#samePlace(one, candidate));
      const asMany = countOfType(one, gone) === countOfType(one, fresh);
      if (other && asMany && (isPlain || sharesWords(one.name, other.name))) suppose(one, other);
    }
    return likely;
  }

  /**
   * And those of other types at one place of which one name has all words of the other, in any order (2,600 made-up lists and bodies):
   *
   *     f(Crate crate)   ->   f(Label crateLabel, int x)     `holderText`, `holderOldText`; not `crate`, `emptyCrate`; `crateLabel`, `crateLid`
   */
  #likelyByName(byType: Likely): Likely {
    const likely = new Map(byType);
    const taken = new Set(likely.values());
    for (const one of this.#gone) {
      if (likely.has(one)) continue;
      const other = [...this.#fresh].find((candidate) => this.#samePlace(one, candidate));
      if (other && !taken.has(other) && holdsAllWords(one.name, other.name)) likely.set(one, other);
    }
    return likely;
  }

  /**
   * In lists of one length also what a statement says of two of one type, in the order of the lists, and what is left over then:
   *
   *     f(X x, int from, int to) { a(from); }   ->   f(X x, int low, int high) { a(low); }       low, high
   *     f(X x, int from, int to) { b(to); }     ->   f(X x, int low, int high) { b(high); }      high alone
   */
  #likelyByUse(likely: Likely): Likely {
    const { evidence } = this;
    if (!evidence || !this.#sameCount || this.#isPart) return likely;
    const all = new Map(likely);
    const left = new Set([...this.#fresh].filter((other) => ![...likely.values()].includes(other)));
    for (const one of this.#gone) {
      if (all.has(one)) continue;
      const rivals = [...left].filter((other) => sameType(one, other));
      const other = rivals.find((rival) => evidence.between(one, rival).length > 0) ?? (rivals.length === 1 ? rivals[0] : undefined);
      if (!other) continue;
      all.set(one, other);
      left.delete(other);
    }
    return all;
  }

  /**
   * Two statements tell which parameter is which, whatever their types; one statement does where the places agree, from the beginning or as the last, unless what
   * took the one's place has its type, or the reverse:
   *
   *     load(Truck truck, Port port) { weigh(truck); }   ->   load(Port port, Wagon wagon) { weigh(wagon); }      another one
   */
  #isTold(one: VariableDeclaration, other: VariableDeclaration, statements: number): boolean {
    if (statements > 1 || this.#samePlace(one, other)) return true;
    const [list, others] = [this.before.parameters, this.after.parameters];
    if (one !== list.at(-1) || other !== others.at(-1)) return false;
    const [instead, first] = [others[list.indexOf(one)], list[others.indexOf(other)]];
    return sameType(one, other) || !((instead && sameType(one, instead)) || (first && sameType(first, other)));
  }

  /** What the bodies tell otherwise is no pair; the one that is left over then is neither gone nor new. */
  #pairLikely(likely: Likely): void {
    for (const [one, other] of likely) {
      const [became, was] = [this.#becameLocal(one), this.#wasLocal(other)];
      if (became || was) {
        // under its own name it is that variable, and the other one is new (gone)
        if (!became && !this.#isVariable(other, 'before')) this.#gone.delete(one);
        if (!was && !this.#isVariable(one, 'after')) this.#fresh.delete(other);
      } else if (this.#gone.has(one) && this.#fresh.has(other)) this.#pair(one, other);
      else {
        this.#gone.delete(one);
        this.#fresh.delete(other);
      }
    }
  }

  /** `f(String line) { }` -> `f(String text) { String line = text; }`: what became a variable of the body is told there, and what came in its place is not. */
  #becameLocal(one: VariableDeclaration): boolean {
    return this.evidence !== null && becameLocal(one, this.evidence);
  }

  #isVariable({ name }: VariableDeclaration, side: 'before' | 'after'): boolean {
    return Bindings.of(this[side]).locals.some((local) => local.name === name);
  }

  /** The reverse. */
  #wasLocal(other: VariableDeclaration): boolean {
    return this.evidence !== null && wasLocal(other, this.evidence);
  }

  #touchesLocals(one: VariableDeclaration, other: VariableDeclaration): boolean {
    const { evidence } = this;
    return evidence !== null && evidence.between(one, other).length === 0 && touchesLocals(one, other, evidence);
  }

  /**
   * `f(int a, Registry registry)` -> `f(int a, Context context)`: the only one that changed is in its old place, and used where the old one was used.
   */
  #pairOfOtherTypes(): void {
    const places = (method: Method, rest: Iterable<VariableDeclaration>): string =>
      [...rest].map((one) => method.parameters.indexOf(one)).join();
    if (this.#isPart || !this.#sameCount || places(this.before, this.#gone) !== places(this.after, this.#fresh)) return;
    const isUsed = (method: Method, one: VariableDeclaration): boolean => Bindings.of(method).references(one).length > 0;
    if (this.#gone.size !== 1 || ![...this.#partners].every(([one, other]) => one.name === other.name && sameType(one, other))) return;
    this.#pairWhere((one, other) => isUsed(this.before, one) === isUsed(this.after, other) && !this.#touchesLocals(one, other));
  }
}

type Likely = ReadonlyMap<VariableDeclaration, VariableDeclaration>;

/** So many parameters are told by their places alone. */
const FEW_PARAMETERS = 2;

/** `Optional<?>` is any `Optional` of a wildcard, `Map<?, ?>` nothing but itself. */
function sameType(one: VariableDeclaration, other: VariableDeclaration): boolean {
  checkpoint();
  const [text, otherText] = [typeText(one), typeText(other)];
  return text === otherText || isUnbounded(text, otherText) || isUnbounded(otherText, text);
}

function isUnbounded(text: string, bounded: string): boolean {
  const ofAny = text.slice(0, -1);
  return text.endsWith('<?>') && bounded.startsWith(`${ofAny} `) && !bounded.includes(',');
}

function areMerged({ one, several }: ParameterMerger, before: VariableDeclaration, after: VariableDeclaration): boolean {
  return several.some((part) => (before === one && after === part) || (before === part && after === one));
}

const countOfType = (one: VariableDeclaration, all: Iterable<VariableDeclaration>): number =>
  [...all].filter((other) => sameType(one, other)).length;

/** One name begins or ends with the other, word by word: `start`, `startNode`; not `num`, `number`. */
function sharesWords(name: string, other: string): boolean {
  const [short, long] = [name, other].map(wordsOf).sort((x, y) => x.length - y.length) as [string[], string[]];
  return short.every((word, i) => word === long[i]) || short.every((word, i) => word === long[long.length - short.length + i]);
}

function wordsOf(name: string): string[] {
  return name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** One name has all words of the other, written the same: `crateLabel`, `crateOldLabel`; not `label`, `crateLabel`. */
function holdsAllWords(name: string, other: string): boolean {
  const between = name.includes('_') && other.includes('_') ? '_' : /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;
  const [some, others] = [name.split(between), other.split(between)];
  return some.every((word) => others.includes(word)) || others.every((word) => some.includes(word));
}

/** Nothing changed in the list: the case of most methods, so it costs nothing else. */
function sameParameters(before: Method, after: Method): boolean {
  return (
    before.parameters.length === after.parameters.length &&
    before.parameters.every((one, i) => {
      const other = after.parameters[i];
      return other !== undefined && one.name === other.name && typeText(one) === typeText(other);
    })
  );
}
