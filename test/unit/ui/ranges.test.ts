import { describe, expect, it } from 'vitest';
import type { Location } from '../../../engine/results/result.js';
import { rangesOf } from '../../../ui/ranges.js';
import { location, refactoring } from './samples.js';

const method = (start: number, end: number, description: string, nameLine?: number): Location => ({
  ...location('A.java', start, description, end),
  ...(nameLine !== undefined && { nameLine }),
});

const statement = (start: number, end: number, description: string): Location => ({
  ...location('A.java', start, description, end),
  codeElementType: 'EXPRESSION_STATEMENT',
});

const lines = (type: string, ...after: readonly Location[]): readonly string[] =>
  rangesOf(refactoring({ type, after }), 'after').map(({ start, end }) => `${start}-${end}`);

describe('the lines that take part', () => {
  it('are a whole method where code goes somewhere', () => {
    expect(lines('Move Method', method(10, 30, 'moved method declaration', 12))).toEqual(['10-30']);
    expect(lines('Inline Method', method(10, 30, 'inlined method declaration'))).toEqual(['10-30']);
  });

  it('are the line of the name where the body stays what it is', () => {
    expect(lines('Rename Method', method(10, 30, 'renamed method declaration', 12))).toEqual(['12-12']);
    expect(
      lines('Change Return Type', statement(14, 14, 'changed return type'), method(10, 30, 'method declaration with changed return type')),
    ).toEqual(['14-14']);
  });

  it('are the code that left, not the method around it', () => {
    expect(
      lines(
        'Extract Method',
        method(1, 50, 'source method declaration before extraction'),
        statement(10, 14, 'extracted code from source method declaration'),
        statement(11, 11, 'extracted code from source method declaration'),
        statement(15, 16, 'extracted code from source method declaration'),
        statement(20, 20, 'extracted code from source method declaration'),
      ),
    ).toEqual(['10-16', '20-20']);
  });

  it('are the head of the class that something was taken out of', () => {
    const type = { ...method(1, 90, 'original type declaration', 3), codeElementType: 'TYPE_DECLARATION' };
    expect(lines('Extract Class', type)).toEqual(['3-3']);
    expect(lines('Move Class', type)).toEqual(['1-90']);
  });

  it('are never none, and none where there is no place', () => {
    expect(lines('Split Conditional', method(7, 9, 'method declaration with split conditional'))).toEqual(['7-7']);
    expect(lines('Move Method')).toEqual([]);
  });

  it('are told by file', () => {
    const elsewhere = { ...method(2, 4, 'merged method declaration'), filePath: 'B.java' };
    expect(rangesOf(refactoring({ type: 'Merge Method', after: [elsewhere, method(2, 4, 'merged method declaration')] }), 'after')).toEqual(
      [
        { path: 'A.java', start: 2, end: 4 },
        { path: 'B.java', start: 2, end: 4 },
      ],
    );
  });
});
