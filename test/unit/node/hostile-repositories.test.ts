// A repository may come from anybody: nothing in it may run a program, and nothing in our environment may put another one in its place.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../engine/node/failure.js';
import { changeOfCommit, changeOfRange } from '../../../engine/node/git.js';
import { listCommits } from '../../../engine/node/history.js';
import { TestRepository } from '../../support/repository.js';

let repository: TestRepository;
let marker: string;
/** A program that leaves a mark. */
let trap: string;

beforeEach(() => {
  repository = TestRepository.make();
  repository.write('A.java', 'class A {}\n');
  repository.commit();
  repository.write('A.java', 'class A { int a; }\n');
  repository.write('notes.txt', 'n\n');
  repository.commit();
  marker = join(repository.folder, '.git', 'marker');
  trap = join(repository.folder, '.git', 'trap');
  writeFileSync(trap, `#!/bin/sh\necho "$0 $*" >> "${marker}"\n`);
  chmodSync(trap, 0o755);
});
afterEach(() => {
  vi.unstubAllEnvs();
  repository.remove();
});

const config = (name: string, value: string): unknown => repository.git('config', '--add', name, value);
const range = { before: 'HEAD^', after: 'HEAD', fromMergeBase: true };

/** Everything that we ask of a repository. What cannot be read is a sentence, and nothing else. */
async function readAll(): Promise<unknown[]> {
  const results = await Promise.allSettled([
    changeOfCommit(repository.folder, 'HEAD'),
    changeOfRange(repository.folder, range),
    listCommits(repository.folder, { since: '2000-01-01', until: null, branch: null }),
  ]);
  return results.map((result) => {
    if (result.status === 'fulfilled') return result.value;
    expect(result.reason).toBeInstanceOf(Failure);
    return (result.reason as Failure).message;
  });
}

const hasFired = (): boolean => existsSync(marker);

/** The object that has a text, gone as from a partial clone, which would get it from this address. */
function lackObject(url: string, more: Readonly<Record<string, string>> = {}): void {
  const id = repository.git('rev-parse', 'HEAD:A.java');
  rmSync(join(repository.folder, '.git', 'objects', id.slice(0, 2), id.slice(2)));
  repository.git('config', 'core.repositoryFormatVersion', '1');
  for (const [name, value] of Object.entries({ 'extensions.partialClone': 'x', 'remote.x.promisor': 'true', 'remote.x.url': url, ...more }))
    config(name, value);
}

/** A commit that says that it is signed. */
function signHead(): void {
  const text = `${repository.git('cat-file', 'commit', 'HEAD')}\n`;
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQEz\n -----END PGP SIGNATURE-----\n';
  const signed = repository.gitWith({ input: text.replace('\n\n', `\n${signature}\n`) }, 'hash-object', '-t', 'commit', '-w', '--stdin');
  repository.git('reset', '-q', '--hard', signed);
}

const attributes = (line: string): void => repository.write('.git/info/attributes', `${line}\n`);

