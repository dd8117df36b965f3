import { describe, expect, it } from 'vitest';
import { toldLike } from '../../support/told.js';
import { formatResult } from '../../../engine/node/format.js';
import { wantedOf } from '../../../engine/node/wanted.js';
import type { DetectionResult, FileReport, Location, Refactoring } from '../../../engine/results/result.js';

const at = (filePath: string, startLine: number, description = 'x', more: Partial<Location> = {}): Location => ({
  filePath,
  startLine,
  endLine: startLine,
  startColumn: 1,
  endColumn: 2,
  codeElementType: 'X',
  description,
  codeElement: null,
  ...more,
});

const refactoring = (type: string, level: 'high' | 'low', file: string, line: number, more: Partial<Refactoring> = {}): Refactoring => ({
  type,
  description: `${type} f to g`,
  leftSideLocations: [at(file, line)],
  rightSideLocations: [at(file, line + 1)],
  level,
  family: 'x',
  ...toldLike(type, `${type} f to g`),
  ...more,
});

const result: DetectionResult = {
  refactorings: [refactoring('Rename Method', 'high', 'b.java', 7), refactoring('Rename Variable', 'low', 'a.java', 3)],
  files: {
    'a.java': { status: 'analysed' },
    'b.java': { status: 'analysed' },
    'old.java': { status: 'analysed' },
    'c.md': { status: 'unknown-language' },
    'd.java': { status: 'too-large', detail: 'more than 4 million characters' },
    'e.java': { status: 'unchanged' },
  },
  bundles: [],
  hitTimeout: true,
};

const text = (changed: Partial<DetectionResult>, lowLevel = true): string =>
  formatResult({ ...result, hitTimeout: false, ...changed }, { colour: false, lowLevel });

