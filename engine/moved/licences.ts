/** Comments that tell of a file's licence: they stand in many files, and nobody asks where they came from. */
import { isComment } from './line-facts.js';

/** What a licence says, and hardly anything else. */
const LICENCE =
  /\bcopyright\b|\bSPDX-License|\blicen[cs]ed (?:under|to)\b|\bpermission is hereby granted\b|\bGeneral Public License\b|\ball rights reserved\b/i;

/** UTF-16 units of a line that are looked at. */
const LOOKED_AT = 400;

/** Which lines are of a comment that tells of a licence: 1 at their index. */
export function licenceLines(lines: readonly (string | null)[]): Uint8Array {
  const found = new Uint8Array(lines.length);
  let start = 0;
  let tells = false;
  let end: string | null = null;
  /** Whether each line of the comment begins with a star, as nearly always; null where that is not known. */
  let hasStars: boolean | null = null;
  const close = (at: number): void => {
    if (tells) found.fill(1, start, at);
    tells = false;
    start = at + 1;
  };
  lines.forEach((line, at) => {
    const trimmed = line?.trim() ?? '';
    if (end !== null) hasStars ??= trimmed.startsWith('*');
    if (hasStars === true && !trimmed.startsWith('*')) end = null;
    if (end === null && !isComment(trimmed)) {
      close(at);
      return;
    }
    if (end === null) hasStars = null;
    tells ||= LICENCE.test(trimmed.slice(0, LOOKED_AT));
    if (end === null && trimmed.startsWith('/*')) end = '*/';
    else if (end === null && trimmed.startsWith('<!--')) end = '-->';
    if (end !== null && trimmed.includes(end)) end = null;
  });
  close(lines.length);
  return found;
}
