import { describe, expect, it } from 'vitest';
import type { Example } from '../../../engine/symbols/example.js';
import { DANGER_KINDS } from '../../../engine/dangers/registry.js';
import type { Danger } from '../../../engine/results/look.js';
import { sourceDetector } from '../../support/detector.js';

const detector = await sourceDetector();
const PATH = 'src/A.java';

/** The dangers of an example, found by the whole engine. */
async function dangersOf({ before, after }: Example, kind: string): Promise<readonly Danger[]> {
  const { dangers = [] } = await detector.detect({ before: { [PATH]: before }, after: { [PATH]: after } }, { dangers: true });
  return dangers.filter((danger) => danger.kind === kind);
}

describe.each(DANGER_KINDS.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  it('is found in its example, and told in full', async () => {
    const [danger] = await dangersOf(kind.example, id);
    if (!danger) throw new Error('nothing was found');
    expect(danger.certainty).not.toBe('open');
    expect(danger.sentence).toMatch(danger.certainty === 'likely' ? /^Perhaps: .*\.$/ : /^[`A-Z].*\.$/);
    expect(danger.sentence.split('`').length % 2).toBe(1);
    const lines = { before: kind.example.before.split('\n'), after: kind.example.after.split('\n') };
    for (const side of ['before', 'after'] as const)
      for (const { startLine, endLine, startColumn, endColumn, role } of danger[side]) {
        expect(lines[side][startLine - 1]?.length).toBeGreaterThanOrEqual(startColumn);
        expect((lines[side][endLine - 1]?.length ?? 0) + 1).toBeGreaterThanOrEqual(endColumn);
        expect(role).not.toBe('');
      }
    expect(danger.after.length + danger.before.length).toBeGreaterThan(0);
  });

  it('is not found in its near miss, nor between a version and itself', async () => {
    expect(await dangersOf(kind.nearMiss, id)).toEqual([]);
    expect(await dangersOf({ before: kind.example.after, after: kind.example.after }, id)).toEqual([]);
  });

  it('is documented', () => {
    expect(kind.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    for (const text of [kind.meaning, kind.not]) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

it('no two kinds have one id', () => {
  expect(new Set(DANGER_KINDS.map(({ id }) => id)).size).toBe(DANGER_KINDS.length);
});
