import { describe, expect, it } from 'vitest';
import type { ExplainedFile, LineSpan } from '../../../engine/results/result.js';
import { editedItems, editsOf } from '../../../ui/edits.js';
import { items, location, refactoring } from './samples.js';

const file = (...leftSpans: readonly LineSpan[]): ExplainedFile => ({ changed: 9, left: leftSpans.length, spans: [], leftSpans });

describe('edits', () => {
  const list = items(
    refactoring({ before: [location('A.java', 10, 'a place', 14)], after: [location('B.java', 20, 'a place', 24)] }),
    refactoring({ before: [location('A.java', 30, 'a place', 34)], after: [location('B.java', 40, 'a place', 44)] }),
    refactoring({
      before: [
        location('A.java', 50, 'source method declaration before extraction', 90),
        location('A.java', 60, 'extracted code from source method declaration', 64),
      ],
      after: [location('B.java', 70, 'extracted method declaration', 74)],
    }),
  );

  it('are where lines of either end are left to read', () => {
    const explained = {
      before: { 'A.java': file({ startLine: 14, endLine: 16 }) },
      after: { 'B.java': file({ startLine: 44, endLine: 44 }) },
      changed: 9,
      left: 2,
    };
    expect([...editedItems(list, explained)]).toEqual([0, 1]);
  });

  it('of the method around extracted code are not edits of the extraction', () => {
    const explained = { before: { 'A.java': file({ startLine: 80, endLine: 82 }) }, after: {}, changed: 9, left: 3 };
    expect([...editedItems(list, explained)]).toEqual([]);
  });

  it('of code that was taken elsewhere are what the engine counted, wherever lines are left', () => {
    const moved = items(
      { ...refactoring(), body: { kind: 'effect' } },
      { ...refactoring(), body: { kind: 'edited', lines: 3, reason: '' } },
    );
    const everywhere = file({ startLine: 1, endLine: 99 });
    const explained = { before: { 'src/A.java': everywhere }, after: { 'src/A.java': everywhere }, changed: 9, left: 2 };
    expect([...editedItems(moved, explained)]).toEqual([1]);
    expect([...editedItems(moved, { before: {}, after: {}, changed: 0, left: 0 })]).toEqual([1]);
  });

  it('are told in words', () => {
    expect(editsOf(refactoring())).toBeNull();
    expect((['same', 'names', 'effect'] as const).map((kind) => editsOf({ body: { kind } }))).toEqual([
      'same code',
      'same but for names',
      'same in effect',
    ]);
    expect([1, 12].map((lines) => editsOf({ body: { kind: 'edited', lines, reason: '' } }))).toEqual(['1 line edited', '12 lines edited']);
  });
});
