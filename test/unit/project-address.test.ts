/** Where the project lives stands in one place, and what no program reads says the same. */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../shown/project.js';
import { ROOT, sources } from '../support/sources.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the address of the repository', () => {
  const name = new URL(REPOSITORY).pathname.slice(1);

  it('stands in one place of the code', () => {
    const wrong = sources()
      .filter(({ path, text }) => !path.startsWith('test/') && text.includes(name))
      .map(({ path }) => path);
    expect(wrong, 'Import REPOSITORY from shown/project.ts.').toEqual(['shown/project.ts']);
  });

  it('is the same in documents and workflows', () => {
    const paths = execFileSync('git', ['-C', ROOT, 'ls-files', '*.md', '*.yml', '*.json'], { encoding: 'utf8' }).split('\n');
    const own = new RegExp(String.raw`(?:github\.com/|uses: )([\w.-]+/reflens)\b`, 'g');
    const texts = paths.filter((path) => path !== '' && !path.startsWith('test/'));
    const wrong = texts.flatMap((path) =>
      [...read(path).matchAll(own)].filter(([, found]) => found !== name).map(([found]) => `${path}: ${found}`),
    );
    expect(wrong, 'shown/project.ts says where the project is.').toEqual([]);
  });
});

describe('the action', () => {
  const text = read('action/action.yml');
  const keysOf = (section: string): string[] =>
    [...(new RegExp(String.raw`^${section}:\n((?: {2,}.*\n|\n)+)`, 'm').exec(text)?.[1] ?? '').matchAll(/^ {2}(\w+):$/gm)]
      .map(([, key = '']) => key)
      .sort();

  it('reads the inputs that it names, and gives the outputs', () => {
    const inputs = [...read('action/inputs.ts').matchAll(/\binput\('(\w+)'\)/g)].map(([, key = '']) => key);
    expect(keysOf('inputs')).toEqual([...new Set(inputs)].sort());
    expect(keysOf('outputs')).toEqual([...read('action/run.ts').matchAll(/\boutput\('(\w+)'/g)].map(([, key = '']) => key).sort());
  });

  it('has its inputs and outputs told', () => {
    const told = read('docs/action.md');
    expect(keysOf('inputs').filter((key) => !told.includes(`\`${key}\``))).toEqual([]);
    expect(keysOf('outputs').filter((key) => !told.includes(`\`${key}\``))).toEqual([]);
  });

  it('is built where it is looked for, and nowhere committed but in releases', () => {
    expect(text).toContain('main: dist/main.js');
    expect(read('vite.action.config.ts')).toContain("join(root, 'action', 'dist')");
    expect(execFileSync('git', ['-C', ROOT, 'ls-files', 'action/dist'], { encoding: 'utf8' })).toBe('');
    expect(read('.github/workflows/release.yml')).toContain('git add --force action/dist');
  });
});
