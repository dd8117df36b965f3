/** Files, classes and methods may be called as what every object of JavaScript holds: none vanishes, and none is taken for something that is there anyway. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, describe, expect, it } from 'vitest';
import type { Change } from '../../engine/api.js';
import { changeOfFolders } from '../../engine/node/folders.js';
import { formatResult } from '../../engine/node/format.js';
import { coverageOf } from '../../extension/worker/coverage.js';
import { excerptsOf } from '../../extension/worker/excerpts.js';
import { sourceDetector } from '../support/detector.js';
import { Random } from '../support/random.js';
import { ROOT } from '../support/sources.js';

/** `constructor`, `toString`, `__proto__`, `hasOwnProperty`, … */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).sort();
const ORDINARY = INHERITED.map((_, i) => `ordinary${'abcdefghijklmnopqrstuvwxyz'.charAt(i)}`);

const FILES = INHERITED.flatMap((name) => [name, `${name}.java`, `src/${name}.java`]);

/** A class in which a method and a variable get other names, and a condition is turned round. */
const classText = (type: string, method: string, sum: string, turned = false): string =>
  `class ${type} {
  int ${method}(int[] prices) {
    int ${sum} = 0;
    for (int price : prices) { ${sum} += price; }
    if (${turned ? `${sum} == 0` : `${sum} != 0`}) { ${turned ? 'return 0;' : `print(${sum}); return ${sum};`} } else { ${turned ? `print(${sum}); return ${sum};` : 'return 0;'} }
  }
}
`;

/** Objects that hold every key, `__proto__` too. */
const changeOf = (texts: (path: string, side: 'before' | 'after') => string): Pick<Change, 'before' | 'after'> => ({
  before: Object.fromEntries(FILES.map((path) => [path, texts(path, 'before')])),
  after: Object.fromEntries(FILES.map((path) => [path, texts(path, 'after')])),
});

const ODD = changeOf((path, side) => {
  const type = `Type${FILES.indexOf(path)}`;
  return side === 'before' ? classText(type, 'add', 'sum') : classText(type, 'total', 'sum');
});

