/**
 * Where texts of several lines stand in code: white space in them is part of what the program says. Nothing is parsed. Where it cannot be told what something is, such as a
 * slash in JavaScript, all readings are followed, and what they do not agree on is not known.
 */

/** Whether a line's beginning is in a literal of several lines, or may be. */
export type LineStart = 'code' | 'literal' | 'unknown';

/** How a language writes comments and texts. */
export interface Lexicon {
  readonly lineComment: string;
  readonly blockComments: boolean;
  readonly nestedComments?: boolean;
  readonly quotes: string;
  /** What opens and closes literals of several lines, longest first. */
  readonly long: readonly string[];
  /** Whether a backslash in a long literal keeps the next character from closing it. */
  readonly longEscapes: boolean;
  /** What opens code inside of a long literal; `}` closes it. Python's has it only behind an `f`. */
  readonly interpolation?: '${' | '{';
  /** A slash may begin a regular expression. */
  readonly regexes?: boolean;
  /** Elements may stand in the code, with texts of their own: where `</` or `/>` does, nothing of the whole is known. */
  readonly elements?: boolean;
}

/** Characters of a line that is read: longer ones are made by programs, and what comes behind them is not known. */
const LONGEST_LINE = 20_000;

/** Pieces of one text that are read in all readings together: a second of work. Behind them nothing is known. */
const MOST_STEPS = 2_000_000;

/** What may be open at a time, one within the other; with more, nothing is known any more. */
const DEEPEST = 50;

/** Characters before a slash that tell what it is. */
const LOOKED_BACK = 40;

/** Readings of one text that are followed at a time; with more, nothing is known any more. */
const MOST_READINGS = 32;

/** What was done for a text, and seen in it. */
interface Work {
  steps: number;
  hasElements: boolean;
}

/**
 * What is open: `"` and `'` a string that a backslash continues, `/` a comment, `L0`… a long literal by its number, `{` a brace, `$` code inside of a long literal, `?` nobody
 * knows what.
 */
type Open = string;

/** For each line, and for the end of the text, what its beginning is in. */
export function lineStarts(lines: readonly string[], lexicon: Lexicon): readonly LineStart[] {
  let readings: readonly (readonly Open[])[] = [[]];
  const starts: LineStart[] = [];
  const work: Work = { steps: 0, hasElements: false };
  for (const line of lines) {
    starts.push(startOf(readings));
    const next = new Map<string, readonly Open[]>();
    for (const reading of readings) for (const end of ends(line, reading, lexicon, work)) next.set(end.join(' '), end);
    // A reading that leads to a string without an end is none when there is another.
    const possible = [...next.values()].filter((open) => !open.includes('?'));
    // Where nothing can be read as code, it may be the text of an element.
    if (possible.length === 0 && lexicon.elements === true) work.hasElements = true;
    readings = possible.length === 0 || possible.length > MOST_READINGS ? [['?']] : possible;
  }
  starts.push(startOf(readings));
  return work.hasElements ? starts.map(() => 'unknown') : starts;
}

function startOf(readings: readonly (readonly Open[])[]): LineStart {
  const kinds = new Set(
    readings.map((open) => {
      const last = open.at(-1);
      if (open.includes('?')) return 'unknown';
      return last === undefined || last === '/' || last === '{' || last === '$' ? 'code' : 'literal';
    }),
  );
  return kinds.size === 1 ? ([...kinds][0] ?? 'unknown') : 'unknown';
}

interface Position {
  readonly at: number;
  readonly open: readonly Open[];
}

/** What may be open after a line. */
function ends(line: string, start: readonly Open[], lexicon: Lexicon, work: Work): readonly (readonly Open[])[] {
  if (start.includes('?') || line.length > LONGEST_LINE) return [['?']];
  const found: (readonly Open[])[] = [];
  const queue: Position[] = [{ at: 0, open: start }];
  for (let position = queue.pop(); position; position = queue.pop()) {
    if (++work.steps > MOST_STEPS || position.open.length > DEEPEST) return [['?']];
    if (position.at >= line.length) found.push(endOfLine(position.open));
    else for (const next of after(line, position, lexicon, work)) queue.push(next);
  }
  return found;
}

/** A string does not go on without a backslash: then it was none, and nobody knows what. */
const endOfLine = (open: readonly Open[]): readonly Open[] => {
  const last = open.at(-1);
  if (last === '"\\' || last === "'\\") return [...open.slice(0, -1), last.slice(0, 1)];
  return last === '"' || last === "'" ? ['?'] : open;
};

