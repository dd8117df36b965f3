/**
 * Whether code is still in its order where nothing claims to have moved it. Two statements that were exchanged, one of them with a renaming in it, are lines that a renaming
 * explains, each by itself; only what stands between two lines that did not change tells that they are not where they were.
 */
import { OTHER_KINDS, setsOf } from '../catalogue/sets.js';
import { Dictionary, TOKEN_KIND, tokenize } from '../text/tokens.js';
import { withoutBlanks } from './blanks.js';
import type { Hunk, TextLines } from './line-comparison.js';
import { linesIn } from './white-space.js';

type Side = 'before' | 'after';

/** Which kinds explain a line, from 0; null for one that nothing explains. */
export type KindsOf = (side: Side, line: number) => readonly string[] | null;

/** A token as it is compared, and the line on which it begins, from 0. */
interface PlacedToken {
  readonly word: string;
  /** The same for all names, and for names of names: `a.b` is a name as `c` is. Empty for what is a part of the one before. */
  readonly shape: string;
  readonly isName: boolean;
  readonly line: number;
}

/** A name, whatever it is. */
const NAME = '#';

/** Lines whose order means nothing. */
const UNORDERED = /^(?:import|package)\b/;

/** What closes something, documents it or marks it: a comparison of lines may take that of one member for its neighbour's. */
const EDGE = /^(?:[)\]}]|\/?\*|\/\/|@)/;

/** Kinds that leave code where it is. */
const isInPlace = (kind: string): boolean => {
  const sets = setsOf(kind);
  return kind === OTHER_KINDS.formatting || (sets.length === 1 && sets[0] === 'renames');
};

const isLayout = (kinds: readonly string[]): boolean => kinds.every((kind) => kind === OTHER_KINDS.formatting);

/** The order of one file's code. */
export class CodeOrder {
  #tokens: Readonly<Record<Side, readonly PlacedToken[]>> | null = null;

  constructor(private readonly texts: Readonly<Record<Side, TextLines>>) {}

  /** Whether what a hunk's lines are explained by leaves them in their order, and they are. */
  isKept(hunk: Hunk, kindsOf: KindsOf): boolean {
    const told = (['before', 'after'] as const).flatMap((side) => linesIn(hunk[side]).map((line) => kindsOf(side, line)));
    const kinds = told.filter((one) => one !== null);
    if (kinds.length === 0) return true;
    if (kinds.every((each) => each.every(isInPlace))) {
      const by = kinds.every(isLayout) ? 'word' : 'shape';
      const all = (side: Side): string => this.#on(side, hunk, () => true, by);
      // Where the comparison took a brace for another one, the whole file tells.
      return all('before') === all('after') || this.#isSameButForNames(by === 'word');
    }
    const renamed = (side: Side): string =>
      this.#on(side, hunk, (line) => {
        const own = kindsOf(side, line);
        return own !== null && !isLayout(own) && own.every(isInPlace);
      });
    return renamed('before') === renamed('after') && this.#haveCounterparts(hunk, kindsOf);
  }

  /** Lines beside others that moved, which differ in white space alone, have to be on both sides, but for edges. */
  #haveCounterparts(hunk: Hunk, kindsOf: KindsOf): boolean {
    const laid = (side: Side): string =>
      this.#on(
        side,
        hunk,
        (line) => {
          const own = kindsOf(side, line);
          return own !== null && isLayout(own) && !EDGE.test(withoutBlanks(this.texts[side].lines[line] ?? ''));
        },
        'word',
      );
    return laid('before') === laid('after');
  }

  /** Whether the whole texts are the same, but for names that became others everywhere. */
  #isSameButForNames(isExact: boolean): boolean {
    const { before, after } = this.#read();
    if (before.length !== after.length) return false;
    const names = { before: new Map<string, string>(), after: new Map<string, string>() };
    return before.every((one, at) => {
      const other = after[at];
      if (!other) return false;
      if (isExact || !one.isName || !other.isName) return one.word === other.word;
      const [to, from] = [names.before.get(one.word) ?? other.word, names.after.get(other.word) ?? one.word];
      names.before.set(one.word, to);
      names.after.set(other.word, from);
      return to === other.word && from === one.word;
    });
  }

  #on(side: Side, hunk: Hunk, isWanted: (line: number) => boolean, by: 'word' | 'shape' = 'shape'): string {
    const { from, to } = hunk[side];
    return this.#join(side, (line) => line >= from && line < to && isWanted(line), by);
  }

  #join(side: Side, isWanted: (line: number) => boolean, by: 'word' | 'shape'): string {
    return this.#read()
      [side].filter((token) => isWanted(token.line))
      .map((token) => token[by])
      .filter((word) => word !== '')
      .join(' ');
  }

  #read(): Readonly<Record<Side, readonly PlacedToken[]>> {
    return (this.#tokens ??= { before: placed(this.texts.before), after: placed(this.texts.after) });
  }
}

function placed({ lines }: TextLines): readonly PlacedToken[] {
  const dictionary = new Dictionary();
  const { count, starts, words, kinds } = tokenize(lines.join('\n'), dictionary);
  const found: PlacedToken[] = [];
  let line = 0;
  let end = (lines[0]?.length ?? 0) + 1;
  for (let token = 0; token < count; token++) {
    while ((starts[token] ?? 0) >= end && line < lines.length) end += (lines[++line]?.length ?? 0) + 1;
    if (UNORDERED.test(withoutBlanks(lines[line] ?? ''))) continue;
    const word = dictionary.textOf(words[token] ?? -1);
    const isName = kinds[token] === TOKEN_KIND.word;
    const isPart = (isName && found.at(-1)?.word === '.') || (word === '.' && found.at(-1)?.shape !== undefined && isNamed(found.at(-1)));
    found.push({ word, shape: isPart ? '' : kinds[token] === TOKEN_KIND.comment ? '' : isName ? NAME : word, isName, line });
  }
  return found;
}

/** Whether a dot behind a token is part of a name. */
const isNamed = (token: PlacedToken | undefined): boolean => token?.shape === NAME || (token?.shape === '' && token.word !== '.');
