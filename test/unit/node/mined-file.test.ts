// What `reflens mine --out` leaves on the disk: each commit once, whatever cut it off, and nothing of a file that is not its own.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MinedFile } from '../../../engine/node/mined-file.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'reflens-out-')));
  file = join(folder, 'out.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const idOf = (number: number): string => number.toString(16).padStart(40, '0');
/** A line whose paths hold what some take for a line's end. */
const lineOf = (number: number): string =>
  JSON.stringify({
    commit: idOf(number),
    parent: null,
    date: '2026-01-01',
    refactorings: ['a\u2028b\u0085c\u2029d', '\r', 'größe'],
    files: 1,
  });

/** Writes what is missing of the commits up to a number; gives the notes. */
function run(last: number): readonly string[] {
  const out = new MinedFile(file);
  for (let number = 1; number <= last; number++) if (!out.known.has(idOf(number))) out.write(lineOf(number));
  out.close();
  return out.notes;
}

const text = (): string => readFileSync(file, 'utf8');
const commits = (): string[] =>
  text()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (JSON.parse(line) as { commit: string }).commit)
    .sort();
const expected = (last: number): string[] => Array.from({ length: last }, (_, index) => idOf(index + 1));

describe('a file of lines', () => {
  it('goes on after the computer went off at any byte', () => {
    run(3);
    const whole = readFileSync(file);
    for (let bytes = 0; bytes <= whole.length; bytes++) {
      writeFileSync(file, whole.subarray(0, bytes));
      expect(run(3)).toEqual([]);
      expect(commits()).toEqual(expected(3));
    }
    expect(readdirSync(folder)).toEqual(['out.jsonl']);
  });

  it('has each commit once after any damage to its lines', () => {
    const damage = fc.record({
      at: fc.nat(),

      how: fc.constantFrom('cut', 'zeros', 'again', 'crlf'),
    });
    fc.assert(
      fc.property(fc.array(damage, { maxLength: 5 }), fc.integer({ min: 3, max: 6 }), (damages, last) => {
        rmSync(file, { force: true });
        run(3);
        for (const { at, how } of damages) {
          const bytes = readFileSync(file);
          const start = bytes.length === 0 ? 0 : at % bytes.length;
          if (how === 'cut') writeFileSync(file, bytes.subarray(0, start));
          if (how === 'zeros') writeFileSync(file, Buffer.concat([bytes.subarray(0, start), Buffer.alloc(bytes.length - start)]));
          if (how === 'again') writeFileSync(file, Buffer.concat([bytes.subarray(0, start), Buffer.from(`${lineOf(1)}\n`)]));
          if (how === 'crlf') writeFileSync(file, bytes.toString('utf8').replaceAll('\n', '\r\n'));
        }
        run(last);
        expect(commits()).toEqual(expected(last));
        expect(run(last)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['with the line ends of Windows', (whole: string) => whole.replaceAll('\n', '\r\n')],
    ['without its last line end', (whole: string) => whole.slice(0, -1)],
    ['with empty lines', (whole: string) => `\n${whole}\n`],
  ])('%s is whole', (_, change) => {
    run(3);
    writeFileSync(file, change(text()));
    expect(run(3)).toEqual([]);
    expect(commits()).toEqual(expected(3));
    run(4);
    expect(commits()).toEqual(expected(4));
  });

  it('names half a line in the middle, keeps it aside, and does it again', () => {
    run(3);
    const [one = '', two = '', three = ''] = text().split('\n');
    writeFileSync(file, `${one}\n${two.slice(0, 70)}\n${three}\n${one}\n`);
    expect(run(3)).toEqual([
      `Line 2 of "${file}" was broken and moved to "${file}.broken"; what they told is done again.`,
      `Line 4 of "${file}" told of commits a second time and was taken away.`,
    ]);
    expect(text()).toBe(`${one}\n${three}\n${two}\n`);
    expect(readFileSync(`${file}.broken`, 'utf8')).toBe(`${two.slice(0, 70)}\n`);
  });

  it('that lost a piece to zeros is mended, too', () => {
    run(3);
    const whole = readFileSync(file);
    for (let at = 0; at < whole.length; at += 7) {
      writeFileSync(file, Buffer.concat([whole.subarray(0, at), Buffer.alloc(20), whole.subarray(at + 20)]));
      run(3);
      expect(commits()).toEqual(expected(3));
    }
  });

  it('that is a link stays one', () => {
    symlinkSync('real.jsonl', file);
    run(2);
    writeFileSync(file, `{"commit":"half\n${text()}`);
    run(2);
    expect(readdirSync(folder).sort()).toEqual(['out.jsonl', 'real.jsonl', 'real.jsonl.broken']);
    expect(commits()).toEqual(expected(2));
  });
});

describe('a file of something else', () => {
  it.each([
    ['text', 'Dear diary\n', 1],
    ['text without a line end', 'Dear diary', 1],
    ['JSON of others', '{"name":"package","version":"1"}\n', 1],
    ['JSON over several lines', '{\n  "name": "package"\n}\n', 2],
    ['a list', '[1,2]\n', 1],
    ['lines of others with commits', '{"commit":"abc","author":"x"}\n', 1],
    ['bytes', '\u0001\u0002\uFFFD', 1],
    ['bytes with zeros', '\u007fELF\0\0\0\n\0\0x\n', 1],
    ['our lines and others', `${lineOf(1)}\n${lineOf(2)}\nand a remark\n${lineOf(3)}`, 3],
    ['our lines and others, half', `${lineOf(1)}\nand a rem`, 2],
  ])('is left as it is: %s', (_, content, line) => {
    writeFileSync(file, content);
    expect(() => new MinedFile(file)).toThrow(new RegExp(`is not what "reflens mine" writes: line ${line} begins .* name another file`));
    expect(text()).toBe(content);
    expect(readdirSync(folder)).toEqual(['out.jsonl']);
  });
});

describe('what cannot be written', () => {
  it('is said in a sentence', () => {
    mkdirSync(join(folder, 'sub'));
    expect(() => new MinedFile(join(folder, 'sub'))).toThrow(/sub" cannot be written: it is a folder\.$/);
    expect(() => new MinedFile(join(folder, 'nowhere', 'out'))).toThrow(/out" cannot be written: it is not there\.$/);
    writeFileSync(file, '');
    expect(() => new MinedFile(join(file, 'out'))).toThrow(/cannot be written: there is a file where a folder should be\.$/);
    expect(readdirSync(folder).sort()).toEqual(['out.jsonl', 'sub']);
  });

  it.runIf(existsSync('/dev/full'))('is a full disk', () => {
    const full = new MinedFile('/dev/full');
    expect(() => full.write(lineOf(1))).toThrow('"/dev/full" cannot be written: the disk is full.');
    full.close();
  });
});

describe('two runs on one file', () => {
  it('are one too many', () => {
    const first = new MinedFile(file);
    symlinkSync('out.jsonl', join(folder, 'link.jsonl'));
    for (const name of [file, join(folder, 'link.jsonl')])
      expect(() => new MinedFile(name)).toThrow(new RegExp(`Another run writes .*process ${process.pid} .*Delete that file`));
    first.close();
    new MinedFile(file).close();
    expect(readdirSync(folder).sort()).toEqual(['link.jsonl', 'out.jsonl']);
  });

  it('are none when the first is gone, unless that is on another computer', () => {
    // No process has a number that large.
    const gone = 2 ** 30;
    writeFileSync(`${file}.lock`, JSON.stringify({ pid: gone, host: hostname() }));
    run(1);
    expect(readdirSync(folder)).toEqual(['out.jsonl']);
    writeFileSync(`${file}.lock`, JSON.stringify({ pid: gone, host: 'elsewhere' }));
    expect(() => run(1)).toThrow(`process ${gone} on elsewhere`);
    writeFileSync(`${file}.lock`, '');
    expect(() => run(1)).toThrow('another run has it');
  });
});
