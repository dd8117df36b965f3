// The GitHub Action as it was built, run as a runner does, in shallow checkouts of a real bare repository.
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARK } from '../../action/comment.js';
import { Origin, runAction, type StepOutcome } from '../support/action-runner.js';

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
const RENAMED = ORDERS.replaceAll('number', 'total');
const EDITED = RENAMED.replace('= 0', '= 1');
const ZEROS = '0'.repeat(40);

/** Commits of a pull request: more than the first fetch gets. */
const LONG = 120;

describe('the action', () => {
  let origin: Origin;
  const commits = new Map<string, string>();
  const at = (name: string): string => commits.get(name) ?? '';
  const pull = (base: string, head: string, number = 1, more: object = {}): { name: string; payload: object } => ({
    name: 'pull_request',
    payload: { pull_request: { number, base: { sha: at(base), ref: 'main' }, head: { sha: at(head) }, ...more } },
  });
  const push = (before: string, after: string, ref = 'refs/heads/main'): { name: string; payload: object } => ({
    name: 'push',
    payload: { before, after, ref, repository: { default_branch: 'main' } },
  });

  beforeAll(() => {
    origin = new Origin();
    const commit = (name: string, files: Record<string, string | null>): void => void commits.set(name, origin.commit(files));
    const gitPush = (from: string, to: string): string => origin.git('push', '-q', '--force', 'origin', `${at(from)}:${to}`);
    commit('root', { 'Orders.java': ORDERS, 'a.txt': 'a\n' });
    // A pull request that only renames; its base went on with something else.
    origin.git('checkout', '-q', '-b', 'topic');
    commit('head', { 'Orders.java': RENAMED });
    gitPush('head', 'refs/pull/1/head');
    origin.git('checkout', '-q', 'main');
    commit('base', { 'a.txt': 'a\nb\n' });
    origin.git('merge', '-q', '--no-edit', at('head'));
    commits.set('merge', origin.git('rev-parse', 'HEAD'));
    gitPush('merge', 'refs/pull/1/merge');
    // One that edits, and with a name that a runner could take for a command.
    origin.git('checkout', '-q', '-b', 'edits', at('root'));
    commit('edited', { 'Orders.java': EDITED, 'x,y:1%0A::error::z.txt': '::set-output name=a::<b> @someone #1\n' });
    gitPush('edited', 'refs/pull/2/head');
    // A long one.
    origin.git('checkout', '-q', '-b', 'long', at('root'));
    for (let number = 0; number < LONG; number++) commit('long', { 'b.txt': `${number}\n`, 'Orders.java': RENAMED });
    gitPush('long', 'refs/pull/3/head');
    origin.git('checkout', '-q', 'main');
    origin.git('reset', '-q', '--hard', at('base'));
    commit('pushed', { 'Orders.java': RENAMED });
    gitPush('pushed', 'refs/heads/main');
    gitPush('edited', 'refs/heads/replaced');
    gitPush('head', 'refs/heads/replaced');
    gitPush('root', 'refs/heads/root');
    origin.giveCommits('any');
  });
  afterAll(() => origin.remove());

  it('tells the figures of a pull request whose base went on, and takes what is allowed', async () => {
    const { status, summary, outputs, stdout } = await runAction(
      origin.checkout('refs/pull/1/merge'),
      pull('base', 'head', 1, { commits: 1 }),
      {
        only: 'renames',
      },
    );
    expect(status, stdout).toBe(0);
    expect(outputs).toEqual({ verdict: 'accepted', refused: '0', refactorings: '1', changed: '6', left: '0' });
    expect(stdout).toContain('Reflens: 0 of 6 changed lines left to read; nothing but renames, moves and formatting in 1 of 1 file.');
    expect(summary).toContain('### Reflens: 0 of 6 changed lines left to read');
    expect(summary).toContain('✅ Accepted: nothing but renames');
    expect(summary).toContain('**Rename Variable**');
  });

  it('refuses the rest, at its lines, and nothing of the repository is a command or markup', async () => {
    const { status, stdout, summary, outputs } = await runAction(origin.checkout('refs/pull/2/head'), pull('base', 'edited', 2), {
      only: 'renames\nmoves',
    });
    expect(status).toBe(1);
    expect(outputs).toMatchObject({ verdict: 'refused' });
    const commands = stdout.split('\n').filter((line) => /^\s*::|##\[/.test(line));
    expect(commands.every((line) => line.startsWith('::error '))).toBe(true);
    expect(stdout).toContain('::error file=Orders.java,line=3,endLine=3,title=Reflens::not explained: int total = 1;');
    expect(stdout).toContain(
      '::error file=x%2Cy%3A1%250A%3A%3Aerror%3A%3Az.txt,line=1,endLine=1,title=Reflens::not explained: ::set-output name=a::<b> @someone #1',
    );
    expect(summary).toContain('`::set-output name=a::<b> @someone #1`');
    expect(summary).toContain('`x,y:1%0A::error::z.txt:1`');
  });

  it('requires nothing when nothing is asked for', async () => {
    const { status, outputs } = await runAction(origin.checkout('refs/pull/2/head'), pull('base', 'edited', 2));
    expect(status).toBe(0);
    expect(outputs).toMatchObject({ verdict: '', refused: '0' });
  });

  it.each(['none', 'reachable', 'any'] as const)(
    'finds where a long pull request began, however the server gives commits: %s',
    async (which) => {
      origin.giveCommits(which);
      const { status, outputs, stdout } = await runAction(origin.checkout('refs/pull/3/head'), pull('base', 'long', 3), {
        only: 'renames',
      });
      const whole = await runAction(origin.checkout('refs/pull/3/head', null), pull('base', 'long', 3), { only: 'renames' });
      origin.giveCommits('any');
      expect(outputs, stdout).toMatchObject({ verdict: 'refused', changed: '7', left: '1', refused: '1' });
      expect(status).toBe(1);
      expect(whole.outputs).toEqual(outputs);
    },
  );

  it('never cuts a checkout shorter', async () => {
    const folder = origin.checkout('refs/pull/3/head', 100);
    const count = (): number => Number(execFileSync('git', ['-C', folder, 'rev-list', '--count', 'HEAD'], { encoding: 'utf8' }));
    expect(count()).toBe(100);
    await runAction(folder, pull('base', 'long', 3));
    expect(count()).toBeGreaterThanOrEqual(100);
    const whole = origin.checkout('refs/heads/main', null);
    await runAction(whole, pull('base', 'head'));
    expect(execFileSync('git', ['-C', whole, 'rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).trim()).toBe('false');
  });

  it('compares a push with what was there before', async () => {
    const { status, outputs, stdout } = await runAction(origin.checkout('refs/heads/main'), push(at('base'), at('pushed')), {
      only: 'renames',
    });
    expect(status, stdout).toBe(0);
    expect(outputs).toMatchObject({ verdict: 'accepted', changed: '6' });
  });

  it('compares a forced push with what it replaced, as long as the server has it', async () => {
    const event = push(at('edited'), at('head'), 'refs/heads/replaced');
    const found = await runAction(origin.checkout('refs/heads/replaced'), event, { only: 'renames' });
    expect(found.outputs).toMatchObject({ verdict: 'refused' });
    const gone = push('1'.repeat(40), at('head'), 'refs/heads/replaced');
    const { status, stdout, outputs } = await runAction(origin.checkout('refs/heads/replaced'), gone, { only: 'renames' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error title=Reflens::The commits of this change .*fetch-depth: 0/m);
    expect(outputs).toEqual({});
  });

  it('compares a new branch with where it left the default one', async () => {
    const { outputs, stdout, status } = await runAction(
      origin.checkout('refs/heads/replaced'),
      push(ZEROS, at('head'), 'refs/heads/replaced'),
      { only: 'renames' },
    );
    expect(status, stdout).toBe(0);
    expect(outputs).toMatchObject({ verdict: 'accepted', changed: '6' });
  });

  it('takes a first commit as all new', async () => {
    const { outputs, status } = await runAction(origin.checkout('refs/heads/root'), push(ZEROS, at('root'), 'refs/heads/main'), {
      only: 'moves',
    });
    expect(status).toBe(1);
    expect(outputs).toMatchObject({ verdict: 'refused', changed: '10', left: '10' });
  });

  it('takes other events as the commit that is checked out, and a change that the workflow names', async () => {
    const folder = origin.checkout('refs/heads/main');
    expect(
      (await runAction(folder, { name: 'schedule', payload: {} }, { only: 'renames' }, { GITHUB_REF: 'refs/heads/main' })).outputs,
    ).toMatchObject({
      verdict: 'accepted',
    });
    const named = await runAction(folder, { name: 'schedule', payload: {} }, { only: 'renames', change: `${at('root')}..HEAD` });
    expect(named.outputs).toMatchObject({ verdict: 'refused', refused: '1' });
    const group = { name: 'merge_group', payload: { merge_group: { base_sha: at('base'), head_sha: at('pushed') } } };
    expect((await runAction(folder, group, { only: 'renames' })).outputs).toMatchObject({ verdict: 'accepted' });
  });

  it.each<[string, Parameters<typeof runAction>[1], Record<string, string>, RegExp]>([
    [
      'a deleted branch',
      { name: 'push', payload: { before: '1'.repeat(40), after: ZEROS, ref: 'refs/heads/x' } },
      {},
      /deleted a branch or a tag/,
    ],
    ['an unknown name', { name: 'schedule', payload: {} }, { only: 'renmaes' }, /nothing is called "renmaes". Did you mean "renames"/],
    ['an address', { name: 'schedule', payload: {} }, { change: 'https://github.com/o/r/pull/1' }, /A\.\.B, A\.\.\.B or a commit/],
    ['an option', { name: 'schedule', payload: {} }, { change: '--help' }, /no commit|could not be fetched/],
    ['a budget', { name: 'schedule', payload: {} }, { budget: 'long' }, /number of seconds/],
    [
      'an event that is none',
      { name: 'pull_request', payload: { pull_request: { number: 1, base: { sha: '--upload-pack=x' } } } },
      {},
      /which commits/,
    ],
  ])('says what is wrong: %s', async (_, event, inputs, message) => {
    const { status, stdout } = await runAction(origin.checkout('refs/heads/main'), event, inputs);
    expect(status).toBe(1);
    expect(stdout).toMatch(message);
    expect(stdout).toMatch(/^::error title=Reflens::/);
  });

  it('says what to write where history is missing and there is nobody to ask', async () => {
    const folder = origin.checkout('refs/heads/main');
    execFileSync('git', ['-C', folder, 'remote', 'remove', 'origin']);
    const { status, stdout } = await runAction(folder, pull('base', 'head'), { only: 'renames' });
    expect(status).toBe(1);
    expect(stdout).toContain('Give actions/checkout "fetch-depth: 0"');
  });

  describe('comments', () => {
    let server: Server;
    let api: string;
    let comments: { id: number; body: string; user: { type: string } }[];
    let isForbidden = false;
    const asked: string[] = [];

    beforeAll(async () => {
      server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          asked.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.authorization ?? ''}`);
          const { body = '' } = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as { body?: string }) : {};
          const id = Number(/comments\/(\d+)$/.exec(request.url ?? '')?.[1]);
          if (isForbidden && request.method !== 'GET') response.writeHead(403).end('{}');
          else if (request.method === 'GET') response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(comments));
          else {
            if (request.method === 'POST') comments.push({ id: comments.length + 1, body, user: { type: 'Bot' } });
            else comments = comments.map((one) => (one.id === id ? { ...one, body } : one));
            response.writeHead(200).end('{}');
          }
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      api = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    const commenting = (head: string, number: number): Promise<StepOutcome> =>
      runAction(
        origin.checkout(`refs/pull/${number}/head`),
        pull('base', head, number),
        { comment: 'true', token: 'secret' },
        { GITHUB_API_URL: api },
      );

    it('are written once, and changed by later runs; a person’s is left alone', async () => {
      comments = [{ id: 1, body: `${MARK}\nmine`, user: { type: 'User' } }];
      expect((await commenting('edited', 2)).status).toBe(0);
      expect((await commenting('edited', 2)).status).toBe(0);
      expect(comments).toHaveLength(2);
      expect(comments[0]?.body).toBe(`${MARK}\nmine`);
      expect(comments[1]?.body).toMatch(/^<!-- reflens: reading figures -->\n### Reflens: \d+ of \d+ changed lines left to read/);
      expect(asked.map((one) => one.split(' ')[0])).toEqual(['GET', 'POST', 'GET', 'PATCH']);
      expect(asked.every((one) => one.endsWith('Bearer secret'))).toBe(true);
    });

    it('that may not be written, as from a fork, are a warning', async () => {
      comments = [];
      isForbidden = true;
      const { status, stdout, summary } = await commenting('head', 1);
      isForbidden = false;
      expect(status).toBe(0);
      expect(stdout).toMatch(/^::warning title=Reflens::The comment could not be written: .*pull-requests: write/m);
      expect(summary).toContain('Reflens');
      expect(stdout).not.toContain('secret');
    });
  });
});
