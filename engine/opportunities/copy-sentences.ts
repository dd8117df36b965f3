import type { Field, Method } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import { quoted } from '../text/quoted-code.js';
import type { ExtractedCode } from './extracted-code.js';
import type { HeldCode } from './places.js';
import type { Window } from './replaceable.js';

/** Places that a sentence names; more are counted. */
const MOST_NAMED = 3;

/** `readHeader` was extracted from `load`; the same 6 lines still stand in `reload` (line 88). `isOld`: they stood there before the change, too. */
export function copySentence({ extracted, sources }: ExtractedCode, windows: readonly Window[], isOld: boolean): string {
  const [first] = windows;
  const lines = first ? linesOf(first) : 0;
  const what = lines === 1 ? 'the same line' : `the same ${String(lines)} lines`;
  const verb = lines === 1 ? 'stands' : 'stand';
  const isExact = windows.every(({ likeness }) => likeness.literals.length === 0);
  const but = isExact ? '' : ', but for one value,';
  return `${nameOf(extracted)} was extracted from ${sourcesOf(sources)}; ${what}${but} ${isOld ? 'still' : 'also'} ${verb} in ${placesOf(windows.map(heldCode), extracted.file)}.`;
}

/** Where a window is. */
export const heldCode = ({ method, span }: Window): HeldCode => ({ holder: method, span });

/** `a` in `X` and `b` in `Y` are new and the same: 21 lines. */
export function twinSentence({ extracted }: ExtractedCode, windows: readonly Window[]): string {
  const methods = [extracted, ...windows.map(({ method }) => method)];
  const named = methods.map((method) => `${nameOf(method)} in ${quoted(method.declaringType.name)}`);
  const [first] = windows;
  const lines = first ? linesOf(first) : 0;
  return `${listed(named)} are new and the same: ${String(lines)} ${lines === 1 ? 'line' : 'lines'}.`;
}

export function linesOf({ method: { file }, span }: Window): number {
  return file.lines.lineOf(span.end) - file.lines.lineOf(span.start) + 1;
}

/** What readers call a method or a field: an initializer by its type. */
export const nameOf = ({ name, declaringType }: Method | Field): string => quoted(name === '' ? declaringType.name : name);

function sourcesOf(sources: readonly Method[]): string {
  const names = [...new Set(sources.map(nameOf))];
  return names.length > MOST_NAMED ? `${String(names.length)} methods` : listed(names);
}

/** `reload` (line 88), `parse` of `Other.java` (line 12) and 3 more. `file`: where the reader looks from. */
export function placesOf(places: readonly HeldCode[], file: SourceFile): string {
  const named = places.slice(0, MOST_NAMED).map(({ holder, span }) => {
    const other = holder.file === file ? '' : ` of ${quoted(holder.file.path.slice(holder.file.path.lastIndexOf('/') + 1))}`;
    return `${nameOf(holder)}${other} (line ${String(holder.file.lines.lineOf(span.start))})`;
  });
  const more = places.length - named.length;
  return listed(more > 0 ? [...named, `${String(more)} more`] : named);
}

/** `a`, `b` and `c`. */
export const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