describe('what a repository would run', () => {
  it.each<[string, () => void, readonly string[]]>([
    ['core.fsmonitor', () => config('core.fsmonitor', trap), ['status']],
    [
      'a file that its configuration includes',
      () => {
        repository.write('.git/more', `[core]\n\tfsmonitor = ${trap}\n`);
        config('include.path', 'more');
      },
      ['status'],
    ],
    [
      'log.showSignature and gpg.program',
      () => {
        signHead();
        config('log.showSignature', 'true');
        config('gpg.program', trap);
      },
      ['log'],
    ],
    ['diff.external', () => config('diff.external', trap), ['diff', 'HEAD^', 'HEAD']],
    [
      'a driver of its attributes',
      () => {
        config('diff.x.command', trap);
        attributes('* diff=x');
      },
      ['diff', 'HEAD^', 'HEAD'],
    ],
    [
      'textconv',
      () => {
        config('diff.x.textconv', trap);
        attributes('* diff=x');
      },
      ['show'],
    ],
    [
      'a filter',
      () => {
        config('filter.x.clean', trap);
        attributes('* filter=x');
        repository.write('A.java', 'class A { int b; }\n');
      },
      ['status'],
    ],
    [
      'a hook',
      () => {
        repository.write('.git/hooks/post-index-change', `#!/bin/sh\nexec "${trap}"\n`);
        chmodSync(join(repository.folder, '.git/hooks/post-index-change'), 0o755);
        repository.git('update-index', '--refresh', '--force-write-index');
        rmSync(marker, { force: true });
      },
      ['update-index', '--force-write-index'],
    ],
    [
      'core.hooksPath',
      () => {
        mkdirSync(join(repository.folder, 'planted'));
        repository.write('planted/post-index-change', `#!/bin/sh\nexec "${trap}"\n`);
        chmodSync(join(repository.folder, 'planted/post-index-change'), 0o755);
        config('core.hooksPath', join(repository.folder, 'planted'));
      },
      ['update-index', '--force-write-index'],
    ],
    [
      'uploadpack of a clone that lacks objects',
      () => lackObject(repository.folder, { 'remote.x.uploadpack': trap }),
      ['show', 'HEAD:A.java'],
    ],
    [
      'core.sshCommand of a clone that lacks objects',
      () => lackObject('ssh://example.invalid/x', { 'core.sshCommand': trap }),
      ['show', 'HEAD:A.java'],
    ],
    [
      'a transport of a clone that lacks objects',
      () => lackObject(`ext::${trap} x`, { 'protocol.ext.allow': 'always', 'protocol.allow': 'always' }),
      ['show', 'HEAD:A.java'],
    ],
    [
      'core.gitProxy of a clone that lacks objects',
      () => lackObject('git://example.invalid/x', { 'core.gitProxy': trap }),
      ['show', 'HEAD:A.java'],
    ],
  ])('%s', async (_, prepare, plain) => {
    prepare();
    await readAll();
    expect(hasFired()).toBe(false);
    // And it would have.
    spawnSync('git', ['-C', repository.folder, ...plain]);
    expect(hasFired()).toBe(true);
  });

  it('says what is missing of a partial clone, and how to get it', async () => {
    lackObject(repository.folder, { 'remote.x.uploadpack': trap });
    await expect(changeOfCommit(repository.folder, 'HEAD')).rejects.toThrow(/partial clone .*git fetch --refetch/);
  });
});

/** A name may begin with another. */
const longestFirst = (names: readonly string[]): string[] => [...names].sort((one, other) => other.length - one.length);

/** Every setting that this Git knows, by its name; places for names are filled in. */
function knownSettings(): string[] {
  const listed = repository.git('help', '--config').split('\n');
  return [...new Set(listed.map((name) => name.trim().replace(/<[^>]+>|\*/g, 'x')))].filter((name) =>
    /^[\w-]+\.(?:[^\s]+\.)?[\w-]+$/.test(name),
  );
}

describe('any setting of a repository', () => {
  /** The settings that ran something while that was done, found by halves. The act gives what Git said when it stumbled, or nothing. */
  async function firing(settings: readonly string[], act: () => Promise<string>): Promise<string[]> {
    const original = readFileSync(join(repository.folder, '.git', 'config'), 'utf8');
    const fired: string[] = [];
    const look = async (some: readonly string[]): Promise<void> => {
      const lines = some.map((name) => {
        const [, section = '', middle, key = ''] = /^([^.]+)(?:\.(.+))?\.([^.]+)$/.exec(name) ?? [];
        return `[${section}${middle === undefined ? '' : ` "${middle}"`}]\n\t${key} = ${trap}\n`;
      });
      repository.write('.git/config', original + lines.join(''));
      rmSync(marker, { force: true });
      const said = (await act()).toLowerCase();
      if (said === '' && !hasFired()) return;
      // One that Git stumbles over hides what the others would do.
      const named = hasFired() ? undefined : longestFirst(some).find((name) => said.includes(name.toLowerCase()));
      if (some.length === 1) fired.push(...(hasFired() ? some : []));
      else if (named !== undefined) await look(some.filter((name) => name !== named));
      else for (const half of [some.slice(0, some.length / 2), some.slice(some.length / 2)]) await look(half);
    };
    for (let at = 0; at < settings.length; at += 64) await look(settings.slice(at, at + 64));
    repository.write('.git/config', original);
    return fired;
  }

  it('runs nothing, and alters nothing', { timeout: 120_000 }, async () => {
    attributes('* diff=x filter=x merge=x');
    signHead();
    const settings = knownSettings();
    expect(settings.length).toBeGreaterThan(400);
    const expected = await readAll();
    const act = async (): Promise<string> => {
      const results = await readAll();
      const said = results.filter((result) => typeof result === 'string').join('\n');
      if (said === '') expect(results).toEqual(expected);
      return said;
    };
    expect(await firing(settings, act)).toEqual([]);
  });

  it('is found when it does', async () => {
    attributes('* diff=x filter=x merge=x');
    const some = knownSettings().filter((name) => /^(?:core\.(?:f|e|p)|diff\.)/.test(name));
    const plain = async (): Promise<string> =>
      [['status'], ['show'], ['diff', 'HEAD^', 'HEAD']]
        .map((args) => spawnSync('git', ['-C', repository.folder, ...args], { encoding: 'utf8' }))
        .map(({ status, stderr }) => (status === 0 ? '' : stderr))
        .join('');
    expect(await firing(some, plain)).toEqual(expect.arrayContaining(['core.fsmonitor', 'diff.external', 'diff.x.textconv']));
  });

  it('of those that have to do with what is printed alters it', async () => {
    repository.write('B.java', repository.git('show', 'HEAD:A.java'));
    repository.git('rm', '-q', 'A.java');
    repository.write('C.java', 'class C {}\n');
    repository.commit();
    const before = await readAll();
    for (const [name, value] of [
      ['diff.renames', 'false'],
      ['diff.renameLimit', '1'],
      ['diff.orderFile', '/dev/null'],
      ['core.quotePath', 'false'],
      ['log.date', 'relative'],
      ['color.ui', 'always'],
      ['diff.noprefix', 'true'],
      ['diff.ignoreSubmodules', 'all'],
      ['i18n.logOutputEncoding', 'UTF-16'],
    ] as const)
      config(name, value);
    expect(await readAll()).toEqual(before);
  });
});