describe('files that are called as what every object has', () => {
  const engine = sourceDetector();
  const folder = mkdtempSync(join(tmpdir(), 'reflens-names-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const isJava = (path: string): boolean => path.endsWith('.java');

  it('are all in the result, with their lines and what was found in them', async () => {
    const { files, explained, refactorings } = await (await engine).detect(ODD);
    expect(Object.entries(files).sort()).toEqual(
      FILES.map((path) => [path, { status: isJava(path) ? 'analysed' : 'unknown-language' }]).sort(),
    );
    const java = FILES.filter(isJava).sort();
    // lines are compared in any language
    for (const side of ['before', 'after'] as const) expect(Object.keys(explained?.[side] ?? {}).sort()).toEqual([...FILES].sort());
    expect([...new Set(refactorings.map(({ leftSideLocations: [place] }) => place?.filePath))].sort()).toEqual(java);
  });

  it('are as many when each is by itself, or on one side only', async () => {
    const detector = await engine;
    for (const path of FILES) {
      const texts = Object.fromEntries([[path, classText('Till', 'add', 'sum')]]);
      for (const change of [
        { before: texts, after: {} },
        { before: {}, after: texts },
      ])
        expect(Object.entries((await detector.detect(change)).files)).toEqual([
          [path, { status: isJava(path) ? 'analysed' : 'unknown-language' }],
        ]);
    }
  });

  it('may be moved to each other', async () => {
    const renames = Object.fromEntries(INHERITED.map((name, i) => [`${name}.java`, `src/${INHERITED[i + 1] ?? 'last'}.java`]));
    const before = Object.fromEntries(Object.keys(renames).map((path, i) => [path, classText(`Type${i}`, 'add', 'sum')]));
    const after = Object.fromEntries(Object.values(renames).map((path, i) => [path, classText(`Other${i}`, 'add', 'sum')]));
    const { refactorings } = await (await engine).detect({ before, after, renames });
    expect(refactorings.filter(({ type }) => type === 'Rename Class')).toHaveLength(INHERITED.length);
  });

  it('are counted by the panel, and shown on its cards', async () => {
    const result = await (await engine).detect(ODD);
    const versions = FILES.map((path) => ({ before: { commit: 'a', path }, after: { commit: 'b', path } }));
    const { analysed, total, skipped } = coverageOf({ files: versions }, [], result);
    expect({ analysed, total }).toEqual({ analysed: FILES.filter(isJava).length, total: FILES.length });
    expect(skipped.map(({ path }) => path).sort()).toEqual(FILES.filter((path) => !isJava(path)).sort());
    const poor = { ...result, files: Object.fromEntries(FILES.map((path) => [path, { status: 'over-budget' as const }])) };
    expect(coverageOf({ files: versions }, [], poor).skipped).toHaveLength(FILES.length);
    // Of files that the result says nothing of, nothing is said.
    expect(coverageOf({ files: versions }, [], { ...result, files: {} }).analysed).toBe(FILES.filter(isJava).length);
    expect(excerptsOf(result.refactorings, ODD)).not.toHaveLength(0);
    expect(excerptsOf(result.refactorings, { before: {}, after: {} })).toEqual([]);
  });

  it('are named by the command line', async () => {
    for (const side of ['before', 'after'] as const)
      for (const [path, text] of Object.entries(ODD[side])) {
        mkdirSync(dirname(join(folder, side, path)), { recursive: true });
        writeFileSync(join(folder, side, path), text);
      }
    const { change, files } = changeOfFolders(join(folder, 'before'), join(folder, 'after'));
    expect(Object.keys(change.after).sort()).toEqual([...FILES].sort());
    expect(Object.keys(files).sort()).toEqual(FILES.filter((path) => !isJava(path)).sort());
    const found = await (await engine).detect(change);
    const text = formatResult({ ...found, files: { ...found.files, ...files } }, { colour: false, lowLevel: true });
    expect(text).toContain(`${FILES.filter(isJava).length} of ${FILES.length} `);
    for (const path of FILES.filter(isJava)) expect(text).toContain(path);
  });
});

describe('members and variables that are called as what every object has', () => {
  it('give what those with ordinary names give', async () => {
    const detector = await sourceDetector();
    const random = new Random(40);
    const found = async (names: readonly string[], seed: readonly number[]): Promise<readonly string[]> => {
      const name = (i: number): string => names[(seed[i] ?? 0) % names.length] ?? '';
      const [method, other, sum, total] = [name(0), name(1), name(2), name(3)];
      const { refactorings } = await detector.detect({
        before: { 'Till.java': classText('Till', method, sum) },
        after: { 'Till.java': classText('Till', other, total, (seed[4] ?? 0) % 2 === 0) },
      });
      return refactorings.map(({ type }) => type);
    };
    for (let run = 0; run < 60; run++) {
      const seed = Array.from({ length: 5 }, () => random.below(1000));
      expect(await found(INHERITED, seed), String(seed)).toEqual(await found(ORDINARY, seed));
    }
  });
});

describe('the lint rule for keys', () => {
  const PREAMBLE = 'declare const table: Readonly<Record<string, number>>;\ndeclare const key: string;\ndeclare const known: "a" | "b";\n';
  const lint = new ESLint({ cwd: ROOT });
  const complaints = async (line: string): Promise<readonly string[]> => {
    const [result] = await lint.lintText(`${PREAMBLE}export const value = ${line};\n`, { filePath: join(ROOT, 'engine/text/own.ts') });
    return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? '');
  };

  it.each([
    'table[key]',
    'key in table',
    '`${key}.java` in table',
    'table[`a.${key}` as `a.${string}`]',
    'Object.hasOwn(table, "a") ? table[key] : 0',
    'Object.hasOwn(table, key) ? 0 : table[key]',
    '((table as Record<string, number>)[key] = 1)',
  ])('refuses %s', async (line) => {
    expect(await complaints(line)).toContain('reflens/own-keys');
  });

  it.each([
    'Object.hasOwn(table, key) ? table[key] : undefined',
    'table[known]',
    '[1, 2, 3][Number(key)]',
    'new Map(Object.entries(table)).get(key)',
    '"a" in table',
    'Object.fromEntries([[key, 1]])',
  ])('accepts %s', async (line) => {
    expect(await complaints(line)).not.toContain('reflens/own-keys');
  });
});
