// Addresses of lines before the change: whatever a path is called, they lead to this file of this repository, and nowhere else.
import { describe, expect, it } from 'vitest';
import { OldLines } from '../../../extension/content/old-lines.js';

const BASE = '0123456789abcdef0123456789abcdef01234567';

const linesOf = (base: string | undefined, host = 'github.com'): OldLines => {
  const lines = new OldLines({ host, owner: 'o', repository: 'r' });
  lines.learn(base);
  return lines;
};

describe('an old line', () => {
  it.each([
    ['src/A.java', 'src/A.java'],
    ['src/What is it?.java', 'src/What%20is%20it%3F.java'],
    ['a#b/100%/ü.java', 'a%23b/100%25/%C3%BC.java'],
    ['C:\\back.java', 'C%3A%5Cback.java'],
    ['"><script>.java', '%22%3E%3Cscript%3E.java'],
    ['.github/..a/b', '.github/..a/b'],
  ])('of %s has its own address', (path, encoded) => {
    const root = 'https://github.com/o/r';
    expect(linesOf(BASE).of({ path, line: 12 })).toEqual({
      blame: `${root}/blame/${BASE}/${encoded}#L12`,
      history: `${root}/commits/${BASE}/${encoded}`,
    });
    const { pathname, hash } = new URL(linesOf(BASE).of({ path, line: 12 })?.blame ?? '');
    expect([decodeURIComponent(pathname), hash]).toEqual([`/o/r/blame/${BASE}/${path}`, '#L12']);
  });

  it('is on the server of the page, in a repository of either kind of Git', () => {
    const { blame } = linesOf('f'.repeat(64), 'github.example.com:8443').of({ path: 'A', line: 1 }) ?? {};
    expect(blame).toBe(`https://github.example.com:8443/o/r/blame/${'f'.repeat(64)}/A#L1`);
  });

  it.each([undefined, '', 'main', BASE.slice(1), `${BASE}/../../..`, `${BASE}\n`])('has none when the base is %j', (base) => {
    expect(linesOf(base).of({ path: 'A', line: 1 })).toBeNull();
  });

  it.each(['../../../settings', 'a/../b', './a', '/a', 'a//b', 'a/', ''])('has none when its path is %j', (path) => {
    expect(linesOf(BASE).of({ path, line: 1 })).toBeNull();
  });

  it('has none any more when another analysis does not know the base', () => {
    const lines = linesOf(BASE);
    lines.learn(undefined);
    expect(lines.of({ path: 'A', line: 1 })).toBeNull();
  });
});
