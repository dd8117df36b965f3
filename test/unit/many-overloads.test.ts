// Every overload of one version may be every one of the other: what is asked of all these pairs must not be asked again of all for each.
import { describe, expect, it } from 'vitest';
import { withoutDeep, type Candidate } from '../../engine/matching/methods/one-calls-the-other.js';
import type { Method } from '../../engine/model/declarations.js';
import { typeIn } from '../support/java.js';

const AGREEMENT: Candidate['agreement'] = {
  body: null,
  mapped: 0,
  inside: 0,
  exact: 0,
  telling: 0,
  trivial: 0,
  bare: 0,
  unmappedBefore: 0,
  unmappedAfter: 0,
  distance: 0,
};

async function methodsOf(members: readonly string[]): Promise<readonly Method[]> {
  return (await typeIn(`class Port { ${members.join('\n')} }`)).methods;
}

const pairsOf = (before: readonly Method[], after: readonly Method[]): readonly Candidate[] =>
  before.flatMap((one) =>
    after.map((other) => ({
      before: one,
      after: other,
      agreement: AGREEMENT,
      namesakes: null,
      follows: null,
      askedBy: [],
      sameName: true,
      handsOn: null,
    })),
  );

describe('overloads', () => {
  it('of which there are 700 on both sides are all left in no time', async () => {
    const overload = (type: string): string => `void load(${type} item) { crane.lift(item); note(item); }`;
    const before = await methodsOf(Array.from({ length: 700 }, (_, i) => overload(`Crate${i}`)));
    const after = await methodsOf(Array.from({ length: 700 }, (_, i) => overload(`Box${i}`)));
    const candidates = pairsOf(before, after);
    expect(withoutDeep(candidates)).toHaveLength(candidates.length);
  });

  it('that a new one hands on to are extracted from it', async () => {
    const before = await methodsOf(['Trip go(Town t) { Road r = find(t); return r.go(4); }']);
    const after = await methodsOf([
      'Trip go(Town t, Plan p) { return go(t, p, 4); }',
      'Trip go(Town t, Plan p, int n) { Road r = find(t); return r.go(n); }',
    ]);
    const [short] = after;
    expect(withoutDeep(pairsOf(before, after)).map((one) => one.after)).toEqual([short]);
  });

  it('that nobody hands on to stay', async () => {
    const before = await methodsOf(['Trip go(Town t) { Road r = find(t); return r.go(4); }']);
    const after = await methodsOf([
      'Trip go(Town t, Plan p) { return plan(t, p, 4); }',
      'Trip go(Town t, Plan p, int n) { Road r = find(t); return r.go(n); }',
    ]);
    expect(withoutDeep(pairsOf(before, after))).toHaveLength(2);
  });
});
