import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WrongArgument } from '../../../engine/node/failure.js';
import { changeOfFolders } from '../../../engine/node/folders.js';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'reflens-folders-'));
  for (const side of ['before', 'after']) mkdirSync(join(parent, side));
});
afterEach(() => rmSync(parent, { recursive: true }));

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(parent, path)), { recursive: true });
  writeFileSync(join(parent, path), content);
};
const change = (): ReturnType<typeof changeOfFolders> => changeOfFolders(join(parent, 'before'), join(parent, 'after'));

describe('changeOfFolders', () => {
  it('compares file by file, leaves out what is equal, and tells of what it does not read', () => {
    write('before/Same.java', 'class Same {}');
    write('after/Same.java', 'class Same {}');
    write('before/x/Changed.java', 'class A {}');
    write('after/x/Changed.java', 'class B {}');
    write('before/same.txt', '1');
    write('after/same.txt', '1');
    write('before/changed.txt', '1');
    write('after/changed.txt', '2');
    write('after/.git/config', 'not a source');
    expect(change()).toEqual({
      change: { before: { 'x/Changed.java': 'class A {}' }, after: { 'x/Changed.java': 'class B {}' } },
      files: { 'changed.txt': { status: 'unknown-language' } },
    });
  });

  it('counts links without following them, those that lead in circles included', () => {
    write('before/Real.java', 'class A {}');
    write('after/Real.java', 'class A {}');
    symlinkSync('Real.java', join(parent, 'before/Same.java'));
    symlinkSync('Real.java', join(parent, 'after/Same.java'));
    symlinkSync('Real.java', join(parent, 'after/New.java'));
    symlinkSync('..', join(parent, 'after/up'));
    symlinkSync('loop', join(parent, 'after/loop'));
    const link = { status: 'not-a-file', detail: 'a symbolic link' };
    expect(change()).toEqual({ change: { before: {}, after: {} }, files: { 'New.java': link, up: link, loop: link } });
  });

  it('does not open what is no file', () => {
    execFileSync('mkfifo', [join(parent, 'after/Pipe.java')]);
    expect(change().files).toEqual({ 'Pipe.java': { status: 'not-a-file', detail: 'a device, a pipe or a socket' } });
  });

  it('leaves out a file as a whole when one version cannot be read', () => {
    write('before/Binary.java', 'class A {}');
    write('after/Binary.java', new Uint8Array([0xca, 0xfe, 0, 1]));
    write('after/Pointer.java', 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n');
    expect(change()).toEqual({
      change: { before: {}, after: {} },
      files: {
        'Binary.java': { status: 'not-read', detail: 'a binary file' },
        'Pointer.java': { status: 'not-read', detail: 'the repository has only a pointer to it' },
      },
    });
  });

  it('reads other encodings so that lines and columns are right', () => {
    write('after/Latin.java', Buffer.from('class A { String s = "gr\u00fc\u00dfe"; }', 'latin1'));
    write('after/Marked.java', Buffer.from('\ufeffclass B {}', 'utf16le'));
    expect(change().change.after).toEqual({ 'Latin.java': 'class A { String s = "gr\u00fc\u00dfe"; }', 'Marked.java': 'class B {}' });
  });

  it('does not read what is larger than the engine takes', () => {
    write('after/Huge.java', Buffer.alloc(12_000_001, ' '));
    expect(change()).toEqual({
      change: { before: {}, after: {} },
      files: { 'Huge.java': { status: 'too-large', detail: 'more than 4 million characters' } },
    });
  });

  it('has files that are called like what every object has', () => {
    for (const name of ['__proto__', 'constructor']) write(`after/${name}/A.java`, 'class A {}');
    write('after/__proto__.md', '');
    write('after/toString', '');
    expect(Object.keys(change().change.after).sort()).toEqual(['__proto__.md', '__proto__/A.java', 'constructor/A.java', 'toString']);
    expect(Object.keys(change().files).sort()).toEqual(['__proto__.md', 'toString']);
  });

  it('says what is wrong with what it was told to compare', () => {
    write('file.java', 'class A {}');
    const at = (name: string): string => join(parent, name);
    const wrong = (before: string, after: string): unknown => {
      try {
        return changeOfFolders(before, after);
      } catch (error) {
        expect(error).toBeInstanceOf(WrongArgument);
        return (error as Error).message.replaceAll(parent, '…');
      }
    };
    expect(wrong(at('nowhere'), at('after'))).toBe('"…/nowhere" does not exist.');
    expect(wrong(at('before'), at('file.java'))).toBe('"…/before" is a folder and "…/file.java" a file: name two folders, or two files.');
    expect(wrong(at('before'), `${at('after')}/../before`)).toBe('--before and --after name the same folder, "…/after/../before".');
    expect(wrong(at('file.java'), '/dev/null')).toBe('"/dev/null" is neither a folder nor a file.');
    symlinkSync('loop', at('loop'));
    expect(() => changeOfFolders(at('loop'), at('after'))).toThrow('could not be read: its links lead in circles.');
  });
});
