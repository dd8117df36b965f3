// Releases of libraries as a benchmark: what of them counts as changed, and how they are divided.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../github/project.js';
import { changedPaths, commitFile, nameOf, parseReleases, partOf, pomOf } from '../releases/layout.js';

const ONE = { group: 'org.example', artifact: 'lib-core', before: '1.0', after: '1.1' };

describe('releases', () => {
  it('are read line by line, and nothing else is', () => {
    expect(parseReleases('org.example:lib-core 1.0 1.1\n')).toEqual([ONE]);
    expect(() => parseReleases('org.example lib-core 1.0')).toThrow('Not a release');
  });

  it.each<[string, string | undefined, string | undefined, boolean]>([
    ['another licence', '/* 2020 */\nclass A {}', '/* 2021 */\nclass A {}', false],
    ['other white space', 'class A { }', 'class A {\n}', false],
    ['another statement', 'class A { int a; }', 'class A { long a; }', true],
    ['an added file', undefined, 'class A {}', true],
    ['a removed file', 'class A {}', undefined, true],
  ])('%s', (_what, before, after, changed) => {
    const texts = (text: string | undefined): ReadonlyMap<string, string> => new Map(text === undefined ? [] : [['p/A.java', text]]);
    expect(changedPaths(texts(before), texts(after))).toEqual(changed ? ['p/A.java'] : []);
  });

  it('name the files of each side, and the folders of all of them', () => {
    const before = new Map([
      ['p/A.java', 'a'],
      ['q/B.java', 'b'],
    ]);
    const after = new Map([
      ['p/A.java', 'c'],
      ['q/B.java', 'b'],
      ['r/C.java', 'c'],
    ]);
    expect(commitFile(ONE, before, after, changedPaths(before, after))).toMatchObject({
      filesBefore: ['p/A.java'],
      filesCurrent: ['p/A.java', 'r/C.java'],
      repositoryDirectoriesBefore: ['p', 'q'],
      repositoryDirectoriesCurrent: ['p', 'q', 'r'],
    });
  });

  it('are unpacked once each', () => {
    const pom = pomOf([ONE, { ...ONE, before: '1.1', after: '1.2' }]);
    expect(pom.match(/<artifactItem>/g)).toHaveLength(3);
  });

  it.each(['releases', 'fresh-1', 'fresh-2', 'fresh-3'])('in %s: each once', (list) => {
    const all = parseReleases(readFileSync(join(projectFolder(), `test/releases/${list}.txt`), 'utf8'));
    expect(new Set(all.map(nameOf)).size).toBe(all.length);
  });

  it('in the list: two fifths of the libraries held back, all releases of one in one part', () => {
    const all = parseReleases(readFileSync(join(projectFolder(), 'test/releases/releases.txt'), 'utf8'));
    const held = new Set(all.filter((one) => partOf(one) === 'held').map(({ artifact }) => artifact));
    const libraries = new Set(all.map(({ artifact }) => artifact)).size;
    expect(held.size / libraries).toBeGreaterThan(0.3);
    expect(held.size / libraries).toBeLessThan(0.6);
    expect(all.filter((one) => partOf(one) === 'look').some(({ artifact }) => held.has(artifact))).toBe(false);
  });
});
