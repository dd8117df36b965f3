// `reflens api` and `--fail-on` as they were built: what is printed and written, and the exit status.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const CLIENT = `package shop;

public class Client {
    private String last;

    public void send(String text) {
        last = text;
        System.out.println("sent " + text);
    }

    public void greet() {
        send("hello");
        System.out.println("greeted " + last);
    }
}
`;

const pom = (version: string): string => `<project>\n  <version>${version}</version>\n</project>\n`;

describe('reflens api', () => {
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
  const run = (...args: string[]): Promise<Outcome> =>
    new Promise((resolve) => {
      execFile(process.execPath, [CLI, ...args], { cwd: folder }, (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr }),
      );
    });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'reflens-api-'));
    git('init', '-q', '-b', 'main');
    write('src/main/java/shop/Client.java', CLIENT);
    write('pom.xml', pom('1.4.2'));
    commit('root');
    write('src/main/java/shop/Client.java', CLIENT.replace('sent ', 'did send '));
    commit('inside');
    write(
      'src/main/java/shop/Client.java',
      CLIENT.replace('send(String text)', 'send(String text, boolean now)').replace('"hello"', '"hello", true'),
    );
    write('pom.xml', pom('1.4.3'));
    commit('parameter');
    write('src/main/java/shop/Broken.java', 'class {{{{ (((( ;;;; \u0000');
    commit('broken');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tells what breaks, how users go over, and which version that is', async () => {
    const { status, stdout } = await run('api', 'root..parameter');
    expect(status).toBe(0);
    expect(stdout).toContain('## Breaking changes\n\nFor users of this code: 1 breaking change, all of them with a way over.');
    expect(stdout).toContain('By semantic versioning: **major**. The version goes from `1.4.2` to `1.4.3`, which is not enough.');
    expect(stdout).toContain(
      '`Client.send(String)` is `Client.send(String, boolean)` now. Write `send(text, true)` in place of `send(text)`, as a call in this change does.',
    );
    expect(stdout).toContain('`src/main/java/shop/Client.java:6` → `src/main/java/shop/Client.java:6`');
  });

  it('tells the same in JSON and SARIF, and writes a recipe', async () => {
    const json: unknown = JSON.parse((await run('api', 'root..parameter', '--json', '--openrewrite', 'go-over.yml')).stdout);
    expect(json).toMatchObject({
      semanticVersion: { step: 'major', before: '1.4.2', after: '1.4.3', isEnough: false },
      apiChanges: [{ kind: 'EXECUTABLE_REMOVED', breaks: 'both', element: 'shop.Client.send(String)' }],
    });
    expect(readFileSync(join(folder, 'go-over.yml'), 'utf8')).toContain(
      [
        'recipeList:',
        '  - org.openrewrite.java.AddLiteralMethodArgument:',
        '      methodPattern: "shop.Client send(java.lang.String)"',
        '      argumentIndex: 1',
        '      literal: "true"',
        '      primitiveType: "boolean"',
      ].join('\n'),
    );
    const sarif = (await run('api', 'root..parameter', '--sarif')).stdout;
    expect(JSON.parse(sarif)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'api/EXECUTABLE_REMOVED', level: 'error' }] }],
    });
  });

  it.each([
    [['api', 'parameter'], 0],
    [['api', 'parameter', '--fail-on', 'breaking'], 1],
    [['api', 'inside', '--fail-on', 'breaking'], 0],
    [['api', 'broken'], 3],
    [['api', 'broken', '--allow-partial'], 0],
    [['api', 'nowhere'], 2],
    [['api', 'parameter', '--openrewrite', 'no/such/folder/x.yml'], 3],
    [['parameter', '--fail-on', 'breaking'], 1],
    [['inside', '--fail-on', 'breaking'], 0],
    [['inside', '--fail-on', 'sure'], 0],
    [['inside', '--fail-on', 'maybe'], 2],
  ] as const)('%j ends with %d', async (args, status) => {
    expect((await run(...args)).status).toBe(status);
  });

  it('says that nothing breaks', async () => {
    const { stdout } = await run('api', 'inside');
    expect(stdout).toBe('## No breaking changes\n\nFor users of this code: nothing breaks. By semantic versioning: **patch**.\n');
  });

  it('shows what else was looked for beside the refactorings', async () => {
    const text = (await run('parameter', '--api-changes', '--dangers')).stdout;
    expect(text).toContain('No dangers found\n\nFor users of this code\n  source and binary  `Client.send(String)` is');
    const markdown = (await run('parameter', '--api-changes', '--markdown')).stdout;
    expect(markdown).toContain('### For users of this code\n\n- **source and binary** `Client.send(String)` is');
  });
});
