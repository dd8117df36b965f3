/** Each kind shows what it finds, and what it does not. */
import { describe, expect, it } from 'vitest';
import { OPPORTUNITY_KINDS } from '../../../engine/opportunities/registry.js';
import { opportunitiesOf } from './looked.js';

describe.each(OPPORTUNITY_KINDS.map((kind) => [kind.id, kind] as const))('%s', (id, { example, nearMiss, meaning, not }) => {
  it('is found in its example', async () => {
    expect((await opportunitiesOf(example.before, example.after)).map(({ kind }) => kind)).toEqual([id]);
  });
  it('is not found in its near miss', async () => {
    expect(await opportunitiesOf(nearMiss.before, nearMiss.after)).toEqual([]);
  });
  it('is told in one sentence each', () => {
    for (const sentence of [meaning, not]) expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
  });
});
