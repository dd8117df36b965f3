import type { TypeDeclaration } from '../../model/declarations.js';
import type { CodeModel } from '../../model/source-file.js';
import { append, groupBy } from '../../text/grouping.js';
import { own } from '../../text/own.js';
import { normalizedDistance } from '../../text/similarity.js';
import { treeOf } from '../../text/trees.js';
import { checkpoint } from '../../text/work.js';
import type { TypePair, TypeRelation } from '../comparison.js';
import { typeLabel, type Trace } from '../trace.js';
import { strangersOf } from './stranger-types.js';
import { compareRanks, container, likenessOf, type TypeRank } from './type-likeness.js';
import { membersThatFollow } from './type-members.js';
import { lineKeys, memberKeys } from './type-profile.js';
import { routesOf, splitOf, type TypeCandidate, type TypeSplit } from './type-splits.js';
import type { TypeSuccession } from './type-successors.js';

/** What no type of the other version is. */
export interface LeftTypes {
  readonly removed: readonly TypeDeclaration[];
  readonly added: readonly TypeDeclaration[];
}

/** Candidates looked at for each removed type. */
const MOST_CANDIDATES = 12;

/** Added types with one member or line that get a vote for it. Each vote is one of so many, so that those of more would hardly be seen beside any rarer one. */
const MOST_HOLDERS = 250;

/** Added types whose name begins or ends with the same word as a removed one's, up to which each of them is asked for members that follow its name. */
const MOST_NAMESAKES = 40;

/** Votes of a clue that names the type itself: more than the shared members of any other candidate give. */
const SURE = 50;

/**
 * Which type declaration of `before` became which of `after` (paper 003, section 4.2): first those of one qualified name, top-down, then,
 * among what is left, the most similar ones of another name or place, about which the methods of the first ones have a say.
 */
export class TypeMatcher {
  readonly #pairs: TypePair[] = [];
  readonly #taken = new Set<TypeDeclaration>();
  /** Without a partner so far, with the types nested in them: a nested type may have gone to another place than its outer type. */
  readonly #removed = new Set<TypeDeclaration>();
  readonly #added = new Set<TypeDeclaration>();
  readonly #splits: TypeSplit[] = [];
  /** What types are found by; they are looked at in several rounds. */
  readonly #keys = new Map<TypeDeclaration, readonly string[]>();

  constructor(
    private readonly renames: Readonly<Record<string, string>>,
    private readonly trace: Trace,
  ) {}

