import { describe, expect, it } from 'vitest';
import { changePageOf, changePageOfAddress, pageKey } from '../../../github/page.js';
import { PAGE_KINDS, pageKindOf, type PageKind } from '../../../github/page-kind.js';

const SHA = '0123456789abcdef0123456789abcdef01234567';

const EXAMPLES: readonly (readonly [path: string, kind: PageKind | null])[] = [
  [`/owner/project/commit/${SHA}`, 'commit'],
  ['/owner/project/commit/01234', 'commit'],
  [`/owner/project/commit/${SHA}/`, 'commit'],
  [`/owner/some.project-1/commit/${SHA}?diff=split&w=1#diff-1`, 'commit'],
  ['/owner/project/commit/main', 'commit'],
  ['/owner/project/commit/0123', 'commit'],
  ['/owner/project/commit/feature/one-more', 'commit'],
  ['/owner/project/commit/v1.0%2B', 'commit'],
  ['/owner/project/commit/dispatch', 'commit'],
  ['/owner/project/commit/main.diff', null],
  ['/owner/project/commit/', null],
  ['/owner/project/commit', null],
  [`/owner/project/commit/${SHA}/_render_node/MDY6Q29tbWl0/checks`, null],
  [`/owner/project/commit/${SHA}.patch`, null],
  ['/owner/project/commits/main', null],
  [`/owner/project/commit/${SHA}/checks`, null],
  [`/owner/project/pull/12/commits/${SHA}`, 'pull-commit'],
  ['/owner/project/pull/12/changes/0123456', 'pull-commit'],
  ['/owner/project/pull/12/changes/0123456..789abcd', 'pull-range'],
  ['/owner/project/pull/12/files/0123456..789abcd', 'pull-range'],
  ['/owner/project/pull/12/files/0123456..HEAD', 'pull-range'],
  ['/owner/project/pull/12/files/0123456', 'pull-range'],
  ['/owner/project/pull/12/files', 'pull-files'],
  ['/owner/project/pull/12/changes', 'pull-files'],
  ['/owner/project/pull/12/commits', null],
  ['/owner/project/pull/12', null],
  ['/owner/project/pull/12/checks', null],
  ['/owner/project/compare/main...feature', 'compare'],
  ['/owner/project/compare/v1.0..v1.1', 'compare'],
  ['/owner/project/compare/main...other:project:topic/one', 'compare'],
  ['/owner/project/compare', null],
  ['/owner/project', null],
  ['/owner/project/tree/commit/01234', null],
  [`/owner/project/blob/${SHA}/commit/01234`, null],
  ['/', null],
  ['/settings/commit/01234', null],
  ['/search?q=/o/r/commit/01234', null],
];

describe('page kinds', () => {
  for (const [path, kind] of EXAMPLES) {
    it(`${path} is ${kind ?? 'no change'}`, () => {
      const url = new URL(path, 'https://github.com');
      expect(pageKindOf(url)).toBe(kind);
      const matching = Object.entries(PAGE_KINDS).filter(([, is]) => is(url));
      expect(matching.map(([name]) => name)).toEqual(kind === null ? [] : [kind]);
    });
  }
});

