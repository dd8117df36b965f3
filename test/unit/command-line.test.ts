import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOfFolders } from '../../engine/node/folders.js';
import { formatResult } from '../../engine/node/format.js';
import { changeOfCommit, changeOfRange } from '../../engine/node/git.js';
import { parseCommand } from '../../engine/node/options.js';
import type { DetectionResult, Refactoring } from '../../engine/results/result.js';

describe('parseCommand', () => {
  const detect = { kind: 'detect', format: 'text', lowLevel: true, budget: null };

  it.each([
    [['abc'], { ...detect, source: { kind: 'commit', revision: 'abc', repository: '.' } }],
    [['abc', '--repo', 'r', '--json'], { ...detect, format: 'json', source: { kind: 'commit', revision: 'abc', repository: 'r' } }],
    [['a..b'], { ...detect, source: { kind: 'range', range: { before: 'a', after: 'b', fromMergeBase: false }, repository: '.' } }],
    [['v1.0...'], { ...detect, source: { kind: 'range', range: { before: 'v1.0', after: 'HEAD', fromMergeBase: true }, repository: '.' } }],
    [
      ['--before', 'x', '--after', 'y', '--no-low-level'],
      { ...detect, lowLevel: false, source: { kind: 'folders', before: 'x', after: 'y' } },
    ],
    [['abc', '--budget', '1.5'], { ...detect, budget: 1500, source: { kind: 'commit', revision: 'abc', repository: '.' } }],
    [
      ['https://github.com/o/r/commit/0123456', '--json'],
      {
        ...detect,
        format: 'json',
        source: { kind: 'page', page: { kind: 'commit', host: 'github.com', owner: 'o', repository: 'r', commit: '0123456' } },
      },
    ],
    [['abc', '--markdown'], { ...detect, format: 'markdown', source: { kind: 'commit', revision: 'abc', repository: '.' } }],
    [
      ['mine', 'o/r', '--since', '2026-01-01', '--jobs', '2', '--out', 'x.jsonl', '--jsonl'],
      {
        kind: 'mine',
        mining: { repository: 'o/r', since: '2026-01-01', until: null, branch: null, out: 'x.jsonl', jobs: 2, budget: null },
      },
    ],
    [['--help', 'abc'], { kind: 'help' }],
    [['-V'], { kind: 'version' }],
  ])('%j', (args, command) => {
    expect(parseCommand(args)).toEqual(command);
  });

  it.each([
    [[], 'Name a commit'],
    [['a', 'b'], 'too much'],
    [['--before', 'x'], 'belong together'],
    [['a', '--before', 'x', '--after', 'y'], 'no commit to name'],
    [['a', '--low-level', '--no-low-level'], 'exclude each other'],
    [['a', '--budget', 'soon'], 'number of seconds'],
    [['a', '--nonsense'], 'nonsense'],
    [['a', '--json', '--markdown'], 'exclude each other'],
    [['a', '--since', 'yesterday'], 'goes with mine only'],
    [['mine'], 'Name a repository'],
    [['mine', 'o/r', 'p/q'], 'too much'],
    [['mine', 'o/r', '--json'], 'does not go with mine'],
    [['mine', 'o/r', '--jobs', 'many'], 'whole number'],
    [['https://github.com/o/r'], 'no address of a commit'],
    [['https://example.org/o/r/commit/0123456'], 'no address of a commit'],
    [['https://github.com/o/r/pull/1', '--repo', '.'], '--repo does not go with it'],
  ])('%j is wrong', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});

describe('changes of a repository', () => {
  let folder: string;
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args], {
      encoding: 'utf8',
    });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const long = Array.from({ length: 20 }, (_, index) => `line ${index}\n`).join('');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reflens-git-'));
    git('init', '-q', '-b', 'main');
    write('A.java', 'a\n');
    write('Moved.java', long);
    write('größe und "Zitat".java', 'ä\n');
    git('add', '.');
    git('commit', '-qm', 'root');
    git('tag', 'root');
    mkdirSync(join(folder, 'sub'));
    git('mv', 'Moved.java', 'sub/Moved.java');
    write('sub/Moved.java', `${long}more\n`);
    write('A.java', 'b\n');
    git('rm', '-q', 'größe und "Zitat".java');
    symlinkSync('A.java', join(folder, 'link'));
    git('add', '.');
    git('commit', '-qm', 'second');
    git('switch', '-q', '-c', 'side', 'root');
    write('Side.java', 's\n');
    git('add', '.');
    git('commit', '-qm', 'side');
    git('switch', '-q', 'main');
    git('merge', '-q', '--no-edit', 'side');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a root commit adds everything', async () => {
    expect(await changeOfCommit(folder, 'root')).toEqual({
      change: { before: {}, after: { 'A.java': 'a\n', 'Moved.java': long, 'größe und "Zitat".java': 'ä\n' }, renames: {} },
      files: {},
    });
  });

  it('renames and links are told', async () => {
    expect(await changeOfCommit(folder, 'main^')).toEqual({
      change: {
        before: { 'A.java': 'a\n', 'Moved.java': long, 'größe und "Zitat".java': 'ä\n' },
        after: { 'A.java': 'b\n', 'sub/Moved.java': `${long}more\n` },
        renames: { 'Moved.java': 'sub/Moved.java' },
      },
      files: { link: { status: 'not-a-file', detail: 'a symbolic link' } },
    });
  });

  it('a merge is compared with its first parent', async () => {
    expect(await changeOfCommit(folder, 'main')).toEqual({ change: { before: {}, after: { 'Side.java': 's\n' }, renames: {} }, files: {} });
  });

  it('two dots compare the ends, three begin at the common commit', async () => {
    const { change: twoDots } = await changeOfRange(folder, { before: 'main^', after: 'side', fromMergeBase: false });
    expect(Object.keys(twoDots.after).sort()).toEqual(['A.java', 'Moved.java', 'Side.java', 'größe und "Zitat".java']);
    const { change: threeDots } = await changeOfRange(folder, { before: 'main^', after: 'side', fromMergeBase: true });
    expect(threeDots).toEqual({ before: {}, after: { 'Side.java': 's\n' }, renames: {} });
  });

  it('says what is wrong in a sentence', async () => {
    await expect(changeOfCommit(folder, 'nowhere')).rejects.toThrow('has no commit "nowhere"');
    await expect(changeOfCommit(folder, '--help')).rejects.toThrow('has no commit "--help"');
    await expect(changeOfCommit(join(folder, 'missing'), 'HEAD')).rejects.toThrow('is not a Git repository');
  });

  it('folders are compared file by file, and what is equal is left out', () => {
    const parent = mkdtempSync(join(tmpdir(), 'reflens-folders-'));
    for (const [path, text] of [
      ['b/same.txt', '1'],
      ['a/same.txt', '1'],
      ['b/x/changed.txt', '1'],
      ['a/x/changed.txt', '2'],
      ['a/.git/config', 'not a source'],
    ] as const) {
      mkdirSync(dirname(join(parent, path)), { recursive: true });
      writeFileSync(join(parent, path), text);
    }
    expect(changeOfFolders(join(parent, 'b'), join(parent, 'a'))).toEqual({
      before: { 'x/changed.txt': '1' },
      after: { 'x/changed.txt': '2' },
    });
    expect(() => changeOfFolders(join(parent, 'nowhere'), parent)).toThrow('does not exist');
    rmSync(parent, { recursive: true });
  });
});

