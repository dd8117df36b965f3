/** Copies put back by program: of code that a change took out of several methods, one is restored, as if it had been forgotten. */
import type { Change } from '../../engine/api.js';
import type { Location, Refactoring } from '../../engine/results/result.js';
import { groupBy } from '../../engine/text/grouping.js';
import { tokenize } from '../support/java-tokens.js';
import type { Random } from '../support/random.js';

/** Lines of the version after. */
export interface Lines {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
}

/** A change in which something is left that could be done, too. */
export interface PutBack {
  readonly change: Change;
  /** Where it is. */
  readonly place: Lines;
  /** What it counts under. */
  readonly sort: string;
  /** What was done elsewhere. */
  readonly model: string;
}

/** Code that is smaller is no copy that anybody is told of. */
const LEAST = { statements: 3, tokens: 25 };

const ROLES = {
  before: 'source method declaration before extraction',
  code: 'extracted code from source method declaration',
  extracted: 'extracted method declaration',
  after: 'source method declaration after extraction',
} as const;

interface Source {
  readonly refactoring: Refactoring;
  readonly before: Location;
  readonly after: Location;
  readonly code: readonly Location[];
  /** The new method, by its place. */
  readonly extracted: string;
}

const placed = (locations: readonly Location[], role: string): readonly Location[] =>
  locations.filter(({ description }) => description === role);

function sourceOf(refactoring: Refactoring): Source | null {
  const [before] = placed(refactoring.leftSideLocations, ROLES.before);
  const [after] = placed(refactoring.rightSideLocations, ROLES.after);
  const [extracted] = placed(refactoring.rightSideLocations, ROLES.extracted);
  const code = placed(refactoring.leftSideLocations, ROLES.code);
  if (!before || !after || !extracted || code.length === 0) return null;
  return { refactoring, before, after, code, extracted: `${extracted.filePath}:${extracted.startLine}:${extracted.startColumn}` };
}

/** Offset of a line and a column in a text. */
function offsetOf(text: string, line: number, column: number): number {
  let at = 0;
  for (let done = 1; done < line; done += 1) at = text.indexOf('\n', at) + 1;
  return at + column - 1;
}

const spanOf = (
  text: string,
  { startLine, startColumn, endLine, endColumn }: Location,
): { readonly start: number; readonly end: number } => ({
  start: offsetOf(text, startLine, startColumn),
  end: offsetOf(text, endLine, endColumn),
});

const tokensIn = (text: string): number => tokenize(text).filter(({ kind }) => kind !== 'space' && kind !== 'comment').length;

/** How it counts: code that was edited when it was extracted is no copy, and some is too small. */
function sortOf({ refactoring, code }: Source, text: string): string {
  const isSmall =
    code.filter(({ codeElementType }) => codeElementType.endsWith('_STATEMENT')).length < LEAST.statements ||
    tokensIn(code.map((one) => text.slice(spanOf(text, one).start, spanOf(text, one).end)).join('\n')) < LEAST.tokens;
  if (isSmall) return 'too small';
  return refactoring.body?.kind === 'edited' ? 'edited' : 'the same code';
}

/** One of the sources of each method that was extracted from several, restored. `rename`: with one of its variables under another name. */
export function copiesPutBack(change: Change, refactorings: readonly Refactoring[], random: Random): readonly PutBack[] {
  const extractions = refactorings.filter(({ type }) => /^Extract (?:And Move )?Method$/.test(type));
  const sources = extractions.flatMap((one) => sourceOf(one) ?? []);
  return [...groupBy(sources, ({ extracted }) => extracted).values()].flatMap((some) => {
    // By the method that they are in afterwards: two pieces of one are both in the text that comes back.
    const own = [...groupBy(some, ({ after }) => `${after.filePath}:${after.startLine}`).values()];
    const single = own.flatMap((group) => (group.length === 1 ? group : []));
    if (own.length < 2 || single.length === 0) return [];
    const source = random.pick(single);
    const plain = restored(change, source, null);
    const renamed = plain?.sort === 'the same code' ? restored(change, source, random) : null;
    return [...(plain ? [plain] : []), ...(renamed ? [renamed] : [])];
  });
}

function restored(change: Change, source: Source, rename: Random | null): PutBack | null {
  const { before, after, code, refactoring } = source;
  const [was, is] = [change.before[before.filePath], change.after[after.filePath]];
  if (was === undefined || is === undefined) return null;
  const [from, to] = [spanOf(was, before), spanOf(is, after)];
  const method = was.slice(from.start, from.end);
  const written = rename
    ? withOtherName(
        method,
        code.map((one) => was.slice(spanOf(was, one).start, spanOf(was, one).end)),
        rename,
      )
    : method;
  if (written === null) return null;
  const shift = after.startLine - before.startLine;
  const sort = rename ? 'the same code, a variable renamed' : sortOf(source, was);
  return {
    change: { ...change, after: { ...change.after, [after.filePath]: is.slice(0, to.start) + written + is.slice(to.end) } },
    place: {
      path: after.filePath,
      startLine: Math.min(...code.map(({ startLine }) => startLine)) + shift,
      endLine: Math.max(...code.map(({ endLine }) => endLine)) + shift,
    },
    sort,
    model: refactoring.description,
  };
}

/** The method with another name for a variable that the code declares; null when it declares none. */
function withOtherName(method: string, code: readonly string[], random: Random): string | null {
  const names = code.flatMap((one) => /^(?:final\s+)?[A-Z]?[\w.<>[\], ]*\s(\w+)\s*=(?!=)/.exec(one)?.[1] ?? []);
  if (names.length === 0) return null;
  const name = random.pick(names);
  const tokens = tokenize(method);
  return tokens.map(({ kind, text }) => (kind === 'identifier' && text === name ? `${name}Here` : text)).join('');
}
