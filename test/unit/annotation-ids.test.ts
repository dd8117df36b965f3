import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../engine/api.js';
import { sourceDetector } from '../support/detector.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

const signals = (...methods: string[]): Record<string, string> => ({
  'harbour/Signals.java': `package harbour;\n\ninterface Signals {\n${methods.map((one) => `    ${one}\n`).join('\n')}}\n`,
});

/** Which methods were renamed when the first of two annotated ones stands at the end under another name and another one is gone. */
async function renamed(before: string, after: string): Promise<readonly string[]> {
  const { refactorings } = await detector.detect({
    before: signals(`${before} Alarm noFlag(int mast);`, 'int own();', 'Rope tie();'),
    after: signals('int own();', `${after} Alarm noPennant(int mast);`),
  });
  return refactorings.filter(({ type }) => type === 'Rename Method').map(({ description }) => description.replace(/^.*renamed to /, ''));
}

const TOLD = ['public noPennant(mast int) : Alarm in class harbour.Signals'];

// the element is known by its name, so these are no cases: their identifiers are exchanged
describe('an annotation that identifies a method', () => {
  it.each([
    ['with other text', '@Message(id = BASE + 7, value = "No flag")', '@Message(id = BASE + 7, value = "No pennant")'],
    ['in another order', '@Message(id = "a, b", value = "No flag")', '@Message(value = "No pennant", id = "a, b")'],
    ['alone', '@Signal(id = 7)', '@Signal(id = 7)'],
  ])('tells which one it was: %s', async (_, before, after) => {
    expect(await renamed(before, after)).toEqual(TOLD);
  });

  it.each([
    ['another id', '@Message(id = 7, value = "No flag")', '@Message(id = 8, value = "No flag")'],
    ['an id in a text', '@Message(value = "No flag (id = 7)")', '@Message(value = "No pennant (id = 7)")'],
    ['another annotation', '@Message(id = 7)', '@Signal(id = 7)'],
    ['one annotation more', '@Message(id = 7)', '@Old @Message(id = 7)'],
    ['another element', '@Message(code = 7)', '@Message(code = 7)'],
  ])('does not: %s', async (_, before, after) => {
    expect(await renamed(before, after)).toEqual([]);
  });
});
