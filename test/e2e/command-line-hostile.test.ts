// A repository whose names and texts hold every character that a terminal obeys, that turns text around, or that nobody sees: none of them is printed as it is.
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lexer } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVISIBLE, codeOf } from '../../shown/invisible.js';

const cli = fileURLToPath(new URL('../../dist/node/cli.js', import.meta.url));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, args: readonly string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd }, (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }));
  });
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** None of them ends a name: a path may hold all but NUL and `/`, an argument all but NUL. */
const CONTROLS = [...range(0x01, 0x1f), ...range(0x7f, 0x9f)];
const HIDDEN = [
  ...['\u00ad', '\u061c', '\ufeff', '\u3164'],
  ...[...range(0x200b, 0x200f), ...range(0x2028, 0x202e), ...range(0x2060, 0x206f), ...range(0xe0020, 0xe007f)],
];
const ALL = [...CONTROLS, ...HIDDEN].join('');
/** Sequences that clear a screen, set a title, hide a line, and what would begin a line of ours. */
const SEQUENCES = '\u001b[2J\u001b]0;title\u0007\u001b[8m\u009b31m\r\nreflens: all is well\n';

/** Characters of one name; a name has 255 bytes at most. */
const PORTION = 40;
const NAMES = Array.from({ length: Math.ceil([...ALL].length / PORTION) }, (_, index) =>
  [...ALL].slice(index * PORTION, (index + 1) * PORTION).join(''),
);

/** What a string literal may hold: no line's end. */
const LITERAL = `${ALL}${SEQUENCES}`.replaceAll(/[\n\r]/g, '');
const text = (name: string, value: string): string =>
  `class A {\n  @Named("${LITERAL}${value}")\n  void ${name}() {\n    String s = "${LITERAL}";\n    print(s + "${value}");\n  }\n}\n`;

/** Lines are ours; everything else is to be seen. */
function expectVisible(printed: string): void {
  expect(
    [...new Set([...printed.matchAll(INVISIBLE)].map(([character]) => character))].filter((character) => character !== '\n').map(codeOf),
  ).toEqual([]);
  expect(printed).not.toContain('\nreflens: all is well');
}

describe('a hostile repository', () => {
  let folder: string;
  const at = (path: string): string => join(folder, path);
  const reflens = (...args: string[]): Promise<Outcome> => run(process.execPath, [cli, ...args], at('repository'));
  const branch = `b${HIDDEN.slice(0, PORTION).join('')}`;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reflens-hostile-'));
    for (const name of ['repository', 'before', 'after']) mkdirSync(at(name));
    const git = (...args: string[]): Promise<Outcome> =>
      run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args], at('repository'));
    await git('init', '-q');
    const write = (side: string, name: string, value: string): void => {
      for (const [index, odd] of NAMES.entries()) {
        writeFileSync(join(at(side), `${index}${odd}.java`), text(name, value));
        writeFileSync(join(at(side), `${index}${odd}.md`), value);
        writeFileSync(join(at(side), `${index}${odd}Broken.java`), `%%% ${value} (((`);
      }
    };
    for (const side of ['repository', 'before']) write(side, 'first', '1');
    await git('add', '.');
    expect(await git('commit', '-qm', 'first')).toMatchObject({ code: 0 });
    expect(await git('branch', branch)).toMatchObject({ code: 0 });
    for (const side of ['repository', 'after']) write(side, 'second', '2');
    chmodSync(at('after'), 0o755);
    await git('add', '.');
    await git('commit', '-qm', 'second');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is told visibly in lists', async () => {
    for (const args of [['HEAD'], [`${branch}..HEAD`], ['--before', at('before'), '--after', at('after')]]) {
      const { code, stdout, stderr } = await reflens(...args);
      expectVisible(stdout);
      expectVisible(stderr);
      expect(code).toBe(3);
      for (const word of ['Rename Method', 'Modify Method Annotation', 'Broken.java', '.md', '\\u202e', '\\u001b', '\\u009b', '\\u{e0041}'])
        expect(stdout).toContain(word);
    }
  });

  it('is told visibly in Markdown, in which it is nothing but itself', async () => {
    const { stdout, stderr } = await reflens('HEAD', '--markdown');
    expectVisible(stdout);
    expectVisible(stderr);
    expect(new Set(lexer(stdout).map(({ type }) => type))).toEqual(new Set(['heading', 'list', 'paragraph', 'space']));
    expect(stdout).toContain('\\u202e');
  });

  it('is told as it is in JSON, for programs', async () => {
    const { stdout, stderr } = await reflens('HEAD', '--json');
    expectVisible(stderr);
    const files = Object.keys((JSON.parse(stdout) as { files: object }).files);
    expect(files).toContain(`0${NAMES[0]}.java`);
    const mined = await reflens('mine', '.');
    expectVisible(mined.stderr);
    expect(mined.stdout.trim().split('\n')).toHaveLength(2);
  });

  const odd = `x${ALL}${SEQUENCES}`;
  it.each([
    ['a commit', [odd]],
    ['a range', [`${odd}..${odd}`]],
    ['a repository', ['HEAD', '--repo', odd]],
    ['folders', ['--before', odd, '--after', odd]],
    ['an address', [`https://github.com/${odd}`]],
    ['a budget', ['HEAD', '--budget', odd]],
    ['an option', [`--${odd}`]],
    ['too much', ['HEAD', odd]],
    ['what to mine', ['mine', odd]],
    ['where to mine from', ['mine', '.', '--branch', odd]],
    ['a date', ['mine', '.', '--since', odd]],
    ['where to write', ['mine', '.', '--out', `${odd}/${odd}`]],
    ['how many at once', ['mine', '.', '--jobs', odd]],
  ])('is told visibly when the arguments are wrong: %s', async (_, args) => {
    const { stdout, stderr } = await reflens(...args);
    expectVisible(stderr);
    if (args[0] !== 'mine') expect(stdout).toBe('');
  });
});
