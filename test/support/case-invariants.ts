import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change, Detection, Detector } from '../../engine/api.js';
import type { DetectionResult, Evidence } from '../../engine/results/result.js';
import { descriptions, expectedText, readChange, readExpected, type Case } from './cases.js';
import { contradictions } from './check-explained.js';
import { wrongWith } from './check-peek.js';
import { sourceDetector } from './detector.js';
import { misplaced } from './locations.js';
import { renameIdentifiers } from './rename-identifiers.js';

const UPDATE = process.env['UPDATE_CASES'] === '1';

/** Of changes whose findings alone are asked for. */
const FINDINGS = { explain: false } as const;

/**
 * Each case is a test: what is found equals `expected.txt`, and some things hold for any change whatever: of places, of explained lines, which a checker of its own
 * contradicts nowhere, and of peeks. They are asked of one detection, since detecting is what takes time.
 */
export function checkCases(cases: readonly Case[]): void {
  let detector: Detector;
  beforeAll(async () => {
    detector = await sourceDetector();
  });

  describe.each(cases)('$name', (each) => {
    const change = readChange(each);
    const evidence: Evidence[] = [];
    let detection: Detection;
    let result: DetectionResult;
    beforeAll(async () => {
      detection = await detector.open(change, { onEvidence: (item) => evidence.push(item) });
      ({ result } = detection);
    });
    afterAll(() => {
      detection.close();
      evidence.length = 0;
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
      expect(descriptions(await detector.detect({ before: change[side], after: touched(change[side]) }, FINDINGS))).toEqual([]);
    });

    it('names places that are inside their files and hold what they say', () => {
      expect(misplaced(result.refactorings, change)).toEqual([]);
    });

    // of one file there is one order
    if (Math.max(Object.keys(change.before).length, Object.keys(change.after).length) > 1)
      it('finds the same in another order of files', async () => {
        const { refactorings } = await detector.detect({ before: reversed(change.before), after: reversed(change.after) });
        expect(refactorings).toEqual(result.refactorings);
      });

    it('finds the same kinds of refactorings when everything is called something else', async () => {
      expect(typeCounts(await detector.detect(renameIdentifiers(change), FINDINGS))).toEqual(typeCounts(result));
    });

    it('explains nothing that a checker contradicts', async () => {
      expect(await contradictions(change, result, evidence)).toEqual([]);
    });

    it('counts each changed line as explained, or left, or blank', () => {
      expect(wronglyCounted(result)).toEqual([]);
    });

    it('has peeks whose rows are the lines, and whose unmarked text is the same on both sides', () => {
      expect(wrongPeeks(change, detection)).toEqual([]);
    });
  });
}

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

function wronglyCounted({ explained }: DetectionResult): string[] {
  if (!explained) return ['nothing is explained'];
  const files = [...Object.entries(explained.before), ...Object.entries(explained.after)];
  return files.flatMap(([path, file]) => {
    const lines = [...file.spans, ...file.leftSpans].flatMap(({ startLine, endLine }) =>
      Array.from({ length: endLine - startLine + 1 }, (_, at) => startLine + at),
    );
    const isRight = new Set(lines).size === lines.length && file.left <= file.changed && lines.length >= file.changed;
    return isRight ? [] : [path];
  });
}

function wrongPeeks(change: Change, detection: Detection): string[] {
  const { result } = detection;
  return result.refactorings.flatMap(({ description, comparable, leftSideLocations, rightSideLocations }, index) => {
    const peek = detection.peek(index);
    // Who reads the result knows whether to offer one.
    if ((peek !== null) !== (comparable !== false && leftSideLocations.length > 0 && rightSideLocations.length > 0))
      return [`${description}: ${peek ? 'has a peek that is not told' : 'is told to have a peek'}`];
    const all = peek ? [peek, ...peek.places.slice(1).map(({ place }) => detection.peek(index, place))] : [];
    return all
      .flatMap((one) => (one ? wrongWith(change, result, one) : ['a place cannot be shown']))
      .map((what) => `${description}: ${what}`);
  });
}
