import { describe, expect, it } from 'vitest';
import { SHOWN_CATALOGUE } from '../../../engine/results/catalogue.js';
import { groupLabel, iconOf, iconWords, shortLabel } from '../../../ui/labels.js';
import { endOf, rankedLocations } from '../../../ui/places.js';
import { progressSentence, share } from '../../../ui/work-status.js';
import type { WorkProgress } from '../../../ui/work.js';
import { kindOfType } from '../../support/told.js';
import { location, refactoring } from './samples.js';

describe('labels', () => {
  it('have a word for the icon of every type', () => {
    const words = iconWords();
    const icons = new Set(SHOWN_CATALOGUE.types.map(({ kind }) => iconOf(kind)));
    expect([...icons].filter((icon) => !words.has(icon))).toEqual([]);
    expect([...words.keys()].filter((icon) => !icons.has(icon))).toEqual([]);
    expect(new Set(words.values()).size).toBe(words.size);
    expect([words.get('extract'), words.get('change'), words.get('move')]).toEqual(['extracted', 'changed', 'moved']);
  });

  it.each([
    ['Extract Method', 'method extracted', 'extract'],
    ['Extract And Move Method', 'method extracted, moved', 'extract'],
    ['Move And Rename Class', 'class moved, renamed', 'move'],
    ['Pull Up Attribute', 'attribute pulled up', 'up'],
    ['Rename Parameter', 'parameter renamed', 'rename'],
    ['Add Method Annotation', 'method annotation added', 'add'],
    ['Replace Variable With Attribute', 'replace variable with attribute', 'change'],
    ['Collapse Hierarchy', 'collapse hierarchy', 'change'],
  ])('%s says “%s”', (type, label, icon) => {
    expect(shortLabel(refactoring({ type }))).toBe(label);
    expect(iconOf(kindOfType(type))).toBe(icon);
  });

  it('counts what shares a line', () => {
    const label = (...types: readonly string[]): string => groupLabel(types.map((type) => refactoring({ type })));
    expect(label()).toBe('');
    expect(label('Move Method')).toBe('method moved');
    expect(label('Move Method', 'Move Method', 'Move Method')).toBe('3 × method moved');
    expect(label('Move Method', 'Rename Parameter')).toBe('2 refactorings');
  });
});

describe('ends', () => {
  it('takes extracted code before its method, and the new method before where it is called', () => {
    const extract = refactoring({
      type: 'Extract Method',
      before: [
        location('A.java', 1, 'source method declaration before extraction', 40),
        location('A.java', 12, 'extracted code from source method declaration'),
      ],
      after: [
        location('A.java', 50, 'extracted method declaration'),
        location('A.java', 51, 'extracted code to extracted method declaration'),
      ],
    });
    expect(endOf(extract, 'before')).toEqual({ path: 'A.java', line: 12 });
    expect(endOf(extract, 'after')).toEqual({ path: 'A.java', line: 50 });
    expect(rankedLocations(extract, 'before').map(({ startLine }) => startLine)).toEqual([12, 1]);
  });

  it('takes an extracted supertype before the class it came from', () => {
    const extract = refactoring({
      after: [location('A.java', 1, 'sub-type declaration after extraction'), location('I.java', 3, 'extracted super-type declaration')],
    });
    expect(endOf(extract, 'after')).toEqual({ path: 'I.java', line: 3 });
  });

  it('knows refactorings with one end only', () => {
    const gone = refactoring({ after: [] });
    expect(endOf(gone, 'after')).toBeUndefined();
  });
});

describe('progress', () => {
  it('only ever grows over the stages', () => {
    const stages: readonly WorkProgress['stage'][] = ['list', 'fetch', 'parse', 'match', 'detect'];
    const shares = stages.flatMap((stage) => [0, 1, 2].map((done) => share({ stage, done, total: 2 })));
    expect(shares).toEqual([...shares].sort((first, second) => first - second));
    expect(shares.at(-1)).toBe(1);
  });

  it('names counts where there are any', () => {
    expect(progressSentence({ stage: 'fetch', done: 3, total: 10 })).toBe('Reading files from GitHub, 3 of 10');
    expect(progressSentence({ stage: 'list', done: 0, total: 0 })).toBe('Asking GitHub which files changed');
  });
});
