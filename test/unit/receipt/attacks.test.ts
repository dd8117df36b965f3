// Small changes that hide in mechanical ones, in languages that are read by lines: whatever is allowed, none has a receipt, while the change without them has one.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../../engine/api.js';
import { CSHARP, GO, KOTLIN, MAKE, MARKDOWN, PYTHON, SCRIPT, SQL, text, YAML } from '../../support/attacked-texts.js';
import { sourceDetector } from '../../support/detector.js';
import { receiptOf, type Versions } from '../../support/receipt.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

const ALL = 'renames,moves,extractions,inlinings,formatting';
const verdict = async (versions: Versions): Promise<string> => (await receiptOf(versions, ALL, detector)).verdict;

/** Takes a text for another in one place; it has to be there. */
function edited(whole: string, from: string, to: string): string {
  if (!whole.includes(from)) throw new Error(`“${from}” is not there.`);
  return whole.replace(from, () => to);
}

/** A move that is mechanical, and edits of what it leads to. */
interface Attacked {
  readonly name: string;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  /** What is done to which file after the change. */
  readonly edits: readonly (readonly [what: string, path: string, from: string, to: string])[];
}

const shifted = (lines: string): string => lines.replace(/^(?=.)/gm, '    ');

const ATTACKED: readonly Attacked[] = [
  {
    name: 'Go: a function that moved to another file',
    before: { 'a.go': text(GO.head, GO.read, GO.write), 'b.go': text(GO.head, 'var count = 0') },
    after: { 'a.go': text(GO.head, GO.read), 'b.go': text(GO.head, 'var count = 0', GO.write) },
    edits: [
      ['an argument exchanged', 'b.go', 'line.Name, line.Amount', 'line.Amount, line.Name'],
      ['a text', 'b.go', '%s: %d', '%s: %x'],
      ['a statement out of its loop', 'b.go', '\t\treport.written++\n\t}\n', '\t}\n\t\treport.written++\n'],
      ['a statement that is there twice', 'b.go', '\t\treport.written++\n', '\t\treport.written++\n\t\treport.written++\n'],
      ['a statement that is missing', 'b.go', '\t\treport.written++\n', ''],
      ['a statement that stays behind, too', 'a.go', '\tdefer file.Close()\n', '\tdefer file.Close()\n\t\treport.written++\n'],
      ['a build tag', 'b.go', 'func writeReport', '//go:noinline\nfunc writeReport'],
      ['a direction that is not seen', 'b.go', '"%s: %d', '"\u202e%s: %d'],
      ['a letter that looks alike', 'b.go', 'report.written++', 'rep\u043ert.written++'],
      [
        'another line under the condition',
        'a.go',
        '\t\treturn nil, err\n\t}\n\tdefer file.Close()\n',
        '\t\treturn nil, err\n\tdefer file.Close()\n\t}\n',
      ],
    ],
  },
  {
    name: 'Kotlin: functions in another order',
    before: { 'a.kt': text('package shop', KOTLIN.load, KOTLIN.query, KOTLIN.print) },
    after: { 'a.kt': text('package shop', KOTLIN.query, KOTLIN.print, KOTLIN.load) },
    edits: [
      ['blanks within a raw string', 'a.kt', '        select $columns', '            select $columns'],
      ['an empty line within a raw string', 'a.kt', '          from $table\n', '\n          from $table\n'],
      ['blanks behind a line of a raw string', 'a.kt', 'from $table\n', 'from $table  \n'],
      [
        'statements exchanged',
        'a.kt',
        '        out.append(name).append(": ").append(price.amount)\n        out.appendLine()\n',
        '        out.appendLine()\n        out.append(name).append(": ").append(price.amount)\n',
      ],
      [
        'a statement into another function',
        'a.kt',
        '    val columns = columnsOf(table)\n',
        '    val columns = columnsOf(table)\n        out.appendLine()\n',
      ],
      ['a blank in a text', 'a.kt', '": "', '":  "'],
      ['a width of nothing in a name', 'a.kt', 'Price(content', 'Price(cont\u200bent'],
      ['an argument exchanged', 'a.kt', 'Price(content.trim(), currency)', 'Price(currency, content.trim())'],
      ['a call that leaves its loop', 'a.kt', '        out.appendLine()\n    }\n', '    }\n        out.appendLine()\n'],
    ],
  },
  {
    name: 'Python: a function into a class',
    before: { 'a.py': text(PYTHON.load, PYTHON.close, PYTHON.usage), 'b.py': text('class Sessions:\n    limit = 3') },
    after: {
      'a.py': text(PYTHON.load, PYTHON.usage),
      'b.py': text('class Sessions:\n    limit = 3', PYTHON.close.replace(/^/gm, '    ')),
    },
    edits: [
      ['a dedent', 'b.py', '                count_closed(session)', '            count_closed(session)'],
      ['a dedent of what stayed', 'a.py', '            continue\n', '        continue\n'],
      ['the last statement out of its loop', 'a.py', '    return prices', '        return prices'],
      ['blanks within a text', 'a.py', '    usage: {program}', '  usage: {program}'],
      ['an empty line less within a text', 'a.py', 'FOLDER\n\n', 'FOLDER\n'],
      ['a tab for blanks', 'b.py', '            session.flush()', '\t\t\tsession.flush()'],
      ['a line beside', 'b.py', '            session.flush()\n', '            session.flush()\n            session.flush()\n'],
      ['a comment', 'b.py', 'session.flush()', 'session.flush()  # type: ignore'],
      ['into a text', 'b.py', 'class Sessions:\n    limit = 3\n', 'class Sessions:\n    """\n    limit = 3\n    """\n'],
      ['a decorator', 'b.py', '    def close_everything', '    @staticmethod\n    def close_everything'],
      ['no break space', 'b.py', 'in sessions:', 'in\u00a0sessions:'],
    ],
  },
  {
    name: 'TypeScript: a function that moved to a new file',
    before: { 'a.ts': text(SCRIPT.render, SCRIPT.page, SCRIPT.sum) },
    after: { 'a.ts': text(SCRIPT.render, SCRIPT.sum), 'b.ts': text(SCRIPT.page) },
    edits: [
      ['blanks within a template', 'b.ts', '  ${body}', '${body}'],
      ['an empty line within a template', 'b.ts', '<pre>\n', '<pre>\n\n'],
      ['a blank at the end within a template', 'b.ts', '</pre>\n', '</pre> \n'],
      ['code in a template', 'b.ts', '${body}', '${title}'],
      [
        'a statement under another condition',
        'a.ts',
        "  }\n  target.dispatchEvent(new Event('rendered'));\n",
        "  target.dispatchEvent(new Event('rendered'));\n  }\n",
      ],
      [
        'a statement into a loop that stayed',
        'a.ts',
        '  let total = 0;\n  for (const price of prices) {\n',
        '  for (const price of prices) {\n  let total = 0;\n',
      ],
      [
        'statements exchanged',
        'a.ts',
        '    total += price.amount * rate;\n    noteSum(price, total);\n',
        '    noteSum(price, total);\n    total += price.amount * rate;\n',
      ],
      ['a line that is joined', 'a.ts', 'return total;', 'return\ntotal;'],
      ['an export less', 'b.ts', 'export function pageOf', 'function pageOf'],
    ],
  },
  {
    name: 'YAML: a job that moved to another file',
    before: { 'ci.yaml': `jobs:\n${text(YAML.build, YAML.lint)}`, 'release.yaml': `jobs:\n${text(YAML.other)}` },
    after: { 'ci.yaml': `jobs:\n${text(YAML.lint)}`, 'release.yaml': `jobs:\n${text(YAML.other, YAML.build)}` },
    edits: [
      ['another nesting', 'release.yaml', '        env:\n          TOKEN', '    env:\n      TOKEN'],
      ['a value', 'ci.yaml', 'read-all', 'write-all'],
      [
        'a line of one job in the other',
        'ci.yaml',
        '    runs-on: ubuntu-22.04\n    permissions: read-all\n',
        '    runs-on: ubuntu-22.04\n    timeout-minutes: 20\n    permissions: read-all\n',
      ],
      [
        'steps exchanged',
        'ci.yaml',
        '      - uses: actions/setup-node@v4\n      - run: npm run lint -- --max-warnings 0',
        '      - run: npm run lint -- --max-warnings 0\n      - uses: actions/setup-node@v4',
      ],
      ['permissions that leave their job', 'ci.yaml', '    permissions: read-all\n', ''],
      ['an empty line within a text', 'release.yaml', '          make build\n', '          make build\n\n'],
      ['another indentation within a text', 'release.yaml', '          make release', '            make release'],
      [
        'another key of the same value',
        'release.yaml',
        '    timeout-minutes: 20\n    steps:\n      - uses: actions/checkout@v4\n',
        '    timeout-minutes: 20\n      - uses: actions/checkout@v4\n    steps:\n',
      ],
      ['a tab', 'ci.yaml', '    runs-on: ubuntu-22.04', '\truns-on: ubuntu-22.04'],
    ],
  },
  {
    name: 'Markdown: a chapter that moved to another file',
    before: { 'a.md': text(MARKDOWN.install, MARKDOWN.backup), 'b.md': text(MARKDOWN.other) },
    after: { 'a.md': text(MARKDOWN.backup), 'b.md': text(MARKDOWN.other, MARKDOWN.install) },
    edits: [
      ['a paragraph that is cut', 'b.md', 'nobody else writes.\n', 'nobody else writes.\n\n'],
      ['paragraphs that grow together', 'b.md', 'that folder alone.\n\n', 'that folder alone.\n'],
      ['the one before that grows together with it', 'b.md', 'for others.\n\n', 'for others.\n'],
      ['code that is none any more', 'b.md', '    tar xf', 'tar xf'],
      ['another level', 'b.md', '## Inst', '### Inst'],
      ['a line break', 'b.md', 'nobody else writes.\n', 'nobody else writes.  \n'],
      ['a number in what stayed', 'a.md', 'two weeks', 'ten weeks'],
      ['an empty line in what stayed', 'a.md', 'two weeks.\n', 'two weeks.\n\n'],
      ['a direction that is not seen', 'b.md', 'by hand', '\u2066by hand'],
    ],
  },
  {
    name: 'Makefile: rules that moved to another file',
    before: { Makefile: text(MAKE.build, MAKE.release), 'more/Makefile': text('SOURCES = a.c') },
    after: { Makefile: text(MAKE.build), 'more/Makefile': text('SOURCES = a.c', MAKE.release) },
    edits: [
      ['blanks for a tab', 'more/Makefile', '\t./scripts/sign', '        ./scripts/sign'],
      ['rules that grow together', 'more/Makefile', 'dist/server.tar.gz\n\nannounce', 'dist/server.tar.gz\nannounce'],
      ['an empty line in a recipe', 'more/Makefile', '\t./scripts/upload', '\n\t./scripts/upload'],
      [
        'commands exchanged',
        'Makefile',
        '\tmkdir -p dist objects\n\t$(COMPILER) --optimise --out dist/server $(SOURCES)',
        '\t$(COMPILER) --optimise --out dist/server $(SOURCES)\n\tmkdir -p dist objects',
      ],
      ['another order of what is needed', 'more/Makefile', 'release: build', 'release: announce'],
      ['a line that goes on', 'more/Makefile', 'sign.sh dist/server.tar.gz\n', 'sign.sh dist/server.tar.gz \\\n'],
      ['what ends a line', 'more/Makefile', 'sign.sh dist/server.tar.gz\n', 'sign.sh dist/server.tar.gz\r\n'],
    ],
  },
  {
    name: 'SQL: statements into another file',
    before: { 'a.sql': text(SQL.customers, SQL.remove, SQL.orders), 'b.sql': text('begin;') },
    after: { 'a.sql': text(SQL.customers, SQL.remove), 'b.sql': text('begin;', SQL.orders) },
    edits: [
      [
        'columns exchanged',
        'b.sql',
        '  placed_at timestamp not null default now(),\n  total numeric(12, 2) not null check (total >= 0)\n',
        '  total numeric(12, 2) not null check (total >= 0)\n  placed_at timestamp not null default now(),\n',
      ],
      ['a number', 'b.sql', 'numeric(12, 2)', 'numeric(12, 3)'],
      ['a condition', 'a.sql', 'expires_at <', 'expires_at >'],
      ['a comment that takes the rest', 'a.sql', 'delete from sessions where expires_at', 'delete from sessions -- where expires_at'],
      ['blanks in a text', 'a.sql', "'30 days'", "'30  days'"],
      ['statements that are exchanged', 'a.sql', SQL.remove, SQL.remove.split('\n').reverse().join('\n')],
    ],
  },
];

