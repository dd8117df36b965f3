import { describe, expect, it } from 'vitest';
import { sourceDetector } from '../support/detector.js';

const detector = await sourceDetector();

/** Milliseconds, on a busy machine; without a bound it takes more memory than there is. */
const MOST = 15_000;

describe('new variables that name each other', () => {
  /** `int v0 = f(v1, v1, v2, v2); int v1 = …`: of each, what it holds names the next ones twice. */
  const declarations = (count: number, named: number): string =>
    Array.from({ length: count }, (_, index) => {
      const others = Array.from({ length: named }, (_, step) => `v${(index + step + 1) % count}`);
      return `int v${index} = f(${others.flatMap((name) => [name, name]).join(', ')});`;
    }).join('\n');

  it.each([
    [4, 3],
    [8, 6],
    [30, 30],
  ])('are read as what they hold only up to a length: %d of them, each names %d', async (count, named) => {
    const started = performance.now();
    const result = await detector.detect({
      before: { 'A.java': 'class A { void f() {\nlog(f(1));\nuse(g(1));\n} }' },
      after: { 'A.java': `class A { void f() {\n${declarations(count, named)}\nlog(v0);\nuse(g(v1));\n} }` },
    });
    expect(performance.now() - started).toBeLessThan(MOST);
    expect(result.files['A.java']).toEqual({ status: 'analysed' });
  });

  it('are read as what they hold, through several of them', async () => {
    const { refactorings } = await detector.detect({
      before: { 'A.java': 'class A { void f() {\nlog(find(key).name().trim());\nuse(1);\n} }' },
      after: {
        'A.java': 'class A { void f() {\nUser user = find(key);\nString name = user.name();\nlog(name.trim());\nuse(1);\n} }',
      },
    });
    expect(refactorings.map(({ description }) => description)).toEqual([
      'Extract Variable user : User in method package f() : void from class A',
      'Extract Variable name : String in method package f() : void from class A',
    ]);
  });
});
