import type { SourceFile } from '../model/source-file.js';
import { holdsConflict } from '../text/conflicts.js';
import type { FileReport, LineSpan } from './result.js';

/** How many places of a file that could not be read are named, for one line of text. */
const NAMED_PLACES = 3;

/** The versions of a file as they were read; null where there is none. */
export interface ReadVersions {
  readonly before: SourceFile | null;
  readonly after: SourceFile | null;
}

/** What is to be said of a file that was read. One that does not parse takes no part: what is found in pieces of it would be made up. */
export function reportOn({ before, after }: ReadVersions): FileReport {
  const broken = [before, after].filter((file) => file !== null && file.unread.length > 0);
  if (broken.length === 0) return { status: 'analysed' };
  const conflict = broken.find((file) => file !== null && holdsConflict(file.text));
  if (conflict)
    return {
      status: 'does-not-parse',
      detail: `${conflict === after || after === null ? 'it' : 'the version before'} holds conflict markers`,
    };
  if (broken.some((file) => file?.types.length === 0)) return { status: 'does-not-parse', detail: 'no type declaration could be read' };
  const parts = [unreadLines(after, ''), unreadLines(before, after === null ? '' : ' of the version before')];
  return { status: 'partly', detail: parts.filter((part) => part !== null).join('; ') };
}

/** `line 3, lines 10 to 14 and 2 more places of the version before could not be read`; null when all could. */
function unreadLines(file: SourceFile | null, ofVersion: string): string | null {
  if (file === null || file.unread.length === 0) return null;
  const places = placesOf(file);
  const named = places
    .slice(0, NAMED_PLACES)
    .map(({ startLine, endLine }) => (startLine === endLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`));
  const more = places.length - named.length;
  if (more > 0) named.push(`${more} more ${more === 1 ? 'place' : 'places'}`);
  const last = named.pop() ?? '';
  return `${named.length === 0 ? last : `${named.join(', ')} and ${last}`}${ofVersion} could not be read`;
}

/** The lines of what could not be read; what stands on the same lines, or on the next one, is one place. */
function placesOf({ unread, lines }: SourceFile): LineSpan[] {
  const places: { startLine: number; endLine: number }[] = [];
  for (const { start, end } of unread) {
    const startLine = lines.lineOf(start);
    const endLine = lines.lineOf(Math.max(start, end - 1));
    const last = places[places.length - 1];
    if (last && startLine <= last.endLine + 1) last.endLine = Math.max(last.endLine, endLine);
    else places.push({ startLine, endLine });
  }
  return places;
}
