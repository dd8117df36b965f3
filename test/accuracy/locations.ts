/** Compares the places of findings with a reference: a finding is placed right when both sides name the same files, lines and roles. */
import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Location, Refactoring } from '../../engine/results/result.js';
import { canonicalDescription } from './oracle.js';
import type { CommitScore } from './score.js';

type Sides = Pick<Refactoring, 'type' | 'description' | 'leftSideLocations' | 'rightSideLocations'>;

/** One line of the reference: all that was reported for a commit. */
export interface ReferenceCommit {
  readonly sha1: string;
  readonly refactorings: readonly Sides[];
}

export interface LocationCounts {
  equal: number;
  compared: number;
}

export interface MisplacedFinding {
  readonly url: string;
  readonly type: string;
  readonly description: string;
  /** `before` or `after`, then file, lines and role of what only the reference has, and of what only we have. */
  readonly lacking: readonly string[];
  readonly surplus: readonly string[];
}

export interface LocationScore {
  readonly total: LocationCounts;
  readonly types: ReadonlyMap<string, LocationCounts>;
  readonly misplaced: readonly MisplacedFinding[];
}

/** The reference's commits by id, or null when there is none for this benchmark. */
export async function loadReference(file: string): Promise<Map<string, ReferenceCommit> | null> {
  if (!existsSync(file)) return null;
  const commits = new Map<string, ReferenceCommit>();
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    if (line === '') continue;
    const commit = JSON.parse(line) as ReferenceCommit;
    commits.set(commit.sha1, commit);
  }
  return commits;
}

function places(refactoring: Sides): Set<string> {
  const place = (side: string) => (location: Location) =>
    `${side} ${location.filePath}:${location.startLine}-${location.endLine} ${location.description}`;
  return new Set([...refactoring.leftSideLocations.map(place('before')), ...refactoring.rightSideLocations.map(place('after'))]);
}

/** Several refactorings can have the same description, and differ in their places only. */
function byDescription(refactorings: readonly Sides[]): Map<string, Sides[]> {
  const map = new Map<string, Sides[]>();
  for (const refactoring of refactorings) {
    const description = canonicalDescription(refactoring.description);
    map.set(description, [...(map.get(description) ?? []), refactoring]);
  }
  return map;
}

/** Compares the findings that match a validated refactoring and that the reference has, too. `reports` are ours, by commit. */
export function scoreLocations(
  commits: readonly CommitScore[],
  reports: ReadonlyMap<string, readonly Sides[]>,
  reference: ReadonlyMap<string, ReferenceCommit>,
): LocationScore {
  const total: LocationCounts = { equal: 0, compared: 0 };
  const types = new Map<string, LocationCounts>();
  const misplaced: MisplacedFinding[] = [];
  for (const commit of commits) {
    const ours = byDescription(reports.get(commit.sha1) ?? []);
    const theirs = byDescription(reference.get(commit.sha1)?.refactorings ?? []);
    for (const { type, description } of commit.found) {
      const our = ours.get(description)?.[0];
      const candidates = theirs.get(description);
      if (!our || !candidates) continue;
      const differences = candidates.map((their) => difference(our, their));
      const best = differences.reduce((a, b) => (b.lacking.length + b.surplus.length < a.lacking.length + a.surplus.length ? b : a));
      const equal = best.lacking.length === 0 && best.surplus.length === 0;
      const counts = types.get(type) ?? { equal: 0, compared: 0 };
      types.set(type, counts);
      for (const each of [counts, total]) {
        each.compared++;
        if (equal) each.equal++;
      }
      if (!equal) misplaced.push({ url: commit.url, type, description, ...best });
    }
  }
  return { total, types, misplaced };
}

function difference(ours: Sides, theirs: Sides): { lacking: string[]; surplus: string[] } {
  const our = places(ours);
  const their = places(theirs);
  return { lacking: [...their].filter((place) => !our.has(place)), surplus: [...our].filter((place) => !their.has(place)) };
}
