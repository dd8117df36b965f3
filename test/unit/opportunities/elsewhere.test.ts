/** What a change did and could have done in files that it does not contain. */
import { expect, it } from 'vitest';
import type { Batches } from '../../../engine/api.js';
import { parseCommand } from '../../../engine/node/options.js';
import { sourceDetector } from '../../support/detector.js';

const CODE = `int size = in.readInt();
    check(size, in.limit());
    String name = in.readText(size, "utf-8");`;
const BEFORE = `class Report {\n  void load(Source in) {\n    ${CODE}\n    open(name);\n  }\n}\n`;
const AFTER = `class Report {
  void load(Source in) {
    open(readHeader(in));
  }
  static String readHeader(Source in) {
    ${CODE}
    return name;
  }
}
`;
const COPY = `class Other {\n  void reload(Source in) {\n    ${CODE}\n    show(name);\n  }\n}\n`;

const detector = sourceDetector();

async function* inBatches(...batches: readonly Readonly<Record<string, string>>[]): Batches {
  for (const batch of batches) yield await Promise.resolve(new Map(Object.entries(batch)));
}

async function sentences(elsewhere: Batches, opportunities = true): Promise<readonly string[]> {
  const change = { before: { 'a/Report.java': BEFORE }, after: { 'a/Report.java': AFTER } };
  const { opportunities: found = [] } = await (await detector).detect(change, { opportunities, elsewhere });
  return found.map(({ sentence }) => sentence);
}

const STILL = '`readHeader` was extracted from `load`; the same 3 lines still stand in `reload` of `Other.java` (line 3).';

it('finds it in whichever batch', async () => {
  expect(await sentences(inBatches({ 'a/Empty.java': 'class Empty {}' }, { 'b/Other.java': COPY }))).toEqual([STILL]);
});

it('leaves out what the change contains, what is generated, and what is no code', async () => {
  const files = {
    'a/Report.java': COPY,
    'b/Made.java': `// DO NOT EDIT\n${COPY}`,
    'b/notes.txt': COPY,
    'b/Broken.java': `${COPY} class { int = ; }`,
  };
  expect(await sentences(inBatches(files))).toEqual([]);
});

it('is not asked when nobody wants opportunities', async () => {
  expect(await sentences(inBatches({ 'b/Other.java': COPY }), false)).toEqual([]);
});

it('rejects what is no list of batches', async () => {
  const elsewhere = [] as unknown as Batches;
  await expect(sentences(elsewhere)).rejects.toThrow('options.elsewhere must be an async iterable');
});

it.each([
  [['--before', 'a', '--after', 'b', '--opportunities', '--everywhere'], true],
  [['HEAD', '--opportunities'], false],
])('the command line asks for it: %j', (args, everywhere) => expect(parseCommand(args)).toMatchObject({ kind: 'detect', everywhere }));

it.each([
  [['HEAD', '--everywhere'], 'goes with --opportunities only'],
  [['https://github.com/a/b/pull/1', '--opportunities', '--everywhere'], 'clone the repository'],
  [['check', 'HEAD', '--only', 'renames', '--everywhere'], 'does not go with check'],
])('and says why not: %j', (args, why) => expect(() => parseCommand(args)).toThrow(why));