describe('formatResult', () => {
  const refactoring = (type: string, level: 'high' | 'low', file: string, line: number): Refactoring => {
    const place = {
      filePath: file,
      startLine: line,
      endLine: line,
      startColumn: 1,
      endColumn: 2,
      codeElementType: 'X',
      description: 'x',
      codeElement: null,
    };
    return {
      type,
      description: `${type} f to g`,
      leftSideLocations: [place],
      rightSideLocations: [{ ...place, startLine: line + 1 }],
      level,
      family: 'x',
    };
  };
  const result: DetectionResult = {
    refactorings: [refactoring('Rename Method', 'high', 'b.java', 7), refactoring('Rename Variable', 'low', 'a.java', 3)],
    files: {
      'a.java': { status: 'analysed' },
      'b.java': { status: 'analysed' },
      'old.java': { status: 'analysed' },
      'c.md': { status: 'unknown-language' },
      'd.java': { status: 'too-large', detail: 'more than 4 million characters' },
      'e.java': { status: 'unchanged' },
    },
    bundles: [],
    hitTimeout: true,
  };

  it('lists by file, counts, and says what was not looked at', () => {
    expect(formatResult(result, { colour: false, lowLevel: true, renames: { 'old.java': 'b.java' } })).toBe(
      [
        'a.java',
        '  Rename Variable  f to g',
        '      a.java:3 -> a.java:4',
        '',
        'b.java',
        '  Rename Method  f to g',
        '      b.java:7 -> b.java:8',
        '',
        '2 refactorings: 1 Rename Method, 1 Rename Variable',
        'Analysed 2 of 4 changed files; not analysed:',
        '  1 in a language that is not known: c.md',
        '  1 too large: d.java (more than 4 million characters)',
        'The time budget was used up: the list is incomplete.',
      ].join('\n'),
    );
  });

  it('counts a file of which something was left out as analysed, and says what', () => {
    const files: DetectionResult['files'] = {
      'a.java': { status: 'partly', detail: 'lines 3 to 5 could not be read' },
      'b.java': { status: 'analysed' },
    };
    expect(formatResult({ ...result, files, hitTimeout: false }, { colour: false, lowLevel: true })).toContain(
      'Analysed 2 of 2 changed files, 1 of them only in part: a.java (lines 3 to 5 could not be read)',
    );
  });

  it('lists what follows from a refactoring below it, unless that is hidden', () => {
    const bundled = { ...result, bundles: [{ head: 0, members: [1] }] };
    expect(formatResult(bundled, { colour: false, lowLevel: true })).toContain(
      [
        'b.java',
        '  Rename Method  f to g',
        '      b.java:7 -> b.java:8',
        '      Rename Variable  f to g',
        '          a.java:3 -> a.java:4',
      ].join('\n'),
    );
    expect(formatResult(bundled, { colour: false, lowLevel: false })).not.toContain('Rename Variable');
  });

  it('hides low-level ones and says so; colours only when asked', () => {
    const text = formatResult(result, { colour: false, lowLevel: false });
    expect(text).toContain('1 refactoring (1 low-level one is not shown): 1 Rename Method');
    expect(text).not.toContain('Rename Variable');
    expect(text).not.toContain('\u001b');
    expect(formatResult(result, { colour: true, lowLevel: false })).toContain('\u001b[1m');
  });

  it('says that nothing was found', () => {
    expect(formatResult({ refactorings: [], bundles: [], files: {}, hitTimeout: false }, { colour: false, lowLevel: true })).toBe(
      'No refactorings found\nNo files changed',
    );
  });
});