const csharp = (member: string, place: (member: string) => string): Versions => ({
  'A.cs': [`class A\n{\n    int limit = 3;\n\n${member}\n}\n`, 'class A\n{\n    int limit = 3;\n}\n'],
  'B.cs': ['class B\n{\n    int count = 4;\n}\n', `class B\n{\n    int count = 4;\n\n${place(member)}\n}\n`],
});

describe('C#: a method that moved', () => {
  it('has a receipt in its indentation, and in another', async () => {
    for (const versions of [csharp(CSHARP.help, (member) => member), csharp(CSHARP.sum, (member) => member), csharp(CSHARP.sum, shifted)])
      expect(await receiptOf(versions, ALL, detector)).toMatchObject({ refusals: [], verdict: 'accepted' });
  });

  it('has none where a text of several lines is indented otherwise', async () => {
    expect(await verdict(csharp(CSHARP.help, shifted))).toBe('refused');
  });
});

describe.each(ATTACKED)('$name', ({ before, after, edits }) => {
  const versions = (changed: Readonly<Record<string, string>>): Versions =>
    Object.fromEntries(
      [...new Set([...Object.keys(before), ...Object.keys(changed)])].map((path) => [path, [before[path] ?? null, changed[path] ?? null]]),
    );

  it('has a receipt by itself', async () => {
    expect(await receiptOf(versions(after), ALL, detector)).toMatchObject({ refusals: [], verdict: 'accepted' });
  });

  it.each(edits)('%s has none', async (_, path, from, to) => {
    expect(await verdict(versions({ ...after, [path]: edited(after[path] ?? '', from, to) }))).toBe('refused');
  });
});
