import { describe, expect, it } from 'vitest';
import { ofMoved } from './verdicts.js';

/** Milliseconds in which a long body is judged, with room for a busy machine: it takes a tenth. */
const PATIENCE = 15_000;

const method = (statement: string): string =>
  `\n    int grind(int sacks) {\n        start(sacks);\n        int flour = sacks * 40;\n        log("ground", flour);\n        ${statement}\n        return flour;\n    }\n`;
const repeated = (times: number, part: (at: number) => string): string => Array.from({ length: times }, (_, at) => part(at)).join('');

describe('a long body is judged in time', () => {
  it.each([
    ['a chain of calls', (last: string) => method(`all${repeated(2_000, (at) => `.add(${String(at)})`)}.add(${last});`)],
    ['calls in calls', (last: string) => method(`${repeated(300, () => 'add(')}${last}${repeated(300, () => ')')};`)],
    ['a sum', (last: string) => method(`show(${repeated(3_000, (at) => `x${String(at)} + `)}${last});`)],
    ['many statements', (last: string) => method(`${repeated(1_500, (at) => `add(${String(at)}); `)}add(${last});`)],
  ])(
    '%s',
    async (_, text) => {
      expect(await ofMoved(text('first'), text('second'))).toMatch(/became|added|removed/);
      expect(await ofMoved(text('first'), text('this.first'))).toBe('same');
    },
    PATIENCE,
  );
});
