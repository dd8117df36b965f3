import { reworkVariableTypes } from '../catalogue/rework-variable.js';
import type { VariableDeclaration } from '../model/declarations.js';
import { allMappings } from '../matching/bodies/body-mapping.js';
import type { VariablePair } from '../matching/variables/variables.js';
import type { MatchingResult } from '../matching/result.js';
import { variablesOf, bodyChanges, type BodyChange } from './changes/body-changes.js';
import { describeMerger } from '../findings/merger-findings.js';
import { extractedVariables, type VariableExtraction } from './values/extracted-variables.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { methodElement, statementPart, variableElement, variablePart } from '../findings/elements.js';
import { handedVariables } from './variables/handed-variables.js';
import { describeVariable } from '../findings/variable-findings.js';
import { extractionsAround } from './variables/variables-around.js';

/** Local variables: renamed, extracted, inlined, merged, split. */
export const reworkVariable: DetectionFamily = {
  ...reworkVariableTypes,
  *detect({ comparison }): Iterable<Finding> {
    const carried = carriedVariables(comparison);
    const changes = bodyChanges(comparison);
    for (const { change, extraction } of extractionsAround(changes, 'extract', carried)) yield describeExtracted(change, extraction);
    for (const { change, extraction } of extractionsAround(changes, 'inline', carried)) yield describeInlined(change, extraction);
    for (const { change, extraction } of handedVariables(changes, 'extract')) yield describeExtracted(change, extraction);
    for (const { change, extraction } of handedVariables(changes, 'inline')) yield describeInlined(change, extraction);
    for (const change of changes) {
      const variables = variablesOf(change);
      if (!variables) continue;
      const rest = change.rest && variablesOf(change.rest);
      const added =
        rest && change.kind === 'inlining' ? variables.addedLocals.filter((one) => rest.addedLocals.includes(one)) : variables.addedLocals;
      const removed =
        rest && change.kind === 'extraction'
          ? variables.removedLocals.filter((one) => rest.removedLocals.includes(one))
          : variables.removedLocals;
      for (const extraction of extractedVariables(change, added, 'extract', carried)) yield describeExtracted(change, extraction);
      for (const extraction of extractedVariables(change, removed, 'inline', carried)) yield describeInlined(change, extraction);
      for (const merger of variables.mergers)
        if (![merger.one, ...merger.several].some((one) => carried.has(one)))
          yield describeMerger(change, 'Variable', merger, merger.direction);
      for (const pair of variables.locals) {
        if (pair.before.name !== pair.after.name) yield describeVariable('Rename Variable', change, pair);
        else if (isCastByPattern(pair)) yield describeInlined(change, inlinedInto(pair));
      }
    }
  },
};

/** Variables that went along with code into an extracted method, or came with code from an inlined one: they are neither gone nor new. */
function carriedVariables(comparison: MatchingResult): ReadonlySet<VariableDeclaration> {
  const carried = new Set<VariableDeclaration>();
  for (const { body } of [...comparison.extractions, ...comparison.inlinings]) {
    for (const { before, after } of allMappings(body.mappings)) {
      for (const variable of [...before.variables, ...after.variables]) carried.add(variable);
    }
  }
  return carried;
}

/** `if (o instanceof User) { User user = (User) o; … }` against `if (o instanceof User user) { … }` */
function isCastByPattern({ before, after }: VariablePair): boolean {
  return before.kind === 'local' && before.initializer?.kind === 'cast' && after.kind === 'pattern';
}

function inlinedInto({ before, mappings }: VariablePair): VariableExtraction {
  return { variable: before, inPlace: mappings.map((one) => one.after), named: mappings.map((one) => one.before) };
}

function describeExtracted(change: BodyChange, { variable, inPlace, named }: VariableExtraction): Finding {
  const role = 'statement with the initializer of the extracted variable';
  const { before, after } = change;
  return finding('Extract Variable', {
    before: {
      within: [methodElement(before)],
      parts: inPlace.map((statement) => statementPart(before.file, statement, role)),
    },
    after: {
      subject: [variableElement(after.file, variable)],
      within: [methodElement(after)],
      parts: [
        variablePart(after.file, variable, 'extracted variable declaration'),
        ...named.map((statement) => statementPart(after.file, statement, 'statement with the name of the extracted variable')),
      ],
    },
  });
}

function describeInlined(change: BodyChange, { variable, inPlace, named }: VariableExtraction): Finding {
  const { before, after } = change;
  return finding('Inline Variable', {
    before: {
      subject: [variableElement(before.file, variable)],
      within: [methodElement(before)],
      parts: [
        variablePart(before.file, variable, 'inlined variable declaration'),
        ...named.map((statement) => statementPart(before.file, statement, 'statement with the name of the inlined variable')),
      ],
    },
    after: {
      within: [methodElement(after)],
      parts: inPlace.map((statement) => statementPart(after.file, statement, 'statement with the initializer of the inlined variable')),
    },
  });
}
