import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceDetector } from '../support/detector.js';
import { Random } from '../support/random.js';

/** Types in a few packages that inherit from each other, and whose methods call each other, in any way that can be written: circles, diamonds, themselves. */
class Graph {
  readonly #random: Random;
  readonly #count: number;

  constructor(seed: number) {
    this.#random = new Random(seed);
    this.#count = 2 + this.#random.below(7);
  }

  /** One version; `edited`: types are called otherwise or went to another package, methods went to other types, some into others. */
  version(edited: boolean): Record<string, string> {
    const random = this.#random;
    const files: Record<string, string> = {};
    const names = Array.from({ length: this.#count }, (_, i) => (edited && random.chance(0.3) ? `N${i}` : `T${i}`));
    const one = (): string => `${random.chance(0.2) ? `${random.pick(['port', 'dock', 'lib'])}.` : ''}${random.pick(names)}`;
    const some = (): string => Array.from({ length: 1 + random.below(3) }, one).join(', ');
    names.forEach((name, i) => {
      const isInterface = random.chance(0.3);
      const above = random.chance(0.8) ? (isInterface ? ` extends ${some()}` : ` extends ${one()}`) : '';
      const beside = !isInterface && random.chance(0.5) ? ` implements ${some()}` : '';
      const at = (m: number): number => (edited && random.chance(0.4) ? random.below(this.#count) : m);
      const method = (m: number): string =>
        `  ${edited && random.chance(0.2) ? 'long' : 'int'} m${at(m)}(int x, ${one()} other) {\n    int y = x * ${m};\n    ${random.pick(['this', 'super', 'other', 'field', one()])}.m${random.below(this.#count)}(y, other);\n    m${random.below(this.#count)}(y + ${m}, field);\n    return ${random.chance(0.5) ? `super.m${m}(y, other)` : `new ${one()}().m${m}(y, other)`};\n  }\n`;
      const nested = random.chance(0.3) ? `  static class ${random.pick(names)} extends ${one()} { ${method(i)} }\n` : '';
      const path = `src/${random.pick(['port', 'dock'])}/${name}.java`;
      files[path] =
        `package ${path.split('/')[1]};\n\nimport ${random.pick(['port', 'dock'])}.${random.pick(['*', ...names])};\n\n` +
        `${isInterface ? 'interface' : 'class'} ${name}${above}${beside} {\n  ${one()} field = new ${one()}();\n${method(i)}${method(i + 1)}${nested}}\n`;
    });
    return files;
  }
}

/** Graphs that are looked at; `GRAPH_SEED` and `GRAPH_RUNS` look further. */
const RUNS = Number(process.env['GRAPH_RUNS'] ?? 60);
const SEED = Number(process.env['GRAPH_SEED'] ?? 40);

/** Milliseconds that one of these small changes may take, on a machine that does much else. */
const LONGEST = 5_000;

describe('types and calls in circles and diamonds', () => {
  it(
    'come to an end, with an answer',
    async () => {
      const detector = await sourceDetector();
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const graph = new Graph(seed);
          const start = performance.now();
          const { files } = await detector.detect({ before: graph.version(false), after: graph.version(true) });
          expect(performance.now() - start).toBeLessThan(LONGEST);
          expect(Object.values(files).every(({ status }) => status === 'analysed' || status === 'unchanged')).toBe(true);
        }),
        { seed: SEED, numRuns: RUNS },
      );
    },
    RUNS * LONGEST,
  );

  it('however many ways lead up a hierarchy', async () => {
    const detector = await sourceDetector();
    const levels = Array.from(
      { length: 28 },
      (_, i) => `interface A${i} extends A${i + 1}, B${i + 1} { }\ninterface B${i} extends A${i + 1}, B${i + 1} { }\n`,
    );
    const file = (boat: string, yard: string): string =>
      `package port;\n${levels.join('')}interface A28 { }\ninterface B28 { }\nclass Boat implements A0, B0 { ${boat} }\nclass Yard { ${yard} }\n`;
    const method = 'int haul(int rope) { int sum = rope * 3; winch.pull(sum); return sum + 1; }';
    const start = performance.now();
    const { refactorings } = await detector.detect({
      before: { 'port/Boat.java': file('', method) },
      after: { 'port/Boat.java': file(method, '') },
    });
    expect(refactorings.map(({ type }) => type)).toEqual(['Move Method']);
    expect(performance.now() - start).toBeLessThan(LONGEST);
  });
});