/** Where reading goes on after one piece. */
function after(line: string, { at, open }: Position, lexicon: Lexicon, work: Work): readonly Position[] {
  const last = open.at(-1);
  const rest = open.slice(0, -1);
  if (last === '/') {
    const close = line.indexOf('*/', at);
    const nested = lexicon.nestedComments === true ? line.indexOf('/*', at) : -1;
    if (nested >= 0 && (close < 0 || nested < close)) return [{ at: nested + 2, open: [...open, '/'] }];
    return [close < 0 ? { at: line.length, open } : { at: close + 2, open: rest }];
  }
  if (last === '"' || last === "'") return [inString(line, at, open, last)];
  if (last?.startsWith('L') === true) return [inLong(line, at, open, lexicon)];
  return inCode(line, at, open, lexicon, work);
}

function inString(line: string, from: number, open: readonly Open[], quote: string): Position {
  const rest = open.slice(0, -1);
  for (let at = from; at < line.length; at++) {
    if (line[at] === '\\') {
      if (at + 1 === line.length) return { at: line.length, open: [...rest, `${quote}\\`] };
      at++;
    } else if (line[at] === quote) return { at: at + 1, open: rest };
  }
  return { at: line.length, open };
}

function inLong(line: string, from: number, open: readonly Open[], { long, longEscapes, interpolation }: Lexicon): Position {
  const kind = open.at(-1) ?? '';
  const closer = long[Number(kind.charAt(1))] ?? '';
  const hasCode = interpolation !== undefined && (interpolation !== '{' || kind.endsWith('f'));
  for (let at = from; at < line.length; at++) {
    if (longEscapes && line[at] === '\\') at++;
    else if (line.startsWith(closer, at)) {
      // Kotlin's ends with the last three of any number of quotes.
      let end = at + closer.length;
      while (!longEscapes && closer.length > 1 && line[end] === closer[0]) end++;
      return { at: end, open: open.slice(0, -1) };
    } else if (interpolation === '{' && line.startsWith('{{', at)) at++;
    else if (hasCode && line.startsWith(interpolation, at)) return { at: at + interpolation.length, open: [...open, '$'] };
  }
  return { at: line.length, open };
}

/** What may begin something. */
const BEGINNING = /["'`/#{}]/g;

function inCode(line: string, from: number, open: readonly Open[], lexicon: Lexicon, work: Work): readonly Position[] {
  BEGINNING.lastIndex = from;
  const at = BEGINNING.exec(line)?.index;
  if (at === undefined) return [{ at: line.length, open }];
  const { lineComment, blockComments, quotes, long, regexes = false, elements = false } = lexicon;
  const character = line.charAt(at);
  const one: Position = { at: at + 1, open };
  if (line.startsWith(lineComment, at)) return [{ at: line.length, open }];
  if (blockComments && line.startsWith('/*', at)) return [{ at: at + 2, open: [...open, '/'] }];
  const kind = long.findIndex((opener) => line.startsWith(opener, at));
  if (kind >= 0) return [{ at: at + (long[kind]?.length ?? 1), open: [...open, `L${kind}${isFormatted(line, at) ? 'f' : ''}`] }];
  if (quotes.includes(character)) return [{ at: at + 1, open: [...open, character] }];
  if (regexes && character === '/') {
    const end = endOfRegex(line, at);
    const isRegex = /[(,=:[!&|?;{]$/.test(line.slice(Math.max(0, at - LOOKED_BACK), at).trimEnd());
    if (elements && (line[at - 1] === '<' || (line[at + 1] === '>' && !isRegex))) work.hasElements = true;
    if (end === null || isDivision(line, at)) return [one];
    const regex = { at: end, open };
    return isRegex ? [regex] : [one, regex];
  }
  if (open.length === 0) return [one];
  if (character === '{') return [{ at: at + 1, open: [...open, '{'] }];
  if (character === '}') return [{ at: at + 1, open: open.slice(0, -1) }];
  return [one];
}

/** Whether a Python string that opens here is one with code inside. */
const isFormatted = (line: string, at: number): boolean => /(?<!\w)(?:[fF][rR]?|[rR][fF])$/.test(line.slice(Math.max(0, at - 3), at));

/** Whether a slash stands behind a value for certain: a name that is no word of the language, a number, a bracket. */
function isDivision(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - LOOKED_BACK), at).trimEnd();
  if (before.endsWith(']')) return true;
  return (
    /[\w$]$/.test(before) && !/(?<![\w$])(?:return|typeof|case|in|of|delete|void|throw|new|else|do|instanceof|await|yield)$/.test(before)
  );
}

/** Behind the slash that closes a regular expression; null when none does on this line. */
function endOfRegex(line: string, from: number): number | null {
  let isInClass = false;
  for (let at = from + 1; at < line.length; at++) {
    const character = line[at];
    if (character === '\\') at++;
    else if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
    else if (character === '/' && !isInClass) return at + 1;
  }
  return null;
}
