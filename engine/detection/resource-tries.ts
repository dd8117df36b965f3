import { leavesOf, type Statement } from '../model/statement.js';
import { allMappings } from '../matching/body-mapping.js';
import type { BodyChange } from './body-changes.js';
import type { StatementPair } from './changed-statements.js';
import { finding } from './finding.js';
import type { Finding } from './family.js';
import { methodLocation, statementLocation } from './locations.js';
import { inMethod, statementText } from './print.js';

/**
 * `try { … }` -> `try(In in=open()) { … }`: tries of which only the later one has resources, mapped, or without partners while all that stands
 * in the later one stood in the other.
 *
 *     try { In in = open(); read(in); in.close(); }   ->   try (In in = open()) { read(in); }
 */
export function* resourceTries(change: BodyChange): Iterable<Finding> {
  for (const [before, after] of pairsOfTries(change)) {
    if (hasResources(before) || !hasResources(after)) continue;
    yield finding(
      'Try With Resources',
      `${statementText(after)} in ${inMethod(change.after)}`,
      [
        statementLocation(change.before.file, before, 'original try block', true),
        methodLocation(change.before, 'original method declaration'),
      ],
      [
        statementLocation(change.after.file, after, 'try-with-resources block', true),
        methodLocation(change.after, 'method declaration with try-with-resources'),
      ],
    );
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
