import { describe, expect, it } from 'vitest';
import { changedLines } from '../../engine/text/changed-lines.js';
import { settledChanges } from '../../engine/text/settled-changes.js';
import { Random } from '../support/random.js';

const numbers = (changed: Uint8Array): number[] => [...changed].flatMap((one, at) => (one === 1 ? [at + 1] : []));

function compared(before: string, after: string): { before: number[]; after: number[] } {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const settled = settledChanges(one, other, changedLines(one, other));
  // What did not change is still the same on both sides.
  const kept = (lines: string[], changed: Uint8Array): string[] => lines.filter((_, at) => changed[at] === 0);
  expect(kept(one, settled.before)).toEqual(kept(other, settled.after));
  return { before: numbers(settled.before), after: numbers(settled.after) };
}

const fun = (name: string): string => `function ${name}() {\n  return ${name.length};\n}`;

describe('settledChanges', () => {
  it('lets an added function begin with its head', () => {
    const [a, b, c] = [fun('a'), fun('bb'), fun('ccc')];
    expect(compared(`${a}\n\n${c}`, `${a}\n\n${b}\n\n${c}`)).toEqual({ before: [], after: [5, 6, 7, 8] });
    expect(compared(`${a}\n\n${b}\n\n${c}`, `${a}\n\n${c}`)).toEqual({ before: [5, 6, 7, 8], after: [] });
  });

  it('does so at both ends of a move', () => {
    const [a, b, c] = [fun('a'), fun('bb'), fun('ccc')];
    const { before, after } = compared(`${a}\n\n${b}\n\n${c}\n\nend()`, `${a}\n\n${c}\n\n${b}\n\nend()`);
    expect([before.length, after.length]).toEqual([4, 4]);
    expect([before[0], after[0]].every((line) => (line ?? 0) % 4 === 1)).toBe(true);
  });

  it('lets the last function of a file begin with the empty line before it, and not with the end of the one before', () => {
    const [a, b] = [fun('a'), fun('bb')];
    expect(compared(`${a}\n\n${b}`, a)).toEqual({ before: [4, 5, 6, 7], after: [] });
    expect(compared(a, `${b}\n\n${a}`)).toEqual({ before: [], after: [1, 2, 3, 4] });
  });

  it('leaves what is replaced, and what has one place', () => {
    expect(compared('a\nb\nc', 'a\nx\nc')).toEqual({ before: [2], after: [2] });
    expect(compared('a\nc', 'a\nb\nc')).toEqual({ before: [], after: [2] });
    expect(compared('', 'a')).toEqual({ before: [1], after: [1] });
  });

  it('keeps what is the same, whatever the texts', () => {
    const random = new Random(7);
    const text = (): string => Array.from({ length: random.below(14) }, () => random.pick(['', '}', '  x', 'f {', 'g'])).join('\n');
    for (let run = 0; run < 3_000; run++) {
      const [one, other] = [text(), text()];
      const plain = changedLines(one.split('\n'), other.split('\n'));
      const { before, after } = compared(one, other);
      expect(before.length + after.length).toBe(numbers(plain.before).length + numbers(plain.after).length);
    }
  });
});
