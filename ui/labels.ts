/** Short words for refactoring types: what a badge says, which icon it has, and how the summary counts it. */
import type { Refactoring } from '../engine/results/result.js';
import type { IconName } from './icons.js';
import { fullSentence } from '../shown/describe.js';
import type { Item, SkipReason } from './work.js';

export { counted } from '../shown/counts.js';
export { fullSentence } from '../shown/describe.js';

/** The same of anything that has marks: `Look here: …` of a danger. */
export const entrySentence = ({ refactoring, danger }: Item): string =>
  danger ? `${refactoring.type}: ${refactoring.summary.sentence}` : fullSentence(refactoring);

/** Its icon. */
export const entryIcon = ({ refactoring, danger }: Item): IconName => (danger ? 'look' : iconOf(refactoring.kind));

type Kind = Refactoring['kind'];
type Verb = Kind['verbs'][number];

interface Word {
  readonly short: string;
  readonly icon: IconName;
}

/** Of verbs that share an icon, the first is its word. */
const WORDS: Readonly<Partial<Record<Verb, Word>>> = {
  extract: { short: 'extracted', icon: 'extract' },
  inline: { short: 'inlined', icon: 'inline' },
  move: { short: 'moved', icon: 'move' },
  copy: { short: 'copied', icon: 'copy' },
  pullUp: { short: 'pulled up', icon: 'up' },
  pushDown: { short: 'pushed down', icon: 'down' },
  rename: { short: 'renamed', icon: 'rename' },
  merge: { short: 'merged', icon: 'merge' },
  split: { short: 'split', icon: 'split' },
  add: { short: 'added', icon: 'add' },
  remove: { short: 'removed', icon: 'remove' },
  change: { short: 'changed', icon: 'change' },
  modify: { short: 'changed', icon: 'change' },
  reorder: { short: 'reordered', icon: 'change' },
  invert: { short: 'inverted', icon: 'change' },
  replace: { short: 'replaced', icon: 'change' },
};

const OTHER: Word = { short: 'refactored', icon: 'change' };

const wordOf = (verb: Verb | undefined): Word => (verb && WORDS[verb]) ?? OTHER;

/** The icon of a kind of refactoring. Code that came from elsewhere to be inlined is inlined. */
export const iconOf = ({ verbs }: Pick<Kind, 'verbs'>): IconName => wordOf(verbs.includes('inline') ? 'inline' : verbs[0]).icon;

/** The icons of all kinds, each with what it means in a word. */
export const iconWords = (): ReadonlyMap<IconName, string> =>
  new Map(
    Object.values(WORDS)
      .reverse()
      .map(({ icon, short }) => [icon, short]),
  );

/** What happened, in a word or two: `extracted`, `moved, renamed`. */
export const verb = ({ verbs }: Pick<Kind, 'verbs'>): string => verbs.map((one) => wordOf(one).short).join(', ');

/** A refactoring's type, and what kind it is. */
export type Typed = Pick<Refactoring, 'type' | 'kind'>;

/** What a badge says: `Extract Method` -> `method extracted`, `Add Parameter` -> `parameter added`. */
export const shortLabel = ({ type, kind }: Typed): string => (kind.noun === undefined ? type.toLowerCase() : `${kind.noun} ${verb(kind)}`);

/** What a badge says that stands for refactorings of one line: `3 × method moved`, or their number when they differ. */
export function groupLabel(refactorings: readonly Typed[]): string {
  const [first] = refactorings;
  if (first === undefined) return '';
  if (refactorings.length === 1) return shortLabel(first);
  return refactorings.every(({ type }) => type === first.type)
    ? `${refactorings.length} × ${shortLabel(first)}`
    : `${refactorings.length} refactorings`;
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
