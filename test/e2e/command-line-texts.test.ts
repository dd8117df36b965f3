// Files of a Git repository that hold no text, or text in another encoding: told by the built command line as files of GitHub are told.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestRepository } from '../support/repository.js';

const DIST = fileURLToPath(new URL('../../dist/node/', import.meta.url));

const run = (args: readonly string[]): Promise<{ readonly code: number; readonly stdout: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(DIST, 'cli.js'), ...args], (error, stdout) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout }),
    );
  });

const text = (type: string, method: string): string =>
  `class ${type} {\n  // café\n  int ${method}(int net) {\n    int gross = net + 5;\n    return gross * 3;\n  }\n}\n`;
const pointer = (digit: string): string => `version https://git-lfs.github.com/spec/v1\noid sha256:${digit.repeat(64)}\nsize 12345\n`;

/** Each file's bytes before and after, and what is told of it. */
const FILES: Readonly<Record<string, { readonly bytes: (name: string) => Buffer; readonly told: object }>> = {
  'Binary.java': {
    bytes: (name) => Buffer.concat([Buffer.from([0xca, 0xfe, 0, 1]), Buffer.from(name)]),
    told: { status: 'not-read', detail: 'a binary file' },
  },
  'Pointer.java': {
    bytes: (name) => Buffer.from(pointer(name === 'was' ? '1' : '2')),
    told: { status: 'not-read', detail: 'the repository has only a pointer to it' },
  },
  'Latin.java': { bytes: (name) => Buffer.from(text('Latin', name), 'latin1'), told: { status: 'analysed' } },
  'Wide.java': {
    bytes: (name) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text('Wide', name), 'utf16le')]),
    told: { status: 'analysed' },
  },
  'Marked.java': { bytes: (name) => Buffer.from(`\ufeff${text('Marked', name)}`), told: { status: 'analysed' } },
  'Plain.java': { bytes: (name) => Buffer.from(text('Plain', name)), told: { status: 'analysed' } },
};
const TOLD = Object.entries(FILES).map(([path, { told }]) => [path, told]);
const RENAMED = ['Latin', 'Marked', 'Plain', 'Wide'];

interface Result {
  readonly files: Readonly<Record<string, object>>;
  readonly refactorings: readonly { readonly type: string; readonly rightSideLocations: readonly { readonly filePath: string }[] }[];
}

const renamed = ({ refactorings }: Pick<Result, 'refactorings'>): readonly string[] =>
  refactorings.map(({ type, rightSideLocations: [place] }) => `${type} ${place?.filePath ?? ''}`).sort();

describe('texts of a repository', () => {
  let repository: TestRepository;
  beforeAll(() => {
    repository = TestRepository.make();
    for (const name of ['was', 'now']) {
      for (const [path, { bytes }] of Object.entries(FILES)) writeFileSync(join(repository.folder, path), bytes(name));
      repository.commit(name);
    }
  });
  afterAll(() => repository.remove());

  it('are read, or told, of a commit', async () => {
    const { code, stdout } = await run(['HEAD', '--repo', repository.folder, '--json']);
    const result = JSON.parse(stdout) as Result;
    expect(code).toBe(3);
    expect(Object.entries(result.files).sort()).toEqual([...TOLD].sort());
    expect(renamed(result)).toEqual(RENAMED.map((type) => `Rename Method ${type}.java`));
  });

  it('and of a history', async () => {
    const { code, stdout } = await run(['mine', repository.folder]);
    const lines = stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Pick<Result, 'refactorings'> & { readonly files: number; readonly left?: readonly object[] });
    expect(code).toBe(3);
    const left = TOLD.flatMap(([path, told]) =>
      (told as { status: string }).status === 'analysed' ? [] : [{ path, ...(told as object) }],
    );
    expect(lines.map((line) => [line.files, line.left])).toEqual([
      [RENAMED.length, left],
      [RENAMED.length, left],
    ]);
    expect(lines.flatMap(renamed)).toEqual(RENAMED.map((type) => `Rename Method ${type}.java`));
  });
});

describe('documents that the help names', () => {
  it('lie beside the command line', async () => {
    const named = [...(await run(['--help'])).stdout.matchAll(/[\w/]+\.md\b/g)].map(([path]) => path);
    expect(named).toEqual(['docs/json.md']);
    for (const path of named) {
      expect(existsSync(join(DIST, path)), path).toBe(true);
      expect(readFileSync(join(DIST, path), 'utf8')).toContain('# The result as JSON');
    }
  });
});
