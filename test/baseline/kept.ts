/**
 * What a base line keeps of a run, one JSON object a line: per set a header, then a line per commit with what was reported. Of a set that is only counted there is one line
 * for all of its commits, of digests that tell what came and went, and nothing to read.
 */
import { createHash } from 'node:crypto';
import type { DetectionResult, Location, Refactoring } from '../../engine/results/result.js';
import { canonicalDescription, type CommitId } from '../accuracy/oracle.js';

/** `id` is the description, or a digest of commit and description. `places` is a digest of both sides' places. */
export interface KeptFinding {
  readonly type: string;
  readonly repository: string;
  readonly id: string;
  readonly places: string;
}

/** What is kept of a commit. `rest` is a digest of all that the result says besides types, descriptions and places; `failure` says why there is no result. */
export interface KeptCommit {
  readonly name: string;
  readonly findings: readonly KeptFinding[];
  readonly rest: string;
  readonly failure?: string;
}

/** How a set was run: two runs can be compared when these agree. */
export interface KeptSet {
  readonly set: string;
  readonly every: number;
  readonly explain: boolean;
}

/** All commits of a set that is only counted. */
export interface KeptCounts {
  readonly findings: readonly KeptFinding[];
  /** Of each commit, a digest of what was reported. */
  readonly commits: readonly string[];
}

/** Hexadecimal digits of a digest: sixteen are 64 bits, at which two of ten thousand findings are alike by chance once in 10^11 runs. */
const DIGITS = 16;

export const digestOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGITS);

const placeOf = ({
  filePath,
  startLine,
  endLine,
  startColumn,
  endColumn,
  codeElementType,
  description,
  codeElement,
}: Location): unknown => [...[filePath, startLine, endLine, startColumn, endColumn], ...[codeElementType, description, codeElement]];

const placesOf = ({ leftSideLocations, rightSideLocations }: Refactoring): string =>
  digestOf(leftSideLocations.map(placeOf), rightSideLocations.map(placeOf));

export const nameOf = ({ project, sha1 }: CommitId): string => `${project}/${sha1}`;

/** What is kept of a commit's result. */
export function keptOf(commit: CommitId, { refactorings, ...others }: DetectionResult): KeptCommit {
  const findings = refactorings.map((refactoring) => ({
    type: refactoring.type,
    repository: commit.project,
    id: canonicalDescription(refactoring.description),
    places: placesOf(refactoring),
  }));
  const more = refactorings.map(
    ({ type: _type, description: _description, leftSideLocations: _left, rightSideLocations: _right, ...beside }) => beside,
  );
  return { name: nameOf(commit), findings, rest: digestOf(more, others) };
}

export const failureOf = (commit: CommitId, failure: string): KeptCommit => ({
  name: nameOf(commit),
  findings: [],
  rest: digestOf(failure),
  failure,
});

/** The digest by which a finding of a commit that is only counted is known again. */
export const countedId = (commitName: string, description: string): string => digestOf(commitName, description);

/** The commits of a set that is only counted, without anything that could be read. In no order of commits, so that nothing tells what belongs together. */
export function countsOfKept(commits: readonly KeptCommit[]): KeptCounts {
  const findings = commits.flatMap(({ name, findings: some }) =>
    some.map(({ type, repository, id, places }) => ({ type, repository: digestOf(repository), id: countedId(name, id), places })),
  );
  return {
    findings: findings.sort((one, other) => (one.id < other.id ? -1 : 1)),
    commits: commits.map(({ name, findings: some }) => digestOf(name, some)).sort(),
  };
}
