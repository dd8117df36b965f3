/** One edit in a mechanical change, after which it is none: what a reviewer would have to see. */
import type { Random } from '../support/random.js';
import { indentOf, isBlank, linesOf, textOf, type Mechanical, type Texts } from './mechanical.js';

/** How statements end: with their line and their block by indentation, with a semicolon, or with their line in braces. */
type Style = 'python' | 'semicolon' | 'line';

const styleOf = (path: string): Style => (path.endsWith('.py') ? 'python' : /\.(?:go|kts?)$/.test(path) ? 'line' : 'semicolon');

/** New lines for some of a region, or null where a line offers no place. `at`: which line. */
type Seed = (lines: readonly string[], at: number, style: Style) => readonly string[] | null;

const isCode = (line: string): boolean => !isBlank(line) && !/^\s*(?:\/\/|\/?\*|#|@|import\b|from\b)/.test(line);

const replacedLine = (lines: readonly string[], at: number, put: string | null): readonly string[] | null =>
  put === null || put === lines[at] ? null : [...lines.slice(0, at), put, ...lines.slice(at + 1)];

const swapped = (lines: readonly string[], at: number): readonly string[] => [
  ...lines.slice(0, at),
  lines[at + 1] ?? '',
  lines[at] ?? '',
  ...lines.slice(at + 2),
];

const isStatement = (line: string, style: Style): boolean => {
  if (!isCode(line)) return false;
  if (style === 'semicolon') return /^\s*[^\s}].*;$/.test(line) && !/^\s*(?:return|break|continue|throw)\b/.test(line);
  const isWhole = /^\s*(?:(?:val |var )?[\w.]+(?:, [\w.]+)* :?= |[\w.]+\(.*\)$)/.test(line);
  return isWhole && !/[([{,\\+\-*/&|.]$|^\s*(?:return|throw|panic|if|for|when|while)\b/.test(line);
};

/** Whether what stands before a line is ended, so that the line is a statement of its own. */
const isEnded = (line: string, style: Style): boolean =>
  style === 'python' || (style === 'semicolon' ? /[;{}:]\s*$/.test(line) : !/[([,\\+\-*/&|.=]\s*$/.test(line));

export const SEEDS: Readonly<Record<string, Seed>> = {
  // A statement leaves the block that it ended.
  dedent: (lines, at, style) => {
    const [line = '', before = '', next = ''] = [lines[at], lines[at - 1], lines[at + 1]];
    if (!isStatement(line, style)) return null;
    // In braces indented by tabs, one is a level.
    const isNested = indentOf(next) > (style === 'line' && next.startsWith('\t') ? 1 : 4);
    if (style === 'line')
      return isEnded(before, style) && next.trim() === '}' && indentOf(next) < indentOf(line) && isNested ? swapped(lines, at) : null;
    if (style === 'semicolon')
      return next.trim() === '}' && indentOf(next) < indentOf(line) && indentOf(next) > 4 ? swapped(lines, at) : null;
    const isLast = indentOf(before) === indentOf(line) && indentOf(line) > 4 && !isBlank(before) && indentOf(next) < indentOf(line);
    return isLast ? replacedLine(lines, at, line.slice(4)) : null;
  },
  exchange: (lines, at, style) => {
    const [line = '', next = ''] = [lines[at], lines[at + 1]];
    const isPair = isStatement(line, style) && isStatement(next, style) && indentOf(line) === indentOf(next) && line.trim() !== next.trim();
    // A line that goes on from the one above is no statement.
    const isWhole = style !== 'line' || !/^\s*[.?]/.test(lines[at + 2] ?? '');
    return isPair && isWhole && isEnded(lines[at - 1] ?? '', style) ? swapped(lines, at) : null;
  },
  string: (lines, at) => {
    const line = lines[at] ?? '';
    return isCode(line) ? replacedLine(lines, at, line.replace(/(["'])([^"'\\]*[a-z])\1/, '$1$2s$1')) : null;
  },
  argument: (lines, at) => {
    const line = lines[at] ?? '';
    return isCode(line) ? replacedLine(lines, at, line.replace(/(\w\()(\w+), (\w+)\)/, '$1$3, $2)')) : null;
  },
  condition: (lines, at, style) => {
    const line = lines[at] ?? '';
    if (!isCode(line) || !/\b(?:if|while|elif|return)\b/.test(line)) return null;
    const operator = style === 'python' ? / == | != | and | or | not | < | > / : / === | !== | == | != | && | \|\| | < | > /;
    return replacedLine(
      lines,
      at,
      line.replace(operator, (found) => OPPOSITES[found] ?? found),
    );
  },
};

const OPPOSITES: Readonly<Record<string, string>> = {
  ' == ': ' != ',
  ' != ': ' == ',
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' and ': ' or ',
  ' or ': ' and ',
  ' not ': ' ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' < ': ' <= ',
  ' > ': ' >= ',
};

/** The change with one more edit within what changed; null where no edit of the kind has a place. */
export function seeded({ after, region }: Mechanical, name: string, random: Random): Texts | null {
  const lines = linesOf(after[region.path] ?? '');
  const seed = SEEDS[name];
  const places = Array.from({ length: region.to - region.from }, (_, at) => region.from + at).slice(1, -1);
  for (const at of random.shuffle(places)) {
    const edited = seed?.(lines, at, styleOf(region.path));
    if (edited) return { ...after, [region.path]: textOf(edited) };
  }
  return null;
}
