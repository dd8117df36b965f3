import { leavesOf, type Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import type { BodyChange } from '../changes/body-changes.js';
import { finding, type Finding } from '../../findings/finding.js';
import { methodElement, methodPart, statementElement, statementPart } from '../../findings/elements.js';

/**
 * `catch(A e) { … } catch(B e) { … }` -> `catch(A|B e) { … }`, and `catch(A|B|C e) { … }` where the body of one of them is kept. The clause goes on
 * from one of them, under its name; the others may have called the exception something else.
 */
export function* mergedCatches(change: BodyChange): Iterable<Finding> {
  const { body } = change;
  if (!body) return;
  const mapped = allMappings(body.mappings);
  const before = [...mapped.map((mapping) => mapping.before), ...body.unmappedBefore].filter((statement) => statement.kind === 'catch');
  const after = [...mapped.map((mapping) => mapping.after), ...body.unmappedAfter].filter((statement) => statement.kind === 'catch');
  const sharesBody = (partner: Statement, one: Statement): boolean => {
    const [had, has] = [leavesOf(partner), new Set(leavesOf(one))];
    return (had.length === 0 && has.size === 0) || mapped.some((mapping) => had.includes(mapping.before) && has.has(mapping.after));
  };
  for (const one of after) {
    const types = caughtTypes(one);
    if (types.length < 2) continue;
    const partner = mapped.find((mapping) => mapping.after === one)?.before;
    if (!partner || partner.variables[0]?.name !== one.variables[0]?.name || !sharesBody(partner, one)) continue;
    const merged = before
      .filter((statement) => {
        const caught = caughtTypes(statement);
        return statement.parent === partner.parent && caught.length < types.length && caught.every((type) => types.includes(type));
      })
      .sort((a, b) => a.span.start - b.span.start);
    if (merged.length < 2 || !merged.includes(partner)) continue;
    yield finding('Merge Catch', {
      before: {
        subject: merged.map((statement) => statementElement(change.before.file, statement)),
        within: [methodElement(change.before)],
        parts: [
          ...merged.map((statement) => statementPart(change.before.file, statement, 'merged catch block')),
          methodPart(change.before, 'original method declaration'),
        ],
      },
      after: {
        subject: [statementElement(change.after.file, one)],
        within: [methodElement(change.after)],
        parts: [
          statementPart(change.after.file, one, 'new catch block'),
          methodPart(change.after, 'method declaration with merged catch blocks'),
        ],
      },
    });
  }
}

function caughtTypes(statement: Statement): readonly string[] {
  return statement.variables[0]?.type?.text.split('|') ?? [];
}
