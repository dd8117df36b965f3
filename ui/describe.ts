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

interface Form {
  readonly pattern: RegExp;
  readonly read: (groups: Readonly<Record<string, string>>) => ShortDescription;
}

/** The first form that fits counts. `in class …` and `in method …` at the end are the place. */
const FORMS: readonly Form[] = [
  {
    pattern: /^(?<before>.+) from class (?<from>\S+) to (?<after>.+) from class (?<to>\S+)$/,
    read: ({ before = '', from = '', after = '', to = '' }) => ({ ...change(before, after), context: arrow(from, to) }),
  },
  {
    pattern: /^(?<what>.+) extracted from (?<source>.+?) in class (?<from>\S+)(?: & moved to class (?<to>\S+))?$/,
    read: ({ what = '', source = '', from = '', to = '' }) => ({
      after: signature(what),
      context: `from ${nameOf(source)}${to === '' ? ` in ${shortType(from)}` : `, ${arrow(from, to)}`}`,
    }),
  },
  {
    pattern: /^(?<what>.+) inlined to (?<target>.+?) in class (?<place>\S+)$/,
    read: ({ what = '', target = '', place = '' }) => ({
      after: signature(what),
      context: `into ${nameOf(target)} in ${shortType(place)}`,
    }),
  },
  {
    pattern: /^(?<what>.+) moved from class (?<from>\S+) to class (?<to>\S+) & inlined to (?<target>.+)$/,
    read: ({ what = '', from = '', to = '', target = '' }) => ({
      after: signature(what),
      context: `into ${nameOf(target)}, ${arrow(from, to)}`,
    }),
  },
  {
    pattern: /^(?<before>[\w.$]+) (?:moved|renamed|moved and renamed) to (?<after>[\w.$]+)$/,
    read: ({ before = '', after = '' }) => type(before, after),
  },
  {
    // Packages and source folders.
    pattern: /^(?<before>[\w.$/-]+) to (?<after>[\w.$/-]+)$/,
    read: ({ before = '', after = '' }) => ({ before, after, context: '' }),
  },
  {
    pattern: /^(?<before>.+?) (?:renamed )?to (?<after>.+?) in (?:class|method|attribute|parameter|variable) (?<place>.+)$/,
    read: ({ before = '', after = '', place = '' }) => ({ ...change(before, after), context: `in ${placeOf(place)}` }),
  },
  {
    pattern: /^(?<what>.+?) in (?:class|method|attribute|parameter|variable) (?<place>.+)$/,
    read: ({ what = '', place = '' }) => ({ after: unqualified(what), context: `in ${placeOf(place)}` }),
  },
];

/** What a row says of a refactoring. */
export function describe(typeName: string, description: string): ShortDescription {
  const body = descriptionBody(typeName, description);
  for (const { pattern, read } of FORMS) {
    const groups = pattern.exec(body)?.groups;
    if (groups) return read(groups);
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
const unqualified = (text: string): string => text.replace(/\b(?:[\p{Ll}_][\p{L}\p{N}_]*\.)+(?=\p{Lu})/gu, '');

/** `public priceOf(id int) : int` -> `priceOf`, `total : int` -> `total`, `shop.Client` -> `Client`. */
function nameOf(declaration: string): string {
  const head = declaration.split(/\(| : /)[0] ?? declaration;
  return /[\p{L}\p{N}_$]+$/u.exec(head)?.[0] ?? head;
}

const shortType = (name: string): string => unqualified(name);

/** `public priceOf(id int) : int from class shop.Catalogue` -> `priceOf, Catalogue`. */
function placeOf(place: string): string {
  const [, method, owner] = /^(.+) (?:from|in) class (\S+)$/.exec(place) ?? [];
  if (method !== undefined && owner !== undefined) return `${nameOf(method)}, ${shortType(owner)}`;
  return unqualified(place);
}
