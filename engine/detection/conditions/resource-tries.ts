import { leavesOf, type Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { StatementPair } from '../changes/changed-statements.js';
import { finding, type Finding } from '../../findings/finding.js';
import { methodElement, methodPart, statementElement, statementPart } from '../../findings/elements.js';

/**
 * `try { … }` -> `try(In in=open()) { … }`: tries of which only the later one has resources, mapped, or without partners while all that stands
 * in the later one stood in the other.
 *
 *     try { In in = open(); read(in); in.close(); }   ->   try (In in = open()) { read(in); }
 */
export function* resourceTries(change: BodyChange): Iterable<Finding> {
  for (const [before, after] of pairsOfTries(change)) {
    if (hasResources(before) || !hasResources(after)) continue;
    yield finding('Try With Resources', {
      before: {
        within: [methodElement(change.before)],
        parts: [statementPart(change.before.file, before, 'original try block'), methodPart(change.before, 'original method declaration')],
      },
      after: {
        subject: [statementElement(change.after.file, after)],
        within: [methodElement(change.after)],
        parts: [
          statementPart(change.after.file, after, 'try-with-resources block'),
          methodPart(change.after, 'method declaration with try-with-resources'),
        ],
      },
    });
  }
}

function pairsOfTries({ body }: BodyChange): readonly StatementPair[] {
  if (!body) return [];
  const mapped = allMappings(body.mappings);
  const pairs = mapped
    .map((mapping): StatementPair => [mapping.before, mapping.after])
    .filter(([one, other]) => one.kind === 'try' && other.kind === 'try');
  const open = body.unmappedBefore.filter(({ kind }) => kind === 'try');
  for (const after of open.length > 0 ? body.unmappedAfter : []) {
    if (after.kind !== 'try') continue;
    const inside = leavesOf(after);
    const origins = new Map(mapped.filter(({ identical }) => identical).map((mapping) => [mapping.after, mapping.before]));
    const before = open.find((one) => {
      const had = new Set(leavesOf(one));
      return inside.length > 0 && inside.every((leaf) => had.has(origins.get(leaf) ?? leaf));
    });
    if (before) pairs.push([before, after]);
  }
  return pairs;
}

function hasResources(statement: Statement): boolean {
  return statement.expressions.length > 0;
}
