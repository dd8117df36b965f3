import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DANGER_KINDS } from '../../engine/dangers/registry.js';
import { OPPORTUNITY_KINDS } from '../../engine/opportunities/registry.js';

const TEXT = readFileSync(join(import.meta.dirname, '../../docs/dangers.md'), 'utf8');
const KINDS = [...DANGER_KINDS, ...OPPORTUNITY_KINDS];
const LINES = ['Means', 'Not', 'Example', 'How sure', 'Figure'];

/** The lines of what is below a kind's heading, by their first words. */
function linesOf(id: string): ReadonlyMap<string, string> {
  const section = TEXT.split(/^#{2,3} /m).find((one) => one.split('\n', 1)[0]?.endsWith(` (\`${id}\`)`)) ?? '';
  return new Map([...section.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gm)].map(([, name = '', line = '']) => [name, line]));
}

describe('docs/dangers.md', () => {
  it.each(KINDS.map((kind) => [kind.id, kind] as const))('tells %s on five lines, as the registry does', (id, { meaning, not }) => {
    const lines = linesOf(id);
    expect([...lines.keys()]).toEqual(LINES);
    expect(lines.get('Means')).toBe(meaning);
    expect(lines.get('Not')).toBe(not);
    expect(lines.get('Example')).toMatch(/^`[^`]+`<br>`[^`]+`$/);
  });

  it('tells the kinds in the order of the registries, and no others', () => {
    expect([...TEXT.matchAll(/^### .* \(`(.+)`\)$/gm)].map(([, id]) => id)).toEqual(KINDS.map(({ id }) => id));
  });
});
