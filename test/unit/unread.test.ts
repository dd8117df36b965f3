import { describe, expect, it } from 'vitest';
import { reportOn } from '../../engine/results/unread.js';
import { holdsConflict } from '../../engine/text/conflicts.js';
import { sourceDetector } from '../support/detector.js';
import { lowerJava } from '../support/java.js';

const detector = await sourceDetector();

const WHOLE = 'class A {\n  int size() { return items.size(); }\n  void drop(Item i) { items.remove(i); changed(i); }\n}\n';
const broken = (...lines: readonly number[]): string => {
  const all = Array.from({ length: 30 }, (_, index) => (lines.includes(index + 2) ? '  int x = ;' : `  int x${String(index)};`));
  return ['class A {', ...all, '}'].join('\n');
};

describe('the report on a file', () => {
  const report = async (before: string | null, after: string | null): Promise<unknown> =>
    reportOn({ before: before === null ? null : await lowerJava(before), after: after === null ? null : await lowerJava(after) });

  it('says nothing of one that was read', async () => {
    expect(await report(WHOLE, WHOLE)).toEqual({ status: 'analysed' });
    expect(await report(null, '')).toEqual({ status: 'analysed' });
  });

  it.each([
    [null, broken(5), 'line 5 could not be read'],
    [WHOLE, broken(5, 6, 7), 'lines 5 to 7 could not be read'],
    [WHOLE, broken(5, 9), 'line 5 and line 9 could not be read'],
    [WHOLE, broken(5, 9, 12, 13), 'line 5, line 9 and lines 12 to 13 could not be read'],
    [WHOLE, broken(5, 9, 12, 15), 'line 5, line 9, line 12 and 1 more place could not be read'],
    [WHOLE, broken(5, 9, 12, 15, 17, 20), 'line 5, line 9, line 12 and 3 more places could not be read'],
    [broken(8), null, 'line 8 could not be read'],
    [broken(8), WHOLE, 'line 8 of the version before could not be read'],
    [broken(8), broken(5), 'line 5 could not be read; line 8 of the version before could not be read'],
  ])('names the lines that could not be read', async (before, after, detail) => {
    expect(await report(before, after)).toEqual({ status: 'partly', detail });
  });

  it('calls one without any type unreadable', async () => {
    expect(await report(WHOLE, '%%%')).toEqual({ status: 'does-not-parse', detail: 'no type declaration could be read' });
  });

  it('names what a merge left', async () => {
    const conflict = WHOLE.replace('  void', '<<<<<<< HEAD\n=======\n  int y;\n>>>>>>> other\n  void');
    expect(await report(WHOLE, conflict)).toEqual({ status: 'does-not-parse', detail: 'it holds conflict markers' });
    expect(await report(conflict, WHOLE)).toEqual({ status: 'does-not-parse', detail: 'the version before holds conflict markers' });
  });
});

describe('conflict markers', () => {
  it.each([
    ['<<<<<<< HEAD\nint x;\n=======\nint y;\n>>>>>>> other\n', true],
    ['<<<<<<<\n||||||| base\n=======\n>>>>>>>', true],
    ['class A {\r\n<<<<<<< HEAD\r\n=======\r\n>>>>>>> x\r\n}', true],
    ['int x;\n>>>>>>> other', true],
    ['int x;\n=======\nint y;', true],
    ['/*\n<<<<<<< HEAD\n=======\n>>>>>>> other\n*/', false],
    ['/**\n=======\nTitle\n=======\n*/ int x;', false],
    ['String s = """\n<<<<<<< HEAD\n=======\n""";', false],
    ['int x = a\n<< b >> c\n>>> d;', false],
    ['========\n<<<<<<<<', false],
    ['  <<<<<<< HEAD', false],
    ['// =======', false],
  ])('%j: %s', (text, expected) => {
    expect(holdsConflict(text)).toBe(expected);
  });
});

describe('a file that does not parse', () => {
  const moved = 'class B {\n  void drop(Item i) { items.remove(i); changed(i); }\n}\n';
  const conflict = `${WHOLE}<<<<<<< HEAD\n`;

  it('takes no part, neither of its versions', async () => {
    const result = await detector.detect({ before: { 'A.java': WHOLE }, after: { 'A.java': conflict, 'B.java': moved } });
    expect([result.files['A.java']?.status, result.refactorings]).toEqual(['does-not-parse', []]);
  });

  it('takes no part where it was renamed', async () => {
    const change = { before: { 'A.java': WHOLE }, after: { 'C.java': conflict, 'B.java': moved }, renames: { 'A.java': 'C.java' } };
    const result = await detector.detect(change);
    expect(result.refactorings).toEqual([]);
    expect(result.files).toMatchObject({
      'A.java': { status: 'does-not-parse', detail: 'C.java, its other version, does not: it holds conflict markers' },
      'C.java': { status: 'does-not-parse' },
      'B.java': { status: 'analysed' },
    });
  });

  it('does take part where it was read in part', async () => {
    const after = WHOLE.replace('size()', 'count()').replace('changed(i);', 'changed(i); int x = ;');
    const result = await detector.detect({ before: { 'A.java': WHOLE }, after: { 'A.java': after } });
    expect(result.files['A.java']).toEqual({ status: 'partly', detail: 'line 3 could not be read' });
    expect(result.refactorings.map(({ type }) => type)).toEqual(['Rename Method']);
  });
});
