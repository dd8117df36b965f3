/** The text of a line's code, as GitHub shows it, and whether it is a changed one. */
import { CLASSIC_CHANGED_CODE, CLASSIC_SIGN, CODE_TEXT, REACT_CHANGED_CODE } from './selectors.js';

/** A code cell's code without the diff's sign. */
export function codeText(cell: HTMLTableCellElement): string {
  const code = cell.querySelector(CODE_TEXT);
  const text = (code ?? cell).textContent.replace(/\r?\n$/, '');
  return code || cell.querySelector(CLASSIC_SIGN) ? text : text.replace(/^[-+ ]/, '');
}

/** Whether GitHub shows the cell's line as added or removed: by its class, or by the diff's sign. */
export function isChangedCell(cell: HTMLTableCellElement): boolean {
  if (cell.matches(CLASSIC_CHANGED_CODE) || cell.querySelector(REACT_CHANGED_CODE)) return true;
  const sign = cell.querySelector<HTMLElement>(CLASSIC_SIGN);
  return /^[-+]/.test(sign ? (sign.dataset.codeMarker ?? '') : cell.textContent);
}
