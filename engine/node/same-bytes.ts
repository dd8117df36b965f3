import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Bytes that are compared at a time. A file may be larger than the memory. */
const PORTION = 1_000_000;

/** Whether two files hold the same. Throws Node's error when one cannot be read. */
export function haveSameBytes(one: string, other: string): boolean {
  const opened: number[] = [];
  const open = (path: string): number => {
    const file = openSync(path, 'r');
    opened.push(file);
    return file;
  };
  try {
    const [left, right] = [open(one), open(other)];
    if (fstatSync(left).size !== fstatSync(right).size) return false;
    const portions = [Buffer.alloc(PORTION), Buffer.alloc(PORTION)] as const;
    for (;;) {
      const [read, readOther] = [readSync(left, portions[0]), readSync(right, portions[1])];
      if (read !== readOther || portions[0].compare(portions[1], 0, read, 0, read) !== 0) return false;
      if (read === 0) return true;
    }
  } finally {
    opened.forEach((file) => closeSync(file));
  }
}