describe('formatResult', () => {
  it('lists by file, counts, and says what was not looked at', () => {
    expect(formatResult(result, { colour: false, lowLevel: true, renames: { 'old.java': 'b.java' } })).toBe(
      [
        'a.java',
        '  Rename Variable  f to g',
        '      a.java:3 -> a.java:4',
        '',
        'b.java',
        '  Rename Method  f to g',
        '      b.java:7 -> b.java:8',
        '',
        '2 refactorings: 1 Rename Method, 1 Rename Variable',
        'Analysed 2 of 4 changed files; which lines are left to read was not looked at',
        '  1 not analysed, too large: d.java (more than 4 million characters)',
        '  1 not analysed, in a language that is not known: c.md',
        'The time budget was used up: the list is incomplete.',
      ].join('\n'),
    );
  });

  it('counts a file of which something was left out as analysed, and says what', () => {
    const files: DetectionResult['files'] = {
      'a.java': { status: 'partly', detail: 'lines 3 to 5 could not be read' },
      'b.java': { status: 'analysed' },
    };
    expect(text({ files })).toContain('Analysed 2 of 2 changed files, 1 of them only in part; ');
    expect(text({ files })).toMatch(/\n {2}1 only in part: a\.java \(lines 3 to 5 could not be read\)$/);
  });

  it('names every file of which something was left out, and a few of those that nobody needs to look at', () => {
    const name = (kind: string, count: number): string[] =>
      Array.from({ length: count }, (_, index) => `${kind}${String(index).padStart(2, '0')}`);
    const files: DetectionResult['files'] = Object.fromEntries<FileReport>([
      ...name('broken', 20).map((path) => [path, { status: 'does-not-parse', detail: 'no type' }] as const),
      ...name('text', 20).map((path) => [path, { status: 'unknown-language' }] as const),
    ]);
    const printed = text({ files, refactorings: [] });
    expect(printed).toContain('\n  20 not analysed, cannot be parsed:\n    broken00 (no type)\n');
    expect(printed).toContain('\n    broken19 (no type)\n');
    expect(printed).toContain('known: text00, text01, text02, text03, text04, and 15 more');
  });

  it('tells of a renamed file what is worse of both versions', () => {
    const files: DetectionResult['files'] = { 'a.java': { status: 'does-not-parse' }, 'b.java': { status: 'analysed' } };
    expect(formatResult({ ...result, files }, { colour: false, lowLevel: true, renames: { 'a.java': 'b.java' } })).toContain(
      'Analysed 0 of 1 changed file\n  1 not analysed, cannot be parsed: b.java\n',
    );
  });

  it('has files that are called like what every object has', () => {
    const files = {
      ['__proto__']: { status: 'analysed' },
      constructor: { status: 'analysed' },
      toString: { status: 'unchanged' },
    } as const;
    expect(text({ files })).toContain('Analysed 2 of 2 changed files');
  });

  it('tells how much is left to read, and what was edited on the way', () => {
    const explained = { before: {}, after: {}, changed: 1840, left: 214 };
    const moved = refactoring('Move Method', 'high', 'a.java', 3, { body: { kind: 'edited', lines: 3, reason: '' } });
    const pure = refactoring('Move Method', 'high', 'a.java', 9, { body: { kind: 'same' } });
    const printed = text({ explained, refactorings: [moved, pure] });
    expect(printed).toContain('      a.java:3 -> a.java:4, 3 lines edited\n');
    expect(printed).toContain('      a.java:9 -> a.java:10, same code\n');
    expect(printed).toContain('2 refactorings, 1 of them with other edits: 2 Move Method\n');
    expect(printed).toContain('Analysed 3 of 5 changed files; 214 of 1,840 changed lines left to read\n');
  });

  it('leads to the names of declarations, not to the comments above them', () => {
    const [before, after] = [[at('a.java', 3, 'x', { nameLine: 9 })], [at('a.java', 13, 'x', { nameLine: 19 })]];
    expect(
      text({ refactorings: [refactoring('Rename Method', 'high', '', 0, { leftSideLocations: before, rightSideLocations: after })] }),
    ).toContain('      a.java:9 -> a.java:19\n');
  });

  it('names each class that a superclass was extracted from, and the superclass', () => {
    const extracted = refactoring('Extract Superclass', 'high', '', 0, {
      leftSideLocations: [at('Cat.java', 3, 'original sub-type declaration'), at('Dog.java', 4, 'original sub-type declaration')],
      rightSideLocations: [
        at('Cat.java', 5, 'sub-type declaration after extraction'),
        at('Dog.java', 6, 'sub-type declaration after extraction'),
        at('Animal.java', 1, 'extracted super-type declaration'),
      ],
    });
    expect(text({ refactorings: [extracted] })).toMatch(/^Animal\.java\n.*\n {6}Cat\.java:3, Dog\.java:4 -> Animal\.java:1\n/);
  });

  it('names code by its beginning, and the first of very many places', () => {
    const role = 'extracted code from source method declaration';
    const extracted = refactoring('Extract Method', 'high', 'a.java', 1, {
      leftSideLocations: [at('a.java', 1, 'source method declaration before extraction'), at('a.java', 12, role), at('a.java', 13, role)],
    });
    expect(text({ refactorings: [extracted] })).toContain('      a.java:12 -> a.java:2\n');
    const merged = refactoring('Merge Package', 'high', 'a.java', 1, {
      leftSideLocations: Array.from({ length: 9 }, (_, line) => at('a.java', line + 1)),
    });
    expect(text({ refactorings: [merged] })).toContain('a.java:1, a.java:2, a.java:3, a.java:4, a.java:5, 4 more -> a.java:2\n');
  });

  it('lists what follows from a refactoring below it, unless that is hidden', () => {
    const bundles = [{ head: 0, members: [1] }];
    expect(text({ bundles })).toContain(
      [
        'b.java',
        '  Rename Method  f to g',
        '      b.java:7 -> b.java:8',
        '      Rename Variable  f to g',
        '          a.java:3 -> a.java:4',
      ].join('\n'),
    );
    expect(text({ bundles }, false)).not.toContain('Rename Variable');
  });

  it('hides low-level ones and says so; colours only when asked', () => {
    const printed = text({}, false);
    expect(printed).toContain('1 refactoring (1 low-level one is not shown): 1 Rename Method');
    expect(printed).not.toContain('Rename Variable');
    expect(printed).not.toContain('\u001b');
    expect(formatResult(result, { colour: true, lowLevel: false })).toContain('\u001b[1m');
  });

  it('says "perhaps" of what is not sure, and how many of these are not shown', () => {
    const refactorings = [
      refactoring('Rename Method', 'high', 'a.java', 1, { confidence: 0.6 }),
      refactoring('Move Method', 'high', 'a.java', 2, { confidence: 0.9 }),
      refactoring('Rename Variable', 'low', 'a.java', 3, { confidence: 0.2 }),
    ];
    const shown = text({ refactorings });
    expect(shown).toContain('  perhaps Rename Method  f to g');
    expect(shown).toContain('\n  Move Method  f to g');
    const counted = (minConfidence: number, lowLevel = true): string =>
      formatResult({ ...result, refactorings }, { colour: false, lowLevel, minConfidence });
    expect(counted(0)).not.toContain('not shown');
    expect(counted(0.9)).toContain('1 refactoring (2 unsure ones are not shown): 1 Move Method');
    expect(counted(0.9)).not.toContain('perhaps');
    expect(counted(0.5, false)).toContain('2 refactorings (1 low-level one is not shown): ');
    expect(counted(0.9, false)).toContain('1 refactoring (1 low-level one and 1 unsure one are not shown): ');
  });

  it('says that nothing was found', () => {
    expect(text({ refactorings: [], files: {} })).toBe('No refactorings found\nNo files changed');
  });
});

