import { describe, expect, it } from 'vitest';
import { detectorOfTests, GRIND, moved, peeks } from './changes.js';

describe('a peek', () => {
  it('tells what the pieces of code are', async () => {
    const code = `
    @Deprecated
    long count(String text) {
        // all of them
        Map<String, Integer> seen = read(text);
        return seen == null ? 0 : seen.size() + "x".length();
    }
`;
    const [peek] = await peeks(...moved(code, code), 'Move Method');
    const classes = new Map(
      (peek?.rows ?? []).flatMap(({ after }) =>
        (after?.pieces ?? []).flatMap(({ text, syntax }) => (syntax ? [[text, syntax] as const] : [])),
      ),
    );
    expect(Object.fromEntries(classes)).toEqual({
      Deprecated: 'annotation',
      long: 'keyword',
      count: 'declared',
      String: 'type',
      '// all of them': 'comment',
      Map: 'type',
      Integer: 'type',
      read: 'call',
      return: 'keyword',
      null: 'constant',
      '0': 'number',
      size: 'call',
      '"x"': 'string',
      length: 'call',
    });
  });

  it('cuts lines and code that are too long, and counts what is edited there all the same', async () => {
    const body = (count: number, last: string): string =>
      `\n    void fill() {\n${Array.from({ length: count }, (_, at) => `        add(${at}, "${'x'.repeat(1_200)}");\n`).join('')}        done(${last});\n    }\n`;
    const [peek] = await peeks(...moved(body(700, '1'), body(700, '2')), 'Move Method');
    expect(peek?.rows).toHaveLength(600);
    expect(peek?.more).toBe(703 - 600);
    expect(peek?.editedLines).toBe(1);
    expect(peek?.rows[1]?.after?.cut).toBe(true);
    expect(peek?.rows[1]?.after?.pieces.map(({ text }) => text).join('')).toHaveLength(1_000);
  });

  it('is null for what is not there, and an error after the end', async () => {
    const [before, after] = moved(GRIND, GRIND);
    const detection = await (await detectorOfTests()).open({ before, after });
    expect(detection.peek(99)).toBeNull();
    expect(detection.peek(0, 7)).toBeNull();
    detection.close();
    detection.close();
    expect(() => detection.peek(0)).toThrow('closed');
  });

  it('can be had although lines were not to be explained', async () => {
    const [before, after] = moved(GRIND, GRIND.replace('40', '41'));
    const detection = await (await detectorOfTests()).open({ before, after }, { explain: false });
    expect(detection.result.explained).toBeUndefined();
    expect(detection.peek(0)?.editedLines).toBe(1);
    detection.close();
  });
});
