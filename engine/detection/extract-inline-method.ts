import { extractInlineMethodTypes } from '../catalogue/extract-inline-method.js';
import type { Span } from '../text/span.js';
import { allMappings, type Extraction, type Inlining, type StatementMapping } from '../matching/bodies/body-mapping.js';
import type { SourceFile } from '../model/source-file.js';
import type { DetectionFamily } from './family.js';
import { finding, type Part, type Finding } from '../findings/finding.js';
import { expressionPart, methodElement, methodPart, statementPart, typeElement } from '../findings/elements.js';
import { describeMovedCode } from './methods/moved-code.js';
import { extractionsTold } from './methods/overloads-that-hand-on.js';
import { splitAndMergedMethods } from './methods/rearranged-methods.js';

/** Code that became a method of its own, and methods whose code went back to where they were called. */
export const extractInlineMethod: DetectionFamily = {
  ...extractInlineMethodTypes,
  *detect({ comparison }): Iterable<Finding> {
    const rearranged = new Set(comparison.rearrangements.flatMap(({ whole, parts }) => [whole, ...parts]));
    for (const extraction of comparison.extractions)
      if (!rearranged.has(extraction.extracted) && !rearranged.has(extraction.sourceBefore))
        yield* extractionsTold(extraction).map(describeExtraction);
    for (const inlining of comparison.inlinings) if (!rearranged.has(inlining.inlined)) yield describeInlining(inlining);
    yield* splitAndMergedMethods(comparison);
    for (const one of comparison.movedCode) yield describeMovedCode(one);
  },
};

function describeExtraction(extraction: Extraction): Finding {
  const { sourceBefore, sourceAfter, extracted, body, caller, calls, moved } = extraction;
  const code = allMappings(body.mappings);
  return finding(moved ? 'Extract And Move Method' : 'Extract Method', {
    before: {
      subject: [methodElement(sourceBefore)],
      within: [typeElement(sourceBefore.declaringType)],
      parts: [
        methodPart(sourceBefore, 'source method declaration before extraction'),
        ...codeParts(code, 'before', sourceBefore.file, 'extracted code from source method declaration'),
      ],
    },
    after: {
      subject: [methodElement(extracted)],
      within: [typeElement((moved ? extracted : sourceAfter).declaringType)],
      parts: [
        methodPart(extracted, 'extracted method declaration'),
        ...codeParts(code, 'after', extracted.file, 'extracted code to extracted method declaration'),
        methodPart(sourceAfter, 'source method declaration after extraction'),
        ...calls.map((call) => expressionPart(caller.file, call, 'extracted method invocation')),
        ...body.unmappedAfter.map((statement) =>
          statementPart(extracted.file, statement, 'added statement in extracted method declaration'),
        ),
      ],
    },
  });
}

function describeInlining(inlining: Inlining): Finding {
  const { inlined, targetBefore, targetAfter, body, caller, calls, moved } = inlining;
  const code = allMappings(body.mappings);
  return finding(moved ? 'Move And Inline Method' : 'Inline Method', {
    before: {
      subject: [methodElement(inlined)],
      within: [typeElement(inlined.declaringType)],
      parts: [
        methodPart(inlined, 'inlined method declaration'),
        ...codeParts(code, 'before', inlined.file, 'inlined code from inlined method declaration'),
        methodPart(targetBefore, 'target method declaration before inline'),
        ...calls.map((call) => expressionPart(caller.file, call, 'inlined method invocation')),
        ...body.unmappedBefore.map((statement) =>
          statementPart(inlined.file, statement, 'deleted statement in inlined method declaration'),
        ),
      ],
    },
    after: {
      subject: [methodElement(targetAfter)],
      within: [typeElement(targetAfter.declaringType)],
      parts: [
        methodPart(targetAfter, 'target method declaration after inline'),
        ...codeParts(code, 'after', targetAfter.file, 'inlined code in target method declaration'),
      ],
    },
  });
}

/**
 * The code that went, each piece once: whole statements, and of statements of which only a value went, the lines of that value.
 *
 *     if (a == b && c) {        ->   if (isReady()) {        boolean isReady() { return a == b && c; }
 *       …                              …
 */
function codeParts(mappings: readonly StatementMapping[], side: 'before' | 'after', file: SourceFile, role: string): readonly Part[] {
  const places = new Map<Span, Part>();
  for (const mapping of mappings) {
    const expression = side === 'before' ? mapping.beforeExpression : mapping.afterExpression;
    const place = expression ? expressionPart(file, expression, role) : statementPart(file, mapping[side], role);
    places.set(place.span, place);
  }
  return [...places.values()];
}
