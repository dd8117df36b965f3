import { describe, expect, it } from 'vitest';
import { checkpoint, leaveOut, run, runPart, TOO_DEEP, type Work } from '../../engine/text/work.js';

/** Work whose time is up after so many looks at the clock, and what it was told. */
function workOf(looks: number): Work & { readonly told: string[]; looked: number } {
  const work = {
    told: [] as string[],
    looked: 0,
    isOver: () => ++work.looked > looks,
    leaveOut: (path: string, what: string) => void work.told.push(`${path}: ${what}`),
  };
  return work;
}

function forever(): void {
  for (;;) checkpoint();
}

function deeper(depth = 0): number {
  return deeper(depth + 1) + 1;
}

describe('work', () => {
  it('is cut within a loop when its time is up', () => {
    const work = workOf(3);
    expect(run(work, forever)).toBe('time is up');
    expect(work.looked).toBe(4);
  });

  it('is not asked about its time at each step', () => {
    const work = workOf(1_000);
    expect(run(work, () => Array.from({ length: 100_000 }, () => checkpoint()))).toBe('done');
    expect(work.looked).toBeGreaterThan(10);
    expect(work.looked).toBeLessThan(100);
  });

  it('asks sooner where more is done', () => {
    const work = workOf(1_000);
    run(work, () => [1, 2, 3].forEach(() => checkpoint(1e9)));
    expect(work.looked).toBe(3);
  });

  it('that nests too deep for the stack ends as such', () => {
    expect(run(workOf(0), deeper)).toBe('too deep');
    const work = workOf(0);
    expect(
      run(work, () => {
        runPart(['A.java', 'B.java'], deeper);
        leaveOut('C.java', 'a part');
      }),
    ).toBe('done');
    expect(work.told).toEqual([`A.java: ${TOO_DEEP}`, `B.java: ${TOO_DEEP}`, 'C.java: a part']);
  });

  it('throws what is no bound', () => {
    expect(() => run(workOf(0), () => runPart([], () => void JSON.parse('{')))).toThrow(SyntaxError);
  });

  it('of its own within other work leaves that as it was', () => {
    const [outer, inner] = [workOf(2), workOf(0)];
    const ending = run(outer, () => {
      expect(run(inner, forever)).toBe('time is up');
      leaveOut('A.java', 'said outside');
      runPart([], forever);
    });
    expect([ending, outer.looked, inner.told, outer.told]).toEqual(['time is up', 3, [], ['A.java: said outside']]);
  });

  it('is bounded only while it is under way', () => {
    run(workOf(0), () => undefined);
    expect(() => Array.from({ length: 100_000 }, () => checkpoint())).not.toThrow();
    expect(() => leaveOut('A.java', 'nobody hears this')).not.toThrow();
  });
});
