import type { Finding, Part } from '../findings/finding.js';
import { labelled } from '../findings/locations.js';
import type { Telling } from '../findings/telling.js';
import type { Location, Refactoring } from './result.js';
import { typeInfo } from './catalogue.js';
import { cut } from '../text/cut-text.js';
import { compareTexts } from '../text/order.js';

/** Refactorings in their order, and which of them each finding became. */
export interface ArrangedFindings {
  readonly refactorings: readonly Refactoring[];
  readonly indexOf: (finding: Finding) => number | undefined;
  /** What each of them was made of. */
  readonly findings: readonly Finding[];
}

/**
 * Findings as plain JSON: offsets become lines and columns, equal reports become one, and the order is that of the registry's types,
 * then of places, so that it does not depend on the order of the files.
 */
export function toResult(findings: readonly Finding[], tellingOf: (finding: Finding) => Telling): ArrangedFindings {
  const distinct = new Map<string, Refactoring>();
  const origins = new Map<Refactoring, Finding>();
  const keys = new Map<Finding, string>();
  for (const finding of findings) {
    const telling = tellingOf(finding);
    // two with one description are two when they happened in different places
    const key = [
      telling.description,
      ...[finding.before, finding.after].flatMap(({ parts }) => parts.map(({ file, span }) => `${file.path} ${span.start} ${span.end}`)),
    ].join('\n');
    keys.set(finding, key);
    if (distinct.has(key)) continue;
    const one = refactoring(finding, telling);
    distinct.set(key, one);
    origins.set(one, finding);
  }
  const refactorings = [...distinct.values()].sort(
    (a, b) =>
      typeInfo(a.type).order - typeInfo(b.type).order || compareTexts(place(a), place(b)) || compareTexts(a.description, b.description),
  );
  const indices = new Map(refactorings.map((one, index) => [one, index]));
  const indexOf = (finding: Finding): number | undefined => {
    const one = distinct.get(keys.get(finding) ?? '');
    return one && indices.get(one);
  };
  return { refactorings, indexOf, findings: refactorings.flatMap((one) => origins.get(one) ?? []) };
}

function refactoring(finding: Finding, { description, summary }: Telling): Refactoring {
  const { level, family, kind } = typeInfo(finding.type);
  return {
    type: finding.type,
    description,
    leftSideLocations: finding.before.parts.map((part) => toLocation(part, finding)),
    rightSideLocations: finding.after.parts.map((part) => toLocation(part, finding)),
    level,
    family,
    kind,
    summary,
  };
}

function toLocation(part: Part, finding: Finding): Location {
  const { file, span, role } = part;
  const { codeElementType, codeElement, nameStart } = labelled(part, finding);
  return {
    filePath: file.path,
    startLine: file.lines.lineOf(span.start),
    endLine: file.lines.lineOf(span.end),
    startColumn: file.lines.columnOf(span.start),
    endColumn: file.lines.columnOf(span.end),
    codeElementType,
    description: role,
    codeElement: codeElement === null ? null : cut(codeElement),
    ...(nameStart !== undefined && { nameLine: file.lines.lineOf(nameStart) }),
  };
}

/** Where a refactoring is, in a form that sorts by file and line. */
function place(refactoring: Refactoring): string {
  const first = refactoring.rightSideLocations[0] ?? refactoring.leftSideLocations[0];
  return first ? `${first.filePath} ${String(first.startLine).padStart(LINE_DIGITS, '0')}` : '';
}

/** Enough for any file's line numbers. */
const LINE_DIGITS = 9;
