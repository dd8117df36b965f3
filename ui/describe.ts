/**
 * Descriptions for a narrow list. RefactoringMiner's descriptions say what differs last, after long signatures; here it comes first, and what both ends share is
 * left out. The whole description is the row's tooltip.
 *
 *     public priceOf(id int) : int renamed to public priceFor(id int) : int in class shop.Catalogue   ->   priceOf → priceFor · in Catalogue
 */
import { descriptionBody } from './labels.js';

/** What a row says: a thing, or what it was and what it is now; and where. */
export interface ShortDescription {
  readonly before?: string;
  readonly after: string;
  /** E.g. `in Catalogue`, `Client → Address`; empty when there is nothing to add. */
  readonly context: string;
}

type Form = (body: string) => ShortDescription | null;

/**
 * The first form that fits counts. `in class …` and `in method …` at the end are the place. Names and types are the repository's, so every form goes through the text
 * once: by the last (or first) of the words that stand between the parts.
 */
const FORMS: readonly Form[] = [
  (body) => {
    // `… from class A to … from class B`
    const [head, to] = parted(body, body.lastIndexOf(' from class '), ' from class ');
    if (!isWord(to)) return null;
    for (const [before, rest] of partedFromTheEnd(head, ' from class ')) {
      const [, from, after] = /^(\S+) to (.+)$/.exec(rest) ?? [];
      if (from !== undefined && after !== undefined) return { ...change(before, after), context: arrow(from, to) };
    }
    return null;
  },
  (body) => {
    // `… extracted from … in class A & moved to class B`
    const [head, place] = parted(body, body.lastIndexOf(' in class '), ' in class ');
    const [, from, to] = /^(\S+)(?: & moved to class (\S+))?$/.exec(place) ?? [];
    const [what, source] = parted(head, head.lastIndexOf(' extracted from '), ' extracted from ');
    if (what === '' || source === '' || from === undefined) return null;
    return {
      after: signature(what),
      context: `from ${nameOf(source)}${to === undefined ? ` in ${shortType(from)}` : `, ${arrow(from, to)}`}`,
    };
  },
  (body) => {
    // `… inlined to … in class A`
    const [head, place] = parted(body, body.lastIndexOf(' in class '), ' in class ');
    const [what, target] = parted(head, head.lastIndexOf(' inlined to '), ' inlined to ');
    return what === '' || target === '' || !isWord(place)
      ? null
      : { after: signature(what), context: `into ${nameOf(target)} in ${shortType(place)}` };
  },
  (body) => {
    // `… moved from class A to class B & inlined to …`
    for (const [what, rest] of partedFromTheEnd(body, ' moved from class ')) {
      const [, from, to, target] = /^(\S+) to class (\S+) & inlined to (.+)$/.exec(rest) ?? [];
      if (from !== undefined && to !== undefined && target !== undefined)
        return { after: signature(what), context: `into ${nameOf(target)}, ${arrow(from, to)}` };
    }
    return null;
  },
  (body) => {
    const [, before, after] = /^([\w.$]+) (?:moved|renamed|moved and renamed) to ([\w.$]+)$/.exec(body) ?? [];
    return before === undefined || after === undefined ? null : type(before, after);
  },
  (body) => {
    // Packages and source folders.
    const [, before, after] = /^([\w.$/-]+) to ([\w.$/-]+)$/.exec(body) ?? [];
    return before === undefined || after === undefined ? null : { before, after, context: '' };
  },
  (body) => {
    // `… to … in method …`
    const [before, rest] = partedAt(body, / (?:renamed )?to /g);
    const [after, place] = partedAt(rest, PLACE);
    return after === '' || place === '' ? null : { ...change(before, after), context: `in ${placeOf(place)}` };
  },
  (body) => {
    const [what, place] = partedAt(body, PLACE);
    return what === '' || place === '' ? null : { after: unqualified(what), context: `in ${placeOf(place)}` };
  },
];

const PLACE = / in (?:class|method|attribute|parameter|variable) /g;

/** What stands before and after some words, which begin there; two empty texts when they do not (-1). */
const parted = (text: string, at: number, words: string): readonly [string, string] =>
  at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + words.length)];

/** The same for the first words of that form which something stands before. */
function partedAt(text: string, words: RegExp): readonly [string, string] {
  words.lastIndex = 1;
  const found = words.exec(text);
  return found ? parted(text, found.index, found[0]) : ['', ''];
}