describe('what stands in our environment', () => {
  it.each([
    ['GIT_DIR', 'other/.git'],
    ['GIT_COMMON_DIR', 'other/.git'],
    ['GIT_WORK_TREE', 'other'],
    ['GIT_OBJECT_DIRECTORY', 'other/.git/objects'],
    ['GIT_INDEX_FILE', 'other/.git/index'],
    ['GIT_NAMESPACE', 'other'],
    ['GIT_CEILING_DIRECTORIES', '/'],
    ['GIT_SHALLOW_FILE', 'other/shallow'],
    ['GIT_EXEC_PATH', 'other'],
    ['GIT_DEFAULT_HASH', 'sha256'],
    ['GIT_LITERAL_PATHSPECS', '1'],
  ])('%s', async (name, value) => {
    const other = TestRepository.make();
    other.write('other/Other.java', 'class Other {}\n');
    other.commit();
    other.write('other/shallow', `${repository.git('rev-parse', 'HEAD')}\n`);
    const expected = await readAll();
    vi.stubEnv(name, value.startsWith('other') ? join(other.folder, value.replace('other/.git', '.git')) : value);
    expect(await readAll()).toEqual(expected);
    other.remove();
  });

  it('programs', async () => {
    const fsmonitor = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.fsmonitor', GIT_CONFIG_VALUE_0: trap };
    for (const [name, value] of Object.entries({ ...fsmonitor, GIT_EXTERNAL_DIFF: trap, GIT_PAGER: trap, GIT_TRACE: join(marker) })) {
      vi.stubEnv(name, value);
    }
    await readAll();
    expect(hasFired()).toBe(false);
    spawnSync('git', ['-C', repository.folder, 'status']);
    expect(hasFired()).toBe(true);
  });

  it('leaves what a person has set for themselves', async () => {
    // A folder that somebody else owns is read by those who said that they trust it.
    const settings = join(repository.folder, '.git', 'personal');
    writeFileSync(settings, '[core]\n\tnotesRef = [\n[broken');
    vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
    await expect(changeOfCommit(repository.folder, 'HEAD')).rejects.toThrow('personal');
  });
});

describe('revisions and replacements', () => {
  it.each([
    '--help',
    '--output=marker',
    '-h',
    '--all',
    '--exec=marker',
    '--end-of-options',
    '^HEAD',
    ':/x',
    'HEAD --output=marker',
    '',
    '@{-1}',
  ])('an option is no commit: %j', async (revision) => {
    await expect(changeOfCommit(repository.folder, revision)).rejects.toThrow(`has no commit "${revision}"`);
    expect(existsSync(join(repository.folder, 'marker'))).toBe(false);
  });

  it('a commit is what its id says, whatever was put in its place', async () => {
    const expected = await readAll();
    const head = repository.git('rev-parse', 'HEAD');
    repository.write('A.java', 'class Replaced {}\n');
    const other = repository.commit();
    repository.git('reset', '-q', '--hard', head);
    repository.git('replace', head, other);
    expect(repository.git('show', 'HEAD:A.java')).toContain('Replaced');
    expect(await readAll()).toEqual(expected);
    repository.git('replace', '-d', head);
    repository.write('.git/info/grafts', `${head}\n`);
    expect(repository.git('rev-list', '--count', 'HEAD')).toBe('1');
    expect(await readAll()).toEqual(expected);
  });
});