  /** Types of one qualified name; when there are several, the one in the same file, then in the renamed one, then the nearest path. */
  sameNames(modelBefore: CodeModel, modelAfter: CodeModel): readonly TypePair[] {
    const [before, after] = [modelBefore, modelAfter].map((model) => model.files.flatMap((file) => file.types)) as [
      TypeDeclaration[],
      TypeDeclaration[],
    ];
    const byName = groupBy(after, (type) => type.qualifiedName);
    const later: TypeDeclaration[] = [];
    const strangers = strangersOf(before, after);
    const take = (type: TypeDeclaration, accepts: (candidate: TypeDeclaration) => boolean): boolean => {
      const list = byName.get(type.qualifiedName);
      const at = list?.findIndex(accepts) ?? -1;
      if (!list || at < 0 || strangers.has(type)) return false;
      const [partner] = list.splice(at, 1);
      if (partner) this.#pair(type, partner, 'same');
      return true;
    };
    for (const type of before) if (!take(type, (candidate) => candidate.file.path === type.file.path)) later.push(type);
    for (const type of later) {
      if (take(type, (candidate) => own(this.renames, type.file.path) === candidate.file.path)) continue;
      const list = byName.get(type.qualifiedName) ?? [];
      const nearest = [...list].sort(
        (x, y) => normalizedDistance(x.file.path, type.file.path) - normalizedDistance(y.file.path, type.file.path),
      )[0];
      if (!take(type, (candidate) => candidate === nearest)) this.#leave(type, this.#removed);
    }
    for (const list of byName.values()) for (const type of list) this.#leave(type, this.#added);
    return [...this.#pairs];
  }

  /** A pair brings its member types along: they are compared by simple name. */
  #pair(before: TypeDeclaration, after: TypeDeclaration, relation: TypeRelation): void {
    this.#pairs.push({ before, after, relation });
    this.#removed.delete(before);
    this.#added.delete(after);
    this.#taken.add(before).add(after);
    const rest = after.types.filter((type) => !this.#taken.has(type));
    for (const type of before.types.filter((one) => !this.#taken.has(one))) {
      const at = rest.findIndex((candidate) => candidate.name === type.name);
      const [partner] = at < 0 ? [] : rest.splice(at, 1);
      if (partner) this.#pair(type, partner, 'same');
      else this.#leave(type, this.#removed);
    }
    for (const type of rest) this.#leave(type, this.#added);
    if (relation !== 'same' && relation !== 'inner') this.#pairLocal(before, after);
  }

  /** A type that went to another place brings along what its methods declare under their names and its own. */
  #pairLocal(before: TypeDeclaration, after: TypeDeclaration): void {
    const declaredIn = (types: Iterable<TypeDeclaration>, type: TypeDeclaration): TypeDeclaration[] =>
      [...types].filter(({ enclosingMember, outer }) => enclosingMember?.declaringType === type && outer === type);
    const there = declaredIn(this.#added, after);
    for (const type of declaredIn(this.#removed, before)) {
      const at = there.findIndex((one) => one.name === type.name && one.enclosingMember?.name === type.enclosingMember?.name);
      const [partner] = at < 0 ? [] : there.splice(at, 1);
      if (partner) this.#pair(type, partner, 'inner');
    }
  }

  #leave(type: TypeDeclaration, list: Set<TypeDeclaration>): void {
    for (const one of withMembers(type)) list.add(one);
  }

  /** Types that are declared in methods and have no partner there; those of one qualified name are one. */
  addLocal(before: readonly TypeDeclaration[], after: readonly TypeDeclaration[]): readonly TypePair[] {
    const known = this.#pairs.length;
    const there = groupBy(after, (type) => type.qualifiedName);
    for (const type of before) this.#leave(type, this.#removed);
    for (const type of after) this.#leave(type, this.#added);
    for (const type of before) {
      const partner = there.get(type.qualifiedName)?.shift();
      if (partner) this.#pair(type, partner, 'inner');
    }
    return this.#pairs.slice(known);
  }

  /**
   * Moved and renamed types: all plausible pairs by similarity, the best first; outer types before the nested ones that they bring along. Nested types come last in
   * the result.
   */
  similar(successions: readonly TypeSuccession[]): readonly TypePair[] {
    const known = this.#pairs.length;
    for (let candidates = this.#candidates(); candidates.length > 0; candidates = this.#candidates()) {
      const byType = new Map<TypeDeclaration, TypeCandidate[]>();
      for (const one of candidates) {
        append(byType, one.before, one);
        append(byType, one.after, one);
      }
      const isOpen = ({ before, after }: TypeCandidate): boolean => this.#removed.has(before) && this.#added.has(after);
      for (const candidate of candidates) {
        if (!isOpen(candidate)) continue;
        const found = splitOf(candidate, (type) => (byType.get(type) ?? []).filter(isOpen));
        if (found) this.#split(found);
        else this.#pair(candidate.before, candidate.after, relationOf(candidate.before, candidate.after));
      }
    }
    this.follow(successions);
    const depth = ({ before }: TypePair): number => (before.outer ? 1 : 0);
    return this.#pairs.slice(known).sort((x, y) => depth(x) - depth(y));
  }

  /** What stands in a type's place where it is spoken of took that place, when nothing in the types themselves says otherwise. */
  follow(successions: readonly TypeSuccession[]): readonly TypePair[] {
    const known = this.#pairs.length;
    for (const [before, after] of successions)
      if (this.#removed.has(before) && this.#added.has(after)) this.#pair(before, after, relationOf(before, after));
    return this.#pairs.slice(known);
  }

  #split(split: TypeSplit): void {
    this.#splits.push(split);
    for (const { before, after } of routesOf(split)) {
      this.#removed.delete(before);
      this.#added.delete(after);
    }
  }

  /** For each gone type the new ones with which it shares most, names and rare members counting most, the likeliest pairs first. */
  #candidates(): TypeCandidate[] {
    if (this.#removed.size === 0 || this.#added.size === 0) return [];
    const index = new Map<string, TypeDeclaration[]>();
    for (const type of this.#added) {
      append(index, `name ${type.name}`, type);
      append(index, `file ${type.file.path}`, type);
      for (const word of outerWords(type.name)) append(index, `word ${word}`, type);
      for (const key of this.#keysOf(type)) append(index, key, type);
    }
    const candidates = [...this.#removed].flatMap((before) => {
      const likely = this.#likely(before, index);
      return likely.flatMap((after) => {
        const rank = this.#rank(before, after);
        return rank === null ? [] : [{ before, after, rank }];
      });
    });
    const waiting = waitingFor(candidates);
    return candidates.sort((x, y) => Number(waiting.has(x)) - Number(waiting.has(y)) || compareRanks(x.rank, y.rank));
  }

  #keysOf(type: TypeDeclaration): readonly string[] {
    const cached = this.#keys.get(type);
    if (cached) return cached;
    const keys = [...memberKeys(type), ...lineKeys(type)];
    this.#keys.set(type, keys);
    return keys;
  }

  #likely(before: TypeDeclaration, index: ReadonlyMap<string, readonly TypeDeclaration[]>): readonly TypeDeclaration[] {
    const votes = new Map<TypeDeclaration, number>();
    const vote = (key: string, weight: number): void => {
      const list = index.get(key);
      if (!list) return;
      // what everybody has (toString, a `log` field) tells nothing
      const shown = list.length > MOST_HOLDERS ? list.slice(0, MOST_HOLDERS) : list;
      checkpoint(shown.length);
      for (const type of shown) votes.set(type, (votes.get(type) ?? 0) + weight / list.length);
    };
    vote(`name ${before.name}`, SURE);
    const renamed = own(this.renames, before.file.path);
    if (renamed !== undefined) vote(`file ${renamed}`, SURE);
    for (const key of this.#keysOf(before)) vote(key, 1);
    for (const word of outerWords(before.name)) {
      const namesakes = index.get(`word ${word}`) ?? [];
      // members whose names changed as the type's did are shared ones, too
      if (namesakes.length <= MOST_NAMESAKES)
        for (const after of namesakes) votes.set(after, (votes.get(after) ?? 0) + membersThatFollow(before, after));
    }
    checkpoint(votes.size);
    return [...votes]
      .sort((x, y) => y[1] - x[1])
      .slice(0, MOST_CANDIDATES)
      .map(([after]) => after);
  }

  #rank(before: TypeDeclaration, after: TypeDeclaration): TypeRank | null {
    const renamedFile = own(this.renames, before.file.path) === after.file.path && !before.outer && !after.outer;
    const found = likenessOf(before, after, renamedFile);
    this.trace?.({
      stage: 'types',
      subject: typeLabel(before),
      candidate: typeLabel(after),
      verdict: found.rank === null ? 'rejected' : 'considered',
      reason: found.reason,
      score: found.shares,
    });
    return found.rank;
  }

