import { describe, expect, it } from 'vitest';
import { LONGEST_HANDED_OUT } from '../../../engine/text/cut-text.js';
import { sourceDetector } from '../../support/detector.js';

const LONG = 'n'.repeat(LONGEST_HANDED_OUT + 10);

describe('what readers see', () => {
  it('is cut where nobody would read on', async () => {
    const source = (name: string): string => `class A { int ${name}(int id) { log(id); return table.get(id) * 2; } }`;
    const detector = await sourceDetector();
    const { refactorings } = await detector.detect({ before: { 'A.java': source('a') }, after: { 'A.java': source(LONG) } });
    const [one] = refactorings;
    expect(one?.type).toBe('Rename Method');
    const texts: readonly string[] = one ? Object.values(one.summary) : [];
    expect(texts.map((text) => text.length <= LONGEST_HANDED_OUT)).toEqual(texts.map(() => true));
    expect(texts).not.toEqual([]);
    expect(one?.summary.sentence.endsWith('…')).toBe(true);
  });
});
