// Runs the `git` command away from the reader's own configuration, so that diffs and ids are the same on every machine.
import { spawn } from 'node:child_process';

/** Environment that shuts out system and user configuration. */
const ISOLATED: NodeJS.ProcessEnv = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

/** Options given to every git command: paths as they are, no line-end conversion, no hooks or signing. */
const ALWAYS = [
  '-c',
  'core.quotePath=false',
  '-c',
  'core.autocrlf=false',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'commit.gpgsign=false',
  '-c',
  'gc.auto=0',
  '-c',
  'safe.directory=*',
];

/** What to feed a git command besides its arguments. */
export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** A git command that ended with another status than 0. */
export class GitError extends Error {
  constructor(
    readonly args: readonly string[],
    readonly status: number | null,
    readonly stderr: string,
  ) {
    super(`git ${args.join(' ')} ended with ${status}: ${stderr.trim()}`);
    this.name = 'GitError';
  }
}

/** Arguments and environment for a git process in `dir`, for callers that keep the process themselves. */
export function gitProcess(dir: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ReturnType<typeof spawn> {
  return spawn('git', [...ALWAYS, ...args], { cwd: dir, env: { ...process.env, ...ISOLATED, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** Runs git in `dir` and gives its output as bytes. Rejects with {@link GitError} on another status than 0. */
export function git(dir: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = gitProcess(dir, args, options.env);
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(output));
      else reject(new GitError(args, status, Buffer.concat(errors).toString('utf8')));
    });
    child.stdin?.on('error', () => undefined); // a command that fails early closes its input; its status tells why
    child.stdin?.end(options.input ?? '');
  });
}

/** As {@link git}, with the output as trimmed text. */
export async function gitText(dir: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await git(dir, args, options)).toString('utf8').trim();
}
