/** Lines of figures. */

const COLUMN_WIDTH = 9;
const NAME_WIDTH = 48;

export const shareOf = (part: number, of: number): string => (of === 0 ? '-' : (part / of).toFixed(3).replace(/^0/, ''));

/** A name and its figures, in columns. */
export function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(NAME_WIDTH) + cells.map((cell) => String(cell).padStart(COLUMN_WIDTH)).join('');
}

export const print = (lines: readonly string[]): void => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));
