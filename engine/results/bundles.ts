/**
 * Which refactorings are one thing to a reader:
 *
 *     Extract Superclass Animal from [Cat, Dog]          a head …
 *       Pull Up Attribute name                           … and what follows from it
 *       Pull Up Method speak()
 *         Change Method Access Modifier private to public   (a detail of the pulled-up method)
 *
 * A refactoring belongs to at most one head. Heads rank from packages over types and members down to details, and only a higher rank takes a lower one in, so
 * bundles nest and never go in circles. Pure: reads places, names, and what the catalogue knows of types.
 */
import type { Bundle, Location, Refactoring } from './result.js';
import { arrives, isMember, typeFacts, type TypeFacts } from '../catalogue/facts.js';
import { renamedIn, retypedIn, type Names } from '../findings/declared-names.js';
import type { Finding } from '../findings/finding.js';
import { append } from '../text/grouping.js';

const RANK = { package: 4, type: 3, member: 2, detail: 1 } as const;

/** One refactoring with what the rules ask of it again and again. */
interface Entry {
  readonly index: number;
  readonly one: Refactoring;
  readonly facts: TypeFacts;
  /** What is renamed; the name that stands in a type for another. */
  readonly renamed: Names | null;
  readonly retyped: Names | null;
  readonly rank: number;
  /** Where a follower of it has to lie. */
  readonly before: readonly Location[];
  readonly after: readonly Location[];
}

/** The names that a refactoring is about. */
export interface ToldNames {
  readonly renamed: Names | null;
  readonly retyped: Names | null;
}

const NO_NAMES: ToldNames = { renamed: null, retyped: null };

export const toldNames = (finding: Finding): ToldNames => ({ renamed: renamedIn(finding), retyped: retypedIn(finding) });

/** Bundles of the given refactorings, by their index; the most comprehensive first. Those of one refactoring alone are not listed. */
export function bundlesOf(refactorings: readonly Refactoring[], names: readonly ToldNames[]): readonly Bundle[] {
  const entries = refactorings.map((one, index) => entryOf(one, index, names[index] ?? NO_NAMES));
  const heads = new HeadIndex(entries);
  const followers = new Map<number, number[]>();
  const taken = new Set<number>();
  for (const entry of entries) {
    const head = heads.headOf(entry);
    if (!head) continue;
    taken.add(entry.index);
    append(followers, head.index, entry.index);
  }
  const bundles: (Bundle & { readonly rank: number })[] = [...followers].map(([head, members]) => ({
    head,
    members,
    rank: entries[head]?.rank ?? 0,
  }));
  for (const [names, members] of sameRenames(entries.filter(({ index }) => !taken.has(index) && !followers.has(index))))
    bundles.push({ head: null, members, names, rank: 0 });
  return bundles
    .sort((one, other) => other.rank - one.rank || (one.head ?? one.members[0] ?? 0) - (other.head ?? other.members[0] ?? 0))
    .map(({ rank: _, ...bundle }) => bundle);
}

function entryOf(one: Refactoring, index: number, told: ToldNames): Entry {
  const { leftSideLocations, rightSideLocations } = one;
  const facts = typeFacts(one.type);
  const rank = rankOf(facts, one.level);
  // Of an extraction, only what was extracted takes others in, not what it was extracted from.
  const extracted = rightSideLocations.filter(({ description }) => description.startsWith('extracted') && !description.includes('code'));
  const whole = rank === RANK.member ? rightSideLocations.slice(0, 1) : rightSideLocations;
  return { index, one, facts, ...told, rank, before: leftSideLocations, after: extracted.length > 0 ? extracted : whole };
}

function rankOf(facts: TypeFacts, level: Refactoring['level']): number {
  const { object, aspect } = facts;
  if (object === 'package' || object === 'folder') return RANK.package;
  if (level === 'low') return RANK.detail;
  if (object === 'class' && aspect === undefined) return RANK.type;
  return isMember(facts) ? RANK.member : RANK.detail;
}

/** Finds the head of a refactoring: of all that take it in the one that is most closely around it. */
class HeadIndex {
  /** By the paths that a head has locations in; a follower lies in one of them. */
  readonly #byPath = new Map<string, Entry[]>();
  readonly #renamedTypes = new Map<string, Entry>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      if (entry.rank > RANK.detail)
        for (const path of new Set(entry.before.map(({ filePath }) => filePath))) append(this.#byPath, path, entry);
      const { facts, renamed: names } = entry;
      if (facts.object === 'class' && names && names.before !== names.after)
        this.#renamedTypes.set(`${names.before} ${names.after}`, entry);
    }
  }

  headOf(entry: Entry): Entry | null {
    const [before] = entry.one.leftSideLocations;
    if (!before) return null;
    let best: Entry | null = null;
    for (const head of this.#byPath.get(before.filePath) ?? [])
      if (outranks(head, entry) && takesIn(head, entry) && (best === null || isCloser(head, best))) best = head;
    return best ?? this.#renamedTypeOf(entry);
  }

  /** `Change Parameter Type client : Client to client : Customer` follows from `Rename Class Client renamed to Customer`. */
  #renamedTypeOf({ retyped }: Entry): Entry | null {
    return retyped && (this.#renamedTypes.get(`${retyped.before} ${retyped.after}`) ?? null);
  }
}

function takesIn(head: Entry, { one, facts, rank }: Entry): boolean {
  const [before] = one.leftSideLocations;
  const [after] = one.rightSideLocations;
  if (!before || !after) return false;
  if (head.rank === RANK.package)
    return rank === RANK.type && head.before.some((place) => isSame(place, before)) && head.after.some((place) => isSame(place, after));
  if (!within(before, head.before) || !within(after, head.after)) return false;
  // What happened inside of a moved class is a thing of its own; what came with it, or into it, is not.
  return head.rank === RANK.type ? arrives(facts) : rank === RANK.detail;
}

const isSame = (one: Location, other: Location): boolean =>
  one.filePath === other.filePath && one.startLine === other.startLine && one.startColumn === other.startColumn;

const within = (inner: Location, places: readonly Location[]): boolean =>
  places.some(
    ({ filePath, startLine, endLine }) => filePath === inner.filePath && startLine <= inner.startLine && inner.endLine <= endLine,
  );

/** Of two types the outer one comes first. */
const outranks = (head: Entry, entry: Entry): boolean =>
  head.rank > entry.rank || (head.rank === RANK.type && entry.rank === RANK.type && lines(head.after) > lines(entry.after));

/** Lower ranks are closer; of equal rank the one with fewer lines. */
function isCloser(one: Entry, other: Entry): boolean {
  return one.rank !== other.rank ? one.rank < other.rank : lines(one.after) < lines(other.after);
}

const lines = (places: readonly Location[]): number => places.reduce((sum, { startLine, endLine }) => sum + endLine - startLine + 1, 0);

/** Renamings of one kind from one name to one other: a parameter that has a new name in many methods, a method in all its overriders. */
function sameRenames(entries: readonly Entry[]): readonly (readonly [NonNullable<Bundle['names']>, readonly number[]])[] {
  const groups = new Map<string, { readonly names: NonNullable<Bundle['names']>; readonly members: number[] }>();
  for (const { one, index, renamed: names } of entries) {
    if (!names || names.before === names.after) continue;
    const key = `${one.type} ${names.before} ${names.after}`;
    const group = groups.get(key) ?? { names, members: [] };
    group.members.push(index);
    groups.set(key, group);
  }
  return [...groups.values()].filter(({ members }) => members.length > 1).map(({ names, members }) => [names, members] as const);
}
