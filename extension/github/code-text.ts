/** The text of a line's code, as GitHub shows it. */
import { CODE_TEXT } from './selectors.js';

/** A code cell's code without the diff's sign. */
export const codeText = (cell: HTMLTableCellElement): string => (cell.querySelector(CODE_TEXT) ?? cell).textContent.replace(/\r?\n$/, '');
