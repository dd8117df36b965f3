/** What the stores take: lengths, versions, a word about every permission. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/sources.js';

/** Characters that Chrome's store takes of a summary, and of a manifest's description. */
const LONGEST_SUMMARY = 132;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly host_permissions: readonly string[];
  readonly optional_host_permissions?: readonly string[];
}

describe('the listing', () => {
  const manifest = JSON.parse(read('manifest.json')) as Manifest;

  it('has a summary of the length that stores take', () => {
    const summary = /## Summary[^>]*> (.+)/.exec(read('docs/store/listing.md'))?.[1] ?? '';
    expect(summary.length, 'Write a sentence after "> " below "## Summary" in docs/store/listing.md.').toBeGreaterThan(40);
    expect(summary.length).toBeLessThanOrEqual(LONGEST_SUMMARY);
    expect(manifest.description.length).toBeLessThanOrEqual(LONGEST_SUMMARY);
  });

  it('justifies every permission', () => {
    const text = read('docs/store/permissions.md');
    const wanted = [...manifest.permissions, ...manifest.host_permissions, ...(manifest.optional_host_permissions ?? [])];
    expect(
      wanted.filter((permission) => !text.includes(`\`${permission}\``)),
      'Say in docs/store/permissions.md what it is for, or take it out of manifest.json.',
    ).toEqual([]);
  });

  it('is of the version that the package has', () => {
    expect(manifest.version).toBe((JSON.parse(read('package.json')) as { version: string }).version);
  });
});
