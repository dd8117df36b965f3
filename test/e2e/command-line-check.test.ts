// `reflens check` as it was built: its exit status, and its forms.
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLI = fileURLToPath(new URL('../../dist/node/cli.js', import.meta.url));

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const ORDERS = `class Orders {
    int count(int[] list) {
        int number = 0;
        for (int one : list) {
            number += one;
        }
        return number;
    }
}
`;

describe('reflens check', () => {
  let folder: string;
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args], {
      encoding: 'utf8',
    });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const commit = (name: string): void => {
    git('add', '-A');
    git('commit', '-qm', name);
    git('tag', name);
  };
  const check = (...args: string[]): Promise<Outcome> =>
    new Promise((resolve) => {
      execFile(process.execPath, [CLI, 'check', ...args], { cwd: folder }, (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr }),
      );
    });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reflens-check-'));
    git('init', '-q', '-b', 'main');
    write('Orders.java', ORDERS);
    write('run.sh', 'a\n');
    commit('root');
    write('Orders.java', ORDERS.replaceAll('number', 'total'));
    commit('renamed');
    write('Orders.java', ORDERS.replaceAll('number', 'total').replace('= 0', '= 1'));
    write('a %"\u001b]<b>.txt', 'new [link](x) ::error::\n');
    commit('edited');
    chmodSync(join(folder, 'run.sh'), 0o755);
    commit('mode');
    symlinkSync('run.sh', join(folder, 'link'));
    commit('link');
    git('mv', 'run.sh', 'bin-run.sh');
    commit('moved');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    [
      ['renamed', '--only', 'renames'],
      0,
      /^Accepted: nothing but renames, in 6 changed lines in 1 file\.\nAllowed and found: 6 places by Rename Variable\.$/m,
    ],
    [['root..renamed', '--only', 'Rename Variable'], 0, /^Accepted/],
    [['renamed...renamed', '--only', 'moves'], 0, /^Accepted: nothing changed/],
    [
      ['renamed', '--only', 'moves'],
      1,
      /line 3 before the change: explained by Rename Variable, which is not allowed\n {6}int number = 0;/,
    ],
    [['edited', '--only', 'renames,moves'], 1, /Orders\.java\n {2}line 3 before the change: not explained/],
    [['mode', '--only', 'renames'], 3, /run\.sh: its mode changed: it may be run now/],
    [['link', '--only', 'renames'], 3, /link: a symbolic link/],
    [['moved', '--only', 'renames'], 0, /1 place by Renamed File/],
    [['root', '--only', 'renames'], 1, /not explained/],
    [['nothing', '--only', 'renames'], 2, /^$/],
    [['renamed'], 2, /^$/],
    [['renamed', '--only', 'refactorings'], 2, /^$/],
  ])('%j', async (args, status, output) => {
    const outcome = await check(...args);
    expect(outcome.status, outcome.stderr).toBe(status);
    expect(outcome.stdout).toMatch(output);
  });

  it('takes folders', async () => {
    for (const [side, text] of [
      ['before', ORDERS],
      ['after', ORDERS.replaceAll('number', 'total')],
    ] as const)
      write(`sides/${side}/Orders.java`, text);
    const sides = ['--before', join(folder, 'sides/before'), '--after', join(folder, 'sides/after')];
    expect((await check(...sides, '--only', 'renames')).status).toBe(0);
    chmodSync(join(folder, 'sides/after/Orders.java'), 0o755);
    expect((await check(...sides, '--only', 'renames')).status).toBe(3);
    symlinkSync('nowhere', join(folder, 'sides/after/link'));
    const { stdout } = await check(...sides, '--only', 'renames', '--json');
    expect((JSON.parse(stdout) as { unseen: unknown[] }).unseen).toHaveLength(2);
  });

  it('prints what a repository names as nothing but itself', async () => {
    const text = await check('edited', '--only', 'renames');
    expect(text.stdout).toContain('a %"\\u001b]<b>.txt');
    const markdown = await check('edited', '--only', 'renames', '--markdown');
    expect(markdown.stdout).toContain('`a %"\\u001b]<b>.txt:1`: not explained  \n  `new [link](x) ::error::`');
    expect(markdown.stdout.startsWith('## ❌ Refused')).toBe(true);
  });

  it('prints SARIF', async () => {
    const { stdout, status } = await check('edited', '--only', 'renames', '--sarif');
    expect(status).toBe(1);
    const { version, runs } = JSON.parse(stdout) as {
      version: string;
      runs: {
        tool: { driver: { name: string; rules: { id: string }[] } };
        results: {
          ruleId: string;
          ruleIndex: number;
          level: string;
          message: { text: string };
          locations: { physicalLocation: { artifactLocation: { uri: string }; region?: { startLine: number; endLine: number } } }[];
        }[];
      }[];
    };
    expect(version).toBe('2.1.0');
    const [run] = runs;
    if (!run) throw new Error('There is no run.');
    expect(run.tool.driver.name).toBe('Reflens');
    expect(run.results).not.toEqual([]);
    for (const { ruleId, ruleIndex, level, message, locations } of run.results) {
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(level).toBe('error');
      expect(message.text).not.toBe('');
      for (const { physicalLocation } of locations) {
        expect(physicalLocation.artifactLocation.uri).toMatch(/^[\w.!~*'()%/-]+$/);
        const { startLine = 1, endLine = 1 } = physicalLocation.region ?? {};
        expect(startLine).toBeGreaterThan(0);
        expect(endLine).toBeGreaterThanOrEqual(startLine);
      }
    }
    expect(run.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri)).toContain(
      'a%20%25%22%1B%5D%3Cb%3E.txt',
    );
  });
});
