/** Constants made by program out of a literal that a class says several times, with one place left as it was. */
import type { Change } from '../../engine/api.js';
import { tokenize } from '../support/java-tokens.js';
import type { Random } from '../support/random.js';
import type { PutBack } from './copies.js';

/** Places that a literal has in a class whose constant is worth a name, the one that is left included. */
const LEAST_PLACES = 3;

/** Characters of a text that mean something: shorter ones, and numbers that everybody uses, stand for different things. */
const LEAST_CHARACTERS = 4;
const COMMON_NUMBERS = new Set(['0', '1', '2', '10', '100', '1000']);

interface Placed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is escaped is one character. */
const charactersOf = (literal: string): number => literal.slice(1, -1).replace(/\\(?:u+[\da-fA-F]{4}|[^u])/g, '.').length;

/** Literals of the code from an offset on, but for annotations, cases, constants, and texts put together. */
function literalsOf(text: string, first: number): readonly Placed[] {
  let at = 0;
  const tokens = tokenize(text).map((token) => ({ ...token, start: at, end: (at += token.text.length) }));
  return tokens.filter(({ kind, text: one, start, end }) => {
    if (kind !== 'literal' || start < first || /^""|^'/.test(one)) return false;
    const isWorth = one.startsWith('"') ? charactersOf(one) >= LEAST_CHARACTERS : /^\d{2,9}$/.test(one) && !COMMON_NUMBERS.has(one);
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
    const after = text.slice(end, end + 2).trimStart();
    return (
      isWorth && !/@\w|\bcase\b|\bstatic\b|\bfinal\b[^=(]*=\s*$/.test(line) && !/^[.+]/.test(after) && !/\+\s*$/.test(text.slice(0, start))
    );
  });
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** A constant for one literal of the version after a change, in a change of its own; null where no class says one often enough. */
export function literalPutBack({ after }: Change, random: Random): PutBack | null {
  for (const path of random.shuffle(Object.keys(after).filter((one) => one.endsWith('.java')))) {
    const text = after[path] ?? '';
    const start = /\bclass \w+[^{;]*\{/.exec(text);
    if (!start || /\bclass \w+|\binterface \w+|\benum \w+/.test(text.slice(start.index + start[0].length))) continue;
    const groups = new Map<string, Placed[]>();
    for (const one of literalsOf(text, start.index + start[0].length)) groups.set(one.text, [...(groups.get(one.text) ?? []), one]);
    const often = [...groups].filter(([, some]) => some.length >= LEAST_PLACES);
    if (often.length === 0) continue;
    const [literal, places] = random.pick(often);
    const left = random.pick(places);
    const name = 'USUAL_VALUE';
    const constant = `\n    private static final ${literal.startsWith('"') ? 'String' : 'int'} ${name} = ${literal};\n`;
    const put = start.index + start[0].length;
    let made = text.slice(0, put) + constant;
    let from = put;
    let line = 0;
    for (const place of places) {
      made += text.slice(from, place.start);
      if (place === left) line = lineAt(made, made.length);
      made += place === left ? literal : name;
      from = place.end;
    }
    made += text.slice(from);
    return {
      change: { before: { [path]: text }, after: { [path]: made } },
      place: { path, startLine: line, endLine: line },
      sort: literal.startsWith('"') ? 'a text' : 'a number',
      model: `${name} = ${literal}`,
    };
  }
  return null;
}
