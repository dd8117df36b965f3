// Files that are no plain text of moderate size: what each is before and after a change, and what is to be told of it. For tests from source and in browsers.
import type { FileChange } from '../github/git/make.js';
import type { SkipReason } from '../../ui/work.js';

const java = (name: string, method: string): string =>
  `class ${name} {\n    int ${method}(int value) {\n        int scaled = value * 31;\n        return scaled - ${name.length};\n    }\n}\n`;

const bytes = (text: string, encoding: BufferEncoding, mark: readonly number[] = []): Uint8Array =>
  new Uint8Array([...mark, ...Buffer.from(text, encoding)]);

const utf16be = (text: string): Uint8Array => new Uint8Array([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()]);

/** Long enough that Git sees a moved file in one of which a line was edited. */
const long = (name: string, method: string): string =>
  `${java(name, method)}${Array.from({ length: 30 }, (_, index) => `// remark ${index} of ${name}\n`).join('')}`;

const nested = (depth: number): string => `class Deep { int x = ${'('.repeat(depth)}1${')'.repeat(depth)}; }\n`;

const LFS =
  'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n';

/** A file before and after, and what becomes of it: a reason with its detail, or the refactoring that is found, or neither where there is nothing to find. */
export interface OddFile {
  readonly path: string;
  /** Where it was before, when that is another place. */
  readonly beforePath?: string;
  readonly before: FileChange;
  readonly after: FileChange;
  readonly reason?: SkipReason;
  readonly detail?: RegExp;
  readonly finds?: string;
}

const renamed = (path: string, name: string, write: (text: string) => FileChange): OddFile => ({
  path,
  before: write(java(name, 'count')),
  after: write(java(name, 'measure')),
  finds: `in class ${name}`,
});

const MEGABYTE = 'a'.repeat(1_000_000);

export const ODD_FILES: readonly OddFile[] = [
  renamed('a b/with space.java', 'Spaced', (text) => text),
  renamed("quote\"d and 'single'.java", 'Quoted', (text) => text),
  renamed('ünï/ça va.java', 'Accented', (text) => text),
  renamed('#hash?and%20percent&.java', 'Escaped', (text) => text),
  renamed('[brackets](link)<b>.java', 'Marked', (text) => text),
  renamed('日本語.java', 'Japanese', (text) => text),
  renamed('back\\slash.java', 'Slashed', (text) => text),
  renamed('__proto__.java', 'Proto', (text) => text),
  renamed('Crlf.java', 'Crlf', (text) => text.replaceAll('\n', '\r\n')),
  renamed('Bom.java', 'Bom', (text) => bytes(text, 'utf8', [0xef, 0xbb, 0xbf])),
  renamed('Latin.java', 'Latin', (text) => bytes(`// café ${text.length}\n${text}`, 'latin1')),
  renamed('Wide.java', 'Wide', (text) => bytes(text, 'utf16le', [0xff, 0xfe])),
  renamed('WideBig.java', 'WideBig', utf16be),
  renamed('OverOneMegabyte.java', 'OverOneMegabyte', (text) => `${`// ${MEGABYTE.slice(0, 97)}\n`.repeat(11_000)}${text}`),
  // Nothing but the mode, the place, or both and a little more.
  { path: 'Mode.java', before: java('Mode', 'same'), after: { executable: java('Mode', 'same') } },
  { ...renamed('ModeEdited.java', 'ModeEdited', (text) => text), after: { executable: java('ModeEdited', 'measure') } },
  { path: 'there/Moved.java', beforePath: 'here/Moved.java', before: long('Moved', 'same'), after: long('Moved', 'same') },
  {
    path: 'there/Edited.java',
    beforePath: 'here/Edited.java',
    before: long('Edited', 'count'),
    after: long('Edited', 'measure'),
    finds: 'in class Edited',
  },
  { path: 'Binary.java', before: new Uint8Array([1, 0, 2]), after: new Uint8Array([1, 0, 3]), reason: 'not-text', detail: /binary/ },
  { path: 'Huge.java', before: java('Huge', 'a'), after: `// ${MEGABYTE.repeat(5)}`, reason: 'too-large', detail: /more than 4 MB/ },
  { path: 'Deep.java', before: java('Deep', 'a'), after: nested(5_000), reason: 'too-deep', detail: /5,001 brackets/ },
  { path: 'Link.java', before: { link: 'a/First.java' }, after: { link: 'a/Second.java' }, reason: 'not-a-file', detail: /symbolic link/ },
  { path: 'BecameLink.java', before: java('BecameLink', 'a'), after: { link: 'Crlf.java' }, reason: 'not-a-file', detail: /symbolic link/ },
  {
    path: 'Module.java',
    before: { submodule: '1'.repeat(40) },
    after: { submodule: '2'.repeat(40) },
    reason: 'not-a-file',
    detail: /submodule/,
  },
  { path: 'Stored.java', before: LFS, after: LFS.replace('12345', '67890'), reason: 'lfs-pointer', detail: /only a pointer/ },
  { path: 'Broken.java', before: 'class Broken {}\n', after: '}}}} nothing here ((((\n', reason: 'does-not-parse' },
  {
    path: 'Parser.java',
    before: `// $ANTLR 3.4 Grammar.g\n${java('Parser', 'a')}`,
    after: `// $ANTLR 3.5 Grammar.g\n${java('Parser', 'b')}`,
    reason: 'generated',
    detail: /ANTLR/,
  },
  { path: 'notes.txt', before: 'one\n', after: 'two\n', reason: 'unknown-language' },
  { path: '__proto__', before: 'one\n', after: 'two\n', reason: 'unknown-language' },
];

/** All files of one version. */
export const oddFiles = (side: 'before' | 'after'): Readonly<Record<string, FileChange>> =>
  Object.fromEntries(ODD_FILES.map((file) => [side === 'before' ? (file.beforePath ?? file.path) : file.path, file[side]]));

/** The change as a commit takes it: what is there afterwards, and what is gone. */
export const oddChange = (): Readonly<Record<string, FileChange>> => ({
  ...Object.fromEntries(ODD_FILES.flatMap(({ beforePath }) => (beforePath === undefined ? [] : [[beforePath, null]]))),
  ...oddFiles('after'),
});
