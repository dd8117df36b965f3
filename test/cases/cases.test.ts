/** Every case folder is a test: what is found equals `expected.txt`, and some things hold for any change whatever. */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, Detector } from '../../engine/api.js';
import type { DetectionResult } from '../../engine/results/result.js';
import { descriptions, discoverCases, expectedText, readChange, readExpected } from '../support/cases.js';
import { sourceDetector } from '../support/detector.js';
import { misplaced } from '../support/locations.js';
import { renameIdentifiers } from '../support/rename-identifiers.js';

const UPDATE = process.env['UPDATE_CASES'] === '1';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

/** The texts with something at their end that means nothing, since equal texts are not even looked at. */
function touched(files: Change['before']): Change['before'] {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, `${text}\n// the end\n`]));
}

function reversed(files: Change['before']): Change['before'] {
  return Object.fromEntries(Object.entries(files).reverse());
}

/** How often each type was found. */
function typeCounts({ refactorings }: DetectionResult): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of refactorings) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

const cases = discoverCases();

it('has cases', () => {
  expect(cases.length).toBeGreaterThan(0);
});

describe.each(cases)('$name', (each) => {
  const change = readChange(each);
  let result: DetectionResult;
  beforeAll(async () => {
    result = await detector.detect(change);
  });

  it('finds what expected.txt says (UPDATE_CASES=1 writes it)', () => {
    const present = readExpected(each);
    const actual = expectedText(present, result);
    if (UPDATE && actual !== present) writeFileSync(each.expectedFile, actual);
    expect(actual).toBe(UPDATE ? readFileSync(each.expectedFile, 'utf8') : present);
  });

  it('can read all its files', () => {
    expect(Object.entries(result.files).filter(([, { status }]) => status !== 'analysed' && status !== 'unchanged')).toEqual([]);
  });

  it.each(['before', 'after'] as const)('finds nothing between %s and itself', async (side) => {
    expect(descriptions(await detector.detect({ before: change[side], after: touched(change[side]) }))).toEqual([]);
  });

  it('names places that are inside their files and hold what they say', () => {
    expect(misplaced(result.refactorings, change)).toEqual([]);
  });

  it('finds the same in another order of files', async () => {
    const { refactorings } = await detector.detect({ before: reversed(change.before), after: reversed(change.after) });
    expect(refactorings).toEqual(result.refactorings);
  });

  it('finds the same kinds of refactorings when everything is called something else', async () => {
    expect(typeCounts(await detector.detect(renameIdentifiers(change)))).toEqual(typeCounts(result));
  });
});
