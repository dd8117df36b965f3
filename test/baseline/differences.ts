/** What came, what went and what is placed otherwise, between two runs over the same commits. */
import type { KeptFinding } from './kept.js';

export interface FindingDifference {
  readonly came: readonly KeptFinding[];
  readonly went: readonly KeptFinding[];
  /** Those of now that were there before, at other places. */
  readonly elsewhere: readonly KeptFinding[];
}

/** Counts of differences. `right` are those that the answers of the set have. */
export interface Tally {
  came: number;
  cameRight: number;
  went: number;
  wentRight: number;
  elsewhere: number;
}

const keyOf = ({ type, repository, id }: KeptFinding): string => `${repository}\n${type}\n${id}`;

function byKey(findings: readonly KeptFinding[]): Map<string, KeptFinding[]> {
  const map = new Map<string, KeptFinding[]>();
  for (const finding of findings) {
    const some = map.get(keyOf(finding));
    if (some) some.push(finding);
    else map.set(keyOf(finding), [finding]);
  }
  return map;
}

/** Without those that the other side has at the same places, each of which answers for one. */
function withoutPlaced(findings: readonly KeptFinding[], others: readonly KeptFinding[]): KeptFinding[] {
  const left = new Map<string, number>();
  for (const { places } of others) left.set(places, (left.get(places) ?? 0) + 1);
  return findings.filter(({ places }) => {
    const count = left.get(places) ?? 0;
    if (count > 0) left.set(places, count - 1);
    return count === 0;
  });
}

/** Compares findings of the same commit, or of commits that are known by their findings' ids. The same description can be there several times. */
export function differenceOf(then: readonly KeptFinding[], now: readonly KeptFinding[]): FindingDifference {
  const difference = { came: [] as KeptFinding[], went: [] as KeptFinding[], elsewhere: [] as KeptFinding[] };
  const former = byKey(then);
  const present = byKey(now);
  for (const key of new Set([...former.keys(), ...present.keys()])) {
    const gone = withoutPlaced(former.get(key) ?? [], present.get(key) ?? []);
    const fresh = withoutPlaced(present.get(key) ?? [], former.get(key) ?? []);
    const moved = Math.min(gone.length, fresh.length);
    difference.elsewhere.push(...fresh.slice(0, moved));
    difference.came.push(...fresh.slice(moved));
    difference.went.push(...gone.slice(moved));
  }
  return difference;
}

export const isEmpty = ({ came, went, elsewhere }: FindingDifference): boolean => came.length + went.length + elsewhere.length === 0;

/** Sums up differences by type and by repository. */
export class Tallies {
  readonly types = new Map<string, Tally>();
  readonly repositories = new Map<string, Tally>();
  readonly total: Tally = { came: 0, cameRight: 0, went: 0, wentRight: 0, elsewhere: 0 };

  add({ came, went, elsewhere }: FindingDifference, isRight: (finding: KeptFinding) => boolean): void {
    for (const finding of came) this.#count(finding, isRight(finding) ? ['came', 'cameRight'] : ['came']);
    for (const finding of went) this.#count(finding, isRight(finding) ? ['went', 'wentRight'] : ['went']);
    for (const finding of elsewhere) this.#count(finding, ['elsewhere']);
  }

  #count({ type, repository }: KeptFinding, keys: readonly (keyof Tally)[]): void {
    for (const tally of [this.total, tallyIn(this.types, type), tallyIn(this.repositories, repository)])
      for (const key of keys) tally[key]++;
  }
}

function tallyIn(tallies: Map<string, Tally>, name: string): Tally {
  const tally = tallies.get(name) ?? { came: 0, cameRight: 0, went: 0, wentRight: 0, elsewhere: 0 };
  tallies.set(name, tally);
  return tally;
}
