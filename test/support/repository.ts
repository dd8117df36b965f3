// Small Git repositories for tests, made by plain Git with settings of their own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What makes a commit possible on any computer. */
const SETTINGS = ['user.name=A', 'user.email=a@example.org', 'commit.gpgsign=false', 'gc.auto=0'].flatMap((setting) => ['-c', setting]);

export class TestRepository {
  constructor(readonly folder: string) {}

  /** A new one; `args` are those of `git init`. */
  static make(...args: readonly string[]): TestRepository {
    const made = new TestRepository(realpathSync(mkdtempSync(join(tmpdir(), 'reflens-git-'))));
    made.git('init', '-q', '-b', 'main', ...args);
    return made;
  }

  /** Runs plain Git; what it prints, without white space at the end. */
  git(...args: readonly string[]): string {
    return this.gitWith({}, ...args);
  }

  gitWith(
    { input, env }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> },
    ...args: readonly string[]
  ): string {
    return execFileSync('git', ['-C', this.folder, ...SETTINGS, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
      ...(input !== undefined && { input }),
    }).trimEnd();
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Commits everything; gives the id. */
  commit(message = 'more', env: Readonly<Record<string, string>> = {}): string {
    this.git('add', '-A');
    this.gitWith({ env }, 'commit', '-q', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
