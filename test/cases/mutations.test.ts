/** Changes made by program, whose refactorings are known without looking: what means nothing must give nothing, and one rename must give one rename. */
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../engine/api.js';
import { Languages } from '../../engine/languages/parser.js';
import { CASES_FOLDER, descriptions } from '../support/cases.js';
import { loadWasmFromPackages, sourceDetector } from '../support/detector.js';
import { misplaced } from '../support/locations.js';
import * as mutations from '../support/mutations.js';
import { Random } from '../support/random.js';

/** The same changes on every run; another seed finds others. */
const SEED = Number(process.env['MUTATION_SEED'] ?? 1);
const RUNS = Number(process.env['MUTATION_RUNS'] ?? 100);

const PATH = 'Program.java';

/** Every Java text of the cases and of the sample project, each once. */
function programs(): string[] {
  const files = [CASES_FOLDER, join(CASES_FOLDER, '..', 'sample')].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.java'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
  return [...new Set(files.map((file) => readFileSync(file, 'utf8')))];
}

let detector: Detector;
const languages = new Languages(loadWasmFromPackages);
beforeAll(async () => {
  detector = await sourceDetector();
});

async function mutate(mutation: mutations.Mutation, text: string, seed: number): Promise<mutations.Mutated | null> {
  const parser = await languages.parserFor(PATH);
  const parsed = parser?.parse(PATH, text);
  if (!parsed) throw new Error('There is no parser for Java.');
  try {
    return mutation(parsed.lower(), new Random(seed));
  } finally {
    parsed.close();
  }
}

/** What is found and should not be, what should be found and is not, and places that are wrong. */
async function surprises(before: string, after: string, expected: readonly RegExp[], allowed: readonly RegExp[] = []): Promise<string[]> {
  const change = { before: { [PATH]: before }, after: { [PATH]: after } };
  const result = await detector.detect(change);
  const found = descriptions(result);
  return [
    ...found
      .filter((description) => ![...expected, ...allowed].some((pattern) => pattern.test(description)))
      .map((description) => `found: ${description}`),
    ...expected
      .filter((pattern) => !found.some((description) => pattern.test(description)))
      .map((pattern) => `not found: ${pattern.source}`),
    ...misplaced(result.refactorings, change),
  ];
}

const texts = programs();

describe.each([
  ['reformatting', mutations.reformat],
  ['other comments', mutations.changeComments],
  ['another order of methods', mutations.reorderMethods],
  ['a renamed variable', mutations.renameVariable],
  ['a renamed method', mutations.renameMethod],
  ['a renamed type', mutations.renameType],
  ['a returned value with a name', mutations.extractReturned],
  ['a body extracted into a method', mutations.extractBody],
] as const)('%s', (_, mutation) => {
  it(`gives what it means and nothing else (MUTATION_SEED=${SEED})`, { timeout: 120_000 }, async () => {
    let applied = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), fc.nat(), async (before, seed) => {
        const mutated = await mutate(mutation, before, seed);
        if (!mutated) return;
        applied++;
        const { text: after, expected, backwards, allowed } = mutated;
        // The program stands in the message, so that a failure can be made a case.
        expect(await surprises(before, after, expected, allowed), after).toEqual([]);
        expect(await surprises(after, before, backwards, allowed), `backwards from ${after}`).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    expect(applied).toBeGreaterThan(RUNS / 10);
  });
});
