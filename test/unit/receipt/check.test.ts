// What a receipt accepts, and above all what it does not: everything that a change may hold and that a list of its lines does not show.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../../engine/api.js';
import type { Receipt } from '../../../engine/results/receipt.js';
import { sourceDetector } from '../../support/detector.js';
import { receiptOf, type Versions } from '../../support/receipt.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});
const checked = (versions: Versions, only: string): Promise<Receipt> => receiptOf(versions, only, detector);

const PRICES = `package shop;

public class Prices {
    private int total;

    int sum(int[] items) {
        int result = 0;
        for (int item : items) {
            result += item;
        }
        total = result;
        return result;
    }

    String label(String name) {
        String text = "price of " + name;
        System.out.println(text);
        return text.trim();
    }

    int last() {
        return total;
    }
}
`;
const renamed = PRICES.replaceAll('result', 'amount');
const reordered = ((): string => {
  const start = PRICES.indexOf('    String label');
  const end = PRICES.indexOf('    int last');
  const label = PRICES.slice(start, end);
  return PRICES.replace(label, '').replace('    int sum', `${label}    int sum`);
})();

describe('a receipt for Java', () => {
  it('takes a renaming that is allowed', async () => {
    const receipt = await checked({ 'shop/Prices.java': [PRICES, renamed] }, 'renames');
    expect(receipt).toMatchObject({ verdict: 'accepted', refusals: [], unseen: [], kinds: { 'Rename Variable': 8 } });
    expect(receipt.lines).toEqual({ changed: 8, refused: 0 });
    expect(receipt.files).toEqual({ changed: 1, accepted: 1 });
  });

  it('takes a single type, in any case', async () => {
    expect((await checked({ 'shop/Prices.java': [PRICES, renamed] }, 'rename-variable')).verdict).toBe('accepted');
  });

  it('refuses what is explained by something else, place by place', async () => {
    const receipt = await checked({ 'shop/Prices.java': [PRICES, renamed] }, 'moves, Rename Method');
    expect(receipt.verdict).toBe('refused');
    expect(receipt.refusals[0]).toEqual({
      path: 'shop/Prices.java',
      side: 'before',
      startLine: 7,
      endLine: 7,
      text: 'int result = 0;',
      why: 'explained by Rename Variable, which is not allowed',
      kinds: ['Rename Variable'],
    });
  });

  const edits: readonly (readonly [string, (text: string) => string])[] = [
    ['a number', (text) => text.replace('= 0;', '= 1;')],
    ['a text', (text) => text.replace('price of ', 'prices of ')],
    ['an argument', (text) => text.replace('println(text)', 'println(name)')],
    ['an operator', (text) => text.replace('+=', '-=')],
    ['a call', (text) => text.replace('text.trim()', 'text.strip()')],
    ['a line', (text) => text.replace('        System.out.println(text);\n', '')],
    ['a comment', (text) => text.replace('return total;', 'return total; // later')],
    ['blanks in a text', (text) => text.replace('price of ', 'price  of ')],
    [
      'two statements exchanged',
      (text) => text.replace(/( {8}total = \w+;\n)( {8}return \w+;\n)/, '$2$1').replace(/( {8}System.*\n)( {8}return text.*\n)/, '$2$1'),
    ],
  ];
  it.each(edits)('refuses a renaming with an edit beside it: %s', async (_, edit) => {
    const edited = edit(renamed);
    expect(edited).not.toBe(renamed);
    for (const only of ['renames', 'renames,moves,extractions,inlinings,formatting'])
      expect((await checked({ 'shop/Prices.java': [PRICES, edited] }, only)).verdict).toBe('refused');
  });

  it('refuses statements that were exchanged, one of them with a renaming, though each line by itself is explained', async () => {
    const method = (...lines: string[]): string =>
      `class A {\n    void run(int p, int q) {\n${lines.map((line) => `        ${line}\n`).join('')}    }\n}\n`;
    const use = ['use(from, to);', 'report(from);'];
    const before = method('int from = read(p);', 'int to = read(q);', ...use);
    const exchanged = method('int target = read(q);', 'int from = read(p);', ...use.map((line) => line.replace('to)', 'target)')));
    expect(
      (
        await checked(
          {
            'A.java': [
              before,
              exchanged.replace('int target = read(q);\n        int from = read(p);', 'int from = read(p);\n        int target = read(q);'),
            ],
          },
          'renames',
        )
      ).verdict,
    ).toBe('accepted');
    expect((await checked({ 'A.java': [before, exchanged] }, 'renames,moves,formatting')).verdict).toBe('refused');
    const steps = method('open(p);', 'int from = read(p);', 'log(from);');
    const other = method('int start = read(p);', 'open(p);', 'log(start);');
    expect((await checked({ 'A.java': [steps, other] }, 'renames,moves,extractions,inlinings,formatting')).verdict).toBe('refused');
    const plain = method('open(p);', 'int from = read(p);', 'log(from);');
    expect((await checked({ 'A.java': [plain, method('int from = read(p);', 'open(p);', 'log(from);')] }, 'formatting')).verdict).toBe(
      'refused',
    );
  });

  const laidOut = PRICES.replaceAll('    ', '\t')
    .replace('int sum(int[] items) {', 'int sum(\n\t\tint[] items)\n\t{')
    .replace('return total;', 'return\n\n  total ;');
  it('takes white space where it is allowed', async () => {
    expect(await checked({ 'shop/Prices.java': [PRICES, laidOut] }, 'formatting')).toMatchObject({ verdict: 'accepted' });
    const receipt = await checked({ 'shop/Prices.java': [PRICES, laidOut] }, 'renames,moves');
    expect(receipt.verdict).toBe('refused');
    expect(receipt.refusals.every(({ why }) => why === 'explained by Formatting, which is not allowed')).toBe(true);
  });

  it('takes white space for nothing else: methods in another order are moved', async () => {
    expect((await checked({ 'shop/Prices.java': [PRICES, reordered] }, 'formatting')).verdict).toBe('refused');
  });

  it('does not take white space within a text block', async () => {
    const block = (text: string): string => `class A {\n  String a = """\n${text}\n    """;\n}\n`;
    const change: Versions = { 'A.java': [block('    one\n    two'), block('    one\n\n    two')] };
    expect((await checked(change, 'formatting')).verdict).toBe('refused');
    const shifted: Versions = { 'A.java': [block('    one'), block('     one')] };
    expect((await checked(shifted, 'formatting')).verdict).toBe('refused');
  });

  it('needs every one of several kinds to be allowed', async () => {
    const edited = renamed.replaceAll('label', 'caption').replace('        int amount', '         int amount');
    expect((await checked({ 'shop/Prices.java': [PRICES, edited] }, 'Rename Variable')).verdict).toBe('refused');
    expect((await checked({ 'shop/Prices.java': [PRICES, edited] }, 'Rename Variable,Rename Method')).verdict).toBe('accepted');
  });

  it('gives none when the code cannot be read', async () => {
    const receipt = await checked(
      { 'A.java': ['class A {\n  int a;\n}\n', 'class A {\n  int a = = 3;\n  int b;\n}\n'] },
      'renames,formatting',
    );
    expect(receipt).toMatchObject({ verdict: 'not-analysed', unseen: [{ path: 'A.java' }] });
  });

  it('gives none when the time was up', async () => {
    const files: Versions = { 'shop/Prices.java': [PRICES, renamed] };
    const late: Detector = { ...detector, detect: (change) => detector.detect(change, { budget: 0 }) };
    expect(await receiptOf(files, 'renames', late)).toMatchObject({ verdict: 'not-analysed', unseen: [{ path: 'shop/Prices.java' }] });
    const unexplained: Detector = { ...detector, detect: (change) => detector.detect(change, { explain: false }) };
    expect((await receiptOf(files, 'renames', unexplained)).verdict).toBe('not-analysed');
  });
});

