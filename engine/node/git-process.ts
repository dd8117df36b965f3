/**
 * Runs Git: the only place that does. A repository may come from anybody, and its configuration can name programs; whoever started us may have set variables for a
 * repository of theirs. So every call has the same neutral settings, which outrank the repository's, and what a person has set for themselves (proxies, certificates,
 * folders that they trust) holds where it does no harm.
 */
import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { dirname, resolve } from 'node:path';
import { Failure } from './failure.js';

/** Git said no. Callers that know why say so in better words. */
export class GitError extends Failure {
  constructor(readonly said: string) {
    super(`Git could not do its part: ${said}`);
  }
}

/** Settings that could run a program, reach the network, or alter what plumbing commands print, set to what does nothing. */
const NEUTRAL: readonly string[] = [
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  'core.pager=cat',
  'log.showSignature=false',
  // Git's own values of today: a rename must not depend on who looks.
  'diff.renameLimit=1000',
  'diff.renames=true',
  'gc.auto=0',
  'maintenance.auto=false',
  'advice.graftFileDeprecated=false',
  'i18n.logOutputEncoding=UTF-8',
  'fetch.recurseSubmodules=false',
  'submodule.recurse=false',
  'transfer.bundleURI=false',
];

/** Variables of Git's that say where a person's own settings are, and how to reach a server: those of no repository. All others stay outside. */
const PERSONAL = /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|SSL_\w+|PROXY_SSL_\w+|HTTP_\w+)$/;

/** What a call may do beyond reading a local repository. */
export interface Online {
  /** Schemes of addresses that may be asked. */
  readonly protocols: readonly string[];
  /** More settings, `name=value`. No secrets: other people on the computer see a command's arguments. */
  readonly settings: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** What Git prints about a local repository, as text. Rejects with `GitError`, or with `Failure` when there is no Git. */
export async function git(repository: string, args: readonly string[], input = ''): Promise<string> {
  return (await gitBytes(repository, args, input)).toString('utf8');
}

/** The same as bytes. */
export function gitBytes(repository: string, args: readonly string[], input = ''): Promise<Buffer> {
  return run(['-C', resolve(repository), ...args], input, { protocols: [], settings: ['credential.helper='], env: {} });
}

/** Runs a command of Git that talks to a server. Rejects as `git` does. */
export async function gitOnline(args: readonly string[], online: Online): Promise<void> {
  await run(args, '', online);
}

/** The environment for Git, made of ours. */
function environment({ protocols, env }: Online): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) || PERSONAL.test(name));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // Empty: nobody is asked, neither by a variable of theirs nor by a setting.
    GIT_ASKPASS: '',
    GIT_OPTIONAL_LOCKS: '0',
    // What a commit's id stands for, and nothing that was put in its place.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: devNull,
    // A clone that lacks objects would get them from wherever it says. Git before 2.45 does not know the first of these; no protocol is allowed anyway.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: protocols.length > 0 ? protocols.join(':') : 'none',
    ...env,
  };
}

function run(args: readonly string[], input: string, online: Online): Promise<Buffer> {
  const settings = [...NEUTRAL, ...online.settings].flatMap((setting) => ['-c', setting]);
  return new Promise((done, reject) => {
    const child = spawn('git', ['--no-pager', ...settings, ...args], {
      stdio: 'pipe',
      env: environment(online),
      // Windows looks for programs where a process begins before it looks elsewhere, and that may be a repository.
      cwd: dirname(process.execPath),
    });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Failure('Git is not installed, or not in the PATH.') : error);
    });
    child.on('close', (code) => {
      if (code === 0) done(Buffer.concat(output));
      else reject(new GitError(reasonIn(Buffer.concat(errors).toString('utf8'))));
    });
    // Git may end before it has read everything; its exit code tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Why it failed; what it warned of before is another matter. */
function reasonIn(errors: string): string {
  const lines = errors.trim().split('\n');
  const fatal = lines.findIndex((line) => line.startsWith('fatal: '));
  return (fatal === -1 ? lines : lines.slice(fatal)).join('\n').replace(/^fatal: /, '');
}
