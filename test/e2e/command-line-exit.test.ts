// With which number the built command line ends: a test for each row of the table in engine/node/exit.ts.
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT_MEANINGS } from '../../engine/node/exit.js';

const cli = fileURLToPath(new URL('../../dist/node/cli.js', import.meta.url));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A user who may not read everything, as root may. */
const NOBODY = 65_534;

function reflens(
  args: readonly string[],
  { cwd = tmpdir(), env = {}, uid }: { cwd?: string; env?: object; uid?: number } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, ...env }, ...(uid !== undefined && { uid }) };
    execFile(process.execPath, [cli, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

const WELL = 'class A {\n  int twice(int x) {\n    int y = x * 2;\n    return y;\n  }\n}\n';
const RENAMED = WELL.replace('twice', 'doubled');

describe('exit status', () => {
  let folder: string;
  const at = (path: string): string => join(folder, path);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reflens-exit-'));
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    };
    write('before/A.java', WELL);
    write('after/A.java', RENAMED);
    write('same/A.java', WELL);
    write('ordinary/A.java', RENAMED);
    write('ordinary/README.md', '# A');
    write('ordinary/tool.py', 'print()');
    write('ordinary/Parser.java', '// $ANTLR 3.5\nclass Parser {}');
    write('broken/A.java', RENAMED);
    write('broken/B.java', '%%% no class at all (((');
    write('broken-alone/A.java', '%%% no class at all (((');
    write('binary/A.java', 'class A {\0}');
    write('huge/A.java', WELL + '// long\n'.repeat(600_000));
    for (let n = 0; n < 60; n++) write(`many/C${n}.java`, WELL.replace('A', `C${n}`).repeat(20));
    chmodSync(folder, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The exit status for a change from `before` to another folder. */
  const compare = (after: string, ...options: string[]): Promise<Outcome> =>
    reflens(['--before', at('before'), '--after', at(after), ...options]);

  it('is 0 when everything was analysed, whatever was found', async () => {
    expect(await compare('after')).toMatchObject({ code: 0, stderr: '' });
    expect(await compare('same')).toMatchObject({ code: 0, stdout: 'No refactorings found\nNo files changed\n' });
    expect(await reflens(['--help'])).toMatchObject({ code: 0 });
    expect(await reflens(['--version'])).toMatchObject({ code: 0 });
  });

  it('is 0 with files in unknown languages and of generators, which are told', async () => {
    const { code, stdout } = await compare('ordinary');
    expect(code).toBe(0);
    expect(stdout).toContain('Analysed 1 of 4 changed files; 2 of 4 changed lines left to read\n');
    expect(stdout).toContain('  1 not analysed, written by a generator: Parser.java (by ANTLR)\n');
    expect(stdout).toContain('  2 not analysed, in a language that is not known: README.md, tool.py\n');
  });

  it.each([
    ['no arguments', [], 'Name a commit'],
    ['an unknown option', ['--nonsense'], 'nonsense'],
    ['one side only', ['--before', '.'], 'belong together'],
    ['a file for one side only', ['--after', 'A.java'], 'belong together'],
    ['a missing folder', ['--before', 'nowhere', '--after', '.'], '"nowhere" does not exist.'],
    ['a file and a folder', ['--before', 'before', '--after', 'after/A.java'], 'name two folders, or two files'],
    ['the same folder twice', ['--before', 'before', '--after', 'before/.'], 'name the same folder'],
    ['a budget that is none', ['HEAD', '--budget', '0'], 'number of seconds'],
    ['no repository', ['HEAD', '--repo', 'before'], 'is not a Git repository'],
    ['nothing to mine', ['mine', 'nowhere'], 'neither a folder, nor OWNER/NAME'],
    ['no server', ['HEAD'], 'GITHUB_SERVER_URL', { GITHUB_SERVER_URL: 'nonsense' }],
  ] as const)('is 2 for %s', async (_, args, message, env?: Readonly<Record<string, string>>) => {
    const { code, stdout, stderr } = await reflens(args, { cwd: folder, ...(env && { env }) });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^reflens: [^\n]+\n(Try reflens --help\.\n)?$/);
    expect(stderr).toContain(message);
  });

  it.each([
    ['a file that cannot be parsed', 'broken', '  1 not analysed, cannot be parsed: B.java (no type declaration could be read)\n'],
    ['nothing that can be parsed', 'broken-alone', '  1 not analysed, cannot be parsed: A.java'],
    ['a binary file', 'binary', '  1 not analysed, could not be read: A.java (a binary file)\n'],
    ['a file that is too large', 'huge', '  1 not analysed, too large: A.java (more than 4 million characters)\n'],
  ])('is 3 for %s, and 0 where that is allowed', async (_, after, line) => {
    const { code, stdout, stderr } = await compare(after);
    expect(code).toBe(3);
    expect(stdout).toContain(line);
    expect(stderr).toBe('reflens: Not everything was analysed, so the exit status is 3; --allow-partial makes it 0.\n');
    expect(await compare(after, '--allow-partial')).toEqual({ code: 0, stdout, stderr: '' });
    expect(await compare(after, '--json')).toMatchObject({ code: 3 });
    expect(await compare(after, '--markdown')).toMatchObject({ code: 3 });
  });

  it('is 3 when the budget ends the work, and each format says so', async () => {
    const options = ['--budget', '0.001'];
    const list = await compare('many', ...options);
    expect(list).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('The time budget was used up: the list is incomplete.') as string,
    });
    const markdown = await compare('many', ...options, '--markdown');
    expect(markdown).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('The time budget was used up: the list is incomplete.') as string,
    });
    const json = await compare('many', ...options, '--json');
    expect(json.code).toBe(3);
    expect(JSON.parse(json.stdout)).toMatchObject({ hitTimeout: true });
    expect(await compare('many', ...options, '--allow-partial')).toMatchObject({ code: 0 });
  });

  it('is 3 for files and folders that may not be read', async () => {
    if (process.getuid?.() !== 0) return;
    mkdirSync(at('closed/inside'), { recursive: true });
    for (const path of ['closed/A.java', 'closed/inside/B.java']) writeFileSync(at(path), WELL);
    chmodSync(at('closed/A.java'), 0);
    chmodSync(at('closed/inside'), 0);
    const { code, stdout } = await reflens(['--before', at('before'), '--after', at('closed')], { uid: NOBODY });
    expect(code).toBe(3);
    expect(stdout).toContain(
      '  2 not analysed, could not be read:\n    A.java (permission denied)\n    inside/ (a folder: permission denied)\n',
    );
    const whole = await reflens(['--before', at('before'), '--after', at('closed/inside')], { uid: NOBODY });
    expect(whole).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(/^reflens: ".*" could not be read: permission denied\.\n$/) as string,
    });
  });

  it('is 3 for an error of ours, with its place', async () => {
    const broken = 'performance.now = () => { throw new Error("boom") }';
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}` };
    const { code, stdout, stderr } = await reflens(['--before', at('before'), '--after', at('after')], { env });
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(/^reflens: Error: boom\n +at /);
  });

  it('is told by --help, every number of it', async () => {
    const { stdout } = await reflens(['--help']);
    for (const [status, meaning] of Object.entries(EXIT_MEANINGS)) expect(stdout).toContain(`\n  ${status}  ${meaning.split('\n')[0]}`);
  });
});
