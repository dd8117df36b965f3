// The built library as a stranger uses it: its declarations, README's snippet, and what docs/json.md says of its results.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function node(args: readonly string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

/** The examples of a document in TypeScript. */
const snippetsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, snippet = '']) => snippet);

describe('dist/node in a project of somebody else', () => {
  let project: string;
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'reflens-stranger-'));
    cpSync(join(root, 'dist/node'), join(project, 'dist/node'), { recursive: true });
    cpSync(join(root, 'dist/node'), join(project, 'node_modules/reflens'), { recursive: true });
    mkdirSync(join(project, 'src'));
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(project, 'src/use.ts'),
      `import { createDetector, type Change, type DetectionResult, type Peek } from 'reflens';
       const change: Change = { before: {}, after: { 'A.java': 'class A {}' } };
       const detector = await createDetector();
       const result: DetectionResult = await detector.detect(change, { budget: 5000 });
       const types: string[] = result.refactorings.map(({ type }) => type);
       const left: number | undefined = result.explained?.left;
       const detection = await detector.open(change);
       const peek: Peek | null = detection.peek(0);
       const isUnchecked: 0 extends 1 & typeof result.refactorings ? true : false = false;
       export { types, left, peek, isUnchecked };`,
    );
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it.each([
    ['bundler', 'ESNext'],
    ['nodenext', 'NodeNext'],
  ])('has declarations that compile strictly, with no others around: %s', async (moduleResolution, module) => {
    const options = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--noEmit',
      '--target',
      'ES2022',
      '--lib',
      'ES2022',
    ];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { code, stdout } = await node(
      [tsc, ...options, '--moduleResolution', moduleResolution, '--module', module, 'src/use.ts'],
      project,
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  });

  it('runs the example of README.md as it stands', async () => {
    const snippets = snippetsOf('README.md');
    expect(snippets).toHaveLength(1);
    const { outputText } = ts.transpileModule(snippets[0] ?? '', {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    writeFileSync(join(project, 'example.js'), `${outputText}\nconsole.log(result.refactorings.map(({ type }) => type).join());`);
    const { code, stdout, stderr } = await node(['example.js'], project);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Rename Method,Rename Class\n' });
    expect(stderr).toMatch(/^parse 0 2\n/);
  });
});

describe('docs/json.md', () => {
  /** Names of all properties, but of those that are paths. */
  const fieldsOf = (value: unknown, isMap = false): string[] => {
    if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => [
      ...(isMap ? [] : [name]),
      ...fieldsOf(inner, !isMap && ['files', 'before', 'after'].includes(name)),
    ]);
  };

  it('tells every field of a real result', async () => {
    const documented = readFileSync(join(root, 'docs/json.md'), 'utf8');
    const fields = new Set<string>();
    for (const name of [
      'move-rename-method/renamed-with-its-callers',
      'extract-split-merge-type/extracted',
      'extract-split-merge-type/merged',
    ]) {
      const [before, after] = ['before', 'after'].map((side) => join(root, 'test/cases', name, side));
      const { stdout } = await node([join(root, 'dist/node/cli.js'), '--before', before ?? '', '--after', after ?? '', '--json'], root);
      for (const field of fieldsOf(JSON.parse(stdout))) fields.add(field);
    }
    for (const field of ['refactorings', 'bundles', 'files', 'explained', 'renames', 'notes', 'nameLine', 'leftSpans', 'members', 'places'])
      expect(fields).toContain(field);
    expect(
      [...fields].filter(
        (field) => !documented.includes(`\`${field}\``) && !documented.includes(`\`${field}[]\``) && !documented.includes(`\`${field}{}\``),
      ),
    ).toEqual([]);
  });

  it('tells every status of a file', () => {
    const statuses =
      /export type FileStatus =([\s\S]*?);/.exec(readFileSync(join(root, 'engine/results/result.ts'), 'utf8'))?.[1]?.match(/'[\w-]+'/g) ??
      [];
    expect(statuses.length).toBeGreaterThan(8);
    const documented = readFileSync(join(root, 'docs/json.md'), 'utf8');
    expect(statuses.filter((status) => !documented.includes(`| \`${status.slice(1, -1)}\` `))).toEqual([]);
  });
});
