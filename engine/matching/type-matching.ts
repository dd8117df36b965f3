import type { TypeDeclaration } from '../model/declarations.js';
import type { CodeModel } from '../model/source-file.js';
import { normalizedDistance } from '../text/similarity.js';
import type { TypePair, TypeRelation } from './comparison.js';
import { typeLabel, type Trace } from './trace.js';
import { profileOf, similarity, type TypeProfile } from './type-profile.js';

export interface TypeMatch {
  readonly pairs: readonly TypePair[];
  readonly removed: readonly TypeDeclaration[];
  readonly added: readonly TypeDeclaration[];
}

/**
 * Which type declaration of `before` became which of `after` (paper 003, section 4.2): first those of one qualified name, top-down, then,
 * among what is left, the most similar ones of another name or place.
 */
export function matchTypes(before: CodeModel, after: CodeModel, renames: Readonly<Record<string, string>>, trace: Trace = null): TypeMatch {
  const matcher = new TypeMatcher(renames, trace);
  matcher.sameNames(
    before.files.flatMap((file) => file.types),
    after.files.flatMap((file) => file.types),
  );
  matcher.similar();
  return matcher.result();
}

/**
 * What a pair of another name or place needs: the mean of the shares of members, lines and words in common (see `similarity`), less for each hint
 * that the two belong together. Set by the cases in test/cases/move-rename-type.
 */
const NEEDED = 0.5;
const HINTS = {
  /** Same simple name: moved. */
  sameName: 0.25,
  /** Git says that one file became the other. */
  renamedFile: 0.2,
  /** `SpdyTransport`, `FramedTransport`: half of the name or more is the same. */
  similarName: 0.1,
  sameContainer: 0.05,
};
/** Share of the longer name from which two names are similar. */
const SIMILAR_NAME = 0.5;
/** Between otherwise equal candidates the nearer name and the same kind decide. */
const TIE_BREAK = 0.1;
/** Candidates looked at for each removed type. */
const MOST_CANDIDATES = 12;

class TypeMatcher {
  readonly #pairs: TypePair[] = [];
  readonly #taken = new Set<TypeDeclaration>();
  /** Without a partner so far, with the types nested in them: a nested type may have gone to another place than its outer type. */
  readonly #removed = new Set<TypeDeclaration>();
  readonly #added = new Set<TypeDeclaration>();

  constructor(
    private readonly renames: Readonly<Record<string, string>>,
    private readonly trace: Trace,
  ) {}

  /** Types of one qualified name; when there are several, the one in the same file, then in the renamed one, then the nearest path. */
  sameNames(before: readonly TypeDeclaration[], after: readonly TypeDeclaration[]): void {
    const byName = new Map<string, TypeDeclaration[]>();
    for (const type of after) {
      const list = byName.get(type.qualifiedName);
      if (list) list.push(type);
      else byName.set(type.qualifiedName, [type]);
    }
    const later: TypeDeclaration[] = [];
    const take = (type: TypeDeclaration, accepts: (candidate: TypeDeclaration) => boolean): boolean => {
      const list = byName.get(type.qualifiedName);
      const at = list?.findIndex(accepts) ?? -1;
      if (!list || at < 0) return false;
      const [partner] = list.splice(at, 1);
      if (partner) this.#pair(type, partner, 'same');
      return true;
    };
    for (const type of before) if (!take(type, (candidate) => candidate.file.path === type.file.path)) later.push(type);
    for (const type of later) {
      if (take(type, (candidate) => this.renames[type.file.path] === candidate.file.path)) continue;
      const list = byName.get(type.qualifiedName) ?? [];
      const nearest = [...list].sort(
        (x, y) => normalizedDistance(x.file.path, type.file.path) - normalizedDistance(y.file.path, type.file.path),
      )[0];
      if (!take(type, (candidate) => candidate === nearest)) this.#leave(type, this.#removed);
    }
    for (const list of byName.values()) for (const type of list) this.#leave(type, this.#added);
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
  }

