import { reworkVariableTypes } from '../catalogue/rework-variable.js';
import type { VariableDeclaration } from '../model/declarations.js';
import { allMappings, type StatementMapping } from '../matching/bodies/body-mapping.js';
import { isPutInto, isTakenOutOf } from '../matching/bodies/values/taken-out-values.js';
import type { VariablePair } from '../matching/variables/variables.js';
import type { MatchingResult } from '../matching/result.js';
import { variablesOf, bodyChanges, type BodyChange } from './changes/body-changes.js';
import { describeMerger } from '../findings/merger-findings.js';
import { extractedVariables, type VariableExtraction } from './values/extracted-variables.js';
import type { DetectionFamily } from './family.js';
import { finding, type Finding } from '../findings/finding.js';
import { methodElement, statementPart, variableElement, variablePart } from '../findings/elements.js';
import { becameOfPattern, extractedPatternVariables } from './variables/pattern-variables.js';
import { handedVariables } from './variables/handed-variables.js';
import { heldArguments } from './variables/held-arguments.js';
import { heldOtherwise } from './variables/held-otherwise.js';
import { describeVariable } from '../findings/variable-findings.js';
import { revaluedVariables } from './variables/revalued-variables.js';
import type { ExtractionDirection } from './values/value-readings.js';
import { extractionsAround, type ExtractionAround } from './variables/variables-around.js';

/** Local variables: renamed, extracted, inlined, merged, split. */
export const reworkVariable: DetectionFamily = {
  ...reworkVariableTypes,
  *detect({ comparison }): Iterable<Finding> {
    const carried = carriedVariables(comparison);
    const changes = bodyChanges(comparison);
    for (const { change, extraction } of extractionsAround(changes, 'extract', carried)) yield describeExtracted(change, extraction);
    for (const { change, extraction } of extractionsAround(changes, 'inline', carried)) yield describeInlined(change, extraction);
    for (const { change, extraction } of besideCalls(changes, 'extract')) yield describeExtracted(change, extraction);
    for (const { change, extraction } of besideCalls(changes, 'inline')) yield describeInlined(change, extraction);
    for (const change of changes) {
      const variables = variablesOf(change);
      if (!variables) continue;
      const fresh = variables.addedLocals.filter((variable) => !carried.has(variable));
      const gone = variables.removedLocals.filter((variable) => !carried.has(variable));
      const rest = change.rest && variablesOf(change.rest);
      const added =
        rest && change.kind === 'inlining' ? variables.addedLocals.filter((one) => rest.addedLocals.includes(one)) : variables.addedLocals;
      const removed =
        rest && change.kind === 'extraction'
          ? variables.removedLocals.filter((one) => rest.removedLocals.includes(one))
          : variables.removedLocals;
      const extractions = extractedVariables(change, added, 'extract', carried);
      for (const extraction of extractions) yield describeExtracted(change, extraction);
      const told = new Set(extractions.map(({ variable }) => variable));
      for (const extraction of heldOtherwise(change, gone, fresh, 'extract'))
        if (!told.has(extraction.variable)) yield describeExtracted(change, extraction);
      const inlined = extractedVariables(change, removed, 'inline', carried);
      for (const extraction of heldOtherwise(change, gone, fresh, 'inline'))
        if (!inlined.some(({ variable }) => variable === extraction.variable)) yield describeInlined(change, extraction);
      for (const extraction of inlined) yield describeInlined(change, extraction);
      for (const extraction of revaluedVariables(change, variables.locals, 'extract')) yield describeExtracted(change, extraction);
      for (const extraction of revaluedVariables(change, variables.locals, 'inline')) yield describeInlined(change, extraction);
      for (const extraction of extractedPatternVariables(change, fresh)) yield describeExtracted(change, extraction);
      for (const merger of variables.mergers)
        if (![merger.one, ...merger.several].some((one) => carried.has(one)))
          yield describeMerger(change, 'Variable', merger, merger.direction);
      for (const pair of variables.locals) {
        yield* describeParts(change, pair);
        const { before, after } = pair;
        if (before.kind === 'local' && before.initializer?.kind === 'cast' && after.kind === 'pattern')
          yield* describePattern(change, pair);
        else if (before.name !== after.name) yield describeVariable('Rename Variable', change, pair);
      }
    }
  },
};

/** Variables of those who call what was extracted or inlined, each once. */
function besideCalls(changes: readonly BodyChange[], direction: ExtractionDirection): readonly ExtractionAround[] {
  const handed = handedVariables(changes, direction);
  const told = new Set(handed.map(({ extraction }) => extraction.variable));
  return [...handed, ...heldArguments(changes, direction).filter(({ extraction }) => !told.has(extraction.variable))];
}

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

/**
 * A variable that goes on, though it holds only a part of its value, or its value and more:
 *
 *     User user = new User(find(id)); greet(user);   ->   Name user = find(id); greet(user);
 */
function* describeParts(change: BodyChange, { before, after }: VariablePair): Iterable<Finding> {
  const isTaken = isTakenOutOf(before, after);
  if (!isTaken && !isPutInto(before, after)) return;
  const declares = ({ before: one, after: other }: StatementMapping): boolean =>
    one.variables.includes(before) && other.variables.includes(after);
  const { mappings = [], unmappedBefore = [], unmappedAfter = [] } = change.body ?? {};
  const declaration = allMappings(mappings).find(declares);
  // long now = read();  ->  long[] now = { read() };      the name says that the declarations, which have little in common, are one
  const side = isTaken ? unmappedBefore : unmappedAfter;
  const alone = before.name === after.name ? side.find(({ variables }) => variables.includes(isTaken ? before : after)) : undefined;
  const inPlace = (isTaken ? declaration?.before : declaration?.after) ?? alone;
  if (!inPlace) return;
  if (isTaken) yield describeExtracted(change, { variable: after, inPlace: [inPlace], named: [] });
  else yield describeInlined(change, { variable: before, inPlace: [inPlace], named: [] });
}

/** A variable with a cast, where the pattern has the variable now; see `becameOfPattern`. */
function* describePattern(change: BodyChange, pair: VariablePair): Iterable<Finding> {
  const [inBefore, inAfter] = [pair.mappings.map(({ before }) => before), pair.mappings.map(({ after }) => after)];
  const became = becameOfPattern(change, pair);
  if (became === 'inlined') yield describeInlined(change, { variable: pair.before, inPlace: inAfter, named: inBefore });
  else if (became === 'extracted') yield describeExtracted(change, { variable: pair.after, inPlace: inBefore, named: inAfter });
  else if (became === 'renamed') yield describeVariable('Rename Variable', change, pair);
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
