// Moved lines in a receipt: blocks that are elsewhere as a whole, and as many that are not quite.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../../engine/api.js';
import type { DetectionResult, MovedLines } from '../../../engine/results/result.js';
import { check } from '../../../engine/receipt/check.js';
import { changeOfWhole } from '../../../engine/node/whole-change.js';
import { sourceDetector } from '../../support/detector.js';
import { allowing, filesOf, receiptOf, type Versions } from '../../support/receipt.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

const text = (...parts: readonly (readonly string[])[]): string => parts.map((part) => part.map((line) => `${line}\n`).join('')).join('\n');

const LOAD = [
  'def load_prices(folder, encoding):',
  '    names = sorted(os.listdir(folder))',
  '    for name in names:',
  '        path = os.path.join(folder, name)',
  '        with open(path, encoding=encoding) as stream:',
  '            yield name, stream.read()',
];
const MAIN = [
  'def main(arguments):',
  '    folder = arguments.folder',
  '    for name, content in load_prices(folder, "utf-8"):',
  '        print(name, len(content))',
];
const CLOSE = [
  'def close_everything(sessions):',
  '    for session in sessions:',
  '        session.flush()',
  '        session.close(timeout=30)',
];

const verdict = async (versions: Versions, only = 'moves'): Promise<string> => (await receiptOf(versions, only, detector)).verdict;

describe('lines that moved', () => {
  const elsewhere: Versions = { 'a.py': [text(MAIN, LOAD), text(MAIN)], 'b.py': [text(CLOSE), text(CLOSE, LOAD)] };

  it.each<[string, Versions]>([
    ['into another file', elsewhere],
    ['into a new file', { 'a.py': [text(MAIN, LOAD), text(MAIN)], 'b.py': [null, text(LOAD)] }],
    ['within a file', { 'a.py': [text(LOAD, MAIN, CLOSE), text(MAIN, CLOSE, LOAD)] }],
    ['from the end of a file whose last line has no end', { 'a.py': [text(MAIN, LOAD).slice(0, -1), text(LOAD, MAIN).slice(0, -1)] }],
    [
      'behind a last line that had no end',
      { 'a.py': [text(LOAD, MAIN), text(MAIN)], 'b.py': [text(CLOSE).slice(0, -1), text(CLOSE, LOAD)] },
    ],
    [
      'with another indentation',
      {
        'a.py': [text(MAIN, LOAD), text(MAIN)],
        'b.py': [
          text(['class Prices:', ...CLOSE.map((line) => `    ${line}`)]),
          text(['class Prices:', ...CLOSE.map((line) => `    ${line}`), '', ...LOAD.map((line) => `    ${line}`)]),
        ],
      },
    ],
  ])('are taken: %s', async (_, versions) => {
    expect(await receiptOf(versions, 'moves', detector)).toMatchObject({ verdict: 'accepted', refusals: [] });
    expect(await verdict(versions, 'formatting,renames')).toBe('refused');
    expect(await verdict(versions, 'Moved Lines')).toBe('accepted');
  });

  const edited = (change: (lines: string[]) => string[]): Versions => ({
    'a.py': [text(MAIN, LOAD), text(MAIN)],
    'b.py': [text(CLOSE), text(CLOSE, change([...LOAD]))],
  });
  const other = (from: string, to: string) => (lines: string[]) => lines.map((line) => line.replace(from, to));

  it.each<[string, Versions]>([
    ['a dedent', edited((lines) => lines.map((line) => line.replace('            yield', '        yield')))],
    ['two statements exchanged', edited(([a = '', b = '', ...rest]) => [a, ...rest.slice(0, 1), b, ...rest.slice(1)])],
    ['a text', edited(other('encoding=encoding', 'encoding="utf-8"'))],
    ['an argument', edited(other('join(folder, name)', 'join(name, folder)'))],
    ['a condition', edited(other('for name in names', 'for name in names[1:]'))],
    ['a line less', edited((lines) => lines.slice(0, -1))],
    ['a line more', edited((lines) => [...lines, '    return names'])],
    ['what ends the lines', edited((lines) => lines.map((line) => `${line}\r`))],
    ['the last end of a file where nothing moved', { ...elsewhere, Makefile: ['all:\n\tbuild\n', 'all:\n\tbuild'] }],
    ['a blank at a line’s end', edited((lines) => lines.map((line, at) => (at === 2 ? `${line} ` : line)))],
    ['an invisible character', edited((lines) => lines.map((line, at) => (at === 3 ? `${line}\u200b` : line)))],
    ['a copy', { 'a.py': [text(MAIN, LOAD), text(MAIN, LOAD)], 'b.py': [text(CLOSE), text(CLOSE, LOAD)] }],
    [
      'into a docstring',
      { 'a.py': [text(MAIN, LOAD), text(MAIN)], 'b.py': [text(CLOSE, ['"""', '"""']), text(CLOSE, ['"""', ...LOAD, '"""'])] },
    ],
    ['into another kind of file', { 'a.py': [text(MAIN, LOAD), text(MAIN)], 'b.txt': [text(CLOSE), text(CLOSE, LOAD)] }],
    ['deleted and nothing else', { 'a.py': [text(MAIN, LOAD), text(MAIN)] }],
  ])('are refused with an edit: %s', async (_, versions) => {
    for (const only of ['moves', 'renames,moves,extractions,inlinings,formatting']) expect(await verdict(versions, only)).toBe('refused');
  });

  it('are refused where their order may matter', async () => {
    const steps = [
      '    connection = open_connection(settings)',
      '    connection.login(settings.user, settings.password)',
      '    report.write("logged in as " + settings.user)',
    ];
    const others = [
      '    settings = read_settings(path)',
      '    report = open_report(settings.report_folder)',
      '    check_everything(settings, report)',
    ];
    expect(await verdict({ 'a.py': [text(['def run(path):', ...others, ...steps]), text(['def run(path):', ...steps, ...others])] })).toBe(
      'refused',
    );
  });
});

describe('a block that is told wrongly', () => {
  const versions: Versions = { 'a.py': [text(MAIN, LOAD), text(MAIN)], 'b.py': [text(CLOSE), text(CLOSE, LOAD)] };
  const told = async (
    spoil: (moved: MovedLines) => MovedLines,
    more: (moved: readonly MovedLines[]) => readonly MovedLines[] = (all) => all,
  ): Promise<string> => {
    const files = filesOf(versions);
    const result: DetectionResult = await detector.detect(changeOfWhole(files));
    const moved = more((result.moved ?? []).map(spoil));
    return check({ files, result: { ...result, moved }, missing: [] }, allowing('moves')).verdict;
  };

  it('is refused', async () => {
    expect(await told((moved) => moved)).toBe('accepted');
    expect(
      await told((moved) => ({ ...moved, lines: moved.lines.map(([before, after, count]) => [before + 1, after, count] as const) })),
    ).toBe('refused');
    expect(
      await told((moved) => ({ ...moved, lines: moved.lines.map(([before, after, count]) => [before, after, count - 1] as const) })),
    ).toBe('refused');
    expect(await told((moved) => ({ ...moved, how: 'statements' }))).toBe('refused');
    expect(await told((moved) => ({ ...moved, how: 'copied' }))).toBe('refused');
    expect(await told((moved) => ({ ...moved, lines: [] }))).toBe('refused');
    expect(
      await told(
        (moved) => moved,
        (all) => [...all, ...all],
      ),
    ).toBe('refused');
    expect(
      await told(
        (moved) => moved,
        () => [],
      ),
    ).toBe('refused');
  });
});
