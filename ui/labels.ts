/** Short words for refactoring types: what a badge says, which icon it has, and how the summary counts it. */
import type { IconName } from './icons.js';
import type { SkipReason } from './work.js';

export { counted } from '../shown/counts.js';
export { descriptionBody } from '../shown/describe.js';

interface Verb {
  /** How a type's name begins. */
  readonly begins: string;
  readonly short: string;
  readonly icon: IconName;
}

/** First match counts, so longer beginnings stand before their own beginnings. */
const VERBS: readonly Verb[] = [
  { begins: 'Extract And Move', short: 'extracted, moved', icon: 'extract' },
  { begins: 'Extract', short: 'extracted', icon: 'extract' },
  { begins: 'Move And Inline', short: 'moved, inlined', icon: 'inline' },
  { begins: 'Inline', short: 'inlined', icon: 'inline' },
  { begins: 'Move And Rename', short: 'moved, renamed', icon: 'move' },
  { begins: 'Move', short: 'moved', icon: 'move' },
  { begins: 'Pull Up', short: 'pulled up', icon: 'up' },
  { begins: 'Push Down', short: 'pushed down', icon: 'down' },
  { begins: 'Rename', short: 'renamed', icon: 'rename' },
  { begins: 'Merge', short: 'merged', icon: 'merge' },
  { begins: 'Split', short: 'split', icon: 'split' },
  { begins: 'Add', short: 'added', icon: 'add' },
  { begins: 'Remove', short: 'removed', icon: 'remove' },
  { begins: 'Change', short: 'changed', icon: 'change' },
  { begins: 'Reorder', short: 'reordered', icon: 'change' },
  { begins: 'Modify', short: 'changed', icon: 'change' },
  { begins: 'Invert', short: 'inverted', icon: 'change' },
  { begins: 'Replace', short: 'replaced', icon: 'change' },
];

const OTHER: Omit<Verb, 'begins'> = { short: 'refactored', icon: 'change' };

const verbOf = (type: string): Omit<Verb, 'begins'> => VERBS.find(({ begins }) => type.startsWith(begins)) ?? OTHER;

/** The icon of a refactoring type. */
export const iconOf = (type: string): IconName => verbOf(type).icon;

/** The icons of all types, each with what it means in a word. */
export const iconWords = (): ReadonlyMap<IconName, string> =>
  new Map(
    [...VERBS]
      .reverse()
      .filter(({ short }) => !short.includes(','))
      .map(({ icon, short }) => [icon, short]),
  );

/** What happened, in a word or two: `extracted`, `moved, renamed`. */
export const verb = (type: string): string => verbOf(type).short;

/** What a badge says: `Extract Method` -> `method extracted`, `Add Parameter` -> `parameter added`. */
export function shortLabel(type: string): string {
  const verb = VERBS.find(({ begins }) => type.startsWith(begins));
  if (!verb) return type.toLowerCase();
  const object = type.slice(verb.begins.length).trim().toLowerCase();
  return object === '' || object.includes(' with ') ? type.toLowerCase() : `${object} ${verb.short}`;
}

/** What a badge says that stands for several refactorings: `3 × method moved`, or their number when they differ. */
export function groupLabel(types: readonly string[]): string {
  const [first] = types;
  if (first === undefined) return '';
  if (types.length === 1) return shortLabel(first);
  return types.every((type) => type === first) ? `${types.length} × ${shortLabel(first)}` : `${types.length} refactorings`;
}

/** Why a file was not analysed, or not all of it, as a heading over the files it concerns. */
export const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  partly: 'Analysed only in part',
  'unknown-language': 'Language not supported',
  generated: 'Written by a generator',
  'too-large': 'Too large',
  'does-not-parse': 'Could not be parsed',
  'over-budget': 'Ran out of time',
  'too-deep': 'Too deeply nested',
  'too-much': 'Left out, since the change as a whole is too large',
  stuck: 'Left out, since the engine did not come back',
  'not-text': 'Not text',
  'not-a-file': 'Links and submodules',
  'lfs-pointer': 'Kept in Git LFS',
  'not-read': 'Could not be read',
  'not-listed': 'Not listed by GitHub',
};

/** Reasons that leave nothing open: there was nothing to look for. */
export const NOTHING_TO_FIND: ReadonlySet<SkipReason> = new Set<SkipReason>(['unknown-language', 'generated']);

/** Reasons that may be gone at the next try. */
export const WORTH_A_RETRY: readonly SkipReason[] = ['not-read', 'over-budget', 'stuck'];