  #leave(type: TypeDeclaration, list: Set<TypeDeclaration>): void {
    for (const one of withMembers(type)) list.add(one);
  }

  /** Moved and renamed types: all plausible pairs by similarity, the best first; outer types before nested ones, which they bring along. */
  similar(): void {
    for (;;) {
      const candidates = this.#candidates();
      if (candidates.length === 0) return;
      for (const { before, after } of candidates) {
        if (this.#removed.has(before) && this.#added.has(after)) this.#pair(before, after, relationOf(before, after));
      }
    }
  }

  #candidates(): { before: TypeDeclaration; after: TypeDeclaration; score: number }[] {
    if (this.#removed.size === 0 || this.#added.size === 0) return [];
    const profiles = new Map<TypeDeclaration, TypeProfile>();
    for (const type of [...this.#removed, ...this.#added]) profiles.set(type, profileOf(type));
    const index = new Map<string, TypeDeclaration[]>();
    const register = (key: string, type: TypeDeclaration): void => {
      const list = index.get(key);
      if (list) list.push(type);
      else index.set(key, [type]);
    };
    for (const type of this.#added) {
      register(`name ${type.name}`, type);
      register(`file ${type.file.path}`, type);
      for (const key of profiles.get(type)?.keys ?? []) register(key, type);
    }
    const result: { before: TypeDeclaration; after: TypeDeclaration; score: number }[] = [];
    for (const before of this.#removed) {
      const profile = profiles.get(before) as TypeProfile;
      const votes = new Map<TypeDeclaration, number>();
      const vote = (key: string, weight: number): void => {
        const list = index.get(key);
        // what everybody has (toString, a `log` field) tells nothing
        if (list) for (const type of list) votes.set(type, (votes.get(type) ?? 0) + weight / list.length);
      };
      vote(`name ${before.name}`, 50);
      const renamed = this.renames[before.file.path];
      if (renamed !== undefined) vote(`file ${renamed}`, 50);
      for (const key of profile.keys) vote(key, 1);
      const best = [...votes].sort((x, y) => y[1] - x[1]).slice(0, MOST_CANDIDATES);
      for (const [after] of best) {
        const score = this.#score(before, after, profile, profiles.get(after) as TypeProfile);
        if (score !== null) result.push({ before, after, score });
      }
    }
    const rank = (type: TypeDeclaration): number => (type.outer ? 1 : 0);
    return result.sort((x, y) => rank(x.before) - rank(y.before) || y.score - x.score);
  }

  #score(before: TypeDeclaration, after: TypeDeclaration, profileBefore: TypeProfile, profileAfter: TypeProfile): number | null {
    const sameName = before.name === after.name;
    const renamedFile = this.renames[before.file.path] === after.file.path && !before.outer && !after.outer;
    const { members, lines, words } = similarity(profileBefore, profileAfter);
    const nothingInside = profileBefore.memberCount === 0 && profileAfter.memberCount === 0;
    const mean = nothingInside ? (lines + words) / 2 : (members + lines + words) / 3;
    const nearName = sameName ? 1 : 1 - normalizedDistance(before.name, after.name);
    const score =
      mean +
      (sameName ? HINTS.sameName : nearName >= SIMILAR_NAME ? HINTS.similarName : 0) +
      (renamedFile ? HINTS.renamedFile : 0) +
      (container(before) === container(after) ? HINTS.sameContainer : 0);
    // nothing but a name: `class A {}` in two places
    const bare = nothingInside && profileBefore.lineCount <= 2 && profileAfter.lineCount <= 2;
    const enough = bare ? sameName || renamedFile : score >= NEEDED;
    this.trace?.({
      stage: 'types',
      subject: typeLabel(before),
      candidate: typeLabel(after),
      verdict: enough ? 'considered' : 'rejected',
      reason: [sameName ? 'same name' : '', renamedFile ? 'renamed file' : '', `score ≥ ${NEEDED} needed`].filter(Boolean).join(', '),
      score: { score, members, lines, words },
    });
    if (!enough) return null;
    return score + nearName * TIE_BREAK + (before.kind === after.kind ? TIE_BREAK : 0);
  }

  result(): TypeMatch {
    return { pairs: this.#pairs, removed: [...this.#removed], added: [...this.#added] };
  }
}

function withMembers(type: TypeDeclaration): TypeDeclaration[] {
  return [type, ...type.types.flatMap(withMembers)];
}

function container(type: TypeDeclaration): string {
  return type.outer?.qualifiedName ?? type.file.packageName;
}

function relationOf(before: TypeDeclaration, after: TypeDeclaration): TypeRelation {
  if (before.name === after.name) return 'moved';
  return container(before) === container(after) ? 'renamed' : 'movedAndRenamed';
}