/** The same for all places of some words that something stands before, the last one first. */
function* partedFromTheEnd(text: string, words: string): Generator<readonly [string, string]> {
  for (let at = text.lastIndexOf(words); at > 0; at = text.lastIndexOf(words, at - 1)) yield parted(text, at, words);
}

const isOneLine = (text: string): boolean => !/[\n\r\u2028\u2029]/.test(text);

/** Not empty, and without white space. */
const isWord = (text: string): boolean => /^\S+$/.test(text);

/** What a row says of a refactoring. */
export function describe(typeName: string, description: string): ShortDescription {
  const body = descriptionBody(typeName, description);
  for (const form of isOneLine(body) ? FORMS : []) {
    const read = form(body);
    if (read) return read;
  }
  return { after: unqualified(body), context: '' };
}

/** Two versions of one element: only its name when that is what differs. */
function change(before: string, after: string): Pick<ShortDescription, 'before' | 'after'> {
  const [one, other] = [signature(before), signature(after)];
  if (one === other) {
    const [whole, wholeAfter] = [unqualified(before), unqualified(after)];
    // A member that only moved: its place says the rest.
    return whole === wholeAfter || nameOf(before) === nameOf(after) ? { after: other } : { before: whole, after: wholeAfter };
  }
  const names = [nameOf(before), nameOf(after)] as const;
  const rest = (text: string, name: string): string => text.slice(text.indexOf(name) + name.length);
  return rest(one, names[0]) === rest(other, names[1]) && names[0] !== names[1]
    ? { before: names[0], after: names[1] }
    : { before: one, after: other };
}

/** A type that moved says where to, since its name is the same; one that was renamed says its names. */
function type(before: string, after: string): ShortDescription {
  const names = [nameOf(before), nameOf(after)] as const;
  const context = arrow(before.slice(0, -names[0].length - 1), after.slice(0, -names[1].length - 1), true);
  return names[0] === names[1] ? { after: names[1], context } : { before: names[0], after: names[1], context };
}

/** `a.b.c` and `a.d.c`: what they share at the beginning is left out, and nothing is said of equal ones. */
function arrow(from: string, to: string, isPackage = false): string {
  if (from === to) return '';
  const [one, other] = [from.split('.'), to.split('.')] as const;
  if (!isPackage && one.at(-1) !== other.at(-1)) return `${shortType(from)} → ${shortType(to)}`;
  let shared = 0;
  while (shared < Math.min(one.length, other.length) - 1 && one[shared] === other[shared]) shared++;
  const rest = (parts: readonly string[]): string => `${shared > 0 ? '…' : ''}${parts.slice(shared).join('.')}`;
  return `${rest(one)} → ${rest(other)}`;
}

const MODIFIERS = /\b(?:public|protected|private|package|static|final|abstract|synchronized|native|default|transient|volatile)\s+/g;

/** A declaration without modifiers, and types without their packages. */
const signature = (declaration: string): string => unqualified(declaration.replace(MODIFIERS, '')).trim();

/** `java.util.List<a.B>` -> `List<B>`. Packages begin in lower case by custom; nested types stay. */
const unqualified = (text: string): string => text.replace(PACKAGES, (names: string, type?: string) => type ?? names);

/** Packages, with the first letter of a type when one follows: what is no package is gone through once as well. */
const PACKAGES = /(?<![\p{L}\p{N}_])(?:[\p{Ll}_][\p{L}\p{N}_]*\.)+(\p{Lu})?/gu;

/** `public priceOf(id int) : int` -> `priceOf`, `total : int` -> `total`, `shop.Client` -> `Client`. */
function nameOf(declaration: string): string {
  const head = declaration.split(/\(| : /)[0] ?? declaration;
  return /(?<![\p{L}\p{N}_$])[\p{L}\p{N}_$]+$/u.exec(head)?.[0] ?? head;
}

const shortType = (name: string): string => unqualified(name);

/** `public priceOf(id int) : int from class shop.Catalogue` -> `priceOf, Catalogue`. */
function placeOf(place: string): string {
  const [, method, owner] = /^(.+) (?:from|in) class (\S+)$/.exec(place) ?? [];
  if (method !== undefined && owner !== undefined) return `${nameOf(method)}, ${shortType(owner)}`;
  return unqualified(place);
}
