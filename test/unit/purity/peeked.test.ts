import { describe, expect, it } from 'vitest';
import { detectorOfTests, GRIND, moved } from '../peek/changes.js';

describe('a peek', () => {
  it.each([
    ['same', GRIND],
    ['effect', GRIND.replace('log("ground", flour)', 'int made = flour; log("ground", made)')],
    ['edited', GRIND.replace('40', '41')],
  ])('says what the badge says: %s', async (kind, after) => {
    const [one, other] = moved(GRIND, after);
    const detection = await (await detectorOfTests()).open({ before: one, after: other });
    const at = detection.result.refactorings.findIndex(({ type }) => type === 'Move Method');
    const body = detection.result.refactorings[at]?.body;
    const peek = detection.peek(at);
    detection.close();
    expect(body?.kind).toBe(kind);
    expect(peek?.body).toEqual(body);
  });

  it('of what stayed where it was says nothing of a body', async () => {
    const detector = await detectorOfTests();
    const text = (name: string): string => `class A {\n    void ${name}() { open(1); close(2); }\n}\n`;
    const detection = await detector.open({ before: { 'A.java': text('one') }, after: { 'A.java': text('other') } });
    const { type, body } = detection.result.refactorings[0] ?? {};
    const peek = detection.peek(0);
    detection.close();
    expect([type, body, peek?.body]).toEqual(['Rename Method', undefined, undefined]);
  });
});
