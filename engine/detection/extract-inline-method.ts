import { extractInlineMethodTypes } from '../catalogue/extract-inline-method.js';
import type { Span } from '../text/span.js';
import { allMappings, type BodyMapping, type Extraction, type Inlining, type StatementMapping } from '../matching/body-mapping.js';
import type { SourceFile } from '../model/source-file.js';
import type { Statement } from '../model/statement.js';
import { codeInExtractedTypes } from './code-in-extracted-types.js';
import { finding } from './finding.js';
import type { CodeLocation, DetectionFamily, Finding } from './family.js';
import { expressionLocation, methodLocation, statementLocation } from './locations.js';
import { codeOfGoneFixtures, movedCode } from './moved-code.js';
import { methodText } from './print.js';
import { extractionsTold } from './overloads-that-hand-on.js';
import { rearrangedMethods, rearrangements } from './rearranged-methods.js';

/** Code that became a method of its own, and methods whose code went back to where they were called. */
export const extractInlineMethod: DetectionFamily = {
  ...extractInlineMethodTypes,
  *detect({ comparison }): Iterable<Finding> {
    const rearranged = new Set(rearrangements(comparison).flatMap(({ whole, parts }) => [whole, ...parts]));
    for (const extraction of comparison.extractions)
      if (!rearranged.has(extraction.extracted) && !rearranged.has(extraction.sourceBefore))
        yield* extractionsTold(extraction).map(describeExtraction);
    for (const inlining of comparison.inlinings) if (!rearranged.has(inlining.inlined)) yield describeInlining(inlining);
    yield* rearrangedMethods(comparison);
    yield* movedCode(comparison);
    yield* codeOfGoneFixtures(comparison);
    yield* codeInExtractedTypes(comparison);
  },
};

function describeExtraction(extraction: Extraction): Finding {
  const { sourceBefore, sourceAfter, extracted, body, caller, calls, moved } = extraction;
  const type = moved ? 'Extract And Move Method' : 'Extract Method';
  // the class is named as it is where both methods stand; code that left its class, as that was before
  const home = (moved ? sourceBefore : sourceAfter).declaringType.qualifiedName;
  const source = `extracted from ${methodText(sourceBefore)} in class ${home}`;
  const target = moved ? ` & moved to class ${extracted.declaringType.qualifiedName}` : '';
  const { code, besides } = codeOf(body, 'after');
  return finding(
    type,
    `${methodText(extracted)} ${source}${target}`,
    [
      methodLocation(sourceBefore, 'source method declaration before extraction'),
      ...codeLocations(code, 'before', sourceBefore.file, 'extracted code from source method declaration'),
    ],
    [
      methodLocation(extracted, 'extracted method declaration'),
      ...codeLocations(code, 'after', extracted.file, 'extracted code to extracted method declaration'),
      methodLocation(sourceAfter, 'source method declaration after extraction'),
      ...calls.map((call) => expressionLocation(caller.file, call, 'extracted method invocation')),
      ...besides.map((statement) => statementLocation(extracted.file, statement, 'added statement in extracted method declaration')),
    ],
  );
}

function describeInlining(inlining: Inlining): Finding {
  const { inlined, targetBefore, targetAfter, body, caller, calls, moved } = inlining;
  const target = `inlined to ${methodText(targetAfter)}`;
  const rest = moved
    ? `${methodText(inlined)} moved from class ${inlined.declaringType.qualifiedName} to class ${targetAfter.declaringType.qualifiedName} & ${target}`
    : `${methodText(inlined)} ${target} in class ${targetAfter.declaringType.qualifiedName}`;
  const { code, besides } = codeOf(body, 'before');
  return finding(
    moved ? 'Move And Inline Method' : 'Inline Method',
    rest,
    [
      methodLocation(inlined, 'inlined method declaration'),
      ...codeLocations(code, 'before', inlined.file, 'inlined code from inlined method declaration'),
      methodLocation(targetBefore, 'target method declaration before inline'),
      ...calls.map((call) => expressionLocation(caller.file, call, 'inlined method invocation')),
      ...besides.map((statement) => statementLocation(inlined.file, statement, 'deleted statement in inlined method declaration')),
    ],
    [
      methodLocation(targetAfter, 'target method declaration after inline'),
      ...codeLocations(code, 'after', targetAfter.file, 'inlined code in target method declaration'),
    ],
  );
}

/** What came along, and the method's statements besides it. That it gives back what it was given is told as such a statement, unless nothing else came along. */
function codeOf(
  { mappings, unmappedBefore, unmappedAfter }: BodyMapping,
  end: 'before' | 'after',
): { readonly code: readonly StatementMapping[]; readonly besides: readonly Statement[] } {
  const all = allMappings(mappings);
  const code = all.filter(({ givenBack }) => !givenBack);
  const unmapped = end === 'after' ? unmappedAfter : unmappedBefore;
  if (code.length === 0) return { code: all, besides: unmapped };
  return { code, besides: [...unmapped, ...all.filter(({ givenBack }) => givenBack).map((one) => one[end])] };
}

/**
 * The code that went, each piece once: whole statements, and of statements of which only a value went, the lines of that value.
 *
 *     if (a == b && c) {        ->   if (isReady()) {        boolean isReady() { return a == b && c; }
 *       …                              …
 */
function codeLocations(
  mappings: readonly StatementMapping[],
  side: 'before' | 'after',
  file: SourceFile,
  role: string,
): readonly CodeLocation[] {
  const places = new Map<Span, CodeLocation>();
  for (const mapping of mappings) {
    const expression = side === 'before' ? mapping.beforeExpression : mapping.afterExpression;
    const place =
      expression && !mapping.givenBack ? expressionLocation(file, expression, role) : statementLocation(file, mapping[side], role);
    places.set(place.span, place);
  }
  return [...places.values()];
}
