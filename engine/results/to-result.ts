import type { CodeLocation, Finding } from '../findings/finding.js';
import type { Location, Refactoring } from './result.js';
import { typeInfo } from './catalogue.js';
import { compareTexts } from '../text/order.js';

/** Refactorings in their order, and which of them each finding became. */
export interface ArrangedFindings {
  readonly refactorings: readonly Refactoring[];
  readonly indexOf: (finding: Finding) => number | undefined;
}

/**
 * Findings as plain JSON: offsets become lines and columns, equal reports become one, and the order is that of the registry's types,
 * then of places, so that it does not depend on the order of the files.
 */
export function toResult(findings: readonly Finding[]): ArrangedFindings {
  const distinct = new Map<string, Refactoring>();
  const keys = new Map<Finding, string>();
  for (const finding of findings) {
    const description = finding.description.trim();
    // two with one description are two when they happened in different places
    const key = [
      description,
      ...[finding.before, finding.after].flatMap((side) => side.map(({ file, span }) => `${file.path} ${span.start} ${span.end}`)),
    ].join('\n');
    keys.set(finding, key);
    if (!distinct.has(key)) distinct.set(key, refactoring(finding, description));
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
  return { refactorings, indexOf };
}

/**
 * UTF-16 units of a description or an element that are handed out. The longest of the refactorings of the benchmark’s commits has 12,799; a page that has to
 * draw megabytes of one name stands still.
 */
export const LONGEST_HANDED_OUT = 50_000;

/** What is cut shows it. No half of a pair of surrogates is left over. */
function cut(text: string): string {
  if (text.length <= LONGEST_HANDED_OUT) return text;
  const end = LONGEST_HANDED_OUT - 1;
  const isInPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return `${text.slice(0, isInPair ? end - 1 : end)}…`;
}

function refactoring(finding: Finding, description: string): Refactoring {
  const { level, family } = typeInfo(finding.type);
  return {
    type: finding.type,
    description: cut(description),
    leftSideLocations: finding.before.map(toLocation),
    rightSideLocations: finding.after.map(toLocation),
    level,
    family,
  };
}

function toLocation({ file, span, codeElementType, role, codeElement, nameStart }: CodeLocation): Location {
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