describe('what lines do not show', () => {
  const sets = 'renames,moves,extractions,inlinings,formatting';
  const bytes = (...parts: (string | number[])[]): Uint8Array =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

  it.each<[string, Versions, RegExp]>([
    [
      'a link',
      {
        a: [
          { kind: 'link', content: '' },
          { kind: 'link', content: '' },
        ],
      },
      /symbolic link/,
    ],
    ['a link that became a file', { a: [{ kind: 'link', content: '' }, 'x\n'] }, /symbolic link/],
    ['a submodule', { a: [{ kind: 'submodule', content: '' }, null] }, /submodule/],
    ['a mode', { 'a.sh': ['x\n', { kind: 'executable', content: 'x\n' }] }, /may be run now/],
    ['a mode taken back', { 'a.sh': [{ kind: 'executable', content: 'x\n' }, 'x\n'] }, /may not be run/],
    ['a mode beside a renaming', { 'A.java': [PRICES, { kind: 'executable', content: renamed }] }, /may be run now/],
    ['a binary file', { 'a.png': [bytes([1, 0, 2]), bytes([1, 0, 3])] }, /binary/],
    ['a text that became binary', { 'a.png': ['x\n', bytes([1, 0, 3])] }, /binary/],
    ['a pointer', { 'a.psd': [null, 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n'] }, /LFS/],
    ['broken UTF-16', { 'a.txt': ['x\n', bytes([0xff, 0xfe, 0x00, 0xd8])] }, /binary/],
    ['a large file', { 'a.txt': [null, 'x\n'.repeat(2_100_000)] }, /too large/],
  ])('is not looked at: %s', async (_, versions, why) => {
    const receipt = await checked(versions, sets);
    expect(receipt.verdict).toBe('not-analysed');
    expect(receipt.unseen[0]?.why).toMatch(why);
  });

  it.each<[string, Versions, RegExp]>([
    ['an empty file added', { 'a/__init__.py': [null, ''] }, /added, which nothing explains/],
    ['an empty file deleted', { 'a/__init__.py': ['', null] }, /deleted, which nothing explains/],
    ['a blank file added', { 'A.java': [null, '\n\n'] }, /added, which nothing explains/],
    ['a file added', { 'a.txt': [null, 'x\n'] }, /not explained/],
    ['a file emptied', { 'a.py': ['x\n', ''] }, /not explained/],
    ['a byte order mark', { 'A.java': [PRICES, bytes([0xef, 0xbb, 0xbf], PRICES)] }, /encoding changed from UTF-8 to UTF-8 with/],
    ['a mark taken away', { 'a.py': [bytes([0xef, 0xbb, 0xbf], 'x\n'), 'x\n'] }, /encoding changed/],
    ['an encoding', { 'A.java': ['// é\nclass A { }\n', bytes('// ', [0xe9], '\nclass A { }\n')] }, /encoding changed/],
    ['a direction in a comment', { 'A.java': ['class A { // ab\n}\n', 'class A { // a\u202eb\n}\n'] }, /U\+202E/],
    ['a blank that is none', { 'A.java': ['class A { // a b\n}\n', 'class A { // a\u00a0b\n}\n'] }, /U\+00A0/],
    ['a character of no width', { 'a.js': ['f()\n', 'f()\u200b\n'] }, /U\+200B/],
    ['a form feed', { 'A.java': ['class A {\n}\n', 'class A {\f\n}\n'] }, /U\+000C/],
    ['line ends in an unknown language', { 'a.sh': ['a\nb\n', 'a\r\nb\r\n'] }, /what ends its lines changed, from line 1 to line 2/],
    ['line ends behind #!', { 'a.py': ['#!/usr/bin/python\nb\n', '#!/usr/bin/python\r\nb\r\n'] }, /what ends its lines/],
    ['the last line’s end', { Makefile: ['a: b\n', 'a: b'] }, /last line has no end any more/],
    ['the last line’s new end', { 'a.md': ['a', 'a\n'] }, /last line has an end now/],
  ])('is refused: %s', async (_, versions, why) => {
    const receipt = await checked(versions, sets);
    expect(receipt.refusals.map((refusal) => refusal.why).join('\n')).toMatch(why);
    expect(receipt.verdict).toBe('refused');
  });

  it.each<[string, Versions, string]>([
    ['line ends of Java', { 'A.java': [PRICES, PRICES.replaceAll('\n', '\r\n')] }, 'formatting'],
    ['the last line’s end of Java', { 'A.java': [PRICES, PRICES.trimEnd()] }, 'formatting'],
    ['line ends of Python', { 'a.py': ['a\nb\n', 'a\r\nb\r\n'] }, 'formatting'],
    ['the last line’s end of JavaScript', { 'a.js': ['a()\n', 'a()'] }, 'formatting'],
    ['a file in another folder', { 'a/x.bin -> b/x.bin': ['x\n', 'x\n'] }, 'moves'],
    ['a file of another name', { 'a/x.txt -> a/y.txt': ['x\n', 'x\n'] }, 'renames'],
    ['both', { 'a/x.txt -> b/y.txt': ['x\n', 'x\n'] }, 'renames,moves'],
    ['nothing', {}, 'moves'],
  ])('is allowed with its set, and refused without: %s', async (_, versions, only) => {
    expect(await checked(versions, only)).toMatchObject({ verdict: 'accepted', refusals: [], unseen: [] });
    if (Object.keys(versions).length > 0) expect((await checked(versions, 'extractions')).verdict).toBe('refused');
  });

  it('a class with another name takes its file along', async () => {
    const change: Versions = { 'shop/Prices.java -> shop/Costs.java': [PRICES, PRICES.replace('class Prices', 'class Costs')] };
    expect((await checked(change, 'Rename Class')).verdict).toBe('accepted');
    expect((await checked(change, 'renames')).verdict).toBe('accepted');
    expect((await checked(change, 'moves')).verdict).toBe('refused');
    const other: Versions = { 'shop/Prices.java -> shop/Other.java': [PRICES, renamed] };
    expect((await checked(other, 'Rename Variable')).refusals[0]?.why).toBe('explained by Renamed File, which is not allowed');
  });

  it('is told with what is refused', async () => {
    const receipt = await checked(
      { 'a.txt': ['a\n', 'b\n'], b: [{ kind: 'link', content: '' }, null], 'A.java': [PRICES, renamed] },
      'renames',
    );
    expect(receipt.verdict).toBe('refused');
    expect(receipt.unseen).toEqual([{ path: 'b', why: 'a symbolic link' }]);
    expect(receipt.files).toEqual({ changed: 3, accepted: 1 });
    expect(receipt.lines).toEqual({ changed: 10, refused: 2 });
  });
});
