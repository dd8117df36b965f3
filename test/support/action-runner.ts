// Runs the built action as a runner does: in a checkout of its own, by environment variables and files.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../action/dist/main.js', import.meta.url));

/** What a step did. */
export interface StepOutcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

const IDENTITY = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', '-c', 'protocol.file.allow=always'];

/** A bare repository that plays the server, with a working folder to make its commits in. */
export class Origin {
  readonly folder = mkdtempSync(join(tmpdir(), 'reflens-action-'));
  readonly bare = join(this.folder, 'origin.git');
  readonly address = `file://${this.bare}`;
  readonly #work = join(this.folder, 'work');
  #clones = 0;

  constructor() {
    execFileSync('git', ['init', '-q', '--bare', '-b', 'main', this.bare]);
    execFileSync('git', ['init', '-q', '-b', 'main', this.#work]);
    this.git('remote', 'add', 'origin', this.address);
  }

  git(...args: string[]): string {
    return execFileSync('git', ['-C', this.#work, ...IDENTITY, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  }

  /** Writes files, and commits them; a null deletes one. Gives the commit's id. */
  commit(files: Readonly<Record<string, string | null>>): string {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.#work, path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
    }
    this.git('add', '-A');
    this.git('commit', '-q', '--allow-empty', '-m', 'A commit');
    return this.git('rev-parse', 'HEAD');
  }

  /** Has the server give single commits, as GitHub does: those that it can reach, or any that it has. */
  giveCommits(which: 'none' | 'reachable' | 'any'): void {
    const set = (name: string, value: boolean): void =>
      void execFileSync('git', ['-C', this.bare, 'config', `uploadpack.${name}`, String(value)]);
    set('allowReachableSHA1InWant', which === 'reachable');
    set('allowAnySHA1InWant', which === 'any');
  }

  /** A clone of one commit, as `actions/checkout` makes it. */
  checkout(reference: string, depth: number | null = 1): string {
    const folder = join(this.folder, `clone-${++this.#clones}`);
    const git = (...args: string[]): void => void execFileSync('git', ['-C', folder, ...IDENTITY, ...args], { stdio: 'ignore' });
    execFileSync('git', ['init', '-q', folder]);
    git('remote', 'add', 'origin', this.address);
    const how = depth === null ? ['+refs/heads/*:refs/remotes/origin/*'] : [`--depth=${depth}`];
    git(
      'fetch',
      '-q',
      '--no-tags',
      ...(depth === null ? [] : how),
      'origin',
      `+${reference}:refs/remotes/it`,
      ...(depth === null ? how : []),
    );
    git('checkout', '-q', '--detach', 'refs/remotes/it');
    return folder;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Runs the action for an event. `inputs` are those of a workflow; `env` more of a runner's variables. */
export function runAction(
  workspace: string,
  event: { readonly name: string; readonly payload: object },
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<StepOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'reflens-step-'));
  const file = (name: string): string => join(folder, name);
  writeFileSync(file('event.json'), JSON.stringify(event.payload));
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
  const variables: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary.md'),
    ...Object.fromEntries(given),
    ...env,
  };
  const read = (name: string): string => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '');
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN], { cwd: workspace, env: variables }, (error, stdout, stderr) => {
      const outputs: (readonly [string, string])[] = read('output')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
      const outcome = { stdout, stderr, summary: read('summary.md'), outputs: Object.fromEntries(outputs) };
      rmSync(folder, { recursive: true });
      resolve({ status: error === null ? 0 : Number(error.code), ...outcome });
    });
  });
}
