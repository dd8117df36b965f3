// The built command line with addresses of GitHub, which lead to the stand-in.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { DetectionResult } from '../../engine/results/result.js';
import { serveChange } from './support/change.js';
import { useGithub } from './support/running.js';

const CLI = fileURLToPath(new URL('../../dist/node/cli.js', import.meta.url));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe('dist/node/cli.js', () => {
  const github = useGithub(async () => [await serveChange()]);

  afterEach(() => github.failures.clear());

  /** Sends every request to the stand-in, which tells hosts apart by name. */
  const detour = (): string =>
    `data:text/javascript,${encodeURIComponent(`
      import { request } from 'node:https';
      globalThis.fetch = (address, init) => new Promise((resolve, reject) => {
        const { host, pathname, search } = new URL(address);
        const headers = { ...Object.fromEntries(new Headers(init?.headers)), host };
        const options = { host: '127.0.0.1', port: ${github.port}, path: pathname + search, method: init?.method ?? 'GET', headers, rejectUnauthorized: false };
        request(options, async (answer) => {
          const chunks = await answer.toArray();
          const known = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
          resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode, headers: known }));
        }).on('error', reject).end(init?.body);
      });`)}`;

  const reflens = (args: readonly string[], token?: string): Promise<Outcome> =>
    new Promise((resolve) => {
      const env = { ...process.env, GITHUB_TOKEN: token ?? '' };
      execFile(process.execPath, ['--import', detour(), CLI, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
      );
    });

  const found = (outcome: Outcome): string[] => {
    expect(outcome).toMatchObject({ code: 0 });
    return (JSON.parse(outcome.stdout) as DetectionResult).refactorings.map(({ description }) => description).sort();
  };

  it('lists the refactorings of a commit, and what was not looked at', async () => {
    const { code, stdout, stderr } = await reflens([github.commitUrl()]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Rename Method  public int priceOf(int id) renamed to public int priceFor(int item) in class shop.Catalogue');
    expect(stdout).toMatch(
      /Analysed 10 of 11 changed files; \d+ of \d+ changed lines left to read\n {2}1 not analysed, in a language that is not known: README.md\n/,
    );
  });

  it('finds the same in the commit, its pull request and the comparison', async () => {
    const commit = found(await reflens([github.commitUrl(), '--json']));
    expect(commit.length).toBeGreaterThan(5);
    const base = 'https://github.com/sample/project';
    for (const address of ['pull/1', 'pull/1/commits', 'pull/1/files', 'compare/main...feature'])
      expect(found(await reflens([`${base}/${address}`, '--json'])), address).toEqual(commit);
  });

  it('judges a commit and its pull request alike, with a token and without, and looks at all of it', async () => {
    const receipt = async (address: string, token?: string): Promise<unknown> => {
      const { code, stdout, stderr } = await reflens(['check', address, '--only', 'renames,moves', '--json'], token);
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      return JSON.parse(stdout);
    };
    const commit = await receipt(github.commitUrl());
    expect(commit).toMatchObject({ verdict: 'refused', unseen: [], files: { changed: 11 } });
    expect(await receipt('https://github.com/sample/project/pull/1')).toEqual(commit);
    expect(await receipt(github.commitUrl(), 'github_pat_standin')).toEqual(commit);
  });

  it('sends the token of its environment to the API alone, and never shows it', async () => {
    const from = github.requests.length;
    const { stdout, stderr } = await reflens([github.commitUrl()], 'github_pat_standin');
    const asked = github.requests.slice(from);
    expect(asked.map(({ host, path, authorized }) => [host, path.replace(/[0-9a-f]{40}/, 'ID'), authorized])).toEqual([
      ['api.github.com', '/repos/sample/project/commits/ID', true],
      ['api.github.com', '/graphql', true],
    ]);
    expect(stdout + stderr).not.toContain('github_pat_standin');
  });

  it('goes on without a file that cannot be read, and says so', async () => {
    github.failures.add({ match: /Part3\.java/, kind: 'not-found' });
    const { code, stdout, stderr } = await reflens([github.commitUrl()]);
    expect(code).toBe(3);
    expect(stderr).toContain('Not everything was analysed');
    expect(stdout).toContain('Rename Method');
    expect(stdout).toContain('  1 not analysed, could not be read: src/shop/part/Part3.java (GitHub did not find it)\n');
    const accepted = await reflens([github.commitUrl(), '--allow-partial', '--json']);
    expect(accepted).toMatchObject({ code: 0, stderr: '' });
    expect((JSON.parse(accepted.stdout) as DetectionResult).files['src/shop/part/Part3.java']).toEqual({
      status: 'not-read',
      detail: 'GitHub did not find it',
    });
  });

  it('ends with 3 when no file can be read', async () => {
    github.failures.add({ match: 'raw', kind: 'not-found' });
    const { code, stdout, stderr } = await reflens([github.commitUrl()]);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toMatch(/^reflens: No changed file in a known language could be read; src\/.*: GitHub did not find it\.\n$/);
  });

  it('ends with 3 and a sentence when GitHub does not answer as it should', async () => {
    github.failures.add({ match: 'api', kind: 'rate-limit' });
    const limited = await reflens([github.commitUrl()]);
    expect(limited).toMatchObject({ code: 3, stdout: '' });
    expect(limited.stderr).toMatch(
      /^reflens: .*as many requests as it allows.*with one from GITHUB_TOKEN, 5,000\. It will work again at .*\n$/,
    );
    github.failures.clear();
    const unknown = await reflens(['https://github.com/sample/project/pull/77']);
    expect(unknown).toMatchObject({ code: 3, stdout: '' });
    expect(unknown.stderr).toContain('does not know this pull request');
  });
});
