import type { Statement } from '../../model/statement.js';
import { normalizedDistance } from '../../text/similarity.js';
import { NO_ADDED_CALLS, shareOfAddedCalls, type AddedCalls } from './added-calls.js';
import type { Aligner } from './alignment/alignment.js';
import { areCaughtAlike, endsAlike } from './catch-clauses.js';
import { alignHeaders, comparableComposites, isKnownByHeader, tellsByItself } from './alignment/composite-alignment.js';
import type { Fragment } from './fragments.js';
import { valuesOf } from '../../facts/wrapped-expressions.js';
import { isTrivial } from '../../facts/telling-statements.js';
import type { Standing } from './values/replaceable-values.js';
import type { Substitution } from '../../facts/substitution.js';

/**
 * Share of what a composite contains that must be mapped for its header to have changed altogether. Where a method was taken out or put in it is all of it
 * (1,900 changes by how many statements the two contain and share).
 */
const ANCHORING_SHARE = 0.5;

export interface HeaderMatch {
  readonly aligner: Aligner | null;
  readonly distance: number;
  /** Nothing of what they contain is mapped. */
  readonly inferred?: boolean;
}

/** One round over the composites. `share`: of what the two contain, how much is mapped. */
export interface HeaderRound {
  /** The cheap question, asked of all pairs. */
  readonly applies: (before: Fragment, after: Fragment) => boolean;
  readonly accepts: (before: Fragment, after: Fragment, share: number) => HeaderMatch | null;
}

/** What the rounds have to know of the two bodies. */
interface Compared {
  readonly beforeNames: Substitution;
  readonly afterNames: Substitution;
  readonly loose: boolean;
  /** How the bodies belong together; the one is a part of the other unless this says otherwise. */
  readonly standing?: Standing;
  readonly addedCalls?: AddedCalls;
}

const EQUAL: HeaderMatch = { aligner: null, distance: 0 };

const sameHeader = (b: Fragment, a: Fragment): boolean => b.text === a.text && b.statement.kind === a.statement.kind;

/** Composites that contain the same are one: equal headers at equal depth, equal headers, replaced headers; and those of which what they contained went elsewhere. */
export function headerRounds(input: Compared): { readonly rounds: readonly HeaderRound[]; readonly emptied: readonly HeaderRound[] } {
  const rounds: HeaderRound[] = [
    {
      applies: (b, a) => sameHeader(b, a) && b.statement.depth === a.statement.depth,
      accepts: (b, a, share) => (share > 0 ? EQUAL : null),
    },
    { applies: sameHeader, accepts: (b, a, share) => (share > 0 ? EQUAL : null) },
    // a condition that asks the same thing is the same condition, whatever is done then (15,000 pairs):  if (isOpen()) { load(); }  ->  if (isOpen()) { print(); }
    { applies: (b, a) => sameHeader(b, a) && isKnownByHeader(b.statement), accepts: () => EQUAL },
    {
      applies: (b, a) => comparableComposites(b.statement.kind, a.statement.kind),
      accepts: (b, a, share) => {
        if (share === 0) return null;
        // over whatever it goes, one statement is enough (1,940 pairs):  for (A a : all) { put(a); }  ->  for (B b : others()) { A a = b.a(); put(a); log(b); … }
        const isPart = input.standing === undefined;
        const isAnchored = share >= (isPart ? 1 : ANCHORING_SHARE) || [b, a].every(({ statement }) => statement.kind === 'enhancedFor');
        const aligner = alignHeaders(b.statement, a.statement, input.beforeNames, input.afterNames, isAnchored, isPart);
        return aligner && { aligner, distance: normalizedDistance(b.text, a.text) };
      },
    },
  ];
  // what it contained went into a method that is called now
  const emptied: HeaderRound = {
    applies: (b, a) => b.statement.kind === a.statement.kind && tellsByItself(a.statement),
    accepts: (b, a) => {
      if (shareOfAddedCalls(a.statement, input.addedCalls ?? NO_ADDED_CALLS) < ANCHORING_SHARE) return null;
      const isOfAll = b.statement.kind === 'enhancedFor';
      const aligner = alignHeaders(b.statement, a.statement, input.beforeNames, input.afterNames, isOfAll);
      return aligner && { aligner, distance: normalizedDistance(b.text, a.text), inferred: true };
    },
  };
  const goesThroughTheSame: HeaderRound = {
    ...emptied,
    applies: (b, a) => emptied.applies(b, a) && valuesOf(b.statement)[0]?.text === valuesOf(a.statement)[0]?.text,
  };
  return { rounds, emptied: [goesThroughTheSame, emptied] };
}

/** Clauses that do nothing, of whatever `try` statements. */
export const EMPTY_CLAUSES: HeaderRound = {
  applies: ({ statement: b }, { statement: a }) => [b, a].every(({ kind, children }) => kind === 'catch' && children.length === 0),
  accepts: () => EQUAL,
};

/** What catches the same, or ends with the same, is tried the same (480 pairs between types). Methods that may have nothing to do with one another have to say something there. */
export function sharedClauses(loose: boolean, share: (before: Statement, after: Statement) => number): HeaderRound {
  const counts = loose
    ? share
    : (before: Statement, after: Statement): number => (after.children.every(isTrivial) ? 0 : share(before, after));
  return {
    applies: sameHeader,
    accepts: (b, a) => (areCaughtAlike(b.statement, a.statement, counts) || endsAlike(b.statement, a.statement, counts) ? EQUAL : null),
  };
}
