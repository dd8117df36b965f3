/** Lists of a repository or a page can be longer than the stack is deep: none becomes the arguments of a call. */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { addAll, largest, smallest } from '../../engine/text/lists.js';
import { sourceDetector } from '../support/detector.js';
import { ROOT } from '../support/sources.js';

/** More than V8 and Firefox take as arguments. */
const MANY = 600_000;
const LONG = Array.from({ length: MANY }, (_, i) => i);

describe('a list as long as a file', () => {
  it('is more than a call takes', () => expect(() => Math.max(...LONG)).toThrow(RangeError));

  it('is added to another', () => {
    const list = [7];
    addAll(list, LONG);
    expect([list.length, list[0], list[1], list.at(-1)]).toEqual([MANY + 1, 7, 0, MANY - 1]);
  });

  it('has a smallest and a largest number', () => expect([smallest(LONG), largest(LONG)]).toEqual([0, MANY - 1]));

  it.each([[[]], [[3]], [[2, -5, 9]], [[-0, 0]], [[1, NaN, 2]]])('as Math has it of %j', (values) => {
    expect([smallest(values), largest(values)]).toEqual([Math.min(...values), Math.max(...values)]);
  });

  it.each([
    ['arguments', (name: string) => `void fill() { put(${'1,'.repeat(250_000)}1); ${name}(3); }`],
    ['elements of an array', (name: string) => `int[] fill() { ${name}(3); return new int[] {${'1,'.repeat(250_000)}1}; }`],
    [
      'variables',
      (name: string) =>
        `void fill() { ${name}(3); int ${LONG.slice(0, 130_000)
          .map((i) => `a${i}`)
          .join()}; }`,
    ],
    ['dimensions', (name: string) => `void fill() { put(new int${'[1]'.repeat(250_000)}); ${name}(3); }`],
  ])('of %s does not hide the rest of the file', async (_, member) => {
    const detector = await sourceDetector();
    const text = (name: string): string => `class Yard {\n  ${member(name)}\n  int ${name}(int v) { step(v); return v + 3; }\n}\n`;
    const { refactorings, files } = await detector.detect({ before: { 'Yard.java': text('was') }, after: { 'Yard.java': text('now') } });
    expect(refactorings.map(({ type }) => type)).toEqual(['Rename Method']);
    expect(files['Yard.java']).toEqual({ status: 'analysed' });
  });
});

describe('the lint rule for long lists as arguments', () => {
  const PREAMBLE = `declare const list: number[];
declare const several: readonly number[];
declare const pair: readonly [number, number];
declare const open: [number, ...number[]];
declare const only: boolean;
declare function take(...all: readonly unknown[]): number;
const NAMES = ['a', 'b'];
`;
  const lint = new ESLint({ cwd: ROOT });
  const complaints = async (line: string): Promise<readonly string[]> => {
    const [result] = await lint.lintText(`${PREAMBLE}export const value = ${line};\n`, { filePath: join(ROOT, 'engine/text/lists.ts') });
    return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? '');
  };

  it.each([
    'list.push(...several)',
    'list.unshift(0, ...several)',
    'list.splice(0, 1, ...several)',
    'Math.max(...several)',
    'Math.min(0, ...several.map((one) => one + 1))',
    'String.fromCharCode(...several)',
    'new Array(...several)',
    'take(...open)',
    'take(...(only ? [1] : several))',
    'take(...[1, ...several])',
    'take(...new Set(several))',
    'Math.max.apply(null, list)',
    'Reflect.apply(Math.max, null, list)',
  ])('refuses %s', async (line) => {
    expect(await complaints(line)).toContain('reflens/short-spreads');
  });

  it.each([
    'list.push(1, 2)',
    'list.push(...[1, 2])',
    'list.push(...(only ? [1] : []))',
    'Math.max(...pair)',
    'Math.max(...[1, 2].map((one) => one + 1))',
    'take(...NAMES)',
    'take(...Object.keys(NAMES))',
    '[...several, ...list]',
    'new Set([...several, 1])',
    'list.concat(several)',
    '((...all: number[]) => take(...all))(1)',
    'take.call(null, list)',
    'Math.max.apply(null, [1, 2])',
  ])('accepts %s', async (line) => {
    expect(await complaints(line)).not.toContain('reflens/short-spreads');
  });
});
