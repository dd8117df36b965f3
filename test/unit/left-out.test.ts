import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../engine/api.js';
import type { DetectionResult, FileReport } from '../../engine/results/result.js';
import { LONGEST_HANDED_OUT } from '../../engine/text/cut-text.js';
import { sourceDetector } from '../support/detector.js';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const method = (statements: string): string => `package port;\nclass Yard {\n  void work(int v) {\n${statements}\n  }\n}\n`;

let detector: Detector;

beforeAll(async () => {
  detector = await sourceDetector();
});

async function detect(before: string, after: string): Promise<DetectionResult & { readonly file: FileReport | undefined }> {
  const result = await detector.detect({ before: { 'port/Yard.java': before }, after: { 'port/Yard.java': after } });
  return { ...result, file: result.files['port/Yard.java'] };
}

describe('what a limit leaves out is told with the file', () => {
  const locals = (count: number, name: string): string =>
    method(
      numbers(count)
        .map((i) => `int ${name}${i} = step(v, ${i});`)
        .join('\n'),
    );

  it('statements that are too many to be compared one by one', async () => {
    const { file } = await detect(locals(520, 'was'), locals(520, 'now'));
    expect(file).toEqual({ status: 'partly', detail: '520 statements of work were not compared one by one' });
  });

  it('and nothing where they are not', async () => {
    const { file, refactorings } = await detect(locals(60, 'was'), locals(60, 'now'));
    expect(file).toEqual({ status: 'analysed' });
    expect(refactorings).toHaveLength(60);
  });

  it('nor where they are many, and the same', async () => {
    const { file } = await detect(locals(520, 'was'), locals(520, 'was').replace('step(v, 7)', 'step(v, 8)'));
    expect(file).toEqual({ status: 'analysed' });
  });

  it('anonymous classes that stand in the place of very many lambdas are not all taken for one', async () => {
    const { file, refactorings } = await detect(
      method(
        numbers(600)
          .map((i) => `when(new Task() { public void run(Event e) { pull(e, ${i}); } });`)
          .join('\n'),
      ),
      method(
        numbers(600)
          .map((i) => `when(e -> pull(e, ${i}));`)
          .join('\n'),
      ),
    );
    expect(refactorings.length).toBeLessThanOrEqual(600);
    expect(file?.status).toBe('partly');
  });

  it('initializers of a type with very many', async () => {
    const type = (count: number, name: string): string =>
      `class Yard {\n${numbers(count)
        .map((i) => `  static { ${name}(${i}); log(); }`)
        .join('\n')}\n}\n`;
    const { file } = await detect(type(25, 'pull'), type(23, 'haul'));
    expect(file).toEqual({
      status: 'partly',
      detail: '5 initializers were not compared with others; 3 initializers were not compared with others',
    });
    expect((await detect(type(9, 'pull'), type(8, 'haul'))).file).toEqual({ status: 'analysed' });
    expect((await detect(type(25, 'pull'), type(25, 'haul'))).file).toEqual({ status: 'analysed' });
  });

  it('very many loops beside very many pipelines', async () => {
    const loops = (count: number): string =>
      method(
        numbers(count)
          .map((i) => `for (Box b : boxes${i}) { pull${i}(b, v); }`)
          .join('\n'),
      );
    const pipelines = (count: number): string =>
      method(
        numbers(count)
          .map((i) => `crates${i}.forEach(b -> { haul${i}(b); mark(b); });`)
          .join('\n'),
      );
    const { file } = await detect(loops(24), pipelines(24));
    expect(file?.status).toBe('partly');
    expect(file?.detail).toContain('very many loops were not compared with what may have taken their place');
    expect((await detect(loops(6), pipelines(6))).file).toEqual({ status: 'analysed' });
  });

  const lambdas = (depth: number, call: string): string =>
    method(
      `${numbers(depth)
        .map((i) => `on(a${i} -> { `)
        .join('')}${call}(v);${' });'.repeat(depth)}`,
    );

  it('code that nests too deep to be looked into', async () => {
    const { file } = await detect(lambdas(60, 'pull'), lambdas(60, 'haul'));
    expect(file).toEqual({ status: 'partly', detail: 'code that nests very deep was compared as plain text' });
  });

  it('and nothing of code that nests as people write it', async () => {
    expect((await detect(lambdas(6, 'pull'), lambdas(6, 'haul'))).file).toEqual({ status: 'analysed' });
  });
});

describe('however deep something nests, the rest of the file is read', () => {
  it.each([
    ['a type of 20,000 parts', (name: string) => `a${'.b'.repeat(20_000)}.C all; int ${name};`],
    [
      'a sum of 5,000 operands of two kinds',
      (name: string) =>
        `int all = ${numbers(5_000)
          .map((i) => (i % 2 ? '1 -' : '1 +'))
          .join(' ')} 1; int ${name};`,
    ],
    ['a package name', (name: string) => `int ${name} = a${'.b'.repeat(20_000)};`],
  ])('%s', async (_, fields) => {
    const make = (name: string): string => `package port;\nclass Yard {\n  ${fields(name)}\n  int get() { return ${name}; }\n}\n`;
    const { refactorings, file } = await detect(make('was'), make('now'));
    expect(refactorings.map(({ type }) => type)).toContain('Rename Attribute');
    expect(['analysed', 'partly']).toContain(file?.status);
  });
});

describe('texts that are handed out have a bound', () => {
  const long = (letter: string, end: string): string =>
    method(`int ${letter.repeat(70_000)}${end} = step(v);\nput(${letter.repeat(70_000)}${end});`);

  it.each([
    ['letters', 'x'],
    ['letters of two units', '𝒳'],
  ])('and show where they were cut: %s', async (_, letter) => {
    const { refactorings } = await detect(long(letter, 'was'), long(letter, 'now'));
    expect(refactorings).not.toHaveLength(0);
    for (const { description, leftSideLocations, rightSideLocations } of refactorings) {
      const texts = [description, ...[...leftSideLocations, ...rightSideLocations].map(({ codeElement }) => codeElement ?? '')];
      for (const text of texts) {
        expect(text.length).toBeLessThanOrEqual(LONGEST_HANDED_OUT);
        expect(text).not.toMatch(/\p{Surrogate}/u);
      }
      expect(texts.filter((text) => text.endsWith('…')).length).toBeGreaterThan(0);
    }
  });
});
