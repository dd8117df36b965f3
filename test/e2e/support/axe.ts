// axe on a page: what it finds wrong in the parts that are ours.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Reader } from './reader.js';

export interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds in the elements of these selectors, as far as they are there; in the whole page without any. Landmarks of GitHub's pages are not ours to make. */
export async function violations(reader: Reader, selectors: readonly string[]): Promise<readonly Violation[]> {
  await reader.run(axeSource);
  await reader.openRoots();
  return reader.evaluate(async (ours) => {
    interface Axe {
      run(
        context: object,
        options: object,
      ): Promise<{
        passes: readonly object[];
        violations: readonly { id: string; nodes: readonly { html: string; any: readonly { message: string }[] }[] }[];
      }>;
    }
    const { axe } = globalThis as unknown as { axe: Axe };
    const present = ours.filter((selector) => document.querySelector(selector) !== null).map((selector) => [selector]);
    const found = await axe.run(ours.length === 0 ? document : { include: present }, { rules: { region: { enabled: ours.length === 0 } } });
    // A check that looked at nothing would find nothing.
    if (found.passes.length < 5) throw new Error(`axe tried ${found.passes.length} rules only`);
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join(' ')}`),
    }));
  }, selectors);
}
