// What a clone does not have is said, and never taken for nothing: shallow clones, partial ones, links, submodules, and files that are not read.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOfCommit, changeOfRange } from '../../../engine/node/git.js';
import { listCommits } from '../../../engine/node/history.js';
import { LARGEST_TEXT } from '../../../engine/text/largest-text.js';
import { TestRepository } from '../../support/repository.js';

let origin: TestRepository;
let folder: string;
const ids: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reflens-clones-'));
  origin = TestRepository.make();
  for (const text of ['a', 'b', 'c', 'd']) {
    origin.write('A.java', `class A { int ${text}; }\n`);
    ids.push(origin.commit());
  }
  origin.git('config', 'uploadpack.allowFilter', 'true');
});
afterAll(() => {
  origin.remove();
  rmSync(folder, { recursive: true });
});

function clone(name: string, ...args: readonly string[]): string {
  execFileSync('git', ['clone', '-q', ...args, `file://${origin.folder}`, join(folder, name)]);
  return join(folder, name);
}

const everything = { since: null, until: null, branch: null };

describe('a shallow clone', () => {
  it('is told where it ends, with what to do', async () => {
    const shallow = clone('one', '--depth=1');
    await expect(changeOfCommit(shallow, 'HEAD')).rejects.toThrow(
      /shallow and ends before the parent of .*fetch --deepen=1.*fetch-depth: 2/,
    );
    await expect(changeOfRange(shallow, { before: 'HEAD^', after: 'HEAD', fromMergeBase: false })).rejects.toThrow(
      /no commit "HEAD\^".*shallow/,
    );
    expect((await changeOfCommit(clone('two', '--depth=2'), 'HEAD')).change.after['A.java']).toContain('int d');
  });

  it('leaves its last commit for another time', async () => {
    const { commits, cutOff } = await listCommits(clone('three', '--depth=3'), everything);
    expect({ commits: commits.map(({ commit }) => commit), cutOff: cutOff.map(({ commit }) => commit) }).toEqual({
      commits: ids.slice(2),
      cutOff: [ids[1]],
    });
    expect((await listCommits(origin.folder, everything)).cutOff).toEqual([]);
  });

  it('ends before a commit that two have in common', async () => {
    const side = origin.git('commit-tree', '-p', ids[0] ?? '', '-m', 'side', `${ids[1]}^{tree}`);
    origin.git('branch', 'side', side);
    const shallow = clone('sides', '--depth=1', '--no-single-branch');
    await expect(changeOfRange(shallow, { before: 'origin/side', after: 'HEAD', fromMergeBase: true })).rejects.toThrow(
      'shallow and ends before a commit that',
    );
    origin.git('branch', '-D', 'side');
  });
});

it('a real first commit is one', async () => {
  expect(Object.keys((await changeOfCommit(origin.folder, ids[0] ?? '')).change.after)).toEqual(['A.java']);
});

it.each(['blob:none', 'tree:0'])('a partial clone (%s) says what it lacks', async (filter) => {
  const partial = clone(`partial-${filter.replace(':', '-')}`, '--no-checkout', `--filter=${filter}`);
  await expect(changeOfCommit(partial, 'HEAD')).rejects.toThrow(/partial clone .*"git show".*git fetch --refetch/);
  expect((await listCommits(partial, everything)).commits).toHaveLength(4);
});

it('merges are counted, also where a shallow clone ends', async () => {
  const repository = TestRepository.make();
  repository.commit();
  repository.git('switch', '-q', '-c', 'side');
  repository.commit('side');
  repository.git('switch', '-q', 'main');
  repository.commit('main');
  repository.git('merge', '-q', '--no-edit', 'side');
  expect(await listCommits(repository.folder, everything)).toMatchObject({ merges: 1, commits: [{}, {}, {}] });
  repository.write('.git/shallow', `${repository.git('rev-parse', 'HEAD')}\n`);
  expect(await listCommits(repository.folder, everything)).toEqual({ merges: 1, commits: [], cutOff: [] });
  repository.remove();
});

it.each(['nonsense', 'whenever', ''])('%j is no date', async (since) => {
  await expect(listCommits(origin.folder, { ...everything, since })).rejects.toThrow(`--since takes a date in Git's words`);
});

it.each(['2026-01-01', '3 months ago', 'yesterday', '2026-01-01T12:00:00Z', '1.week'])('%j is a date', async (until) => {
  await listCommits(origin.folder, { ...everything, until });
});

describe('files that are not read', () => {
  it('are told all the same', async () => {
    const repository = TestRepository.make();
    repository.write('Moved.txt', 'moved\n'.repeat(30));
    repository.commit();
    repository.git('mv', 'Moved.txt', 'Moved2.txt');
    symlinkSync('A.java', join(repository.folder, 'Link.java'));
    repository.write('A.java', 'class A {}\n');
    repository.write('Large.java', `// ${'x'.repeat(3 * LARGEST_TEXT)}\n`);
    repository.write('video.mp4', 'v');
    repository.write('__proto__', 'p');
    repository.write('new\nline "quoted" \t.java', 'class B {}\n');
    repository.git('update-index', '--add', '--cacheinfo', `160000,${repository.git('rev-parse', 'HEAD')},sub`);
    repository.gitWith({}, 'add', '-A', '--', ':!sub');
    repository.git('commit', '-q', '-m', 'all');
    // Of a file in an unknown language that nobody has, nothing is asked for.
    rmSync(join(repository.folder, '.git/objects', repository.git('rev-parse', 'HEAD:video.mp4').replace(/^../, '$&/')));
    const { change, files } = await changeOfCommit(repository.folder, 'HEAD');
    expect(Object.keys(change.after).sort()).toEqual(['A.java', 'Moved2.txt', 'new\nline "quoted" \t.java']);
    expect(change.renames).toEqual({ 'Moved.txt': 'Moved2.txt' });
    expect(Object.fromEntries(Object.entries(files).map(([path, { status, detail }]) => [path, detail ?? status]))).toEqual(
      Object.fromEntries([
        ['Large.java', 'more than 4 million characters'],
        ['Link.java', 'a symbolic link'],
        ['Moved.txt', 'unknown-language'],
        ['Moved2.txt', 'unknown-language'],
        ['__proto__', 'unknown-language'],
        ['sub', 'a submodule'],
        ['video.mp4', 'unknown-language'],
      ]),
    );
    repository.remove();
  });

  it('names that are no UTF-8 stay apart', async () => {
    const repository = TestRepository.make();
    const blob = repository.gitWith({ input: 'class A {}\n' }, 'hash-object', '-w', '--stdin');
    const names = [0xe8, 0xe9].map((byte) => Buffer.from([0x63, byte, ...Buffer.from('.java')]));
    const tree = Buffer.concat(
      names.map((name) => Buffer.concat([Buffer.from('100644 '), name, Buffer.from([0]), Buffer.from(blob, 'hex')])),
    );
    const run = (args: string[], input: Buffer): string =>
      execFileSync('git', ['-C', repository.folder, ...args], { input, encoding: 'utf8' }).trim();
    const made = run(['hash-object', '-t', 'tree', '-w', '--stdin'], tree);
    const commit = repository.git('commit-tree', '-m', 'bytes', made);
    expect(Object.keys((await changeOfCommit(repository.folder, commit)).change.after).sort()).toEqual(['c\\350.java', 'c\\351.java']);
    repository.remove();
  });
});