describe('change pages', () => {
  it('reads a commit page as plain data', () => {
    expect(changePageOf(new URL(`https://github.com/owner/some.project/commit/${SHA}?diff=split`))).toEqual({
      kind: 'commit',
      host: 'github.com',
      owner: 'owner',
      repository: 'some.project',
      commit: SHA,
    });
  });

  it.each([
    ['/o/r/commit/main', { kind: 'commit', commit: 'main' }],
    ['/o/r/commit/feature/one%23', { kind: 'commit', commit: 'feature/one#' }],
    ['/o/r/pull/12/files', { kind: 'pull-files', pull: 12 }],
    ['/o/r/pull/12/changes?w=1', { kind: 'pull-files', pull: 12 }],
    [`/o/r/pull/12/commits/${SHA}`, { kind: 'pull-commit', pull: 12, commit: SHA }],
    ['/o/r/pull/12/changes/0123456', { kind: 'pull-commit', pull: 12, commit: '0123456' }],
    ['/o/r/pull/12/changes/0123456..789abcd', { kind: 'pull-range', pull: 12, before: '0123456', after: '789abcd' }],
    ['/o/r/pull/12/files/0123456..HEAD', { kind: 'pull-range', pull: 12, before: '0123456', after: null }],
    ['/o/r/pull/12/files/0123456', { kind: 'pull-range', pull: 12, before: null, after: '0123456' }],
    ['/o/r/compare/main...feature', { kind: 'compare', before: 'main', after: 'feature', fromMergeBase: true }],
    ['/o/r/compare/v1.0..v1.1?expand=1', { kind: 'compare', before: 'v1.0', after: 'v1.1', fromMergeBase: false }],
    ['/o/r/compare/main...p:r2:topic/one', { kind: 'compare', before: 'main', after: 'p:r2:topic/one', fromMergeBase: true }],
    ['/o/r/compare/p:main...topic%2Fone%23', { kind: 'compare', before: 'p:main', after: 'topic/one#', fromMergeBase: true }],
    ['/o/r/compare/topic', { kind: 'compare', before: 'HEAD', after: 'topic', fromMergeBase: true }],
    ['/o/r/compare/v1.0...', { kind: 'compare', before: 'v1.0', after: 'HEAD', fromMergeBase: true }],
  ])('reads %s', (path, page) => {
    expect(changePageOf(new URL(path, 'https://github.com'))).toEqual({ host: 'github.com', owner: 'o', repository: 'r', ...page });
  });

  it('has nothing to do on other pages, nor for an address that is no text', () => {
    for (const [path, kind] of EXAMPLES) if (kind === null) expect(changePageOf(new URL(path, 'https://github.com'))).toBeNull();
    expect(changePageOf(new URL('https://github.com/o/r/compare/%ff...main'))).toBeNull();
    expect(changePageOf(new URL('https://github.com/o/r/commit/%ff'))).toBeNull();
  });

  it('takes two views of a change for the same page, and two changes for two', () => {
    const key = (path: string): string => {
      const page = changePageOf(new URL(path, 'https://github.com'));
      return page ? pageKey(page) : 'none';
    };
    expect(key('/o/r/commit/01234?diff=split')).toBe(key('/o/r/commit/01234#diff-x'));
    expect(key('/o/r/commit/01234')).not.toBe(key('/o/r/commit/01235'));
    expect(key('/o/r/commit/01234')).not.toBe(key('/p/r/commit/01234'));
    expect(key('/o/r/pull/12/files')).toBe(key('/o/r/pull/12/changes?diff=split'));
    const different = [
      '/o/r/pull/12/files',
      '/o/r/pull/13/files',
      '/o/r/pull/12/commits/0123456',
      '/o/r/pull/12/changes/0123456..789abcd',
      '/o/r/pull/12/changes/1234567..789abcd',
      '/o/r/pull/12/changes/1234567..HEAD',
      '/o/r/pull/12/files/1234567',
      '/o/r/commit/0123456',
      '/o/r/compare/a...b',
      '/o/r/compare/a..b',
      '/o/r/compare/b...a',
    ];
    expect(new Set(different.map(key)).size).toBe(different.length);
  });
});

describe('addresses that people give', () => {
  it.each(['', '/', '/files', '/changes', '/commits', '/checks', '?w=1', '/files#diff-1'])('pull/12%s is all of a pull request', (rest) => {
    expect(changePageOfAddress(`https://github.com/o/r/pull/12${rest}`)).toEqual({
      kind: 'pull-files',
      host: 'github.com',
      owner: 'o',
      repository: 'r',
      pull: 12,
    });
  });

  it('are those of the one host that is asked for', () => {
    const address = 'https://github.example.com/o/r/pull/12';
    expect(changePageOfAddress(address, 'https://github.example.com')).toMatchObject({ host: 'github.example.com', pull: 12 });
    expect(changePageOfAddress(address)).toBeNull();
    expect(changePageOfAddress('https://github.com/o/r/pull/12', 'https://github.example.com')).toBeNull();
  });

  it('are those of changes on GitHub', () => {
    expect(changePageOfAddress(`https://github.com/o/r/pull/12/commits/${SHA}`)).toMatchObject({ kind: 'pull-commit' });
    for (const address of ['HEAD', 'a..b', 'https://github.com/o/r', 'https://example.org/o/r/pull/12', 'http://github.com/o/r/pull/12'])
      expect(changePageOfAddress(address)).toBeNull();
  });
});
