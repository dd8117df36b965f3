/** What a stranger meets first: the two commands of the README on the Node that is promised. */
import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface LockedPackage {
  readonly engines?: { readonly node?: string };
  readonly optional?: boolean;
}

/** The packages of a lockfile that say they do not work on a version of Node: those that make `npm ci` warn there. */
function unsuitable(lock: { readonly packages: Readonly<Record<string, LockedPackage>> }, node: string): string[] {
  return Object.entries(lock.packages).flatMap(([name, { engines, optional }]) =>
    optional === true || engines?.node === undefined || satisfies(node, engines.node) ? [] : [`${name} wants Node ${engines.node}`],
  );
}

describe('setting up', () => {
  const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, LockedPackage> };

  // the oldest that package.json promises, and the first long-term ones after it
  it.each(['20.19.0', '22.13.0', '24.0.0'])('no package warns on Node %s', (node) => {
    expect(unsuitable(lock, node)).toEqual([]);
  });

  it('would tell a package that warns', () => {
    const packages = { 'node_modules/new': { engines: { node: '>=22' } }, 'node_modules/fine': { engines: { node: '>=18' } } };
    expect(unsuitable({ packages }, '20.19.0')).toEqual(['node_modules/new wants Node >=22']);
  });

  it('.ci/run runs the very line that the README gives', () => {
    const [, line] = /^```\n(npm ci && npm test)\n```$/m.exec(text('README.md')) ?? [];
    expect(line).toBeDefined();
    expect(text('.ci/run').split('\n')).toContain(line);
  });
});