describe('wantedOf', () => {
  it('lets places in the list name the same refactorings as before', () => {
    const low = refactoring('Rename Variable', 'low', 'a.java', 1);
    const high = refactoring('Rename Method', 'high', 'a.java', 2);
    const span = { startLine: 1, endLine: 1 };
    const file = {
      changed: 2,
      left: 0,
      spans: [
        { ...span, refactorings: [0] },
        { ...span, refactorings: [0, 1] },
      ],
      leftSpans: [],
    };
    const names = { before: 'f', after: 'g' };
    const all = {
      ...result,
      refactorings: [low, high],
      explained: { before: {}, after: { 'a.java': file }, changed: 2, left: 0 },
      renames: [
        { refactoring: 0, names, places: [], forgotten: [] },
        { refactoring: 1, names, places: [], forgotten: [] },
      ],
    };
    expect(wantedOf(all, { lowLevel: true })).toEqual(all);
    const kept = wantedOf(all, { lowLevel: false });
    expect(kept.refactorings).toEqual([high]);
    expect(kept.explained?.after['a.java']?.spans.map(({ refactorings }) => refactorings)).toEqual([[], [0]]);
    expect(kept.renames?.map((rename) => rename.refactoring)).toEqual([0]);
  });

  it('leaves out what is less sure than is asked for, and keeps what follows from it', () => {
    const unsure = refactoring('Extract Class', 'high', 'a.java', 1, { confidence: 0.89 });
    const sure = refactoring('Move Method', 'high', 'a.java', 2, { confidence: 0.9 });
    const unknown = refactoring('Move Class', 'high', 'a.java', 3);
    const all = { ...result, refactorings: [unsure, sure, unknown], bundles: [{ head: 0, members: [1, 2] }] };
    expect(wantedOf(all, { lowLevel: true, minConfidence: 0.9 })).toMatchObject({ refactorings: [sure, unknown], bundles: [] });
    expect(wantedOf(all, { lowLevel: true, minConfidence: 0.89 }).refactorings).toEqual([unsure, sure, unknown]);
    expect(wantedOf(all, { lowLevel: true, minConfidence: 1 }).refactorings).toEqual([unknown]);
  });
});
