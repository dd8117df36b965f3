import { describe, expect, it } from 'vitest';
import { confidenceSentence, isAsSureAs, isUnsure } from '../../../shown/confidence.js';
import { fullSentence } from '../../../shown/describe.js';
import { refactoring } from '../ui/samples.js';

describe('how sure a refactoring is', () => {
  it('is told below nine of ten', () => {
    expect([{ confidence: 0 }, { confidence: 0.89 }, { confidence: 0.9 }, { confidence: 1 }, {}].map(isUnsure)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is at least what is asked for, or not known', () => {
    expect(isAsSureAs({ confidence: 0.5 }, 0.5)).toBe(true);
    expect(isAsSureAs({ confidence: 0.49 }, 0.5)).toBe(false);
    expect(isAsSureAs({}, 1)).toBe(true);
  });

  it.each([
    [0.8, '4 of 5'],
    [0.5, '1 of 2'],
    [0.67, '2 of 3'],
    [0.75, '3 of 4'],
    [0.83, '5 of 6'],
    [0.7, '7 of 10'],
    [0.89, '8 of 9'],
  ])('%d is said as %s', (confidence, fraction) => {
    expect(confidenceSentence({ confidence })).toBe(`Reflens is right about ${fraction} of such findings.`);
  });

  it('is no sentence of what is sure', () => {
    expect(confidenceSentence({ confidence: 0.9 })).toBeNull();
    expect(confidenceSentence({})).toBeNull();
  });

  it('is said to who listens', () => {
    const [unsure, sure] = [
      { ...refactoring(), confidence: 0.5 },
      { ...refactoring(), confidence: 0.95 },
    ];
    expect(fullSentence(unsure)).toMatch(/^Perhaps Rename Method /);
    expect(fullSentence(sure)).toMatch(/^Rename Method /);
  });
});
