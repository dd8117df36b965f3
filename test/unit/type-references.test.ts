import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../engine/api.js';
import { sourceDetector } from '../support/detector.js';

const LAMP = 'package light;\n\nclass Lamp {\n    int watts = 40;\n\n    void dim(int level) {\n        watts = level;\n    }\n}\n';
const LANTERN =
  'package light;\n\nclass Lantern {\n    int watts = 5;\n    double oil;\n\n    double burn(int hours) {\n        return hours * oil;\n    }\n}\n';
const user = (statement: string): string =>
  `package light;\n\nclass Hall {\n    void furnish(Wall wall) {\n        ${statement}\n    }\n}\n`;

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

async function isRenamed(before: string, after: string): Promise<boolean> {
  const { refactorings } = await detector.detect({
    before: { 'light/Lamp.java': LAMP, 'light/Hall.java': user(before) },
    after: { 'light/Lantern.java': LANTERN, 'light/Hall.java': user(after) },
  });
  return refactorings.some(({ type }) => type === 'Rename Class');
}

/** Texts name types, and so no case, whose names are changed in code alone, can hold this. */
describe('a type of which little is left', () => {
  it('is not the one of which a text speaks that named none before', async () => {
    expect(await isRenamed('verify(parse("inputs/thing.txt"), 3);', 'verify(parse("inputs/Lantern.txt"), 3);')).toBe(false);
  });

  it('is not one that is spoken of somewhere else', async () => {
    expect(await isRenamed('verify("Lamp");', 'wall.hang("Lantern", 4);')).toBe(false);
  });
});
