import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOfCommit, changeOfRange } from '../../engine/node/git.js';
import { parseCommand } from '../../engine/node/options.js';

describe('parseCommand', () => {
  const detect = {
    kind: 'detect',
    format: 'text',
    wanted: { lowLevel: true, minConfidence: 0 },
    look: {},
    everywhere: false,
    failOn: null,
    budget: null,
    allowPartial: false,
  };

  it.each([
    [['abc'], { ...detect, source: { kind: 'commit', revision: 'abc', repository: '.' } }],
    [['abc', '--repo', 'r', '--json'], { ...detect, format: 'json', source: { kind: 'commit', revision: 'abc', repository: 'r' } }],
    [['a..b'], { ...detect, source: { kind: 'range', range: { before: 'a', after: 'b', fromMergeBase: false }, repository: '.' } }],
    [['v1.0...'], { ...detect, source: { kind: 'range', range: { before: 'v1.0', after: 'HEAD', fromMergeBase: true }, repository: '.' } }],
    [
      ['--before', 'x', '--after', 'y', '--no-low-level'],
      { ...detect, wanted: { lowLevel: false, minConfidence: 0 }, source: { kind: 'folders', before: 'x', after: 'y' } },
    ],
    [
      ['abc', '--min-confidence', '0.9'],
      { ...detect, wanted: { lowLevel: true, minConfidence: 0.9 }, source: { kind: 'commit', revision: 'abc', repository: '.' } },
    ],
    [
      ['abc', '--min-confidence', '1', '--no-low-level'],
      { ...detect, wanted: { lowLevel: false, minConfidence: 1 }, source: { kind: 'commit', revision: 'abc', repository: '.' } },
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
        allowPartial: false,
      },
    ],
    [['abc', '--allow-partial'], { ...detect, allowPartial: true, source: { kind: 'commit', revision: 'abc', repository: '.' } }],
    [
      ['abc', '--dangers', '--opportunities', '--api-changes', '--sarif'],
      {
        ...detect,
        format: 'sarif',
        look: { dangers: true, opportunities: true, apiChanges: true },
        source: { kind: 'commit', revision: 'abc', repository: '.' },
      },
    ],
    [
      ['abc', '--fail-on', 'likely'],
      { ...detect, look: { dangers: true }, failOn: 'likely', source: { kind: 'commit', revision: 'abc', repository: '.' } },
    ],
    [
      ['abc', '--fail-on', 'breaking'],
      { ...detect, look: { apiChanges: true }, failOn: 'breaking', source: { kind: 'commit', revision: 'abc', repository: '.' } },
    ],
    [
      ['api', 'a..b', '--openrewrite', 'x.yml', '--fail-on', 'breaking'],
      {
        kind: 'api',
        source: { kind: 'range', range: { before: 'a', after: 'b', fromMergeBase: false }, repository: '.' },
        format: 'markdown',
        failsOnBreaking: true,
        openRewrite: 'x.yml',
        budget: null,
        allowPartial: false,
      },
    ],
    [['--help', 'abc'], { kind: 'help' }],
    [['-V'], { kind: 'version' }],
  ])('%j', (args, command) => {
    expect(parseCommand(args)).toEqual(command);
  });

  it.each([
    [['check', 'a..b', '--only', 'Renames, MOVES'], 'text', ['renames', 'moves'], 'range'],
    [['check', 'HEAD', '--only', 'formatting', '--only', 'extract-method', '--json'], 'json', ['formatting', 'Extract Method'], 'commit'],
    [['check', '--before', 'x', '--after', 'y', '--only', 'moved lines', '--sarif'], 'sarif', ['Moved Lines'], 'folders'],
    [['check', 'https://github.com/o/r/pull/1', '--only', 'moves', '--markdown'], 'markdown', ['moves'], 'page'],
  ])('%j', (args, format, names, kind) => {
    const command = parseCommand(args);
    if (command.kind !== 'check') throw new Error(`It is ${command.kind}.`);
    expect(command).toMatchObject({ format, source: { kind } });
    expect(command.allowed.names).toEqual(names);
  });

  it.each([
    [['check', 'a'], '--only says what is allowed'],
    [['check', 'a', '--only', ' , '], '--only says what is allowed'],
    [['check', 'a', '--only', 'renamings'], 'nothing is called "renamings". Did you mean "renames"'],
    [['check', 'a', '--only', 'Extract Methd'], 'Did you mean "Extract Method"'],
    [['check', 'a', '--only', 'renames,xyzzy'], 'The sets are renames, moves'],
    [['check', 'a', '--only', 'renames', '--allow-partial'], 'does not go with check'],
    [['check', 'a', '--only', 'renames', '--json', '--sarif'], 'exclude each other'],
    [['check', 'a', '--only', 'renames', '--since', 'x'], 'goes with mine only'],
    [['a', '--only', 'renames'], 'goes with check only'],
    [['a', '--sarif'], '--sarif goes with check, with api, or with --dangers'],
    [['a', '--fail-on', 'danger'], '--fail-on takes sure, likely or breaking, not "danger"'],
    [['a', '--fail-on'], 'fail-on'],
    [['a', '--openrewrite', 'x.yml'], 'goes with api only'],
    [['api'], 'Name a commit'],
    [['api', 'a', '--dangers'], '--dangers does not go with api'],
    [['api', 'a', '--only', 'renames'], '--only does not go with api'],
    [['api', 'a', '--no-low-level'], '--no-low-level does not go with api'],
    [['api', 'a', '--fail-on', 'sure'], '--fail-on takes breaking, not "sure"'],
    [['api', 'a', '--openrewrite', ''], 'takes the name of a file'],
    [['api', 'a', '--json', '--sarif'], 'exclude each other'],
    [['check', 'a', '--only', 'renames', '--dangers'], '--dangers does not go with check'],
    [['check', 'a', '--only', 'renames', '--fail-on', 'sure'], '--fail-on does not go with check'],
    [['mine', 'o/r', '--dangers'], '--dangers does not go with mine'],
    [['mine', 'o/r', '--fail-on', 'sure'], '--fail-on does not go with mine'],
    [['mine', 'o/r', '--only', 'renames'], 'does not go with mine'],
    [[], 'Name a commit'],
    [['a', 'b'], 'too much'],
    [['--before', 'x'], 'belong together'],
    [['a', '--before', 'x', '--after', 'y'], 'no commit to name'],
    [['a', '--low-level', '--no-low-level'], 'exclude each other'],
    [['a', '--budget', 'soon'], 'number of seconds'],
    [['a', '--min-confidence', '90'], '--min-confidence takes a number from 0 to 1, not "90"'],
    [['a', '--min-confidence=-0.1'], 'from 0 to 1'],
    [['a', '--min-confidence', 'high'], 'from 0 to 1'],
    [['a', '--min-confidence', ''], 'from 0 to 1'],
    [
      ['mine', 'o/r', '--min-confidence', '0.9'],
      '--min-confidence does not go with mine: it writes all refactorings, each with its confidence',
    ],
    [['check', 'a', '--only', 'renames', '--min-confidence', '0.9'], '--min-confidence does not go with check: it goes by the texts'],
    [['api', 'a', '--min-confidence', '0.9'], '--min-confidence does not go with api: what breaks is read from both versions'],
    [['mine', 'o/r', '--no-low-level'], '--no-low-level does not go with mine.'],
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
});
