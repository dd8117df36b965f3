/** A receipt in sentences: the same in a terminal, in Markdown and in a job's summary. */
import type { Receipt, Refusal } from '../engine/results/receipt.js';
import { counted, grouped } from './counts.js';

/** `Accepted: all 31 changed lines in 2 files are explained by renames and moves.` */
export function verdictSentence({ verdict, allowed, lines, files, refusals, unseen }: Receipt): string {
  const what = `${counted(lines.changed, 'changed line')} in ${counted(files.changed, 'file')}`;
  if (files.changed === 0 && verdict === 'accepted') return 'Accepted: nothing changed.';
  switch (verdict) {
    case 'accepted':
      return `Accepted: nothing but ${listed(allowed)}, in ${what}.`;
    case 'refused':
      return `Refused: ${counted(refusals.length, 'place')} with something else than ${listed(allowed, 'or')}; ${grouped(lines.refused)} of ${what}.`;
    case 'not-analysed':
      return `No receipt: ${counted(unseen.length, 'part')} of the change could not be looked at; nothing else than ${listed(allowed)} in the rest.`;
  }
}

/** `Orders.java:12-14`, `Orders.java:3, before the change`, `Orders.java`. */
export function placeOf({ path, side, startLine, endLine }: Refusal): string {
  if (startLine === null) return path;
  const lines = endLine === null || endLine === startLine ? String(startLine) : `${startLine}-${endLine}`;
  return `${path}:${lines}${side === 'before' ? ' before the change' : ''}`;
}

/** `12 lines by Rename Method, 4 by Moved Lines`. */
export function kindsSentence({ kinds }: Receipt): string {
  return Object.entries(kinds)
    .map(([kind, count], at) => (at === 0 ? `${counted(count, 'place')} by ${kind}` : `${grouped(count)} by ${kind}`))
    .join(', ');
}

/** `a, b and c`. */
export const listed = (names: readonly string[], word = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;