  get splits(): readonly TypeSplit[] {
    return this.#splits;
  }

  /** What has no partner, the types of splits among it. */
  get left(): LeftTypes {
    const routes = this.#splits.flatMap(routesOf);
    return {
      removed: [...new Set([...this.#removed, ...routes.map((route) => route.before)])],
      added: [...new Set([...this.#added, ...routes.map((route) => route.after)])],
    };
  }
}

/** The first and the last word of a name: `DataTask` is `Data` and `Task`. */
function outerWords(name: string): readonly string[] {
  const words = name.split(/(?=[A-Z])/);
  return [`${words[0]} …`, `… ${words.at(-1)}`];
}

/**
 * Candidates of nested types whose outer types can become one another and would bring them along: those wait for their outer types.
 *
 *     class Lock { }   class Door { class Key { } }   ->   class Gate { class Key { } }      Door -> Gate, and with it Key
 */
function waitingFor(candidates: readonly TypeCandidate[]): ReadonlySet<TypeCandidate> {
  const byBefore = groupBy(candidates, ({ before }) => before);
  const byAfter = groupBy(candidates, ({ after }) => after);
  const has = (outer: TypeDeclaration, { name }: TypeDeclaration): boolean => outer.types.some((inner) => inner.name === name);
  const comesAlong = ({ before, after }: TypeCandidate): boolean =>
    (before.outer !== null && (byBefore.get(before.outer) ?? []).some((one) => has(one.after, before))) ||
    (after.outer !== null && (byAfter.get(after.outer) ?? []).some((one) => has(one.before, after)));
  return new Set(candidates.filter(comesAlong));
}

function withMembers(type: TypeDeclaration): readonly TypeDeclaration[] {
  return treeOf(type, ({ types }) => types);
}

/** How one type became the other, which is not where it was. */
export function relationOf(before: TypeDeclaration, after: TypeDeclaration): TypeRelation {
  if (before.name === after.name) return 'moved';
  return container(before) === container(after) ? 'renamed' : 'movedAndRenamed';
}
