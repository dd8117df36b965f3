import type { Statement } from '../model/statement.js';
import { allMappings } from '../matching/body-mapping.js';
import type { BodyChange } from './body-changes.js';
import { finding } from './documented.js';
import type { Finding } from './family.js';
import { methodLocation, statementLocation } from './locations.js';
import { inMethod, statementText } from './print.js';

/** `try { … }` -> `try(In in=open()) { … }`: mapped tries of which only the later one has resources. */
export function* resourceTries(change: BodyChange): Iterable<Finding> {
  for (const { before, after } of allMappings(change.body?.mappings ?? [])) {
    if (before.kind !== 'try' || after.kind !== 'try' || hasResources(before) || !hasResources(after)) continue;
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

function hasResources(statement: Statement): boolean {
  return statement.expressions.length > 0;
}
