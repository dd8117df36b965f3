// What other people's scripts use: the built library and the built command line, as `npm run build:node` left them in dist/node.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../engine/api.js';
import type { DetectionResult } from '../../engine/results/result.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = join(root, 'dist/node/cli.js');
const BEFORE = 'test/cases/move-rename-method/renamed-with-its-callers/before';
const AFTER = 'test/cases/move-rename-method/renamed-with-its-callers/after';
const RENAME =
  'Rename Method public calc(net long, pieces int) : long renamed to public grossOf(net long, pieces int) : long in class shop.Prices';

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, args: readonly string[], cwd = root): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd }, (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }));
  });
}

const reflens = (...args: string[]): Promise<Outcome> => run(process.execPath, [cli, ...args]);

describe('dist/node/cli.js', () => {
  let repository: string;
  const git = (...args: string[]): Promise<Outcome> =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args], repository);

  beforeAll(async () => {
    repository = mkdtempSync(join(tmpdir(), 'reflens-cli-'));
    await git('init', '-q');
    for (const folder of [BEFORE, AFTER]) {
      cpSync(join(root, folder), repository, { recursive: true });
      await git('add', '.');
      await git('commit', '-qm', folder);
    }
  });
  afterAll(() => rmSync(repository, { recursive: true }));

  it('lists the refactorings of a commit, without colours in a pipe', async () => {
    const { code, stdout, stderr } = await reflens('HEAD', '--repo', repository);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('shop/Prices.java\n  Rename Method  public long calc');
    expect(stdout).toContain('1 refactoring: 1 Rename Method\nAnalysed 1 of 1 changed file; 0 of 4 changed lines left to read\n');
    expect(stdout).not.toContain('\u001b');
  });

  it('prints the same for a range and for two folders, as JSON', async () => {
    const range = await reflens('HEAD~1..HEAD', '--repo', repository, '--json');
    const folders = await reflens('--before', BEFORE, '--after', AFTER, '--json');
    const result = JSON.parse(range.stdout) as DetectionResult;
    expect(result.refactorings.map(({ description }) => description)).toEqual([RENAME]);
    expect(JSON.parse(folders.stdout)).toEqual(result);
  });

  it('prints Markdown in which nothing of the code is markup', async () => {
    const { stdout } = await reflens('HEAD', '--repo', repository, '--markdown');
    expect(stdout).toContain(
      `## 1 refactoring\n\n### \`shop/Prices.java\`\n\n- **Rename Method** \`public long calc(long net, int pieces) renamed to public long grossOf(long net, int pieces) in class shop.Prices\``,
    );
    expect(stdout).toContain('_Analysed 1 of 1 changed file; 0 of 4 changed lines left to read_');
  });

  it('mines a history, and goes on where it stopped', async () => {
    const out = join(repository, 'mined.jsonl');
    const lines = (): { commit: string; parent: string | null; refactorings: { description: string }[] }[] =>
      readFileSync(out, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as ReturnType<typeof lines>[number]);
    expect(await reflens('mine', repository, '--since', '2000-01-01', '--jobs', '2', '--out', out)).toMatchObject({
      code: 0,
      stderr: 'reflens: 2 commits analysed.\n',
    });
    const mined = lines();
    expect(mined.flatMap(({ refactorings }) => refactorings.map(({ description }) => description))).toEqual([RENAME]);
    expect(mined.map(({ parent }) => parent).sort()).toEqual([mined.find(({ parent }) => parent === null)?.commit, null].sort());
    // Ended in the middle of a line.
    writeFileSync(out, readFileSync(out, 'utf8').slice(0, -20));
    expect((await reflens('mine', repository, '--out', out)).stderr).toBe('reflens: 1 commits analysed, 1 were there already.\n');
    expect(lines().map(({ commit }) => commit)).toEqual(mined.map(({ commit }) => commit));
    expect((await reflens('mine', repository, '--jsonl')).stdout.trim().split('\n')).toHaveLength(2);
    expect(await reflens('mine', 'nowhere')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('neither a folder, nor OWNER/NAME') as string,
    });
  });

  it('takes two files as versions of one, whatever they are called', async () => {
    const before = join(repository, 'Draft.java');
    const after = join(repository, 'Final.java');
    writeFileSync(before, 'class A {\n  int twice(int x) {\n    int y = x * 2;\n    return y;\n  }\n}\n');
    writeFileSync(after, 'class A {\n  int doubled(int x) {\n    int y = x * 2;\n    return y;\n  }\n}\n');
    const { stdout } = await reflens('--before', before, '--after', after);
    expect(stdout).toContain(
      'Final.java:2 -> Final.java:2\n\n1 refactoring: 1 Rename Method\nAnalysed 1 of 1 changed file; 0 of 2 changed lines left to read\n',
    );
  });

  it('leaves out what is less sure than it is told', async () => {
    const folders = ['--before', 'test/sample/before', '--after', 'test/sample/after'];
    const found = async (...args: string[]): Promise<DetectionResult['refactorings']> =>
      (JSON.parse((await reflens(...folders, '--json', ...args)).stdout) as DetectionResult).refactorings;
    const [all, sure] = [await found(), await found('--min-confidence', '0.9')];
    expect(all.every(({ confidence = -1 }) => confidence > 0 && confidence <= 1)).toBe(true);
    expect(sure).toEqual(all.filter(({ confidence = 0 }) => confidence >= 0.9));
    expect(sure.length).toBeGreaterThan(0);
    expect(sure.length).toBeLessThan(all.length);
    const unsure = all.length - sure.length;
    expect((await reflens(...folders)).stdout.match(/^ *perhaps /gm)).toHaveLength(unsure);
    const text = (await reflens(...folders, '--min-confidence', '0.9')).stdout;
    expect(text).toContain(`${sure.length} refactorings (${unsure} unsure ones are not shown)`);
    expect(text).not.toContain('perhaps ');
    expect(await reflens(...folders, '--min-confidence', '90')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--min-confidence takes a number from 0 to 1, not "90"') as string,
    });
  });

  it('knows its version and its options', async () => {
    expect((await reflens('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await reflens('--help')).stdout).toContain('usage: reflens');
  });
});

describe('dist/node/index.js', () => {
  let elsewhere: string;
  beforeAll(() => {
    elsewhere = mkdtempSync(join(tmpdir(), 'reflens-library-'));
    cpSync(join(root, 'dist/node'), elsewhere, { recursive: true });
  });
  afterAll(() => rmSync(elsewhere, { recursive: true }));

  it('works wherever it is copied to', async () => {
    const { createDetector } = (await import(pathToFileURL(join(elsewhere, 'index.js')).href)) as {
      createDetector: () => Promise<Detector>;
    };
    const detector = await createDetector();
    const before = 'class A { int f(int n) { int m = n * 2; return m + 1; } }';
    const result = await detector.detect({ before: { 'A.java': before }, after: { 'A.java': before.replaceAll(/\bm\b/g, 'twice') } });
    expect(result.refactorings.map(({ description }) => description)).toEqual([
      'Rename Variable m : int to twice : int in method package f(n int) : int from class A',
    ]);
    expect(result.files).toEqual({ 'A.java': { status: 'analysed' } });
  });

  it('stops when it is told to', async () => {
    const { createDetector } = (await import(pathToFileURL(join(elsewhere, 'index.js')).href)) as {
      createDetector: () => Promise<Detector>;
    };
    const detector = await createDetector();
    const abort = new AbortController();
    abort.abort(new Error('enough'));
    await expect(
      detector.detect({ before: { 'A.java': 'class A {}' }, after: { 'A.java': 'class B {}' } }, { signal: abort.signal }),
    ).rejects.toThrow('enough');
  });
});
